"""A command that the README gives works as it stands there."""

import re
import shlex
import subprocess

import pytest
from hexis import PATIENCE, PROGRAM, ROOT, Hexis, free_port, is_healthy

COMMANDS = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", (ROOT / "README.md").read_text(), re.M | re.S)
    for line in block.splitlines()
]
LONG = 1200
"""Seconds, since `make` may have to compile."""


@pytest.mark.skipif(str(PROGRAM) != "dist/hexis", reason="another build is tried out")
def test_every_command_of_the_readme_works(tmp_path):
    # From the root, as the README says, but so that no data is left there.
    (tmp_path / "dist").symlink_to(ROOT / "dist")
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
            subprocess.run(command, cwd=ROOT, check=True, timeout=LONG)
        case [_, "serve", *rest] if "--help" not in rest:
            serve(command, folder, folder, PATIENCE)
        case _:
            subprocess.run(command, cwd=folder, check=True, timeout=PATIENCE)


def serve(command, folder, data, patience):
    """On another port than people use, and with its data away from theirs."""
    port = str(free_port())
    environment = {"PORT": port, "HEXIS_PORT": port, "DATA": str(data / "data")}
    with Hexis(command, folder, environment, patience):
        assert is_healthy(f"http://127.0.0.1:{port}")
