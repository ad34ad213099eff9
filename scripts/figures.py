"""The results of `make bench`: one line of JSON per figure, and the page that shows them all."""

import dataclasses
import json
import operator

COMPARISONS = {"<": operator.lt, "≤": operator.le, "≥": operator.ge}


@dataclasses.dataclass
class Figure:
    name: str
    figure: float
    unit: str = ""
    aim: str = ""
    """A bound such as `< 10`, in the figure's unit; empty if there is none."""
    beside: str = ""
    """What it is compared with, or how it was measured."""

    @property
    def verdict(self):
        if not self.aim:
            return ""
        comparison, bound = self.aim.split()
        return "met" if COMPARISONS[comparison](self.figure, float(bound)) else "**missed**"

    @property
    def row(self):
        aim = self.aim and " ".join(filter(None, [self.aim.split()[0], with_unit(float(self.aim.split()[1]), self.unit)]))
        return f"| {self.name} | {with_unit(self.figure, self.unit)} | {aim} | {self.verdict} | {self.beside} |"


@dataclasses.dataclass
class Part:
    name: str
    figures: list[Figure]
    failure: str = ""
    """Why it did not finish; empty if it did."""


def record(name, figure, unit="", aim="", beside=""):
    """Prints a figure for `scripts/bench`, which reads the standard output of each part."""
    print(json.dumps(dataclasses.asdict(Figure(name, figure, unit, aim, beside)), ensure_ascii=False), flush=True)


def read(line):
    """Parses the figure in a line; returns `None` for other output."""
    return Figure(**json.loads(line)) if line.startswith("{") else None


def page(parts, circumstances):
    """Returns the page as Markdown. `circumstances` maps names to values."""
    return "\n".join([
        "# Benchmarks", "", "What `make bench` measured last, each aim beside its figure.", "",
        *(f"- {name}: {value}" for name, value in circumstances.items()), f"- {summary(parts)}",
        *(line for part in parts for line in section(part)), ""])


def summary(parts):
    aims = [figure for part in parts for figure in part.figures if figure.aim]
    missed = [figure.name for figure in aims if figure.verdict != "met"]
    failed = [part.name for part in parts if part.failure]
    return " ".join([
        f"Aims met: {len(aims) - len(missed)} of {len(aims)}.",
        *([f"Missed: {'; '.join(missed)}."] if missed else []),
        *([f"**Failed: {'; '.join(failed)}.**"] if failed else [])])


def section(part):
    yield from ["", f"## {part.name}", ""]
    if part.failure:
        yield from [f"**This part failed: {part.failure}**", ""]
    if part.figures:
        yield from ["| What | Figure | Aim | | Beside |", "|---|---:|---:|---|---|"]
        yield from (figure.row for figure in part.figures)


def with_unit(number, unit):
    return f"{rounded(number)} {unit}".rstrip()


def rounded(number):
    """Formats a number with three significant digits, or with spaces between thousands."""
    return f"{number:,.0f}".replace(",", " ") if abs(number) >= 100 else f"{number:.3g}"
