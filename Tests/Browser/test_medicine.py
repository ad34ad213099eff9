"""Medicine in daily life: set up with a nurse and finished at home, taken for three weeks with a weekend on the road,
answered from a notification, shown to a friend."""

import json

import pytest
from conftest import axe, join
from device import eventually, settled, sign_in, wait_until_kept, wait_until_sent
from playwright.sync_api import expect
from test_forming import later
from test_push import ANY, SHOWN, TAG, Pusher, shown, tap

NAME = "Bisoprolol"


def answer(page, question, choice):
    expect(page.get_by_role("heading", name=question, level=1)).to_be_visible()
    page.get_by_role("radio", name=choice).check()
    axe(page)
    go_on(page)


def go_on(page):
    page.get_by_role("button", name="Next").click()


def test_it_is_set_up_step_by_step_and_gone_on_with_on_another_device(phone, device):
    phone.goto("/medicine")
    axe(phone)
    phone.get_by_role("button", name="Set it up step by step").click()
    expect(phone.get_by_text("Hexis is not a medical device and gives no dosing advice.")).to_be_visible()
    axe(phone)
    phone.get_by_label("What is kept, and where").click()
    expect(phone.get_by_text("on the server that you chose")).to_be_visible()
    expect(phone.get_by_text("Step 1 of about 6")).to_be_visible()
    phone.get_by_label("Name").fill(NAME)
    phone.get_by_label("How much each time").fill("1 tablet")
    go_on(phone)
    answer(phone, "When do you take it?", "Every day, at set times")
    phone.get_by_label("Time 1").fill("08:00")
    phone.get_by_label("How many do you have at home?").fill("30")
    axe(phone)
    go_on(phone)
    answer(phone, "May Hexis remind you of each dose?", "Yes")
    answer(phone, "Are you setting this up together with somebody?", "With my doctor, nurse or pharmacist")
    phone.get_by_role("textbox").fill("80")
    go_on(phone)
    answer(phone, "Should Hexis look at your resting heart rate, too?", "Yes")
    boundary = phone.get_by_role("textbox")
    boundary.fill("201")
    go_on(phone)
    expect(phone.get_by_text("Enter a number from 0 to 200.").first).to_be_visible()
    expect(boundary).to_have_value("201")
    axe(phone)
    phone.get_by_role("button", name="Stop here, keep my answers").click()
    expect(phone.get_by_role("heading", name="You stopped here")).to_be_visible()
    axe(phone)
    wait_until_sent(phone)

    tablet = device("desktop")
    sign_in(tablet, phone.user)
    wait_until_kept(tablet)
    tablet.goto("/medicine")
    tablet.get_by_role("button", name="Continue where you stopped").click()
    tablet.get_by_label("Above which heart rate should Hexis ask?").fill("70")
    go_on(tablet)
    expect(tablet.get_by_role("heading", name="That is all")).to_be_visible()
    tablet.get_by_role("button", name="Done").click()
    expect(tablet.get_by_role("link", name=NAME).last).to_contain_text("1 tablet · Every day at 08:00 · 30 left")
    expect(tablet.get_by_label("Agreed with your care provider")).to_have_value("80")
    axe(tablet)
    tablet.goto("/medicine/heart")
    expect(tablet.get_by_label("Ask me if it is above")).to_have_value("70")
    tablet.goto("/today")
    expect(tablet.get_by_text("0 of 1 done")).to_be_visible()


def add(page, name=NAME, time="08:00"):
    page.goto("/medicine/new")
    page.get_by_label("Name").fill(name)
    page.get_by_label("How much each time").fill("1 tablet")
    page.get_by_label("Every day, at set times").check()
    page.get_by_label("Time 1").fill(time)
    page.get_by_role("button", name="Add a medicine").click()
    expect(page.get_by_role("heading", name="Medicine", level=1, exact=True)).to_be_visible()


def sleep_in_at_weekends(page):
    page.goto("/medicine")
    page.get_by_role("link", name=NAME).last.click()
    page.get_by_role("link", name="Other times for reminders").click()
    axe(page)
    page.get_by_label("At weekends").fill("09:30")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Saved")
    page.get_by_role("link", name=NAME).click()
    expect(page.get_by_text("Reminders at 08:00, at weekends at 09:30.")).to_be_visible()


def weekday(page):
    return page.locator(".weekday.today").get_attribute("aria-label").split(",")[0]


def test_three_weeks_with_a_weekend_on_the_road(phone, server):
    server.kill()
    add(phone)
    sleep_in_at_weekends(phone)
    missed, weekends, hopes = [], 0, 0
    for number in range(21):
        if number > 0:
            later(phone, 1)
        phone.goto("/today")
        today = weekday(phone)
        if today == "Saturday" or number == 0 and today == "Sunday":
            weekends += 1
        if weekends == 2 and today in ["Saturday", "Sunday"]:
            missed.append(today)
            continue
        if missed and phone.get_by_text("Yesterday has an open dose.").count():
            hopes += 1
        phone.get_by_role("button", name=f"Take: {NAME}, 08:00").click()
        expect(phone.get_by_text("1 of 1 done")).to_be_visible()
        if number % 7 == 0:
            axe(phone)
    assert (missed, hopes) == (["Saturday", "Sunday"], 1)

    # Advances to the beginning of a week, so that each of the three weeks is over.
    while weekday(phone) != "Monday":
        later(phone, 1)
        phone.goto("/today")
    phone.goto("/medicine/weeks")
    week = phone.locator("section", has_text="Everything taken on 5 of 7 days.")
    expect(week.first).to_contain_text("Tip: the weekend has another rhythm.")
    expect(phone.get_by_text("Everything taken on 7 of 7 days.").first).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="Turn off weekly notifications").click()
    expect(phone.get_by_role("button", name="Notify me of each week")).to_be_visible()
    phone.goto("/medicine/levels")
    expect(phone.get_by_role("img", name="Badge “Good start”, 5 days: earned")).to_be_visible()
    expect(phone.get_by_role("img", name="Badge “Reliable”, 50 days: still to come")).to_be_visible()
    axe(phone)
    phone.goto("/medicine")
    expect(phone.get_by_text("A goal agreed with a care provider")).to_be_visible()
    axe(phone)


