"""What a strip costs the page: nodes, frames, memory."""

from case import WebCase


class Cost(WebCase):
    def test_E14_at_rest_no_frame_is_asked_for(self):
        strip = self.strip(60)
        strip.click(3)
        strip.rest()
        asked = self.page.ask("probe.framesAsked")
        before = self.metrics()
        # A second of the display's own.
        self.page.frames(60)
        self.assertEqual(self.page.ask("probe.framesAsked"), asked)
        after = self.metrics()
        self.assertEqual(after["LayoutCount"], before["LayoutCount"], "nothing is laid out")

    def metrics(self):
        self.page.call("Performance.enable")
        return {one["name"]: one["value"] for one in self.page.call("Performance.getMetrics")["metrics"]}

    def test_E14_hidden_or_out_of_the_page_no_frame_is_asked_for(self):
        strip = self.strip(60)
        for way in ("strip.hidden = true", "strip.remove()"):
            strip.run("strip.selected = 'v30'")
            strip.run(way)
            self.page.frames(10)
            asked = self.page.ask("probe.framesAsked")
            strip.run("strip.selected = 'v5'")
            self.page.frames(30)
            self.assertLessEqual(self.page.ask("probe.framesAsked") - asked, 1, way)

    def test_nodes_are_as_many_as_are_seen(self):
        strip = self.strip(10_000)
        visible = sum(1 for tab in strip.look()["tabs"] if tab["x"] + tab["width"] > 0 and tab["x"] < 360)
        most = 3 * visible + 20
        self.assertLess(self.nodes(strip), most)
        for end in (100_000, 500_000, 3000, 0):
            strip.run("strip.shadowRoot.querySelector('.scroller').scrollLeft = a", end)
            strip.rest()
            self.assertLess(self.nodes(strip), most)

    def nodes(self, strip):
        return self.page.ask("stage.nodes(a)", strip.number)

    def test_a_hundred_thousand_frames_take_no_more_memory(self):
        strip = self.strip(300)
        script = (
            "const scroller = strip.shadowRoot.querySelector('.scroller'); const real = window.requestAnimationFrame; "
            # Frames as fast as they can be drawn: the display's pace is not what is tried.
            "let due = []; window.requestAnimationFrame = (f) => due.push(f); let time = performance.now(); "
            "for (let i = 0; i < a; i += 1) { if (i % 40 === 0) strip.selected = `v${(i * 7 / 40) % 300}`; "
            "time += 16; const now = due; due = []; for (const f of now) f(time); "
            "if (i % 2000 === 0) await new Promise((go) => setTimeout(go, 0)); } "
            "window.requestAnimationFrame = real; for (const f of due) real(f); "
        )
        strip.run(script, 4000)
        before = self.all_memory(strip)
        self.page.run(f"const strip = stage.strips[{strip.number}]; {script}", 100_000, seconds=120)
        after = self.all_memory(strip)
        self.assertEqual(after["wasm"], before["wasm"], "the module's memory grew")
        self.assertLess(after["heap"] - before["heap"], 100_000, f"{before} {after}")
        self.assertLess(abs(after["nodes"] - before["nodes"]), 50)

    def all_memory(self, strip=None):
        if strip:
            strip.rest()
        return {**self.page.memory(), "wasm": self.page.ask("probe.modules[0].memory.buffer.byteLength")}

    def test_a_thousand_strips_that_come_and_go_leave_nothing(self):
        self.strip(3)
        script = (
            "for (let i = 0; i < a; i += 1) { const strip = document.createElement('tab-strip'); strip.style.width = '300px'; "
            "if (i % 3) strip.setAttribute('variant', i % 2 ? 'pills' : 'chips'); "
            "strip.items = Array.from({length: 20}, (_, n) => ({value: String(n), label: `Tab ${n}`, badge: n % 5 ? null : n})); "
            "document.body.append(strip); if (i % 4) await new Promise(probe.nextFrame); strip.selected = '7'; "
            "if (i % 5 === 0) await new Promise(probe.nextFrame); strip.remove(); } "
            "await new Promise(probe.nextFrame);"
        )
        # Strips go when the browser collects what nobody holds any more; between two collections they pile up.
        for _ in range(3):
            self.page.run(script, 50, seconds=60)
            before = self.settled()
        for _ in range(20):
            self.page.run(script, 50, seconds=60)
            after = self.settled()
        self.assertEqual(after["used"], before["used"], "strips are left in the module")
        self.assertEqual(after["wasm"], before["wasm"], "the module's memory grew")
        self.assertLess(after["heap"] - before["heap"], 400_000, f"{before} {after}")
        self.assertLess(after["nodes"] - before["nodes"], 100, f"{before} {after}")
        self.assertLess(after["jsEventListeners"] - before["jsEventListeners"], 50)

    def settled(self):
        """Memory after finalizers have run, which takes turns of the page."""
        for _ in range(2):
            self.page.memory()
            self.page.frames(3)
        return {**self.all_memory(), "used": self.page.ask("probe.modules[0].bytesInUse()")}
