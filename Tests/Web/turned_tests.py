"""A strip in a page that turns, mirrors, enlarges or shears what is around it."""

from case import each_direction

WAYS = ("transform: scale(0.8)", "zoom: 1.5", "transform: rotate(90deg)", "transform: rotate(200deg)", "transform: scaleX(-1)", "transform: skewX(20deg)")


@each_direction
class Turned:
    def turned(self, way, **given):
        """A strip in a page that is turned in a way once it is there."""
        strip = self.strip(8, length=None, width=420, **given)
        before = self.widths(strip)
        self.page.run("document.querySelector('main').style.cssText = `${a}; transform-origin: 210px 200px; width: 420px; margin: 60px`", way)
        strip.run("strip.items = strip.items.map((item) => ({...item}))")
        strip.rest()
        return strip, before

    def widths(self, strip):
        return strip.ask("[...strip.shadowRoot.querySelectorAll('[part~=tab]')].map((tab) => tab.style.width)")

    def middle(self, strip, index):
        """The middle of a tab on the screen, wherever it lies there."""
        return strip.ask(
            "(() => { const box = strip.shadowRoot.querySelector(`[part~=tab][aria-posinset='${a + 1}']`).getBoundingClientRect(); "
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()",
            index,
        )

    def test_a_click_chooses_the_tab_under_it(self):
        for way in WAYS:
            strip, _ = self.turned(way)
            for index in (2, 0, 3):
                self.hand.click(*self.middle(strip, index))
                strip.rest()
                self.assertEqual(strip.selected(), [index], way)
            strip.run("strip.remove(); document.querySelector('main').style.cssText = ''")

    def test_tabs_are_as_wide_as_anywhere(self):
        for way in WAYS:
            strip, before = self.turned(way)
            strip.run("strip.items = strip.items.map((item) => ({...item, value: `again-${item.value}`}))")
            strip.rest()
            self.assertEqual(self.widths(strip), before, way)
            strip.run("strip.remove(); document.querySelector('main').style.cssText = ''")

    def test_a_mouse_drags_the_row_with_itself(self):
        for way in ("transform: scale(0.8)", "transform: rotate(180deg)", "transform: scaleX(-1)"):
            strip, _ = self.turned(way)
            start, end = self.middle(strip, 3), self.middle(strip, 1)
            self.hand.drag(start, end, steps=10)
            self.page.frames(2)
            now = self.middle(strip, 3)
            # All of the way but the slop.
            self.assertLess(abs(now[0] - end[0]), abs(start[0] - end[0]) / 3, way)
            strip.run("strip.remove(); document.querySelector('main').style.cssText = ''")
