"""Running a bundle's tests: all of them, to learn which meet which mutants, and the ones that meet a mutant, until one fails."""

import os
import re
import selectors
import struct
import subprocess
import tempfile
import time

# A fault can ask for all the memory, or go on when nobody waits for it any more.
LIMITED = ["prlimit", "--cpu=900", "--as=8000000000"]
FAILURE = re.compile(rb": error: |: Fatal error|^Fatal error")
STARTED = re.compile(rb"^Test Case '([\w.]+)' started")


class Suite:
    """The tests of a bundle that need no display."""

    def __init__(self, bundle, folder, classes, seeds):
        self.bundle, self.folder = bundle, folder
        self.environment = {**os.environ, "TABSTRIP_SEEDS": seeds, "SWIFT_BACKTRACE": "enable=no"}
        listed = subprocess.run([bundle, "--list-tests"], capture_output=True, text=True, check=True).stdout
        self.tests = [name for name in listed.split() if name.split("/")[0] in classes]

    def trace(self, test, count):
        """Runs one test without a fault: how long it took, whether it passed, and the numbers of the mutants that it met."""
        with tempfile.TemporaryFile() as met:
            environment = {**self.environment, "TABSTRIP_MUTANT": f"-{met.fileno()}", "TABSTRIP_MUTANTS": str(count)}
            begin = time.monotonic()
            run = subprocess.run(
                [self.bundle, test], env=environment, cwd=self.folder, pass_fds=[met.fileno()], stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
            seconds = time.monotonic() - begin
            met.seek(0)
            numbers = sorted({number for (number,) in struct.iter_unpack("<i", met.read())})
        return seconds, run.returncode == 0, numbers, run.stdout

    def first_failure(self, batches, number, seconds):
        """The first test that fails with the mutant of that number, or None. A bundle runs tests in its own order: hence batches.

        `seconds` tells how long each takes without a fault. One that takes far longer hangs, which is a failure too. Crashes are.
        """
        failures = (self._first_failure(batch, number, seconds) for batch in batches if batch)
        return next((failure for failure in failures if failure), None)

    def _first_failure(self, tests, number, seconds):
        environment = {**self.environment, "TABSTRIP_MUTANT": str(number)}
        run = subprocess.Popen(
            [*LIMITED, "stdbuf", "-oL", self.bundle, ",".join(tests)], env=environment, cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        try:
            return self._watch(run, seconds)
        finally:
            run.kill()
            run.wait()
            run.stdout.close()

    def _watch(self, run, seconds):
        selector = selectors.DefaultSelector()
        selector.register(run.stdout, selectors.EVENT_READ)
        current, rest = "the start", b""
        deadline = time.monotonic() + 60
        while True:
            if time.monotonic() >= deadline:
                return f"{current}, which hangs"
            if not selector.select(deadline - time.monotonic()):
                continue
            read = os.read(run.stdout.fileno(), 1 << 16)
            if not read:
                status = run.wait()
                return None if status == 0 else f"{current}, which ends with status {status}"
            *lines, rest = (rest + read).split(b"\n")
            for line in lines:
                started = STARTED.match(line)
                if started:
                    current = started.group(1).decode()
                    deadline = time.monotonic() + 30 + 10 * seconds.get(current, 1)
                elif FAILURE.search(line):
                    return current
