/// The makes of source system B's example, two of them with letters beyond ASCII's.
enum Car {
  /// The tabs, without badges.
  static let items = [
    DemoItem("all", "ALL CARS"), DemoItem("audi", "AUDI"), DemoItem("bitter", "BITTER"), DemoItem("bmw", "BMW"),
    DemoItem("buessing", "BÜSSING"), DemoItem("gumpert", "GUMPERT"), DemoItem("man", "MAN"),
    DemoItem("mercedes", "MERCEDES-BENZ"), DemoItem("skoda", "ŠKODA"),
  ]

  /// What badges say; a 0 is there to be hidden.
  static let badges = ["all": "7", "bitter": "99+", "bmw": "0", "man": "2"]
}
