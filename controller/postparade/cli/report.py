"""``postparade report``: an evening as charts and as a page to read, to keep and to print."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from postparade.cli.language import spoken
from postparade.core.faults import DeviceFault, JournalFault, QuestionFault
from postparade.reports.contract import Section
from postparade.reports.drawing import Element, as_text
from postparade.reports.evening import EveningReport, GameReport, evening_of
from postparade.reports.files import write
from postparade.reports.page import page
from postparade.reports.printing import find_browser
from postparade.reports.sections import section_of
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
    sections = [section_of(game, words) for game in evening.games]
    charts = list(_charts(evening, sections))
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
        print(json.dumps({"files": [str(path) for path in files], "left_out": told, **_summary(evening, Words())}))
    else:
        _show(evening, files, left_out)
    return 0


def _charts(evening: EveningReport, sections: Sequence[Section]) -> Iterator[tuple[str, Element]]:
    """Every chart with the name of its file; several games of one evening are numbered."""
    for number, section in enumerate(sections, 1):
        prefix = f"game-{number}-" if len(evening.games) > 1 else ""
        yield from ((f"{prefix}{figure.name}", figure.drawing) for figure in (*section.summary, *section.races))


def _summary(evening: EveningReport, words: Words) -> dict[str, Any]:
    return {"games": [_game(game, section_of(game, words)) for game in evening.games]}


def _game(game: GameReport, section: Section) -> dict[str, Any]:
    standings = game.standings if section.standings is None else section.standings
    return {
        "title": game.title,
        "over": game.over,
        "standings": [
            {"seat": seat, "name": game.name(seat), "chips": chips, "luck": section.luck.get(seat)}
            for seat, chips in standings
        ],
        "highlights": list(section.sentences),
        **section.data,
    }


def _show(evening: EveningReport, files: list[Path], left_out: DeviceFault | None) -> None:
    console = Console()
    for game in evening.games:
        console.print(f"{game.title}, {game.status.race} races", style="bold", markup=False)
        for sentence in section_of(game, Words()).sentences:
            console.print(f"  {sentence}", markup=False)
    for path in files:
        if path.suffix in (".html", ".pdf"):
            console.print(str(path), markup=False, soft_wrap=True)
    charts = sum(path.suffix in (".svg", ".png") for path in files)
    console.print(f"and {charts} charts in {files[0].parent}", markup=False, soft_wrap=True)
    if left_out is not None:
        console.print(f"{left_out.sentence} {left_out.remedy}", markup=False)
