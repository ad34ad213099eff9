"""A first day in the engines of Safari and of Firefox; everything else is tested in Chromium."""

import pytest
from conftest import PASSWORD
from device import KEPT
from firefox import Firefox
from hexis import Hexis
from webkit import WebKit

MAIN_PAGES = {
    "/habits": "Habits", "/progress": "Progress", "/rewards": "Rewards", "/settings": "Settings",
    "/medicine": "Medicine"}

IS_TICKED = "(name) => document.querySelector(`button[aria-label='Done. Undo “${name}”']`)"

RING = """() => {
    // As after a form that was sent by keyboard, which counts for the next focus, too.
    document.activeElement.blur();
    document.getElementById("main").focus({ focusVisible: true });
    return getComputedStyle(document.activeElement).outlineStyle;
}"""

RUNS = """async (picture, selector) => {
    // How often something begins along the middle of an element, from one of its ends to the other.
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement("canvas").getContext("2d");
    Object.assign(canvas.canvas, { width: image.width, height: image.height });
    canvas.drawImage(image, 0, 0);
    const scale = image.width / innerWidth;
    const { left, width, top, height } = document.querySelector(selector).getBoundingClientRect();
    const { data } = canvas.getImageData(left * scale, (top + height / 2) * scale, width * scale, 1);
    const pixels = Array.from({ length: data.length / 4 }, (_, place) => data.slice(4 * place, 4 * place + 3).join());
    return pixels.filter((one, place) => one !== pixels[0] && (pixels[place - 1] ?? one) === pixels[0]).length;
}"""


@pytest.fixture(scope="module", params=[WebKit, Firefox])
def window(request, tmp_path_factory):
    with request.param.window(tmp_path_factory.mktemp("window")) as window:
        yield window


def test_a_first_day_goes_on_without_the_server(window, server, tmp_path):
    with window.visiting(server, tmp_path):
        window.open("/join")
        window.fill("User name", "maria")
        window.fill("Password", PASSWORD)
        window.press("Join")
        window.until_page("Today")
        window.until(KEPT)
        window.open("/habits/new")
        window.fill("What would you like to do?", "Read two pages")
        window.press("Add habit")
        window.until_page("Today")
        assert window.evaluate(RING) == "none"
        window.press("Mark “Read two pages” as done")
        window.until(IS_TICKED, "Read two pages")
        assert window.heard() == []

        server.kill()
        window.open("/today")
        window.until(IS_TICKED, "Read two pages")
        for path, heading in MAIN_PAGES.items():
            window.open(path)
            window.until_page(heading)


def test_the_days_of_a_week_stand_apart(window, tmp_path):
    with Hexis.storybook() as storybook, window.visiting(storybook, tmp_path):
        window.open("/")
        window.press("progress, many habits")
        window.until_page("Progress")
        # From Monday to Saturday; Sunday is still to come.
        assert window.evaluate(RUNS, window.picture(), ".week-rows .heat") == 6
