"""Titles, attributes and items that mean harm, or nothing, under a strict Content-Security-Policy."""

from case import WebCase

NASTY = [
    "<img src=x onerror=\"window.stolen = 1\">",
    "<script>window.stolen = 1</script>",
    "</style><b>bold",
    "\u202e backwards",
    "a\u0000b\nc\td",
    "&lt;already escaped&gt;",
    "javascript:window.stolen=1",
    "${window.stolen = 1}",
    "🏳️‍🌈👨‍👩‍👧‍👦 \ud83d",
    "x" * 50_000,
    "",
]


class Hostile(WebCase):
    def test_titles_are_text(self):
        strip = self.strip(NASTY, length=None, width=700)
        self.assertEqual(self.page.ask("window.stolen ?? null"), None)
        self.assertEqual(strip.ask("strip.shadowRoot.querySelectorAll('[part~=tab] :is(img, script, b, style)').length"), 0)
        self.assertEqual(strip.tab(0)["title"], NASTY[0])

    def test_badges_names_and_tooltips_are_text(self):
        items = [
            {"value": one, "label": "A", "badge": one, "tooltip": one, "name": one, "hint": one} for one in NASTY[:8]
        ]
        strip = self.strip(items, length=None, width=700)
        self.assertEqual(self.page.ask("window.stolen ?? null"), None)
        self.assertEqual(strip.ask("strip.shadowRoot.querySelectorAll('[part~=tab] :is(script, b, style)').length"), 0)

    def test_attributes_of_no_meaning_change_nothing_that_matters(self):
        for name in ("variant", "overflow", "selected", "dir", "semantics", "activation", "name"):
            for value in ("", "nonsense", "<b>", "-1", "NaN", "1e999", "constructor", "__proto__", "toString"):
                strip = self.strip(4, attributes={name: value, "dir": "ltr"} if name != "dir" else {name: value})
                self.assertEqual(len(strip.look()["tabs"]), 4, (name, value))
                strip.run("strip.remove()")

    def test_items_of_no_meaning(self):
        strip = self.strip(4)
        for items in (
            "[]", "[{}]", "[{value: null, label: null}]", "[{label: {toString: null}}]", "[null, undefined, 7, 'text', {}]",
            "[{value: 'a'}, {value: 'a'}, {value: 'a'}]", "[{label: 'x', badge: {}}, {label: 'y', badge: NaN}]",
            "new Array(5)", "[{value: Symbol.iterator, label: 'x'}]", "[{get label() { throw new Error('mine') }}]",
        ):  # fmt: skip
            # The app's own error may come out, and nothing else may break.
            self.page.run(f"try {{ stage.strips[0].items = {items}; }} catch (error) {{ if (error instanceof RangeError) throw error; }}")
            self.page.frames(3)
            strip.run("strip.items = [{value: 'one', label: 'One'}, {value: 'two', label: 'Two'}]")
            strip.rest()
            self.assertEqual([tab["title"] for tab in strip.look()["tabs"]], ["One", "Two"], items)

    def test_numbers_of_no_meaning_in_css(self):
        for value in ("-5px", "1e30px", "calc(1px / 0)", "red", "0px", "NaN", "99999999px"):
            strip = self.strip(3, length=None, css={f"--tab-strip-{name}": value for name in ("spacing", "height", "horizontal-padding")})
            strip.click(0)
            strip.rest()
            self.assertTrue(strip.look()["tabs"], value)
            strip.run("strip.remove()")

    def test_handlers_that_throw_or_edit_break_nothing(self):
        strip = self.strip(6)
        strip.run(
            "strip.addEventListener('change', () => { strip.items = strip.items.slice(1); }); "
            "strip.addEventListener('beforechange', () => { strip.remove(); document.querySelector('main').append(strip); })"
        )
        for _ in range(3):
            strip.click(strip.look()["tabs"][1]["index"])
            strip.rest()
        self.assertEqual(len(strip.look()["tabs"]), 3)


class HostileHandlers(WebCase):
    expects_complaints = True

    def test_a_handler_that_throws_is_reported_and_the_strip_goes_on(self):
        strip = self.strip(6)
        strip.run("for (const n of ['change', 'beforechange']) strip.addEventListener(n, () => { throw new Error('the app\\'s own') })")
        strip.click(2)
        strip.rest()
        self.assertEqual(strip.selected(), [2])
        self.assertIn("the app's own", " ".join(self.page.complaints))
