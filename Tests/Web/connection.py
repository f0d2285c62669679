"""The DevTools protocol over a pair of pipes: calls with their answers, and events."""

import json
import os
import select
import time


class ProtocolError(Exception):
    """The browser refused a call."""


class Connection:
    """A browser started with --remote-debugging-pipe; messages are JSON, each ended by a zero byte."""

    def __init__(self, to_browser, from_browser):
        self._out, self._in = to_browser, from_browser
        self._pending = b""
        self._number = 0
        self._listeners = []

    def listen(self, session, listener):
        """Has `listener(method, parameters)` called for each event of a session."""
        self._listeners.append((session, listener))

    def forget(self, session):
        """Ends the listening of a session."""
        self._listeners = [one for one in self._listeners if one[0] != session]

    def call(self, method, parameters=None, session=None, seconds=30):
        """Calls, and waits for the answer; events that come meanwhile are handed on."""
        return self.call_all([(method, parameters)], session, seconds)[0]

    def call_all(self, calls, session=None, seconds=30):
        """Makes calls, (method, parameters) each, one right after the other without waiting for answers in between; gives the answers."""
        deadline = time.monotonic() + seconds
        waiting, answers = {}, []
        for method, parameters in calls:
            self._number += 1
            message = {"id": self._number, "method": method, "params": parameters or {}}
            if session:
                message["sessionId"] = session
            waiting[self._number] = method
            self._send(json.dumps(message).encode() + b"\0", method, deadline)
        while waiting:
            answer = self._receive(deadline, next(iter(waiting.values())))
            if answer.get("id") in waiting:
                method = waiting.pop(answer["id"])
                if "error" in answer:
                    raise ProtocolError(f"{method}: {answer['error']['message']}")
                answers.append((answer["id"], answer.get("result", {})))
            # The answer to a call that was given up may still come.
            elif "method" in answer:
                self._hand_on(answer)
        return [result for _, result in sorted(answers, key=lambda one: one[0])]

    def _hand_on(self, event):
        for session, listener in list(self._listeners):
            if session == event.get("sessionId"):
                listener(event["method"], event["params"])

    def _send(self, data, method, deadline):
        while data:
            # A browser that writes much before it reads must not stop both.
            readable, writable, _ = select.select([self._in], [self._out], [], max(0, deadline - time.monotonic()))
            if readable:
                self._read(method)
            if writable:
                data = data[os.write(self._out, data[:4096]) :]
            if not readable and not writable:
                raise TimeoutError(f"the browser took no call of {method}")

    def _read(self, method):
        data = os.read(self._in, 1 << 20)
        if not data:
            raise ConnectionError(f"the browser has gone, at {method}")
        self._pending += data

    def _receive(self, deadline, method):
        while b"\0" not in self._pending:
            if not select.select([self._in], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError(f"no answer to {method}")
            self._read(method)
        message, self._pending = self._pending.split(b"\0", 1)
        return json.loads(message)
