"""Runs tests in several processes at once, since most of a test's time is spent waiting for frames.

usage: share.py TEST... Each TEST is a module, class or test. Ends with the lines that unittest ends with.
"""

import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

WORKERS = 2
# More than so many are no accident of time.
SECOND_TRIES = 4


def classes(names):
    """Every class of tests in what is named, or the one test."""
    found = []

    def collect(suite):
        for one in suite:
            if isinstance(one, unittest.TestSuite):
                collect(one)
            else:
                found.append(one.id() if any(name == one.id() for name in names) else one.id().rsplit(".", 1)[0])

    collect(unittest.defaultTestLoader.loadTestsFromNames(names))
    return list(dict.fromkeys(found))


def main(names):
    start = time.monotonic()
    waiting, running, ran, failed = classes(names), [], 0, []
    if not waiting:
        sys.exit("share: there are no tests of these names")
    # Those that take longest come first.
    waiting.sort(key=lambda name: 0 if re.search("Vectors|Cost|Replay|Scrolling", name) else 1)

    def stop(*_):
        for process, _, _ in running:
            process.terminate()
        for process, _, _ in running:
            process.wait()
        sys.exit(143)

    signal.signal(signal.SIGTERM, stop)
    while waiting or running:
        while waiting and len(running) < WORKERS:
            name = waiting.pop(0)
            output = tempfile.TemporaryFile()
            command = [sys.executable, "-W", "error", "-m", "unittest", "-v", name]
            running.append((subprocess.Popen(command, stdout=output, stderr=output), output, name))
        try:
            running[0][0].wait(0.2)
        except subprocess.TimeoutExpired:
            pass
        for one in [one for one in running if one[0].poll() is not None]:
            running.remove(one)
            process, output, name = one
            output.seek(0)
            text = output.read().decode()
            output.close()
            counted = re.search(r"^Ran (\d+) tests?", text, re.M)
            ran += int(counted[1]) if counted else 0
            failed += re.findall(r"^(?:FAIL|ERROR): \S+ \((\S+?)\)", text, re.M)
            print(re.sub(r"\n-{70}\nRan \d+ tests? in .*\n\nOK.*\n?", "", text).strip(), flush=True)
            if process.returncode != 0 and not re.search(r"^(FAIL|ERROR): ", text, re.M) or not counted:
                failed.append(f"{name} ended with {process.returncode}")
    # A finger that a busy machine moves late is another gesture: what failed is tried once more with the machine to itself, and said so.
    for name in [name for name in dict.fromkeys(failed) if " " not in name][:SECOND_TRIES]:
        print(f"\nagain, alone: {name}", flush=True)
        if subprocess.run([sys.executable, "-W", "error", "-m", "unittest", "-v", name]).returncode == 0:
            failed = [one for one in failed if one != name]
            print(f"PASSED ALONE, having failed beside others: {name}", flush=True)
    print(f"\n{'-' * 70}\nRan {ran} tests in {time.monotonic() - start:.3f}s\n", flush=True)
    for name in dict.fromkeys(failed):
        print(f"FAILED: {name}")
    print(f"FAILED (failures={len(failed)})" if failed else "OK", flush=True)
    return bool(failed)


sys.exit(main(sys.argv[1:]))
