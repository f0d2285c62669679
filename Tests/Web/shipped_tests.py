"""What is shipped is shortened: the names that a page uses are still there, and none of the browser's was taken for one of ours."""

import pathlib
import re

from case import HERE, WebCase

TOP = HERE.parent.parent


class Shipped(WebCase):
    def setUp(self):
        super().setUp()
        self.page.go(f"{self.site}/stage.html")
        self.page.until("window.isReady")

    def test_every_member_that_the_types_promise_is_there(self):
        types = (TOP / "Web" / "tabstrip.d.ts").read_text()
        promised = {
            name: re.findall(r"^  (?:readonly |get |set )?(\w+)[(:?]", body, re.MULTILINE)
            for name, body in re.findall(r"^export class (\w+) extends \w+ \{\n(.*?)^\}", types, re.MULTILINE | re.DOTALL)
        }
        self.assertEqual(sorted(promised), ["SectionTabs", "TabStrip", "TabStripEvent", "TabStripItem"])
        self.assertGreater(len(promised["TabStrip"]), 20)
        missing = self.page.run(
            """
            const module = await import("/dist/tabstrip.js");
            const event = new module.TabStripEvent("change", { value: "a", previous: null, index: 0, cause: "tap" });
            return Object.entries(a).flatMap(([name, members]) => {
              const owner = name === "TabStripEvent" ? event : module[name].prototype;
              return members.filter((member) => !(member in owner)).map((member) => `${name}.${member}`);
            });
            """,
            promised,
        )
        self.assertEqual(missing, [])

    def test_no_shortened_name_is_the_browsers_or_the_pages(self):
        script = (TOP / "Scripts" / "bundle-web").read_text()
        names = "|".join(re.findall(r"^own\+?='\|?(.*)'$", script, re.MULTILINE)).split("|")
        self.assertGreater(len(names), 10)
        types = set(re.findall(r"\w+", (TOP / "Web" / "tabstrip.d.ts").read_text()))
        self.assertEqual([name for name in names if name in types], [])
        known = self.page.run(
            """
            const owners = Object.getOwnPropertyNames(window).map((name) => window[name]).filter((value) => typeof value === "function" && value.prototype);
            return a.filter((name) => name in window || name in document.body.style || owners.some((owner) => name in owner.prototype));
            """,
            names,
        )
        self.assertEqual(known, [])

    def test_what_is_exported_has_its_name(self):
        names = self.page.run("const module = await import('/dist/tabstrip.js'); return Object.entries(module).map(([name, exported]) => [name, exported.name])")
        self.assertEqual(sorted(names), [[name, name] for name in ("SectionTabs", "TabStrip", "TabStripEvent", "TabStripItem")])
