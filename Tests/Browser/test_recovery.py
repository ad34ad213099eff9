"""A person who forgot the password comes back with a recovery code."""

from conftest import PASSWORD, axe, join
from device import eventually, wait_until_kept
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
