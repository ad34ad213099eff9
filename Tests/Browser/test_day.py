"""An ordinary day: join, add a habit, check it in, undo, fill in yesterday, return."""

import re
from datetime import timedelta

from conftest import PASSWORD, add_habit, axe, habit_link, join, unfold_goal
from device import wait_until_kept
from midday import ZONE, today
from playwright.sync_api import expect

TICK = "Mark “Read two pages” as done"
UNDO = "Done. Undo “Read two pages”"


def since_last_week(page):
    page.get_by_text("Looks, group and first day").click()
    page.get_by_label("First day").fill(str(today() - timedelta(days=7)))


def test_from_joining_to_a_marked_yesterday(page):
    page.goto("/")
    axe(page)
    page.get_by_role("link", name="Join").click()
    axe(page)
    join(page)
    expect(page.get_by_role("heading", name="Your day will appear here")).to_be_visible()
    axe(page)

    page.get_by_role("link", name="A new habit").click()
    page.get_by_label("What would you like to do?").fill("Read two pages")
    since_last_week(page)
    axe(page)
    page.get_by_role("button", name="Add habit").click()

    page.get_by_role("button", name=TICK).click()
    expect(page.get_by_role("status")).to_contain_text("“Read two pages” is done.")
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()
    axe(page)
    page.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=TICK)).to_be_visible()
    page.get_by_role("button", name=TICK).click()
    page.get_by_role("button", name=UNDO).click()
    expect(page.get_by_role("button", name=TICK)).to_be_visible()

    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    page.get_by_role("button", name=TICK).click()
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()
    axe(page)
    page.reload()
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()

    page.get_by_role("link", name="Back to today").click()
    expect(page.get_by_role("button", name=TICK)).to_be_visible()
    expect(page.get_by_role("img", name="1 complete")).to_be_visible()


# Notes what is animated.
WITNESS = """
window.filled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    window.filled.push([this.getAttribute("class"), frames.strokeDasharray ?? null]);
    return animate.call(this, frames, options);
};
"""


def test_what_is_done_fills_its_tick_and_its_day(app):
    page = app("phone")
    page.add_init_script(WITNESS)
    join(page)
    add_habit(page, "Read two pages")
    page.get_by_role("button", name=TICK).click()
    page.get_by_role("button", name=UNDO).wait_for()
    # The tick that was tapped, and the one of the next page, where it goes on.
    assert page.evaluate("filled") == [["tick", None], ["tick", None], ["arc", ["0 1000", "1000 1000"]]]
    page.get_by_role("button", name=UNDO).click()
    page.get_by_role("button", name=TICK).wait_for()
    assert len(page.evaluate("filled")) == 3, "what is undone does not fill"


def test_nothing_fills_where_less_motion_is_wanted(app):
    page = app("phone", reduced_motion="reduce")
    page.add_init_script(WITNESS)
    join(page)
    add_habit(page, "Read two pages")
    page.get_by_role("button", name=TICK).click()
    page.get_by_role("button", name=UNDO).wait_for()
    assert page.evaluate("filled") == []


def test_a_newcomer_fills_in_two_fields_and_chooses_where_to_begin(app):
    page = app("phone")
    page.goto("/join")
    expect(page.get_by_role("textbox")).to_have_count(2)
    expect(page.get_by_text(f"Your time zone: {ZONE}")).to_be_visible()
    expect(page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)
    page.get_by_text("More: your name").click()
    page.get_by_label("Time zone").select_option("Asia/Kolkata")
    expect(page.get_by_text("Your time zone: Asia/Kolkata")).to_be_visible()
    axe(page)
    page.get_by_text("More: your name").click()

    page.get_by_label("User name").fill("anna")
    page.get_by_label("Password").fill("short")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_label("Password")).to_have_accessible_description(re.compile("at least 8 characters"))
    expect(page.get_by_label("User name")).to_have_value("anna")
    expect(page.get_by_text("Your time zone: Asia/Kolkata")).to_be_visible()
    expect(page.get_by_label("Time zone")).to_be_hidden()
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("heading", name="What brings you here?")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="An old habit to change").click()
    page.get_by_label("Which routine would you like to change?").fill("eat a cookie")
    page.get_by_role("button", name="Begin").click()
    page.goto("/today")
    expect(page.get_by_role("link", name="eat a cookie")).to_be_visible()
    expect(page.get_by_text("Your day will appear here")).to_have_count(0)
    page.get_by_role("link", name="Begin something new").click()
    page.get_by_role("link", name="My medicine").click()
    expect(page.get_by_role("heading", name="Medicine", level=1)).to_be_visible()


