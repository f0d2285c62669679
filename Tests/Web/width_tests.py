"""How wide a strip is where nothing says how wide: as its row, and narrower where there is less."""

from case import each_direction

# Each by the elements in which the strip lies, with their styles; a page as strict as this one takes no style attributes.
PLACES = {
    "an item in a row": [("div", "display: flex")],
    "an item in a column": [("div", "display: flex; flex-direction: column; align-items: flex-start")],
    "a track of a grid": [("div", "display: grid; grid-template-columns: auto; justify-content: start")],
    "a word in a line": [("span", "display: inline-block")],
    "a cell of a table": [("table", "border-spacing: 0"), ("tr", ""), ("td", "padding: 0")],
    "what floats": [("div", "float: inline-start")],
    "a dialogue": [("dialog", "display: block; padding: 0; border: 0")],
}


@each_direction
class Width:
    def put(self, place, around):
        """A strip of three tabs, 20 + 80 + 80 + 80 + 20 wide with what lies between them, in a place of the page."""
        strip = self.strip(3, css={"width": "auto"})
        strip.run(
            "let box = document.createElement('div'); box.dir = b; box.style.cssText = `position: relative; width: ${a}px`; document.querySelector('main').append(box);"
            "for (const [name, css] of c) { const inner = document.createElement(name); inner.style.cssText = css; box.append(inner); box = inner; }"
            "box.append(strip)",
            around, self.direction, PLACES[place],
        )  # fmt: skip
        self.page.frames(3)
        return strip.rest()

    def test_as_wide_as_its_row(self):
        for place in PLACES:
            with self.subTest(place):
                strip = self.put(place, 600)
                # Insets of 12, and gaps of 8.
                self.assertAlmostEqual(strip.width, 12 + 80 + 8 + 80 + 8 + 80 + 12, delta=1)
                self.assertEqual({index: start for index, (start, _) in strip.places().items()}, {0: 12, 1: 100, 2: 188})
                strip.click(2)
                strip.rest()
                self.assertEqual(strip.selected(), [2])

    def test_no_wider_than_there_is_room(self):
        for place in PLACES:
            with self.subTest(place):
                strip = self.put(place, 150)
                self.assertAlmostEqual(strip.width, 150, delta=1)
                self.assertIsNotNone(strip.look()["trailing"], "and there is more to see")

    def test_where_its_markup_comes_to_stand_its_size_is_no_error(self):
        self.stage()
        items = "".join(f"<tab-strip-item value=v{number}>Title number {number}</tab-strip-item>" for number in range(3))
        for place in PLACES:
            with self.subTest(place):
                self.page.run(
                    "let box = document.querySelector('main'); box.dir = c;"
                    "for (const [name, css] of a) { const inner = document.createElement(name); inner.style.cssText = css; box.append(inner); box = inner; }"
                    "box.innerHTML = b",
                    PLACES[place], f"<tab-strip variant=pills>{items}</tab-strip>", self.direction,
                )  # fmt: skip
                self.page.frames(3)
                # An observer whose strip becomes wider by it ends in an error event for the page.
                self.assertEqual(self.page.ask("probe.violations"), [])

    def test_it_grows_with_its_tabs(self):
        strip = self.put("an item in a row", 600)
        strip.run("strip.items = [...strip.items, {value: 'new', label: 'New'}]")
        self.page.frames(3)
        strip.rest()
        self.assertAlmostEqual(strip.width, 280 + 88, delta=1)
        self.assertEqual(len(strip.places()), 4)
