"""Other projects' facts about keys, focus, roles and states, tried on the element in the page."""

import json
import pathlib

from accessibility import tree
from case import WebCase
from vector import Refusal, Trial

FILE = pathlib.Path(__file__).parent.parent / "Vectors" / "keyboard.json"

# Where the element does otherwise, by kind; the first four are the engine's, in Guides/Conformance.md.
DEVIATIONS = [
    ("Space and Return are used also on the selected tab",
     lambda one: "defaultPrevented" in one["expected"] and {"Space", "Enter"} & set(one["input"].get("keys", []))),
    ("keys are the strip's only when the focus has come in",
     lambda one: "focus" in one["input"] and one["input"]["focus"] is None and one["input"].get("keys", ["Tab"])[0] != "Tab"),
    ("where no tab can be reached, none has the focus", lambda one: "listDisabled" in one["input"]),
    ("a removed tab's selection passes to the next enabled one",
     lambda one: any(name == "remove" for name, _ in one["input"].get("ops", []))),
    ("a list says that it is horizontal", lambda one: "ariaOrientation" in one["expected"]),
    ("arrows across the row are the page's", lambda one: "disagreement:cross-axis-arrows" in one.get("tags", [])),
    ("whether a panel can be focused is the page's", lambda one: "panelFocusable" in one["input"]),
]  # fmt: skip


class Vectors(WebCase):
    def tree(self):
        return tree(self.page)

    def test_facts_about_keys_roles_and_states(self):
        self.stage()
        self.page.run("const before = document.createElement('button'); before.id = 'before'; document.body.prepend(before)")
        passed, deviates, refused, failed = [], [], [], []
        for vector in json.loads(FILE.read_text()):
            try:
                if vector["mode"] != "concrete":
                    raise Refusal("stated of all strips")
                trial = Trial(self, vector["input"])
                wrong = {}
                for key, expected in vector["expected"].items():
                    seen = trial.answer(key, expected)
                    if seen != expected:
                        wrong[key] = (expected, seen)
                reason = next((reason for reason, holds in DEVIATIONS if wrong and holds(vector)), None)
                if reason:
                    deviates.append((vector["id"], reason))
                else:
                    (failed if wrong else passed).append((vector["id"], wrong))
            except Refusal as refusal:
                refused.append((vector["id"], str(refusal)))
            self.page.run("stage.clear()")
        totals = f"{len(passed)} hold, {len(deviates)} deviate, {len(refused)} say nothing about a strip in a page"
        print(totals, flush=True)
        self.assertEqual(failed, [], totals)
        self.assertGreaterEqual(len(passed), 80, totals)
