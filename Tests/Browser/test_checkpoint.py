"""A device with a long journal starts from a checkpoint of it, and from its entries if there is any doubt about that."""

import subprocess
import sys

import pytest
from conftest import add_habit, join
from device import (
    IN_STORAGE, WITHOUT_ENTRIES, eventually, kill_worker, sign_in, tick, wait_until_kept, wait_until_sent)
from hexis import PROGRAM, ROOT
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "scripts"))

from journals import export  # noqa: E402

SHA256 = 'const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));'

HAS_CHECKPOINT = f"""async () => {{
    {IN_STORAGE}{SHA256}
    const {{ memory, digest, isChanged }} = await found("checkpoint") ?? {{}};
    return memory && !isChanged && String(digest) === String(await sha256(await memory.arrayBuffer()));
}}"""
"""Whether there is one, as the app made it."""

CHANGES = {
    "a bit has flipped": "memory: new Blob([bytes.fill(bytes[70000] ^ 1, 70000, 70001)])",
    "a bit of the digest has flipped": "digest: checkpoint.digest.fill(checkpoint.digest[9] ^ 128, 9, 10)",
    "it was torn": "memory: new Blob([bytes.subarray(0, bytes.length - 65536)])",
    "it is empty": "memory: new Blob([])",
    "another version": "version: 'another'",
    "of other entries": "last: checkpoint.last - 1",
    "the engine fails with it": "memory: new Blob([bytes.fill(0)]), digest: await sha256(bytes)",
    "no engine has so little memory":
        "memory: new Blob([bytes.subarray(0, 7)]), digest: await sha256(bytes.subarray(0, 7))",
}


def changed(change):
    return f"""async () => {{
        {IN_STORAGE}{SHA256}
        const checkpoint = await found("checkpoint");
        const bytes = new Uint8Array(await checkpoint.memory.arrayBuffer());
        const changed = {{ ...checkpoint, isChanged: true, {change} }};
        await stored("readwrite", (_, state) => state.put(changed, "checkpoint"));
    }}"""


@pytest.fixture
def phone(device, server, tmp_path):
    """A phone with a checkpoint of 2,000 entries, without a connection."""
    page = device()
    user = join(page, is_kept=False)
    add_habit(page, "Stretch")
    wait_until_sent(page)
    page.context.close()
    server.kill()
    journal = tmp_path / "hexis.json"
    journal.write_text(export(2000))
    command = [ROOT / PROGRAM, "import", journal, "--person", user, "--data", tmp_path / "data"]
    subprocess.run(command, check=True, capture_output=True)
    server.again()
    page = device()
    sign_in(page, user)
    wait_until_kept(page)
    start(page)
    eventually(page, HAS_CHECKPOINT)
    server.kill()
    page.user = user
    return page


def start(page):
    """Visits Today with a new worker. With a query, it answers only once its engine is ready."""
    kill_worker(page)
    page.goto("/today?visit=new")


def expect_all(page):
    for number in [0, 7, 19]:
        expect(page.get_by_text(f"Habit {number}", exact=True)).to_be_attached()


def expect_one_done(page):
    expect(page.locator("main header").get_by_text("1 of 21 done")).to_be_visible()


def test_a_start_continues_from_it(phone, device, server):
    tick(phone, "Stretch")
    phone.evaluate(WITHOUT_ENTRIES)
    start(phone)
    # Nothing but the checkpoint knows these habits now.
    expect_all(phone)
    # What came since is added to it.
    expect_one_done(phone)
    server.again()
    wait_until_sent(phone)
    start(phone)
    expect_one_done(phone)
    other = device()
    sign_in(other, phone.user)
    wait_until_kept(other)
    other.goto("/today")
    expect_one_done(other)
    expect_all(other)


def test_a_doubtful_one_is_replaced(phone):
    tick(phone, "Stretch")
    for name, change in CHANGES.items():
        print(name)
        phone.evaluate(changed(change))
        start(phone)
        expect_all(phone)
        expect_one_done(phone)
        eventually(phone, HAS_CHECKPOINT)
    phone.evaluate(WITHOUT_ENTRIES)
    start(phone)
    expect_all(phone)
