"""Attributes and custom properties for what no preset has."""

from case import each_direction

# Where the pills' tabs lie: the first after 12, the others 88 apart, each 80 long.
PILLS = {"length": 80, "leading": 12, "spacing": 8}


@each_direction
class Attributes:
    def test_succession_says_who_follows_a_removed_item(self):
        for attributes, heir in (
            ({}, "v3"), ({"succession": "next"}, "v3"), ({"succession": "previous"}, "v1"), ({"succession": "first"}, "v0"),
            ({"succession": "none", "selection": "optional"}, None), ({"succession": "nonsense"}, "v3"),
        ):  # fmt: skip
            strip = self.strip(5, attributes={"selected": "v2", **attributes})
            strip.run("strip.items = strip.items.filter((item) => item.value !== 'v2')")
            strip.rest()
            self.assertEqual((strip.value(), strip.told()[-1]), (heir, ("change", heir, "removal")), attributes)
            strip.run("strip.remove()")

    def test_deselect_disabled_passes_the_selection_on(self):
        for attributes, value in (({}, "v2"), ({"deselect-disabled": ""}, "v3"), ({"deselect-disabled": "false"}, "v2")):
            strip = self.strip(5, attributes={"selected": "v2", **attributes})
            strip.run("strip.items = strip.items.map((item) => ({...item, disabled: item.value === 'v2'}))")
            strip.rest()
            self.assertEqual(strip.value(), value, attributes)
            strip.run("strip.remove()")

    def test_report_first_tells_what_the_strip_selects_by_itself(self):
        for attributes, told in (
            ({}, []), ({"report-first": "false"}, []), ({"report-first": ""}, [("change", "v0", "program")]),
            ({"report-first": "", "selected": "v1"}, []), ({"report-first": "", "selection": "optional"}, []),
        ):  # fmt: skip
            strip = self.strip(3, attributes=attributes)
            # Before it was in the page it told it, too, and nobody in the page heard that.
            strip.run("strip.items = []")
            strip.rest()
            self.page.run("probe.told.length = 0")
            strip.run("if (a) strip.selected = a; strip.items = [{value: 'v0'}, {value: 'v1'}]", attributes.get("selected"))
            strip.rest()
            self.assertEqual(strip.told(), told, attributes)
            strip.run("strip.selected = null; strip.selected = 'v1'")
            strip.rest()
            self.assertEqual(strip.told(), told, "the program's own choice is not told")
            strip.run("strip.remove()")

    def test_choose_on_press_chooses_when_a_mouse_goes_down(self):
        strip = self.strip(5, attributes={"choose-on-press": ""}, width=700)
        self.hand.press(*strip.middle(2))
        strip.rest()
        self.assertEqual((strip.selected(), strip.changes()), ([2], ["v2"]))
        self.hand.release(*strip.middle(2))
        strip.rest()
        self.assertEqual(strip.told(), [("beforechange", "v2", "tap"), ("change", "v2", "tap")], "not once more")
        self.hand.touch("touchStart", strip.middle(3))
        self.page.frames(3)
        self.assertEqual(strip.selected(), [2], "a finger may be about to drag")
        self.hand.touch("touchEnd")
        strip.rest()
        self.assertEqual(strip.selected(), [3])
        other = self.strip(5, width=700)
        self.hand.press(*other.middle(2))
        self.page.frames(3)
        self.assertEqual(other.selected(), [0])
        self.hand.release(*other.middle(2))

    def test_paging_goes_by_whole_tabs_or_by_a_part_of_what_is_seen(self):
        for attributes, offsets in (
            # Each button covers 40 of 360. Tabs 3 to 5, from 276 to 532, with their middle in the strip's; then 6 to 8.
            ({"paging": "whole"}, [404 - 180, 404 + 264 - 180]),
            ({"paging": "viewport"}, [320, 320 + 280]),
            ({"paging": "viewport", "page-fraction": "0.5"}, [160, 160 + 140]),
        ):
            strip = self.strip(30, attributes=attributes)
            for offset in offsets:
                self.hand.click(*strip.button("trailing"))
                strip.rest()
                self.assertEqual(strip.offset(**PILLS), offset, attributes)
            strip.run("strip.remove()")

    def test_rest_at_ends_finishes_the_way_to_an_end(self):
        for attributes, ends in (({}, range(5, 40)), ({"rest-at-ends": ""}, [0])):
            strip = self.strip(30, attributes={"tolerance": "40", **attributes})
            strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", 100 * self.sign)
            strip.rest()
            x, y = strip.point(150)
            self.hand.drag((x, y), (x + 80 * self.sign, y), release=False)
            # Held until it is no throw any more.
            self.page.frames(20)
            self.hand.release(x + 80 * self.sign, y)
            strip.rest()
            self.assertIn(round(strip.offset(**PILLS)), ends, attributes)
            strip.run("strip.remove()")

    def test_center_shift_moves_the_middle(self):
        for shift in (50, -50):
            strip = self.strip(30, attributes={"center-shift": str(shift)})
            strip.run("strip.selected = 'v12'")
            strip.rest()
            self.assertEqual(strip.tab(12)["flow"] + 40, 180 + shift)
            strip.run("strip.remove()")

    def test_activate_keys_leaves_space_and_enter_to_the_page(self):
        for attributes, value in (({}, "v1"), ({"activate-keys": "false"}, "v0")):
            strip = self.strip(4, attributes={"activation": "manual", **attributes})
            strip.run("strip.focus(); window.taken = []; strip.addEventListener('keydown', (e) => queueMicrotask(() => taken.push(e.defaultPrevented)))")
            self.hand.key("ArrowRight" if self.direction == "ltr" else "ArrowLeft")
            strip.rest()
            self.assertEqual((strip.focused(), strip.value()), (1, "v0"))
            self.hand.key("Enter")
            strip.rest()
            self.assertEqual((strip.value(), self.page.ask("taken")), (value, [True, value == "v1"]), attributes)
            strip.run("strip.remove()")

    def test_the_mark_stays_clear_of_top_and_bottom(self):
        marks = []
        for css in ({}, {"--tab-strip-indicator-top-inset": "3px", "--tab-strip-indicator-bottom-inset": "5px"}):
            strip = self.strip(3, width=400, length=None, attributes={"variant": "segmented"}, css=css)
            mark = strip.look()["indicator"]
            marks.append((mark["y"], mark["height"]))
            strip.run("strip.remove()")
        (y, height), inset = marks
        self.assertEqual(inset, (y + 3, height - 8))

    def test_words_may_be_in_capitals(self):
        strip = self.strip(5, attributes={"variant": "Chips", "selection": "MULTIPLE", "semantics": "ListBox", "activation": "Manual"}, width=500)
        other = self.strip(5, attributes={"variant": "chips", "selection": "multiple", "semantics": "listbox", "activation": "manual"}, width=500)
        self.assertEqual(strip.places(), other.places())
        self.assertEqual([tab["role"] for tab in strip.look()["tabs"]], ["option"] * 5)
        for index in (1, 3):
            strip.click(index)
            strip.rest()
        self.assertEqual(strip.selected(), [1, 3])
        self.assertEqual(strip.ask("[strip.getAttribute('selection'), strip.selection]"), ["MULTIPLE", "MULTIPLE"])

    def test_every_attribute_is_a_property_of_its_name_in_one_word(self):
        strip = self.strip(12, attributes={"selection": None})
        strip.run("strip.selection = 'multiple'; strip.most = 2; strip.showButtons = true; strip.overflow = 'inline'; strip.drag = false")
        strip.rest()
        for index in (0, 1, 2):
            strip.click(index)
            strip.rest()
        self.assertEqual(strip.ask("strip.selectedValues.length"), 2)
        self.assertEqual(strip.ask("['selection', 'most', 'show-buttons', 'drag', 'wrap'].map((name) => strip.getAttribute(name))"), ["multiple", "2", "true", "false", None])
        self.assertEqual(strip.ask("[strip.most, strip.showButtons, strip.drag, strip.wrap]"), ["2", "true", "false", None])
        self.assertIsNotNone(strip.look()["leading"], "shown though the row is at its end")
        strip.run("strip.showButtons = null")
        strip.rest()
        self.assertEqual(strip.ask("[strip.hasAttribute('show-buttons'), strip.showButtons]"), [False, None])
