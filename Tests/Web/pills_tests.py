"""Rows A1 to A13: a row of buttons with overflow indicators, as a user of the page meets it."""

from case import each_direction

PILLS = {"length": 80, "leading": 12, "spacing": 8}
LONGEST = 536  # 12 + 10 * 80 + 9 * 8 + 12 - 360


def centred(index):
    return max(0, min(LONGEST, 12 + 88 * index + 40 - 180))


@each_direction
class Pills:
    def test_A1_each_button_is_as_wide_as_its_title_needs(self):
        strip = self.strip(["One", "Seventeen", "A title of some length", "Four"], length=None, width=700)
        tabs = strip.look()["tabs"]
        self.assertEqual(len({(tab["y"], tab["height"]) for tab in tabs}), 1, "one row")
        end = 12
        for index, tab in enumerate(tabs):
            title = strip.ask(
                "(() => { const range = document.createRange(); range.selectNodeContents(strip.shadowRoot.querySelector("
                "`[part~=tab][aria-posinset='${a}'] [part=label]`)); return range.getBoundingClientRect().width })()",
                index + 1,
            )
            begin, length = strip.places()[index]
            self.assertAlmostEqual(length, title + 28, delta=1, msg="rounded to whole pixels")
            self.assertAlmostEqual(begin, end, delta=1)
            end = begin + length + 8

    def test_A2_the_body_is_round_with_a_thin_border(self):
        strip = self.strip(3)
        self.assertGreaterEqual(float(strip.style(1, "border-top-left-radius").removesuffix("px")), 16)
        self.assertRegex(strip.style(1, "box-shadow"), r"0px 0px 0px 1px inset")
        self.assertEqual(strip.tab(1)["height"], 32)

    def test_A3_each_state_has_its_look_and_one_border_colour(self):
        strip = self.strip(4, attributes={"selected": "v1"})
        look = {index: strip.style(index, "background-color") for index in (0, 1)}
        self.assertNotEqual(look[0], look[1], "selected is filled")
        self.assertNotEqual(strip.style(0, "color"), strip.style(1, "color"))
        self.hand.press(*strip.middle(2))
        strip.until("look.tabs[2].states.includes('pressed')")
        self.assertNotIn(strip.style(2, "background-color"), look.values(), "pressed is grey")
        self.hand.release(*strip.middle(2))
        strip.rest()
        self.assertEqual(strip.drawn_selected(), [2])
        self.assertEqual(strip.style(1, "box-shadow"), strip.style(0, "box-shadow"), "left as one never chosen")
        self.assertEqual(strip.style(1, "background-color"), look[0])

    def test_A4_a_view_used_again_shows_its_own_tab(self):
        strip = self.strip(60, attributes={"selected": "v0"})
        for end in ("5000", "0") * 3:
            strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", int(end) * self.sign)
            strip.rest()
            look = strip.look()
            for tab in look["tabs"]:
                self.assertEqual(tab["title"], f"Tab {tab['index']}")
                self.assertEqual(tab["selected"] == "true", tab["index"] == 0)

    def test_A5_the_first_frame_shows_the_selected_one_in_the_middle(self):
        self.stage()
        first = self.page.run(
            "const strip = document.createElement('tab-strip'); strip.style.width = '360px'; "
            "strip.setAttribute('variant', 'pills'); strip.setAttribute('dir', a); strip.setAttribute('selected', 'v7'); "
            "for (const which of ['minimum', 'maximum']) strip.style.setProperty(`--tab-strip-${which}-tab-width`, '80px'); "
            "strip.items = Array.from({length: 10}, (_, i) => ({value: `v${i}`, label: `Tab ${i}`})); "
            "document.querySelector('main').append(strip); stage.strips.push(strip); await new Promise(probe.nextFrame); "
            # The end of the first frame: after its styles, layout and observers, before it is painted.
            "return await new Promise((go) => { const two = new MessageChannel(); "
            "two.port1.onmessage = () => go(stage.look(0)); two.port2.postMessage(0); })",
            self.direction,
        )
        tab = next(tab for tab in first["tabs"] if tab["index"] == 7)
        self.assertEqual(tab["x"] + tab["width"] / 2, 180 if centred(7) < LONGEST else None)

    def test_A5_one_hidden_at_first_is_right_when_it_comes(self):
        strip = self.strip(10, css={"display": "none"}, attributes={"selected": "v6"})
        strip.run("strip.style.display = ''")
        strip.until("look.tabs.length > 0")
        strip.rest()
        self.assertEqual(strip.offset(**PILLS), centred(6))
        self.assertEqual(strip.told(), [])

    def test_A6_a_click_brings_its_tab_to_the_middle(self):
        strip = self.strip()
        for index in (3, 5, 7, 8, 9):
            strip.click(index)
            strip.rest()
            self.assertEqual((strip.selected(), strip.offset(**PILLS)), ([index], centred(index)))
        self.assertEqual(strip.told()[-2:], [("beforechange", "v9", "tap"), ("change", "v9", "tap")])

    def test_A7_the_selected_one_takes_no_press(self):
        strip = self.strip(attributes={"selected": "v1"})
        self.hand.press(*strip.middle(1))
        self.page.frames(3)
        self.assertNotIn("pressed", strip.tab(1)["states"])
        self.hand.release(*strip.middle(1))
        strip.rest()
        self.assertEqual((strip.selected(), strip.changes()), ([1], []))

    def test_A8_the_ends_fade_where_there_is_more(self):
        strip = self.strip()
        self.assertEqual(self.fading(strip), [False, True])
        strip.click(3)
        strip.rest()
        self.assertEqual(self.fading(strip), [True, True])
        self.hand.key("End")
        strip.rest()
        self.assertEqual(self.fading(strip), [True, False])
        for _ in range(5):
            strip.run("strip.hidden = true; await new Promise(probe.nextFrame); strip.hidden = false")
            strip.rest()
        self.assertEqual(strip.look()["scroller"]["mask"].count("gradient("), 1, "made once")

    def fading(self, strip):
        """Whether the leading and the trailing end are less than whole, by what is painted there."""
        strip.run("strip.style.setProperty('--tab-strip-button-width', '0px')")
        return [strip.page.ask("stage.fades(a, b)", strip.number, end) for end in ("leading", "trailing")]

    def test_A9_buttons_show_where_there_is_more(self):
        strip = self.strip()
        self.assertEqual(self.buttons(strip), [False, True])
        strip.click(3)
        strip.rest()
        self.assertEqual(self.buttons(strip), [True, True])
        self.hand.key("End")
        strip.rest()
        self.assertEqual(self.buttons(strip), [True, False])
        self.assertEqual(self.buttons(self.strip(3)), [False, False], "all fits")

    @staticmethod
    def buttons(strip):
        look = strip.look()
        return [look[end] is not None for end in ("leading", "trailing")]

    def test_A10_buttons_follow_size_items_and_style(self):
        strip = self.strip(4)  # 12 + 4 * 88 - 8 + 12 = 368
        self.assertEqual(self.buttons(strip), [False, True])
        strip.run("strip.style.width = '368px'")
        strip.until("!look.trailing")
        strip.run("strip.items = [...strip.items, {value: 'more', label: 'More'}]")
        strip.until("look.trailing")
        strip.run("strip.items = strip.items.slice(0, 4)")
        strip.until("!look.trailing")
        strip.run("strip.style.setProperty('--tab-strip-spacing', '9px')")
        strip.run("strip.setAttribute('variant', 'pills')")
        strip.until("look.trailing", what="a wider spacing")

    def test_A11_a_button_brings_the_next_one_to_the_middle(self):
        strip = self.strip()
        # Seen whole and not covered are 0 to 2; 3 comes to the middle.
        self.hand.click(*strip.button("trailing"))
        strip.rest()
        self.assertEqual(strip.offset(**PILLS), centred(3))
        self.assertEqual(strip.changes(), [], "a button chooses nothing")
        self.hand.click(*strip.button("leading"))
        strip.rest()
        self.assertLess(strip.offset(**PILLS), centred(3))

    def test_A11_a_tab_wider_than_the_row_does_not_stop_it(self):
        strip = self.strip(6, length=500)
        places = []
        for _ in range(30):
            places.append(strip.offset(length=500, leading=12, spacing=8))
            if strip.look()["trailing"] is None:
                break
            self.hand.click(*strip.button("trailing"))
            strip.rest()
        self.assertEqual(places, sorted(set(places)), "each press goes on")
        self.assertEqual(places[-1], 12 + 6 * 508 - 8 + 12 - 360)

    def test_A11_a_held_button_repeats_to_the_end(self):
        strip = self.strip(30)
        self.hand.press(*strip.button("trailing"))
        strip.until("!look.trailing", seconds=30)
        self.hand.release(*strip.point(350))
        strip.rest()
        self.assertEqual(strip.look()["tabs"][-1]["index"], 29)

    def test_A12_ten_thousand_cost_no_more_than_what_is_seen(self):
        strip = self.strip(10_000, length=None)
        for _ in range(3):
            self.hand.click(*strip.button("trailing"))
            strip.rest()
        tabs = strip.look()["tabs"]
        seen = [tab for tab in tabs if tab["x"] + tab["width"] > 0 and tab["x"] < 360]
        self.assertLess(self.page.ask("stage.nodes(a)", strip.number), 3 * len(seen) + 20)
        self.assertEqual(tabs[0]["count"], 10_000)

    def test_A13_choosing_again_does_as_the_preset_says(self):
        for variant, again in (("pills", []), ("underline", []), ("sticky", ["v1"]), ("chips", ["v1"])):
            self.stage()
            strip = self.strip(attributes={"selected": "v1", "variant": variant})
            strip.click(1)
            strip.rest()
            self.assertEqual([value for kind, value, _ in strip.told() if kind == "reselect"], again, variant)
            self.assertEqual(strip.changes(), [], variant)
