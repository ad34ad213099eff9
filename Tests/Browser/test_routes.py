"""Routes: typed, scanned and uploaded; previewed before they are saved, on a map, and passed on."""

import re
import subprocess

import pytest
from conftest import axe, join
from device import eventually, wait_until_kept, wait_until_sent
from playwright.sync_api import expect

GPX = b"""<?xml version="1.0"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Sunday's hill</name><trkseg>
<trkpt lat="48.20" lon="16.30"/><trkpt lat="48.21" lon="16.31"/><trkpt lat="48.20" lon="16.32"/>
</trkseg></trk></gpx>"""


def code(tmp_path, text):
    """Returns a picture of a QR code, drawn by other software."""
    path = tmp_path / "code.png"
    subprocess.run(["qrencode", "-s", "6", "-l", "M", "-8", "-o", path], input=text.encode(), check=True)
    return path


def look_at(page, text):
    page.goto("/routes/new")
    page.get_by_label("A link or a position").fill(text)
    page.get_by_role("button", name="Check it").click()


def keep(page, name):
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def bring_code(page, path):
    page.goto("/routes/new")
    page.get_by_label("A picture of the code").set_input_files(path)
    page.get_by_role("button", name="Read the code").click()


def bring_track(page, content, name="hill.gpx"):
    page.goto("/routes/new")
    page.get_by_label("A track from a watch or a map").set_input_files(
        {"name": name, "mimeType": "application/gpx+xml", "buffer": content})
    page.get_by_role("button", name="Keep the track").click()


def expect_code(page):
    """Expects a code that the browser could draw, once it is in view."""
    page.locator(".route-code").scroll_into_view_if_needed()
    eventually(page, "document.querySelector('.route-code')?.naturalWidth > 0")


@pytest.fixture
def phone(device):
    """A person's phone, with the whole journal on it."""
    page = device()
    join(page)
    wait_until_kept(page)
    return page


def test_a_link_is_looked_at_kept_renamed_and_removed(person):
    page = person
    page.goto("/routes")
    expect(page.get_by_text("No routes yet")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Add a route").click()
    axe(page)
    page.get_by_label("A link or a position").fill("javascript:alert(1)")
    page.get_by_role("button", name="Check it").click()
    expect(page.locator("#text-problem")).to_contain_text("This begins with “javascript:”")
    expect(page.get_by_label("A link or a position")).to_have_value("javascript:alert(1)")
    axe(page)
    page.get_by_label("A link or a position").fill("https://www.example.org/tour/7?a=1&b=2")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("A link to www.example.org")).to_be_visible()
    expect(page.get_by_text("https://www.example.org/tour/7?a=1&b=2")).to_be_visible()
    axe(page)
    keep(page, "Around the lake")
    way = page.get_by_role("link", name="Open www.example.org")
    expect(way).to_have_attribute("href", "https://www.example.org/tour/7?a=1&b=2")
    expect(way).to_have_attribute("rel", "noopener noreferrer")
    expect_code(page)
    axe(page)
    page.get_by_label("Name").fill("The long lake")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="The long lake")).to_be_visible()
    page.get_by_role("link", name="Remove this route").click()
    axe(page)
    page.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_text("The route is removed.")).to_be_visible()
    expect(page.get_by_text("No routes yet")).to_be_visible()


