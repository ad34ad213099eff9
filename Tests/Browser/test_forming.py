"""Forming a habit as people did it in the first user test, each test on a phone without a network: add a habit, plan
it, take on a challenge, check in day by day, find a reward, rate how automatic it is, read the reports."""

import pytest
from conftest import add_habit, axe, habit_link, unfold_goal
from device import tick
from playwright.sync_api import expect

pytestmark = pytest.mark.usefixtures("without_server")


def later(page, days):
    """Advances the device's clock by this many days; the service worker is what reads the clock."""
    [worker] = page.context.service_workers
    worker.evaluate("days => { const now = Date.now; Date.now = () => now() + days * 86400000 }", days)


def water(page):
    unfold_goal(page)
    page.get_by_label("Reach an amount").check()
    page.get_by_label("How much a day?").fill("2 glasses")


def on_some_days(page):
    unfold_goal(page)
    page.get_by_label("Some times a week").check()
    page.get_by_role("textbox", name="Times a week").fill("7")


def drink(page):
    """Adds two glasses with two taps, the second one on the page that follows the first; together they meet the
    goal."""
    add = page.get_by_role("button", name="Add 1 to “Drink water”")
    add.click()
    expect(page.get_by_text("1 of 2 glasses").first).to_be_visible()
    add.click()


PEOPLE = {
    "Read two pages": (lambda page: None, lambda page: tap(page, "Read two pages"), "finish dinner"),
    "Drink water": (water, drink, "pour my coffee"),
    "Stretch": (on_some_days, lambda page: tap(page, "Stretch"), "get out of bed"),
}


def tap(page, name):
    page.get_by_role("button", name=f"Mark “{name}” as done").click()


@pytest.mark.parametrize("name", PEOPLE)
def test_a_habit_from_its_first_day_to_its_second_report(phone, name):
    fill, mark, cue = PEOPLE[name]
    add_habit(phone, name, fill)
    plan(phone, name, cue)
    challenge(phone, name)

    mark(phone)
    notice = phone.get_by_role("status")
    expect(notice).to_contain_text("A tip for you")
    axe(phone)
    notice.get_by_role("button", name="Open").click()
    expect(phone.locator("main.sheet h1")).to_be_visible()
    axe(phone)
    phone.get_by_role("link", name="Close").click()
    expect(phone.get_by_role("heading", name="Rewards", level=1)).to_be_visible()

    live(phone, mark, days=5)
    later(phone, 1)
    phone.goto("/today")
    expect(phone.get_by_text("Challenge: last day")).to_be_visible()
    mark(phone)
    report(phone, "7 of 7 times")
    phone.get_by_role("button", name="Take on 2 weeks").click()
    expect(phone.get_by_role("heading", name="Today", level=1)).to_be_visible()
    later(phone, 1)
    rate(phone, name)
    phone.goto("/today")
    mark(phone)
    expect(phone.get_by_text("1 of 1 done")).to_be_visible()

    live(phone, mark, days=12)
    later(phone, 1)
    phone.goto("/today")
    mark(phone)
    report(phone, "14 of 14 times")
    compare(phone, name)
    suggestion(phone)


def plan(page, name, cue):
    page.goto("/habits")
    habit_link(page, name).click()
    page.get_by_role("link", name="Make or change plans").click()
    page.get_by_label("After I…").fill(cue)
    page.get_by_label("I will…").fill("do it once")
    page.get_by_role("button", name="Add plan").click()
    expect(page.get_by_text(f"After I {cue} I will do it once.")).to_be_visible()
    axe(page)


def challenge(page, name):
    page.goto("/habits")
    habit_link(page, name).click()
    page.get_by_role("link", name="See the challenges").click()
    expect(page.get_by_label("Two weeks")).to_be_disabled()
    page.get_by_label("One week").check()
    axe(page)
    page.get_by_role("button", name="Accept the challenge").click()
    expect(page.get_by_text("Challenge: 7 days left")).to_be_visible()
    axe(page)


def live(page, mark, days):
    """Checks the habit in, day after day."""
    for _ in range(days):
        later(page, 1)
        page.goto("/today")
        mark(page)
        expect(page.get_by_text("1 of 1 done")).to_be_visible()


