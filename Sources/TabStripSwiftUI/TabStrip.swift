#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore
  import TabStripUIKit

  /// A horizontally scrolling strip of tabs, bound to a selection.
  ///
  /// ```swift
  /// TabStrip(selection: $section) {
  ///   StripTab("News", value: .news)
  ///   StripTab("Sport", systemImage: "sportscourt", value: .sport).badge(3)
  ///   if isSignedIn { StripTab("Saved", value: .saved) }
  /// }
  /// .tabStripStyle(.chips)
  /// ```
  ///
  /// It has the height of its style and takes any width. Where it is longer than the room it scrolls. It follows the environment: layout
  /// direction, text size, colour scheme, tint, Reduce Motion, `disabled(_:)` and the locale of its numbers.
  ///
  /// A change of the binding under `withAnimation` moves the strip there; any other is there at once. Tabs keep their identity by their values, so
  /// that tabs and selection may change together. The binding is told what a user chooses, and who takes over from a selected tab that
  /// is removed; never what the app itself has set. How the strip behaves otherwise is that of ``TabStripView``, which is behind it.
  public struct TabStrip<Value: Hashable>: View {
    let selection: StripSelection<Value>
    let tabs: [StripTab<Value>]
    private(set) var onReselect: ((Value) -> Void)?
    private(set) var refusesSelection: ((Value?, SelectionCause) -> Bool)?
    private(set) var refusesDeselection: ((Value, SelectionCause) -> Bool)?
    private(set) var position: Double?
    private(set) var style: TabStripStyle?
    private(set) var configuration: TabStripConfiguration?

    /// The strip behind the view, with its own height.
    public var body: some View {
      RepresentedStrip(strip: self).fixedSize(horizontal: false, vertical: true)
    }

    private init(_ selection: StripSelection<Value>, _ tabs: [StripTab<Value>]) {
      self.selection = selection
      self.tabs = tabs
    }

    // MARK: Tabs from a closure

    /// Makes a strip in which one tab is selected.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab. While no tab has the value, the strip shows what it showed, at first the first tab that is
    ///     not disabled, and the binding keeps its value.
    ///   - tabs: The tabs.
    /// - Complexity: An update costs O(n) for n tabs, and O(n log n) where any has changed.
    public init(selection: Binding<Value>, @StripTabBuilder<Value> tabs: () -> [StripTab<Value>]) {
      self.init(.one(selection), tabs())
    }

    /// Makes a strip in which one tab is selected, or none. Choosing the selected tab again takes it out.
    public init(selection: Binding<Value?>, @StripTabBuilder<Value> tabs: () -> [StripTab<Value>]) {
      self.init(.atMostOne(selection), tabs())
    }

    /// Makes a strip in which several tabs may be selected. How many is bounded by a configuration whose `selectionMode` is
    /// `.multiple(min:max:)`; others bound nothing.
    public init(selection: Binding<Set<Value>>, @StripTabBuilder<Value> tabs: () -> [StripTab<Value>]) {
      self.init(.any(selection), tabs())
    }

    // MARK: Tabs from data

    /// Makes a strip of a tab for each item, in which one tab is selected.
    ///
    /// ```swift
    /// TabStrip(selection: $channel, channels) { channel in StripTab(channel.name, value: channel.id) }
    /// ```
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab; as in ``init(selection:tabs:)``.
    ///   - items: The app's items, in order.
    ///   - tab: Makes the tab of an item. Called for every item in every update.
    public init<Items: Sequence>(
      selection: Binding<Value>, _ items: Items, tab: (Items.Element) -> StripTab<Value>
    ) {
      self.init(.one(selection), items.map(tab))
    }

    /// Makes a strip of a tab for each item, in which one tab is selected, or none.
    public init<Items: Sequence>(
      selection: Binding<Value?>, _ items: Items, tab: (Items.Element) -> StripTab<Value>
    ) {
      self.init(.atMostOne(selection), items.map(tab))
    }

    /// Makes a strip of a tab for each item, in which several tabs may be selected.
    public init<Items: Sequence>(
      selection: Binding<Set<Value>>, _ items: Items, tab: (Items.Element) -> StripTab<Value>
    ) {
      self.init(.any(selection), items.map(tab))
    }

    // MARK: What a user does

    /// Does something when a user chooses the selected tab again, such as scrolling to the top.
    ///
    /// It asks for nothing where the configuration's `reselection` is `.ignore`: that is read as `.report`. In a strip whose binding holds an
    /// optional value or a set, choosing a selected tab takes it out instead.
    ///
    /// - Parameter action: Is given the tab's value.
    public func onReselect(perform action: @escaping (Value) -> Void) -> TabStrip {
      with { $0.onReselect = action }
    }

    /// Refuses choices of a user's before they take effect. What the app selects is never asked about.
    ///
    /// - Parameter isRefused: Is given the value that is to be selected, nil where one is to be taken out and none comes in, and who asks; true
    ///   leaves everything as it is.
    public func tabStripSelectionVeto(_ isRefused: @escaping (Value?, SelectionCause) -> Bool) -> TabStrip {
      with { $0.refusesSelection = isRefused }
    }

    /// Refuses that a user takes a tab out of the selection, where the binding holds an optional value or a set.
    ///
    /// - Parameter isRefused: Is given the value that is to be taken out, and who asks; true leaves everything as it is.
    public func tabStripDeselectionVeto(_ isRefused: @escaping (Value, SelectionCause) -> Bool) -> TabStrip {
      with { $0.refusesDeselection = isRefused }
    }

    // MARK: Pagers

    /// Says where a pager is that the strip goes with: at 2.35 it is 35 % of the way from tab 2 to tab 3.
    ///
    /// Indicator, selected look and row are there in the next frame, as often as the position changes, never animated: also under `withAnimation`,
    /// which gives the value at the end of the animation at once. What is selected stays so. When the pager rests, say nil: the tab
    /// nearest to where it was is selected then, a disabled one too, and the binding is told once the update is over; not where the pager has told it
    /// already, or the same update brings another value. A pager that always has a position has to tell the binding itself.
    ///
    /// A tab that a user or the app chooses ends that, and the strip goes there by itself. Until the pager is there, too, or turns away, it is not
    /// followed on its way. Where the binding changes to one of the two tabs that a moving pager is between, the pager has told it, and stays followed.
    ///
    /// ```swift
    /// TabStrip(selection: $topic, topics) { StripTab($0.name, value: $0.id) }
    ///   .tabStripPosition(position)
    /// ```
    ///
    /// - Parameter position: In tabs, from 0, whatever the direction. What lies beyond the row is taken as its end. NaN and infinity, as a page
    ///   without a width may give, leave all as it is, and are reported once in the log.
    /// - Complexity: A position that changes updates the strip: O(n) for n tabs.
    public func tabStripPosition(_ position: Double?) -> TabStrip { with { $0.position = position } }

    // MARK: Looks and behaviour

    /// Sets how this strip looks, as ``SwiftUI/View/tabStripStyle(_:)`` does for all in a view: so that the modifiers of a strip can stand in
    /// any order.
    public func tabStripStyle(_ style: TabStripStyle) -> TabStrip { with { $0.style = style } }

    /// Sets how this strip behaves, as ``SwiftUI/View/tabStripConfiguration(_:)`` does for all in a view.
    public func tabStripConfiguration(_ configuration: TabStripConfiguration) -> TabStrip {
      with { $0.configuration = configuration }
    }

    private func with(_ change: (inout TabStrip) -> Void) -> TabStrip {
      var strip = self
      change(&strip)
      return strip
    }
  }
#endif
