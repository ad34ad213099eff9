"""People take everything with them: the file is read by programs that do not know Hexis."""

import csv
import io
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from bundles import check
from conftest import add_habit, axe, join
from device import wait_until_sent
from hexis import PROGRAM, ROOT, Hexis
from playwright.sync_api import expect
from test_photos import BLUE, GREEN, RED, add, expect_seen, expect_state


def download(page, folder):
    """Downloads the export from its page and returns it, opened."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download", exact=True).click()
    assert re.fullmatch(r"hexis-\d{4}-\d\d-\d\d\.zip", download.value.suggested_filename)
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    archive = zipfile.ZipFile(path)
    assert archive.testzip() is None
    return archive


def entries(archive):
    return json.loads(archive.read("hexis.json"))["entries"]


def table(archive, name):
    return list(csv.DictReader(io.StringIO(archive.read(f"csv/{name}.csv").decode(), newline=""), strict=True))


def test_what_was_recorded_without_a_connection_is_in_the_export(server, device, tmp_path):
    page = device()
    user = join(page)
    add_habit(page, 'Read "two" pages, slowly')
    server.kill()
    add_habit(page, "=Stretch")
    page.goto("/account/export")
    expect(page.get_by_role("heading", name="This needs a connection")).to_be_visible()
    axe(page)
    copy = copied(page, tmp_path)
    assert copy.namelist() == ["hexis.json"]
    assert {"=Stretch", 'Read "two" pages, slowly'} <= {entry.get("name") for entry in entries(copy)}
    server.again()
    page.goto("/settings")
    page.get_by_role("link", name="Export everything").click()
    expect(page.get_by_role("heading", name="What the file contains")).to_be_visible()
    axe(page)
    archive = download(page, tmp_path)
    # A text that a spreadsheet would take for a formula stays a text.
    assert [row["habit"] for row in table(archive, "habits")] == ['Read "two" pages, slowly', "'=Stretch"]
    names = [entry["name"] for entry in entries(archive) if entry["fact"] == "habitAdded"]
    assert names == ['Read "two" pages, slowly', "=Stretch"]
    account = json.loads(archive.read("account.json"))
    assert account["userName"] == user and account["hasPassword"] and len(account["sessions"]) == 1
    assert "photos.csv" not in archive.namelist()

    # The command line writes the same.
    server.kill()
    command = [ROOT / PROGRAM, "export", "--data", tmp_path / "data", "--person", user, tmp_path / "all.zip"]
    written = subprocess.run(command, capture_output=True, text=True)
    assert written.returncode == 0, written.stderr
    assert entries(zipfile.ZipFile(tmp_path / "all.zip")) == entries(archive)
    assert (tmp_path / "all.zip").stat().st_mode & 0o777 == 0o600
    again = subprocess.run(command, capture_output=True, text=True)
    assert again.returncode == 1 and "exists already" in again.stderr
    clinic = tmp_path / "fhir.json"
    assert subprocess.run([*command[:-1], clinic, "--format", "fhir"], capture_output=True).returncode == 0
    assert check(json.loads(clinic.read_text())) == {"Patient": 1}
    for form, files in [("csv", ["codebook.csv", "habits.csv"]), ("loop-csv", ["Habits.csv", "Checkmarks.csv"])]:
        tables = tmp_path / f"{form}.zip"
        subprocess.run([*command[:-1], tables, "--format", form], check=True, capture_output=True)
        assert set(files) <= set(zipfile.ZipFile(tables).namelist())
    stranger = subprocess.run([*command[:5], "nobody-here", tmp_path / "b.zip"], capture_output=True, text=True)
    assert stranger.returncode == 1 and not list(tmp_path.glob("b.zip*"))


@pytest.fixture
def demonstration(tmp_path):
    with Hexis.serving(tmp_path / "none", "--demo") as hexis:
        yield hexis


def copied(page, folder):
    """Downloads what the device itself holds."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download a copy").click()
    assert download.value.suggested_filename == "hexis-device.zip"
    download.value.save_as(folder / "hexis-device.zip")
    archive = zipfile.ZipFile(folder / "hexis-device.zip")
    assert archive.testzip() is None
    return archive


