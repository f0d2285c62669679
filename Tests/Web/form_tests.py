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
