"""The page around a strip: where it is put, how the page is parsed, zoomed and resized, and what the user's settings are."""

from case import each_direction
from picture import Picture

PILLS = {"length": 80, "leading": 12, "spacing": 8}


def centred(index, width=360, count=10):
    return max(0, min(12 + count * 88 - 8 + 12 - width, 12 + 88 * index + 40 - width / 2))


@each_direction
class Surroundings:
    def test_tabs_of_the_pages_own_elements_keep_their_width_when_measured_again(self):
        children = "<tab-strip-item value='a'><b>A long one</b></tab-strip-item><tab-strip-item value='b'>B</tab-strip-item>"
        number = self.strip(1).number
        strip = self.strip(length=None, children=children, properties={"hidden": False})
        self.assertNotEqual(strip.number, number)
        before = strip.tab(0)["width"]
        self.assertGreater(before, 60)
        strip.run("strip.firstElementChild.setAttribute('badge', '3')")
        strip.rest()
        self.assertGreater(strip.tab(0)["width"], before)

    def test_E11_moved_in_the_document_it_keeps_selection_and_place(self):
        strip = self.strip(30, attributes={"selected": "v9"})
        strip.click(10)
        strip.rest()
        before = strip.offset(**PILLS)
        strip.run("const box = document.createElement('section'); document.body.prepend(box); box.append(strip)")
        strip.rest()
        self.assertEqual((strip.value(), strip.selected(), strip.offset(**PILLS)), ("v10", [10], before))
        strip.click(11)
        strip.rest()
        self.assertEqual(strip.changes(), ["v10", "v11"])

    def test_E11_taken_out_and_put_back_later(self):
        strip = self.strip(30, attributes={"selected": "v9"})
        strip.run("window.parked = strip; strip.remove(); await new Promise(probe.nextFrame)")
        strip.run("strip.selected = 'v20'; document.querySelector('main').append(strip)")
        strip.rest()
        self.assertEqual((strip.selected(), strip.offset(**PILLS)), ([20], centred(20, count=30)))

    def test_E11_several_strips_keep_apart_and_share_one_module(self):
        strips = [self.strip(10, attributes={"variant": variant}) for variant in ("pills", "chips", "underline", "pills")]
        strips[1].click(2)
        strips[3].click(1)
        strips[3].rest()
        self.assertEqual([strip.value() for strip in strips], ["v0", "v2", "v0", "v1"])
        self.assertEqual(self.page.ask("probe.modules.length"), 1)

    def test_removed_while_it_moves(self):
        strip = self.strip(100)
        strip.run("strip.selected = 'v80'")
        self.page.frames(3)
        strip.run("strip.remove()")
        self.page.frames(10)
        strip.run("document.querySelector('main').append(strip)")
        strip.rest()
        self.assertEqual((strip.selected(), strip.offset(**PILLS)), ([80], centred(80, count=100)))

    def test_removed_under_a_finger_and_under_a_held_button(self):
        # Held so long it does not go on, however long the frames are.
        strip = self.strip(100, attributes={"repeat-delay": "60"})
        for place in (strip.button("trailing"), strip.middle(1)):
            self.hand.press(*place)
            self.page.frames(2)
            strip.run("strip.remove()")
            self.hand.release(*place)
            self.page.frames(5)
            strip.run("document.querySelector('main').append(strip)")
            strip.rest()
        self.assertEqual(strip.changes(), [])
        strip.click(2)
        strip.rest()
        self.assertEqual(strip.changes(), ["v2"])

    def test_A10_resized_the_selected_tab_stays_in_the_middle_where_it_was(self):
        strip = self.strip(30)
        strip.click(3)
        strip.rest()
        strip.click(4)
        strip.rest()
        for width in (500, 200, 360):
            strip.run("strip.style.width = `${a}px`", width)
            strip.until(f"look.scroller.width === {width} && look.tabs.length")
            strip.rest()
            tab = strip.tab(4)
            self.assertTrue(0 <= tab["flow"] and tab["flow"] + 80 <= width, f"at {width}: {tab}")

    def test_zoomed_a_click_still_lands(self):
        for scale in (0.5, 1.25, 1.5, 2, 3):
            self.page.resize(800, 600, scale)
            strip = self.strip(30)
            strip.click(2)
            strip.rest()
            strip.click(3)
            strip.rest()
            self.assertEqual(strip.selected(), [3], scale)
            self.assertAlmostEqual(strip.offset(**PILLS), centred(3, count=30), delta=1 / scale)
            strip.run("strip.remove()")

    def test_css_zoom_on_an_ancestor(self):
        strip = self.strip(30)
        self.page.run("document.querySelector('main').style.zoom = '1.5'")
        strip.rest()
        self.assertAlmostEqual(self.page.ask("stage.strips[0].getBoundingClientRect().width"), 540, delta=1)
        for index in (2, 1):
            self.hand.click(*self.page.ask(
                "(() => { const r = [...stage.strips[0].shadowRoot.querySelectorAll('[part~=tab]')].find((n) => "
                "n.getAttribute('aria-posinset') === String(a)).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()",
                index + 1,
            ))  # fmt: skip
            strip.rest()
            self.assertEqual(strip.selected(), [index])
        self.assertEqual(strip.tab(0)["width"], 120)

    def test_text_only_zoom_makes_tabs_wider_and_the_strip_higher(self):
        strip = self.strip(["Home", "Music"], length=None, width=700)
        before = strip.look()
        self.page.run("document.documentElement.style.fontSize = '48px'")
        strip.until(f"look.tabs[0].width > {before['tabs'][0]['width']} + 10")
        strip.rest()
        after = strip.look()
        self.assertGreater(after["box"]["height"], before["box"]["height"])
        self.assertEqual(strip.ask("[...strip.shadowRoot.querySelectorAll('[part~=label]')].every((n) => n.scrollWidth <= n.clientWidth + 1)"), True)

    def test_direction_may_change(self):
        strip = self.strip(10, attributes={"selected": "v4"})
        before = {index: place for index, place in strip.places().items() if -80 < place[0] < 360}
        strip.run("strip.dir = strip.dir === 'rtl' ? 'ltr' : 'rtl'")
        strip.rest()
        after = strip.places()
        self.assertEqual({index: after.get(index) for index in before}, before, "the mirror image")

    def test_direction_of_an_ancestor_counts(self):
        strip = self.strip(10, attributes={"dir": None})
        self.page.run("document.documentElement.dir = a", self.direction)
        strip.until(f"look.isRightToLeft === {'true' if self.direction == 'rtl' else 'false'}")
        strip.rest()
        self.assertEqual(strip.tab(0)["flow"], 12)

    def test_direction_by_the_pages_css_counts(self):
        self.stage()
        other = "ltr" if self.direction == "rtl" else "rtl"
        self.page.run("document.documentElement.dir = a; document.body.style.direction = b", other, self.direction)
        strip = self.strip(10, attributes={"dir": None, "overflow": "overlaid"})
        self.assertEqual(strip.look()["isRightToLeft"], self.direction == "rtl")
        self.assertEqual({index: strip.places()[index][0] for index in range(3)}, {0: 12, 1: 100, 2: 188})
        strip.click(2)
        strip.rest()
        self.assertEqual((strip.selected(), strip.offset(**PILLS)), ([2], centred(2, count=10)))
        arrow = "getComputedStyle(strip.shadowRoot.querySelector('[part~=trailing-button]'), '::after').scale"
        self.assertEqual(strip.ask(arrow), "-1 1" if self.direction == "rtl" else "none", "the arrow points onward")

    def test_a_vertical_page_has_a_row_all_the_same(self):
        strip = self.strip(3)
        places, height = strip.places(), strip.look()["box"]["height"]
        for mode in ("vertical-rl", "vertical-lr"):
            self.page.run("document.body.style.writingMode = a", mode)
            strip.run("strip.style.writingMode = a", mode)
            strip.rest()
            self.assertEqual((strip.places(), strip.look()["box"]["height"]), (places, height), mode)

    def test_text_may_have_another_size_and_weight(self):
        strip = self.strip(["Some title", "Other"], length=None, width=700)
        before = strip.tab(0)["width"], strip.look()["box"]["height"]
        for css in ("--tab-strip-text: 40px", "--tab-strip-text: 1em; font-size: 40px"):
            self.rules(f"tab-strip {{ {css}; --tab-strip-weight: 300; --tab-strip-selected-weight: 900; }}")
            strip.until(f"look.tabs[0].width > {before[0]} * 1.8")
            strip.rest()
            self.assertEqual([strip.style(index, "font-weight") for index in (0, 1)], ["900", "300"])
            self.assertGreater(strip.look()["box"]["height"], before[1])
            self.assertTrue(strip.ask("[...strip.shadowRoot.querySelectorAll('[part~=label]')].every((n) => n.scrollWidth <= n.clientWidth + 1)"))
            self.rules("")
            strip.until(f"look.tabs[0].width === {before[0]}")

    def test_reduced_motion_is_there_at_once(self):
        self.page.emulate(prefers_reduced_motion="reduce")
        strip = self.strip(30)
        strip.click(3)
        self.page.frames(2)
        self.assertEqual(strip.offset(**PILLS), centred(3, count=30))
        asked = self.page.ask("probe.framesAsked")
        self.page.frames(5)
        self.assertEqual(self.page.ask("probe.framesAsked"), asked)

    def test_dark_and_light(self):
        strip = self.strip(3)
        colors = {}
        for scheme in ("light", "dark"):
            self.page.emulate(prefers_color_scheme=scheme)
            strip.rest()
            colors[scheme] = strip.style(1, "color")
        self.assertNotEqual(colors["light"], colors["dark"])

    def rules(self, css):
        self.page.run("const sheet = new CSSStyleSheet(); sheet.replaceSync(a); document.adoptedStyleSheets = [sheet]", css)

    def test_measures_that_a_media_query_changes_are_read_again(self):
        strip = self.strip(5, width=700)
        self.rules("@media (prefers-color-scheme: dark) { tab-strip { --tab-strip-spacing: 1.5rem; --tab-strip-leading-inset: 40px } }")
        for scheme, leading, spacing in (("dark", 40, 24), ("light", 12, 8), ("dark", 40, 24)):
            self.page.emulate(prefers_color_scheme=scheme)
            strip.until(f"look.tabs[1] && Math.abs(look.tabs[1].x - look.tabs[0].x) === {80 + spacing}", scheme)
            strip.rest()
            self.assertEqual(strip.places()[1], (leading + 80 + spacing, 80), scheme)
        # A length in rem is another with the root's font.
        self.page.run("document.documentElement.style.fontSize = '20px'")
        strip.until("Math.abs(look.tabs[1].x - look.tabs[0].x) === 110")

    def test_measures_that_a_class_or_a_width_changes_are_read_again(self):
        strip = self.strip(5, width=700)
        self.rules("main.roomy tab-strip { --tab-strip-height: 90px } @media (max-width: 500px) { tab-strip { --tab-strip-height: 30px } }")
        self.assertEqual(strip.look()["box"]["height"], 48)
        self.page.run("document.querySelector('main').className = 'roomy'")
        strip.until("look.box.height === 90")
        self.page.run("document.querySelector('main').className = ''")
        strip.until("look.box.height === 48")
        self.page.resize(400, 600, 1)
        strip.until("look.box.height < 48")
        strip.rest()
        asked = self.page.ask("probe.framesAsked")
        self.page.frames(10)
        self.assertEqual(self.page.ask("probe.framesAsked"), asked, "at rest")

    def test_measures_that_change_out_of_sight_are_read_when_it_shows(self):
        strip = self.strip(5, width=700)
        strip.run("strip.hidden = true; await new Promise(probe.nextFrame); strip.style.setProperty('--tab-strip-spacing', '30px')")
        self.page.frames(3)
        strip.run("strip.hidden = false")
        strip.until("look.tabs[1] && Math.abs(look.tabs[1].x - look.tabs[0].x) === 110")

    def test_forced_colors_still_tell_selected_and_focused_apart(self):
        self.page.emulate(forced_colors="active")
        for variant in ("pills", "chips", "underline", "segmented"):
            strip = self.strip(3, attributes={"variant": variant, "selected": "v1"}, width=400)
            strip.rest()
            self.assertNotEqual(self.drawn(strip, 0), self.drawn(strip, 1), variant)
            self.assertIn("underline", strip.style(1, "text-decoration-line"), variant)
            strip.run("strip.remove()")

    def drawn(self, strip, index):
        """The pixels of a tab's whole height, title aside: its first columns and its middle row's bounds."""
        look = strip.look()
        tab = next(one for one in look["tabs"] if one["index"] == index)
        box = look["box"]
        picture = Picture(self.page.picture(clip=(box["x"] + tab["x"], box["y"], 80, box["height"])))
        return [picture.column(x) for x in (8, 12, 40)]

    def test_high_contrast(self):
        self.page.emulate(prefers_contrast="more")
        strip = self.strip(3, attributes={"selected": "v1"})
        strip.click(2)
        strip.rest()
        self.assertEqual(strip.selected(), [2])

    def test_upgraded_after_the_page_was_parsed(self):
        self.page.go(f"{self.site}/late.html")
        self.page.until("window.isReady")
        self.page.run("document.documentElement.dir = a", self.direction)
        before = self.page.ask("document.querySelector('tab-strip').shadowRoot === null && document.querySelector('tab-strip-item').checkVisibility()")
        self.assertTrue(before, "readable before the script")
        self.page.run("await defineElements()")
        self.page.until("stage.look(0).tabs.length === 4")
        look = self.page.ask("stage.look(0)")
        self.assertEqual([tab["title"] for tab in look["tabs"]], ["All", "News", "Maps", "Shopping"])
        self.assertEqual([tab["selected"] for tab in look["tabs"]], ["false", "true", "false", "false"])
        self.assertEqual([tab["badge"] for tab in look["tabs"]], [None, "3", None, None])
        self.assertEqual(look["tabs"][2]["disabled"], "true")

    def test_E11_moved_to_a_frames_document_and_back_it_has_its_look_and_answers(self):
        strip = self.strip(5, width=500)
        before, height, color = strip.places(), strip.look()["box"]["height"], strip.style(0, "color")
        self.page.run("const frame = document.createElement('iframe'); frame.width = 600; document.querySelector('main').append(frame); window.frame = frame")
        for script in ("frame.contentDocument.body.append(strip)", "document.querySelector('main').append(strip)"):
            strip.run(script)
            strip.rest()
            self.assertEqual((strip.places(), strip.look()["box"]["height"], strip.style(0, "color")), (before, height, color), script)
            x, y = strip.middle(3)
            left, top = strip.ask(
                "strip.ownerDocument === document ? [0, 0] : "
                "[frame.getBoundingClientRect().left + frame.clientLeft, frame.getBoundingClientRect().top + frame.clientTop]"
            )
            self.hand.click(x + left, y + top)
            strip.rest()
            self.assertEqual(strip.selected(), [3], script)
            strip.run("strip.selected = 'v0'")
            strip.rest()
