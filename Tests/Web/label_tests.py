"""A strip as a field: its label, and what is required of it."""

from accessibility import of_role
from case import each_direction


@each_direction
class Label:
    def field(self, count=4, **given):
        strip = self.strip(count, width=500, **given)
        strip.run(
            "const form = document.createElement('form'); const label = document.createElement('label'); strip.id = 'field'; label.htmlFor = 'field'; "
            "label.textContent = 'Topics'; form.append(label, strip); document.querySelector('main').append(form); "
            "window.sent = 0; form.addEventListener('submit', (event) => { sent += 1; event.preventDefault(); })"
        )
        return strip.rest()

    def test_its_label_is_its_name_and_leads_to_it(self):
        strip = self.field(attributes={"selected": "v2"})
        self.assertEqual([one.name for one in of_role(self.page, "tablist")], ["Topics"])
        box = self.page.ask("(() => { const box = document.querySelector('label').getBoundingClientRect(); return [box.left + 5, box.top + 5]; })()")
        if self.direction == "rtl":
            self.page.run("document.querySelector('label').style.float = 'left'")
        self.hand.click(*box)
        strip.rest()
        self.assertEqual((strip.focused(), strip.selected(), strip.told()), (2, [2], []), "the focus, and no tab is chosen")
        self.hand.key("ArrowRight" if self.direction == "ltr" else "ArrowLeft")
        strip.rest()
        self.assertEqual(strip.selected(), [3])

    def test_required_it_is_not_sent_empty(self):
        strip = self.field(attributes={"selection": "optional", "required": "", "name": "topic"})
        self.assertEqual(strip.ask("[strip.checkValidity(), strip.matches(':invalid'), strip.validity.valueMissing]"), [False, True, True])
        strip.run("strip.form.requestSubmit()")
        strip.rest()
        self.assertEqual((self.page.ask("sent"), strip.focused()), (0, 0), "the focus goes where something is missing")
        self.assertTrue(strip.ask("strip.validationMessage"))
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.ask("[strip.checkValidity(), strip.matches(':valid'), strip.validationMessage]"), [True, True, ""])
        strip.run("strip.form.requestSubmit()")
        self.assertEqual(self.page.ask("sent"), 1)
        strip.click(1)
        strip.rest()
        self.assertEqual((strip.selected(), strip.ask("strip.checkValidity()")), ([], False), "taken back")
        strip.run("strip.required = false")
        self.assertEqual(strip.ask("[strip.checkValidity(), strip.hasAttribute('required')]"), [True, False])

    def test_several_are_sent_in_the_order_of_the_row(self):
        strip = self.field(5, attributes={"selection": "multiple", "name": "topic"})
        for index in (3, 0, 2):
            strip.click(index)
            strip.rest()
        self.assertEqual(strip.ask("new FormData(strip.form).getAll('topic')"), ["v0", "v2", "v3"])
        self.assertEqual(strip.ask("[strip.selectedValues, strip.selected]"), [["v0", "v2", "v3"], "v2"], "the one chosen last is `selected`")
        strip.run("strip.items = [...strip.items].reverse()")
        strip.rest()
        self.assertEqual(strip.ask("[strip.selectedValues, new FormData(strip.form).getAll('topic')]"), [["v3", "v2", "v0"]] * 2)

    def test_what_the_page_finds_wrong_stays_until_it_says_otherwise(self):
        strip = self.field(attributes={"selection": "optional", "required": "", "name": "topic"})
        state = "[strip.checkValidity(), strip.validity.customError, strip.validity.valueMissing, strip.validationMessage]"
        missing = strip.ask("strip.validationMessage")
        strip.run("strip.setCustomValidity('Sold out')")
        self.assertEqual(strip.ask(state), [False, True, True, "Sold out"])
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.ask(state), [False, True, False, "Sold out"], "a choice does not take it back")
        strip.run("strip.form.requestSubmit()")
        self.assertEqual(self.page.ask("sent"), 0)
        strip.run("strip.setCustomValidity('')")
        self.assertEqual(strip.ask(state), [True, False, False, ""])
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.ask(state), [False, False, True, missing])
