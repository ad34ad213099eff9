"""Real browser windows in front of a real server."""

import itertools
import os
import random
import re
import signal
from pathlib import Path

import axe_playwright_python
import pytest
from device import settled, wait_until_kept
from hexis import PATIENCE, Hexis
from midday import ZONE
from playwright.sync_api import expect, sync_playwright
from witness import testimony, watch

CHROMIUM = "/usr/bin/chromium"
ENGINE = os.environ.get("ENGINE", "/usr/bin/chromium-headless-shell")
"""Chromium without the parts that make it a program on a desktop, which take half of the time: for most windows."""
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]

expect.set_options(timeout=PATIENCE * 1000)

PASSWORD = "a walk before breakfast"

SIZES = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}


def pytest_addoption(parser):
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run the tests in an order that follows from a seed")


def pytest_collection_modifyitems(config, items):
    seed = config.getoption("--shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed and call.when == "call":
        report.sections.append(("What the windows showed", testimony(item.name)))
    return report


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        yield playwright.chromium


# As root, which is usual in containers, Chromium cannot set up its sandbox. Without a graphics card, it draws faster if it
# does not simulate one.
FLAGS = ["--no-sandbox", "--disable-gpu"]


@pytest.fixture(scope="session")
def launch(chromium):
    """Starts browsers, each in its own process."""
    return lambda *flags, program=ENGINE, **more: chromium.launch(
        executable_path=program, args=[*FLAGS, *flags], timeout=PATIENCE * 1000, **more)


@pytest.fixture
def launch_in(chromium):
    """Starts a browser that keeps its files in a folder, like people's own browsers."""
    return lambda folder, **more: chromium.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE * 1000, **more)


@pytest.fixture(scope="session")
def browser(launch):
    with launch() as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(launch):
    with launch(program=CHROMIUM) as browser:
        yield browser


@pytest.fixture
def program(request, browser):
    """What a test's windows belong to. The engine alone never asks whether it may show notifications."""
    return request.getfixturevalue("whole_browser") if request.node.get_closest_marker("whole_browser") else browser


@pytest.fixture
def server(tmp_path):
    with Hexis.serving(tmp_path / "data") as hexis:
        yield hexis


@pytest.fixture(scope="session")
def storybook(browser):
    """The addresses of every page in each of its states."""
    with Hexis.storybook() as hexis:
        page = browser.new_page()
        page.goto(hexis.address)
        addresses = page.locator("main li a").evaluate_all("links => links.map(link => link.href)")
        page.close()
        assert len(addresses) > 20
        yield addresses


@pytest.fixture
def window(program):
    """Opens windows, each with its own cookies. The browser may not report an error in any of them."""
    complaints, contexts = [], []

    def open_window(size, **more):
        context = program.new_context(
            **{"timezone_id": ZONE, "locale": "en-GB", **SIZES[size], **more})
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        watch(context)
        page = context.new_page()
        page.on("console", lambda message: note(complaints, message))
        page.on("pageerror", lambda error: note_error(complaints, page, error))
        return page

    yield open_window
    for context in contexts:
        close(context)
    assert complaints == []


@pytest.fixture
def sample(window, storybook):
    """Opens a page of the storybook by its name."""
    page = window("desktop", reduced_motion="reduce")
    page.goto(storybook[0].rsplit("/", 1)[0])
    addresses = dict(page.locator("main li a").evaluate_all("links => links.map(link => [link.textContent, link.href])"))

    def open_sample(name):
        page.goto(addresses[name])
        page.locator("main h1").first.wait_for()
        settled(page)
        return page

    return open_sample


@pytest.fixture
def app(server, window):
    """Opens windows in front of a server; they are closed before it stops."""
    return lambda size, **more: window(size, base_url=server.address, **more)


@pytest.fixture
def device(program, server):
    """Opens windows of separate devices. They may report that the server is down."""
    contexts, complaints = [], []

    def open_device(size="phone", **more):
        context = program.new_context(
            base_url=server.address, timezone_id=ZONE, locale="en-GB", **{**SIZES[size], **more})
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        watch(context)
        context.on("weberror", lambda error: note_error(complaints, error.page, error.error))
        return context.new_page()

    yield open_device
    for context in contexts:
        close(context)
    assert complaints == []


