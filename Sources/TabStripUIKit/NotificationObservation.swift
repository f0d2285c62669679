#if canImport(UIKit)
  import UIKit

  /// Listens to a notification that is posted on the main thread, until it is let go of.
  final class NotificationObservation: @unchecked Sendable {
    // Written once; NotificationCenter may be told on any thread that it has ended.
    private let token: any NSObjectProtocol

    /// Listens from now on.
    @MainActor
    init(of name: NSNotification.Name, _ body: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { body() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
