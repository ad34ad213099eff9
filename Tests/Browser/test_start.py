"""If Hexis cannot start, it prints one plain sentence with a way out, and nothing else."""

import json
import os
import shlex
import shutil
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest
from hexis import PATIENCE, PROGRAM, ROOT, Hexis

GUARDED = int(Path("/proc/sys/net/ipv4/ip_unprivileged_port_start").read_text()) - 1
"""The last port that needs privileges. Containers often have none."""

UNPRIVILEGED = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] if os.geteuid() == 0 else []
"""Root may do anything; without these capabilities it is like any other user."""

WEB = ROOT / "dist/web"

SERVE = "serve --port 0 --web {web} --data {folder}/new "
ON = "serve --port 0 --web {web} --data {folder}/"

WRONG = [
    # The address to listen on.
    (SERVE + "--port {taken}",
     "Port {taken} is already in use. Stop the other program, or choose another port with --port."),
    ("storybook --web {web} --port {taken}",
     "Port {taken} is already in use. Stop the other program, or choose another port with --port."),
    pytest.param(
        SERVE + f"--port {GUARDED}",
        f"Port {GUARDED} requires more privileges. Choose a port above 1023 with --port, "
        "or grant Hexis the capability CAP_NET_BIND_SERVICE.",
        marks=pytest.mark.skipif(GUARDED < 1, reason="anybody may listen on any port here")),
    (SERVE + "--host 192.0.2.7",
     "The address 192.0.2.7 does not belong to this machine. Choose one of its own with --host, "
     "or 0.0.0.0 for all of them."),
    (SERVE + "--host nowhere.invalid",
     "The host name nowhere.invalid has no address. Check its spelling, or give an address with --host."),
    # The files for browsers.
    (SERVE + "--web {folder}/none",
     "There is no web folder at {folder}/none. Point --web at the one that comes with Hexis."),
    (SERVE + "--web {folder}/file",
     "There is no web folder at {folder}/file. Point --web at the one that comes with Hexis."),
    (SERVE + "--web {folder}/half",
     "The web folder {folder}/half is incomplete: {style} is missing. "
     "Point --web at the one that comes with Hexis."),
    (SERVE + "--web {folder}/unreadable",
     "The web file {folder}/unreadable/{style} cannot be read: Permission denied. "
     "Correct its owner or its permissions."),
    ("storybook --port 0 --web {folder}/half",
     "The web folder {folder}/half is incomplete: {style} is missing. "
     "Point --web at the one that comes with Hexis."),
    # The data folder.
    (ON + "file",
     "The data folder {folder}/file cannot be used: Not a directory. "
     "Fix that, or choose another with --data."),
    (ON + "closed",
     "The data folder {folder}/closed cannot be used: Permission denied. "
     "Fix that, or choose another with --data."),
    (ON + "closed/new",
     "The data folder {folder}/closed/new cannot be used: Permission denied. "
     "Fix that, or choose another with --data."),
    (ON + "busy",
     "Another Hexis is using the data folder {folder}/busy. Stop it, or choose another folder with --data."),
    ("restore {folder}/file --replace --data {folder}/busy",
     "Another Hexis is using the data folder {folder}/busy. Stop it, or choose another folder with --data."),
    ("import apple-health {folder}/file --person maria --data {folder}/busy",
     "Another Hexis is using the data folder {folder}/busy. Stop it, or choose another folder with --data."),
    ("import {folder}/file --person maria --data {folder}/used",
     "This is no file that Hexis knows. Make a backup or an export in the other program, and choose that file here."),
    ("import {folder}/none --person maria --data {folder}/used",
     "There is no file “{folder}/none” that can be read."),
    (ON + "newer",
     "A newer Hexis has used this database. Start that one, or restore an older backup."),
    (ON + "damaged",
     "The database is damaged (file is not a database). Restore a backup with hexis restore."),
    ("doctor --data {folder}/damaged",
     "The database is damaged (file is not a database). Restore a backup with hexis restore."),
    ("backup {folder}/copy --data {folder}/none",
     "There is no database at {folder}/none/hexis.sqlite. Check the path."),
    ("backup {folder}/file --data {folder}/used",
     "{folder}/file already exists and was not changed. Choose another name."),
    ("restore {folder}/file --data {folder}/used",
     "There is already a database at {folder}/used/hexis.sqlite. Add --replace to replace it with the backup."),
    # The master key.
    (ON + "keyless",
     "The master key is missing. Put it back at {folder}/keyless/master.key; "
     "without it nothing in the database can be read."),
    (ON + "short-key",
     "The master key {folder}/short-key/master.key cannot be used: it has 3 bytes instead of 32; "
     "put the right key back."),
    (ON + "open-key",
     "The master key {folder}/open-key/master.key cannot be used: others may read it; "
     "if no one has, run chmod 600 on it."),
    # Certificates.
    (SERVE + "--tls-certificate {folder}/none --tls-key {folder}/mine/hexis.key",
     "{folder}/none cannot be read: No such file or directory. Check tls-certificate and tls-key."),
    (SERVE + "--tls-certificate {folder}/file --tls-key {folder}/mine/hexis.key",
     "{folder}/file contains no readable certificate. tls-certificate expects a PEM file."),
    (SERVE + "--tls-certificate {folder}/mine/hexis.crt --tls-key {folder}/file",
     "{folder}/file contains no readable private key. tls-key expects a PEM file without a passphrase."),
    (SERVE + "--tls-certificate {folder}/mine/hexis.crt --tls-key {folder}/other/hexis.key",
     "The key in {folder}/other/hexis.key does not belong to the first certificate in "
     "{folder}/mine/hexis.crt. Put the server's own certificate first, and set tls-key to its key."),
    # Settings.
    (SERVE + "--config {folder}/none",
     "The configuration file {folder}/none cannot be read: No such file or directory. "
     "Check the path after --config."),
    (SERVE + "--config {folder}/file",
     "The configuration file {folder}/file is not valid JSON. Check its commas, quotes and brackets."),
    (SERVE + "--config {folder}/list.json",
     'The configuration file {folder}/list.json must be a JSON object, such as {{"port": 8080}}.'),
    ("storybook --port 70000", "Invalid value “70000” for port: expected a number from 0 to 65535."),
    # All errors at once, and no secrets among them.
    (SERVE + "--log-level loud --tls-key a.key --mail-relay smtp://a --config {folder}/wrong.json",
     "{folder}/wrong.json sets “prot”, which is not a setting. See hexis serve --help.\n"
     "host in {folder}/wrong.json must be text, a number, true or false.\n"
     "Invalid value “loud” for log-level: "
     "expected trace, debug, info, notice, warning, error or critical.\n"
     "tls-key requires tls-certificate: HTTPS needs both.\n"
     "mail-relay requires mail-from: mail needs both.\n"
     "Invalid value for master-key: expected 32 bytes in base64."),
]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Creates everything that the table names, and holds the port and the data folder."""
    folder = tmp_path_factory.mktemp("start")
    (folder / "file").write_text("nonsense")
    (folder / "list.json").write_text("[8080]")
    (folder / "wrong.json").write_text('{"prot": 1, "host": ["a"], "offline": null, "master-key": "c2VjcmV0"}')
    (folder / "closed").mkdir(mode=0o500)
    for name in ["half", "unreadable"]:
        shutil.copytree(WEB, folder / name)
    style = json.loads((WEB / "addresses.json").read_text())["style.css"]
    (folder / "half" / style).unlink()
    (folder / "unreadable" / style).chmod(0)
    for name in ["mine", "other"]:
        (folder / name).mkdir()
        subprocess.run(
            [ROOT / "docs/hosting/certificate.sh", folder / name, "localhost"], check=True, capture_output=True)
    with Hexis.serving(folder / "used"):
        pass
    for name in ["newer", "damaged", "keyless", "short-key", "open-key"]:
        shutil.copytree(folder / "used", folder / name)
    with sqlite3.connect(folder / "newer" / "hexis.sqlite") as database:
        database.execute("INSERT INTO grdb_migrations VALUES ('1000: from the future')")
    database.close()
    (folder / "damaged" / "hexis.sqlite").write_text("nonsense" * 1000)
    (folder / "keyless" / "master.key").unlink()
    (folder / "short-key" / "master.key").write_text("key")
    (folder / "open-key" / "master.key").chmod(0o644)
    with socket.create_server(("127.0.0.1", 0)) as other, Hexis.serving(folder / "busy"):
        yield {"folder": folder, "web": WEB, "style": style, "taken": other.getsockname()[1]}


@pytest.mark.parametrize(("command", "sentence"), WRONG)
def test_a_start_that_fails_says_why_and_what_helps(place, command, sentence):
    started = subprocess.run(
        [*UNPRIVILEGED, ROOT / PROGRAM, *shlex.split(command.format(**place))],
        capture_output=True, text=True, timeout=PATIENCE)
    expected = sentence.format(**place) + "\n"
    assert (started.stdout, started.stderr, started.returncode) == ("", expected, 1)


@pytest.mark.parametrize("flags", ["--web {folder}/none", "--tls-certificate a --tls-key b", "--host ''"])
def test_what_is_wrong_with_the_settings_is_said_before_anything_is_made(place, tmp_path, flags):
    command = shlex.split(f"serve --data {tmp_path}/data --port 0 {flags}".format(**place))
    assert subprocess.run([ROOT / PROGRAM, *command], cwd=ROOT, stderr=subprocess.PIPE, timeout=PATIENCE).returncode == 1
    assert list(tmp_path.iterdir()) == []


def test_the_doctor_says_that_a_newer_hexis_has_used_the_database(place):
    doctor = subprocess.run(
        [ROOT / PROGRAM, "doctor", "--data", place["folder"] / "newer"], capture_output=True, text=True,
        timeout=PATIENCE)
    assert doctor.returncode == 1
    assert "! A newer Hexis has used this database. Start that one, or restore an older backup.\n" in doctor.stdout
