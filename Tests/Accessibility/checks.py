"""What assistive technologies are told of a strip, and what they can do with it, left to right and right to left.

Rows of the specification and of reported faults are named where a check is about one.
"""

import unittest

import pyatspi

from bus import Events, Stage, Tab, until

LONG = "long " * 60 + "end"
FEW = ["Home, 1", "Music", "Live", "Search", "Own, 2", LONG]


class StripCase(unittest.TestCase):
    """Checks that are run in a direction."""

    direction = None
    scene = "few"

    def setUp(self):
        self.stage = Stage(self.scene, self.direction)
        self.addCleanup(self.stage.close)
        self.onward, self.back = ("Right", "Left") if self.direction == "ltr" else ("Left", "Right")

    def tell(self, line):
        self.assertEqual(self.stage.tell(line), "done")

    def wait_for_names(self, names):
        try:
            until(lambda: self.stage.names == names, "the names")
        except AssertionError:
            self.assertEqual(self.stage.names, names)

    def wait_for_focus(self, name):
        until(lambda: self.stage.focused() == name, f"the focus comes to {name}")

    def wait_for_selection(self, *names):
        def selected():
            return [tab.name for tab in self.stage.tabs if "selected" in tab.states] == list(names)

        until(selected, f"selected are {names}")


class FewTabs(StripCase):
    def setUp(self):
        super().setUp()
        self.wait_for_names(FEW)

    def test_each_tab_has_a_role_and_one_name(self):
        # R159: the badge is said once; R161: tabs have a role; E13: the whole title, however it is shortened.
        for tab in self.stage.tabs:
            self.assertEqual(tab.role, "page tab")
            self.assertEqual(tab.accessible.childCount, 0, f"{tab.name} is read again by what is inside")

    def test_only_tabs_are_in_the_list(self):
        # R162: neither buttons nor the indicator.
        self.assertEqual(Tab(self.stage.strip).name, "")
        self.assertIn("horizontal", Tab(self.stage.strip).states)
        self.assertEqual({tab.role for tab in self.stage.tabs}, {"page tab"})
        lefts = [tab.left for tab in self.stage.tabs]
        self.assertEqual(lefts, sorted(lefts, reverse=self.direction == "rtl"))

    def test_one_is_selected_and_one_disabled(self):
        # R161
        self.wait_for_selection("Home, 1")
        for tab in self.stage.tabs:
            self.assertIn("selectable", tab.states)
            self.assertEqual("sensitive" in tab.states, tab.name != "Live", tab.name)

    def test_positions_come_from_the_model(self):
        # R157
        self.assertEqual([tab.description for tab in self.stage.tabs], [f"{n} of 6" for n in range(1, 7)])
        self.assertEqual(self.stage.tell("positions 1"), "6 right")
        self.tell("remove home")
        until(lambda: self.stage.tabs[0].description == "1 of 5", "the tabs count anew")
        self.assertEqual(self.stage.tell("positions 1"), "5 right")

    def test_a_client_selects(self):
        with Events("object:state-changed:selected") as events:
            self.assertEqual(self.stage.tab("Music").actions, ["select"])
            self.stage.tab("Music").do("select")
            self.wait_for_selection("Music")
            until(lambda: len(events.seen) >= 2, "both tabs tell")
        told = {(name, on) for _, on, name in events.seen}
        self.assertEqual(told, {("Home, 1", 0), ("Music", 1)})
        self.tell("away")
        self.assertEqual(self.stage.selections, ["selected music tap"])

    def test_a_disabled_tab_has_no_action(self):
        self.assertEqual(self.stage.tab("Live").actions, [])

    def test_the_focus_lies_on_a_tab(self):
        self.assertIsNone(self.stage.focused())
        with Events("object:state-changed:focused") as events:
            self.stage.key("Tab")
            self.wait_for_focus("Home, 1")
            self.stage.key(self.onward)
            self.wait_for_focus("Music")
            self.stage.key(self.onward)
            self.wait_for_focus("Search")
            self.stage.key(self.back)
            self.wait_for_focus("Music")
            self.stage.key("Tab")
            self.wait_for_focus(None)
            until(lambda: len(events.seen) >= 8, "every tab tells that the focus comes and goes")
        self.assertEqual([name for _, on, name in events.seen if on], ["Home, 1", "Music", "Search", "Music"])
        self.stage.key("shift+Tab")
        self.wait_for_focus("Music")

    def test_only_the_focus_moves_where_keys_do_not_select(self):
        self.tell("manual")
        self.stage.key("Tab", self.onward)
        self.wait_for_focus("Music")
        self.wait_for_selection("Home, 1")
        self.stage.key("space")
        self.wait_for_selection("Music")

    def test_the_focus_stays_in_the_strip_when_its_tab_goes(self):
        self.stage.key("Tab", self.onward)
        self.wait_for_focus("Music")
        self.tell("remove music")
        self.wait_for_focus("Search")
        self.tell("disable search")
        self.wait_for_focus("Own, 2")
        self.stage.key(self.back)
        self.wait_for_focus("Home, 1")

    def test_edits_are_told(self):
        self.tell("title music Songs")
        self.wait_for_names(["Home, 1", "Songs"] + FEW[2:])
        self.tell("badge home 7")
        self.wait_for_names(["Home, 7", "Songs"] + FEW[2:])
        with Events("object:children-changed", pyatspi.ROLE_PAGE_TAB_LIST) as events:
            self.tell("insert new 1")
            self.wait_for_names(["Home, 7", "new", "Songs"] + FEW[2:])
            until(lambda: events.seen, "the list tells")
            self.assertEqual(events.seen[0][0], "object:children-changed:add")
        self.tell("move home 2")
        self.wait_for_names(["new", "Songs", "Home, 7"] + FEW[2:])
        self.assertEqual(self.stage.tell("positions 1"), "7 right")
        self.assertEqual([tab.description for tab in self.stage.tabs], [f"{n} of 7" for n in range(1, 8)])
        self.tell("remove new")
        self.wait_for_names(["Songs", "Home, 7"] + FEW[2:])

    def test_every_string_can_be_set(self):
        # E7
        self.tell("german")
        self.wait_for_names(["Home, 1 neue", "Music", "Live", "Search", "Own, 2 neue", LONG])
        self.assertEqual([tab.description for tab in self.stage.tabs], [f"{n} von 6" for n in range(1, 7)])
        self.assertEqual(Tab(self.stage.strip).name, "Rubriken")

    def test_several_can_be_selected(self):
        self.assertEqual(self.stage.tell("several"), "no")
        self.tell("multiple")
        until(lambda: self.stage.tell("several") == "yes", "GTK, which does not pass it on, has been told")
        self.stage.tab("Music").do("select")
        self.wait_for_selection("Home, 1", "Music")
        self.stage.tab("Home, 1").do("select")
        self.wait_for_selection("Music")


