import CAdwaita

/// Calls a closure for each signal of an object. The object keeps the closure, and what it captures, until it goes.
@MainActor
func connect(_ signal: String, of object: some SignalSource, _ body: @escaping @MainActor () -> Void) {
  let handler = SignalHandler(body)
  // With the handler in the first place whatever the signal's own arguments are, one function answers every signal.
  let answer: @convention(c) (gpointer?) -> Void = { handler in
    let handler = Unmanaged<SignalHandler>.fromOpaque(handler!).takeUnretainedValue()
    MainActor.assumeIsolated { handler.body() }
  }
  g_signal_connect_data(
    object.instance, signal, unsafeBitCast(answer, to: GCallback.self), Unmanaged.passRetained(handler).toOpaque(),
    { handler, _ in Unmanaged<SignalHandler>.fromOpaque(handler!).release() }, G_CONNECT_SWAPPED)
}

private final class SignalHandler: Sendable {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

/// A pointer to an object that sends signals.
protocol SignalSource {
  var instance: gpointer { get }
}

extension OpaquePointer: SignalSource {
  var instance: gpointer { gpointer(self) }
}

extension UnsafeMutablePointer<GtkWidget>: SignalSource {
  var instance: gpointer { gpointer(self) }
}
