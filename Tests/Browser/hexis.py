"""Hexis as people run it: the program that `make build` builds, in its own process."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import threading
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("HEXIS", ".build/debug/hexis"))
"""The build that the Swift tests also use; `HEXIS` selects another one, such as the release."""

PATIENCE = 60
"""The number of seconds in which anything happens even on a busy machine."""


class HeldPort:
    """A port of 127.0.0.1, assigned by the kernel, that no other process gets while it is held.

    It is bound, but not listening. The kernel never assigns a bound port to a process that asks for any port, but a
    server that asks for this one can share it (SO_REUSEADDR), however often that server is killed and started again.
    """

    def __init__(self):
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number = self._socket.getsockname()[1]

    def __str__(self):
        return str(self.number)


class Hexis:
    """A server, from its first response until the block ends; then it has to stop on request, and without an error."""

    def __init__(self, command, folder=ROOT, environment=None, patience=PATIENCE, port=None):
        # Held for the lifetime of this object: the server may be killed and restarted.
        self._port = port
        self._start = lambda more, added: subprocess.Popen(
            [*command, *more], cwd=folder, env={**(os.environ if environment is None else environment), **added},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self._patience = patience
        self._run()

    def _run(self, *more, environment={}):
        self.is_killed = False
        self.process = self._start(more, environment)
        try:
            self.address = self._announced_address(self._patience)
        except BaseException:
            self.process.kill()
            raise

    @classmethod
    def serving(cls, data, *more, environment={}):
        """Runs a server on its own port; `environment` adds to its own."""
        return cls.configured(data, HeldPort(), *more, environment=environment)

    def kill(self):
        """Kills the server, as a power cut would."""
        self.process.kill()
        self.process.wait()
        self.is_killed = True

    def again(self, *more, environment={}):
        """Restarts the server at the same address; `more` flags replace earlier ones, `environment` adds to it."""
        self._run(*more, environment=environment)

    @classmethod
    def configured(cls, data, port, *more, environment={}):
        """Runs a server on a port that is held for it; its public address may be a proxy's."""
        command = [ROOT / PROGRAM, "serve", "--data", data, "--port", str(port), "--log-level", "warning", *more]
        return cls(command, environment={"HEXIS_JOINING": "open", **os.environ, **environment}, port=port)

    @classmethod
    def storybook(cls):
        return cls([ROOT / PROGRAM, "storybook", "--port", "0"])

    def _announced_address(self, patience):
        """Returns the address that the program prints once it listens: only the program knows which port was free."""
        limit = threading.Timer(patience, self.process.kill)
        limit.start()
        try:
            for line in self.process.stdout:
                if found := re.match(r"(?:Hexis|The storybook) is at (https?://\S+)", line):
                    return found[1]
        finally:
            limit.cancel()
        raise AssertionError(f"Hexis ended with {self.process.wait()} before it answered")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        """Asks the server to stop, as a service manager does."""
        if self.is_killed:
            return
        if self.process.poll() is None:
            os.kill(youngest(self.process.pid), signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        assert code == 0, f"Hexis ended with {code}"


def youngest(process):
    """Returns the server process itself, below a make or a shell that runs it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return youngest(int(children[0])) if children else process


def is_healthy(address):
    with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as health:
        return health.status == 200


def web_with_style(folder, more):
    """Creates a folder of the web files with additions to the stylesheet, which give it a new address."""
    shutil.copytree(ROOT / "dist/web", folder)
    addresses = json.loads((folder / "addresses.json").read_text())
    style = (folder / addresses["style.css"]).read_text()
    addresses["style.css"] = "style.newer.css"
    (folder / "style.newer.css").write_text(style + more)
    (folder / "addresses.json").write_text(json.dumps(addresses))
    return folder
