"""A strip in the page, as a user meets it: what is seen, and where to put the finger."""


class Strip:
    """The strip of a number on a stage; places along the row count from its leading end, in both directions."""

    def __init__(self, page, hand, number=0):
        self.page, self.hand, self.number = page, hand, number

    def look(self):
        return self.page.ask("stage.look(a)", self.number)

    def rest(self):
        """Waits until nothing moves."""
        self.page.run("await stage.rest(a)", self.number)
        return self

    def until(self, condition, what=None, seconds=15):
        """Waits until something holds of `look`, the strip as it is seen."""
        return self.page.until(
            f"(() => {{ const look = stage.look({self.number}), strip = stage.strips[{self.number}]; return {condition}; }})()",
            what=what,
            seconds=seconds,
        )

    def run(self, script, *arguments):
        """A script in which `strip` is the element."""
        return self.page.run(f"const strip = stage.strips[{self.number}]; {script}", *arguments)

    def ask(self, expression, *arguments):
        return self.run(f"return ({expression});", *arguments)

    # What is seen

    @property
    def width(self):
        return self.look()["box"]["width"]

    def flow(self, thing, look=None):
        """Where something begins, from the strip's leading end."""
        look = look or self.look()
        return look["box"]["width"] - thing["x"] - thing["width"] if look["isRightToLeft"] else thing["x"]

    def tab(self, index):
        """A tab as it is seen; `flow` is where it begins. None if it has no view."""
        look = self.look()
        for tab in look["tabs"]:
            if tab["index"] == index:
                return dict(tab, flow=self.flow(tab, look))
        return None

    def places(self):
        """Where each tab that has a view begins, and how long it is."""
        look = self.look()
        return {tab["index"]: (round(self.flow(tab, look), 3), round(tab["width"], 3)) for tab in look["tabs"]}

    def offset(self, length=80, leading=0, spacing=0):
        """How far a row of equally long tabs has been scrolled."""
        look = self.look()
        tab = look["tabs"][0]
        return round(leading + tab["index"] * (length + spacing) - self.flow(tab, look), 3)

    def indicator(self):
        look = self.look()
        mark = look["indicator"]
        return mark and (round(self.flow(mark, look), 3), round(mark["width"], 3))

    def selected(self):
        """The indices of the tabs that are told to be selected, of those in view."""
        return [tab["index"] for tab in self.look()["tabs"] if tab["selected"] == "true"]

    def drawn_selected(self):
        return [tab["index"] for tab in self.look()["tabs"] if "selected" in tab["states"]]

    def value(self):
        return self.ask("strip.value")

    def focused(self):
        return self.page.ask("stage.focused(a)", self.number)

    def style(self, index, name, part="tab"):
        return self.page.ask("stage.style(a, b, c, d)", self.number, index, name, part)

    # Where to put the finger

    def point(self, flow, y=None):
        """A place of the page: so far from the strip's leading end, in the middle of its height."""
        look = self.look()
        box = look["box"]
        x = box["width"] - flow if look["isRightToLeft"] else flow
        return box["x"] + x, box["y"] + (box["height"] / 2 if y is None else y)

    def middle(self, index):
        """The middle of what is seen of a tab, and not covered by a button."""
        look = self.look()
        box = look["box"]
        tab = next(tab for tab in look["tabs"] if tab["index"] == index)
        left, right = max(0, tab["x"]), min(box["width"], tab["x"] + tab["width"])
        for button in (look["leading"], look["trailing"]):
            if button and button["x"] < box["width"] / 2:
                left = max(left, button["x"] + button["width"])
            elif button:
                right = min(right, button["x"])
        if left >= right:
            raise AssertionError(f"tab {index} is not in sight")
        return box["x"] + (left + right) / 2, box["y"] + tab["y"] + tab["height"] / 2

    def button(self, name):
        """The middle of an overflow button, "leading" or "trailing"."""
        look = self.look()
        button = look[name]
        box = look["box"]
        return box["x"] + button["x"] + button["width"] / 2, box["y"] + button["y"] + button["height"] / 2

    def click(self, index):
        self.hand.click(*self.middle(index))

    def tap(self, index):
        self.hand.tap(*self.middle(index))

    def told(self):
        """What events were heard, in order: (type, value, cause)."""
        return [(one["type"], one["value"], one["cause"]) for one in self.page.ask("probe.told")]

    def changes(self):
        return [value for kind, value, _ in self.told() if kind == "change"]
