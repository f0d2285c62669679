import CGtk4

/// Widgets and objects that ought to go.
@MainActor
final class Census {
  private struct Weak { weak var object: AnyObject? }

  let widgets = AliveCount()
  private var objects: [Weak] = []

  func watch(_ new: [AnyObject]) { for object in new { objects.append(Weak(object: object)) } }

  /// What has not gone, by its type. Forgets what has.
  var alive: [String] {
    objects.removeAll { $0.object == nil }
    return objects.compactMap { $0.object.map { "\(type(of: $0))" } } + (0..<widgets.count).map { _ in "widget" }
  }
}

/// Counts GObjects that have not been finalised.
@MainActor
final class AliveCount {
  private(set) var count = 0
  private(set) var watched = 0

  func watch(_ widget: UnsafeMutablePointer<GtkWidget>) {
    count += 1
    watched += 1
    g_object_weak_ref(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self),
      { data, _ in
        let counter = Unmanaged<AliveCount>.fromOpaque(data!)
        MainActor.assumeIsolated { counter.takeRetainedValue().count -= 1 }
      }, Unmanaged.passRetained(self).toOpaque())
  }
}
