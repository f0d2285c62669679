"""A long life: strips among random real input, edits, resizes, other directions and looks; nothing promised may break.

usage: soak.py SECONDS SEED. The same seed makes the same steps.
"""

import random
import sys
import time

from case import WebCase

KINDS = "click drag swipe wheel keys hold insert remove update replace select reveal track resize turn restyle hide move scroll".split()


class Soak(WebCase):
    seconds, seed = 600, 1

    def runTest(self):
        self.random = random.Random(self.seed)
        self.number = 0
        self.history = []
        self.counts = dict.fromkeys(KINDS, 0)
        self.strips = [self.strip(count, length=None, attributes={"variant": variant}) for count, variant in
                       ((12, "pills"), (300, "underline"), (8, "chips"))]  # fmt: skip
        # Everything is as large once as it ever comes to be, before memory counts.
        for strip in self.strips:
            strip.run("strip.items = Array.from({length: 400}, (_, n) => ({value: `v${n}`, label: `Tab ${n}`, badge: 1}))")
            for variant in ("pills", "chips", "underline", "segmented", "sticky", "plain"):
                strip.run("strip.setAttribute('variant', a); strip.style.width = '780px'", variant)
                strip.rest()
            strip.run("strip.selected = 'v399'")
            strip.rest()
        measures = []
        end = time.monotonic() + self.seconds
        next_measure = time.monotonic() + self.seconds / 4
        while time.monotonic() < end or len(measures) < 2:
            strip = self.random.choice(self.strips)
            kind = self.random.choice(KINDS)
            self.counts[kind] += 1
            self.history = [*self.history, (strip.number, kind)][-12:]
            try:
                getattr(self, kind)(strip)
                self.page.frames(self.random.randrange(4))
                if self.random.random() < 0.2:
                    self.check(strip)
            except Exception as error:
                raise AssertionError(f"seed {self.seed}, step {sum(self.counts.values())}, after {self.history}: {error}") from error
            if time.monotonic() >= next_measure:
                measures.append(self.measure())
                print(f"soak: step {sum(self.counts.values())}: {measures[-1]}", flush=True)
                next_measure += self.seconds / 8
        first, last = measures[0], measures[-1]
        print(f"soak: seed {self.seed}, {sum(self.counts.values())} steps {self.counts}", flush=True)
        self.assertEqual(last["wasm"], first["wasm"], "the module's memory grew")
        self.assertLessEqual(last["used"] - first["used"], 2048, "bytes in use in the module")
        self.assertLess(last["heap"] - first["heap"], 300_000)
        self.assertLess(last["nodes"] - first["nodes"], 200)

    # Steps

    def place(self, strip):
        box = strip.look()["box"]
        return box["x"] + self.random.random() * box["width"], box["y"] + self.random.random() * box["height"]

    def click(self, strip):
        self.hand.click(*self.place(strip))

    def drag(self, strip):
        self.hand.drag(self.place(strip), self.place(strip), steps=3)

    def swipe(self, strip):
        self.hand.throw(self.place(strip), self.place(strip), steps=4)

    def wheel(self, strip):
        dx, dy = self.random.choice([(0, 120), (0, -120), (120, 0), (-120, 0), (7, 3), (0, 33)])
        self.hand.wheel(*self.place(strip), dx=dx, dy=dy)

    def keys(self, strip):
        for _ in range(self.random.randrange(1, 5)):
            self.hand.key(self.random.choice(["Tab", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp", " ", "Enter"]))

    def hold(self, strip):
        place = self.place(strip)
        self.hand.press(*place)
        self.page.frames(self.random.randrange(30))
        self.hand.release(*place)

    def edit(self, strip, script):
        strip.run(f"const items = [...strip.items], at = Math.floor(a * items.length); {script} strip.items = items;", self.random.random())

    def insert(self, strip):
        self.number += 1
        self.edit(strip, f"if (items.length < 400) items.splice(at, 0, {{value: 'n{self.number}', label: 'New {self.number}'}});")

    def remove(self, strip):
        self.edit(strip, "if (items.length > 2) items.splice(at, 1);")

    def update(self, strip):
        self.number += 1
        self.edit(strip, f"items[at] = {{...items[at], label: 'Other {self.number}', badge: {self.number % 3}, disabled: {str(self.number % 5 == 0).lower()}}};")

    def replace(self, strip):
        count = self.random.choice([0, 1, 5, 40, 300])
        strip.run("strip.items = Array.from({length: a}, (_, n) => ({value: `v${n}`, label: `Tab ${n}`}))", count)

    def select(self, strip):
        self.edit(strip, "strip.selected = items[at]?.value ?? null;")

    def reveal(self, strip):
        self.edit(strip, "strip.reveal(items[at]?.value, {policy: 'center'});")

    def track(self, strip):
        strip.run("strip.track(a * strip.items.length); if (a < 0.7) strip.endTracking()", self.random.random())

    def resize(self, strip):
        strip.run("strip.style.width = `${a}px`", self.random.choice([0, 1, 90, 200, 360, 361.5, 780]))

    def turn(self, strip):
        strip.run("strip.dir = strip.dir === 'rtl' ? 'ltr' : 'rtl'")

    def restyle(self, strip):
        strip.run("strip.setAttribute('variant', a)", self.random.choice(["pills", "chips", "underline", "segmented", "sticky", "plain"]))

    def hide(self, strip):
        strip.run("strip.hidden = !strip.hidden")

    def move(self, strip):
        strip.run("const before = strip.parentNode; strip.remove(); if (a < 0.5) await new Promise(probe.nextFrame); before.append(strip)", self.random.random())

    def scroll(self, strip):
        strip.run("const s = strip.shadowRoot.querySelector('.scroller'); s.scrollLeft = (a - 0.5) * 2 * s.scrollWidth", self.random.random())

    # Promises

    def check(self, strip):
        """At rest: what is shown agrees with itself and with what is told."""
        strip.run("strip.endTracking()")
        strip.rest()
        look = strip.look()
        # Without room nothing is shown, and what was shown last is left as it is.
        tabs = look["tabs"] if look["box"]["width"] > 0 else []
        count = strip.ask("strip.items.length")
        self.assertLessEqual(len({tab["index"] for tab in tabs}), count)
        self.assertEqual(len({tab["index"] for tab in tabs}), len(tabs), "a tab is shown twice")
        titles = strip.ask("strip.items.map((item) => item.label)")
        for tab in tabs:
            self.assertEqual((tab["title"], tab["count"]), (titles[tab["index"]], count))
        selected = strip.ask("strip.selectedIndex")
        drawn = [tab["index"] for tab in tabs if tab["selected"] == "true"]
        self.assertIn(drawn, ([], [selected]), f"{look['value']} is selected")
        self.assertLessEqual(sum(tab["tabIndex"] == 0 for tab in tabs), 1, "one stop of the Tab key")
        in_view = sorted((strip.flow(tab, look), tab["index"], tab["width"]) for tab in tabs)
        self.assertEqual([index for _, index, _ in in_view], sorted(index for _, index, _ in in_view), "in order")
        seen = [one for one in in_view if one[0] + one[2] > 0 and one[0] < look["box"]["width"]]
        self.assertLess(self.page.ask("stage.nodes(a)", strip.number), 300, "views are used again")
        if look["box"]["width"] >= 90 and count > 0 and strip.ask("strip.checkVisibility()"):
            self.assertTrue(seen, "something is to be seen")

    def measure(self):
        """Memory with everything as it was at first. Tables keep the room of the longest row there has been, and views that were once
        needed are kept for use: every count comes after the same longest row of the shortest tabs in the same widest room."""
        for strip in self.strips:
            strip.run(
                "strip.hidden = false; strip.style.width = '780px'; strip.setAttribute('variant', 'plain'); "
                "strip.items = Array.from({length: 420}, (_, n) => ({value: `v${n}`, label: 'T'}))"
            )
            strip.rest()
        for number, (count, variant) in enumerate(((12, "pills"), (300, "underline"), (8, "chips"))):
            self.strips[number].run(
                "strip.hidden = false; strip.dir = 'ltr'; strip.style.width = '360px'; strip.setAttribute('variant', b); "
                "strip.endTracking(); strip.items = Array.from({length: a}, (_, n) => ({value: `v${n}`, label: `Tab ${n}`})); "
                "strip.select('v0', {animated: false})",
                count,
                variant,
            )
        self.page.run("probe.told.length = 0; document.activeElement?.blur()")
        for strip in self.strips:
            strip.rest()
            self.check(strip)
        memory = self.page.memory()
        wasm, used = self.page.ask("[probe.modules[0].memory.buffer.byteLength, probe.modules[0].bytesInUse()]")
        return {"heap": memory["heap"], "nodes": memory["nodes"], "wasm": wasm, "used": used}


if __name__ == "__main__":
    import unittest

    Soak.seconds, Soak.seed = float(sys.argv[1]), int(sys.argv[2])
    print(f"soak: {Soak.seconds:g} s, seed {Soak.seed}", flush=True)
    result = unittest.TextTestRunner().run(Soak())
    sys.exit(not result.wasSuccessful())
