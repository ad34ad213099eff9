"""Photos: taken without the server, sent later, viewed by keyboard, captioned and deleted."""

import struct
import subprocess
import zlib

import pytest
from conftest import add_habit, axe, habit_link, join
from device import eventually, settled, sign_in, wait_until_sent
from midday import today
from playwright.sync_api import expect

SEEN = """async () => [...document.querySelectorAll("[data-photo] img")].length > 0
    && [...document.querySelectorAll("[data-photo] img")].every((image) => image.complete && image.naturalWidth > 0)"""

WAITING = """async () => {
    if (!(await indexedDB.databases()).some((database) => database.name === "hexis-photos")) return 0;
    const database = await new Promise((resolve) => {
        const request = indexedDB.open("hexis-photos");
        request.onsuccess = () => resolve(request.result);
    });
    const count = await new Promise((resolve) => {
        const request = database.transaction("files").objectStore("files").count();
        request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return count;
}"""
"""Returns the number of pictures that the browser still has to send."""


def png(colour, width=900, height=600):
    """Returns a picture of one colour; its file is a few hundred bytes long."""
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    rows = (b"\0" + bytes(colour) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def file(name, content, kind="image/png"):
    return {"name": name, "mimeType": kind, "buffer": content}


RED, GREEN, BLUE = (file(f"{name}.png", png(colour)) for name, colour in [
    ("red", (200, 60, 60)), ("green", (60, 160, 90)), ("blue", (60, 90, 200))])


def add(page, *files):
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Add photos", exact=True).click()
    chooser.value.set_files(list(files))


def expect_seen(page, count):
    expect(page.locator("[data-photo] img")).to_have_count(count)
    eventually(page, SEEN)


def expect_state(page, state, count):
    expect(page.locator(f"[data-photo-state={state}]")).to_have_count(count)


def open_habit(page, name="Bake bread"):
    page.goto("/habits")
    habit_link(page, name).click()
    page.wait_for_load_state()
    page.get_by_role("heading", name="Photos").scroll_into_view_if_needed()


@pytest.fixture
def phone(device):
    """A person's phone, with the whole journal and a habit on it."""
    page = device()
    page.user = join(page)
    add_habit(page, "Bake bread")
    wait_until_sent(page)
    return page


def test_taken_without_the_server_and_sent_when_it_is_back(device, phone, server):
    server.kill()
    open_habit(phone)
    add(phone, RED, GREEN)
    expect_seen(phone, 2)
    expect_state(phone, "waiting", 2)
    axe(phone)
    phone.reload()
    expect_seen(phone, 2)
    phone.locator("[data-photo]").first.click()
    expect(phone.locator("[data-photo-note]")).to_contain_text("Waits for a connection.")
    axe(phone)
    phone.goto("/settings")
    expect(phone.get_by_text("changes are only on this device so far")).to_be_visible()

    server.again()
    phone.goto("/photos")
    wait_until_sent(phone)
    expect_seen(phone, 2)
    expect_state(phone, "waiting", 0)
    desktop = device("desktop", service_workers="block")
    sign_in(desktop, phone.user)
    desktop.goto("/photos")
    expect_seen(desktop, 2)
    # They are still here once the server is down again, in the size that the server made.
    server.kill()
    phone.reload()
    expect_seen(phone, 2)
    assert phone.evaluate("document.querySelector('[data-photo] img').naturalWidth") == 480


def test_looked_at_by_keys_captioned_saved_and_deleted(phone):
    phone.goto("/photos")
    expect(phone.get_by_text("No photos yet")).to_be_visible()
    axe(phone)
    add(phone, RED, GREEN, BLUE)
    expect_seen(phone, 3)
    wait_until_sent(phone)
    expect_state(phone, "waiting", 0)
    axe(phone)
    phone.locator("[data-photo]").first.click()
    expect(phone.get_by_text("1 of 3")).to_be_visible()
    expect_seen(phone, 1)
    settled(phone)
    phone.keyboard.press("ArrowLeft")
    for key, place in [("ArrowRight", "2 of 3"), ("ArrowRight", "3 of 3"), ("ArrowLeft", "2 of 3")]:
        phone.keyboard.press(key)
        expect(phone.get_by_text(place)).to_be_visible()
        settled(phone)
    axe(phone)

    phone.get_by_label("Caption").fill("The second loaf")
    # The arrow keys move within the text being typed.
    phone.keyboard.press("ArrowRight")
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    expect(phone.locator("figcaption")).to_have_text("The second loaf")
    with phone.expect_download() as download:
        phone.get_by_role("link", name="Save to this device").click()
    assert download.value.suggested_filename == f"hexis-{today()}.jpg"
    assert download.value.path().read_bytes().startswith(b"\xff\xd8\xff")

    phone.get_by_role("link", name="Delete").click()
    axe(phone)
    phone.get_by_role("button", name="Delete for good").click()
    expect(phone.get_by_text("The photo is deleted.")).to_be_visible()
    expect_seen(phone, 2)
    expect(phone.get_by_alt_text("The second loaf")).to_have_count(0)


def test_what_the_server_does_not_take_says_why_and_can_be_deleted(phone):
    open_habit(phone)
    add(phone, file("page.jpg", b"<!doctype html><script>alert(1)</script>", "image/jpeg"))
    expect_state(phone, "not-a-picture", 1)
    phone.locator("[data-photo]").click()
    expect(phone.locator("[data-photo-note]")).to_contain_text("Hexis can’t show this kind of file.")
    axe(phone)
    phone.get_by_role("link", name="Delete").click()
    phone.get_by_role("button", name="Delete for good").click()
    expect(phone.get_by_text("No photos yet")).to_be_visible()
    eventually(phone, f"async () => (await ({WAITING})()) === 0")


def test_signing_out_leaves_no_photo(phone, server):
    server.kill()
    phone.goto("/photos")
    add(phone, RED)
    expect_seen(phone, 1)
    assert phone.evaluate(WAITING) == 1
    phone.goto("/settings")
    phone.locator("#device").get_by_role("button", name="Sign out").click()
    phone.get_by_role("button", name="Sign out and lose them").click()
    expect(phone.get_by_role("heading", name="You are signed out")).to_be_visible()
    assert phone.evaluate(WAITING) == 0


def test_a_picture_that_is_being_taken_finds_its_form_whatever_changes_meanwhile(phone, device):
    def looks(page):
        sign_in(page, phone.user)
        page.goto("/photos")
        return page

    camera, witness = [looks(device("desktop", service_workers="block")) for _ in range(2)]
    with camera.expect_file_chooser() as chooser:
        camera.get_by_text("Add photos", exact=True).click()
    phone.goto("/photos")
    add(phone, GREEN)
    wait_until_sent(phone)
    expect(witness.locator("[data-photo] img")).to_have_count(1)
    chooser.value.set_files(RED)
    expect(camera.locator("[data-photo] img")).to_have_count(2)


def test_where_nothing_is_kept_they_are_sent_at_once(app):
    page = app("desktop", service_workers="block")
    join(page, is_kept=False)
    page.goto("/photos")
    add(page, RED)
    expect_seen(page, 1)
    page.reload()
    expect_seen(page, 1)
    expect_state(page, "missing", 0)


def test_a_picture_of_a_phone_arrives_upright_and_says_nothing(phone, tmp_path):
    subprocess.run(["vips", "black", tmp_path / "a.png", "300", "200", "--bands", "3"], check=True)
    subprocess.run(["heif-enc", tmp_path / "a.png", "-o", tmp_path / "a.heic"], check=True, capture_output=True)
    phone.goto("/photos")
    add(phone, file("a.heic", (tmp_path / "a.heic").read_bytes(), "image/heic"))
    wait_until_sent(phone)
    expect_seen(phone, 1)
