"""The rig itself: that input is real, that complaints are heard, and that nothing is left behind."""

import os
import pathlib
import unittest

from browser import Browser
from case import WebCase
from hand import Hand
from page import ScriptError


class Rig(WebCase):
    def setUp(self):
        super().setUp()
        self.page.go(f"{self.site}/bare.html")
        self.hand = Hand(self.page)

    def heard(self, *names):
        self.page.run(
            "window.heard = []; for (const name of a) addEventListener(name, (e) => heard.push([e.type, e.isTrusted, "
            "e.pointerType ?? e.key ?? e.deltaY, e.clientX ?? null]), {passive: true})",
            names,
        )

    def test_a_mouse_is_a_mouse_and_a_finger_a_finger(self):
        self.heard("pointerdown")
        self.hand.click(30, 40)
        self.hand.tap(50, 60)
        self.page.until("heard.length === 2")
        self.assertEqual(self.page.ask("heard"), [["pointerdown", True, "mouse", 30], ["pointerdown", True, "touch", 50]])

    def test_wheel_and_keys_arrive(self):
        self.heard("wheel", "keydown")
        self.hand.wheel(30, 40, dy=120)
        self.hand.key("ArrowRight")
        self.page.until("heard.length === 2")
        self.assertEqual(self.page.ask("heard"), [["wheel", True, 120, 30], ["keydown", True, "ArrowRight", None]])

    def test_what_a_script_throws_is_the_tests(self):
        with self.assertRaises(ScriptError):
            self.page.run("throw new Error('on purpose')")

    def test_waiting_in_vain_has_an_end(self):
        with self.assertRaisesRegex(AssertionError, "in vain for the moon"):
            self.page.until("false", seconds=0.1, what="the moon")

    def test_media_features_are_emulated(self):
        for scheme in ("dark", "light"):
            self.page.emulate(prefers_color_scheme=scheme)
            self.assertTrue(self.page.ask(f"matchMedia('(prefers-color-scheme: {scheme})').matches"))


class Complaints(WebCase):
    expects_complaints = True

    def test_what_the_policy_forbids_is_heard(self):
        self.page.go(f"{self.site}/bare.html")
        self.page.run("document.body.innerHTML = '<p style=\"color: red\">'")
        self.page.until("probe.violations.length > 0")
        self.assertIn("style-src-attr", self.page.ask("probe.violations")[0])

    def test_what_is_thrown_in_the_page_is_heard(self):
        self.page.go(f"{self.site}/bare.html")
        self.page.run("setTimeout(() => { throw new Error('nobody catches this') })")
        self.page.until("new Promise((go) => setTimeout(() => go(true), 0))")
        self.page.frames()
        self.assertIn("nobody catches this", " ".join(self.page.complaints))


class Lifetime(unittest.TestCase):
    def test_no_process_outlives_the_browser(self):
        browser = Browser()
        folder = browser.folder
        self.assertTrue(self.running(folder))
        browser.close()
        self.assertEqual(self.running(folder), [])
        self.assertFalse(os.path.exists(folder))

    @staticmethod
    def running(folder):
        """The processes that were told of a folder; one that has ended tells nothing any more."""
        found = []
        for file in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
            try:
                if folder.encode() in file.read_bytes():
                    found.append(file.parent.name)
            except OSError:
                pass
        return found
