"""A researcher collects what people agreed to share; the files are read by programs that do not know Hexis."""

import csv
import datetime
import io
import zipfile
from xml.etree import ElementTree

from conftest import add_habit, axe, join
from device import eventually
from playwright.sync_api import expect

DDI = "{ddi:codebook:2_5}"
# The order of DDI-Codebook's own schema, as far as its elements are used.
ORDER = {
    "codeBook": ["stdyDscr", "fileDscr", "dataDscr"],
    "stdyDscr": ["citation", "stdyInfo", "dataAccs"],
    "citation": ["titlStmt", "rspStmt", "verStmt"],
    "titlStmt": ["titl"],
    "rspStmt": ["AuthEnty"],
    "verStmt": ["version"],
    "stdyInfo": ["abstract", "sumDscr"],
    "sumDscr": ["anlyUnit", "dataKind"],
    "dataAccs": ["useStmt"],
    "useStmt": ["confDec"],
    "fileDscr": ["fileTxt"],
    "fileTxt": ["fileName", "fileCont", "dimensns", "fileType"],
    "dimensns": ["caseQnty", "varQnty"],
    "dataDscr": ["var"],
    "var": ["labl", "txt", "catgry", "varFormat", "notes"],
    "catgry": ["catValu"],
}


def check_order(element):
    """Every element is known where it is, and in its place."""
    name = element.tag.removeprefix(DDI)
    places = [ORDER.get(name, []).index(child.tag.removeprefix(DDI)) for child in element]
    assert places == sorted(places), name
    for child in element:
        check_order(child)


def tables(archive):
    return {
        name.removesuffix(".csv"): list(csv.reader(io.StringIO(archive.read(name).decode(), newline=""), strict=True))
        for name in archive.namelist() if name.endswith(".csv")}


def check_codebook(archive):
    """The codebook describes each column of each table, and how many rows there are."""
    found = tables(archive)
    codebook = found.pop("codebook")
    described = {}
    for row in codebook[1:]:
        described.setdefault(row[0], []).append(row[2])
    assert described == {name: rows[0] for name, rows in found.items()}

    book = ElementTree.fromstring(archive.read("codebook.xml"))
    assert book.tag == f"{DDI}codeBook" and book.get("version") == "2.5"
    check_order(book)
    files = {file.get("ID"): file for file in book.iter(f"{DDI}fileDscr")}
    for key, file in files.items():
        name = file.findtext(f".//{DDI}fileName").removesuffix(".csv")
        rows = found[name]
        assert int(file.findtext(f".//{DDI}caseQnty")) == len(rows) - 1
        assert [var.get("name") for var in book.iter(f"{DDI}var") if var.get("files") == key] == rows[0]
    assert len(files) == len(found)
    identifiers = [element.get("ID") for element in book.iter() if element.get("ID")]
    assert len(identifiers) == len(set(identifiers))


def test_a_study_from_its_terms_to_its_data(server, device, tmp_path):
    ida = device("desktop")
    join(ida)
    ida.goto("/account")
    ida.get_by_role("link", name="Your studies").click()
    axe(ida)
    ida.get_by_role("link", name="Begin a study").click()
    ida.get_by_role("button", name="Begin").click()
    expect(ida.get_by_role("alert")).to_contain_text("fields need another look")
    axe(ida)
    ida.get_by_label("Title").fill("Walking after dinner")
    ida.get_by_label("Who is responsible").fill("Ida Moe\nida@example.org")
    ida.get_by_label("What participants should know").fill("How a walk becomes a habit.\n\nKept for ten years.")
    ida.get_by_label("What each participant has to agree to").fill("I have read this.")
    ida.get_by_label("Days of habits").check()
    ida.get_by_label("Ask whether dates may be given out").check()
    ida.get_by_label("First day").fill("2026-01-01")
    ida.get_by_label("Last day").fill("2034-12-31")
    ida.get_by_role("button", name="Begin").click()
    expect(ida.get_by_text("No participants yet.")).to_be_visible()
    eventually(ida, "() => document.querySelector('.route-code')?.naturalWidth > 0")
    axe(ida)
    study, link = ida.url, ida.get_by_label("Link").input_value()

    maria = device()
    name = join(maria)
    add_habit(maria, "Walk with Otto")
    # The camera opens the link.
    maria.goto(link)
    maria.get_by_role("button", name="Next").click()
    expect(maria.get_by_text("Kept for ten years.")).to_be_visible()
    axe(maria)
    maria.get_by_label("Your name").fill("Maria Berg")
    maria.get_by_role("button", name="Agree and take part").click()
    expect(maria.get_by_role("alert")).to_contain_text("2 fields need another look")
    axe(maria)
    maria.get_by_role("group", name="I have read this.").get_by_label("I agree").check()
    maria.get_by_role("group", name="May the study get the dates, too?").get_by_label("Yes").check()
    expect(maria.get_by_label("Your name")).to_have_value("Maria Berg")
    maria.get_by_role("button", name="Agree and take part").click()
    expect(maria.get_by_role("status")).to_contain_text("You take part.")
    expect(maria.get_by_text("Signed by Maria Berg")).to_be_visible()
    axe(maria)

    ida.goto(f"{study}/data")
    expect(ida.get_by_text("The data of 1 participant.")).to_be_visible()
    expect(ida.get_by_text("1 participant could be recognized")).to_be_visible()
    ida.get_by_role("button", name="Download the data").click()
    expect(ida.get_by_role("alert")).to_contain_text("Confirm this first.")
    axe(ida)
    ida.get_by_label("I keep this data safe").check()
    with ida.expect_download() as download:
        ida.get_by_role("button", name="Download the data").click()
    download.value.save_as(tmp_path / "data.zip")
    archive = zipfile.ZipFile(tmp_path / "data.zip")
    assert archive.testzip() is None
    check_codebook(archive)
    for file in archive.namelist():
        text = archive.read(file).decode()
        assert not any(word in text for word in [name, "Otto", "Maria", "Berg"]), file
    head, *days = tables(archive)["check-ins"]
    for day in (dict(zip(head, row)) for row in days):
        since = datetime.date.fromisoformat(day["date"]) - datetime.date(2026, 1, 1)
        assert since.days + 1 == int(day["study_day"])

    page = ida.context.new_page()
    archive.extractall(tmp_path / "data")
    page.goto(f"file://{tmp_path}/data/codebook.html")
    axe(page)
    page.close()

    maria.reload()
    expect(maria.get_by_role("listitem").filter(has_text="Today at")).to_be_visible()
    maria.get_by_text("Leave the study").first.click()
    maria.get_by_label("The study gets none of it any more").check()
    axe(maria)
    maria.get_by_role("button", name="Leave the study").click()
    expect(maria.get_by_role("status")).to_contain_text("it gets none of your data")
    ida.goto(f"{study}/data")
    expect(ida.get_by_text("There is no data yet")).to_be_visible()


def test_without_a_connection_studies_say_that_they_need_one(server, device):
    maria = device()
    join(maria)
    server.kill()
    maria.goto("/account/studies")
    expect(maria.get_by_role("heading", name="This needs a connection")).to_be_visible()
