"""Keys and focus in the page."""

from accessibility import of_role
from case import each_direction


@each_direction
class Keyboard:
    def setUp(self):
        super().setUp()
        self.onward, self.back = ("ArrowRight", "ArrowLeft") if self.direction == "ltr" else ("ArrowLeft", "ArrowRight")

    def enter(self, strip):
        """Comes into the strip by the Tab key."""
        self.page.run(
            "const before = document.querySelector('#before') ?? document.createElement('button'); before.id = 'before'; "
            "document.body.prepend(before); before.focus()"
        )
        self.hand.key("Tab")
        self.page.until(f"stage.focused({strip.number}) !== null")

    def test_a_row_scrolled_away_from_its_stop_is_still_reached(self):
        strip = self.strip(40)
        strip.run("strip.reveal('v30')")
        strip.rest()
        self.assertIsNone(strip.tab(0), "the stop has no view")
        self.enter(strip)
        strip.rest()
        self.assertEqual(strip.focused(), 0)
        self.hand.key(self.onward)
        strip.rest()
        self.assertEqual(strip.focused(), 1)

    def test_radio_buttons_know_all_four_arrows(self):
        strip = self.strip(4, attributes={"semantics": "radiogroup"})
        self.enter(strip)
        seen = []
        for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
            self.hand.key(key)
            strip.rest()
            seen.append(strip.selected())
        self.assertEqual(seen, [[1], [2], [1]])
        strip.run("strip.removeAttribute('semantics')")
        self.page.frames(3)
        strip.rest()
        self.hand.key("ArrowDown")
        strip.rest()
        self.assertEqual(strip.selected(), [1], "tabs leave these to the page")

    def test_arrows_go_as_they_point_and_select(self):
        strip = self.strip(4)
        self.enter(strip)
        seen = []
        for key in (self.onward, self.onward, self.back, "End", "Home"):
            self.hand.key(key)
            strip.rest()
            seen.append((strip.focused(), strip.selected()))
        self.assertEqual(seen, [(1, [1]), (2, [2]), (1, [1]), (3, [3]), (0, [0])])
        self.assertEqual({cause for kind, _, cause in strip.told() if kind == "change"}, {"keyboard"})

    def test_one_tab_stop(self):
        strip = self.strip(6, attributes={"selected": "v3"}, width=700)
        self.assertEqual([tab["tabIndex"] for tab in strip.look()["tabs"]], [-1, -1, -1, 0, -1, -1])
        self.page.run("const after = document.createElement('button'); after.id = 'after'; document.querySelector('main').append(after)")
        self.enter(strip)
        self.assertEqual(strip.focused(), 3)
        self.hand.key("Tab")
        self.page.until("document.activeElement.id === 'after'")
        self.hand.key("Tab", shift=True)
        self.page.until(f"stage.focused({strip.number}) === 3")

    def test_R154_the_stop_is_not_lost_when_the_focus_goes(self):
        strip = self.strip(6, width=700)
        self.enter(strip)
        self.hand.key(self.onward)
        self.page.run("document.activeElement.blur()")
        strip.rest()
        self.assertEqual([tab["index"] for tab in strip.look()["tabs"] if tab["tabIndex"] == 0], [1])
        self.enter(strip)
        self.assertEqual(strip.focused(), 1)

    def test_focus_is_ringed_by_keys_and_not_by_the_mouse(self):
        strip = self.strip(4)
        strip.click(1)
        strip.rest()
        self.assertNotIn("focused", strip.tab(1)["states"])
        self.hand.key(self.onward)
        strip.rest()
        self.assertIn("focused", strip.tab(2)["states"])

    def test_keys_with_modifiers_are_the_browsers(self):
        strip = self.strip(4)
        self.enter(strip)
        self.page.run("window.left = 0; addEventListener('keydown', (e) => { if (!e.defaultPrevented) left += 1; e.preventDefault(); })")
        for modifier in ("ctrl", "alt", "meta"):
            self.hand.key("ArrowRight", **{modifier: True})
            self.hand.key("ArrowLeft", **{modifier: True})
        self.page.frames()
        self.assertEqual((strip.focused(), self.page.ask("left")), (0, 6))

    def test_disabled_ones_are_passed_over(self):
        items = [{"value": f"v{n}", "label": f"Tab {n}", "disabled": n in (1, 2)} for n in range(5)]
        strip = self.strip(items, width=700)
        self.enter(strip)
        self.hand.key(self.onward)
        strip.rest()
        self.assertEqual((strip.focused(), strip.selected()), (3, [3]))
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.selected(), [3])

    def test_the_focused_tab_comes_into_view_with_a_peek_of_the_next(self):
        strip = self.strip(20, attributes={"variant": "underline"})
        self.enter(strip)
        for _ in range(6):
            self.hand.key(self.onward)
        strip.rest()
        tab = strip.tab(6)
        self.assertGreaterEqual(tab["flow"], 0)
        self.assertLess(tab["flow"] + tab["width"], 360)

    def test_focus_never_lands_on_a_view_used_for_another_tab(self):
        strip = self.strip(200)
        self.enter(strip)
        for end in (9000, 0, 4000):
            strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", end * self.sign)
            strip.rest()
            self.assertEqual(strip.focused(), 0)
            focused = [one for one in of_role(self.page, "tab") if one.states.get("focused")]
            self.assertEqual([one.name for one in focused], ["Tab 0"])

    def test_page_keys_go_by_what_is_wholly_seen(self):
        strip = self.strip(40)
        self.enter(strip)
        self.hand.key("PageDown")
        strip.rest()
        first = strip.focused()
        self.assertGreaterEqual(first, 2)
        self.hand.key("PageDown")
        strip.rest()
        self.assertGreater(strip.focused(), first)
        self.hand.key("PageUp")
        self.hand.key("PageUp")
        strip.rest()
        self.assertEqual(strip.focused(), 0)

    def test_the_focus_waits_while_all_are_disabled_and_is_the_selected_ones_again(self):
        for activation, again in (("auto", 3), ("manual", 0)):
            strip = self.strip(6, width=700, attributes={"activation": activation})
            self.enter(strip)
            for _ in range(3):
                self.hand.key(self.onward)
            strip.rest()
            self.assertEqual(strip.focused(), 3)
            for disabled, place in (("true", 3), ("false", again)):
                strip.run(f"strip.items = strip.items.map((item) => ({{...item, disabled: {disabled}}}))")
                strip.rest()
                self.assertEqual(strip.focused(), place, activation)
            self.hand.key(self.onward)
            strip.rest()
            self.assertEqual(strip.focused(), again + 1, activation)
            strip.run("strip.remove()")

    def test_autofocus_brings_the_focus_to_its_stop_and_takes_it_from_nobody(self):
        strip = self.strip(5, attributes={"autofocus": "", "selected": "v2"}, width=500)
        self.assertEqual(strip.focused(), 2)
        self.hand.key(self.onward)
        strip.rest()
        self.assertEqual(strip.selected(), [3])
        self.page.run("const field = document.createElement('input'); document.body.prepend(field); field.focus()")
        other = self.strip(5, attributes={"autofocus": ""}, width=500)
        self.assertEqual((other.focused(), self.page.ask("document.activeElement.localName")), (None, "input"))
