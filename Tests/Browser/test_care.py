"""A nurse follows a patient who agreed to it, for as long as the patient likes."""

from conftest import axe, join
from device import eventually, wait_until_sent
from midday import today
from playwright.sync_api import expect


def add_medicine(page, name):
    page.goto("/medicine/new")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Every day, at set times").check()
    page.get_by_label("Time 1").fill("08:00")
    page.get_by_role("button", name="Add a medicine").click()
    expect(page.get_by_role("heading", name="Medicine", level=1, exact=True)).to_be_visible()


def test_a_patient_shares_with_a_nurse_and_ends_it_without_a_connection(server, device):
    nurse = device("desktop")
    nurse_name = join(nurse)
    patient = device()
    patient_name = join(patient)
    add_medicine(patient, "Bisoprolol")

    patient.get_by_role("link", name="Care providers").click()
    axe(patient)
    patient.get_by_role("link", name="Invite a care provider").click()
    patient.get_by_role("button", name="Make a code").click()
    eventually(patient, "() => document.querySelector('.route-code')?.naturalWidth > 0")
    axe(patient)
    code = patient.locator("code").inner_text()
    link = patient.get_by_label("Link").input_value()
    assert link.endswith(code)

    # A phone's camera opens the link; somebody who reads the code types it.
    nurse.goto(link)
    expect(nurse.get_by_label("Code")).to_have_value(code)
    nurse.goto("/account")
    nurse.get_by_role("link", name="People you follow").click()
    axe(nurse)
    nurse.get_by_role("link", name="Enter a code").click()
    nurse.get_by_label("Code").fill("4GT9-ZP0Q-M7XC")
    nurse.get_by_role("button", name="Next").click()
    expect(nurse.get_by_role("alert")).to_contain_text("This code is unknown, used or expired.")
    axe(nurse)
    nurse.get_by_label("Code").fill(code.replace("-", " ").lower())
    nurse.get_by_role("button", name="Next").click()
    expect(nurse.get_by_role("heading", name=f"This is the code of {patient_name}")).to_be_visible()
    axe(nurse)
    nurse.get_by_role("button", name=f"Ask {patient_name}").click()
    expect(nurse.get_by_role("status")).to_contain_text("Asked.")
    expect(nurse.get_by_text("Has not answered yet")).to_be_visible()

    patient.goto("/today")
    expect(patient.get_by_role("heading", name=f"{nurse_name} asks to follow your progress")).to_be_visible()
    axe(patient)
    patient.get_by_role("link", name="Answer").click()
    patient.get_by_role("button", name="Share this").click()
    expect(patient.get_by_role("alert")).to_contain_text("Choose at least one.")
    patient.get_by_label("Adherence").check()
    patient.get_by_label("Your resting heart rate").check()
    axe(patient)
    patient.get_by_role("button", name="Share this").click()
    expect(patient.get_by_text("Sees adherence and heart rate")).to_be_visible()
    wait_until_sent(patient)

    # The nurse's page hears of it by itself.
    expect(nurse.get_by_text("Has not answered yet")).to_have_count(0)
    axe(nurse)
    nurse.get_by_role("link", name=patient_name).click()
    expect(nurse.get_by_text("Shares with you: adherence and heart rate.")).to_be_visible()
    expect(nurse.get_by_text("Bisoprolol")).to_be_visible()
    axe(nurse)

    # The nurse writes a note and plans a follow-up, which the patient finds on Today.
    nurse.get_by_text("Write a note, or plan a follow-up").click()
    nurse.get_by_label("A note for them").fill("Take it with the news.")
    nurse.get_by_role("button", name="Save the note").click()
    expect(nurse.get_by_role("status")).to_contain_text("The note is saved.")
    nurse.get_by_label("Day", exact=True).fill("2020-01-01")
    nurse.get_by_role("button", name="Save", exact=True).click()
    expect(nurse.get_by_role("alert")).to_contain_text("Enter a date, today or later")
    axe(nurse)
    nurse.get_by_label("Day", exact=True).fill(str(today()))
    nurse.get_by_label("Time").fill("10:30")
    nurse.get_by_label("Place or telephone number").fill("Ward 3")
    nurse.get_by_role("button", name="Save", exact=True).click()
    expect(nurse.get_by_role("status")).to_contain_text("They see when it is.")
    patient.goto("/today")
    expect(patient.get_by_text("at 10:30: Ward 3")).to_be_visible()
    axe(patient)
    patient.get_by_role("link", name="Read more").click()
    expect(patient.get_by_text("Take it with the news.")).to_be_visible()
    axe(patient)

    # The patient reads of every look.
    patient.goto("/care")
    expect(patient.locator("#looks")).to_contain_text("Adherence and heart rate, today at")
    expect(patient.locator("#looks")).to_contain_text("In the list of people they follow, today at")
    axe(patient)

    # Without a connection it ends here at once, and there as soon as the server hears of it.
    server.kill()
    patient.get_by_role("link", name=nurse_name).click()
    patient.get_by_role("button", name="Stop sharing").click()
    expect(patient.get_by_role("status")).to_contain_text("Sharing has ended.")
    expect(patient.get_by_text("Ended by you")).to_be_visible()
    axe(patient)
    # Nothing of a patient is on the nurse's device.
    other = nurse.context.new_page()
    other.goto(nurse.url)
    expect(other.get_by_role("heading", name="This needs a connection")).to_be_visible()
    other.close()
    expect(nurse.get_by_text("Bisoprolol")).to_be_visible()
    server.again()
    wait_until_sent(patient)
    # It leaves the page that is still open.
    expect(nurse.get_by_text("Bisoprolol")).to_have_count(0)
    nurse.goto("/patients")
    expect(nurse.get_by_role("link", name=patient_name)).to_have_count(0)


def test_without_scripts_too_a_patient_shares_and_ends_it(server, device):
    nurse = device(java_script_enabled=False)
    nurse_name = join(nurse, is_kept=False)
    patient = device(java_script_enabled=False)
    patient_name = join(patient, is_kept=False)
    patient.goto("/care/invite")
    patient.get_by_role("button", name="Make a code").click()
    code = patient.locator("code").inner_text()
    nurse.goto("/patients/new")
    nurse.get_by_label("Code").fill(code)
    nurse.get_by_role("button", name="Next").click()
    nurse.get_by_role("button", name=f"Ask {patient_name}").click()
    patient.goto("/care")
    patient.get_by_role("link", name=nurse_name).click()
    patient.get_by_label("What else you measure").check()
    patient.get_by_role("button", name="Share this").click()
    nurse.get_by_role("link", name=patient_name).click()
    expect(nurse.get_by_role("heading", name="Measurements")).to_be_visible()
    nurse.get_by_role("button", name="Stop following").click()
    expect(nurse.get_by_role("status")).to_contain_text("You no longer follow them.")
    patient.goto("/care")
    expect(patient.get_by_text(f"Ended by {nurse_name}")).to_be_visible()
