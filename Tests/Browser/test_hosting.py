"""The recipes in docs/hosting work as they are, except for names, ports and folders."""

import http.client
import os
import re
import shlex
import ssl
import subprocess
import threading
import urllib.parse

import pytest
from conftest import PASSWORD, join
from device import comes
from hexis import PATIENCE, PROGRAM, ROOT, HeldPort, Hexis

RECIPES = ROOT / "docs" / "hosting"
AT_HOME = "hexis.home.arpa"
"""The name that HOSTING.md gives a server at home. Browsers make no exceptions for it, as they do for localhost."""


def protocol(page):
    """Returns the protocol between browser and server, by an address that no service worker answers."""
    page.goto("/health")
    return page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol")


HABIT = {
    "name": "Walk", "frequency": "weekdays", "weekday": "monday", "measure": "once", "start": "2026-01-01"}


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """A folder with hexis.crt and hexis.key for this machine, and authority.crt, which signed them."""
    folder = tmp_path_factory.mktemp("authority")
    subprocess.run([RECIPES / "certificate.sh", folder, AT_HOME], check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def browser(launch, authority, tmp_path_factory):
    """A browser that trusts the authority, as HOSTING.md describes for Linux, and ignores no errors."""
    home = tmp_path_factory.mktemp("home")
    (home / ".pki" / "nssdb").mkdir(parents=True)
    [certutil] = re.findall(r"^certutil .*$", (ROOT / "docs" / "HOSTING.md").read_text(), re.M)
    subprocess.run(["certutil", "-N", "--empty-password", "-d", f"sql:{home}/.pki/nssdb"], check=True)
    subprocess.run(certutil, shell=True, cwd=authority, env={**os.environ, "HOME": str(home)}, check=True)
    names = f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1"
    with launch(names, env={**os.environ, "HOME": str(home)}) as browser:
        yield browser


class Proxy:
    """A web server that runs a recipe in front of `upstream` until the block ends."""

    def __init__(self, command, environment, ready, port, *more_ports):
        self.port, self.address = port, f"https://localhost:{port}"
        self._held = more_ports
        self.process = subprocess.Popen(
            command, env={**os.environ, **environment}, stderr=subprocess.PIPE, text=True)
        limit = threading.Timer(PATIENCE, self.process.kill)
        limit.start()
        said = []
        for line in self.process.stderr:
            said.append(line)
            if ready in line:
                break
        else:
            raise AssertionError("".join(said))
        limit.cancel()
        # Its remaining output must not fill the pipe.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait(PATIENCE) == 0


def nginx(folder, authority, upstream):
    port, plain = HeldPort(), HeldPort()
    recipe = changed(RECIPES / "nginx.conf", [
        (r"listen \[::\]:.*\n", "", 2),
        (r"listen 443", f"listen 127.0.0.1:{port}", 1),
        (r"listen 80", f"listen 127.0.0.1:{plain}", 1),
        (r"server_name habits.example.org", "server_name localhost", 2),
        (r"/etc/letsencrypt/live/habits.example.org/fullchain.pem", f"{authority}/hexis.crt", 1),
        (r"/etc/letsencrypt/live/habits.example.org/privkey.pem", f"{authority}/hexis.key", 1),
        (r"127.0.0.1:8080", f"127.0.0.1:{upstream}", 5),
    ])
    (folder / "hexis.conf").write_text(recipe)
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    (folder / "nginx.conf").write_text(f"""
        daemon off;
        {"user root;" if os.geteuid() == 0 else ""}
        pid {folder}/nginx.pid;
        error_log stderr notice;
        events {{}}
        http {{ {temporary} include {folder}/hexis.conf; }}
        """)
    command = ["/usr/sbin/nginx", "-e", "stderr", "-c", folder / "nginx.conf"]
    return Proxy(command, {}, "start worker process ", port, plain)


def caddy(folder, authority, upstream):
    port = HeldPort()
    certificate = f"tls {authority}/hexis.crt {authority}/hexis.key"
    recipe = changed(RECIPES / "Caddyfile", [
        (r"^habits.example.org {", f"https://localhost:{port} {{\n\t{certificate}", 1),
        (r"127.0.0.1:8080", f"127.0.0.1:{upstream}", 1),
    ])
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + recipe)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"]
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return Proxy(command, homes, "serving initial configuration", port)