def test_what_is_copied_is_what_the_preview_shows(device, server):
    page = device(permissions=["clipboard-read", "clipboard-write"])
    join(page)
    wait_until_kept(page)
    server.kill()
    add(page)
    for _ in range(2):
        page.goto("/today")
        page.get_by_role("button", name=f"Take: {NAME}, 08:00").click()
        expect(page.get_by_text("1 of 1 done")).to_be_visible()
        later(page, 1)
    page.goto("/medicine/share")
    assert copied(page).endswith(" 2 days in a row")
    with page.expect_download() as download:
        page.get_by_role("button", name="Share the picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG") and picture[16:24] == (1080).to_bytes(4) * 2
    page.get_by_role("link", name="Say that it is about medicine").click()
    expect(page.get_by_role("link", name="Do not mention medicine")).to_be_visible()
    assert copied(page).endswith(" 2 days in a row with my medicine")
    axe(page)


def copied(page):
    """Returns what the button copies: only what is visible, and never the name of the medicine."""
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_contain_text("Copied.")
    seen = page.get_by_label("Your week").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == seen
    assert NAME not in seen
    return seen


def dose_calls(page):
    """Returns the server's messages for both medicines: one for each, and one for both at once."""
    page.goto("/today")
    links = page.locator("a[href*='/doses/']").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    names = [link.split("/")[2] for link in links]
    day = links[0].split("/")[4]
    doses = "+".join(f"{name}.08:00" for name in names)
    return links, f"/medicine/call?day={day}&doses={doses}"


def push(pusher, page, address, tag=TAG):
    form, dose = address.split("?")[0], ""
    if "/doses/" in address:
        form, day, slot = address.rsplit("/", 2)
        dose = f"day={day}&slot={slot}&"
    data = {"web_push": 8030, "notification": {
        "title": "Your medicine", "body": "It is time.", "navigate": address, "tag": tag, "lang": "en",
        "actions": [
            {"action": "taken", "title": "Taken", "navigate": "/", "form": form,
             "fields": f"{dose}answer=take&entry={tag}"},
            {"action": "later1", "title": "In 1 hour", "navigate": "/", "form": form,
             "fields": f"{dose}answer=snooze&hours=1"}]}}
    pusher.push_until(json.dumps(data), page, ANY)
    shown(page)


@pytest.fixture
def pusher(phone, server):
    phone.context.grant_permissions(["notifications"], origin=server.address)
    for name in [NAME, "Ramipril"]:
        add(phone, name)
    return Pusher(phone.context, server.address)


@pytest.mark.whole_browser
def test_taken_straight_from_the_notification_without_a_network(phone, pusher, server):
    links, both = dose_calls(phone)
    server.kill()
    push(pusher, phone, links[0])
    tap(phone, "taken", 2)
    expect(phone.get_by_text("1 of 2 done")).to_be_visible()
    push(pusher, phone, both, TAG[::-1])
    tap(phone, "taken")
    expect(phone.get_by_text("2 of 2 done")).to_be_visible()
    phone.goto(both)
    expect(phone.get_by_text("All of this is marked.")).to_be_visible()
    axe(phone)
    server.again()
    wait_until_sent(phone)


@pytest.mark.whole_browser
def test_put_off_and_opened_from_the_notification(phone, pusher, server):
    links, both = dose_calls(phone)
    server.kill()
    push(pusher, phone, both)
    tap(phone)
    phone.wait_for_url("**/medicine/call?*")
    for name in [NAME, "Ramipril"]:
        expect(phone.get_by_role("link", name=name)).to_be_visible()
    axe(phone)
    push(pusher, phone, both)
    tap(phone, "later1")
    eventually(phone, f"async () => (await ({SHOWN})()).length === 0")
    phone.goto(f"/today?dose={links[0].split('/')[2]}&slot=08:00&of={links[0].split('/')[4]}")
    expect(phone.get_by_role("status")).to_contain_text(f"You will be reminded of {NAME} again at")
    phone.goto(both)
    phone.get_by_role("button", name="Both taken").click()
    expect(phone.get_by_text("2 of 2 done")).to_be_visible()


def test_a_high_heart_rate_asks_and_reminds_later(phone, server):
    server.kill()
    add(phone)
    phone.goto("/medicine/heart")
    phone.get_by_label("Ask me if it is above").fill("70")
    phone.get_by_role("button", name="Save").last.click()
    expect(phone.locator(".totals")).to_contain_text("70")
    settled(phone)
    phone.get_by_label("Beats a minute, at rest").fill("400")
    phone.get_by_role("button", name="Save").first.click()
    expect(phone.get_by_text("Enter a number from 20 to 250").first).to_be_visible()
    expect(phone.get_by_label("Beats a minute, at rest")).to_have_value("400")
    axe(phone)
    phone.get_by_label("Beats a minute, at rest").fill("85")
    phone.get_by_role("button", name="Save").first.click()
    phone.get_by_role("button", name="No, not yet").click()
    expect(phone.get_by_role("button", name="In 1 hour")).to_be_visible()
    axe(phone)
    phone.get_by_role("button", name="In 1 hour").click()
    expect(phone.get_by_text("You will be reminded at")).to_be_visible()
    expect(phone.get_by_text("Hexis is not a medical device and gives no dosing advice.")).to_be_visible()
