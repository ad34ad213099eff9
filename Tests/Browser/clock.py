"""The clock of a server in its own process, which a test sets while the server runs."""

import subprocess

from hexis import ROOT


class ServerClock:
    def __init__(self, folder):
        library = folder / "set-clock.so"
        subprocess.run(
            ["clang", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, ROOT / "Tests/SetClock/set-clock.c"],
            check=True)
        self._file = folder / "set-clock"
        self._file.write_bytes(bytes(8))
        self.environment = {"LD_PRELOAD": str(library), "SET_CLOCK": str(self._file)}

    def set_back(self, days):
        """Sets the clock back by this many days; 0 is the present."""
        with self._file.open("r+b") as file:
            file.write((-days * 86_400_000).to_bytes(8, "little", signed=True))
