"""The accessibility trees of the main pages: everything is named, in a sensible order, below headings.

The trees are in `trees/` for review; `HEXIS_TREES=write` rewrites them after an intended change."""

import os
import re
from pathlib import Path

import pytest
from device import settled

TREES = Path(__file__).parent / "trees"
PAGES = [
    "today, a full day", "today, medicines", "today, medicines yesterday", "onboarding, medicine", "medicine, none",
    "medicine, many", "new medicine, wrong",
    "one medicine", "dose", "dose, taken", "medicine call, several", "heart rate", "medicine weeks", "badges",
    "medicine, to share", "loop, urge, with chips", "loop, compilation, many", "loop, theories, some",
    "loop, plan, other words", "loop, finalized", "care, asked", "patients, many", "patient",
    "goal with companions", "challenge with companions", "companion, a wrong cheer", "join a goal, whose", "sign in, with providers", "linked accounts",
]


@pytest.mark.parametrize("name", PAGES)
def test_the_tree_is_as_it_was_reviewed(window, storybook, name):
    page = window("phone")
    page.goto(storybook[0].rsplit("/", 1)[0])
    page.get_by_role("link", name=name, exact=True).click()
    page.locator("main h1").wait_for()
    settled(page)
    tree = spoken(page)
    kept = TREES / f"{name.replace(', ', '-').replace(' ', '-')}.yaml"
    if os.environ.get("HEXIS_TREES") == "write":
        kept.write_text(tree)
    assert tree == kept.read_text()


def spoken(page):
    """Returns the tree of the page and its live region, without the addresses, which nobody hears."""
    trees = [page.locator(part).aria_snapshot() for part in ["main", "#notice"]]
    tree = re.sub(r"\n *- /url: .*", "", "\n".join(trees)).strip() + "\n"
    # Links that had nothing but their address below them.
    return re.sub(r"^(( *)- .*):\n(?!\2  )", r"\1\n", tree, flags=re.MULTILINE)
