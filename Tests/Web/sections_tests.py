"""Rows C1 to C8 and E9: a strip that pins over the sections of a page and follows them."""

from accessibility import of_role
from case import each_direction
from hand import Hand

HEADER = 44


@each_direction
class Sections:
    def sections(self, heights=(800, 800, 800), titles=("First", "Second", "Third"), hero=500, address="sections.html", hash=""):
        self.page.go(f"{self.site}/{address}{hash}")
        self.hand = Hand(self.page)
        self.page.until("window.isReady")
        self.page.run("await stage.sections(a, b, c, d)", heights, titles, hero, self.direction)
        self.rest()

    def rest(self):
        self.page.run(
            "for (let still = 0, at = NaN, asked = -1; still < 6; ) { await new Promise(probe.nextFrame); "
            "still = at === scrollY && asked === probe.framesAsked ? still + 1 : 0; at = scrollY; asked = probe.framesAsked; }"
        )

    def scroll(self, y):
        self.page.run("scrollTo({top: a, behavior: 'instant'})", y)
        self.rest()

    def active(self):
        return self.page.ask("document.querySelector('section-tabs').activeIndex")

    def y(self):
        return self.page.ask("scrollY")

    def tab(self, index):
        """The middle of a tab."""
        self.page.run("stage.strips.length = 0; stage.strips.push(document.querySelector('section-tabs').shadowRoot.querySelector('tab-strip'))")
        look = self.page.ask("stage.look(0)")
        tab = next(one for one in look["tabs"] if one["index"] == index)
        return look["box"]["x"] + tab["x"] + tab["width"] / 2, look["box"]["y"] + tab["height"] / 2

    def top_of(self, index):
        return self.page.ask("document.querySelectorAll('section')[a].getBoundingClientRect().top", index)

    def test_C1_the_bar_pins_when_what_is_above_has_gone(self):
        self.sections()
        bar = "document.querySelector('section-tabs').getBoundingClientRect()"
        self.assertEqual(self.page.ask(f"[{bar}.top, {bar}.height]"), [500, HEADER])
        self.scroll(900)
        self.assertEqual(self.page.ask(f"[{bar}.top, {bar}.height]"), [0, HEADER])

    def test_C2_tabs_fill_the_width_while_they_fit(self):
        self.sections()
        self.tab(0)
        look = self.page.ask("stage.look(0)")
        widths = {round(tab["width"]) for tab in look["tabs"]}
        self.assertLessEqual(max(widths) - min(widths), 1)
        self.assertAlmostEqual(sum(tab["width"] for tab in look["tabs"]), look["box"]["width"], delta=1)
        self.assertAlmostEqual(look["indicator"]["height"], 2.4, delta=0.7)
        self.page.resize(160, 600)
        self.rest()
        look = self.page.ask("stage.look(0)")
        ends = [tab["x"] + tab["width"] if self.direction == "ltr" else 160 - tab["x"] for tab in look["tabs"]]
        self.assertGreater(max(ends), 160, "scrollable where they do not")

    def test_C3_C4_a_tap_brings_its_section_under_the_bar_in_one_scroll(self):
        self.sections()
        self.page.run("window.seen = []; document.querySelector('section-tabs').addEventListener('change', (e) => seen.push([e.index, e.cause]))")
        self.hand.click(*self.tab(2))
        self.page.until("Math.abs(document.querySelectorAll('section')[2].getBoundingClientRect().top - 44) < 1 || scrollY >= document.documentElement.scrollHeight - innerHeight - 1")
        self.rest()
        self.assertEqual(self.page.ask("seen"), [[2, "tap"]], "no flicker through the tabs in between")
        self.hand.click(*self.tab(1))
        self.page.until("Math.abs(document.querySelectorAll('section')[1].getBoundingClientRect().top - 44) < 1")
        self.rest()
        self.assertEqual((self.active(), round(self.top_of(1))), (1, HEADER))
        self.scroll(self.y() + 300)
        self.hand.click(*self.tab(1))
        self.page.until("Math.abs(document.querySelectorAll('section')[1].getBoundingClientRect().top - 44) < 1", what="the tab again")

    def test_C5_the_tab_follows_at_every_step(self):
        self.sections()
        seen = []
        for y in range(0, 2300, 100):
            self.scroll(y)
            seen.append(self.active())
        self.assertEqual(seen, sorted(seen))
        self.assertEqual(set(seen), {0, 1, 2})
        # Measured below the bar: the second section counts as soon as it comes to it, and not before.
        edge = 500 + HEADER + 800 - HEADER
        self.scroll(edge - 30)
        self.assertEqual(self.active(), 0)
        self.scroll(edge + 1)
        self.assertEqual(self.active(), 1)

    def test_C5_live_under_a_wheel_that_stops_dead(self):
        self.sections()
        for _ in range(14):
            self.hand.wheel(400, 300, dy=120)
            self.rest()
        self.assertGreater(self.y(), 1000)
        self.assertEqual(self.active(), 1 if self.y() < 2000 else 2)

    def test_C6_the_last_one_is_active_at_the_end_of_the_page(self):
        self.sections(heights=(500, 500, 200, 100))
        self.scroll(100_000)
        self.assertEqual(self.active(), 3)
        seen = []
        for y in range(0, int(self.y()) + 1, 20):
            self.scroll(y)
            seen.append(self.active())
        self.assertEqual(set(seen), {0, 1, 2, 3}, "none is passed over")

    def test_C6_a_page_that_cannot_scroll_has_the_first_or_the_one_tapped(self):
        self.sections(heights=(60, 60, 80), hero=20)
        self.assertEqual(self.active(), 0)
        self.hand.click(*self.tab(1))
        self.rest()
        self.assertEqual(self.active(), 1)

    def test_C7_heights_of_nothing_and_ones_that_change(self):
        self.sections(heights=(300, 0, 900, 800), titles=("A", "B", "C", "D"))
        self.hand.click(*self.tab(2))
        self.page.until("Math.abs(document.querySelectorAll('section')[2].getBoundingClientRect().top - 44) < 1")
        self.rest()
        self.assertEqual(self.active(), 2)
        self.page.run("document.querySelectorAll('section')[1].style.height = '700px'")
        self.rest()
        self.hand.click(*self.tab(3))
        self.page.until("document.querySelector('section-tabs').activeIndex === 3")
        self.rest()
        self.assertLess(abs(self.top_of(3) - HEADER), 2)

    def test_C8_one_event_with_its_cause(self):
        self.sections()
        self.page.run("window.seen = []; document.querySelector('section-tabs').addEventListener('change', (e) => seen.push([e.index, e.cause]))")
        self.scroll(1500)
        self.assertEqual(self.page.ask("seen"), [[1, "scroll"]])
        self.hand.click(*self.tab(0))
        self.page.until("document.querySelector('section-tabs').activeIndex === 0")
        self.rest()
        self.assertEqual(self.page.ask("seen")[1:], [[0, "tap"]])

    def test_E9_a_link_lands_right_at_load(self):
        self.sections(hash="#s2")
        self.rest()
        self.assertEqual(self.active(), 2)
        self.assertLess(abs(self.top_of(2) - HEADER), 2, self.top_of(2))

    def test_E9_focus_never_lands_under_the_bar(self):
        self.sections()
        self.page.run(
            "for (const [i, section] of [...document.querySelectorAll('section')].entries()) { const b = document.createElement('button'); "
            "b.id = `b${i}`; b.textContent = 'b'; section.prepend(b); }"
        )
        # In sight for the browser, and under the bar for the user.
        self.scroll(500 + HEADER + 800 - 10)
        self.page.run("document.querySelector('#b1').focus()")
        self.rest()
        self.assertGreaterEqual(self.page.ask("document.querySelector('#b1').getBoundingClientRect().top"), HEADER - 1)
        # Partly in sight.
        self.page.run("document.querySelector('#b1').blur()")
        self.scroll(500 + HEADER + 800 - 35)
        self.page.run("document.querySelector('#b1').focus()")
        self.rest()
        self.assertGreaterEqual(self.page.ask("document.querySelector('#b1').getBoundingClientRect().top"), HEADER - 1)

    def test_E9_a_section_that_grows_on_the_way_is_reckoned_with(self):
        self.sections(heights=(800, 800, 800, 900), titles=("A", "B", "C", "D"))
        self.hand.click(*self.tab(3))
        # In the same task in which it is seen to be on its way.
        self.page.until("scrollY > 0 && (document.querySelectorAll('section')[1].style.height = '1100px')")
        self.page.until("Math.abs(document.querySelectorAll('section')[3].getBoundingClientRect().top - 44) < 2", what="aimed anew")
        self.rest()
        self.assertEqual(self.active(), 3)

    def test_a_hidden_section_has_no_tab_and_no_place(self):
        self.sections()
        count = "document.querySelector('section-tabs').shadowRoot.querySelector('tab-strip').items.length"
        self.page.run("document.querySelectorAll('section')[1].hidden = true")
        self.page.until(f"{count} === 2")
        self.rest()
        self.scroll(500 + 500)
        self.assertEqual(self.active(), 0)
        self.scroll(500 + 800 + 300)
        self.assertEqual(self.active(), 1, "the third is the second now")
        self.page.run("document.querySelectorAll('section')[1].hidden = false")
        self.page.until(f"{count} === 3")

    def test_that_the_last_section_has_gone_is_told(self):
        self.sections()
        self.scroll(1500)
        self.page.run("window.seen = []; document.querySelector('section-tabs').addEventListener('change', (e) => seen.push([e.index, e.value, e.cause]))")
        self.page.run("window.kept = [...document.querySelectorAll('section')]; for (const section of kept) section.remove()")
        self.page.until("seen.length")
        self.rest()
        self.assertEqual((self.page.ask("seen"), self.active()), ([[-1, None, "removal"]], -1))
        self.page.run("seen.length = 0; document.querySelector('main').append(...kept)")
        self.page.until("document.querySelector('section-tabs').activeIndex === 0")
        self.rest()
        self.scroll(1500)
        self.assertEqual((self.page.ask("seen.at(-1)"), self.active()), ([1, "s1", "scroll"], 1))
        self.hand.click(*self.tab(2))
        self.page.until("document.querySelector('section-tabs').activeIndex === 2")

    def test_a_hash_that_is_no_text_or_no_section_leaves_the_page_as_it_is(self):
        self.sections(hash="#%E0%A4%A")
        self.assertEqual((self.active(), self.y()), (0, 0))
        self.page.run("location.hash = 'nothing'")
        self.rest()
        self.assertEqual((self.active(), self.y()), (0, 0))
        self.page.run("document.querySelectorAll('section')[1].id = 'straße 1'; location.hash = '#stra%C3%9Fe%201'")
        self.page.until("document.querySelector('section-tabs').activeIndex === 1")
        self.rest()
        self.assertEqual(round(self.top_of(1)), HEADER)

    def test_attributes_that_come_late_count(self):
        self.sections()
        self.tab(0)
        bar = "document.querySelector('section-tabs')"
        before = self.page.ask("stage.look(0)")
        self.page.run(f"{bar}.setAttribute('aria-label', 'Chapters'); {bar}.setAttribute('variant', 'pills')")
        self.rest()
        self.assertEqual([one.name for one in of_role(self.page, "tablist")], ["Chapters"])
        self.assertNotEqual(self.page.ask("stage.look(0).indicator"), before["indicator"])
        self.page.run(f"{bar}.removeAttribute('variant')")
        self.rest()
        self.assertEqual(self.page.ask("stage.look(0).indicator"), before["indicator"])
        self.page.run(f"{bar}.setAttribute('sections', '#s1, #s2')")
        self.rest()
        self.assertEqual([tab["title"] for tab in self.page.ask("stage.look(0).tabs")], ["Second", "Third"])
        self.page.run(f"{bar}.dir = a", "ltr" if self.direction == "rtl" else "rtl")
        self.rest()
        first, second = self.page.ask("stage.look(0).tabs")
        self.assertEqual(first["x"] < second["x"], self.direction == "rtl")

    def test_a_body_that_scrolls_by_itself_is_followed(self):
        self.page.go(f"{self.site}/sections.html")
        self.hand = Hand(self.page)
        self.page.until("window.isReady")
        self.page.run("document.documentElement.style.overflow = 'hidden'; document.body.style.cssText = 'height: 100vh; margin: 0; overflow: auto'")
        self.page.run("await stage.sections(a, b, c, d)", [800, 800, 800], ["First", "Second", "Third"], 500, self.direction)
        self.rest()
        self.page.run("document.body.scrollTop = 1400")
        self.page.until("document.querySelector('section-tabs').activeIndex === 1", what="the section that is read")
        box = self.page.ask("(() => { const box = document.querySelector('section-tabs').getBoundingClientRect(); return [box.top, box.width]; })()")
        self.assertEqual(box[0], 0, "pinned")
        part = 5 / 6 if self.direction == "ltr" else 1 / 6
        self.hand.click(box[1] * part, 22)
        self.page.until("document.querySelector('section-tabs').activeIndex === 2 && document.body.scrollTop > 1600", what="the section of the tab")

    def test_in_another_component_it_finds_the_sections_beside_it(self):
        self.sections()
        self.page.run(
            "const host = document.createElement('div'); const root = host.attachShadow({mode: 'open'}); const main = document.querySelector('main'); "
            "window.root = root; root.append(...main.children); main.append(host); "
            "for (const section of root.querySelectorAll('section')) section.style.height = '800px'"
        )
        self.rest()
        tabs = "root.querySelector('section-tabs')"
        titles = f"{tabs}.shadowRoot.querySelector('tab-strip').items.map((item) => item.label)"
        self.assertEqual(self.page.ask(titles), ["First", "Second", "Third"])
        self.scroll(1500)
        self.assertEqual(self.page.ask(f"{tabs}.activeIndex"), 1)
        self.page.run(f"stage.strips.splice(0, 9, {tabs}.shadowRoot.querySelector('tab-strip'))")
        look = self.page.ask("stage.look(0)")
        last = look["tabs"][2]
        self.hand.click(look["box"]["x"] + last["x"] + last["width"] / 2, look["box"]["y"] + last["height"] / 2)
        self.page.until("Math.abs(root.querySelector('#s2').getBoundingClientRect().top - 44) < 1 || scrollY >= document.documentElement.scrollHeight - innerHeight - 1")
        self.rest()
        self.assertEqual(self.page.ask(f"{tabs}.activeIndex"), 2)

    def test_who_comes_and_goes_above_does_not_change_what_is_read(self):
        edits = (
            ("all[0].remove()", 1, "s2", []),
            ("all[0].before(Object.assign(document.createElement('section'), {id: 'new', style: 'height: 300px'}))", 3, "s2", []),
            ("all[3].after(all[0])", 1, "s2", []),
            ("all[2].remove()", 2, "s3", [[2, "s3", "removal"]]),
        )
        for edit, index, value, told in edits:
            self.sections(heights=(800, 800, 800, 800), titles=("First", "Second", "Third", "Fourth"))
            self.scroll(2200)
            self.assertEqual(self.active(), 2)
            self.page.run("window.seen = []; document.querySelector('section-tabs').addEventListener('change', (e) => seen.push([e.index, e.value, e.cause]))")
            self.page.run(f"const all = document.querySelectorAll('section'); {edit}")
            self.rest()
            shown = self.page.ask("document.querySelector('section-tabs').shadowRoot.querySelector('tab-strip').value")
            self.assertEqual((self.active(), shown, self.page.ask("seen")), (index, value, told), edit)

    def chapters(self, hash=""):
        """A page that has its sections from its markup."""
        self.page.go(f"{self.site}/chapters.html{hash}")
        self.hand = Hand(self.page)
        self.page.until("window.isReady && document.querySelector('section-tabs').activeIndex >= 0")
        self.page.run("document.documentElement.dir = a", self.direction)
        self.rest()

    def top(self, selector):
        return self.page.ask("document.querySelector(a).getBoundingClientRect().top", selector)

    def test_E9_a_reader_is_put_back_where_they_were(self):
        self.chapters("#s3")
        self.assertEqual((round(self.top_of(3)), self.active()), (HEADER, 3))
        self.scroll(1500)
        self.page.run("window.isOld = true")
        self.page.call("Page.reload")
        self.page.until("!window.isOld && window.isReady && document.querySelector('section-tabs').activeIndex >= 0")
        self.rest()
        self.assertEqual((self.y(), self.page.ask("location.hash")), (1500, "#s3"), "loaded again")
        self.page.run("location.hash = 's5'")
        self.page.until("document.querySelector('section-tabs').activeIndex === 5")
        self.rest()
        self.assertEqual(round(self.top_of(5)), HEADER)
        self.scroll(900)
        for step, hash, y in (("back", "#s3", 1500), ("forward", "#s5", 900)):
            self.page.run(f"history.{step}()")
            self.page.until("location.hash === " + repr(hash))
            self.rest()
            self.assertEqual(self.y(), y, step)

    def test_E9_an_element_that_is_moved_or_comes_later_leaves_the_page_where_it_is(self):
        self.chapters("#s3")
        self.scroll(1500)
        self.page.run("const bar = document.querySelector('section-tabs'); bar.remove(); document.body.prepend(bar)")
        self.rest()
        self.assertLess(abs(self.y() - 1500), HEADER + 1)
        self.page.run("document.querySelector('section-tabs').after(document.createElement('section-tabs'))")
        self.rest()
        self.assertLess(abs(self.y() - 1500), HEADER + 1)

    def test_E9_a_link_to_a_section_that_cannot_come_up_selects_its_tab(self):
        self.sections(heights=(800, 800, 100, 100), titles=("A", "B", "C", "D"))
        self.page.run("window.seen = []; document.querySelector('section-tabs').addEventListener('change', (e) => seen.push([e.index, e.cause]))")
        self.page.run("location.hash = 's2'")
        self.page.until("seen.length")
        self.rest()
        self.assertEqual((self.active(), self.page.ask("seen.at(-1)")), (2, [2, "link"]))

    def test_E9_what_the_browser_brings_up_is_clear_of_the_bar(self):
        self.chapters("#deep")
        self.assertEqual((round(self.top("#deep")), self.active()), (HEADER, 3), "at load")
        for selector in ("#deep", "#s2"):
            for _ in range(2):
                self.scroll(300)
                self.page.run("document.querySelector(`[href='${a}']`).click()", selector)
                self.rest()
                self.assertEqual(round(self.top(selector)), HEADER, f"a click on a link to {selector}")
        self.page.run("document.querySelector('#s4 h2').scrollIntoView()")
        self.rest()
        self.assertEqual(round(self.top("#s4")), HEADER)
        padding = "document.documentElement.style.scrollPaddingTop"
        self.page.run("document.querySelector('section-tabs').remove()")
        self.assertEqual(self.page.ask(padding), "", "as it was")
        self.page.run(f"{padding} = '60px'; document.querySelector('p').after(document.createElement('section-tabs'))")
        self.rest()
        self.assertEqual(self.page.ask(padding), "60px", "the page's own")
        self.page.run("document.querySelector('section-tabs').remove()")
        self.assertEqual(self.page.ask(padding), "60px")

    def test_E9_the_focus_in_the_pinned_bar_moves_nothing(self):
        self.chapters()
        self.page.run("document.querySelector('[href=\"#s2\"]').focus()")
        self.scroll(1500)
        self.hand.key("Tab")
        self.page.until("document.activeElement.localName === 'section-tabs'")
        self.rest()
        self.assertEqual(self.y(), 1500)

    def test_a_box_that_has_nothing_to_scroll_is_not_what_scrolls(self):
        for styles in (("documentElement", "body"), ("querySelector('main')",)):
            self.page.go(f"{self.site}/sections.html")
            self.hand = Hand(self.page)
            self.page.until("window.isReady")
            for one in styles:
                self.page.run(f"document.{one}.style.overflowX = 'hidden'")
            self.page.run("await stage.sections(a, b, c, d)", [800, 800, 800], ["A", "B", "C"], 300, self.direction)
            self.rest()
            self.hand.click(*self.tab(1))
            self.page.until("Math.abs(document.querySelectorAll('section')[1].getBoundingClientRect().top - 44) < 1", what=styles)
            self.rest()
            self.scroll(300 + HEADER + 200)
            self.assertEqual(self.active(), 0, styles)

    def test_a_box_that_gets_something_to_scroll_later_is_followed(self):
        self.page.go(f"{self.site}/sections.html")
        self.hand = Hand(self.page)
        self.page.until("window.isReady")
        self.page.run("document.querySelector('main').style.cssText = 'height: 500px; overflow: auto'")
        self.page.run("await stage.sections(a, b, c, d)", [50, 50, 50], ["A", "B", "C"], 50, self.direction)
        self.rest()
        paddings = "[document.documentElement, document.querySelector('main')].map((node) => node.style.scrollPaddingTop)"
        self.assertEqual(self.page.ask(paddings), ["44px", ""])
        self.page.run("for (const section of document.querySelectorAll('section')) section.style.height = '800px'")
        self.page.until(f"{paddings}[1] === '44px'")
        self.assertEqual(self.page.ask(paddings), ["", "44px"])
        self.page.run("document.querySelector('main').scrollTop = 1200")
        self.page.until("document.querySelector('section-tabs').activeIndex === 1")
        self.rest()
        self.hand.click(*self.tab(2))
        self.page.until("document.querySelector('main').scrollTop > 1600 && document.querySelector('section-tabs').activeIndex === 2")

    def test_the_page_may_say_no_and_hears_nothing_of_the_strip_inside(self):
        self.sections()
        self.page.run(
            "window.seen = []; for (const type of ['beforechange', 'input', 'change', 'reselect']) "
            "addEventListener(type, (e) => seen.push([type, e.target.localName, e.value, e.index, e.cause]), true); "
            "document.querySelector('section-tabs').addEventListener('beforechange', (e) => e.preventDefault(), {once: true})"
        )
        bar = "section-tabs"
        self.scroll(1500)
        self.assertEqual(self.page.ask("seen.splice(0)"), [["change", bar, "s1", 1, "scroll"]])
        self.hand.click(*self.tab(0))
        self.rest()
        self.assertEqual(self.page.ask("seen.splice(0)"), [["beforechange", bar, "s0", 0, "tap"]])
        self.assertEqual((self.active(), self.y()), (1, 1500))
        self.hand.click(*self.tab(0))
        self.page.until("document.querySelector('section-tabs').activeIndex === 0")
        self.rest()
        self.assertEqual(self.page.ask("seen"), [["beforechange", bar, "s0", 0, "tap"], ["change", bar, "s0", 0, "tap"]])
