"""Rows B1 to B19: a selection list, titles over a bar."""

from case import each_direction

TITLES = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"]


@each_direction
class List:
    def list(self, titles=10, length=80, width=360, **given):
        return self.strip(titles, length, width, attributes={"variant": "underline", **given.pop("attributes", {})}, **given)

    def test_B1_titles_badges_and_the_pages_own_elements(self):
        strip = self.strip(
            length=None, attributes={"variant": "underline"}, properties={"disabled": False},
            children="<tab-strip-item value=a badge=4>Text</tab-strip-item><tab-strip-item value=b badge=0>None</tab-strip-item>"
            "<tab-strip-item value=c><b id=own>Own <i>element</i></b></tab-strip-item>",
        )  # fmt: skip
        look = strip.look()
        self.assertEqual([tab["badge"] for tab in look["tabs"]], ["4", None, None])
        own = self.page.ask("(() => { const r = document.querySelector('#own').getBoundingClientRect(); return [r.left, r.right]; })()")
        tab = look["tabs"][2]
        self.assertTrue(tab["x"] <= own[0] and own[1] <= tab["x"] + tab["width"], "inside its tab")
        strip.click(2)
        strip.rest()
        self.assertEqual(strip.value(), "c")

    def test_B2_only_a_user_is_told_of(self):
        strip = self.list(4)
        strip.run("strip.selected = 'v2'; strip.setAttribute('selected', 'v1')")
        strip.rest()
        self.assertEqual((strip.selected(), strip.told()), ([1], []))
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.told(), [], "silent on the selected one")
        strip.click(3)
        strip.rest()
        self.assertEqual(strip.told(), [("beforechange", "v3", "tap"), ("change", "v3", "tap")])
        strip.run("strip.setAttribute('reselect', 'report')")
        strip.click(3)
        strip.rest()
        self.assertEqual(strip.told()[2:], [("reselect", "v3", "reselect")])

    def test_B3_the_selection_is_by_value_and_outlives_the_items(self):
        strip = self.list(4)
        self.assertEqual(strip.ask("[strip.selectedIndex, strip.selected]"), [0, "v0"])
        strip.run("strip.selected = 'v2'; strip.items = [...strip.items].reverse()")
        strip.rest()
        self.assertEqual(strip.ask("[strip.selectedIndex, strip.selected]"), [1, "v2"])
        strip.run("strip.items = []")
        strip.rest()
        self.assertEqual(strip.ask("[strip.selectedIndex, strip.selected]"), [-1, None])
        strip.run("strip.setAttribute('selection', 'optional'); strip.items = [{value: 'x'}, {value: 'y'}]")
        strip.rest()
        self.assertEqual(strip.ask("strip.selected"), None)

    def test_B4_a_state_without_a_look_has_the_normal_one_and_the_page_may_give_one(self):
        strip = self.list(3, attributes={"class": "styled", "selected": "v1"})
        self.assertEqual(strip.style(1, "color"), "rgb(200, 0, 0)")
        normal = strip.style(0, "color")
        self.hand.move(*strip.middle(2))
        strip.until("look.tabs[2].states.includes('hovered')")
        self.assertEqual(strip.style(2, "color"), normal)

    def test_B5_forms_of_the_mark(self):
        # By the number of each: none, bar, border, pill, top bar, dot.
        seen = {}
        for form in range(6):
            strip = self.list(3, css={"--tab-strip-indicator-form": form})
            look = strip.look()
            seen[form] = look["indicator"]
            tab = look["tabs"][0]
            mark = look["indicator"]
            if mark:
                self.assertAlmostEqual(mark["x"] + mark["width"] / 2, tab["x"] + tab["width"] / 2, delta=1)
                if form == 1:
                    self.assertAlmostEqual(mark["y"] + mark["height"], look["box"]["height"], delta=1)
                if form == 4:
                    self.assertAlmostEqual(mark["y"], 0, delta=1)
            strip.run("strip.remove()")
        self.assertIsNone(seen[0])
        self.assertTrue(all(seen[form] for form in range(1, 6)), seen)

    def test_B6_the_accent_colours_the_mark(self):
        strip = self.list(3, css={"--tab-strip-accent": "rgb(1, 2, 3)"})
        self.assertEqual(strip.ask("getComputedStyle(strip.shadowRoot.querySelector('[part=indicator]')).backgroundColor"), "rgb(1, 2, 3)")

    def test_B7_B8_measures_of_tab_and_bar(self):
        strip = self.list(["AUDI", "BMW"], length=None, css={"width": "90px"})
        look = strip.look()
        mark, tab = look["indicator"], look["tabs"][0]
        self.assertEqual(mark["height"], 3)
        title = strip.ask(
            "(() => { const range = document.createRange(); range.selectNodeContents(strip.shadowRoot.querySelector("
            "'[part~=tab][aria-posinset=\"1\"] [part=label]')); return range.getBoundingClientRect().width })()"
        )
        self.assertAlmostEqual(tab["width"], title + 25, delta=1)
        self.assertAlmostEqual(mark["width"], title + 15, delta=1)

    def test_B9_the_bar_springs_and_can_be_sent_elsewhere_on_its_way(self):
        strip = self.list(4)
        strip.click(3)
        seen = strip.run(
            "probe.steady(); const seen = []; for (let i = 0; i < 40; i += 1) { await new Promise(probe.nextFrame); "
            "const look = stage.look(0); const mark = look.indicator; "
            "seen.push(look.isRightToLeft ? look.box.width - mark.x - mark.width : mark.x); if (i === 4) strip.selected = 'v0'; } return seen;"
        )
        strip.rest()
        tab = strip.tab(0)
        self.assertAlmostEqual(strip.indicator()[0], tab["flow"] + 5, delta=1)
        self.assertGreater(max(seen), tab["flow"] + 5)
        self.assertLess(min(seen[5:]), tab["flow"] + 5 - 1, "a heavy bounce goes beyond")

    def test_B10_the_trim_lies_under_the_bar(self):
        strip = self.list(3)
        look = strip.look()
        trim = look["trim"]
        self.assertEqual((trim["width"], trim["height"]), (360, 1))
        self.assertAlmostEqual(trim["y"] + trim["height"], look["box"]["height"], delta=0.01)
        order = strip.ask(
            "(() => { const [trim, mark] = ['trim', 'indicator'].map((name) => strip.shadowRoot.querySelector(`[part=${name}]`)); "
            "return Boolean(trim.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING); })()"
        )
        self.assertTrue(order)

    def test_B11_an_end_fades_over_4_percent_where_there_is_more(self):
        strip = self.list(10, css={"--tab-strip-fade-fraction": "0.04"})
        strip.click(2)
        strip.rest()
        self.hand.wheel(*strip.point(180), dy=120)
        strip.rest()
        mask = strip.look()["scroller"]["mask"]
        self.assertIn("14.4", mask)
        self.assertTrue(all(self.page.ask("stage.fades(a, b)", strip.number, end) for end in ("leading", "trailing")))

    def test_B12_B17_a_tab_comes_into_view_by_the_least_way_with_its_margin(self):
        strip = self.list(10)
        strip.click(3)
        strip.rest()
        self.assertEqual(strip.offset(leading=10), 0, "one that is in view moves nothing")
        strip.click(4)
        strip.rest()
        tab = strip.tab(4)
        self.assertEqual(tab["flow"] + tab["width"], 350)
        strip.run("strip.selected = 'v9'")
        strip.rest()
        strip.click(6)
        strip.rest()
        strip.run("strip.selected = 'v4'")
        strip.rest()
        self.assertEqual(strip.tab(4)["flow"], 10)

    def test_B13_tabs_that_fit_are_spread_centred_or_clustered(self):
        # 10 + 3 * 80 + 10 of 360: 100 are left.
        for distribution, begins in (
            ("space-around", [26.667, 140, 253.333]), ("center", [60, 140, 220]), ("leading", [10, 90, 170]), ("trailing", [110, 190, 270]),
        ):  # fmt: skip
            strip = self.list(3, attributes={"distribution": distribution})
            for (begin, _), wanted in zip(strip.places().values(), begins):
                self.assertAlmostEqual(begin, wanted, delta=0.7, msg=distribution)
            strip.run("strip.remove()")

    def test_B14_every_tab_can_be_in_the_middle(self):
        strip = self.list(10, attributes={"center-ends": "", "reveal-policy": "center"})
        for value in ("v0", "v9", "v5"):
            strip.run("strip.selected = a", value)
            strip.rest()
            tab = strip.tab(int(value[1]))
            self.assertAlmostEqual(tab["flow"] + 40, 180, delta=0.5)

    def test_B15_a_drag_comes_to_rest_with_a_tab_in_the_middle(self):
        strip = self.list(30, attributes={"center-ends": "", "snap": "center"})
        x, y = strip.point(180)
        for distance in (130, 95, -55):
            self.hand.swipe((x, y), (x - distance * self.sign, y), steps=8)
            strip.until("look.tabs.some((tab) => Math.abs(tab.x + tab.width / 2 - 180) <= 1)", what="a tab in the middle")
            strip.rest()
            middles = [begin + length / 2 for begin, length in strip.places().values()]
            self.assertLessEqual(min(abs(middle - 180) for middle in middles), 1)
        self.assertEqual(strip.changes(), [])

    def test_B16_only_a_hand_that_moves_the_row_selects_what_is_in_the_middle(self):
        strip = self.list(30, attributes={"center-ends": "", "snap": "center", "select-central": "", "reveal-policy": "center"})
        strip.run("strip.selected = 'v9'")
        strip.rest()
        self.assertEqual((strip.selected(), strip.told()), ([9], []), "what passes the middle on the way is not chosen")
        x, y = strip.point(180)
        self.hand.swipe((x, y), (x - 170 * self.sign, y), steps=12)
        strip.rest()
        self.page.frames(10)
        strip.rest()
        now = strip.selected()[0]
        self.assertGreater(now, 9)
        self.assertAlmostEqual(strip.tab(now)["flow"] + 40, 180, delta=1)
        self.assertEqual({cause for kind, _, cause in strip.told() if kind == "change"}, {"central"})

    def test_B18_titles_beyond_ascii(self):
        strip = self.list(TITLES, length=None, width=900)
        self.assertEqual([tab["title"] for tab in strip.look()["tabs"]], TITLES)
        self.assertTrue(strip.ask("[...strip.shadowRoot.querySelectorAll('[part=label]')].every((n) => n.scrollWidth <= n.clientWidth + 1)"))
