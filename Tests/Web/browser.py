"""A Chromium of our own, without a window: its process group, its profile, and the pages opened in it."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from connection import Connection
from page import Page

HERE = pathlib.Path(__file__).parent

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    "--mute-audio",
    "--window-size=1000,800",
    "--force-color-profile=srgb",
    "--remote-debugging-pipe",
]


class Browser:
    """Starts Chromium in a private folder; `close` ends all of its processes, whatever state they are in."""

    def __init__(self, program=None, flags=()):
        # The shell has no windows of a browser's own to start and to draw beside each page: a fifth of the work.
        program = program or os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
        if not program:
            raise FileNotFoundError("neither chromium-headless-shell nor chromium is on PATH")
        self.folder = tempfile.mkdtemp(prefix="tabstrip-web.")
        read_calls, write_calls = os.pipe()
        read_answers, write_answers = os.pipe()
        self._ends = (write_calls, read_answers)
        # The browser reads its calls from file 3 and answers in file 4.
        start = f"exec 3<&{read_calls} 4>&{write_answers}; exec \"$@\""
        settings = {name: value for name, value in os.environ.items() if name in ("PATH", "LANG", "TMPDIR")}
        settings.update(
            HOME=self.folder,
            FONTCONFIG_FILE=str(HERE.parent.parent / "Scripts" / "fonts.conf"),
            DBUS_SESSION_BUS_ADDRESS="disabled:",
        )
        command = [program, *FLAGS, *flags, f"--user-data-dir={self.folder}/profile", "about:blank"]
        with open(f"{self.folder}/log", "wb") as log:
            self._process = subprocess.Popen(
                ["bash", "-c", start, "browser", *command],
                pass_fds=(read_calls, write_answers),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=settings,
                start_new_session=True,
            )
        os.close(read_calls)
        os.close(write_answers)
        self.connection = Connection(*self._ends)
        try:
            self.version = self.connection.call("Browser.getVersion", seconds=90)["product"]
        except Exception:
            self.close()
            raise

    def open(self, **settings):
        """A page in a context of its own."""
        return Page(self.connection, **settings)

    def close(self):
        if self._process is None:
            return
        try:
            self.connection.call("Browser.close", seconds=5)
            self._process.wait(5)
        except Exception:
            pass
        # The group has the number of the process that began it; helpers of the browser may outlive that one.
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait(10)
        self._process = None
        for end in self._ends:
            os.close(end)
        shutil.rmtree(self.folder, ignore_errors=True)
