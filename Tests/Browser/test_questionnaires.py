"""A nurse writes a questionnaire, and a patient answers it without a connection."""

import re

from conftest import PASSWORD, axe, join
from device import eventually, wait_until_sent
from playwright.sync_api import expect


def add(page, kind, text, **fields):
    page.locator("#add").get_by_role("link", name=kind).click()
    page.get_by_label("Question", exact=True).fill(text)
    for label, value in fields.items():
        page.get_by_label(label.replace("_", " ")).fill(value)
    axe(page)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Saved.")


def connect(nurse, patient, patient_name, *topics):
    """The camera of the nurse's device opens the link that the patient's shows as a QR code; the patient agrees to be asked,
    and to further topics."""
    patient.goto("/care/invite")
    patient.get_by_label("Current password").fill(PASSWORD)
    patient.get_by_role("button", name="Make a code").click()
    eventually(patient, "() => document.querySelector('.route-code')?.naturalWidth > 0")
    nurse.goto(patient.get_by_label("Link").input_value())
    nurse.get_by_role("button", name="Next").click()
    nurse.get_by_role("button", name=f"Ask {patient_name}").click()
    expect(nurse.get_by_role("status")).to_contain_text("Asked.")
    patient.goto("/today")
    patient.get_by_role("link", name="Answer").click()
    for topic in ["Your answers: they ask you questions", *topics]:
        patient.get_by_label(topic).check()
    patient.get_by_role("button", name="Share this").click()
    expect(patient.get_by_text(re.compile("^May see .*answers to questionnaires"))).to_be_visible()


def test_a_nurse_asks_and_a_patient_answers_without_a_connection(server, device):
    nurse = device("desktop")
    join(nurse)
    nurse.goto("/patients")
    nurse.get_by_role("link", name="Questionnaires").click()
    axe(nurse)
    nurse.get_by_role("button", name="Begin").click()
    expect(nurse.get_by_role("alert")).to_contain_text("Write a title.")
    nurse.get_by_label("Title").fill("Your back")
    nurse.get_by_role("button", name="Begin").click()
    expect(nurse.get_by_text("Add the first question.")).to_be_visible()
    add(nurse, "Yes or no", "Did it hurt?")
    add(nurse, "A scale", "How bad was it?", What_the_lowest_means="not at all", What_the_highest_means="unbearable")
    add(nurse, "One of several answers", "Where?", Answers="The neck\nThe lower back")
    axe(nurse)

    # Nobody is asked how bad it was if it did not hurt.
    nurse.get_by_role("link", name="Did it hurt?").click()
    nurse.get_by_label("After the answer").select_option("No")
    nurse.get_by_label("Go on with").select_option("The end")
    nurse.get_by_role("button", name="Save", exact=True).click()
    expect(nurse.get_by_text("After “No”: The end")).to_be_visible()
    nurse.get_by_role("link", name="Where?").click()
    nurse.get_by_role("button", name="Up", exact=True).click()
    rows = nurse.locator("main li .card-name")
    expect(rows.nth(1)).to_have_text("Where?")

    patient = device()
    patient_name = join(patient)
    connect(nurse, patient, patient_name)
    wait_until_sent(patient)
    expect(nurse.get_by_text("Has not answered yet")).to_have_count(0)
    nurse.get_by_role("link", name=patient_name).click()
    nurse.get_by_text("Give a questionnaire").click()
    nurse.get_by_label("How often").select_option("Every 7 days")
    axe(nurse)
    nurse.get_by_role("button", name="Give it").click()
    expect(nurse.get_by_role("status")).to_contain_text("Given.")
    expect(nurse.get_by_text("Not answered yet")).to_be_visible()

    patient.goto("/today")
    expect(patient.get_by_role("heading", name="Your back")).to_be_visible()
    axe(patient)
    server.kill()
    patient.get_by_role("button", name="Answer: Your back").click()
    patient.get_by_label("Yes").check()
    axe(patient)
    patient.get_by_role("button", name="Next").click()
    patient.get_by_label("The lower back").check()
    patient.get_by_role("button", name="Next").click()
    patient.get_by_label("4", exact=True).check()
    axe(patient)
    patient.get_by_role("button", name="Done").click()
    expect(patient.get_by_text("Your answers are in.")).to_be_visible()
    patient.goto("/today")
    expect(patient.get_by_role("heading", name="Your back")).to_have_count(0)

    server.again()
    wait_until_sent(patient)
    nurse.reload()
    expect(nurse.get_by_text("Answered once")).to_be_visible()
    nurse.locator("details.figures summary").click()
    expect(nurse.locator("dl.answers")).to_have_text("Did it hurt?YesWhere?The lower backHow bad was it?4")
    axe(nurse)
    nurse.get_by_role("button", name="Stop asking: Your back").click()
    expect(nurse.get_by_text("No longer asked · Answered once")).to_be_visible()
