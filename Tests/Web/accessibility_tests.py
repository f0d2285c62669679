"""What Chromium tells assistive technologies of a strip."""

from accessibility import of_role, tree
from case import each_direction


@each_direction
class Spoken:
    def tabs(self):
        return of_role(self.page, "tab")

    def test_tabs_in_a_list_one_selected(self):
        self.strip(["Home", "Music", "Live"], width=500, attributes={"aria-label": "Topics", "selected": "v1"})
        lists = of_role(self.page, "tablist")
        self.assertEqual([one.name for one in lists], ["Topics"])
        self.assertEqual([one.name for one in self.tabs()], ["Home", "Music", "Live"])
        self.assertEqual([bool(one.states.get("selected")) for one in self.tabs()], [False, True, False])

    def test_chips_may_be_a_listbox_of_several_or_radio_buttons(self):
        strip = self.strip(3, width=500, attributes={"variant": "chips", "semantics": "listbox", "selection": "multiple"})
        strip.click(1)
        strip.rest()
        [box] = of_role(self.page, "listbox")
        self.assertTrue(box.states.get("multiselectable"))
        self.assertEqual([bool(one.states.get("selected")) for one in of_role(self.page, "option")], [False, True, False])
        self.assertEqual(self.tabs(), [])
        radio = self.strip(3, width=500, attributes={"variant": "chips", "semantics": "radiogroup", "selected": "v2"})
        radio.rest()
        self.assertEqual(len(of_role(self.page, "radiogroup")), 1)
        checked = [one.states.get("checked") for one in of_role(self.page, "radio")]
        self.assertEqual(checked, ["false", "false", "true"])

    def test_selection_and_names_follow(self):
        strip = self.strip(["Home", "Music", "Live"], width=500)
        strip.click(2)
        strip.rest()
        self.assertEqual([bool(one.states.get("selected")) for one in self.tabs()], [False, False, True])
        strip.run("strip.items = strip.items.map((item) => ({...item, label: item.label + '!'}))")
        strip.rest()
        self.assertEqual([one.name for one in self.tabs()], ["Home!", "Music!", "Live!"])

    def test_disabled_is_told(self):
        self.strip([{"value": "a", "label": "A"}, {"value": "b", "label": "B", "disabled": True}], width=500)
        self.assertEqual([bool(one.states.get("disabled")) for one in self.tabs()], [False, True])

    def test_R157_position_and_count_are_the_rows_and_not_the_views(self):
        strip = self.strip(1000)
        look = strip.look()
        self.assertEqual({tab["count"] for tab in look["tabs"]}, {1000})
        strip.hand.key("Tab")
        strip.hand.key("End")
        strip.rest()
        self.assertIn(999, [tab["index"] for tab in strip.look()["tabs"]])

    def test_R159_a_badge_is_said_once_and_so_is_the_title(self):
        self.strip([{"value": "a", "label": "Home", "badge": "3"}, {"value": "b", "label": "Music"}], width=500)
        name = self.tabs()[0].name
        self.assertEqual((name.count("Home"), name.count("3")), (1, 1), name)

    def test_R162_buttons_and_marks_are_not_told_of(self):
        self.strip(20)
        roles = [one.role for one in tree(self.page)]
        self.assertNotIn("button", roles)
        unnamed = {"RootWebArea", "main", "tablist", "tab", "StaticText", "InlineTextBox", "generic", "none"}
        self.assertEqual(set(roles) - unnamed, set())

    def test_E13_a_shortened_title_is_whole_in_its_name(self):
        title = "long " * 60 + "end"
        strip = self.strip([title, "Short"], length=120)
        self.assertEqual(self.tabs()[0].name, title)
        self.assertEqual(strip.tab(0)["width"], 120)
        self.assertEqual(strip.style(0, "text-overflow", "label"), "ellipsis")
        inside = "(() => { const [tab, label] = [0, 1].map((n) => { const node = strip.shadowRoot.querySelector('[part~=tab][aria-posinset=\"1\"]'); "
        inside += "return (n ? node.querySelector('[part=label]') : node).getBoundingClientRect(); }); return label.left >= tab.left && label.right <= tab.right; })()"
        self.assertTrue(strip.ask(inside), "and lies in its tab")

    def test_one_has_the_focus(self):
        strip = self.strip(["Home", "Music", "Live"], width=500)
        strip.click(1)
        strip.rest()
        self.assertEqual([one.name for one in self.tabs() if one.states.get("focused")], ["Music"])

    def controls(self):
        """What each tab is said to control."""
        return [[one.get("idref") for one in tab.related.get("controls", [])] for tab in self.tabs()]

    def test_a_panel_that_comes_late_or_is_replaced_is_the_one_a_tab_names(self):
        items = [{"value": name, "label": name, "panel": f"panel-{name}"} for name in ("a", "b")]
        strip = self.strip(items, width=500)
        self.assertEqual(self.controls(), [[], []])
        self.page.run("stage.panels(['b', 'a'])")
        strip.click(1)
        strip.rest()
        self.assertEqual(self.controls(), [["panel-a"], ["panel-b"]])
        self.page.run("document.querySelector('#panel-b').remove(); stage.panels(['b'])")
        strip.click(0)
        strip.rest()
        self.assertEqual(self.controls(), [["panel-a"], ["panel-b"]], "the new one")
