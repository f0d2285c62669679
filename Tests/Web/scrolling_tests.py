"""The browser's scroller, lent to the engine and taken back."""

from case import each_direction

PILLS = {"length": 80, "leading": 12, "spacing": 8}


@each_direction
class Scrolling:
    def scroll(self, strip):
        """The browser's own position, from the leading end."""
        return strip.look()["scroller"]["left"] * self.sign

    def onward(self, distance):
        """How far a hand moves to show so much more of the row."""
        return -distance * self.sign

    def test_a_finger_moves_the_row_as_far_as_itself_and_chooses_nothing(self):
        strip = self.strip(30)
        start = strip.point(180)
        self.hand.swipe(start, (start[0] + self.onward(100), start[1]), steps=20, release=False)
        self.page.frames(3)
        moved = strip.offset(**PILLS)
        self.assertTrue(60 <= moved <= 100, f"{moved}: the finger's way, less the browser's slop")
        self.hand.touch("touchEnd")
        strip.rest()
        self.assertGreaterEqual(strip.offset(**PILLS), moved)
        self.assertEqual((strip.selected() or [0], strip.changes()), ([0], []))

    def test_a_mouse_drags_the_row_as_far_as_itself_and_chooses_nothing(self):
        strip = self.strip(30)
        x, y = strip.point(180)
        self.hand.drag((x, y), (x + self.onward(100), y), release=False)
        self.page.frames(2)
        self.assertTrue(85 <= strip.offset(**PILLS) <= 100, f"{strip.offset(**PILLS)}: the mouse's way, less the slop")
        self.assertAlmostEqual(strip.offset(**PILLS), self.scroll(strip), delta=0.5)
        # Beyond the strip the row still follows the hand that holds it.
        self.hand.move(x + self.onward(140), y + 300, held=True)
        self.page.frames(2)
        self.assertTrue(125 <= strip.offset(**PILLS) <= 140, f"{strip.offset(**PILLS)}")
        self.hand.release(x + self.onward(140), y + 300)
        strip.rest()
        self.assertEqual((strip.selected() or [0], strip.changes()), ([0], []))

    def test_without_dragging_a_mouse_leaves_the_row_where_it_is(self):
        strip = self.strip(30, attributes={"drag": "false"})
        x, y = strip.point(180)
        self.hand.drag((x, y), (x + self.onward(100), y))
        strip.rest()
        self.assertEqual(strip.offset(**PILLS), 0)

    def test_momentum_is_the_browsers_and_the_engine_follows(self):
        strip = self.strip(200)
        x, y = strip.point(180)
        self.hand.throw((x, y), (x + self.onward(170), y))
        strip.until("Math.abs(look.scroller.left) > 200", "the row goes on after the finger")
        strip.rest()
        self.assertGreater(strip.offset(**PILLS), 250)
        self.assertAlmostEqual(strip.offset(**PILLS), self.scroll(strip), delta=1)
        self.assertIsNotNone(strip.look()["leading"], "the buttons know")

    def test_what_is_drawn_stands_where_the_scroller_says(self):
        # An echo of what the engine has written, or whole pixels, must not move the row again.
        strip = self.strip(30)
        for index in (2, 4, 6, 8):
            strip.click(index)
            strip.rest()
            before = strip.offset(**PILLS)
            self.page.frames(20)
            self.assertEqual(strip.offset(**PILLS), before)
            self.assertAlmostEqual(before, self.scroll(strip), delta=0.5)

    def test_scroll_positions_are_negative_right_to_left(self):
        strip = self.strip(30)
        strip.click(3)
        strip.rest()
        self.assertGreater(strip.look()["scroller"]["left"] * self.sign, 0)

    def test_a_scroll_by_script_is_taken_over(self):
        # As find-in-page, an anchor or an extension does it.
        strip = self.strip(60)
        strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", 1000 * self.sign)
        strip.rest()
        self.assertEqual(strip.offset(**PILLS), 1000)
        tab = next(tab for tab in strip.look()["tabs"] if tab["index"] == 13)
        strip.click(tab["index"])
        strip.rest()
        self.assertEqual(strip.offset(**PILLS), 12 + 88 * 13 + 40 - 180)

    def test_scroll_into_view_by_the_page_keeps_views_and_offset_together(self):
        strip = self.strip(60)
        strip.run(
            "const tabs = strip.shadowRoot.querySelectorAll('[part~=tab]'); "
            "[...tabs].find((tab) => tab.getAttribute('aria-posinset') === '5').scrollIntoView({inline: 'start'})"
        )
        strip.rest()
        self.assertAlmostEqual(strip.offset(**PILLS), self.scroll(strip), delta=0.5)
        self.assertGreater(strip.offset(**PILLS), 0)

    def test_the_browsers_focus_scroll_does_not_part_them(self):
        strip = self.strip(60)
        strip.run("[...strip.shadowRoot.querySelectorAll('[part~=tab]')].find((t) => t.getAttribute('aria-posinset') === '5').focus()")
        strip.rest()
        self.assertAlmostEqual(strip.offset(**PILLS), self.scroll(strip), delta=0.5)

    def test_a_hand_ends_a_movement_of_the_engines(self):
        strip = self.strip(60)
        strip.run("strip.selected = 'v50'")
        self.page.frames(2)
        start = strip.point(180)
        self.hand.swipe(start, (start[0] + self.onward(-60), start[1]), steps=6)
        strip.rest()
        self.assertAlmostEqual(strip.offset(**PILLS), self.scroll(strip), delta=1)
        self.assertLess(strip.offset(**PILLS), 12 + 88 * 50 + 40 - 180)

    def test_E2_a_drag_across_scrolls_the_page(self):
        strip = self.strip(60)
        self.page.run(
            "for (const way of ['prepend', 'append']) { const tall = document.createElement('div'); "
            "tall.style.height = way === 'prepend' ? '400px' : '3000px'; document.body[way](tall); }"
        )
        strip.rest()
        x, y = strip.point(180)
        self.hand.swipe((x, y), (x + 3, y - 250))
        self.page.until("scrollY > 100")
        strip.rest()
        self.assertEqual((strip.offset(**PILLS), strip.changes()), (0, []))

    def test_E1_a_touch_that_stops_the_row_chooses_nothing(self):
        strip = self.strip(400)
        start, place = strip.point(300), strip.point(180)
        self.hand.throw(start, (start[0] + self.onward(250), start[1]))
        # Well on its way by its momentum, beyond where the finger left it.
        strip.until("Math.abs(look.scroller.left) > 400")
        self.hand.tap(*place)
        strip.rest()
        self.assertEqual(strip.changes(), [])
        self.assertLess(strip.offset(**PILLS), 12 + 88 * 399 - 360)
        strip.tap(min(index for index, (begin, _) in strip.places().items() if begin > 60))
        strip.rest()
        self.assertEqual(len(strip.changes()), 1, "the next one does")

    def test_wheel_notches_move_the_row_and_at_the_end_the_page(self):
        strip = self.strip(12)
        self.page.run("const tall = document.createElement('div'); tall.style.height = '3000px'; document.body.append(tall)")
        self.hand.wheel(*strip.point(180), dy=120)
        strip.rest()
        self.assertGreater(strip.offset(**PILLS), 0)
        self.assertEqual(self.page.ask("scrollY"), 0)
        longest = 12 + 12 * 88 - 8 + 12 - 360
        while strip.offset(**PILLS) < longest:
            before = strip.offset(**PILLS)
            self.hand.wheel(*strip.point(180), dy=120)
            strip.rest()
            self.assertGreater(strip.offset(**PILLS), before)
        self.assertEqual(self.page.ask("scrollY"), 0)
        self.hand.wheel(*strip.point(180), dy=120)
        self.page.until("scrollY > 0", what="the page takes the wheel at the end")

    def test_a_wheel_to_the_side_moves_as_seen(self):
        strip = self.strip(30)
        self.hand.wheel(*strip.point(180), dx=120 * self.sign)
        strip.rest()
        there = strip.offset(**PILLS)
        self.assertGreater(there, 0)
        self.hand.wheel(*strip.point(180), dx=-120 * self.sign)
        strip.rest()
        self.assertLess(strip.offset(**PILLS), there)

    def test_beyond_four_million_pixels(self):
        strip = self.strip(100_000, length=100, css={"--tab-strip-spacing": "0px"})
        self.hand.key("Tab")
        self.hand.key("End")
        strip.rest()
        last = strip.tab(99_999)
        self.assertAlmostEqual(last["flow"] + last["width"], 360 - 12, delta=0.01)
        self.assertEqual(last["width"], 100)
        scroller = strip.look()["scroller"]
        self.assertLessEqual(abs(scroller["left"]), 4_000_000)
        # A hand goes on from there, back over the edge of the window too.
        for _ in range(3):
            start = strip.point(180)
            strip.hand.throw(start, (start[0] + self.onward(-160), start[1]))
            strip.rest()
        places = strip.places()
        first = min(places)
        self.assertLess(first, 99_990)
        for index, (begin, length) in places.items():
            self.assertAlmostEqual(begin, places[first][0] + 100 * (index - first), delta=0.02)
        strip.click(sorted(places)[len(places) // 2])
        strip.rest()
        self.assertEqual(len(strip.selected()), 1)
        self.hand.key("Home")
        strip.rest()
        self.assertEqual(strip.tab(0)["flow"], 12)
