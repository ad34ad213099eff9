"""The first person on a server invites the others, and helps whoever forgot the password."""

import re

import pytest
from conftest import PASSWORD, axe
from device import eventually, wait_until_kept
from hexis import Hexis
from playwright.sync_api import expect


@pytest.fixture
def server(tmp_path):
    """A server as it comes, onto which people are invited."""
    with Hexis.serving(tmp_path / "data", "--joining", "invited") as hexis:
        yield hexis


def join(page, user):
    page.get_by_label("User name").fill(user)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join").click()
    page.get_by_role("heading", name="What brings you here?", level=1).wait_for()


def passed_on(page):
    """Returns the link that the page shows, once its code is drawn."""
    eventually(page, "() => document.querySelector('.route-code')?.naturalWidth > 0")
    axe(page)
    return page.get_by_label("Link").input_value()


def test_the_first_person_invites_another_and_helps_with_a_forgotten_password(server, device):
    nurse = device()
    nurse.goto("/")
    nurse.get_by_role("link", name="Join").click()
    expect(nurse.get_by_text("You are the first person here")).to_be_visible()
    axe(nurse)
    join(nurse, "nurse")
    wait_until_kept(nurse)
    nurse.goto("/account")
    nurse.get_by_role("link", name="People on this server").click()
    axe(nurse)
    nurse.get_by_role("button", name="Make a link").click()
    invitation = passed_on(nurse)

    patient = device("desktop")
    patient.goto("/")
    expect(patient.get_by_role("link", name="Join")).to_have_count(0)
    patient.goto(invitation)
    expect(patient.get_by_text("You have been invited.")).to_be_visible()
    axe(patient)
    join(patient, "patient")
    wait_until_kept(patient)

    nurse.goto("/people")
    expect(nurse.get_by_text("Waiting invitations")).to_have_count(0)
    nurse.get_by_role("link", name=re.compile("^patient")).click()
    axe(nurse)
    nurse.get_by_role("button", name="Make a link").click()
    link = passed_on(nurse)

    tablet = device("desktop")
    tablet.goto(link)
    axe(tablet)
    tablet.get_by_label("New password").fill("a sentence of my own")
    tablet.get_by_role("button", name="Save and sign in").click()
    tablet.get_by_role("heading", name="Today", level=1).wait_for()
    tablet.goto("/account")
    history = tablet.locator("#history")
    expect(history).to_contain_text("Password replaced by a link")
    expect(history).to_contain_text("An administrator made a link to a new password")
    axe(tablet)

    # Suspended, the patient is signed out at once; resumed, nothing is lost.
    nurse.get_by_role("button", name="Suspend").click()
    expect(nurse.get_by_role("status")).to_contain_text("The account is suspended.")
    tablet.goto("/account")
    expect(tablet.get_by_role("heading", name="Welcome back", level=1)).to_be_visible()
    nurse.get_by_role("button", name="Resume").click()
    expect(nurse.get_by_role("status")).to_contain_text("The account is open again.")

    # Without a connection, nothing of these pages is on the device.
    server.kill()
    nurse.goto("/people")
    expect(nurse.get_by_role("heading", name="This needs a connection")).to_be_visible()


def test_without_scripts_too_people_are_invited(device):
    page = device(java_script_enabled=False)
    page.goto("/join")
    join(page, "first")
    page.goto("/people")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link").input_value()
    page.get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("status")).to_contain_text("The invitation is withdrawn.")
    other = device(java_script_enabled=False)
    response = other.goto(link)
    assert response.status == 403
    expect(other.get_by_role("heading", name="Joining takes an invitation")).to_be_visible()
