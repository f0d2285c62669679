#if arch(wasm32)
  // What the module asks of JavaScript; Web/module.js has the other side. Tabs are the element's numbers.

  /// Writes the widths of a tab's title, icon and badge to three numbers in memory.
  @_extern(wasm, module: "host", name: "measure")
  @_extern(c)
  func hostMeasure(_ strip: Int32, _ key: Int32, _ widths: UnsafeMutablePointer<Double>)

  /// Whether a user may make a change; 0: no.
  @_extern(wasm, module: "host", name: "allows")
  @_extern(c)
  func hostAllows(_ strip: Int32, _ old: Int32, _ new: Int32, _ cause: Int32) -> Int32

  /// Tells what changed: `cause` is −1 without a change of selection, `again` without a tab chosen again.
  @_extern(wasm, module: "host", name: "report")
  @_extern(c)
  func hostReport(_ strip: Int32, _ old: Int32, _ new: Int32, _ cause: Int32, _ again: Int32)

  /// A view goes out of sight, with 1 for good.
  @_extern(wasm, module: "host", name: "conceal")
  @_extern(c)
  func hostConceal(_ strip: Int32, _ view: Int32, _ isGone: Int32)

  /// The frame is to be shown whose numbers stand there.
  @_extern(wasm, module: "host", name: "show")
  @_extern(c)
  func hostShow(_ strip: Int32, _ numbers: UnsafeMutablePointer<Double>, _ needsNaturalSize: Int32)

  /// `render` is to be called before the next frame of the display.
  @_extern(wasm, module: "host", name: "requestFrame")
  @_extern(c)
  func hostRequestFrame(_ strip: Int32)
#endif
