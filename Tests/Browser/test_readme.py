"""Each command in the README works as it is."""

import os
import re
import shlex
import subprocess

import pytest
from hexis import PATIENCE, PROGRAM, ROOT, HeldPort, Hexis, is_healthy

COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    for line in block.splitlines()
]
MAKES_OWN = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "STEPS"}
"""The variables that `make test` sets for the commands it runs."""
LONG = 1200
"""Seconds, since `make` may have to compile."""


@pytest.mark.timeout(2 * LONG)
def test_every_command_of_the_readme_works(tmp_path):
    # The commands run from the root, as the README says, but leave neither a program nor data there.
    assert len(COMMANDS) >= 8
    for command in COMMANDS:
        run(shlex.split(command), tmp_path)


def run(command, folder):
    match command:
        case ["make", "test"]:
            subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        case ["make", "run"]:
            serve(command, ROOT, folder, LONG)
        case ["make", *_]:
            subprocess.run(command, cwd=ROOT, env=people(folder), check=True, timeout=LONG)
        case [_, "serve", *rest] if "--help" not in rest:
            serve(command, folder, folder, PATIENCE)
        case _:
            subprocess.run(command, cwd=folder, check=True, timeout=PATIENCE)


def people(folder):
    """The environment of a person typing a command who already has the build under test."""
    environment = {name: value for name, value in os.environ.items() if name not in MAKES_OWN}
    return {**environment, "DIST": str(folder / "dist"),
            "CONFIGURATION": "debug" if PROGRAM.parent.name == "debug" else "release"}


def serve(command, folder, data, patience):
    """Serves on a different port from people's own, with its data apart from theirs."""
    port = HeldPort()
    environment = {**people(data), "PORT": str(port), "HEXIS_PORT": str(port), "DATA": str(data / "data")}
    with Hexis(command, folder, environment, patience, port):
        assert is_healthy(f"http://127.0.0.1:{port}")
