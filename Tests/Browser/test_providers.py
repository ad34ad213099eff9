"""Signing in with an account elsewhere: a real provider, its own pages, and a browser in between."""

import re

import pytest
from apple import apple, settings
from conftest import PASSWORD, axe, fill_join
from device import wait_until_kept
from glewlwyd import CLIENT, SECRET, Glewlwyd
from hexis import PATIENCE, HeldPort, Hexis
from playwright.sync_api import TimeoutError, expect
from processes import eventually


@pytest.fixture
def server(tmp_path):
    """A server that offers the accounts of a clinic's provider."""
    port = HeldPort()
    address = f"http://localhost:{port}"
    (tmp_path / "provider").mkdir()
    with Glewlwyd(tmp_path / "provider", f"{address}/sign-in/callback/oidc") as provider:
        secrets = tmp_path / "hexis.json"
        secrets.write_text(f'{{"oidc-client-secret": "{SECRET}"}}')
        with Hexis.configured(
            tmp_path / "data", port, "--config", secrets, "--public-url", address, "--oidc-issuer", provider.issuer,
            "--oidc-client-id", CLIENT, "--oidc-name", "City Clinic",
        ) as hexis:
            yield hexis


def sign_in_there(page):
    """On the provider's own pages."""
    def submitted():
        page.locator("#username").fill("maria")
        page.locator("#password").fill("a long sentence")
        with page.expect_response(lambda response: response.request.method == "POST", timeout=PATIENCE * 250) as answer:
            page.locator("#password").press("Enter")
        return answer.value.ok
    # The provider renders its form anew when its scripts have loaded, and forgets what was typed before.
    assert eventually(submitted, errors=(TimeoutError,))
    go_on(page)


def go_on(page):
    """Agrees, on the provider's page, that Hexis learns who somebody is."""
    page.get_by_role("button", name="Continue").click()


def test_somebody_joins_with_a_real_provider_and_signs_in_with_it_elsewhere(server, device):
    page = device("phone")
    page.goto("/join")
    axe(page)
    page.get_by_role("link", name="Join with City Clinic").click()
    sign_in_there(page)
    expect(page.get_by_role("heading", name="Join with City Clinic")).to_be_visible()
    axe(page)
    page.get_by_label("User name").fill("maria")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", name="Welcome! Keep these codes")).to_be_visible()
    page.get_by_role("link", name="I have kept them").click()
    expect(page.get_by_role("heading", name="What brings you here?")).to_be_visible()
    wait_until_kept(page)

    # Erasing takes a confirmation, which the provider gives.
    page.goto("/account")
    axe(page)
    page.get_by_role("link", name="Confirm at City Clinic").last.click()
    sign_in_there(page)
    expect(page.get_by_text("You have just confirmed that it is you.").first).to_be_visible()
    assert page.url == f"{server.address}/account"

    laptop = device("desktop")
    laptop.goto("/sign-in?next=/habits")
    axe(laptop)
    laptop.get_by_role("link", name="Sign in with City Clinic", exact=True).click()
    sign_in_there(laptop)
    expect(laptop.get_by_role("heading", name="Habits", level=1)).to_be_visible()


def test_an_account_is_linked_used_and_unlinked(device):
    page = device("phone")
    fill_join(page, "maria")
    expect(page.get_by_role("heading", name="What brings you here?")).to_be_visible()
    wait_until_kept(page)
    page.goto("/account")
    page.get_by_role("link", name=re.compile("^Linked accounts")).click()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("link", name="Link your account at City Clinic").click()
    sign_in_there(page)
    expect(page.get_by_text("Your account at City Clinic is linked.")).to_be_visible()
    axe(page)

    page.context.clear_cookies(domain="localhost", name="hexis")
    page.goto("/sign-in")
    page.get_by_role("link", name="Sign in with City Clinic", exact=True).click()
    # The provider still knows who it is.
    go_on(page)
    expect(page.get_by_role("heading", name="Today", level=1)).to_be_visible()
    page.goto("/account/linked")
    page.get_by_role("button", name=re.compile("^Unlink")).click()
    expect(page.get_by_text("The account is unlinked.")).to_be_visible()
    axe(page)


@pytest.fixture
def beside_apple(tmp_path):
    """The address of a server that offers Apple's accounts. Windows close before it stops."""
    with apple() as provider:
        (tmp_path / "providers.json").write_text(settings(provider))
        with Hexis.serving(tmp_path / "data", "--oidc-providers", tmp_path / "providers.json") as hexis:
            # Another host than the provider's, so that the browser takes it for another site.
            yield hexis.address.replace("127.0.0.1", "localhost")


def test_apple_s_form_from_another_site_signs_somebody_in(beside_apple, window):
    page = window("phone", base_url=beside_apple)
    page.goto("/sign-in")
    page.get_by_role("link", name="Sign in with Apple", exact=True).click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Join with Apple")).to_be_visible()
    expect(page.get_by_label("What should Hexis call you?")).to_have_value("Ada")
    expect(page.get_by_label("E-mail")).to_have_value("x1y2@privaterelay.appleid.com")
    page.get_by_label("User name").fill("ada")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("link", name="I have kept them").click()
    expect(page.get_by_role("heading", name="What brings you here?")).to_be_visible()
    wait_until_kept(page)

    # Now the app on the device passes the form on.
    page.context.clear_cookies(name="hexis")
    page.goto("/sign-in?next=/habits")
    page.get_by_role("link", name="Sign in with Apple", exact=True).click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Habits", level=1)).to_be_visible()

    shared = window("desktop", base_url=beside_apple)
    shared.goto("/sign-in")
    shared.get_by_label("This is a shared computer").check()
    shared.get_by_role("link", name="Sign in with Apple on a shared computer").click()
    shared.get_by_role("button", name="Continue").click()
    expect(shared.get_by_role("heading", name="Today", level=1)).to_be_visible()
    assert "hexis-shared" in {cookie["name"] for cookie in shared.context.cookies()}
