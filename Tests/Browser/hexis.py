"""Hexis as people run it: the program that `make build` gathers, as a process of its own."""

import os
import re
import selectors
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("HEXIS", ROOT / "dist" / "hexis"))
"""`HEXIS` names another build, such as a debug one, while something is tried out."""

PATIENCE = 30
"""Seconds within which a server starts, and stops, on a busy machine."""


class Hexis:
    """A server from when it answers until the block ends; then it has to stop by itself, and well."""

    def __init__(self, *command, folder, environment=None):
        self.process = subprocess.Popen(
            command, cwd=folder, env={**os.environ, **(environment or {})}, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        try:
            self.address = self._announced_address()
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE) as health:
                assert health.status == 200
        except BaseException:
            self.process.kill()
            raise

    @classmethod
    def serving(cls, data, *more):
        """A server on a port that is free."""
        return cls(
            PROGRAM, "serve", "--data", data, "--port", "0", "--web", ROOT / "Web", "--log-level", "warning",
            *more, folder=ROOT)

    def _announced_address(self):
        """The first address that the program prints: only it knows which port was free."""
        deadline = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while selector.select(max(0, deadline - time.monotonic())):
                line = self.process.stdout.readline()
                if found := re.search(r"^Hexis.* is at (http://\S+)", line):
                    return found[1]
                if not line:
                    raise AssertionError(f"Hexis ended with {self.process.wait(PATIENCE)} before it answered")
        raise AssertionError(f"Hexis has not answered for {PATIENCE} s")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self, signal_number=signal.SIGTERM):
        """Asks it to stop, as a terminal or a service manager does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal_number)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        assert code == 0, f"Hexis ended with {code}"