def changed(recipe, changes):
    """Returns the recipe with other names, each of which has to occur as often as stated."""
    text = recipe.read_text()
    for pattern, replacement, times in changes:
        text, count = re.subn(pattern, replacement, text, flags=re.M)
        assert count == times, f"{pattern} in {recipe}"
    return text


@pytest.fixture(params=[nginx, caddy])
def proxy(request, tmp_path, authority):
    """Starts a proxy in front of a port."""
    return lambda upstream: request.param(tmp_path, authority, upstream)


@pytest.fixture
def hosted(proxy, tmp_path):
    """A proxy with Hexis behind it, set up as settings.json describes."""
    port = HeldPort()
    with proxy(port) as proxy:
        settings = tmp_path / "settings.json"
        settings.write_text(changed(RECIPES / "settings.json", [
            ("https://habits.example.org", proxy.address, 1)]))
        with Hexis.configured(tmp_path / "data", port, "--config", settings) as hexis:
            assert hexis.address == proxy.address
            yield proxy


def test_people_join_through_a_proxy_over_http_2(hosted, window):
    page = window("phone", base_url=hosted.address)
    join(page, is_kept=False)
    assert protocol(page) == "h2"
    cookies = page.context.cookies()
    assert {cookie["name"] for cookie in cookies} == {"__Host-hexis", "__Host-hexis-device"}
    assert all(cookie["secure"] and cookie["httpOnly"] for cookie in cookies)


def test_a_proxy_says_who_tries_to_sign_in_and_nobody_can_say_otherwise(hosted, authority):
    def attempt(sender, **headers):
        connection = connect(hosted, authority, sender)
        form = urllib.parse.urlencode({"user": f"u{next(names)}", "password": "a guess or so"})
        connection.request(
            "POST", "/sign-in", form,
            {"Origin": hosted.address, "Content-Type": "application/x-www-form-urlencoded", **headers})
        status = connection.getresponse().status
        connection.close()
        return status

    names = iter(range(1000))
    # 60 at once from one address, and one more for every five seconds that this takes.
    attempts = [attempt("127.0.0.2") for _ in range(60)]
    assert attempts == [422] * 60
    assert any(attempt("127.0.0.2") == 429 for _ in range(300))
    forged = [attempt("127.0.0.2", **{"X-Forwarded-For": "192.0.2.7"}) for _ in range(20)]
    assert 429 in forged
    assert attempt("127.0.0.3") == 422


def test_a_proxy_passes_events_on_as_they_come_and_lets_two_megabytes_in(hosted, authority):
    def ask(method, path, form=None, body=None):
        connection = connect(hosted, authority)
        connection.request(
            method, path, urllib.parse.urlencode(form) if form else body,
            {"Origin": hosted.address, "Cookie": cookie,
             **({"Content-Type": "application/x-www-form-urlencoded"} if form else {})})
        return connection.getresponse()

    cookie = ""
    joined = ask("POST", "/join", {"user": "maria", "password": PASSWORD, "zone": "UTC"})
    cookie = joined.headers["Set-Cookie"].partition(";")[0]
    events = ask("GET", "/live")
    assert events.headers["Content-Type"] == "text/event-stream"
    # A proxy that buffers more than one event would wait forever.
    assert events.readline() == b"retry: 3000\n"
    assert ask("POST", "/habits", HABIT).status == 303
    assert events.readline() == b"\n"
    assert events.readline() == b"data: more\n"
    events.close()

    # Hexis itself refuses these: the first is not a journal, the second is larger than it accepts at once.
    for megabytes, status in [(1, 400), (2, 413)]:
        refused = ask("POST", "/sync", body=b"a" * megabytes * 1024 * 1024)
        assert refused.status == status
        assert "Content-Security-Policy" in refused.headers


