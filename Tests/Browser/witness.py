"""The evidence of a failed test: a picture of each window, its text, and the end of its console."""

from collections import deque

from hexis import ROOT
from playwright.sync_api import Error

PICTURES = ROOT / ".build" / "failures"
consoles = {}
"""The last console lines of each open context."""


def watch(context):
    lines = consoles[context] = deque(maxlen=20)
    context.on("console", lambda message: lines.append(f"{message.type}: {message.text}"))
    context.on("weberror", lambda error: lines.append(f"uncaught: {error.error}"))
    context.on("close", lambda _: consoles.pop(context, None))


def testimony(test):
    """Describes what the windows show now; the pictures are named after the test."""
    return "\n\n".join(
        of_window(page, lines, f"{test}-{number}") for context, lines in consoles.items()
        for number, page in enumerate(context.pages, 1)) or "No window was open."


def of_window(page, lines, name):
    picture = PICTURES / f"{name.replace('/', '-')}.png"
    try:
        page.screenshot(path=picture, timeout=5000)
        text = page.evaluate("document.body.innerText")[:1500]
    except Error as error:
        text = f"(no picture: {error.message.splitlines()[0]})"
    return f"{page.url}, in {picture}:\n{text}\nIts console:\n" + "\n".join(lines)
