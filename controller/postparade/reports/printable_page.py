"""The printable report of an evening: one HTML page with everything in it."""

from collections.abc import Iterator
from datetime import datetime
from xml.etree import ElementTree as ET

from postparade.reports.charts.drawing import el, table
from postparade.reports.contract import Section
from postparade.reports.evening import EveningReport, GameReport
from postparade.reports.honours.honours import honours_of
from postparade.reports.sections import section_of
from postparade.reports.story import chapters
from postparade.reports.words import Words, whole

ACCOUNTS = ("seat", "player", "bought", "paid", "received", "holds")
"""Columns of the table of accounts."""
STYLE = """
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.45 system-ui, "DejaVu Sans", sans-serif,
  "Noto Sans Arabic UI", "WenQuanYi Micro Hei", "Noto Color Emoji"; color: #17130b; background: #fffdf7; margin: 0 auto;
  max-width: 62rem; padding: 1.5rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
h1, h2, h3 { font-family: Rockwell, "Roboto Slab", "DejaVu Serif", Georgia, serif; line-height: 1.2;
  break-after: avoid; }
h1 { font-size: 2rem; margin: 0; }
h2 { font-size: 1.5rem; margin: 2rem 0 0.4rem; border-bottom: 0.15rem solid #9a7320; }
.note { color: #5a4e33; margin: 0.2rem 0 0.8rem; }
table { border-collapse: collapse; width: 100%; margin: 0.6rem 0 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.25rem 0.7rem; border-bottom: 1px solid #d9cfb4; overflow-wrap: anywhere; }
th { color: #5a4e33; font-weight: 600; }
th:first-child, td:first-child { width: 6rem; }
th:nth-child(2), td:nth-child(2) { text-align: left; }
tr.first td { font-weight: 700; }
li { margin: 0.2rem 0; }
figure { margin: 0 0 1.2rem; break-inside: avoid; }
figure svg { width: 100%; height: auto; display: block; }
.evening svg { margin: 0 auto; }
@media print {
  .evening svg { max-width: 148mm; }
  body { padding: 0; max-width: none; background: none; }
  .races { break-before: page; }
}
"""


def page(report: EveningReport, words: Words, *, story: bool = True) -> str:
    """The whole evening as the text of a self-contained HTML file: with the ``story``, who won and who has which title
    before the accounts."""
    body = el("body", el("h1", words("evening")), el("p", when(report, words), class_="note"))
    if story and (told := list(chapters(honours_of(report), words))):
        body.extend(told)
        body.append(el("h2", words("story-accounts")))
    for game in report.games:
        body.extend(_game(game, words))
    return document(words("evening"), body, words, STYLE)


def document(title: str, body: ET.Element, words: Words, style: str) -> str:
    """The text of a self-contained HTML file."""
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("title", f"{title} - Post Parade"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("style", style),
    )
    # Screen readers find the page by its main part.
    main = ET.Element("main")
    main.extend(body)
    html = el("html", head, el("body", main), lang=words.language)
    return f"<!doctype html>\n{ET.tostring(html, encoding='unicode', method='html')}"


def when(report: EveningReport, words: Words) -> str:
    """The day of the evening, as people write it."""
    began = datetime.fromtimestamp(report.games[0].began).astimezone()
    return words("evening-when", began=began)


def _game(game: GameReport, words: Words) -> Iterator[ET.Element]:
    section = Section() if game.latest == 0 else section_of(game, words)
    yield el("h2", game.title)
    yield el("p", " ".join(_state_of_play(game, section, words)), class_="note")
    yield _standings(game, section, words)
    if section.luck:
        yield el("p", words("luck-explained"), class_="note")
    if game.latest is not None and game.latest < game.status.race:
        yield el("p", words("latest-races", latest=game.latest, races=game.status.race), class_="note")
    if section.sentences:
        yield el("h3", words("highlights"))
        yield el("ul", *(el("li", sentence) for sentence in section.sentences))
    for figure in section.summary:
        yield el("figure", figure.drawing, class_="evening")
    yield el("h3", words(f"accounts-{game.game.capabilities.unit}"))
    rows = [(t.seat, t.name, *map(whole, (t.bought, t.paid, t.received, t.balance))) for t in game.totals]
    yield table([words(f"column-{name}") for name in ACCOUNTS], rows)
    if not section.races:
        return
    yield el("h3", words("the-races"), class_="races")
    if section.note:
        yield el("p", section.note, class_="note")
    for figure in section.races:
        yield el("figure", figure.drawing)


def _state_of_play(game: GameReport, section: Section, words: Words) -> Iterator[str]:
    """Whether the game is over, after how many races, and what nobody has won."""
    counted = section.counted or words("races-run", races=game.run)
    yield words("final-standings" if game.over else "standings-so-far", counted=counted)
    if pot := game.status.pot:
        yield words("left-in-pot" if game.over else "now-in-pot", number=pot, unit=game.game.capabilities.unit)


def _standings(game: GameReport, section: Section, words: Words) -> ET.Element:
    luck = section.luck
    standings = game.standings if section.standings is None else section.standings
    rows: list[tuple[object, ...]] = []
    for seat, chips in standings:
        place = 1 + sum(other > chips for _, other in standings)
        row = (place, game.name(seat), whole(chips))
        rows.append((*row, words.signed(luck[seat]) if seat in luck else "-") if luck else row)
    held = "tokens" if game.by_score else game.game.capabilities.unit
    names = ("place", "player", held, "luck") if luck else ("place", "player", held)
    return table([words(f"column-{name}") for name in names], rows, first=sum(row[0] == 1 for row in rows))
