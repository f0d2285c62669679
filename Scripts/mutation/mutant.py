"""The lists of faults: Tests/Faults/*.faults, made for one test each, and Tests/Mutants/*.mutants, made for the suite as a whole."""

import re
from pathlib import Path

COVERED = re.compile(r"Sources/TabStrip(Core|Hosting)/")


class Mutant:
    """A fault: the text `old` of the file `file`, which stands there once, is replaced by `new`.

    `reason` says why no test can see it, `tests` names those that were made for it.
    """

    def __init__(self, file, old, new, list_file, line):
        self.file, self.old, self.new = file, old, new
        self.reason, self.tests = None, []
        self.list_file, self.line = list_file, line

    @property
    def name(self):
        return f"{self.file}: «{self.old}» → «{self.new}»"

    def wrong(self, root):
        """What is wrong with the place that it names, or None."""
        path = root / self.file
        count = path.read_text().count(self.old) if path.is_file() else 0
        if count != 1:
            return "is not there" if count == 0 else f"is there {count} times"
        return "changes nothing" if self.old == self.new else None


def read(root, folder="Tests"):
    """All faults of Core and Hosting, each once, whatever the number of tests that name it."""
    mutants = {}
    for path in sorted(root.glob(f"{folder}/Faults/*.faults")) + sorted(root.glob(f"{folder}/Mutants/*.mutants")):
        file, old, latest, test = "", None, None, None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            mark, _, text = line.partition(" ")
            if mark == "==":
                test = text
            elif mark == "@":
                file = text
            elif mark == "-":
                old = text
            elif mark == "+" and old is not None and COVERED.match(file):
                latest = mutants.setdefault((file, old, text), Mutant(file, old, text, path.name, number))
                latest.tests += [test] if test else []
            elif mark == "=" and latest is not None:
                latest.reason = f"{latest.reason} {text}" if latest.reason else text
            elif mark not in ("", "#", "==", "+") and not line.startswith("#"):
                raise SystemExit(f"{path}:{number}: a line that begins with none of == @ - + = #")
            if mark in ("@", "-", "=="):
                latest = None
    return list(mutants.values())
