"""What stands in a <tab-strip-item>: the page's own elements, which come and change as the page has it."""

from case import each_direction

PAIR = "<tab-strip-item value=a><span>First <b>one</b> of all</span></tab-strip-item><tab-strip-item value=b>Second</tab-strip-item>"


@each_direction
class Contents:
    def markup(self, children, **given):
        return self.strip(length=None, width=700, properties={"hidden": False}, children=children, **given)

    def begins(self, strip, index):
        return strip.tab(index)["flow"]

    def fits(self, strip, selector):
        """Whether an element of the page's is shown in its tab, wholly."""
        return strip.ask(
            "(() => { const own = strip.querySelector(a).getBoundingClientRect(); const tab = strip.shadowRoot.querySelector("
            "'[part~=tab][aria-posinset=\"1\"]').getBoundingClientRect(); return own.width > 0 && own.left >= tab.left - 1 && own.right <= tab.right + 1; })()",
            selector,
        )

    def test_a_picture_that_loads_late_makes_its_tab_wider(self):
        strip = self.markup("<tab-strip-item value=a><img alt=''> A</tab-strip-item><tab-strip-item value=b>B</tab-strip-item>")
        before, next_one = strip.tab(0)["width"], self.begins(strip, 1)
        strip.run("const image = strip.querySelector('img'); image.src = '/picture.svg'; await image.decode()")
        strip.until(f"look.tabs[0].width > {before} + 50")
        strip.rest()
        self.assertAlmostEqual(self.begins(strip, 1) - next_one, 60, delta=1)
        self.assertTrue(self.fits(strip, "img"))

    def test_a_picture_stands_beside_the_text_whatever_a_reset_says(self):
        self.stage()
        self.page.run(
            "document.styleSheets[0].insertRule('img, svg { display: block; }');"
            "const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/dist/tabstrip.css' });"
            "await new Promise((go) => { link.onload = go; document.head.append(link); })"
        )
        picture = "<svg width=16 height=16></svg>"
        strip = self.markup(f"<tab-strip-item value=a>{picture} Alpha</tab-strip-item><tab-strip-item value=b>B</tab-strip-item>")
        own = "strip.querySelector(a).getBoundingClientRect().height"
        self.assertLess(strip.ask(own, "tab-strip-item"), 30, "one line")
        self.assertTrue(self.fits(strip, "svg"))

    def test_a_size_of_the_pages_own_css_makes_its_tab_wider_and_narrower(self):
        strip = self.markup(PAIR)
        before = strip.places()
        self.page.run("document.styleSheets[0].insertRule('.large b { font-size: 40px; }')")
        strip.run("document.querySelector('main').className = 'large'")
        strip.until(f"look.tabs[0].width > {before[0][1]} + 10")
        strip.rest()
        self.assertTrue(self.fits(strip, "span"))
        strip.click(1)
        strip.rest()
        self.assertEqual(strip.changes(), ["b"])
        strip.run("document.querySelector('main').className = ''")
        strip.until(f"Math.abs(look.tabs[0].width - {before[0][1]}) < 1.5")
        strip.rest()

    def test_text_beside_elements_is_shown_counted_and_said(self):
        for children in ("Text <b>bold</b> more", "<b>Text</b>\n    bold <i>more</i>"):
            strip = self.markup(f"<tab-strip-item>{children}</tab-strip-item><tab-strip-item value=b>B</tab-strip-item>")
            self.assertTrue(self.fits(strip, "tab-strip-item"))
            range_ = (
                "(() => { const range = document.createRange(); range.selectNodeContents(strip.firstElementChild); "
                "return range.getBoundingClientRect().width; })()"
            )
            self.assertGreater(strip.tab(0)["width"], strip.ask(range_) + 10)
            self.assertEqual(strip.value(), "Text bold more", "spaces and lines of the markup are one space")
            strip.run("strip.remove()")

    def test_at_rest_its_tabs_ask_for_nothing(self):
        strip = self.markup(PAIR)
        asked = self.page.ask("probe.framesAsked")
        self.page.frames(10)
        self.assertEqual(self.page.ask("probe.framesAsked"), asked)
        strip.click(1)
        strip.rest()
        strip.click(0)
        strip.rest()
        self.assertEqual(strip.selected(), [0])

    def test_one_that_is_cut_says_so(self):
        strip = self.markup("<tab-strip-item value=a><b>A rather long title</b></tab-strip-item>", css={"--tab-strip-maximum-tab-width": "90px"})
        self.assertEqual(strip.tab(0)["width"], 90)
        self.assertTrue(self.fits(strip, "tab-strip-item"))
        item = strip.ask("[strip.firstElementChild.scrollWidth > strip.firstElementChild.clientWidth, getComputedStyle(strip.firstElementChild).textOverflow]")
        self.assertEqual(item, [True, "ellipsis"])

    def test_a_title_reads_in_its_own_direction(self):
        titles = ["1 For you!", "1 שלום!"]
        strip = self.strip(titles, length=None)
        places = strip.run(
            "return [...strip.shadowRoot.querySelectorAll('[part~=tab] [part=label]')].map((label) => [0, label.textContent.length - 1].map((at) => { "
            "const range = document.createRange(); range.setStart(label.firstChild, at); range.setEnd(label.firstChild, at + 1); "
            "return range.getBoundingClientRect().left; }))"
        )
        self.assertEqual([first < last for first, last in places], [True, False])

    def test_a_change_of_one_child_among_thousands_reads_no_other(self):
        children = "".join(f"<tab-strip-item value=v{n}>Tab {n}</tab-strip-item>" for n in range(3000))
        strip = self.markup(children)
        self.page.run(
            "const { prototype } = customElements.get('tab-strip-item'), { get } = Object.getOwnPropertyDescriptor(prototype, 'item'); window.read = 0; "
            "Object.defineProperty(prototype, 'item', { get() { read += 1; return get.call(this); } })"
        )
        strip.run("strip.children[1].setAttribute('badge', 7); strip.children[2].firstChild.data = 'Another title'")
        strip.until("look.tabs[1].badge === '7' && look.tabs[2].title === 'Another title'")
        self.assertLessEqual(self.page.ask("read"), 3)
        self.assertEqual(strip.ask("[strip.items[1].badge, strip.items[2].label, strip.items.length]"), ["7", "Another title", 3000])
        strip.run("strip.children[0].toggleAttribute('disabled')")
        strip.until("look.tabs[0].disabled === 'true'")
        self.assertLessEqual(self.page.ask("read"), 4)
        strip.run("strip.children[1].hidden = true")
        strip.until("look.tabs[1].title === 'Another title'")
        self.assertEqual(strip.ask("strip.items.length"), 2999)

    def test_another_value_and_elements_in_a_child_are_followed(self):
        strip = self.markup(PAIR, attributes={"selected": "b"})
        strip.run("strip.children[1].setAttribute('value', 'c')")
        strip.until("strip.items[1].value === 'c'")
        self.assertEqual(strip.value(), "a", "who is known by another value is another")
        strip.run("strip.children[1].innerHTML = '<i>Italic</i>'")
        strip.until("look.tabs.length === 2 && strip.querySelector('i').getBoundingClientRect().width > 0")
        strip.rest()
        before = strip.tab(1)["width"]
        self.page.run("document.styleSheets[0].insertRule('.large i { font-size: 60px; }')")
        strip.run("document.querySelector('main').className = 'large'")
        strip.until(f"look.tabs[1].width > {before} + 20")