@pytest.fixture
def another(tmp_path):
    with Hexis.serving(tmp_path / "another") as hexis:
        yield hexis


def photographed(page):
    """Adds three photos. Of the first, the device then has a small picture, of the second a large one, of the third none."""
    page.goto("/photos")
    add(page, RED, GREEN, BLUE)
    wait_until_sent(page)
    expect_state(page, "waiting", 0)
    expect_seen(page, 3)
    small, large, none = page.locator("[data-photo]").evaluate_all("photos => photos.map(photo => photo.dataset.photo)")
    page.locator(f"[data-photo='{large}']").click()
    expect_seen(page, 1)
    page.get_by_label("Caption").fill("The second loaf")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("figcaption")).to_have_text("The second loaf")
    wait_until_sent(page)
    # As when the browser runs out of room: it has cached the neighbours, too.
    page.evaluate("""async (addresses) => {
        const cache = await caches.open("photos");
        for (const address of addresses) await cache.delete(`/photos/files/${address}`);
    }""", [f"{small}/large", f"{none}/large", f"{none}/small"])
    return small, large, none


def check_photos(copy, small, large, none):
    """Checks a copy with those photos, and with one that was never sent."""
    files = {name[-36:-4]: copy.read(name) for name in copy.namelist() if name.startswith("photos/")}
    (original,) = files.keys() - {small, large}
    assert files[original] == BLUE["buffer"]
    sizes = {photo: re.search(rb"\xff[\xc0\xc2].{5}(..)", files[photo], re.DOTALL)[1] for photo in (small, large)}
    assert {photo: int.from_bytes(size) for photo, size in sizes.items()} == {small: 480, large: 900}
    heading, _, *lines = copy.read("missing-photos.txt").decode().splitlines()
    assert heading.endswith("does not have these photos in full:")
    assert {line[18:] for line in lines} == {none, f"{small} (a small picture of it is here)"}


def test_when_the_server_is_gone_a_copy_from_the_device_goes_to_another(another, server, window, device, tmp_path):
    there = window("desktop", base_url=another.address)
    command = ["--data", tmp_path / "another", "--person", join(there)]
    there.close()
    page = device()
    user = join(page)
    add_habit(page, "Read two pages")
    photos = photographed(page)
    page.goto("/account/export")
    whole = entries(download(page, tmp_path))
    server.kill()
    add_habit(page, "Stretch")
    page.goto("/photos")
    add(page, BLUE)
    expect_state(page, "waiting", 1)
    expect_state(page, "missing", 1)
    page.goto("/settings")
    axe(page)
    copy = copied(page, tmp_path)
    head = json.loads(copy.read("hexis.json"))
    assert head["userName"] == user and head["unreadable"] == 0
    by_id = {entry["id"]: entry for entry in entries(copy)}
    assert len(by_id) == len(head["entries"]) and {entry["id"]: entry for entry in whole}.items() <= by_id.items()
    check_photos(copy, *photos)
    another.kill()
    came = subprocess.run(
        [ROOT / PROGRAM, "import", *command, tmp_path / "hexis-device.zip"], capture_output=True, text=True)
    assert came.stdout == f"{len(by_id)} new entries, 3 photos.\n1 photo could not be kept.\n", came.stderr
    subprocess.run([ROOT / PROGRAM, "export", *command, tmp_path / "again.zip"], check=True, capture_output=True)
    there = {entry["id"]: entry for entry in entries(zipfile.ZipFile(tmp_path / "again.zip"))}
    assert by_id.items() <= there.items()


