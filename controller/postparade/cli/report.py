"""``postparade report``: an evening as charts and as a page to read, to keep and to print."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from postparade.cli.options import AsJson, Flag, JournalFile, parse_language
from postparade.cli.process import keep_small
from postparade.cli.progress import Advance, progress
from postparade.core.faults import DeviceFault
from postparade.core.output_file import write
from postparade.reports.charts.drawing import Element, as_text
from postparade.reports.contract import Section
from postparade.reports.evening import EveningReport, GameReport, evening_of
from postparade.reports.printable_page import page
from postparade.reports.printing import find_browser
from postparade.reports.sections import section_of
from postparade.reports.words import Words

PAGE = "evening.html"


def report(
    journal: JournalFile,
    *,
    out: Path = Path("report"),
    language: str = "en",
    drawings_only: Flag = False,
    as_json: AsJson = False,
) -> int:
    """Write charts of every race and a page of the whole evening, with standings, highlights, luck and dice.

    Parameters
    ----------
    out
        The folder for evening.html, evening.pdf and the charts as SVG and PNG.
    language
        The language of page and charts: en, de, es, fr or it.
    drawings_only
        Write HTML and SVG only, which need no browser.
    as_json
        Print one JSON object with the files, standings, highlights and races.
    """
    keep_small()
    words = Words(parse_language(language))
    with progress("writing the report") as advance:
        evening = evening_of(journal)
        files, left_out = _write(evening, words, out, drawings_only, advance)
    if as_json:
        why = None if left_out is None else {"code": left_out.code, "remedy": left_out.remedy}
        print(json.dumps({"files": [str(path) for path in files], "left_out": why, **_summary(evening, Words())}))
    else:
        _show(evening, files, left_out)
    return 0


def _write(
    evening: EveningReport, words: Words, out: Path, drawings_only: bool, advance: Advance
) -> tuple[list[Path], DeviceFault | None]:
    """Write everything into ``out``; returns the files, and why those that need a browser are left out."""
    charts = list(_charts(evening, [section_of(game, words) for game in evening.games]))
    files = [out / PAGE, *(out / f"{name}.svg" for name, _ in charts)]
    printed = [] if drawings_only else [out / "evening.pdf", *(out / f"{name}.png" for name, _ in charts)]
    total = len(files) + len(printed)
    write(files[0], page(evening, words).encode())
    for done, (path, (_, drawing)) in enumerate(zip(files[1:], charts, strict=True), 1):
        advance(done, total)
        write(path, as_text(drawing).encode())
    if drawings_only:
        return files, None
    advance(len(files), total)
    try:
        browser = find_browser()
    except DeviceFault as fault:
        return files, fault
    browser.print(out / PAGE, printed[0])
    advance(len(files) + 1, total)
    pictures = [(path, drawing) for path, (_, drawing) in zip(printed[1:], charts, strict=True)]
    browser.paint(pictures, lambda done: advance(len(files) + 1 + done, total))
    return files + printed, None


def _charts(evening: EveningReport, sections: Sequence[Section]) -> Iterator[tuple[str, Element]]:
    """Every chart with the name of its file; several games of one evening are numbered."""
    for number, section in enumerate(sections, 1):
        prefix = f"game-{number}-" if len(evening.games) > 1 else ""
        yield from ((f"{prefix}{figure.name}", figure.drawing) for figure in (*section.summary, *section.races))


def _summary(evening: EveningReport, words: Words) -> dict[str, object]:
    return {"games": [_game(game, section_of(game, words)) for game in evening.games]}


def _game(game: GameReport, section: Section) -> dict[str, object]:
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
        words = Words()
        section = section_of(game, words)
        counted = section.counted or words("races-run", races=game.run)
        console.print(f"{game.title}, {counted}", style="bold", markup=False)
        for sentence in section.sentences:
            console.print(f"  {sentence}", markup=False)
    for path in files:
        if path.suffix in (".html", ".pdf"):
            console.print(str(path), markup=False, soft_wrap=True)
    charts = sum(path.suffix in (".svg", ".png") for path in files)
    console.print(f"and {charts} charts in {files[0].parent}", markup=False, soft_wrap=True)
    if left_out is not None:
        console.print(f"{left_out.sentence} {left_out.remedy}", markup=False)
