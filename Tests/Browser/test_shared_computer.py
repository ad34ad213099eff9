"""The data left on a computer's disk after a person has used Hexis there and closed the browser."""

import zlib

import pytest
from conftest import PASSWORD, add_habit, habit_link
from device import eventually, tick
from hexis import PATIENCE
from midday import ZONE
from playwright.sync_api import expect
from test_photos import SEEN, add, file, png

USER = "quincunx"
HABIT = "Varnish the zither"
TYPED = "Crwth"


@pytest.fixture
def closed_after_use(launch_in, server, tmp_path):
    """Joins, uses Hexis, closes the browser, and returns the personal data still in the browser's folder, with its
    files."""
    def use(is_shared):
        folder = tmp_path / "profile"
        # Without the service worker, which stores everything on purpose and is not installed on a shared computer.
        context = launch_in(
            folder, base_url=server.address, timezone_id=ZONE, locale="en-GB", service_workers="block")
        page = context.pages[0]
        page.set_default_timeout(PATIENCE * 1000)
        join(page, is_shared)
        add_habit(page, HABIT)
        tick(page, HABIT)
        page.goto("/habits")
        habit_link(page, HABIT).click()
        page.get_by_role("heading", name="Photos").wait_for()
        page.goto("/photos")
        add(page, file("zither.png", png((40, 90, 160))))
        expect(page.locator("[data-photo] img")).to_have_count(1)
        eventually(page, SEEN)
        picture = bytes(page.evaluate("""async () => {
            const { src } = document.querySelector("[data-photo] img");
            return [...new Uint8Array(await (await fetch(src, { cache: "no-store" })).arrayBuffer())];
        }"""))
        page.goto("/settings")
        context.close()
        sought = {"user": USER.encode(), "habit": HABIT.encode(), "typed": TYPED.encode(), "picture": picture[-200:]}
        kept = {path.relative_to(folder): readable(path.read_bytes())
                for path in folder.rglob("*") if path.is_file()}
        assert kept
        return {(what, str(path)) for path, text in kept.items() for what, words in sought.items() if words in text}

    return use


def join(page, is_shared):
    """Joins. The first password is too short, so the form comes back with the name that was typed."""
    page.goto("/join")
    for name, password in [(TYPED, "short"), ("Ada", PASSWORD)]:
        # What was said below it comes back open.
        if not page.get_by_label("What should Hexis call you?").is_visible():
            page.get_by_text("More: your name").click()
        page.get_by_label("What should Hexis call you?").fill(name)
        page.get_by_label("User name").fill(USER)
        page.get_by_label("Password").fill(password)
        page.get_by_label("This is a shared computer").set_checked(is_shared)
        page.get_by_role("button", name="Join").click()
    page.get_by_role("link", name="Look around first").click()
    page.get_by_role("heading", name="Today", level=1).wait_for()


def readable(stored):
    """Returns a file's bytes and everything compressed in it: Chromium stores pages as they arrived."""
    parts, at = [stored], stored.find(b"\x1f\x8b\x08")
    while at >= 0:
        try:
            parts.append(zlib.decompressobj(31).decompress(stored[at:]))
        except zlib.error:
            pass
        at = stored.find(b"\x1f\x8b\x08", at + 1)
    return b"\n".join(parts)


def test_nothing_lies_on_a_shared_computer(closed_after_use):
    # Chromium offers to save the password, and records the user name if the offer is ignored. No page can prevent that.
    assert closed_after_use(is_shared=True) - {("user", "Default/Login Data")} == set()


def test_elsewhere_the_browser_keeps_pages_pictures_titles_and_what_was_typed(closed_after_use):
    kept = {(what, path.removeprefix("Default/").split("/")[0]) for what, path in closed_after_use(is_shared=False)}
    in_cache = {(what, "Cache") for what in ["user", "habit", "typed", "picture"]}
    assert kept >= in_cache | {("habit", "History"), ("user", "Web Data"), ("typed", "Web Data")}
