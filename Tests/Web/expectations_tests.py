"""Rows E4, E6, E10, E11 and E12: what users expect and no source names; the other E rows are where their subject is."""

from case import each_direction
from picture import Picture

PILLS = {"length": 80, "leading": 12, "spacing": 8}


@each_direction
class Expectations:
    def test_E4_a_press_is_cancelled_outside_and_armed_again_on_return(self):
        strip = self.strip(4)
        x, y = strip.middle(2)
        self.hand.press(x, y)
        strip.until("look.tabs[2].states.includes('pressed')")
        self.hand.move(x, y + 200, held=True)
        strip.until("!look.tabs[2].states.includes('pressed')")
        self.hand.move(x, y, held=True)
        strip.until("look.tabs[2].states.includes('pressed')")
        self.hand.move(x, y + 200, held=True)
        self.hand.release(x, y + 200)
        strip.rest()
        self.assertEqual((strip.selected(), strip.changes()), ([0], []))
        self.hand.press(x, y)
        self.hand.move(x, y + 200, held=True)
        self.hand.move(x, y, held=True)
        self.hand.release(x, y)
        strip.rest()
        self.assertEqual(strip.changes(), ["v2"])

    def test_E4_other_buttons_and_a_second_finger_do_nothing(self):
        strip = self.strip(4)
        for button in ("right", "middle"):
            self.hand.click(*strip.middle(2), button)
        first, second = strip.middle(1), strip.middle(3)
        self.hand.touch("touchStart", first)
        self.hand.touch("touchStart", first, second)
        self.hand.touch("touchEnd")
        strip.rest()
        self.assertEqual(strip.changes(), ["v1"])

    def test_E4_the_whole_height_and_half_of_each_gap_take_the_click(self):
        strip = self.strip(3)
        # Tab 1 begins at 100 and ends at 180, the gaps are 8.
        for flow, y, wanted in ((140, 1, 1), (10, 24, 0), (140, 46, 1), (185, 24, 2), (97, 24, 1), (94, 24, 0)):
            self.hand.click(*strip.point(flow, y))
            strip.rest()
            self.assertEqual(strip.selected(), [wanted], (flow, y))

    def test_E6_hairlines_are_whole_device_pixels(self):
        for scale in (1, 1.25, 1.5, 2):
            self.page.resize(500, 300, scale)
            strip = self.strip(3, attributes={"variant": "underline"})
            box = strip.look()["box"]
            self.page.run("document.body.style.background = '#fff'")
            strip.run("strip.style.setProperty('--tab-strip-separator', '#000')")
            strip.rest()
            at = int((strip.point(2)[0]) * scale)
            picture = Picture(self.page.picture())
            column = picture.column(at, int(box["y"] * scale), int((box["y"] + box["height"]) * scale) + 1)
            dark = [pixel for pixel in column if max(pixel) < 250]
            self.assertEqual(len(dark), 1, f"one line of one device pixel at {scale}: {dark}")
            self.assertLess(max(dark[0]), 40, f"not a soft one at {scale}")
            strip.run("strip.remove()")

    def test_E10_what_is_dragged_over_a_tab_chooses_it_after_a_while(self):
        strip = self.strip(4, attributes={"spring-loading": "0.2"})
        data = {"items": [{"mimeType": "text/plain", "data": "x"}], "dragOperationsMask": 1}
        x, y = strip.middle(2)
        for kind in ("dragEnter", "dragOver"):
            self.page.call("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})
        strip.until("look.value === 'v2'")
        self.page.call("Input.dispatchDragEvent", {"type": "dragCancel", "x": x, "y": y, "data": data})
        strip.rest()
        self.assertEqual(strip.selected(), [2])

    def test_E11_inside_another_horizontal_scroller_only_the_strip_moves(self):
        strip = self.strip(30)
        self.page.run(
            "const main = document.querySelector('main'); main.style.cssText = ''; main.style.width = '500px'; main.style.overflowX = 'auto'; "
            "const wide = document.createElement('div'); wide.style.width = '3000px'; wide.style.height = '10px'; main.append(wide); "
            "stage.strips[0].style.position = 'sticky'; stage.strips[0].style[stage.look(0).isRightToLeft ? 'right' : 'left'] = '0'; main.dir = a",
            self.direction,
        )
        strip.rest()
        start = strip.point(200)
        self.hand.swipe(start, (start[0] - 120 * self.sign, start[1]), steps=12)
        strip.rest()
        self.assertGreater(strip.offset(**PILLS), 50)
        self.assertEqual(self.page.ask("document.querySelector('main').scrollLeft"), 0)

    def test_E12_a_hundred_pages_forth_and_back_end_on_the_same_pixel(self):
        self.page.emulate(prefers_reduced_motion="reduce")
        strip = self.strip(30)
        ends = set()
        for _ in range(5):
            for name in ("trailing", "leading"):
                for _ in range(10):
                    if strip.look()[name] is None:
                        break
                    self.hand.click(*strip.button(name))
                    strip.page.frames(2)
            strip.rest()
            ends.add(strip.offset(**PILLS))
        self.assertEqual(ends, {0})