TOO_LARGE = [
    ("/settings/import", 8_000_000_000, (303, "/settings/import?too-large")),
    ("/routes/read", 50_000_000, (303, "/routes/new?refused=picture-too-large")),
    ("/routes/gpx", 20_000_000, (303, "/routes/new?refused=track-too-large")),
    (f"/photos/files/{'a' * 32}", 50_000_000, (413, None)),
]
"""The largest body that Hexis accepts at each path, and its refusal of a larger one."""


@pytest.mark.parametrize("proxy", [nginx], indirect=True)
def test_nginx_leaves_it_to_hexis_what_is_too_large(hosted, authority):
    def ask(path, body=None, **headers):
        connection = connect(hosted, authority)
        connection.request("POST", path, body, {"Origin": hosted.address, **headers})
        return connection.getresponse()

    form = urllib.parse.urlencode({"user": "maria", "password": PASSWORD, "zone": "UTC"})
    joined = ask("/join", form, **{"Content-Type": "application/x-www-form-urlencoded"})
    cookie = joined.headers["Set-Cookie"].partition(";")[0]
    for path, longest, refused in TOO_LARGE:
        # A slightly larger body, declared only in the headers: Hexis does not read any of it.
        answer = ask(path, **{
            "Cookie": cookie, "Content-Type": "multipart/form-data; boundary=x",
            "Content-Length": str(longest + 20_000)})
        assert (answer.status, answer.headers["Location"]) == refused
        assert "Content-Security-Policy" in answer.headers
        answer.close()


def test_at_home_browsers_that_trust_the_own_authority_keep_hexis_for_when_it_is_away(
        browser, authority, tmp_path):
    port = HeldPort()
    settings = tmp_path / "settings.json"
    settings.write_text(changed(RECIPES / "settings-at-home.json", [
        ("0.0.0.0", "127.0.0.1", 1), ("8443", str(port), 2),
        ("/etc/hexis/", f"{authority}/", 2)]))
    with browser.new_context(base_url=f"https://{AT_HOME}:{port}") as context:
        page = context.new_page()
        with Hexis.configured(tmp_path / "data", port, "--config", settings) as hexis:
            assert hexis.address == f"https://{AT_HOME}:{port}"
            join(page, by_form=True)
            assert protocol(page) == "h2"
        page.goto("/today")
        page.get_by_role("heading", name="Today", level=1).wait_for()


def test_the_service_does_what_its_unit_says_and_backs_itself_up(browser, tmp_path):
    port = HeldPort()
    settings = tmp_path / "settings.json"
    settings.write_text((RECIPES / "settings.json").read_text())
    backups = tmp_path / "hexis-backups"
    with Hexis(command("hexis.service", tmp_path), environment={**os.environ, "HEXIS_PORT": str(port)}) as hexis:
        assert hexis.address == "https://habits.example.org"
        assert comes(browser.new_page(), lambda: list(backups.glob("hexis-*Z.sqlite")))
    restore = [ROOT / PROGRAM, "restore", backups, "--data", tmp_path / "hexis", "--replace"]
    subprocess.run(restore, check=True)


def command(unit, folder):
    """Returns a unit's command, with its folders in `folder`."""
    [line] = re.findall(r"^ExecStart=(.*)$", (RECIPES / unit).read_text(), re.M)
    meanings = {"%S": folder, "%d": folder, "%%": "%", "/usr/local/bin/hexis": ROOT / PROGRAM}
    line = re.sub("|".join(meanings), lambda found: str(meanings[found[0]]), line)
    return shlex.split(line)


def test_systemd_understands_the_unit_and_what_it_takes_away(tmp_path):
    unit = "hexis.service"
    (tmp_path / unit).write_text(
        (RECIPES / unit).read_text().replace("/usr/local/bin/hexis", str(ROOT / PROGRAM)))
    verify = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], cwd=tmp_path, capture_output=True, text=True)
    assert (verify.returncode, verify.stderr) == (0, "")
    # From 0 to 100: how much an attacker could do who took over the service.
    subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit], cwd=tmp_path,
        check=True, stdout=subprocess.DEVNULL)


def connect(proxy, authority, sender="127.0.0.1"):
    trust = ssl.create_default_context(cafile=authority / "authority.crt")
    return http.client.HTTPSConnection(
        "localhost", proxy.port.number, context=trust, source_address=(sender, 0), timeout=PATIENCE)
