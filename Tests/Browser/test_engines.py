"""A first day in the engines of Safari and Firefox. Everything else is tested in Chromium."""

import collections
import contextlib

import pytest
from conftest import PASSWORD, numbers
from device import KEPT
from firefox import Firefox
from hexis import Hexis
from webkit import WebKit

MAIN_PAGES = {
    "/habits": "Habits", "/progress": "Progress", "/rewards": "Rewards", "/settings": "Settings",
    "/medicine": "Medicine", "/begin": "What brings you here?"}

IS_TICKED = "(name) => document.querySelector(`button[aria-label='Done. Undo “${name}”']`)"

RING = """() => {
    // As after a form that was sent by keyboard, which counts for the next focus, too.
    document.activeElement.blur();
    document.getElementById("main").focus({ focusVisible: true });
    return getComputedStyle(document.activeElement).outlineStyle;
}"""

MIDDLE = """async (picture, selector) => {
    // The colours along the middle of an element, from one of its ends to the other.
    const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement("canvas").getContext("2d");
    Object.assign(canvas.canvas, { width: image.width, height: image.height });
    canvas.drawImage(image, 0, 0);
    const { left, width, top, height } = document.querySelector(selector).getBoundingClientRect();
    const { data } = canvas.getImageData(left, top + height / 2, width, 1);
    return Array.from({ length: data.length / 4 }, (_, place) => data.slice(4 * place, 4 * place + 3).join(", "));
}"""


@pytest.fixture(scope="module", params=[WebKit, Firefox])
def window(request, tmp_path_factory):
    with request.param.window(tmp_path_factory.mktemp("window")) as window:
        yield window


def joined(window):
    """Returns the user name of a new person, whose browser has stored the app."""
    user = f"maria{next(numbers)}"
    window.open("/join")
    window.fill("User name", user)
    window.fill("Password", PASSWORD)
    window.press("Join")
    window.until_page("What brings you here?")
    # WebKit may never install a worker whose page is left while it begins to.
    window.until(KEPT)
    window.open("/today")
    window.until_page("Today")
    return user


def test_a_first_day_goes_on_without_the_server(window, server, tmp_path):
    with window.visiting(server, tmp_path):
        joined(window)
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


def colours(window, selector):
    window.evaluate("(selector) => document.querySelector(selector).scrollIntoView({ block: 'center' })", selector)
    return window.evaluate(MIDDLE, window.picture(), selector)


@pytest.fixture(scope="module")
def samples():
    with Hexis.storybook() as samples:
        yield samples


@pytest.fixture
def sample(window, samples, tmp_path):
    @contextlib.contextmanager
    def opened(name, heading):
        """Opens a page of the storybook."""
        with window.visiting(samples, tmp_path):
            window.open("/")
            window.press(name)
            window.until_page(heading)
            yield
    return opened


def test_the_days_of_a_week_stand_apart(window, sample):
    with sample("progress, many habits", "Progress"):
        ground, *rest = colours(window, ".week-rows .heat")
        begun = [one for before, one in zip([ground, *rest], rest) if before == ground and one != ground]
        # From Monday to Saturday; Sunday is still to come.
        assert len(begun) == 6


def test_what_a_card_asks_stands_within_it(window, sample):
    with sample("new habit, wrong", "New habit"):
        assert window.evaluate("""() => [...document.querySelectorAll(".choices")].every((card) =>
            card.firstElementChild.getBoundingClientRect().top >= card.getBoundingClientRect().top + 10)""")


def test_a_list_in_which_something_is_wrong_has_that_ground(window, sample):
    with sample("settings, wrong", "Time zone"):
        ground = window.evaluate("() => getComputedStyle(document.querySelector('#problems')).backgroundColor")
        [(most, _)] = collections.Counter(colours(window, "select[aria-invalid]")).most_common(1)
        assert ground == f"rgb({most})"


def test_a_shared_computer_is_offered_the_links_that_keep_nothing(window, sample):
    def offered():
        return window.evaluate("""() => [...document.querySelectorAll(".providers a")]
            .filter((link) => link.checkVisibility()).map((link) => new URL(link.href).search.includes("shared"))""")

    with sample("sign in, with providers", "Welcome back"):
        assert offered() == [False, False]
        window.evaluate("() => document.querySelector('input[name=shared]').click()")
        assert offered() == [True, True]
