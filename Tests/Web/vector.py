"""A fact about keys, focus and roles from another project's tests, tried on the element: see Tests/Vectors/README.md."""

MODIFIERS = {"Shift": "shift", "Control": "ctrl", "Alt": "alt", "Meta": "meta"}


class Refusal(Exception):
    """Why a vector says nothing about an element in a page."""


class Trial:
    """The steps of one vector on a strip; `answer` says what is to be compared with what is expected."""

    def __init__(self, case, given):
        self.case, self.given, self.page, self.hand = case, given, case.page, case.hand
        orientations = given.get("orientations", [given.get("orientation", "horizontal")])
        if given.get("orientation", "horizontal") != "horizontal":
            raise Refusal("strips in a page are horizontal")
        self.orientations = orientations
        names = [str(name) for name in given.get("items", range(given["count"] if "count" in given else 2))]
        self.names = [name.removesuffix("(disabled)") for name in names]
        disabled = {index for index, name in enumerate(names) if name.endswith("(disabled)")}
        disabled |= {0} if given.get("disabled") is True else set(given.get("disabled") or [])
        items = [
            {"value": name, "label": f"Tab {name}", "disabled": index in disabled, "panel": f"panel-{name}"}
            for index, name in enumerate(self.names)
        ]
        attributes = {"aria-label": "Trial", "dir": given.get("direction", "ltr"), "variant": "underline"}
        if given.get("activation") == "manual":
            attributes["activation"] = "manual"
        for name, attribute in (("wrap", "wrap"), ("disabledFocusable", "reach-disabled")):
            if name in given:
                attributes[attribute] = "true" if given[name] else "false"
        if given.get("listDisabled"):
            attributes["disabled"] = ""
        self.page.run("stage.panels(a)", self.names)
        self.strip = case.strip(items, 60, 900, attributes=attributes)
        self.notes = {name: [] for name in ("focus", "selected", "used", "tabIndexes", "tabStop")}
        self.events = []
        self.start()

    def start(self):
        selected = self.given.get("selected", self.given.get("focus"))
        if selected is True:
            selected = self.names[0]
        elif isinstance(selected, int):
            selected = self.names[selected]
        if selected in self.names:
            self.strip.run("strip.select(a, {animated: false})", selected)
            self.strip.rest()
        focus = self.given.get("focus")
        if isinstance(focus, int):
            self.focus(focus)
        elif self.given.get("keys") or self.given.get("ops"):
            self.page.run("document.querySelector('#before').focus()")
        self.before = self.tab_indexes()
        self.page.run("probe.told.length = 0")
        self.seen = (self.focused(), self.selected())
        for key in self.given.get("keys", []):
            self.step(lambda: self.press(key))
        for name, what in self.given.get("ops", []):
            self.step(lambda: self.operate(name, what))

    def focus(self, index):
        self.strip.run("strip.shadowRoot.querySelector(`[part~=tab][aria-posinset='${a}']`).focus()", index + 1)
        self.strip.rest()

    def press(self, key):
        *held, name = key.split("+")
        name = {"Space": " "}.get(name, name)
        self.hand.key(name, **{MODIFIERS[one]: True for one in held})

    def operate(self, name, what):
        index = what if isinstance(what, int) else self.names.index(what) if what in self.names else None
        if name == "click":
            self.strip.click(index)
        elif name == "key":
            self.press(what)
        elif name == "setValue":
            self.strip.run("strip.selected = a", self.names[index])
        elif name == "focus":
            self.focus(index)
        elif name == "remove":
            self.names.remove(what)
            self.strip.run("strip.items = strip.items.filter((item) => item.value !== a)", what)
        else:
            raise Refusal(f"the operation {name}")

    def step(self, act):
        self.page.run("window.used = null; addEventListener('keydown', (e) => { used = e.defaultPrevented; }, {once: true})")
        act()
        self.strip.rest()
        focused, selected = self.focused(), self.selected()
        self.notes["focus"].append("outside" if focused is None else focused)
        self.notes["selected"].append(selected)
        self.notes["used"].append(self.page.ask("used"))
        self.notes["tabIndexes"].append(self.tab_indexes())
        self.notes["tabStop"].append(next((self.names[tab] for tab, at in enumerate(self.tab_indexes()) if at == 0), None))
        if selected != self.seen[1]:
            self.events.append(["change", selected])
        if focused is not None and focused != self.seen[0]:
            self.events.append(["focusChange", focused])
        self.seen = (focused, selected)

    def focused(self):
        return self.strip.focused()

    def selected(self):
        index = self.strip.ask("strip.selectedIndex")
        return None if index < 0 else index

    def tab_indexes(self):
        return [tab["tabIndex"] for tab in self.strip.look()["tabs"]]

    def attribute(self, name):
        return [tab[name] == "true" for tab in self.strip.look()["tabs"]]

    def told(self, expected):
        """The events of the kinds that are expected, as much of each as is said there; changes where none is."""
        kinds = {name for name, *_ in expected} or {"change"}
        length = min((len(one) for one in expected), default=2)
        return [one[:length] for one in self.events if one[0] in kinds]

    def answer(self, key, expected):
        """What was seen, in the shape of what is expected."""
        spoken = {one.role: one for one in self.case.tree()}
        tabs = self.strip.look()["tabs"]
        last = {"focusAfterEach": "focus", "selectedAfterEach": "selected", "tabIndexesAfterEach": "tabIndexes",
                "tabStopAfterEach": "tabStop", "defaultPrevented": "used"}.get(key)  # fmt: skip
        if last:
            notes = self.notes[last]
            if isinstance(expected, dict):
                return {str(number + 1): note for number, note in enumerate(notes) if str(number + 1) in expected}
            return notes if isinstance(expected, list) else notes[-1]
        simple = {
            "focus": lambda: self.notes["focus"][-1],
            "events": lambda: self.told(expected),
            "activated": lambda: [index for name, index in self.events if name == "change"],
            "tabIndexes": self.tab_indexes,
            "tabIndexesBefore": lambda: self.before,
            "tabIndexesAfter": self.tab_indexes,
            "tabIndexOthers": lambda: -1 if set(self.tab_indexes()) <= {0, -1} else None,
            "tabStops": lambda: [at == 0 for at in self.tab_indexes()],
            "ariaSelected": lambda: self.attribute("selected"),
            "selectedStates": lambda: self.attribute("selected"),
            "selected": lambda: self.selected() if not isinstance(expected, bool) else self.attribute("selected")[0],
            "ariaDisabled": lambda: self.attribute("disabled"),
            "posInSet": lambda: [tab["index"] + 1 for tab in tabs],
            "setSize": lambda: tabs[0]["count"],
            "roles": lambda: {name: role for name, role in (("container", "tablist"), ("item", "tab"), ("panel", "tabpanel")) if role in spoken},
            "role": lambda: "Tab" if "tab" in spoken else None,
            "enabled": lambda: not self.attribute("disabled")[0],
            "containerLabelled": lambda: spoken["tablist"].name == "Trial",
            "tabControlsPanel": lambda: "controls" in spoken["tab"].related,
            "ariaOrientation": lambda: spoken["tablist"].states.get("orientation"),
            "focusable": lambda: [bool(one.states.get("focusable")) for one in self.case.tree() if one.role == "tab"],
        }  # fmt: skip
        if key not in simple:
            raise Refusal(f"{key} is not the strip's")
        return simple[key]()
