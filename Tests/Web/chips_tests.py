"""Rows D1 to D7: chips, and the control that is made of them."""

from case import each_direction

TITLES = ["All", "Financials", "News", "Maps", "Shopping", "Images", "Web", "Other"]


@each_direction
class Chips:
    def chips(self, titles=TITLES, length=None, width=320, **given):
        return self.strip(titles, length, width, attributes={"variant": "chips", **given.pop("attributes", {})}, **given)

    def test_D1_the_whole_chip_and_the_height_around_it_take_the_tap(self):
        strip = self.chips()
        look = strip.look()
        box, tab = look["box"], look["tabs"][2]
        x = box["x"] + tab["x"]
        for index, place in ((2, (x + 2, box["y"] + 22)), (1, None), (2, (x + tab["width"] / 2, box["y"] + 1)), (0, None)):
            if place:
                self.hand.click(*place)
            else:
                strip.run("strip.selected = a", f"v{index}")
            strip.rest()
            self.assertEqual(strip.selected(), [index])
            if strip.look()["tabs"][2]["x"] != tab["x"]:
                strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = 0")
                strip.rest()

    def test_D2_nothing_moves_when_a_chip_is_selected(self):
        strip = self.chips(width=900)
        before = strip.places()
        for index in range(len(TITLES)):
            strip.click(index)
            strip.rest()
            self.assertEqual(strip.places(), before)
            fits = strip.ask("[...strip.shadowRoot.querySelectorAll('[part=label]')].every((n) => n.scrollWidth <= n.clientWidth + 1)")
            self.assertTrue(fits, "nothing is cut")
        self.assertEqual((strip.style(7, "font-size"), strip.style(0, "font-size")), ("14px", "12px"))
        self.assertNotEqual(strip.style(7, "background-color"), strip.style(0, "background-color"))

    def test_D3_the_tap_is_told_with_value_and_index(self):
        strip = self.chips(["Same", "Same", "Same"], width=500)
        strip.click(2)
        strip.rest()
        told = self.page.ask("probe.told.at(-1)")
        self.assertEqual(told, {"type": "change", "value": "v2", "index": 2, "cause": "tap", "previous": "v0"})

    def test_D4_spacing_insets_and_heights(self):
        strip = self.chips(3, length=70)
        self.assertEqual([begin for begin, _ in strip.places().values()], [20, 102, 184])
        look = strip.look()
        self.assertEqual(look["box"]["height"], 44)
        tab = look["tabs"][0]
        self.assertLess(tab["height"], 40, "the body hugs its label")
        self.assertAlmostEqual(tab["y"] + tab["height"] / 2, 22, delta=0.6)
        self.assertEqual(self.page.ask("getComputedStyle(stage.strips[0].shadowRoot.querySelector('.scroller')).scrollbarWidth"), "none")

    def test_D5_new_titles_keep_the_selection_by_value_else_the_first(self):
        strip = self.chips()
        self.assertEqual(strip.selected(), [0])
        strip.run("strip.selected = 'v2'; strip.items = strip.items.slice(1)")
        strip.rest()
        self.assertEqual(strip.value(), "v2")
        strip.run("strip.items = [{value: 'new'}, {value: 'newer'}]")
        strip.rest()
        self.assertEqual((strip.selected(), strip.value()), ([0], "new"))

    def test_D6_a_tap_centres_the_chip(self):
        strip = self.chips(12, length=80)
        longest = 20 + 12 * 92 - 12 + 20 - 320
        for index in (2, 3, 5, 6, 8, 10, 11):
            strip.click(index)
            strip.rest()
            self.assertEqual(strip.offset(leading=20, spacing=12), max(0, min(longest, 20 + 92 * index + 40 - 160)))

    def test_D7_the_chosen_title_becomes_the_pages(self):
        strip = self.chips(width=900)
        strip.run("strip.addEventListener('change', (event) => { document.title = strip.items[event.index].label; })")
        strip.click(4)
        strip.rest()
        self.assertEqual(self.page.ask("document.title"), "Shopping")
        strip.click(4)
        strip.rest()
        self.assertEqual(strip.told()[-1], ("reselect", "v4", "reselect"))
