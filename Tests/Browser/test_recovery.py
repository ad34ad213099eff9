"""A person who forgot the password comes back with a recovery code, or with a link by e-mail."""

import json
import re
import subprocess
import sys

import pytest
from conftest import PASSWORD, axe, join
from device import eventually, wait_until_kept
from hexis import ROOT, Hexis
from playwright.sync_api import expect


def test_a_code_that_was_written_down_opens_the_account_again(server, device):
    phone = device()
    user = join(phone)
    phone.goto("/account")
    phone.get_by_role("link", name="Recovery codes").click()
    axe(phone)
    phone.get_by_label("Current password").fill("not the password")
    phone.get_by_role("button", name="Make ten codes").click()
    expect(phone.get_by_role("alert")).to_contain_text("This is not your current password.")
    phone.get_by_label("Current password").fill(PASSWORD)
    phone.get_by_role("button", name="Make ten codes").click()
    codes = phone.locator(".recovery-codes code")
    expect(codes).to_have_count(10)
    expect(phone.get_by_role("button", name="Print")).to_be_visible()
    axe(phone)
    code = codes.nth(4).inner_text()

    tablet = device("desktop")
    tablet.goto("/sign-in")
    tablet.get_by_role("link", name="Choose a new password").click()
    axe(tablet)
    tablet.get_by_label("User name").fill(user)
    tablet.get_by_label("Recovery code").fill("4GT9-ZP0Q-M7XC")
    tablet.get_by_label("New password").fill("the sea in winter")
    tablet.get_by_role("button", name="Save and sign in").click()
    expect(tablet.get_by_role("alert")).to_contain_text("Wrong user name or code.")
    axe(tablet)
    tablet.get_by_label("Recovery code").fill(code.replace("-", " ").lower())
    tablet.get_by_label("New password").fill("the sea in winter")
    tablet.get_by_role("button", name="Save and sign in").click()
    tablet.get_by_role("heading", name="Today", level=1).wait_for()
    wait_until_kept(tablet)

    # The phone is signed out.
    phone.goto("/account")
    eventually(phone, "() => location.pathname === '/sign-in'")
    tablet.goto("/account")
    expect(tablet.get_by_text("Password replaced with a recovery code")).to_be_visible()
    expect(tablet.get_by_text("9 of 10 left")).to_be_visible()


@pytest.fixture
def mails():
    """A third-party mail server: the first line is its port, each further one a mail."""
    program = ROOT / "Tests/HexisDeliveryTests/Mail/smtp-server.py"
    with subprocess.Popen(
            [sys.executable, program, "{}"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process.stdout
        process.terminate()


@pytest.fixture
def mailing_server(tmp_path, mails):
    relay = f"smtp://127.0.0.1:{int(mails.readline())}"
    with Hexis.serving(tmp_path / "data", "--mail-relay", relay, "--mail-from", "hexis@example.org") as hexis:
        yield hexis


def path_in(mails):
    """The path that the next mail leads to."""
    return re.search(r"https?://[^/]+(/\S+)", json.loads(mails.readline())["body"])[1]


def test_a_link_by_mail_opens_the_account_again(mailing_server, mails, window):
    phone = window("phone", base_url=mailing_server.address)
    user = join(phone)
    phone.goto("/account")
    phone.get_by_role("link", name="E-mail address").click()
    phone.get_by_label("E-mail").fill("maria@example.org")
    phone.get_by_label("Current password").fill(PASSWORD)
    phone.get_by_role("button", name="Save").click()
    expect(phone.get_by_text("maria@example.org is not confirmed yet.")).to_be_visible()
    phone.goto(path_in(mails))
    axe(phone)
    phone.get_by_role("button", name="Yes, it is mine").click()
    expect(phone.get_by_text("maria@example.org is confirmed.")).to_be_visible()
    # It will be signed out, which a browser reports as an error.
    phone.context.close()

    tablet = window("desktop", base_url=mailing_server.address)
    tablet.goto("/sign-in")
    tablet.get_by_role("link", name="Choose a new password").click()
    tablet.get_by_role("button", name="Send the link").click()
    expect(tablet.get_by_text("Fill in your user name.")).to_be_visible()
    tablet.locator("[name=mail]").fill(user.upper())
    tablet.get_by_role("button", name="Send the link").click()
    expect(tablet.get_by_role("heading", name="Look into your mail")).to_be_visible()
    axe(tablet)
    tablet.goto(path_in(mails))
    tablet.get_by_label("New password").fill("the sea in winter")
    tablet.get_by_role("button", name="Save and sign in").click()
    tablet.get_by_role("heading", name="Today", level=1).wait_for()
    tablet.goto("/account")
    expect(tablet.get_by_text("A link to a new password was mailed to you")).to_be_visible()
