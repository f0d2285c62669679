"""Reported faults of strips like ours that need a drawn page or real input, by their numbers."""

from case import each_direction
from picture import Picture


@each_direction
class Reported:
    plain = {"length": 80}

    def plain_strip(self, titles=10, length=80, width=320, **given):
        """The report's fixtures have no insets, spacing or buttons."""
        css = {f"--tab-strip-{name}": "0px" for name in ("leading-inset", "trailing-inset", "spacing")}
        attributes = {"variant": "pills", **given.pop("attributes", {})}
        return self.strip(titles, length, width, css={**css, **given.pop("css", {})}, attributes=attributes, **given)

    def test_R012_a_selection_that_is_restored_is_in_place_in_the_first_frame(self):
        self.stage()
        frames = self.page.run(
            "const strip = document.createElement('tab-strip'); strip.setAttribute('variant', 'pills'); "
            "strip.setAttribute('dir', a); strip.setAttribute('selected', 'v7'); strip.style.width = '320px'; "
            "for (const name of ['leading-inset', 'trailing-inset', 'spacing']) strip.style.setProperty(`--tab-strip-${name}`, '0px'); "
            "for (const name of ['minimum', 'maximum']) strip.style.setProperty(`--tab-strip-${name}-tab-width`, '80px'); "
            "strip.items = Array.from({length: 10}, (_, n) => ({value: `v${n}`, label: `Tab ${n}`})); "
            "stage.strips.push(strip); document.querySelector('main').append(strip); const seen = []; "
            "for (let i = 0; i < 3; i += 1) { await new Promise(probe.nextFrame); "
            "await new Promise((go) => setTimeout(go, 0)); seen.push(stage.look(0).scroller.left); } return seen;",
            self.direction,
        )
        self.assertEqual([one * self.sign for one in frames], [440] * 3)

    def test_R036_a_click_on_an_arrow_pages_once_and_a_cut_tab_comes_into_view(self):
        strip = self.plain_strip(12, length=100, width=350)
        self.hand.click(*strip.button("trailing"))
        strip.rest()
        moved = strip.offset(length=100)
        self.assertGreater(moved, 0)
        self.page.frames(30)
        self.assertEqual(strip.offset(length=100), moved, "once")
        cut = max(index for index, (begin, _) in strip.places().items() if begin < 350)
        self.hand.click(*strip.point(strip.tab(cut)["flow"] + 5) if strip.tab(cut)["flow"] < 300 else strip.middle(cut - 1))
        strip.rest()
        tab = strip.tab(strip.selected()[0])
        self.assertTrue(0 <= tab["flow"] and tab["flow"] + 100 <= 350)

    def test_R061_a_programs_selection_moves_the_row_one_way(self):
        strip = self.plain_strip(30)
        seen = strip.run(
            "const seen = []; strip.selected = 'v20'; for (let still = 0; still < 5; ) { await new Promise(probe.nextFrame); "
            "const at = Math.abs(strip.shadowRoot.querySelector('.scroller').scrollLeft); "
            "still = at === seen.at(-1) ? still + 1 : 0; seen.push(at); if (seen.length > 1000) break; } return seen;"
        )
        self.assertEqual(seen, sorted(seen))
        self.assertEqual(seen[-1], 80 * 20 + 40 - 160)

    def test_R066_an_ancestor_that_is_scaled_pulls_nothing_back(self):
        strip = self.plain_strip(12, length=100, width=350)
        self.page.run("document.querySelector('main').style.cssText = ''; document.querySelector('main').style.transform = 'scale(0.8)'; "
                      "document.querySelector('main').style.transformOrigin = '0 0'")  # fmt: skip
        strip.rest()
        strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", 500 * self.sign)
        strip.rest()
        self.page.frames(20)
        self.assertEqual(strip.look()["scroller"]["left"], 500 * self.sign)
        look = strip.look()
        whole = [tab for tab in look["tabs"] if tab["x"] > 0 and tab["x"] + tab["width"] < look["box"]["width"] - 40]
        tab = max(whole, key=lambda tab: tab["x"])
        # At its left, where a place that is not put into the strip's own pixels lies on the tab before.
        self.hand.click(look["box"]["x"] + tab["x"] + 6, look["box"]["y"] + look["box"]["height"] / 2)
        strip.rest()
        index = tab["index"]
        self.assertEqual(strip.selected(), [index], "a click lands where it points")

    def test_R081_the_first_tab_of_an_empty_strip_in_a_sticky_header(self):
        strip = self.strip(0)
        strip.run("strip.style.position = 'sticky'; strip.style.top = '0'")
        before = strip.look()["box"]["height"]
        strip.run("strip.items = [{value: 'a', label: 'A'}]")
        strip.rest()
        self.assertEqual(len(strip.look()["tabs"]), 1)
        self.assertEqual(strip.look()["box"]["height"], before)

    def test_R091_a_tab_that_comes_back_is_drawn_as_it_is(self):
        strip = self.plain_strip(50)
        strip.run("strip.selected = 'v0'")
        strip.rest()
        self.hand.key("Tab")
        self.hand.key("End")
        strip.rest()
        self.assertEqual(strip.drawn_selected(), [49])
        strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = 0")
        strip.rest()
        self.assertIn(0, strip.places())
        self.assertNotIn(0, strip.drawn_selected())

    def test_R097_fast_taps_leave_one_tab_selected(self):
        strip = self.plain_strip(4)
        for index in range(4):
            strip.tap(index)
        strip.rest()
        self.assertEqual((strip.selected(), strip.drawn_selected()), ([3], [3]))

    def test_R104_thirty_quick_taps_freeze_nothing(self):
        strip = self.plain_strip(20)
        number, last = 7, None
        for _ in range(30):
            number = (number * 1103515245 + 12345) % 2**31
            look = strip.look()
            seen = [t["index"] for t in look["tabs"] if t["x"] < 240 and t["x"] + t["width"] > 80]
            last = seen[number // 65536 % len(seen)]
            strip.tap(last)
        strip.rest()
        selected = strip.selected()
        self.assertEqual(len(selected), 1)
        # A tap may have stopped the row rather than chosen; another one now chooses.
        seen = [t["index"] for t in strip.look()["tabs"] if t["x"] < 240 and t["x"] + t["width"] > 80 and t["index"] not in selected]
        strip.tap(seen[0])
        strip.rest()
        self.assertEqual(strip.selected(), [seen[0]])

    def test_R121_R122_badges_cover_no_text_and_stay_whole(self):
        items = [{"value": f"v{n}", "label": "Recent", "badge": "12"} for n in range(3)]
        strip = self.strip(items, length=None, width=500)
        self.badges(strip, [0, 1, 2])
        strip.run("strip.items = strip.items.map((item, n) => n === 1 ? {...item, badge: null} : item)")
        strip.rest()
        self.badges(strip, [0, 2])

    def badges(self, strip, present):
        found = strip.ask(
            "[...strip.shadowRoot.querySelectorAll('[part~=tab]:not([hidden])')].map((tab) => [tab, tab.querySelector('[part~=badge]')])"
            ".filter(([, badge]) => badge && badge.checkVisibility()).map(([tab, badge]) => { const box = (n) => { const r = "
            "n.getBoundingClientRect(); return [r.left, r.right, r.top, r.bottom]; }; const range = document.createRange(); "
            "range.selectNodeContents(tab.querySelector('[part~=label]')); "
            "return {index: tab.getAttribute('aria-posinset') - 1, tab: box(tab), badge: box(badge), text: box(range)}; })"
        )
        self.assertEqual(sorted(one["index"] for one in found), present)
        for one in found:
            (left, right, _, _), tab, text = one["badge"], one["tab"], one["text"]
            self.assertTrue(right <= text[0] + 0.1 or left >= text[1] - 0.1, f"over the text: {one}")
            self.assertTrue(tab[0] <= left and right <= tab[1], f"cut: {one}")

    def test_R167_R169_descenders_and_chinese_are_drawn_whole(self):
        for title in ("gjpqy", "ÅÄÖ ğ", "漢字ひらがな", "ภาษาไทย"):
            strip = self.strip([title, "a"], length=None, width=500)
            box = strip.look()["box"]
            tab = strip.tab(0)
            label = strip.ask(
                "(() => { const label = strip.shadowRoot.querySelector('[part~=tab]:not([hidden]) [part~=label]'); "
                "const r = label.getBoundingClientRect(); return [r.left, r.top, r.width, r.height, label.scrollHeight, label.clientHeight]; })()"
            )
            # What is inked, found by drawing the label without and with its own bounds to hold it.
            clip = (box["x"] + tab["x"], box["y"], tab["width"], box["height"])
            strip.run("strip.shadowRoot.querySelectorAll('[part~=label]').forEach((n) => { n.style.overflow = 'visible'; })")
            free = Picture(self.page.picture(clip=clip))
            strip.run("strip.shadowRoot.querySelectorAll('[part~=label]').forEach((n) => { n.style.overflow = ''; })")
            held = Picture(self.page.picture(clip=clip))
            cut = max(abs(a - b) for y in range(free.height) for p, q in zip(free.row(y), held.row(y)) for a, b in zip(p, q))
            self.assertLess(cut, 48, f"{title}: what is clipped is more than the softness of an edge; {label}")
            strip.run("strip.remove()")