def report(page, times):
    """Waits for the report, which slides up without a tap."""
    expect(page.locator("main.sheet").get_by_text("Every single time.")).to_be_visible()
    expect(page.get_by_role("paragraph").filter(has_text=times)).to_be_visible()
    page.get_by_text("As a list").click()
    axe(page)


def rate(page, name):
    """Answers the four questions, which are asked a week after the beginning."""
    page.goto("/today")
    page.get_by_role("complementary", name=f"How automatic is “{name}” by now?").get_by_role(
        "link", name="Answer").click()
    expect(page.locator("fieldset")).to_have_count(4)
    for question in page.locator("fieldset").all():
        question.get_by_role("radio").nth(3).check()
    axe(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Your answers are in.")
    axe(page)


def compare(page, name):
    page.goto("/progress")
    page.get_by_role("link", name="Reports", exact=True).click()
    axe(page)
    # By keyboard alone: to the report, from there to the list with it ticked, and to another one beside it.
    page.get_by_role("link", name="One week").press("Enter")
    expect(page.get_by_text("7 of 7 times").first).to_be_visible()
    page.get_by_role("link", name="Compare with…").press("Enter")
    expect(page.get_by_role("checkbox", name=f"“{name}”: One week")).to_be_checked()
    axe(page)
    page.get_by_role("checkbox", name=f"“{name}”: Two weeks").press("Space")
    page.get_by_role("button", name="Compare").press("Enter")
    expect(page.get_by_text("7 of 7 times")).to_be_visible()
    expect(page.get_by_text("14 of 14 times")).to_be_visible()
    axe(page)


def suggestion(page):
    """Takes up the suggestion that appears after three weeks; one tap makes it a habit."""
    page.goto("/rewards")
    axe(page)
    suggestions = page.get_by_role("region", name="Habit ideas")
    suggestions.get_by_role("listitem").first.get_by_role("button").click()
    name = page.locator("main.sheet h1").inner_text()
    page.get_by_role("button", name="Make it a habit").click()
    expect(page.get_by_role("status")).to_contain_text(f"“{name}” is on your list.")
    expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def test_a_report_is_kept_as_a_picture(phone):
    add_habit(phone, "Walk")
    phone.goto("/habits")
    habit_link(phone, "Walk").click()
    phone.get_by_role("link", name="See the challenges").click()
    phone.get_by_role("button", name="Accept the challenge").click()
    tick(phone, "Walk")
    later(phone, 7)
    phone.goto("/today")
    axe(phone)
    phone.get_by_role("button", name="Open the report").click()
    phone.get_by_text("As a picture").click()
    with phone.expect_download() as download:
        phone.get_by_role("button", name="Share or save the picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    expect(phone.get_by_role("button", name="Print")).to_be_visible()


def test_a_habit_that_does_itself_graduates_and_comes_back(phone):
    add_habit(phone, "Walk")
    tick(phone, "Walk")
    phone.goto("/habits")
    habit_link(phone, "Walk").click()
    phone.get_by_role("button", name="Let it graduate").click()
    expect(phone.get_by_role("heading", name="It is yours now")).to_be_visible()
    axe(phone)
    phone.get_by_role("link", name="Go on to Today").click()
    later(phone, 1)
    phone.goto("/today")
    expect(phone.get_by_text("Walk")).to_have_count(0)
    phone.goto("/habits")
    phone.get_by_role("link", name="Archived and graduated").click()
    axe(phone)
    phone.get_by_role("button", name="Bring back: Walk").click()
    expect(phone.get_by_role("heading", name="Habits", level=1)).to_be_visible()
    expect(phone.get_by_role("button", name="Bring back: Walk")).to_have_count(0)
    phone.goto("/today")
    tick(phone, "Walk")


def test_the_tour_goes_from_stop_to_stop_by_keyboard_and_can_be_left(phone):
    phone.goto("/today")
    phone.get_by_role("link", name="Take a short tour").click()
    for number in range(1, 7):
        expect(phone.get_by_text(f"A short tour, {number} of 7")).to_be_visible()
        axe(phone)
        phone.get_by_role("link", name="Next").press("Enter")
    expect(phone.get_by_role("link", name="Choose your first habit")).to_be_visible()
    phone.get_by_role("link", name="Close").press("Enter")
    expect(phone.get_by_role("heading", name="Today", level=1)).to_be_visible()
    phone.get_by_role("link", name="Five steps to a habit that lasts").click()
    axe(phone)
