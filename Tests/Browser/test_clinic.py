"""A clinic over three weeks: who runs the server invites a nurse and patients, and the nurse sees first who needs her."""

import re

import pytest
from clock import ServerClock
from conftest import PASSWORD, axe
from device import sign_in, wait_until_kept, wait_until_sent
from hexis import Hexis
from midday import today
from playwright.sync_api import expect
from test_care import add_medicine
from test_questionnaires import connect

DAYS = 21


@pytest.fixture
def clock(tmp_path):
    """The server's clock, three weeks ago: the last day is today, on the devices, too."""
    clock = ServerClock(tmp_path)
    clock.set_back(DAYS)
    return clock


@pytest.fixture
def server(tmp_path, clock):
    with Hexis.serving(tmp_path / "data", "--joining", "invited", environment=clock.environment) as hexis:
        yield hexis


def join(page, address, user):
    page.goto(address)
    page.get_by_label("User name").fill(user)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join").click()
    page.get_by_role("heading", name="What brings you here?", level=1).wait_for()


def invitation(administrator):
    administrator.goto("/people")
    administrator.get_by_role("button", name="Make a link").click()
    return administrator.get_by_label("Link").input_value()


def take(page):
    page.goto("/today")
    page.get_by_role("button", name="Take: Bisoprolol, 08:00").click()
    expect(page.get_by_role("status")).to_contain_text("Taken: Bisoprolol, 08:00.")


def test_a_clinic_over_three_weeks(server, clock, device):
    # The patients' devices for these weeks keep nothing: their days are the server's.
    administrator, nurse = device("desktop"), device("desktop")
    anna, ben = device(service_workers="block"), device(service_workers="block")
    join(administrator, "/join", "administrator")
    for page, name in [(nurse, "nurse"), (anna, "anna"), (ben, "ben")]:
        join(page, invitation(administrator), name)
    for page, name in [(anna, "anna"), (ben, "ben")]:
        add_medicine(page, "Bisoprolol")
        connect(nurse, page, name, "Adherence: your medicines", "Your goal for adherence")

    # Anna takes it every day; Ben does, too, until three days before the end.
    rows = nurse.get_by_role("link", name=re.compile("^(anna|ben)"))
    for ago in range(DAYS - 1, 0, -1):
        clock.set_back(ago)
        take(anna)
        if ago > 2:
            take(ben)
        if ago == 2:
            nurse.goto("/patients")
            expect(rows).to_have_count(2)
            expect(nurse.get_by_text("without a dose")).to_have_count(0)
    clock.set_back(0)
    nurse.goto("/patients")
    expect(rows.nth(0)).to_contain_text("ben")
    expect(rows.nth(0)).to_contain_text("2 days without a dose")
    expect(rows.nth(1)).to_contain_text("anna")
    axe(nurse)

    # The nurse plans to talk, asks how Ben is, and sets a goal.
    nurse.get_by_role("link", name=re.compile("^ben")).click()
    axe(nurse)
    nurse.get_by_text("Write a note, or plan a follow-up").click()
    nurse.get_by_label("Day", exact=True).fill(str(today()))
    nurse.get_by_label("Time").fill("10:30")
    nurse.get_by_label("Place or telephone number").fill("Ward 3")
    nurse.get_by_role("button", name="Save", exact=True).click()
    expect(nurse.get_by_role("status")).to_contain_text("They see when it is.")
    nurse.get_by_text("Change settings together").click()
    nurse.get_by_role("textbox", name="Goal for adherence").fill("90")
    nurse.locator("#settings").get_by_role("button", name="Save").click()
    expect(nurse.get_by_role("status")).to_contain_text("They see what you changed")
    followed = nurse.url
    nurse.goto("/patients")
    nurse.get_by_role("link", name="Questionnaires").click()
    nurse.get_by_label("Title").fill("Your medicine")
    nurse.get_by_role("button", name="Begin").click()
    nurse.locator("#add").get_by_role("link", name="Yes or no").click()
    nurse.get_by_label("Question", exact=True).fill("Did it make you dizzy?")
    nurse.get_by_role("button", name="Save", exact=True).click()
    nurse.goto(followed)
    nurse.get_by_text("Give a questionnaire").click()
    nurse.get_by_role("button", name="Give it").click()
    expect(nurse.get_by_role("status")).to_contain_text("Given.")

    # Ben finds all of it on his new phone, and answers without a connection.
    phone = device()
    sign_in(phone, "ben")
    wait_until_kept(phone)
    phone.goto("/today")
    expect(phone.get_by_text("at 10:30: Ward 3")).to_be_visible()
    expect(phone.get_by_text("Your goal for adherence: 90%, before that none")).to_be_visible()
    axe(phone)
    server.kill()
    phone.get_by_role("button", name="Undo").click()
    expect(phone.get_by_text("changed a setting")).to_have_count(0)
    phone.get_by_role("button", name="Answer: Your medicine").click()
    phone.get_by_label("Yes").check()
    phone.get_by_role("button", name="Done").click()
    expect(phone.get_by_text("Your answers are in.")).to_be_visible()
    server.again()
    wait_until_sent(phone)
    nurse.goto(followed)
    expect(nurse.get_by_text("Answered once")).to_be_visible()
    nurse.get_by_text("Change settings together").click()
    expect(nurse.get_by_role("textbox", name="Goal for adherence")).to_have_value("")

    # What the nurse looked at is in Ben's journal; once he revokes it, her open page is empty.
    phone.goto("/care")
    expect(phone.locator("#looks")).to_contain_text("In the list of people they follow, today at")
    expect(nurse.get_by_text("Bisoprolol")).to_be_visible()
    phone.get_by_role("link", name="nurse").click()
    phone.get_by_role("button", name="Stop sharing").click()
    expect(phone.get_by_role("status")).to_contain_text("Sharing has ended.")
    wait_until_sent(phone)
    expect(nurse.get_by_text("Bisoprolol")).to_have_count(0)
    nurse.goto("/patients")
    expect(nurse.get_by_role("link", name=re.compile("^anna"))).to_be_visible()
    expect(nurse.get_by_role("link", name=re.compile("^ben"))).to_have_count(0)
