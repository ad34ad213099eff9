"""How many taps common tasks take, and over how many pages."""

import pytest
from conftest import add_habit, axe, join
from device import settled
from playwright.sync_api import expect
from test_push import BROWSER

pytestmark = pytest.mark.whole_browser


class Finger:
    """Taps, and counts the taps and the pages that they lead over."""

    def __init__(self, page):
        self._page = page
        self.taps = 0
        self.pages = [self._heading()]

    def tap(self, role, name, **more):
        self._page.get_by_role(role, name=name, **more).click()
        self.taps += 1
        settled(self._page)
        if self._heading() != self.pages[-1]:
            self.pages.append(self._heading())

    def fill(self, label, text):
        """Taps a field and types; the keys of the keyboard do not count."""
        self._page.get_by_label(label, exact=True).fill(text)
        self.taps += 1

    def _heading(self):
        return self._page.get_by_role("heading", level=1).inner_text()


@pytest.fixture
def newcomer(device, server):
    """A person who has just joined, on a phone whose browser has a push service and allows notifications."""
    page = device()
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.add_init_script(f"({BROWSER})()")
    subscriptions = []
    page.route("**/push", lambda route: (
        subscriptions.append(route.request.post_data) or route.fulfill(status=204)
        if route.request.method == "POST"
        else route.fulfill(json={
            "key": "BKey", "isOn": bool(subscriptions), "isElsewhere": False, "hasMail": False})))
    join(page)
    page.subscriptions = subscriptions
    return page


def test_a_first_habit_with_a_plan_and_a_reminder_that_comes(newcomer):
    newcomer.goto("/begin")
    finger = Finger(newcomer)
    finger.tap("link", "A new habit")
    finger.tap("button", "Glass of water")
    expect(newcomer.get_by_label("What would you like to do?")).to_have_value("Drink a glass of water")
    finger.tap("button", "brush my teeth")
    expect(newcomer.get_by_label("After I…")).to_have_value("brush my teeth")
    finger.tap("switch", "Remind me")
    axe(newcomer)
    finger.tap("button", "Remind me on this device")
    expect(newcomer.get_by_role("button", name="Remind me on this device")).to_be_hidden()
    assert len(newcomer.subscriptions) == 1
    expect(newcomer.get_by_role("switch", name="Remind me")).to_be_checked()
    finger.tap("button", "Add habit")
    expect(newcomer.get_by_text("After I brush my teeth I will drink a glass of water.")).to_be_visible()
    # The browser's own question, which these tests answer beforehand, is one tap more.
    assert finger.taps + 1 <= 8
    assert finger.pages == ["What brings you here?", "New habit", "Today"]
    newcomer.goto("/settings/reminders")
    expect(newcomer.get_by_text("08:00 Drink a glass of water")).to_be_visible()


def test_a_habit_with_a_name_alone(newcomer):
    newcomer.goto("/habits/new")
    finger = Finger(newcomer)
    finger.tap("button", "Two pages")
    finger.tap("button", "Add habit")
    assert (finger.taps, finger.pages) == (2, ["New habit", "Today"])
    finger.tap("link", "Add a moment")
    expect(newcomer.get_by_role("heading", name="Plans", level=1)).to_be_visible()


def test_a_medicine_twice_a_day_with_its_stock_and_reminders(newcomer):
    newcomer.goto("/today")
    finger = Finger(newcomer)
    finger.tap("link", "Add…")
    finger.tap("link", "Medicine")
    finger.tap("link", "Add it on one page")
    finger.fill("Name", "Ramipril")
    finger.tap("radio", "Every day, at set times")
    finger.fill("Time 1", "08:00")
    finger.fill("Time 2", "20:00")
    newcomer.get_by_text("First and last day, stock").click()
    finger.taps += 1
    finger.fill("How many do you have at home?", "30")
    expect(newcomer.get_by_label("Remind me", exact=True)).to_be_checked()
    finger.tap("button", "Add a medicine")
    finger.tap("button", "Remind me on this device")
    expect(newcomer.get_by_role("button", name="Remind me on this device")).to_be_hidden()
    assert len(newcomer.subscriptions) == 1
    expect(newcomer.get_by_role("main")).to_contain_text("Every day at 08:00 and 20:00 · 30 left, for 15 days")
    # The browser's own question is one tap more.
    assert finger.taps + 1 <= 14


@pytest.mark.parametrize(("ways", "heading"), [
    (["Add…", "A goal of my own"], "New goal"),
    (["Add…", "Change an old habit"], "Change an old habit"),
    (["Add…", "Medicine"], "Medicine"),
    (["My history from elsewhere"], "Import"),
])
def test_everything_else_begins_within_three_taps(newcomer, ways, heading):
    newcomer.goto("/today")
    finger = Finger(newcomer)
    for way in ways:
        finger.tap("link", way)
    expect(newcomer.get_by_role("heading", name=heading, level=1)).to_be_visible()
    assert finger.taps <= 3


def test_the_enter_key_adds_the_habit_instead_of_pushing_a_chip(newcomer):
    newcomer.goto("/habits/new")
    newcomer.get_by_label("What would you like to do?").fill("Walk")
    newcomer.get_by_label("What would you like to do?").press("Enter")
    newcomer.get_by_role("heading", name="Today", level=1).wait_for()
    expect(newcomer.get_by_role("button", name="Mark “Walk” as done")).to_be_visible()


def test_the_chosen_frequency_is_said_where_it_is_folded_away(newcomer):
    newcomer.goto("/habits/new")
    fold = newcomer.locator("details.fold > summary")
    expect(fold).to_contain_text("Every day · Done or not done", use_inner_text=True)
    fold.click()
    newcomer.get_by_label("Some times a week").check()
    newcomer.get_by_label("Keep to a limit").check()
    expect(fold).to_contain_text("Some times a week · Keep to a limit", use_inner_text=True)
    newcomer.get_by_label("On certain days").check()
    newcomer.get_by_role("checkbox", name="Sunday").uncheck()
    expect(fold).to_contain_text("On certain days · Keep to a limit", use_inner_text=True)


def test_the_fifteenth_habit_becomes_the_first(newcomer):
    for number in range(1, 16):
        add_habit(newcomer, f"Habit {number}")
    newcomer.goto("/habits")
    finger = Finger(newcomer)
    finger.tap("link", "Move “Habit 15”")
    finger.tap("button", "To the top")
    expect(newcomer.locator(".arrange .card-name").first).to_have_text("Habit 15")
    assert (finger.taps, finger.pages) == (2, ["Habits", "Habit 15", "Habits"])
