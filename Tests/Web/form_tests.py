"""Events, veto, and a strip in a form."""

from case import each_direction


@each_direction
class Told:
    def test_E8_each_cause_is_told_to_whom_it_concerns(self):
        strip = self.strip(6)
        strip.click(1)
        strip.rest()
        self.hand.key("ArrowRight" if self.direction == "ltr" else "ArrowLeft")
        strip.rest()
        strip.run("strip.selected = 'v4'; strip.track(4.6); strip.endTracking()")
        strip.rest()
        strip.run("strip.items = strip.items.filter((item) => item.value !== strip.selected)")
        strip.rest()
        changes = [(value, cause) for kind, value, cause in strip.told() if kind == "change"]
        self.assertEqual(changes[:2], [("v1", "tap"), ("v2", "keyboard")])
        self.assertNotIn("program", [cause for _, cause in changes])

    def test_a_list_replaced_whole_tells_what_is_selected_now(self):
        strip = self.strip(3, attributes={"selected": "v1"})
        strip.run("strip.items = [{value: 'new', label: 'New'}, {value: 'newer', label: 'Newer'}]")
        strip.rest()
        self.assertEqual(strip.value(), "new")
        self.assertEqual(strip.told(), [("change", "new", "removal")])

    def test_a_veto_keeps_what_was(self):
        strip = self.strip(6)
        strip.run("strip.addEventListener('beforechange', (event) => event.value === 'v2' && event.preventDefault())")
        strip.click(2)
        strip.rest()
        self.assertEqual((strip.selected(), strip.changes()), ([0], []))
        strip.click(3)
        strip.rest()
        self.assertEqual((strip.selected(), strip.changes()), ([3], ["v3"]))
        strip.run("strip.selected = 'v2'")
        strip.rest()
        self.assertEqual(strip.selected(), [2], "a program is not asked")

    def test_events_bubble_out_of_other_components(self):
        strip = self.strip(3)
        strip.run("const host = document.createElement('div'); host.attachShadow({mode: 'open'}).append(strip); document.querySelector('main').append(host)")
        strip.rest()
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.changes(), ["v1"])

    def test_several_chosen_and_taken_out(self):
        strip = self.strip(5, attributes={"selection": "multiple"}, width=600)
        for index in (1, 3, 1, 4):
            strip.click(index)
            strip.rest()
        self.assertEqual(strip.selected(), [3, 4])
        self.assertEqual(sorted(strip.ask("strip.selectedValues")), ["v3", "v4"])

    def test_which_one_is_chosen_or_taken_out_is_told(self):
        strip = self.strip(5, attributes={"selection": "multiple"}, width=600)
        for index in (1, 3, 1):
            strip.click(index)
            strip.rest()
        told = [(one["type"], one["value"], one["previous"], one["index"]) for one in self.page.ask("probe.told")]
        pair = [("v1", None, 1), ("v3", None, 3), (None, "v1", -1)]
        self.assertEqual(told, [(name, *one) for one in pair for name in ("beforechange", "change")])
        strip = self.strip(5, width=600)
        strip.click(2)
        self.assertEqual([(one["value"], one["previous"]) for one in self.page.ask("probe.told")[-2:]], [("v2", "v0")] * 2)

    def test_several_are_there_again_when_the_browser_fills_the_form_in(self):
        strip = self.strip(5, attributes={"selection": "multiple"}, width=600)
        kept = strip.run("const state = new FormData(); for (const value of ['v1', 'v3']) state.append('null', value); strip.formStateRestoreCallback(state)")
        self.assertIsNone(kept)
        strip.rest()
        self.assertEqual(strip.selected(), [1, 3])

    def test_it_is_a_field_of_its_form(self):
        strip = self.strip(5, attributes={"name": "topic", "selected": "v2"})
        strip.run("const form = document.createElement('form'); form.id = 'form'; document.querySelector('main').append(form); form.append(strip)")
        strip.rest()
        data = "Object.fromEntries(new FormData(document.querySelector('#form')))"
        self.assertEqual(self.page.ask(data), {"topic": "v2"})
        strip.click(3)
        strip.rest()
        self.assertEqual(self.page.ask(data), {"topic": "v3"})
        self.page.run("document.querySelector('#form').reset()")
        strip.rest()
        self.assertEqual((self.page.ask(data), strip.selected()), ({"topic": "v2"}, [2]))
        strip.run("const set = document.createElement('fieldset'); set.disabled = true; strip.form.append(set); set.append(strip)")
        strip.rest()
        strip.click(3)
        strip.rest()
        self.assertEqual((strip.selected(), self.page.ask(data)), ([2], {}), "a disabled field is not sent and takes no click")

    def test_disabled_and_enabled_again(self):
        strip = self.strip(5, attributes={"disabled": ""})
        strip.click(2)
        self.hand.key("Tab")
        strip.rest()
        self.assertEqual((strip.selected(), strip.focused(), strip.told()), ([0], None, []))
        strip.run("strip.disabled = false")
        strip.click(2)
        strip.rest()
        self.assertEqual(strip.changes(), ["v2"])

    def test_children_are_items_and_follow_the_document(self):
        strip = self.strip(properties={"hidden": False}, length=None, children="<tab-strip-item value=a>A</tab-strip-item><tab-strip-item value=b badge=2>B</tab-strip-item>")
        self.assertEqual([(tab["title"], tab["badge"]) for tab in strip.look()["tabs"]], [("A", None), ("B", "2")])
        strip.run("strip.children[0].textContent = 'Alpha'; strip.children[1].setAttribute('badge', '5')")
        strip.until("look.tabs[0].title === 'Alpha' && look.tabs[1].badge === '5'")
        strip.run("const one = document.createElement('tab-strip-item'); one.textContent = 'C'; strip.append(one); strip.children[0].remove()")
        strip.until("look.tabs.map((tab) => tab.title).join() === 'B,C'")

    def form(self, strip):
        """Puts a strip into a form."""
        strip.run("const form = document.createElement('form'); document.querySelector('main').append(form); form.append(strip)")
        return strip.rest()

    def data(self, strip):
        return strip.ask("[...new FormData(strip.form)]")

    def test_a_reset_goes_back_to_the_first_where_one_has_to_be_selected_and_to_none_where_not(self):
        for selection, start in (("required", ["v0"]), ("optional", []), ("multiple", [])):
            strip = self.form(self.strip(4, width=500, attributes={"selection": selection, "name": "topic"}))
            strip.click(2)
            strip.rest()
            strip.click(3)
            strip.rest()
            self.assertEqual(strip.value(), "v3", selection)
            strip.run("strip.form.reset()")
            strip.rest()
            self.assertEqual(strip.ask("strip.selectedValues"), start, selection)
            self.assertEqual(self.data(strip), [["topic", value] for value in start], selection)
            self.assertEqual(strip.drawn_selected(), [int(value[1]) for value in start], selection)
            strip.run("strip.remove()")

    def test_a_reset_passes_over_a_first_one_that_is_disabled(self):
        strip = self.form(self.strip([{"value": "a", "disabled": True}, {"value": "b"}, {"value": "c"}], attributes={"name": "topic"}))
        strip.click(2)
        strip.rest()
        strip.run("strip.form.reset()")
        strip.rest()
        self.assertEqual((strip.drawn_selected(), self.data(strip)), ([1], [["topic", "b"]]))

    def test_a_name_that_comes_late_or_changes_is_the_one_that_is_sent(self):
        strip = self.form(self.strip(3))
        self.assertEqual(self.data(strip), [])
        strip.run("strip.name = 'late'")
        self.assertEqual(self.data(strip), [["late", "v0"]])
        strip.run("strip.setAttribute('name', 'other')")
        self.assertEqual(self.data(strip), [["other", "v0"]])
        strip.run("strip.removeAttribute('name')")
        self.assertEqual(self.data(strip), [])

    def test_a_value_that_waits_for_its_item_gives_way_to_what_a_user_chooses_meanwhile(self):
        strip = self.strip(4, width=500)
        strip.run("strip.selected = 'late'")
        strip.rest()
        strip.click(2)
        strip.rest()
        strip.run("strip.items = [...strip.items, {value: 'late'}]")
        strip.rest()
        self.assertEqual((strip.value(), strip.selected()), ("v2", [2]))
        strip.run("strip.selected = 'later'; strip.items = [...strip.items, {value: 'later'}]")
        strip.rest()
        self.assertEqual(strip.value(), "later", "left alone it waits")

    def test_items_may_be_plain_words_or_numbers_or_nothing(self):
        strip = self.strip(properties={"items": ["Home", "Music", 7]}, width=500)
        self.assertEqual([tab["title"] for tab in strip.look()["tabs"]], ["Home", "Music", "7"])
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.changes(), ["Music"])
        strip.run("strip.items = null")
        strip.rest()
        self.assertEqual((strip.look()["tabs"], strip.value(), strip.ask("strip.items")), ([], None, []))

    def test_a_users_choice_is_an_input_and_then_a_change(self):
        strip = self.strip(4, width=500)
        strip.run("window.heard = []; for (const type of ['input', 'change']) document.addEventListener(type, "
                  "(event) => heard.push([type, event.target === strip, strip.value, event.bubbles, event.composed]))")  # fmt: skip
        strip.click(2)
        strip.rest()
        self.assertEqual(self.page.ask("heard"), [["input", True, "v2", True, True], ["change", True, "v2", True, True]])
        strip.run("heard.length = 0; strip.selected = 'v1'")
        strip.click(1)
        strip.rest()
        self.assertEqual(self.page.ask("heard"), [], "neither what the program selects nor what is chosen again")
