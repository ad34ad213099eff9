"""Passkeys: made with one device's authenticator, and used instead of the password."""

import re

import pytest
from conftest import PASSWORD, axe, join
from device import eventually
from playwright.sync_api import expect


class Authenticator:
    """What a device has built in: a fingerprint reader, and the passkeys behind it."""

    def __init__(self, page, **more):
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable", {"enableUI": False})
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True, **more,
        }
        self.id = self.send("addVirtualAuthenticator", options=options)["authenticatorId"]

    def send(self, command, **parameters):
        return self.session.send(f"WebAuthn.{command}", parameters)

    def set(self, command, **parameters):
        return self.send(command, authenticatorId=self.id, **parameters)

    def passkeys(self):
        return self.set("getCredentials")["credentials"]


def add_passkey(page, name=None):
    page.goto("/account")
    page.get_by_role("link", name=re.compile("^Passkeys")).click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Continue").click()
    create = page.get_by_role("button", name="Create the passkey")
    expect(create).to_be_visible()
    axe(page)
    if name:
        page.get_by_label("Name").fill(name)
    create.click()


def sign_out(page):
    """Ends the session as its time would."""
    page.context.clear_cookies()


def press(page):
    page.get_by_role("button", name="Sign in with a passkey").click()


@pytest.fixture
def app(server, window):
    """Opens windows at the server's name: browsers know passkeys at no number."""
    return lambda size: window(size, base_url=server.address.replace("127.0.0.1", "localhost"))


@pytest.fixture
def authenticator(app):
    """A window of somebody who has an account, and the authenticator of their device. The field for the user name
    suggests nothing, because the authenticator would answer it by itself."""
    page = app("phone")
    page.add_init_script("PublicKeyCredential.isConditionalMediationAvailable = async () => false")
    authenticator = Authenticator(page)
    join(page)
    return page, authenticator


def test_a_passkey_is_made_used_renamed_and_removed(authenticator):
    page, reader = authenticator
    add_passkey(page, "My phone")
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    axe(page)
    [passkey] = reader.passkeys()
    assert passkey["rpId"] == "localhost" and passkey["isResidentCredential"]

    # The device keeps one for each account.
    add_passkey(page)
    expect(page.get_by_text("This device has a passkey for your account already.")).to_be_visible()

    sign_out(page)
    page.goto("/sign-in?next=/habits")
    button = page.get_by_role("button", name="Sign in with a passkey")
    expect(button).to_be_visible()
    axe(page)
    press(page)
    page.wait_for_url("**/habits")

    page.goto("/account/passkeys")
    expect(page.get_by_text("last used today")).to_be_visible()
    page.get_by_text("Rename", exact=True).click()
    page.get_by_role("textbox", name="Name").fill("Old phone")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The passkey has its new name.")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Remove: Old phone").click()
    expect(page.get_by_text("The passkey is removed here.")).to_be_visible()

    sign_out(page)
    page.goto("/sign-in")
    press(page)
    expect(page.get_by_role("alert")).to_contain_text("This passkey does not open an account here")
    axe(page)


def test_the_user_name_field_offers_the_passkey_by_itself(app):
    page = app("phone")
    Authenticator(page)
    join(page)
    add_passkey(page)
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    sign_out(page)
    page.goto("/sign-in")
    # The authenticator answers as if the suggestion had been chosen.
    page.wait_for_url("**/today")


@pytest.mark.parametrize("lie", [
    {"isBogusSignature": True}, {"isBadUV": True}, {"isBadUP": True},
], ids=lambda lie: next(iter(lie)))
def test_a_lying_authenticator_opens_nothing(authenticator, lie):
    page, reader = authenticator
    add_passkey(page)
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    sign_out(page)
    page.goto("/sign-in")
    reader.set("setResponseOverrideBits", **lie)
    press(page)
    expect(page.get_by_role("alert")).to_contain_text("This passkey does not open an account here")


def test_somebody_who_is_not_recognized_keeps_the_password(authenticator):
    page, reader = authenticator
    add_passkey(page)
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    sign_out(page)
    page.goto("/sign-in")
    reader.set("setUserVerified", isUserVerified=False)
    press(page)
    expect(page.get_by_text("No passkey was used. Try again, or type your password.")).to_be_visible()
    expect(page.get_by_label("Password")).to_be_visible()


