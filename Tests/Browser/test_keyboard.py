"""Every control of the pages about other people is reached by Tab, and shows that it has the focus."""

import pytest
from keyboard import Keyboard

SAMPLES = [
    "care, asked", "care, invite", "patients, many", "patient", "patient, asked", "questionnaire", "question, a scale",
    "today, a questionnaire", "companion", "companion, who joined", "challenge with companions", "goal, a code",
    "join a goal, whose", "habit import, what will come", "study, new", "study", "study, data",
    "studies to take part in, terms", "study taken part in", "export, much",
]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_control_is_reached_and_shows_its_focus(sample, name):
    page = sample(name)
    page.evaluate("document.querySelectorAll('main details').forEach(part => { part.open = true })")
    Keyboard(page).reach_everything()
