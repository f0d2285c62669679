"""A user's hand: a mouse, a wheel, a finger and a keyboard, as the browser gets them from its window."""

import time

KEYS = {
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33,
    "PageDown": 34, "Enter": 13, " ": 32, "Tab": 9, "Escape": 27, "Delete": 46,
}  # fmt: skip

MODIFIERS = {"alt": 1, "ctrl": 2, "meta": 4, "shift": 8}


class Hand:
    """Acts on a page at places in CSS pixels of its viewport."""

    def __init__(self, page):
        self._page = page

    # Mouse

    def _mouse(self, kind, x, y, button="none", buttons=0, **rest):
        return "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": button, "buttons": buttons, **rest}

    def _move(self, x, y, held=False):
        return self._mouse("mouseMoved", x, y, "left" if held else "none", 1 if held else 0)

    def _press(self, x, y, button="left"):
        buttons = {"left": 1, "right": 2, "middle": 4}[button]
        return [self._move(x, y), self._mouse("mousePressed", x, y, button, buttons, clickCount=1)]

    def _release(self, x, y, button="left"):
        return self._mouse("mouseReleased", x, y, button, 0, clickCount=1)

    def move(self, x, y, held=False):
        self._page.call(*self._move(x, y, held))

    def press(self, x, y, button="left"):
        self._page.call_all(self._press(x, y, button))

    def release(self, x, y, button="left"):
        self._page.call(*self._release(x, y, button))

    def click(self, x, y, button="left"):
        """Down and up with nothing in between: a button that is held does something else."""
        self._page.call_all([*self._press(x, y, button), self._release(x, y, button)])

    def drag(self, start, end, steps=8, release=True):
        """Presses at a place and moves to another, a frame a step."""
        self.press(*start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part, held=True)
            self._page.frames(1)
        if release:
            self.release(*end)

    def wheel(self, x, y, dx=0, dy=0, **modifiers):
        """A turn of the wheel; 120 is a notch."""
        bits = sum(MODIFIERS[name] for name, on in modifiers.items() if on)
        self._page.call(*self._mouse("mouseWheel", x, y, deltaX=dx, deltaY=dy, modifiers=bits))

    # Touch. A finger's events say when they are, so that its speed is the same however busy the machine is.

    def _touch(self, kind, *points, at=None):
        parameters = {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]}
        if at is not None:
            parameters["timestamp"] = at
        return "Input.dispatchTouchEvent", parameters

    def touch(self, kind, *points, at=None):
        self._page.call(*self._touch(kind, *points, at=at))

    def tap(self, x, y):
        """Down and up with nothing in between, as a finger that stays is a long press."""
        self._page.call_all([self._touch("touchStart", (x, y)), self._touch("touchEnd")])

    def swipe(self, start, end, steps=10, release=True, frame=0.016):
        """A finger goes down, moves a frame of the display's a step, and comes up."""
        now = time.time()
        self.touch("touchStart", start, at=now)
        for step in range(1, steps + 1):
            part = step / steps
            place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.touch("touchMove", place, at=now + frame * step)
            self._page.frames(1)
        if release:
            self.touch("touchEnd", at=now + frame * steps + 0.001)

    def throw(self, start, end, steps=8, seconds=0.064):
        """A finger that is still fast when it comes up."""
        now = time.time()
        events = [self._touch("touchStart", start, at=now)]
        for step in range(1, steps + 1):
            part = step / steps
            place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            events.append(self._touch("touchMove", place, at=now + seconds * part))
        self._page.call_all([*events, self._touch("touchEnd", at=now + seconds + 0.001)])

    # Keyboard

    def key(self, name, repeats=0, **modifiers):
        """A key goes down, is held for so many repeats, and comes up."""
        bits = sum(MODIFIERS[held] for held, on in modifiers.items() if on)
        code = KEYS.get(name, ord(name.upper()) if len(name) == 1 else 0)
        key = {"key": name, "code": "Space" if name == " " else name, "windowsVirtualKeyCode": code, "modifiers": bits}
        text = {"text": "\r"} if name == "Enter" else {"text": name} if len(name) == 1 and bits in (0, 8) else {}
        for turn in range(repeats + 1):
            kind = "keyDown" if text else "rawKeyDown"
            self._page.call("Input.dispatchKeyEvent", {"type": kind, "autoRepeat": turn > 0, **text, **key})
        self._page.call("Input.dispatchKeyEvent", {"type": "keyUp", **key})
