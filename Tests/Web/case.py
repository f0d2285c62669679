"""What tests in the browser have in common: one browser for all, a page of its own for each test."""

import atexit
import os
import pathlib
import signal
import sys
import unittest

from browser import Browser
from hand import Hand
from strip import Strip
from website import Site

HERE = pathlib.Path(__file__).parent
FOLDERS = {
    "/dist/": os.environ.get("TABSTRIP_WEB", HERE.parent.parent / "Web" / "dist"),
    "/replay/": os.environ.get("TABSTRIP_REPLAY", HERE.parent.parent / "out" / "wasm"),
    "/": HERE / "pages",
}
PICTURES = HERE.parent.parent / "out" / "web"

_shared = {}


def _ended(*_):
    # `timeout` sends this; what was started must not outlive the tests.
    sys.exit(143)


def shared_browser():
    """The one browser, started when first asked for."""
    if "browser" not in _shared:
        signal.signal(signal.SIGTERM, _ended)
        _shared["browser"] = Browser()
        atexit.register(_shared["browser"].close)
        _shared["site"] = Site(FOLDERS)
        atexit.register(_shared["site"].close)
    return _shared["browser"]


class WebCase(unittest.TestCase):
    """A test with a page, in which nothing may be complained of, unless it is said to be expected."""

    expects_complaints = False
    direction = "ltr"

    @property
    def sign(self):
        """Of the browser's own scroll positions in this direction."""
        return 1 if self.direction == "ltr" else -1

    def setUp(self):
        self.browser = shared_browser()
        self.site = _shared["site"].address
        self.page = self.open_page()

    def open_page(self, **settings):
        page = self.browser.open(**settings)
        self.addCleanup(self._close, page)
        return page

    def _close(self, page):
        try:
            if not self.expects_complaints:
                self.assertEqual(page.complaints, [], "the browser's console")
                if page.has_probe:
                    self.assertEqual(page.ask("window.probe?.violations ?? []"), [], "violations of the Content-Security-Policy, and errors")
        finally:
            page.close()

    def stage(self, address="stage.html", page=None):
        """Loads a page with the elements defined and, so far, no strip."""
        page = page or self.page
        page.go(f"{self.site}/{address}")
        page.until("window.isReady")
        self.hand = Hand(page)

    def strip(self, titles=10, length=80, width=360, page=None, **given):
        """A strip in the page, at rest; `titles` is a count, or the titles, or items as the element has them. With `length`
        all tabs are as long as that. The rest is what `stage.make` takes.
        """
        page = page or self.page
        if page.ask("!window.isReady"):
            self.stage(page=page)
        if isinstance(titles, int):
            titles = [f"Tab {number}" for number in range(titles)]
        items = [
            one if isinstance(one, dict) else {"value": f"v{number}", "label": one} for number, one in enumerate(titles)
        ]
        css = {"width": f"{width}px", **given.pop("css", {})}
        if length:
            css.setdefault("--tab-strip-minimum-tab-width", f"{length}px")
            css.setdefault("--tab-strip-maximum-tab-width", f"{length}px")
        attributes = {"dir": self.direction, "variant": "pills", **given.pop("attributes", {})}
        attributes = {name: value for name, value in attributes.items() if value is not None}
        properties = given.pop("properties", None) or {"items": items}
        number = page.run("return stage.make(a)", {"attributes": attributes, "css": css, "properties": properties, **given})
        return Strip(page, self.hand, number).rest()


def each_direction(cls):
    """Makes two classes of one: a test in it reads left to right, and again right to left."""
    module = sys.modules[cls.__module__]
    for direction in ("ltr", "rtl"):
        name = f"{cls.__name__}_{direction}"
        made = type(name, (cls, WebCase), {"direction": direction, "__module__": cls.__module__})
        setattr(module, name, made)
    return cls
