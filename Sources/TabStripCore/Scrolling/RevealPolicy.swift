/// Where a tab is brought to when it is chosen or focused.
public enum RevealPolicy: Hashable, Sendable {
  /// The row stays where it is.
  case none
  /// The least movement that shows the whole tab and `peek` points beyond it on both sides. A tab wider than the strip is
  /// aligned at its leading end.
  case nearest(peek: Double)
  /// The tab's middle to the middle of the strip, as far as the ends of the row allow.
  case center
  /// The tab's leading end to the leading end of the strip, as far as the ends of the row allow.
  case leading
  /// The tab's trailing end to the trailing end of the strip, as far as the ends of the row allow. A tab wider than the strip shows its
  /// trailing part.
  case trailing
}

/// The reveal policy for each cause of a change, and how near to the strip's ends a tab is brought.
public struct RevealPolicies: Hashable, Sendable {
  /// After a tap or click.
  public var tap: RevealPolicy
  /// After a key.
  public var keyboard: RevealPolicy
  /// After the program chose, also at the first layout and after a removal.
  public var program: RevealPolicy
  /// While a position is tracked.
  public var tracking: RevealPolicy

  /// Points at the strip's leading end that a revealed tab is kept clear of, as something of the app's own lies over them. ``RevealPolicy/center``
  /// means the middle of the whole strip all the same, unless ``centerShift`` says otherwise. Negative, infinite or NaN: 0, reported. After CSS `scroll-padding`.
  public var leadingMargin: Double
  /// The same at the trailing end.
  public var trailingMargin: Double
  /// Points from the strip's middle to where ``RevealPolicy/center`` brings a tab's middle: positive toward the trailing end, negative toward the leading one, for
  /// strips over an end of which something of the app's own lies; never so far that the tab leaves the strip. Infinite or NaN: 0, reported.
  public var centerShift: Double

  /// Makes the policies.
  public init(
    tap: RevealPolicy = .center, keyboard: RevealPolicy = .nearest(peek: 24), program: RevealPolicy = .center,
    tracking: RevealPolicy = .center, leadingMargin: Double = 0, trailingMargin: Double = 0,
    centerShift: Double = 0
  ) {
    self.leadingMargin = leadingMargin
    self.trailingMargin = trailingMargin
    self.centerShift = centerShift
    self.tap = tap
    self.keyboard = keyboard
    self.program = program
    self.tracking = tracking
  }

  /// The same policy whatever the cause.
  public init(_ policy: RevealPolicy) { self.init(tap: policy, keyboard: policy, program: policy, tracking: policy) }

  /// The policy for a cause.
  public func policy(for cause: SelectionCause) -> RevealPolicy {
    switch cause {
    case .tap, .reselect: tap
    case .keyboard: keyboard
    case .program, .removal: program
    case .tracking, .centralTab: tracking
    }
  }
}
