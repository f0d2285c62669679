import TabStripCore
import TabStripUIKit
@_spi(StandIn) import UIKit
@_spi(StandIn) import UIKitPainter

/// Strips in the states that pages at rest do not show: pressed, disabled, focused, scrolled, pinned.
@MainActor
final class LookSheet {
  private let display: Display
  private var y: CGFloat = 16
  private var tabs: SectionTabs<String>?

  /// The strips from the top, but for that of the page.
  private(set) var strips: [TabStripView<String>] = []

  /// What is seen.
  var picture: Picture { Picture(of: display.window) }

  private static let width: CGFloat = 390

  /// Puts the strips into their states on a device.
  init(_ traits: UITraitCollection) {
    UIFont.typesetter = PangoTypesetter.shared
    display = Display(width: Self.width, height: 490, traits: traits)
    display.window.backgroundColor = .systemBackground
    display.onFrame = { DisplayLink.step(at: $0) }
    var pills = TabStripStyle.pills
    // As far as the drawings have it.
    pills.fade = FadeStyle(clearDistance: 25, solidDistance: 56)
    let topics = ["For you", "Music", "Live", "Podcasts", "Football", "Gaming", "News"]
    let pressed = add(topics.map { TabStripItem(id: $0, title: $0) }, pills, .pills, selecting: "Live")
    add(
      topics.map { TabStripItem(id: $0, title: $0, isEnabled: $0 != "Football") }, pills, .pills,
      selecting: "Podcasts")
    addLists()
    addSections()
    let kinds = ["All", "Financials", "News", "Maps", "Shopping", "Images"]
    let chips = add(kinds.map { TabStripItem(id: $0, title: $0) }, .chips, .focusing, selecting: "All")
    add(
      ["Day", "Week", "Month", "Year"].map { TabStripItem(id: $0, title: $0) }, .segmented, .segmented,
      selecting: "Week", margin: 16)
    display.window.layoutIfNeeded()
    chips.becomeFirstResponder()
    let forward: UIKeyboardHIDUsage = traits.layoutDirection == .rightToLeft ? .keyboardLeftArrow : .keyboardRightArrow
    for _ in 0..<3 { Keyboard.press(forward, in: display.window) }
    display.show(seconds: 2)
    if let podcasts = pressed.label("Podcasts") {
      Finger(on: display).down(
        at: podcasts.convert(CGPoint(x: podcasts.bounds.midX, y: podcasts.bounds.midY), to: display.window))
    }
    display.show(seconds: 1)
  }

  @discardableResult
  private func add(
    _ items: [TabStripItem<String>], _ style: TabStripStyle, _ configuration: TabStripConfiguration,
    selecting id: String, margin: CGFloat = 0
  ) -> TabStripView<String> {
    let strip = TabStripView<String>(style: style, configuration: configuration)
    strip.setItems(items)
    strip.select(id, animated: false)
    strips.append(strip)
    place(strip, height: strip.intrinsicContentSize.height, margin: margin)
    return strip
  }

  private func place(_ view: UIView, height: CGFloat, margin: CGFloat = 0) {
    view.frame = CGRect(x: margin, y: y, width: Self.width - 2 * margin, height: height)
    display.window.addSubview(view)
    y += height + 14
  }

  private func addLists() {
    let makes = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"]
    var faded = TabStripStyle.selectionList
    faded.fade = .edges
    add(makes.map { TabStripItem(id: $0, title: $0) }, faded, .selectionList, selecting: "AUDI")
    var bordered = TabStripStyle.selectionList
    bordered.indicator.form = .border
    bordered.indicator.thickness = 1
    bordered.indicator.inset = 0
    bordered.bodyHeight = 26
    bordered.trim = .none
    let badges = ["ALL CARS": "7", "BITTER": "99+"]
    add(
      makes.prefix(4).map { TabStripItem(id: $0, title: $0, badge: badges[$0]) }, bordered, .selectionList,
      selecting: "AUDI")
  }

  private func addSections() {
    let page = UIScrollView(frame: .zero)
    place(page, height: 130)
    page.layer.borderWidth = 0.5
    page.layer.borderColor = UIColor.separator.resolvedColor(with: page.traitCollection).cgColor
    page.contentSize = CGSize(width: Self.width, height: 70 + 44 + 900)
    let hero = UIView(frame: CGRect(x: 0, y: 0, width: Self.width, height: 70))
    hero.backgroundColor = .systemBlue
    page.addSubview(hero)
    let tabs = SectionTabs<String>()
    tabs.setSections(["First", "Second", "Third"].map { TabStripItem(id: $0, title: $0) })
    tabs.attach(to: page) { CGRect(x: 0, y: 114 + CGFloat($0) * 300, width: Self.width, height: 300) }
    for (index, title) in ["First", "Second", "Third"].enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 126 + CGFloat(index) * 300, width: Self.width - 32, height: 22))
      label.text = title
      label.font = .systemFont(ofSize: 15, weight: .bold)
      page.addSubview(label)
    }
    tabs.scroll(to: "Second", animated: false)
    self.tabs = tabs
  }
}

extension TabStripConfiguration {
  /// Chips of which arrow keys reach one without choosing it.
  fileprivate static var focusing: TabStripConfiguration {
    var configuration = TabStripConfiguration.chips
    configuration.keyboard.selectsOnFocus = false
    return configuration
  }
}

extension UIView {
  /// The label that says a text, in this view or in one inside.
  func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