class ManyTabs(StripCase):
    scene = "many"

    def setUp(self):
        super().setUp()
        # What moves may change while it is being read.
        self.tell("still")

    def numbers(self):
        """The numbers of the tabs on the bus, each checked against what the tab says of its position."""
        found = [(tab.name, tab.description) for tab in self.stage.tabs]
        numbers = [int(name.removeprefix("Tab ")) for name, _ in found]
        wrong = [pair for pair, number in zip(found, numbers) if pair[1] != f"{number} of 10000"]
        return [] if wrong else numbers

    def test_what_is_in_sight_is_on_the_bus(self):
        numbers = until(self.numbers, "there are tabs")
        self.assertEqual(numbers, list(range(1, len(numbers) + 1)))
        self.assertLess(len(numbers), 30)

    def test_the_keys_reach_both_ends(self):
        self.stage.key("Tab", "End")
        self.wait_for_focus("Tab 10000")
        self.stage.key(self.back)
        self.wait_for_focus("Tab 9999")
        self.stage.key("Home")
        self.wait_for_focus("Tab 1")

    def test_the_middle_has_its_own_numbers(self):
        self.tell("select 5000")
        self.wait_for_selection("Tab 5000")
        numbers = until(lambda: "Tab 5000" in self.stage.names and self.numbers(), "all positions are right")
        self.assertEqual(numbers, list(range(numbers[0], numbers[-1] + 1)))
        self.assertEqual(self.stage.tell(f"positions {numbers[0]}"), f"{len(numbers)} right")

    def test_a_client_gets_to_every_tab_without_selecting_any(self):
        last = until(self.numbers, "there are tabs")[-1]
        for _ in range(20):
            Tab(self.stage.strip).do("scroll-on")

            def goes_on():
                numbers = self.numbers()
                return numbers if numbers and numbers[0] <= last + 1 and numbers[-1] > last else None

            last = until(goes_on, f"Tab {last + 1} comes, and none is left out")[-1]
        self.assertGreater(last, 50)
        Tab(self.stage.strip).do("scroll-back")
        until(lambda: self.numbers() and self.numbers()[-1] < last, "earlier tabs come back")
        self.tell("away")
        self.assertEqual(self.stage.selections, [])

    def test_a_client_walks_by_selecting_the_last_tab_in_sight(self):
        for _ in range(4):
            last = until(self.numbers, "there are tabs")[-1]
            self.stage.tab(f"Tab {last}").do("select")
            self.wait_for_selection(f"Tab {last}")
            until(lambda: self.numbers() and self.numbers()[-1] > last, f"there are tabs after Tab {last}")

    def test_the_focused_tab_stays_on_the_bus(self):
        self.stage.key("Tab")
        self.wait_for_focus("Tab 1")
        Tab(self.stage.strip).do("scroll-on")
        Tab(self.stage.strip).do("scroll-on")
        until(lambda: self.stage.names[1] != "Tab 2", "the others have gone")
        self.assertEqual(self.stage.focused(), "Tab 1")
        self.assertEqual(self.stage.names[0], "Tab 1")


class NoTabs(StripCase):
    scene = "empty"

    def test_the_list_is_empty_until_a_tab_comes(self):
        self.assertEqual(self.stage.names, [])
        self.tell("insert first 0")
        self.wait_for_names(["first"])
        self.assertEqual(self.stage.tabs[0].description, "1 of 1")
        self.tell("remove first")
        self.wait_for_names([])


CASES = {
    f"{case.__name__}_{direction}": type(f"{case.__name__}_{direction}", (case,), {"direction": direction})
    for case in (FewTabs, ManyTabs, NoTabs)
    for direction in ("ltr", "rtl")
}
globals().update(CASES)


def load_tests(loader, _tests, _pattern):
    return unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in CASES.values())


if __name__ == "__main__":
    unittest.main()