def test_half_a_year_can_be_read_without_hexis(demonstration, window, tmp_path):
    page = window("desktop", base_url=demonstration.address)
    page.goto("/")
    page.get_by_role("button", name="Look around", exact=True).click()
    page.goto("/account/export")
    archive = download(page, tmp_path)
    codebook = {(row["table"], row["column"]) for row in table(archive, "codebook")}
    tables = [name[4:-4] for name in archive.namelist() if re.fullmatch(r"csv/.+\.csv", name)]
    for name in tables:
        if name == "codebook":
            continue
        rows = table(archive, name)
        assert rows and {(name, column) for column in rows[0]} <= codebook
        assert all(None not in row and None not in row.values() for row in rows)
    assert len(tables) > 25
    days = table(archive, "days")
    assert {row["outcome"] for row in days} >= {"done", "partly", "notDone", "unanswered"}
    assert f"hexis-{max(row['day'] for row in days)}.zip" <= Path(archive.filename).name
    photos = table(archive, "photos")
    assert photos and all(archive.read(photo["file"])[:3] == b"\xff\xd8\xff" for photo in photos)
    assert any(name.endswith(".gpx") for name in archive.namelist())

    # What clinics read, whole in the archive, and of some days.
    whole = check(json.loads(archive.read("fhir.json")))
    assert whole["MedicationRequest"] == 3 and whole["QuestionnaireResponse"] > 1
    first, last = "2026-01-09", "2026-01-08"
    page.get_by_label("First day").fill(first)
    page.get_by_label("Last day").fill(last)
    page.get_by_role("button", name="Download for a clinic").click()
    expect(page.get_by_label("First day")).to_have_accessible_description("Enter days, the first one not after the last.")
    expect(page.get_by_label("First day")).to_have_value(first)
    axe(page)
    # The day before the last: in the first hours of a day, no dose of it was due yet.
    page.get_by_label("First day").fill(sorted({row["day"] for row in days})[-2])
    page.get_by_label("Last day").fill("")
    with page.expect_download() as part:
        page.get_by_role("button", name="Download for a clinic").click()
    assert part.value.suggested_filename == "fhir.json"
    few = check(json.loads(Path(part.value.path()).read_text()))
    assert 0 < few["MedicationAdministration"] < whole["MedicationAdministration"] / 10

    with page.expect_download() as loop:
        page.get_by_role("link", name="Download for a habit tracker").click()
    assert re.fullmatch(r"Loop Habits CSV \d{4}-\d\d-\d\d\.zip", loop.value.suggested_filename)
    compare(zipfile.ZipFile(loop.value.path()), table(archive, "habits"), days)

    # Its pages open from the disk.
    archive.extractall(tmp_path / "export")
    page.goto((tmp_path / "export" / "index.html").as_uri())
    expect(page.get_by_role("heading", name="Everything demo recorded")).to_be_visible()
    photo = page.get_by_role("img", name="The long way home")
    photo.scroll_into_view_if_needed()
    expect(photo).to_have_js_property("complete", True)
    assert photo.evaluate("picture => picture.naturalWidth") > 0
    axe(page)
    links = page.locator("main a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert len(links) > 50 and all((tmp_path / "export" / link).exists() for link in links)
    page.get_by_role("link", name="Doses").click()
    expect(page.get_by_role("cell", name="Blood pressure tablet").first).to_be_visible()
    assert page.locator("tbody tr").count() == len(table(archive, "doses"))
    axe(page)
    page.get_by_role("link", name="Everything").click()
    expect(page.get_by_role("heading", name="Everything demo recorded")).to_be_visible()


def compare(loop, habits, days):
    """Reads what Loop would export, and finds in it the same habits and days as in the tables of Hexis."""

    def rows(name):
        return list(csv.DictReader(io.StringIO(loop.read(name).decode(), newline=""), strict=True))

    definitions = rows("Habits.csv")
    assert [row["Name"] for row in definitions] == [row["habit"] for row in habits]
    outcomes = {(row["habit"], row["day"]): row for row in days}
    counted = 0
    for definition, habit in zip(definitions, habits):
        folder = next(name for name in loop.namelist() if name.startswith(f"{definition['Position']} "))
        assert (definition["Type"] == "NUMERICAL") == bool(habit["goal_amount"])
        for row in rows(folder):
            day = outcomes.get((habit["habit"], row["Date"]), {"outcome": "unanswered", "amount": "", "note": ""})
            assert (row["Value"] == "SKIP") == (day["outcome"] == "skipped")
            assert day["note"] in row["Notes"]
            if row["Value"].isdigit():
                assert int(row["Value"]) == round(float(day["amount"]) * 1000)
            elif definition["Type"] == "YES_NO":
                assert (row["Value"] == "YES_MANUAL") == (day["outcome"] == "done")
            counted += row["Value"] != "UNKNOWN"
    assert counted > 300
    whole = rows("Checkmarks.csv")
    assert set(whole[0]) == {"Date", "", *(row["habit"] for row in habits)}


def test_everything_arrives_on_another_server(demonstration, server, window, device, tmp_path):
    page = window("desktop", base_url=demonstration.address)
    page.goto("/")
    page.get_by_role("button", name="Look around", exact=True).click()
    page.goto("/account/export")
    archive = download(page, tmp_path)
    count = len(entries(archive))

    page = device()
    user = join(page)
    page.goto("/settings/import")
    wrong = tmp_path / "wrong.zip"
    wrong.write_bytes(Path(archive.filename).read_bytes()[:60_000])
    choose(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("The file is damaged or incomplete.")
    page.get_by_role("link", name="Import another file").click()
    choose(page, archive.filename)
    expect(page.get_by_role("heading", name="An export of “demo”")).to_be_visible()
    expect(page.get_by_text(re.compile(r"It contains \d+ habits, 3 medicines, 7 photos"))).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("heading", name="The import is complete")).to_be_visible()
    expect(page.get_by_text(f"{count} new entries and 7 photos.")).to_be_visible()
    expect(page.get_by_text("2 connections to people who are not on this server ended.")).to_be_visible()
    axe(page)
    page.get_by_role("link", name="Go to Today").click()
    expect(page.get_by_role("heading", name="Today", level=1)).to_be_visible()
    page.goto("/habits")
    expect(page.locator("a.card-body", has_text="Read two pages")).to_be_visible()
    page.goto("/photos")
    photo = page.get_by_role("img", name="The long way home")
    expect(photo).to_be_visible()
    assert photo.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0

    # Once more, it brings nothing.
    page.goto("/settings/import")
    choose(page, archive.filename)
    expect(page.get_by_text("All of it is here already.")).to_be_visible()
    page.get_by_role("button", name="Do not import").click()
    expect(page.get_by_label("The file")).to_be_visible()
    server.kill()
    command = [ROOT / PROGRAM, "import", "--data", tmp_path / "data", "--person", user, archive.filename]
    trial = subprocess.run([*command, "--dry-run"], capture_output=True, text=True)
    assert json.loads(trial.stdout)["newEntries"] == 0, trial.stderr
    again = subprocess.run(command, capture_output=True, text=True)
    assert again.stdout == "0 new entries, 0 photos.\n", again.stderr


def choose(page, file):
    page.get_by_label("The file").set_input_files(file)
    page.get_by_role("button", name="Continue").click()


def test_a_care_provider_takes_what_they_may_see(demonstration, window):
    page = window("desktop", base_url=demonstration.address)
    page.goto("/")
    page.get_by_role("button", name="Look around as a care provider").click()
    page.get_by_role("link", name="demo").click()
    expect(page.get_by_role("heading", name="demo", level=1)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download as FHIR").click()
    bundle = json.loads(Path(download.value.path()).read_text())
    assert {"MedicationRequest", "MedicationAdministration", "Observation", "QuestionnaireResponse"} <= set(check(bundle))
    assert "demo" not in json.dumps(bundle)
    axe(page)