def test_a_problem_below_more_opens_it_without_scripts_too(app):
    page = app("phone", java_script_enabled=False)
    page.goto("/join")
    expect(page.get_by_text("Your time zone: UTC")).to_be_visible()
    page.get_by_text("More: your name").click()
    page.get_by_label("E-mail (optional)").fill("nowhere")
    page.get_by_label("User name").fill("ada")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join").click()
    email = page.get_by_label("E-mail (optional)")
    expect(email).to_have_value("nowhere")
    expect(email).to_have_accessible_description(re.compile("does not look like an e-mail address"))
    expect(email).to_be_visible()


def test_an_amount_is_counted_up_and_down(person):
    def two_glasses(page):
        unfold_goal(page)
        page.get_by_label("Reach an amount").check()
        page.get_by_label("How much a day?").fill("2")
        page.get_by_label("Of what?").fill("glasses")

    add_habit(person, "Drink water", two_glasses)
    more = person.get_by_role("button", name="Add 1 to “Drink water”")
    more.click()
    expect(person.get_by_text("1 of 2 glasses")).to_be_visible()
    more.click()
    expect(person.get_by_text("2 of 2 glasses")).to_be_visible()
    expect(person.get_by_text("1 of 1 done").first).to_be_visible()
    person.get_by_role("button", name="Take 1 off “Drink water”").click()
    expect(person.get_by_text("1 of 2 glasses")).to_be_visible()
    axe(person)


def test_a_form_that_is_refused_says_why_and_keeps_what_was_typed(person):
    person.goto("/habits/new")
    unfold_goal(person)
    person.get_by_label("Reach an amount").check()
    person.get_by_label("How much a day?").fill("abc")
    person.get_by_label("What would you like to do?").fill("Swim")
    person.get_by_role("button", name="Add habit").click()
    amount = person.get_by_label("How much a day?")
    expect(person.get_by_role("alert")).to_be_focused()
    expect(amount).to_have_value("abc")
    expect(amount).to_have_accessible_description(re.compile("Enter a number above 0 .* such as 4 or 0.5"))
    expect(person.get_by_label("What would you like to do?")).to_have_value("Swim")
    axe(person)


def test_signing_in_elsewhere_finds_everything_and_nobody_else_sees_it(app):
    desktop, phone, stranger = app("desktop"), app("phone"), app("phone")
    user = join(desktop)
    add_habit(desktop, "Read two pages")

    phone.goto("/sign-in")
    axe(phone)
    phone.get_by_label("User name").fill(user)
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Sign in").click()
    expect(phone.get_by_role("button", name=TICK)).to_be_visible()
    wait_until_kept(phone)
    phone.get_by_role("button", name=TICK).click()
    expect(phone.get_by_role("button", name=UNDO)).to_be_visible()
    desktop.reload()
    expect(desktop.get_by_role("button", name=UNDO)).to_be_visible()

    join(stranger)
    expect(stranger.get_by_role("heading", name="Your day will appear here")).to_be_visible()
    stranger.goto(habit_link(desktop, "Read two pages").get_attribute("href"))
    expect(stranger.get_by_text("Read two pages")).to_have_count(0)


def test_everything_works_without_scripts(app):
    page = app("phone", java_script_enabled=False)
    join(page, is_kept=False)
    add_habit(page, "Read two pages", since_last_week)
    page.get_by_role("button", name=TICK).click()
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()
    page.get_by_role("button", name=UNDO).click()
    expect(page.get_by_role("button", name=TICK)).to_be_visible()
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("heading", name="Yesterday", level=1)).to_be_visible()
    page.get_by_role("button", name=TICK).click()
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=UNDO)).to_be_visible()
    page.goto("/habits/new")
    page.get_by_role("button", name="Add habit").click()
    expect(page.get_by_text("Give the habit a name.").first).to_be_visible()


def test_everything_works_by_keyboard(app):
    page = app("desktop")
    join(page)
    add_habit(page, "Read two pages")
    page.goto("/today")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    tick = page.get_by_role("button", name=TICK)
    for _ in range(20):
        page.keyboard.press("Tab")
        if tick.evaluate("button => button === document.activeElement"):
            break
    expect(tick).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=UNDO)).to_be_focused()
