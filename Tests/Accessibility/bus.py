"""The stage as an assistive technology sees it: through AT-SPI, in a process of its own."""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import Atspi, GLib  # noqa: E402

PROGRAM = os.environ["TABSTRIP_STAGE"]
PATIENCE = 20  # Seconds after which what has not happened counts as not happening.


def pump():
    """Takes in one round of what the bus has sent."""
    context = GLib.MainContext.default()
    wake = GLib.timeout_add(10, lambda: True)
    context.iteration(True)
    GLib.source_remove(wake)


def until(condition, what):
    """Waits until the condition gives something true, and returns that."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            found = condition()
        except GLib.Error:  # A tab may go while it is being asked.
            found = None
        if found:
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {PATIENCE} s: {what}")
        pump()


class Stage:
    """One run of accessibility-stage."""

    def __init__(self, scene, direction):
        environment = dict(os.environ, G_DEBUG="fatal-warnings")
        environment.pop("GTK_A11Y", None)
        self.process = subprocess.Popen(
            [PROGRAM, scene, direction], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.selections = []
        try:
            self.frame = until(self._find_frame, "the stage's window is on the bus")
            # What is asked is asked of the program, and not of a copy on this side.
            self.frame.get_application().set_cache_mask(Atspi.Cache.NONE)
            self.strip = until(self._find_strip, "the window has a tab list between two buttons")
        except BaseException:
            self.close()
            raise

    def _find_frame(self):
        assert self.process.poll() is None, f"the stage ended: {self.process.returncode}"
        for application in pyatspi.Registry.getDesktop(0):
            if application is not None and application.get_process_id() == self.process.pid and application.childCount:
                return application[0]
        return None

    def _find_strip(self):
        column = self.frame[0]
        roles = [child.getRole() for child in column]
        wanted = [pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_PAGE_TAB_LIST, pyatspi.ROLE_PUSH_BUTTON]
        return column[1] if roles == wanted else None

    def tell(self, line):
        """Has the stage do something; returns its answer."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        while True:
            answer = self.process.stdout.readline()
            assert answer, f"the stage ended at: {line}"
            answer = answer.rstrip("\n")
            if not answer.startswith("selected "):
                return answer
            self.selections.append(answer)

    @property
    def tabs(self):
        return [Tab(child) for child in self.strip if child is not None]

    @property
    def names(self):
        return [tab.name for tab in self.tabs]

    def tab(self, name):
        return next(tab for tab in self.tabs if tab.name == name)

    def key(self, *names):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *names], check=True, timeout=PATIENCE)

    def focused(self):
        """The name of the tab that has the focus, or None."""
        return next((tab.name for tab in self.tabs if "focused" in tab.states), None)

    def tree(self, accessible=None, depth=0):
        """What a client sees, one object a line."""
        accessible = accessible or self.frame
        states = sorted(state.value_nick for state in accessible.getState().getStates())
        line = "  " * depth + f"{accessible.getRoleName()} {accessible.name!r} {accessible.description!r} {' '.join(states)}"
        actions = Tab(accessible).actions
        lines = [line + (f" [{', '.join(actions)}]" if actions else "")]
        for child in accessible:
            lines += self.tree(child, depth + 1)
        return lines

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.wait()
            self.process.stdout.close()


class Tab:
    """What the bus says of one object."""

    def __init__(self, accessible):
        self.accessible = accessible

    @property
    def name(self):
        return self.accessible.name

    @property
    def description(self):
        return self.accessible.description

    @property
    def role(self):
        return self.accessible.getRoleName()

    @property
    def states(self):
        return {state.value_nick for state in self.accessible.getState().getStates()}

    @property
    def actions(self):
        try:
            action = self.accessible.queryAction()
            return [action.getName(index) for index in range(action.nActions)]
        except (NotImplementedError, GLib.Error):  # GTK counts the actions of a disabled widget, and has none of them.
            return []

    @property
    def left(self):
        return self.accessible.queryComponent().getExtents(pyatspi.WINDOW_COORDS).x

    def do(self, name):
        return self.accessible.queryAction().doAction(self.actions.index(name))


class Events:
    """Events of one kind, while they are listened to."""

    def __init__(self, kind, role=pyatspi.ROLE_PAGE_TAB):
        self.kind = kind
        self.role = role
        self.seen = []

    def __enter__(self):
        pyatspi.Registry.registerEventListener(self._note, self.kind)
        return self

    def __exit__(self, *_):
        pyatspi.Registry.deregisterEventListener(self._note, self.kind)

    def _note(self, event):
        try:
            if event.source.getRole() == self.role:
                child = event.any_data.name if hasattr(event.any_data, "name") else None
                self.seen.append((event.type, event.detail1, child or event.source.name))
        except GLib.Error:
            pass  # What it was about has gone.
