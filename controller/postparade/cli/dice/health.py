"""``postparade dice health``: whether the dice of a session look fair, from its journal."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from postparade.cli.options import AsJson
from postparade.dice.health.monitor import of_journal
from postparade.dice.health.report import Counts, Report

WIDEST = 30
NAMES = {
    "faces": "faces, chi-square",
    "sums": "sums, chi-square",
    "runs": "high and low, runs",
    "again": "same faces again",
}


def health(journal: Path, *, as_json: AsJson = False) -> int:
    """Say whether the dice of an evening look fair: faces, sums and order of its rolls against those of fair dice.

    Parameters
    ----------
    journal
        The journal.sqlite of an evening.
    as_json
        Print one JSON object.
    """
    found = of_journal(journal)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        show(Console(), found)
    return 0


def show(console: Console, found: Report) -> None:
    """Print the report for people: the verdict first, then the counts beside what fair dice give."""
    console.print(found.sentence, style="bold red" if found.suspect else "bold")
    for finding in found.findings[1:]:
        console.print(finding.sentence)
    if found.rolls:
        if found.with_faces:
            console.print(_bars("face", found.faces))
        for name, counts in found.dice.items():
            console.print(_bars(f"{name} die", counts))
        console.print(_bars("sum", found.sums))
        console.print(_tests(found))
    for reader, count in found.left_out.items():
        console.print(f"Left out: {count} of dice that were {LEFT_OUT[reader]}.")


LEFT_OUT = {
    "electronic": "thrown by the table itself",
    "photographs": "read from photographs",
    "unknown": "entered when the journal did not keep who read them",
}


def _bars(what: str, counts: Counts) -> Table:
    table = Table(what, "came", "usual", "", box=None)
    longest = max(*counts.counts, *counts.usual, 1.0)
    for name, count, usual in zip(counts.names, counts.counts, counts.usual, strict=True):
        bar = "█" * round(count / longest * WIDEST)
        mark = round(usual / longest * WIDEST)
        line = f"{bar:<{WIDEST + 1}}"
        table.add_row(str(name), str(count), f"{usual:.1f}", f"{line[:mark]}│{line[mark + 1 :]}".rstrip())
    return table


def _tests(found: Report) -> Table:
    caption = "chance: how often fair dice look at least as uneven in one look; together: allowing for all tests (Holm)"
    table = Table("test", "value", "usual", "chance", "together", caption=caption, box=None)
    for test in found.tests:
        numbers = (f"{test.statistic:g}", f"{test.usual:.1f}", f"{test.chance:.3g}", f"{test.adjusted:.3g}")
        table.add_row(NAMES[test.name], *numbers)
    return table
