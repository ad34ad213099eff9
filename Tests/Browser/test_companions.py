"""Two people pursue a goal together; each sees what the other shows, also without a connection."""

import re

from conftest import axe, join
from device import eventually, wait_until_sent
from playwright.sync_api import expect

GOAL = "Read 12 books in a year"


def test_two_people_pursue_a_goal_together_also_without_a_connection(server, device):
    ada = device("desktop")
    ada_name = join(ada)
    bob = device()
    bob_name = join(bob)
    ada.goto("/personal-challenges/new")
    ada.get_by_role("button", name=GOAL).click()
    expect(ada.get_by_role("status")).to_contain_text(f"“{GOAL}” is on.")
    wait_until_sent(ada)

    ada.get_by_role("link", name="Invite somebody").click()
    axe(ada)
    ada.get_by_role("button", name="Make a code").click()
    eventually(ada, "() => document.querySelector('.route-code')?.naturalWidth > 0")
    axe(ada)
    code = ada.locator("code").inner_text()
    link = ada.get_by_label("Link").input_value()
    assert link.endswith(code)

    # A phone's camera opens the link; somebody who reads the code types it.
    bob.goto("/personal-challenges")
    bob.get_by_role("link", name="Companions").click()
    axe(bob)
    bob.get_by_role("link", name="Enter a code").click()
    bob.get_by_label("Code").fill("4GT9-ZP0Q-M7XC")
    bob.get_by_role("button", name="Next").click()
    expect(bob.get_by_role("alert")).to_contain_text("This code is unknown, used or expired.")
    axe(bob)
    bob.goto(link)
    expect(bob.get_by_label("Code")).to_have_value(code)
    bob.get_by_role("button", name="Next").click()
    expect(bob.get_by_role("heading", name=f"{ada_name} invites you")).to_be_visible()
    bob.get_by_role("button", name="Join").click()
    expect(bob.get_by_role("alert")).to_contain_text("Choose what they see.")
    axe(bob)
    bob.get_by_label("The amounts").check()
    bob.get_by_role("button", name="Join").click()
    # The goal is the device's own from now on.
    expect(bob.get_by_role("heading", name=GOAL, level=1)).to_be_visible()
    expect(bob.get_by_role("link", name=ada_name)).to_contain_text("Shows nothing at the moment")
    axe(bob)

    ada.goto("/today")
    expect(ada.get_by_role("heading", name=f"{bob_name} joined “{GOAL}”")).to_be_visible()
    axe(ada)
    ada.get_by_role("link", name="Choose what they see").click()
    ada.get_by_role("button", name="Show this").click()
    expect(ada.get_by_role("alert")).to_contain_text("Choose what they see.")
    axe(ada)
    ada.get_by_label("The days").check()
    ada.get_by_role("button", name="Show this").click()
    expect(ada.get_by_text("0 of 12 books · Not done today")).to_be_visible()
    axe(ada)
    wait_until_sent(ada)
    # Bob's open page hears of it by itself.
    expect(bob.get_by_role("link", name=ada_name)).to_contain_text("Not done today")

    # Without a connection the last known state is there, with its time; what is done reaches the other later.
    server.kill()
    bob.reload()
    expect(bob.get_by_role("link", name=ada_name)).to_contain_text(re.compile("As of today at "))
    bob.get_by_role("button", name="Count").click()
    expect(bob.get_by_role("heading", name="1 of 12 books")).to_be_visible()
    bob.get_by_role("link", name=ada_name).click()
    bob.get_by_label("A few words").fill("Your turn")
    bob.get_by_role("button", name="Cheer").click()
    expect(bob.get_by_role("alert")).to_contain_text("Choose a cheer.")
    expect(bob.get_by_label("A few words")).to_have_value("Your turn")
    axe(bob)
    bob.get_by_label("Keep going").check()
    bob.get_by_role("button", name="Cheer").click()
    expect(bob.get_by_role("status")).to_contain_text("Sent.")
    axe(bob)
    server.again()
    wait_until_sent(bob)
    expect(ada.get_by_text("1 of 12 books · Done today")).to_be_visible()
    ada.goto("/today")
    expect(ada.get_by_role("heading", name=f"{bob_name} cheers you")).to_be_visible()
    expect(ada.get_by_text("Keep going: “Your turn”")).to_be_visible()
    axe(ada)

    # Somebody muted is not on Today; what they show is still on their page.
    ada.get_by_role("link", name=f"Cheer {bob_name}").click()
    ada.get_by_label(f"Nothing of {bob_name} on Today").check()
    ada.locator("form[action$='/mute']").get_by_role("button", name="Save").click()
    expect(ada.get_by_role("status")).to_contain_text("Saved.")
    ada.goto("/today")
    expect(ada.get_by_text(f"{bob_name} cheers you")).to_have_count(0)

    # Leaving without a connection reaches the other's open page as soon as the server hears of it.
    ada.goto("/companions")
    ada.get_by_role("link", name=bob_name).click()
    server.kill()
    ada.get_by_role("button", name=f"Block {bob_name}").click()
    expect(ada.get_by_role("status")).to_contain_text("Saved.")
    expect(ada.get_by_text(f"You blocked {bob_name}")).to_be_visible()
    axe(ada)
    server.again()
    wait_until_sent(ada)
    expect(bob.get_by_text("Left on ")).to_be_visible()
    axe(bob)
    bob.goto("/account/stored")
    expect(bob.get_by_role("link", name=ada_name)).to_have_count(0)
