"""``postparade report``: an evening as charts and as a page to read, to keep and to print."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from postparade.cli.language import spoken
from postparade.core.faults import DeviceFault, JournalFault, QuestionFault
from postparade.reports.course import Course
from postparade.reports.drawing import Element, as_text
from postparade.reports.evening import EveningReport, GameReport, dice_of, evening_of
from postparade.reports.evening_chart import evening_chart
from postparade.reports.files import write
from postparade.reports.highlights import highlights
from postparade.reports.page import page
from postparade.reports.printing import find_browser
from postparade.reports.race_chart import race_chart
from postparade.reports.words import Words

PAGE = "evening.html"


def report(journal: Path, out: Path, language: str, *, drawings_only: bool, as_json: bool) -> int:
    """Write the report of ``journal`` (the file or its data folder) into the folder ``out``, in ``language``, and
    say what is there.

    Without a Chromium on this machine, PDF and PNG files are left out, with the reason. Raises
    :class:`~postparade.core.faults.QuestionFault` for a journal that cannot be reported on and for an ``out`` that
    cannot be written, and ``DeviceFault`` (``browser_failed``).
    """
    try:
        evening = evening_of(journal)
    except JournalFault as fault:
        raise QuestionFault(fault.code, **fault.details) from fault
    words = Words(spoken(language))
    charts = list(_charts(evening, words))
    files = [out / PAGE, *(out / f"{name}.svg" for name, _ in charts)]
    write(files[0], page(evening, words).encode())
    for path, (_, drawing) in zip(files[1:], charts, strict=True):
        write(path, as_text(drawing).encode())
    left_out = None
    if not drawings_only:
        try:
            browser = find_browser()
        except DeviceFault as fault:
            left_out = fault
        else:
            pictures = [(out / f"{name}.png", drawing) for name, drawing in charts]
            browser.print(out / PAGE, out / "evening.pdf")
            browser.paint(pictures)
            files += [out / "evening.pdf", *(path for path, _ in pictures)]
    if as_json:
        told = None if left_out is None else {"code": left_out.code, "remedy": left_out.remedy}
        print(json.dumps({"files": [str(path) for path in files], "left_out": told, **_summary(evening)}))
    else:
        _show(evening, files, left_out)
    return 0


def _charts(evening: EveningReport, words: Words) -> Iterator[tuple[str, Element]]:
    """Every chart with the name of its file; several games of one evening are numbered."""
    for number, game in enumerate(evening.games, 1):
        prefix = f"game-{number}-" if len(evening.games) > 1 else ""
        yield f"{prefix}evening", evening_chart(game, words)
        for race in game.races:
            yield f"{prefix}race-{race.number}", race_chart(race, game.names, game.title, words)


def _summary(evening: EveningReport) -> dict[str, Any]:
    dice = dice_of(evening.races)
    return {"games": [_game(game) for game in evening.games], "dice": {"rolls": dice.rolls, "sums": dice.sums}}


def _game(game: GameReport) -> dict[str, Any]:
    return {
        "title": game.title,
        "over": game.over,
        "standings": [
            {"seat": seat, "name": game.name(seat), "chips": chips, "luck": game.luck.get(seat)}
            for seat, chips in game.standings
        ],
        "highlights": highlights(game, Words()),
        "races": [_race(race) for race in game.races],
    }


def _race(race: Course) -> dict[str, Any]:
    swing = race.swing
    return {
        "race": race.number,
        "winner": race.winner,
        "rolls": len(race.throws),
        "scratched": race.scratched,
        "lead_changes": race.lead_changes,
        "pot": race.pot,
        "payouts": race.payouts,
        "luck": race.luck,
        "swing": None if swing is None else swing._asdict(),
    }


def _show(evening: EveningReport, files: list[Path], left_out: DeviceFault | None) -> None:
    console = Console()
    for game in evening.games:
        console.print(f"{game.title}, {len(game.races)} races", style="bold", markup=False)
        for sentence in highlights(game, Words()):
            console.print(f"  {sentence}", markup=False)
    for path in files:
        if path.suffix in (".html", ".pdf"):
            console.print(str(path), markup=False, soft_wrap=True)
    charts = sum(path.suffix in (".svg", ".png") for path in files)
    console.print(f"and {charts} charts in {files[0].parent}", markup=False, soft_wrap=True)
    if left_out is not None:
        console.print(f"{left_out.sentence} {left_out.remedy}", markup=False)
