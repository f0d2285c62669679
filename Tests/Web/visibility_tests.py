"""A strip that is not shown, or no longer, and comes back: it is as it was left."""

from case import each_direction

HIDINGS = {
    "itself": ("strip.hidden = true", "strip.hidden = false"),
    "an ancestor": ("document.querySelector('main').hidden = true", "document.querySelector('main').hidden = false"),
    "a class": ("strip.parentElement.style.display = 'none'", "strip.parentElement.style.display = ''"),
}


@each_direction
class Visibility:
    def hide(self, strip, way):
        strip.run(HIDINGS[way][0])
        self.page.frames(3)

    def show(self, strip, way):
        strip.run(HIDINGS[way][1])
        self.page.frames(3)
        strip.rest()

    def seen(self, strip):
        """The tabs in sight, and their places; one that has the focus has a view wherever it is."""
        return {index: place for index, place in strip.places().items() if -place[1] < place[0] < 360}

    def test_hidden_and_shown_again_the_row_stands_where_it_was_scrolled_to(self):
        strip = self.strip([f"WWWWW {number}" for number in range(40)], length=None)
        for way in HIDINGS:
            strip.run("strip.reveal('v39')")
            strip.rest()
            before, nodes = self.seen(strip), self.page.ask("stage.nodes(a)", strip.number)
            self.assertIn(39, before)
            self.hide(strip, way)
            self.show(strip, way)
            self.assertEqual(self.seen(strip), before, way)
            self.assertLessEqual(self.page.ask("stage.nodes(a)", strip.number), nodes, f"{way}: no views but those needed")
            strip.click(39)
            strip.rest()
            self.assertEqual(strip.selected(), [39])
            self.page.run("document.activeElement.blur()")
            strip.run("strip.selected = 'v0'")
            strip.rest()

    def test_hidden_by_an_ancestor_from_the_start(self):
        self.stage()
        self.page.run("document.querySelector('main').hidden = true")
        strip = self.strip(40, length=None, attributes={"selected": "v20"})
        self.page.frames(3)
        self.show(strip, "an ancestor")
        hidden = strip.places()
        tab = strip.tab(20)
        self.assertAlmostEqual(tab["flow"] + tab["width"] / 2, 180, delta=0.5)
        shown = self.strip(40, length=None, attributes={"selected": "v20"})
        self.assertEqual(shown.places(), hidden, "as one that has always been shown")

    def test_a_dialogue_that_gives_it_the_focus_shows_it_as_one_without(self):
        shown = self.strip(30, attributes={"selected": "v15"}).places()
        strip = self.strip(30, attributes={"selected": "v15"})
        strip.run("const box = document.createElement('dialog'); document.querySelector('main').append(box); box.append(strip)")
        for _ in range(2):
            strip.run("strip.parentNode.showModal()")
            self.page.until(f"stage.focused({strip.number}) === 15")
            strip.rest()
            self.assertEqual(strip.places(), shown)
            strip.run("strip.parentNode.close()")
            self.page.frames(3)

    def test_what_changes_meanwhile_is_there(self):
        strip = self.strip(["A", "B", "C"], length=None)
        self.hide(strip, "itself")
        strip.run("strip.items = [{value: 'v0', label: 'A much longer title'}, ...strip.items.slice(1), {value: 'new', label: 'New'}]; strip.selected = 'new'")
        self.show(strip, "itself")
        shown = self.strip([{"value": "v0", "label": "A much longer title"}, "B", "C", {"value": "new", "label": "New"}], length=None, attributes={"selected": "new"})
        self.assertEqual(strip.places(), shown.places())
        self.assertEqual((strip.selected(), strip.told()), ([3], []))

    def test_what_is_set_in_the_moment_of_hiding_needs_no_more_views(self):
        strip = self.strip([f"Title {number}" for number in range(400)], length=None, css={"--tab-strip-horizontal-padding": "0px"})
        strip.run("strip.selected = 'v399'")
        strip.rest()
        nodes = self.page.ask("stage.nodes(a)", strip.number)
        strip.run("strip.hidden = true; strip.items = strip.items.map((item) => ({...item, label: `Other ${item.label}`}))")
        self.page.frames(3)
        self.show(strip, "itself")
        self.assertLess(self.page.ask("stage.nodes(a)", strip.number), nodes + 30)
        self.assertEqual(strip.selected(), [399])