def test_a_position_and_a_track_are_on_maps_and_come_back_as_files(person):
    page = person
    look_at(page, "48.2082, 16.3738")
    expect(page.get_by_role("application")).to_be_visible()
    axe(page)
    keep(page, "Where we meet")
    expect_code(page)
    expect(page.locator(".map-dot")).to_have_count(1)
    axe(page)
    bring_track(page, GPX)
    expect(page.get_by_role("heading", name="Sunday's hill")).to_be_visible()
    # Twice 0.01° north or south, and 0.01° east at 48°: 2 × √(1112² + 741²) m.
    expect(page.get_by_text("A track of 2.7 km")).to_be_visible()
    expect(page.locator(".map-line")).to_have_count(1)
    expect(page.locator(".route-outline")).to_be_hidden()
    axe(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as GPX").click()
    assert download.value.suggested_filename == "route.gpx"
    again = download.value.path().read_bytes()
    bring_track(page, again)
    expect(page.get_by_text("A track of 2.7 km")).to_be_visible()
    page.goto("/routes")
    expect(page.locator(".map-name")).to_have_count(3)
    axe(page)


@pytest.mark.parametrize("longitudes", [(179.9, -179.9, -179.8), (-179.9, 179.9, 179.8)])
def test_a_track_over_the_date_line_is_drawn_the_short_way(person, longitudes):
    page = person
    points = "".join(f'<trkpt lat="-17" lon="{longitude}"/>' for longitude in longitudes)
    bring_track(page, b"<gpx><trk><name>Taveuni</name><trkseg>%s</trkseg></trk></gpx>" % points.encode())
    # 0.3° at 17° south: 0.3 × 111.2 × cos 17° km is 31.9.
    expect(page.get_by_text("A track of 31.9 km")).to_be_visible()
    expect(page.locator(".map-line")).to_have_count(1)
    # The map shows all of it and no more than necessary: it does not span the globe.
    expect(page.locator(".leaflet-control-scale-line")).to_have_text(re.compile(r"^\d{1,2} km$"))
    line, ground = (page.locator(part).bounding_box() for part in (".map-line", ".map-ground"))
    assert ground["width"] / 5 < line["width"] < ground["width"]


def test_a_code_on_a_picture_is_read_and_shown_before_it_is_kept(person, tmp_path):
    page = person
    bring_code(page, code(tmp_path, "geo:48.2082,16.3738"))
    expect(page.get_by_text("A position")).to_be_visible()
    expect(page.get_by_text("48.2082, 16.3738")).to_be_visible()
    keep(page, "From the signpost")
    bring_code(page, code(tmp_path, "javascript:alert(document.cookie)"))
    expect(page.locator("#text-problem")).to_contain_text("Nothing was opened.")
    subprocess.run(["vips", "black", tmp_path / "blank.png", "300", "200"], check=True)
    bring_code(page, tmp_path / "blank.png")
    expect(page.locator("#picture-problem")).to_contain_text("No QR code was found")
    axe(page)
    bring_track(page, b"<!DOCTYPE gpx [<!ENTITY a 'a'>]><gpx><name>&a;</name></gpx>")
    expect(page.locator("#track-problem")).to_contain_text("definitions of its own")
    bring_track(page, GPX[:200])
    expect(page.locator("#track-problem")).to_contain_text("ends too early")
    axe(page)


def test_where_the_browser_reads_codes_itself_no_picture_leaves_the_device(person, tmp_path):
    page = person
    page.add_init_script("""window.BarcodeDetector = class {
        static async getSupportedFormats() { return ["qr_code"]; }
        async detect(picture) {
            return picture.width > 250 ? [] : [{ rawValue: "https://example.org/a?b=c&d=ü" }];
        }
    }""")
    sent = []
    page.on("request", lambda request: sent.append(request.url) if "/routes/read" in request.url else None)
    bring_code(page, code(tmp_path, "x"))
    expect(page.get_by_text("https://example.org/a?b=c&d=%c3%bc")).to_be_visible()
    subprocess.run(["vips", "black", tmp_path / "large.png", "300", "200"], check=True)
    bring_code(page, tmp_path / "large.png")
    expect(page.locator("#picture-problem")).to_contain_text("No QR code was found")
    assert sent == []


def test_without_a_connection_routes_are_there_and_can_be_kept(phone, server, tmp_path):
    bring_track(phone, GPX)
    expect(phone.get_by_role("heading", name="Sunday's hill")).to_be_visible()
    look_at(phone, "https://example.org/tour")
    keep(phone, "Around the lake")
    wait_until_sent(phone)
    server.kill()
    phone.goto("/routes")
    expect(phone.get_by_text("A track of 2.7 km")).to_be_visible()
    phone.get_by_role("link", name=re.compile("Sunday's hill")).click()
    expect(phone.get_by_text("From 48.2, 16.3 to 48.2, 16.32")).to_be_visible()
    axe(phone)
    look_at(phone, "48.2082, 16.3738")
    keep(phone, "Where we meet")
    bring_code(phone, code(tmp_path, "geo:1,2"))
    expect(phone.get_by_role("heading", name="This needs a connection")).to_be_visible()
    phone.get_by_role("link", name="Try again").click()
    expect(phone.get_by_role("heading", name="Add a route")).to_be_visible()
    server.again()
    phone.goto("/routes")
    wait_until_sent(phone)
    expect(phone.get_by_role("link", name=re.compile("Where we meet"))).to_be_visible()
