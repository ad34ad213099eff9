"""Updates by differences (RFC 9842): a browser that holds a version of the app fetches only what changed since."""

import base64
import hashlib
import json
import random
import shutil
import subprocess
import sys

import pytest
from conftest import SIZES, join
from counting import CountingProxy
from device import open_until, wait_until_sent
from hexis import PATIENCE, ROOT
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "scripts"))
import differences
from former import former_versions, served
from wasm_functions import Module
from wasm_kept import kept
from wasm_locals import types
from wasm_module import LOCAL_INSTRUCTIONS, number, written
from wasm_streams import assembled, streamed

APP = "hexis.streams"
WHOLE = 400_000
"""Bytes: the app by itself takes more."""
MOST = 2_000
"""Bytes that the change of a few texts may take, with the response's header."""
WITHOUT = "--disable-features=CompressionDictionaryTransport"


@pytest.fixture(scope="module")
def app():
    return served(ROOT / "dist/web")[APP]


@pytest.fixture
def versions(tmp_path, app):
    """Three versions of the web files. The third has differences from both others, the second from the first."""
    folders = [tmp_path / name for name in ("first", "second", "third")]
    contents = [app.replace(b"appear here", text) for text in (b"appear here", b"appear soon", b"appear next")]
    for folder, content in zip(folders, contents):
        former = [{APP: each} for each in contents[: contents.index(content)]]
        shutil.copytree(ROOT / "dist/web", folder)
        addresses = json.loads((folder / "addresses.json").read_text())
        addresses[APP] = f"hexis.{hashlib.sha256(content).hexdigest()[:12]}.streams"
        (folder / addresses[APP]).write_bytes(content)
        subprocess.run(["brotli", "-1", "--keep", "--force", folder / addresses[APP]], check=True)
        (folder / "addresses.json").write_text(json.dumps(addresses))
        differences.write(folder, addresses, former)
    return folders


@pytest.fixture
def visit(server, launch):
    """Opens a window of a new browser whose traffic is counted, on a version of the web files."""
    proxy = CountingProxy(server.address)
    browsers = []

    def visit(version, *flags):
        server.kill()
        server.again("--web", version)
        browsers.append(launch(*flags))
        page = browsers[-1].new_context(base_url=proxy.address, **SIZES["phone"]).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        join(page)
        expect_version(page, version)
        return page, proxy

    yield visit
    for browser in browsers:
        browser.close()


def update(page, proxy, server, version):
    """Updates the app to a version, and returns how many bytes of it that took."""
    wait_until_sent(page)
    server.kill()
    server.again("--web", version)
    proxy.forget()
    page.reload()
    expect_version(page, version)
    return proxy.received_for("/assets/hexis.")


def expect_version(page, version):
    """The worker of a version answers, from the module of that version."""
    address = json.loads((version / "addresses.json").read_text())[APP]
    module = hashlib.sha256(assembled((version / address).read_bytes())).hexdigest()
    open_until(page, f"""(async () => {{
        const response = await caches.match("/assets/{address}");
        if (!response) return false;
        const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
        const text = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        return text === "{module}" && (await navigator.serviceWorker.getRegistration()).waiting === null;
    }})()""")


def test_an_update_brings_only_what_changed(visit, server, versions):
    page, proxy = visit(versions[0])
    assert update(page, proxy, server, versions[1]) < MOST, str(proxy)
    # What came as a difference is what the next one is from.
    assert update(page, proxy, server, versions[2]) < MOST, str(proxy)
    server.kill()
    page.goto("/today")
    expect(page.get_by_role("heading", name="Your day will appear next")).to_be_visible()


def test_a_version_may_be_skipped_and_one_taken_back(visit, server, versions):
    page, proxy = visit(versions[0])
    assert update(page, proxy, server, versions[2]) < MOST, str(proxy)
    # The first version knows none after it; a browser that still holds it asks for nothing.
    assert update(page, proxy, server, versions[1]) > WHOLE, str(proxy)
    assert update(page, proxy, server, versions[0]) == 0, str(proxy)
    assert update(page, proxy, server, versions[2]) < MOST, str(proxy)


