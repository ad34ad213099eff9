"""The longer tests in the engines of Safari and Firefox, for `make engines`."""

import http.cookiejar
import re
import ssl
import subprocess
import urllib.parse
import urllib.request

import pytest
from conftest import PASSWORD
from device import ALL_SENT
from hexis import ROOT, Hexis
from test_engines import IS_TICKED, joined, window

LINKS = """() => [...document.querySelectorAll("a[href]:not([download])")]
    .filter((link) => link.origin === location.origin && !link.pathname.startsWith("/api/"))
    .map((link) => link.pathname + link.search)"""

SERVERS = "/join|/companions/join|/sign-in|/account|/settings/(arrivals|calendar|data|import|programs|reminders/delivery)"

NAMED = r"[0-9a-f]{32}|\d{4}-\d\d(-\d\d)?"
"""The part that differs between the addresses of similar pages."""


@pytest.fixture(params=["http", "https"])
def server(request, tmp_path):
    """A server over plain HTTP, and one with a certificate signed by a private authority."""
    flags = []
    if request.param == "https":
        recipe = ROOT / "docs" / "hosting" / "certificate.sh"
        subprocess.run([recipe, tmp_path, "hexis.home.arpa"], check=True, capture_output=True)
        flags = ["--tls-certificate", tmp_path / "hexis.crt", "--tls-key", tmp_path / "hexis.key"]
    with Hexis.serving(tmp_path / "data", *flags) as hexis:
        yield hexis


def test_every_page_opens_without_the_server_and_what_is_ticked_there_arrives(window, server, tmp_path):
    with window.visiting(server, tmp_path):
        user = joined(window)
        window.open("/habits/new")
        window.fill("What would you like to do?", "Read two pages")
        window.press("Add habit")
        window.until_page("Today")
        window.until(ALL_SENT)
        # Firefox reports the redirect by which that question is answered.
        window.heard()
        online = headings(window)
        assert window.heard() == []
        assert len(online) > 20

        server.kill()
        offline = headings(window)
        assert offline == {path: heading_without(path, online[path]) for path in offline}
        assert len(offline) > 20
        window.open("/today")
        window.press("Mark “Read two pages” as done")
        window.until(IS_TICKED, "Read two pages")

        server.again()
        window.until(ALL_SENT)
        assert "Done. Undo “Read two pages”" in today_elsewhere(window.address, user)


def heading_without(path, heading):
    """Returns a page's heading without the server, which some pages need."""
    return "This needs a connection" if re.match(SERVERS, path) else heading


def headings(window):
    """Returns the headings of all pages reachable by links from Today, by path, with one page of each kind."""
    found, waiting = {}, ["/today"]
    while waiting:
        address = waiting.pop(0)
        path = re.sub(NAMED, "…", address.partition("?")[0])
        if path not in found:
            window.open(address)
            found[path] = window.text("h1")
            assert found[path], address
            waiting += window.evaluate(LINKS)
    return found


def today_elsewhere(address, user):
    """Returns Today as the server renders it for the same person."""
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    opener = urllib.request.build_opener(
        urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()), urllib.request.HTTPSHandler(context=trust))
    form = urllib.parse.urlencode({"user": user, "password": PASSWORD}).encode()
    return opener.open(urllib.request.Request(f"{address}/sign-in", form, {"Origin": address})).read().decode()
