"""Processes besides the server that the tests start: each with its own home, and ended with all its children."""

import contextlib
import os
import signal
import subprocess
import time

from hexis import PATIENCE


@contextlib.contextmanager
def running(command, home, environment=None, **more):
    """Runs a program until the block ends, with the file that holds its output."""
    home.mkdir(exist_ok=True)
    said = home / "said.log"
    folders = {f"XDG_{name}_HOME": str(home / name.lower()) for name in ["CONFIG", "CACHE", "DATA", "STATE"]}
    with said.open("w") as output:
        process = subprocess.Popen(
            command, cwd=home, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT,
            env={**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), **folders, **(environment or {})},
            start_new_session=True, **more)
    try:
        yield process, said
    finally:
        end(process)


def end(process):
    """Ends a program and its children, which form a process group of their own."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.terminate()
        process.wait(PATIENCE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def eventually(attempt, errors=(), what=None):
    """Returns the first true result of `attempt`; an exception in `errors` counts as no result yet."""
    deadline, error = time.monotonic() + PATIENCE, None
    while time.monotonic() < deadline:
        try:
            if answer := attempt():
                return answer
            error = None
        except errors as met:
            error = met
        time.sleep(0.05)
    raise AssertionError(f"it never happened: {what or attempt}") from error