def test_a_browser_without_dictionaries_gets_the_whole_app(visit, server, versions):
    page, proxy = visit(versions[0], WITHOUT)
    assert update(page, proxy, server, versions[1]) > WHOLE, str(proxy)


def test_other_programs_can_apply_a_difference(tmp_path, versions, app):
    listed = json.loads((versions[1] / "differences.json").read_text())
    (address, by_digest), = listed.items()
    (digest, path), = by_digest.items()
    assert base64.b64decode(digest.strip(":")) == hashlib.sha256(app).digest()
    file = (versions[1] / path).read_bytes()
    assert file[8:40] == hashlib.sha256(app).digest()
    (tmp_path / "former").write_bytes(app)
    whole = subprocess.run(
        ["zstd", "-d", "-q", "--stdout", f"--patch-from={tmp_path / 'former'}"], input=file[40:], check=True,
        stdout=subprocess.PIPE).stdout
    assert whole == (versions[1] / address).read_bytes()


def test_a_difference_has_to_be_smaller_than_the_file(tmp_path):
    chance = random.Random(66)
    file, near, far = (chance.randbytes(20_000) for _ in range(3))
    near = file[:10_000] + near[:100] + file[10_000:]
    for ending in ("", ".br"):
        (tmp_path / f"a.0123.js{ending}").write_bytes(file)
    for former, is_kept in [(near, True), (far, False), (file, False)]:
        differences.write(tmp_path, {"a.js": "a.0123.js"}, [{"a.js": former}, {"b.js": near}])
        assert (json.loads((tmp_path / "differences.json").read_text()) != {}) == is_kept


def test_former_versions_are_folders_and_programs(tmp_path, monkeypatch):
    (tmp_path / "hexis").write_bytes(b"a program")
    subprocess.run([ROOT / "scripts/embed-web", tmp_path / "hexis", ROOT / "dist/web"], check=True)
    monkeypatch.setenv("UPDATES_FROM", f"{tmp_path / 'hexis'} {ROOT / 'dist/web'}")
    program, folder = former_versions()
    assert program == folder and len(program[APP]) > 1_000_000
    monkeypatch.setenv("UPDATES_FROM", "/bin/true")
    with pytest.raises(SystemExit, match="/bin/true, of UPDATES_FROM, has no files for browsers"):
        former_versions()


def test_functions_and_locals_keep_the_numbers_of_a_former_version(app):
    """A module that is numbered at random gets the numbers back that it had, and so is the same, byte for byte."""
    module = Module(assembled(app))
    again, _ = kept(Module(mixed(module)), module)
    assert streamed(again) == app


def test_a_module_is_the_same_whatever_the_former_version_is(app):
    """One whose functions have other numbers, and some other instructions, is only a source of numbers."""
    module = Module(assembled(app))
    former = Module(mixed(module))
    former = Module(former.with_bodies(
        (locals, body[::-1] if place % 70 == 0 else [NOTHING, *body] if place % 30 == 0 else body)
        for place, (locals, body) in enumerate(former.bodies)))
    numbered, _ = kept(module, former)
    assert streamed(numbered) != app
    again, _ = kept(Module(numbered), module)
    assert streamed(again) == app


NOTHING = b"\x01"


def mixed(module):
    """The module with its functions in any order, and locals that traded numbers."""
    chance = random.Random(66)
    order = list(range(len(module.bodies)))
    chance.shuffle(order)
    moved = Module(module.ordered(order))
    return moved.with_bodies(
        (locals, shuffled(locals, body, moved.parameters[type], chance))
        for (locals, body), type in zip(moved.bodies, moved.types))


def shuffled(locals, body, parameters, chance):
    """The instructions of a function whose locals of each type traded numbers."""
    moved = {}
    for numbers in types(locals, parameters):
        moved |= zip(numbers, chance.sample(numbers, len(numbers)))
    return [
        each[:1] + written(moved.get(number(each, 1)[0], number(each, 1)[0])) if each[0] in LOCAL_INSTRUCTIONS else each
        for each in body]
