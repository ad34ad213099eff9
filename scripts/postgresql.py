"""A PostgreSQL server for benchmarks, and pgbench against it."""

import contextlib
import os
import re
import shutil
import subprocess
from pathlib import Path

BIN = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
OWNER = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
"""PostgreSQL refuses to be run by root."""


def run(program, *arguments):
    subprocess.run([*OWNER, BIN / program, *arguments], cwd="/", check=True, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def serving(folder):
    """Runs a server with its data in the folder, with the settings of a new installation, and yields its socket's folder."""
    home = Path(folder) / "postgresql"
    home.mkdir()
    if OWNER:
        Path(folder).chmod(0o711)
        shutil.chown(home, "postgres")
    run("initdb", "-D", home / "data", "-A", "trust", "-U", "postgres", "--no-locale", "-E", "UTF8")
    with open(home / "data/postgresql.conf", "a") as settings:
        settings.write(f"unix_socket_directories = '{home}'\nlisten_addresses = ''\n")
    run("pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "start")
    try:
        yield home
    finally:
        run("pg_ctl", "-D", home / "data", "-m", "immediate", "stop")


def inserts(host, clients, seconds, folder):
    """Returns how many transactions a second pgbench makes, one small row each."""
    script = Path(folder) / "insert.sql"
    script.write_text("INSERT INTO small (content) VALUES (decode(repeat('07', 120), 'hex'));\n")
    subprocess.run(
        [BIN / "psql", "-q", "-h", host, "-U", "postgres", "-c",
         "CREATE TABLE IF NOT EXISTS small (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, content BYTEA)"],
        check=True)
    out = subprocess.check_output(
        [BIN / "pgbench", "-h", host, "-U", "postgres", "-n", "-f", script, "-M", "prepared", "-c", str(clients),
         "-j", str(min(clients, 2)), "-T", str(seconds), "postgres"], text=True, stderr=subprocess.DEVNULL)
    return float(re.search(r"tps = ([\d.]+)", out)[1])
