"""Where something is lacking: no script, no WebAssembly, another server."""

import os
import pathlib
import re

from case import FOLDERS, WebCase
from website import STRICT, TYPES, Site


class Fallback(WebCase):
    def children(self, page):
        """Places of the items as the browser lays them out without any script of ours."""
        root = page.call("DOM.getDocument", {"depth": -1})["root"]
        nodes = page.call("DOM.querySelectorAll", {"nodeId": root["nodeId"], "selector": "tab-strip-item"})["nodeIds"]
        boxes = [page.call("DOM.getBoxModel", {"nodeId": node})["model"]["content"] for node in nodes]
        return [(box[0], box[1], box[2] - box[0]) for box in boxes]

    def test_without_script_the_children_are_a_readable_row(self):
        page = self.open_page(scripts=False)
        page.go_without_scripts(f"{self.site}/late.html")
        places = self.children(page)
        self.assertEqual(len(places), 4)
        self.assertEqual(len({y for _, y, _ in places}), 1, "one row")
        self.assertEqual(places, sorted(places))
        self.assertTrue(all(width > 5 for _, _, width in places))

    def test_without_script_a_count_of_nothing_is_no_badge(self):
        self.page.go(f"{self.site}/late.html")
        self.page.until("window.isReady")
        shown = self.page.run(
            "return ['3', '0', '', null].map((badge) => { const item = document.querySelectorAll('tab-strip-item')[1]; "
            "if (badge === null) item.removeAttribute('badge'); else item.setAttribute('badge', badge); return getComputedStyle(item, '::after').content; })"
        )
        self.assertEqual([content not in ("none", "normal") for content in shown], [True, False, False, False])

    def test_no_type_said_by_the_server_is_no_hindrance(self):
        types = {name: kind for name, kind in TYPES.items() if name != ".wasm"}
        self.other_server(types=types)

    def test_from_another_origin_as_from_a_cdn(self):
        cdn = Site({"/": FOLDERS["/dist/"]}, headers={"Access-Control-Allow-Origin": "*"})
        self.addCleanup(cdn.close)
        policy = re.sub(r"(script-src|style-src|connect-src) 'self'", rf"\1 'self' {cdn.address}", STRICT)
        site = Site({"/": FOLDERS["/"]}, policy=policy)
        self.addCleanup(site.close)
        self.page.go(f"{site.address}/bare.html")
        self.page.run("await import(a); document.body.innerHTML = '<tab-strip><tab-strip-item>One</tab-strip-item></tab-strip>'", f"{cdn.address}/tabstrip.js")
        self.page.until("document.querySelector('tab-strip').shadowRoot.querySelector('[part~=tab]')")
        asked = self.page.ask("performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.startsWith(%r))" % cdn.address)
        self.assertEqual(sorted(asked), [f"{cdn.address}/tabstrip.{kind}" for kind in ("css", "js", "wasm")], "what a page has to load")

    def other_server(self, **settings):
        site = Site(FOLDERS, **settings)
        self.addCleanup(site.close)
        self.page.go(f"{site.address}/stage.html")
        self.page.until("window.isReady")


class NoWebAssembly(WebCase):
    expects_complaints = True

    def test_where_webassembly_is_forbidden_the_children_stay_readable(self):
        site = Site(FOLDERS, policy=STRICT.replace(" 'wasm-unsafe-eval'", ""))
        self.addCleanup(site.close)
        self.page.go(f"{site.address}/late.html")
        self.page.until("window.isReady")
        self.page.run("await defineElements().catch(() => {})")
        self.assertTrue(self.page.ask("[...document.querySelectorAll('tab-strip-item')].every((item) => item.checkVisibility())"))
        self.assertTrue(self.page.ask("document.querySelector('tab-strip').scrollWidth > 0"))

    def test_where_the_module_is_not_found_the_page_is_told_why(self):
        folder = pathlib.Path(os.environ.get("TABSTRIP_WEB", FOLDERS["/dist/"]))
        page = Site({"/dist/tabstrip.wasm": folder / "none", "/dist/": folder, "/": FOLDERS["/"]})
        self.addCleanup(page.close)
        self.page.go(f"{page.address}/late.html")
        self.page.until("window.isReady")
        why = self.page.run("return defineElements().then(() => null, (error) => error.message)")
        self.assertRegex(why or "", "tabstrip.*404")
