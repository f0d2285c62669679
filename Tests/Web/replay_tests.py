"""The recorded corpus in the browser: what Chromium's WebAssembly shows is what the native build shows."""

from case import WebCase


class Replay(WebCase):
    def setUp(self):
        super().setUp()
        self.page.go(f"{self.site}/replay.html")
        self.page.until("Boolean(window.replayAll)", seconds=30)

    def test_every_frame_is_that_of_the_native_build_byte_for_byte(self):
        result = self.page.run("return replayAll(false)", seconds=120)
        self.assertEqual(result["failed"], [])
        self.assertGreater(result["passed"], 1300)
        print(f"{result['passed']} recordings, {result['bytes']} bytes of records the same", flush=True)

    def test_one_flipped_bit_is_noticed(self):
        self.assertEqual(len(self.page.run("return replayAll(true)", seconds=120)["failed"]), 1)
