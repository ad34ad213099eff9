"""Personal challenges: data from a watch completes one while its page is open, and a stopwatch survives
interruptions."""

import json
import re
import urllib.request

from conftest import axe
from device import sign_in, wait_until_kept, wait_until_sent
from playwright.sync_api import expect

WALK = "a8f0c4e2b6d84e0f9a3c5d7e1b2f4a60"


def test_steps_that_a_program_posts_complete_it_while_its_page_is_open(phone, device, server):
    take_on(phone, "Walk 10,000 steps")
    expect(phone.get_by_role("heading", name="0 of 10,000 steps")).to_be_visible()
    axe(phone)
    wait_until_sent(phone)
    token = make_token(device("desktop"), phone.user)
    phone.evaluate("window.isTheSame = true")

    # The same walk, reported twice: the later report replaces the earlier one.
    post_steps(server, token, 4200)
    expect(phone.get_by_role("heading", name="4,200 of 10,000 steps")).to_be_visible()
    post_steps(server, token, 10_400)
    expect(phone.get_by_role("heading", name="10,400 of 10,000 steps")).to_be_visible()
    expect(phone.get_by_text(re.compile("^Completed on "))).to_be_visible()
    expect(phone.get_by_role("heading", name="You did it")).to_be_visible()
    assert phone.evaluate("window.isTheSame")
    axe(phone)

    server.kill()
    phone.goto("/today")
    expect(phone.get_by_text("“Walk 10,000 steps” is completed.")).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="Open it").click()
    expect(phone.get_by_role("heading", name="Walk 10,000 steps", level=1)).to_be_visible()
    phone.goto("/today")
    expect(phone.get_by_text("“Walk 10,000 steps” is completed.")).to_have_count(0)


def test_a_number_typed_on_its_page_completes_it_there_and_can_be_taken_back(phone, server):
    server.kill()
    take_on(phone, "Run 5 km")
    axe(phone)
    phone.get_by_label("How many more km?").fill("5.2")
    phone.get_by_role("button", name="Add to today").click()
    expect(phone.get_by_role("heading", name="You did it")).to_be_visible()
    expect(phone.get_by_role("heading", name="5.2 of 5 km")).to_be_visible()
    axe(phone)
    phone.get_by_role("status").get_by_role("button", name="Undo").click()
    expect(phone.get_by_role("heading", name="0 of 5 km")).to_be_visible()
    expect(phone.get_by_role("heading", name="You did it")).to_have_count(0)


def test_a_stopwatch_goes_on_through_reloads_and_without_the_server(phone, device, server):
    take_on(phone, "Be active 150 minutes in a week")
    phone.get_by_role("button", name="Start stopwatch").click()
    expect(phone.get_by_role("timer")).to_have_text(re.compile(r"^\d+:(?!00)\d\d$"))
    axe(phone)
    phone.reload()
    expect(phone.get_by_role("timer")).not_to_have_text("0:00")

    server.kill()
    sleep(phone, minutes=12)
    phone.reload()
    expect(phone.get_by_role("button", name="Stop and count")).to_be_visible()
    phone.goto("/today")
    expect(phone.get_by_text("The timer of “Be active 150 minutes in a week” is running.")).to_be_visible()
    phone.get_by_role("link", name="Open the timer").click()
    phone.get_by_role("button", name="Stop and count").click()
    expect(phone.get_by_role("status")).to_contain_text(re.compile(r"^1[2-5](\.\d)? minutes saved\.$"))
    expect(phone.get_by_role("heading", name=re.compile("^1[2-5] of 150 minutes$"))).to_be_visible()
    axe(phone)

    server.again()
    wait_until_sent(phone)
    tablet = device("desktop")
    sign_in(tablet, phone.user)
    wait_until_kept(tablet)
    tablet.goto("/personal-challenges")
    expect(tablet.get_by_role("link", name="Be active 150 minutes in a week")).to_contain_text(
        re.compile("1[2-5] of 150 minutes"))


def take_on(page, preset):
    page.goto("/personal-challenges")
    page.get_by_role("link", name="New goal").click()
    page.get_by_role("button", name=preset).click()
    expect(page.get_by_role("status")).to_contain_text(f"“{preset}” is on.")


def make_token(page, user):
    sign_in(page, user)
    page.goto("/settings/programs")
    page.get_by_label("What is it?").fill("My watch")
    page.get_by_role("checkbox", name="Record").check()
    page.get_by_role("button", name="Make a token").click()
    return page.get_by_label("Token").input_value()


def post_steps(server, token, steps):
    body = {"measurements": [{"id": WALK, "signal": "steps", "value": steps, "source": "My watch"}]}
    request = urllib.request.Request(
        f"{server.address}/api/v1/measurements", json.dumps(body).encode(),
        {"Authorization": f"Bearer {token}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        assert json.load(answer)["new"] == 1


def sleep(page, minutes):
    """Advances the device's clock while no page of the app runs; the service worker is what reads the clock."""
    [worker] = page.context.service_workers
    worker.evaluate("minutes => { const now = Date.now; Date.now = () => now() + minutes * 60000 }", minutes)
