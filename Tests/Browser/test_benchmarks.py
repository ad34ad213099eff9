"""The page with the results of `make bench`, on which a missed target or a failed measurement is conspicuous."""

import runpy
import sys
import time

import pytest
from hexis import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from figures import Figure, Part, page, read, record  # noqa: E402

bench = runpy.run_path(str(ROOT / "scripts" / "bench"))


def test_every_aim_stands_beside_its_figure_and_what_was_missed_is_marked():
    rules = Part("The rules", [
        Figure("fold of 10 000 entries", 6.234, "ms", "< 10"),
        Figure("Today, rendered", 412.7, "µs", beside="ten habits"),
        Figure("reading / bare loop", 0.5912, aim="≥ 0.6")])
    browser = Part("The browser", [Figure("a first visit", 512345, "bytes", "≤ 250000")], "it ended with 1. No worker.")
    photos = Part("Photos", [], "it ended with -9.")
    assert page([rules, browser, photos], {"Machine": "2 × Example", "Date": "2026-11-22"}) == """\
# Benchmarks

What `make bench` measured last, each aim beside its figure.

- Machine: 2 × Example
- Date: 2026-11-22
- Aims met: 1 of 3. Missed: reading / bare loop; a first visit. **Failed: The browser; Photos.**

## The rules

| What | Figure | Aim | | Beside |
|---|---:|---:|---|---|
| fold of 10 000 entries | 6.23 ms | < 10 ms | met |  |
| Today, rendered | 413 µs |  |  | ten habits |
| reading / bare loop | 0.591 | ≥ 0.6 | **missed** |  |

## The browser

**This part failed: it ended with 1. No worker.**

| What | Figure | Aim | | Beside |
|---|---:|---:|---|---|
| a first visit | 512 345 bytes | ≤ 250 000 bytes | **missed** |  |

## Photos

**This part failed: it ended with -9.**

"""


@pytest.mark.parametrize(("aim", "figure", "verdict"), [
    ("< 10", 9.99, "met"), ("< 10", 10, "**missed**"), ("≤ 10", 10, "met"), ("≤ 10", 11, "**missed**"),
    ("≥ 3", 3, "met"), ("≥ 3", 2.9, "**missed**"), ("", 1, "")])
def test_an_aim_is_a_bound(aim, figure, verdict):
    assert Figure("x", figure, "ms", aim).verdict == verdict


def test_a_figure_comes_through_a_line_as_it_was(capsys):
    record("Today / plaintext", 0.25, aim="≥ 0.3", beside="“Today”")
    record("a first visit", 10, "bytes")
    lines = capsys.readouterr().out.splitlines()
    assert [read(line) for line in lines] == [
        Figure("Today / plaintext", 0.25, "", "≥ 0.3", "“Today”"), Figure("a first visit", 10, "bytes")]
    assert read("Compiling …") is None


def test_a_part_that_fails_is_named_and_the_others_still_run(tmp_path, capsys):
    def part(script):
        return [sys.executable, "-c", f"import sys; sys.path.insert(0, '{ROOT}/scripts')\n"
                                      f"from figures import record\n{script}"]

    with pytest.raises(SystemExit):
        bench["main"](tmp_path / "page.md", {
            "One": part("record('before', 1)\nraise SystemExit('no worker')"), "Two": part("record('after', 2)")})
    text = (tmp_path / "page.md").read_text()
    assert "**Failed: One.**" in text
    assert "**This part failed: it ended with 1. no worker**" in text
    assert "| before | 1 |" in text and "| after | 2 |" in text
    assert "no worker" in capsys.readouterr().err


def test_an_aim_that_is_missed_is_no_failure(tmp_path):
    line = '{"name": "x", "figure": 2, "aim": "< 1"}'
    bench["main"](tmp_path / "page.md", {"One": ["echo", line]})
    assert "Missed: x." in (tmp_path / "page.md").read_text()


def test_a_part_for_which_there_is_no_more_time_is_ended_with_all_that_it_started():
    part = bench["measured"]("Slow", ["sh", "-c", "sleep 1000 & wait"], time.monotonic())
    assert part.failure == "all of it took longer than 15 minutes."
