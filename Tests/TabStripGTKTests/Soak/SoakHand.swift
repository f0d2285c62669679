import CGtk4
import TabStripGTK
import _TabStripTestSupport

/// Real mouse and keyboard in a soak: what a hand does to a widget, at random places.
@MainActor
struct SoakHand {
  let stage: SoakStage

  /// Clicks once, or quickly twice, seldom with another button.
  func click(_ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    let button = Int.random(in: 0..<10, using: &random) == 0 ? "3" : "1"
    let again = Int.random(in: 0..<5, using: &random) == 0
    perform(move(to: place(in: widget, &random)) + ["click", button] + (again ? ["click", button] : []))
  }

  /// Drags and lets go, in the middle of the movement or after standing still.
  ///
  /// - Parameter meanwhile: Done while the button is held.
  func drag(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom,
    meanwhile: ((inout SeededRandom) -> Void)? = nil
  ) {
    let (start, end) = (place(in: widget, &random), place(in: widget, &random))
    let leaves = Int.random(in: 0..<6, using: &random) == 0 ? 90.0 : 0
    let rests = Bool.random(using: &random)
    let steps = Int.random(in: 3...9, using: &random)
    func part(_ numbers: ClosedRange<Int>) -> [String] {
      numbers.flatMap { number -> [String] in
        let share = Double(number) / Double(steps)
        return move(
          to: (start.x + (end.x - start.x) * share, start.y + (end.y + leaves - start.y) * share)) + ["sleep", "0.012"]
      }
    }
    perform(move(to: start) + ["mousedown", "1"] + part(1...steps / 2))
    meanwhile?(&random)
    perform(part(steps / 2 + 1...steps) + (rests ? ["sleep", "0.12"] : []) + ["mouseup", "1"])
  }

  /// Holds the button down near an end, where a strip has its overflow buttons.
  func hold(_ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    let width = Double(gtk_widget_get_width(widget))
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(widget, stage.window.pointer, 0, 0, &x, &y)
    x += Bool.random(using: &random) ? 12 : width - 12
    y += Double(gtk_widget_get_height(widget)) / 2
    let time = ["0.05", "0.3", "0.9"][Int.random(in: 0..<3, using: &random)]
    perform(move(to: (x, y)) + ["mousedown", "1", "sleep", time, "mouseup", "1"])
  }

  /// Turns the wheel, along either axis.
  func wheel(_ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    let button = "\(Int.random(in: 4...7, using: &random))"
    let turns = Int.random(in: 1...6, using: &random)
    perform(
      move(to: place(in: widget, &random)) + (0..<turns).flatMap { _ in ["click", button, "sleep", "0.01"] })
  }

  /// Moves the mouse across.
  func hover(_ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    perform((0..<4).flatMap { _ in move(to: place(in: widget, &random)) + ["sleep", "0.02"] })
  }

  /// Presses keys, most often on the widget.
  func keys(_ widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    if Int.random(in: 0..<4, using: &random) > 0 { gtk_widget_grab_focus(widget) }
    let names = [
      "Left", "Right", "Left", "Right", "Home", "End", "Prior", "Next", "space", "Return", "Tab", "shift+Tab", "Up",
      "Down", "Escape",
    ]
    let count = Int.random(in: 1...5, using: &random)
    perform((0..<count).flatMap { _ in ["key", names[Int.random(in: names.indices, using: &random)]] })
  }

  /// Drags the parcel over a widget and lets it go there or somewhere else.
  func carryParcel(over widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) {
    let start = place(in: stage.parcel, &random)
    let (over, end) = (place(in: widget, &random), place(in: stage.window.pointer, &random))
    let wait = Bool.random(using: &random) ? "0.2" : "0.03"
    perform(
      move(to: start) + ["mousedown", "1"]
        + (1...4).flatMap { move(to: (start.x + Double($0 * 5), start.y)) + ["sleep", "0.02"] }
        + move(to: (over.x - 3, over.y)) + ["sleep", "0.03"] + move(to: over) + ["sleep", wait]
        + move(to: Bool.random(using: &random) ? over : end) + ["mouseup", "1"])
  }

  /// Somewhere on a widget, on the display.
  private func place(in widget: UnsafeMutablePointer<GtkWidget>, _ random: inout SeededRandom) -> (x: Double, y: Double)
  {
    let (across, down) = (Double.random(in: 0..<1, using: &random), Double.random(in: 0.2..<0.8, using: &random))
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      widget, stage.window.pointer, Double(gtk_widget_get_width(widget)) * across,
      Double(gtk_widget_get_height(widget)) * down, &x, &y)
    return (x, y)
  }

  private func move(to place: (x: Double, y: Double)) -> [String] {
    // Before the number `xdotool` would take a sign for an option.
    ["mousemove", "\(max(0, Int(place.x)))", "\(max(0, Int(place.y)))"]
  }

  private func perform(_ steps: [String]) { XDoTool.perform(steps) }
}
