#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import TabStripCore

  /// The binding behind a strip, by how many values it holds.
  enum StripSelection<Value: Hashable> {
    case one(Binding<Value>)
    case atMostOne(Binding<Value?>)
    case any(Binding<Set<Value>>)

    /// What the app says is selected.
    var values: Set<Value> {
      switch self {
      case .one(let binding): [binding.wrappedValue]
      case .atMostOne(let binding): binding.wrappedValue.map { [$0] } ?? []
      case .any(let binding): binding.wrappedValue
      }
    }

    /// Tells the app what is selected in the strip.
    ///
    /// - Returns: Whether it could be told: a binding that holds one value cannot be told of none.
    func tell(_ selected: [Value]) -> Bool {
      switch self {
      case .one(let binding):
        guard let value = selected.first else { return false }
        binding.wrappedValue = value
      case .atMostOne(let binding): binding.wrappedValue = selected.first
      case .any(let binding): binding.wrappedValue = Set(selected)
      }
      return true
    }

    /// The mode that keeps to the binding: its bounds where it is multiple are the app's.
    func mode(_ wanted: SelectionMode) -> SelectionMode {
      switch (self, wanted) {
      case (.one, _): .required
      case (.atMostOne, _): .optional
      case (.any, .multiple): wanted
      case (.any, _): .multiple(min: 0, max: .max)
      }
    }
  }
#endif
