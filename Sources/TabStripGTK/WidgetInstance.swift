import CGtk4

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// What GObject allocates for a widget of ours: GTK's part, then the Swift object behind it.
struct WidgetInstance {
  var parent: GtkWidget
  var object: Unmanaged<AnyObject>?

  /// The Swift object behind a widget of ours, until the widget is disposed of.
  static func object<Object: AnyObject>(of widget: WidgetPointer?, as type: Object.Type) -> Object? {
    guard let widget else { return nil }
    return widget.withMemoryRebound(to: WidgetInstance.self, capacity: 1) { instance in
      instance.pointee.object.map { unsafeDowncast($0.takeUnretainedValue(), to: type) }
    }
  }

  /// Puts a Swift object behind the widget, which keeps it alive.
  static func attach(_ object: AnyObject, to widget: WidgetPointer) {
    widget.withMemoryRebound(to: WidgetInstance.self, capacity: 1) { instance in
      instance.pointee.object = Unmanaged.passRetained(object)
    }
  }

  /// Lets go of the Swift object, so that late callbacks find none.
  static func detach(from widget: WidgetPointer) {
    widget.withMemoryRebound(to: WidgetInstance.self, capacity: 1) { instance in
      let object = instance.pointee.object
      instance.pointee.object = nil
      object?.release()
    }
  }
}

/// The class of a widget of ours, as its class initialiser sees it.
struct WidgetClass {
  let pointer: UnsafeMutablePointer<GtkWidgetClass>

  /// Registers a direct subclass of GtkWidget with GObject; once per process and name.
  static func register(_ name: String, _ initialize: GClassInitFunc) -> GType {
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<WidgetInstance>.size)
    info.class_init = initialize
    return g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  /// GtkWidget's own implementations, to chain up to.
  static var parent: UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek(gtk_widget_get_type())!.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  init(_ pointer: gpointer?) { self.pointer = pointer!.assumingMemoryBound(to: GtkWidgetClass.self) }

  /// Sets what runs when GObject disposes of the widget. It has to end with ``disposeOfParent(_:)``.
  func onDispose(_ dispose: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void) {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObjectClass.self).pointee.dispose = dispose
  }

  /// Takes the children out, as a widget that is not a container of GTK's has to, and lets GtkWidget finish.
  static func disposeOfParent(_ widget: WidgetPointer) {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
  }

  /// Makes a widget of a registered class. It belongs to whoever puts it somewhere, as every new GtkWidget.
  static func make(_ type: GType) -> WidgetPointer {
    UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).assumingMemoryBound(to: GtkWidget.self)
  }
}

/// Enters the main actor from a callback of GTK's.
///
/// GTK calls back on the one thread that runs it, which is the main thread; the runtime checks that. The arguments, mostly
/// pointers that Swift cannot know to be safe, come through as one value.
func onMainActor<Argument, Result: Sendable>(
  _ argument: Argument, _ body: @MainActor (Argument) -> Result
) -> Result {
  nonisolated(unsafe) let argument = argument
  return MainActor.assumeIsolated { body(argument) }
}

/// Connects a signal to a handler, a C function of the signal's own type, whose last argument is the widget.
///
/// The handler looks up the Swift object behind the widget at each call, so that a signal that comes after disposal finds
/// none. GObject disconnects the handler when the widget or the sender is gone.
@MainActor
func connect<Handler>(_ signal: String, of sender: gpointer, to widget: WidgetPointer, _ handler: Handler) {
  g_signal_connect_object(
    sender, signal, unsafeBitCast(handler, to: GCallback.self), gpointer(widget), GConnectFlags(rawValue: 0))
}