@pytest.fixture
def phone(device):
    """A person's phone, with the app on it."""
    page = device()
    page.user = join(page)
    return page


@pytest.fixture
def without_server(phone, server):
    """Stops the server once the app is on the phone."""
    server.kill()


@pytest.fixture(params=SIZES)
def page(request, app):
    return app(request.param)


def close(context):
    """Closes windows. Chromium now and then never answers that it did; the test is over, so that says nothing of it."""
    def give_up(*_):
        raise TimeoutError

    handler = signal.signal(signal.SIGALRM, give_up)
    left, _ = signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        context.close()
    except TimeoutError:
        print("Chromium did not close a window.")
    finally:
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, left)


def note(complaints, message):
    # The browser also reports a page with the proper status for invalid input, or for nothing found.
    is_answer = re.search("the server responded with a status of (404|422) ", message.text) and (
        "/assets/" not in message.location["url"])
    # A window may begin to listen for changes, or ask what the settings show, just when it is signed out.
    is_too_late = "status of 401 " in message.text and message.location["url"].endswith(
        ("/live", "/push", "/clock-changes"))
    if message.type == "error" and not is_answer and not is_too_late:
        complaints.append(f"{message.text} {message.location['url']}")


def note_error(complaints, page, error):
    # A page transition that the browser skips, before any script of the new page runs.
    if not re.search("Transition was (aborted|skipped)", str(error)):
        complaints.append(f"{page.url}: {error}")


def axe(page):
    """Asserts that axe-core finds no barrier on the page in its current state."""
    found = barriers(page)
    assert found == [], f"{page.url}\n" + "\n".join(found)


def barriers(page, only=None):
    """Returns the barriers that axe-core finds on the page in its current state, by all its rules or by `only` one."""
    settled(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return page.evaluate(
        """([tags, only]) => axe.run(document, {
            resultTypes: ["violations"],
            // A page from the disk may not load its stylesheet a second time.
            preload: location.protocol !== "file:", ...(only ? {runOnly: {type: "rule", values: [only]}} : {
                runOnly: {type: "tag", values: tags}, rules: {"target-size": {enabled: true}}
            })
        }).then(result => result.violations.map(violation =>
            `${violation.id}: ${violation.help}: ${violation.nodes.map(node => node.html).join("\\n")}`))""",
        [TAGS, only])


numbers = itertools.count(1)


def join(page, is_kept=True, by_form=False):
    """Creates an account as a new person does, and returns its user name. From then on the device responds, if it
    can."""
    user = f"maria{next(numbers)}"
    # In a new browser, filling in the form takes a third of the time of joining.
    if by_form or not is_kept or page.url != "about:blank" or page.context.service_workers:
        fill_join(page, user)
    else:
        send_join(page, user)
    page.get_by_role("heading", name="What brings you here?", level=1).wait_for()
    if is_kept:
        wait_until_kept(page)
    page.get_by_role("link", name="Look around first").click()
    page.get_by_role("heading", name="Today", level=1).wait_for()
    return user


def send_join(page, user):
    zone = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    fields = {"user": user, "password": PASSWORD, "zone": zone}
    answer = page.request.post("/join", form=fields, headers={"Sec-Fetch-Site": "same-origin"}, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto("/begin")


def fill_join(page, user):
    page.goto("/join")
    page.get_by_label("User name").fill(user)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join", exact=True).click()


def add_habit(page, name, fill=lambda page: None):
    """Adds a habit with its form; `fill` enters more than the name."""
    page.goto("/habits/new")
    page.get_by_label("What would you like to do?").fill(name)
    fill(page)
    page.get_by_role("button", name="Add habit").click()
    page.get_by_role("heading", name="Today", level=1).wait_for()


def habit_link(page, name):
    """The card or the row of a habit, as a link; its menu names the habit, too."""
    return page.locator("a.card-body", has_text=name)


def unfold_goal(page):
    """Opens the part of a new habit's form that has its frequency and its daily goal."""
    page.get_by_text("How often and how much").click()


@pytest.fixture
def person(page):
    """A page of a person who has just joined."""
    join(page)
    return page
