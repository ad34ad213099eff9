"""The page that shows people how their data arrives."""

import json
import urllib.request

from conftest import axe, join
from playwright.sync_api import expect


def test_what_a_program_could_not_bring_is_named(server, device):
    page = device("phone")
    join(page)
    page.goto("/measurements")
    page.get_by_role("link", name="See how your data arrives").click()
    expect(page.get_by_role("heading", name="Nothing has arrived yet")).to_be_visible()
    page.get_by_role("link", name="Connect an app").click()
    page.get_by_label("What is it?").fill("My iPhone")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token").input_value()
    steps = [{"qty": 100, "date": "2026-03-01 10:00:00 +0000"}, {"qty": 5, "date": "2026-03-01 25:61"}]
    post = {"data": {"metrics": [
        {"name": "step_count", "units": "count", "data": steps},
        {"name": "mindful_minutes", "units": "min", "data": [{"qty": 1}] * 12}]}}
    request = urllib.request.Request(
        f"{server.address}/api/v1/health-auto-export", json.dumps(post).encode(),
        {"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        assert json.load(answer)["new"] == 1
    page.get_by_role("link", name="See how your data arrives").click()
    way = page.locator(".way-in", has_text="By the token “My iPhone”")
    expect(way.get_by_role("heading", name="Health Auto Export")).to_be_visible()
    expect(way.get_by_text("Last arrived today at")).to_be_visible()
    expect(way.get_by_text("1 measurement, and it was new.")).to_be_visible()
    expect(way.get_by_text("12 entries named “Mindful Minutes”: Hexis does not keep these.")).to_be_visible()
    expect(way.get_by_text("1 time could not be read: “2026-03-01 25:61”.")).to_be_visible()
    axe(page)
    server.kill()
    page.goto("/settings/data")
    expect(page.get_by_role("heading", name="This needs a connection")).to_be_visible()
