"""Programs beside the server that the tests start: with a home of their own, and ended with all that they started."""

import contextlib
import os
import signal
import subprocess
import time

from hexis import PATIENCE


@contextlib.contextmanager
def running(command, home, environment=None, **more):
    """A program until the block ends, and the file with what it says."""
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
    """A program and all that it started are one group, with no other in it."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.terminate()
        process.wait(PATIENCE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def eventually(attempt, errors=(), what=None):
    """The first answer of `attempt` that is true; one of `errors` is no answer yet."""
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
