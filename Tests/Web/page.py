"""A page of the browser: its scripts, its frames, and what it complains of."""

import base64
import json
import pathlib
import time

PROBE = (pathlib.Path(__file__).parent / "probe.js").read_text()


class ScriptError(AssertionError):
    """A script of a test threw."""


class Page:
    """Opened blank; `close` ends it with all that it kept."""

    def __init__(self, connection, width=800, height=600, scripts=True):
        self._connection = connection
        self._context = connection.call("Target.createBrowserContext")["browserContextId"]
        self._target = connection.call(
            "Target.createTarget", {"url": "about:blank", "browserContextId": self._context}
        )["targetId"]
        self._session = connection.call("Target.attachToTarget", {"targetId": self._target, "flatten": True})["sessionId"]
        self.complaints = []
        self.has_probe = scripts
        connection.listen(self._session, self._heard)
        for domain in ("Page", "Runtime", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.resize(width, height)
        if scripts:
            self.call("Page.addScriptToEvaluateOnNewDocument", {"source": PROBE})
        else:
            self.call("Emulation.setScriptExecutionDisabled", {"value": True})

    def close(self):
        self._connection.forget(self._session)
        self._connection.call("Target.disposeBrowserContext", {"browserContextId": self._context})

    def call(self, method, parameters=None, seconds=30):
        """A call of the DevTools protocol, to this page."""
        return self._connection.call(method, parameters, self._session, seconds)

    def call_all(self, calls):
        """Calls, (method, parameters) each, with nothing in between."""
        return self._connection.call_all(calls, self._session)

    def _heard(self, method, event):
        if method == "Page.loadEventFired":
            self._is_loaded = True
        elif method == "Runtime.exceptionThrown":
            details = event["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and event["entry"]["level"] == "error":
            self.complaints.append(f"{event['entry']['text']} {event['entry'].get('url', '')}")
        elif method == "Runtime.consoleAPICalled" and event["type"] in ("error", "assert"):
            self.complaints.append(" ".join(str(one.get("value", one.get("description"))) for one in event["args"]))

    def resize(self, width, height, scale=1):
        """Gives the page another viewport, in CSS pixels, and device pixels in each."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False},
        )

    def go_without_scripts(self, address):
        """Loads an address in which no script runs."""
        self._is_loaded = False
        self.call("Page.navigate", {"url": address})
        end = time.monotonic() + 30
        while not self._is_loaded:
            # Events come in while an answer is waited for.
            self.call("Page.getFrameTree")
            if time.monotonic() > end:
                raise TimeoutError(f"{address} is not loaded")

    def go(self, address, seconds=30):
        """Loads an address, and waits for its modules."""
        self.call("Page.navigate", {"url": address}, seconds)
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'", seconds)
        # Fingers that the protocol moves go back in the history whatever a page says of that.
        self.call("Page.resetNavigationHistory")

    def run(self, script, *arguments, seconds=30):
        """Runs the body of an asynchronous function; `a`, `b`, … are its arguments. Gives what it returns."""
        names = ",".join("abcdefgh"[: len(arguments)])
        values = ",".join(json.dumps(one) for one in arguments)
        answer = self.call(
            "Runtime.evaluate",
            {
                "expression": f"(async ({names}) => {{ {script}\n}})({values})",
                "awaitPromise": True,
                "returnByValue": True,
                "userGesture": False,
            },
            seconds,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise ScriptError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def ask(self, expression, *arguments):
        """What an expression gives."""
        return self.run(f"return ({expression});", *arguments)

    def frames(self, count=2):
        """Waits until so many frames have begun."""
        self.run("for (let i = 0; i < a; i += 1) await new Promise(probe.nextFrame);", count)

    def until(self, condition, seconds=15, what=None):
        """Waits, a look a frame, until an expression holds; gives its value."""
        value = self.run(
            f"const end = performance.now() + a; for (;;) {{ const value = await ({condition}); "
            "if (value || performance.now() > end) return value ?? null; "
            "await new Promise((go) => window.probe ? probe.nextFrame(go) : setTimeout(go, 10)); }",
            seconds * 1000,
            seconds=seconds + 30,
        )
        if not value:
            raise AssertionError(f"waited {seconds} s in vain for {what or condition}")
        return value

    def emulate(self, **features):
        """Media features by their names, with _ for -; prefers_color_scheme="dark"."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", {"features": named})

    def picture(self, file=None, clip=None):
        """The page as PNG, or a part (x, y, width, height) of it."""
        parameters = {"format": "png"}
        if clip:
            parameters["clip"] = dict(zip(("x", "y", "width", "height"), clip), scale=1)
        data = base64.b64decode(self.call("Page.captureScreenshot", parameters)["data"])
        if file:
            pathlib.Path(file).parent.mkdir(parents=True, exist_ok=True)
            pathlib.Path(file).write_bytes(data)
        return data

    def memory(self):
        """Bytes of the script heap in use, and nodes of all documents, after what is garbage has gone."""
        for _ in range(3):
            self.call("HeapProfiler.collectGarbage")
        heap = self.call("Runtime.getHeapUsage")["usedSize"]
        return {"heap": heap, **self.call("Memory.getDOMCounters")}