def test_a_passkey_confirms_instead_of_the_password(authenticator):
    page, reader = authenticator
    add_passkey(page)
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    page.goto("/account/recovery-codes")
    confirm = page.get_by_role("button", name="Confirm with a passkey")
    expect(confirm).to_be_visible()
    axe(page)
    reader.set("setUserVerified", isUserVerified=False)
    confirm.click()
    expect(page.get_by_text("No passkey was used. Try again, or type your password.")).to_be_visible()
    reader.set("setUserVerified", isUserVerified=True)
    confirm.click()
    expect(page.locator(".recovery-codes code")).to_have_count(10)
    page.goto("/account")
    axe(page)
    page.get_by_role("button", name="Erase everything with a passkey").click()
    # The first page, or the form to sign in, if this page notices sooner that its account is gone.
    page.wait_for_url(re.compile("/(sign-in.*)?$"))
    page.goto("/sign-in")
    press(page)
    expect(page.get_by_role("alert")).to_contain_text("This passkey does not open an account here")


def test_a_shared_computer_keeps_nothing_after_a_passkey_either(authenticator):
    page, reader = authenticator
    add_passkey(page)
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    sign_out(page)
    page.goto("/sign-in")
    page.get_by_label("This is a shared computer").check()
    press(page)
    page.wait_for_url("**/today")
    cookies = {cookie["name"]: cookie for cookie in page.context.cookies()}
    assert cookies["hexis"]["expires"] == -1 and "hexis-shared" in cookies


def test_a_browser_without_passkeys_shows_nothing_of_them(app):
    page = app("desktop")
    page.add_init_script("delete window.PublicKeyCredential")
    join(page)
    page.goto("/account/passkeys")
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("This browser cannot create a passkey here.")).to_be_visible()
    expect(page.get_by_role("button", name="Create the passkey")).to_be_hidden()
    sign_out(page)
    page.goto("/sign-in")
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_hidden()
    eventually(page, "() => document.readyState === 'complete'")


def test_somebody_joins_without_a_password_and_sets_one_later(app):
    page = app("phone")
    page.add_init_script("PublicKeyCredential.isConditionalMediationAvailable = async () => false")
    reader = Authenticator(page)
    page.goto("/join")
    page.get_by_label("User name").fill("no")
    join = page.get_by_role("button", name="Join with a passkey")
    expect(join).to_be_visible()
    axe(page)
    join.click()
    expect(page.get_by_role("alert")).to_contain_text("A user name has 3 to 40 letters")
    page.get_by_label("User name").fill("noor")
    page.get_by_text("More: your name").click()
    page.get_by_label("What should Hexis call you?").fill("Noor")
    join.click()
    create = page.get_by_role("button", name="Create the passkey and join")
    expect(create).to_be_visible()
    axe(page)
    # The device does not recognize its owner at first; nothing is lost.
    reader.set("setUserVerified", isUserVerified=False)
    create.click()
    expect(page.get_by_text("No passkey was created. Try again whenever you like.")).to_be_visible()
    reader.set("setUserVerified", isUserVerified=True)
    create.click()
    expect(page.locator(".recovery-codes code")).to_have_count(10)
    axe(page)
    [passkey] = reader.passkeys()
    assert passkey["userName"] == "noor"
    page.get_by_role("link", name="I have kept them").click()
    page.get_by_role("heading", name="What brings you here?", level=1).wait_for()

    page.goto("/account")
    axe(page)
    page.get_by_label("New password").fill("a walk after lunch")
    page.get_by_role("button", name="Set it with a passkey").click()
    expect(page.get_by_text("You have a password now.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have a password now.")).to_have_count(0)
    page.get_by_text("Do without a password").click()
    page.get_by_role("button", name="Remove the password").click()
    expect(page.locator(".recovery-codes code")).to_have_count(10)
    expect(page.get_by_text("You have no password any more: sign in with your passkey.")).to_be_visible()
    axe(page)
    sign_out(page)
    page.goto("/sign-in")
    press(page)
    page.wait_for_url("**/today")


def test_somebody_who_would_rather_have_a_password_goes_back(app):
    page = app("phone")
    Authenticator(page)
    page.goto("/join")
    page.get_by_label("User name").fill("noor")
    page.get_by_text("More: your name").click()
    page.get_by_label("E-mail").fill("noor@example.org")
    page.get_by_role("button", name="Join with a passkey").click()
    page.get_by_role("button", name="Choose a password instead").click()
    expect(page.get_by_label("User name")).to_have_value("noor")
    expect(page.get_by_label("E-mail")).to_have_value("noor@example.org")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "noor" not in page.url
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("heading", name="What brings you here?", level=1).wait_for()
