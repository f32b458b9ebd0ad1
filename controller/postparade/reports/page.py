"""The printable report of an evening: one HTML page with everything in it."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from xml.etree import ElementTree as ET

from postparade.reports.bars import signed
from postparade.reports.drawing import el
from postparade.reports.evening import EveningReport, GameReport
from postparade.reports.evening_chart import evening_chart
from postparade.reports.highlights import highlights
from postparade.reports.race_chart import race_chart

STYLE = """
@page { size: A4; margin: 14mm; }
* { box-sizing: border-box; }
body { font: 11pt/1.45 system-ui, "DejaVu Sans", sans-serif; color: #17130b; background: #fffdf7; margin: 0 auto;
  max-width: 62rem; padding: 1.5rem; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
h1, h2, h3 { font-family: Rockwell, "Roboto Slab", "DejaVu Serif", Georgia, serif; line-height: 1.2;
  break-after: avoid; }
h1 { font-size: 2rem; margin: 0; }
h2 { font-size: 1.5rem; margin: 2rem 0 0.4rem; border-bottom: 0.15rem solid #9a7320; }
.note { color: #5a4e33; margin: 0.2rem 0 0.8rem; }
table { border-collapse: collapse; width: 100%; margin: 0.6rem 0 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.25rem 0.7rem; border-bottom: 1px solid #d9cfb4; overflow-wrap: anywhere; }
th { color: #5a4e33; font-weight: 600; }
th:first-child, td:first-child { width: 4.5rem; }
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


def page(report: EveningReport) -> str:
    """The whole evening as the text of an HTML file that needs no other."""
    body = el("body", el("h1", "An evening at the races"), el("p", _when(report), class_="note"))
    for game in report.games:
        body.extend(_game(game))
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("title", "An evening at the races - Post Parade"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("style", STYLE),
    )
    return f"<!doctype html>\n{ET.tostring(el('html', head, body, lang='en'), encoding='unicode', method='html')}"


def _when(report: EveningReport) -> str:
    began = datetime.fromtimestamp(report.games[0].began).astimezone()
    races = len(report.races)
    return f"{began:%A, %d %B %Y, %H:%M}; {races} {'race' if races == 1 else 'races'}"


def _game(game: GameReport) -> Iterator[ET.Element]:
    yield el("h2", game.title)
    left = "" if not game.pot else f" {game.pot} chips are left in the pot."
    yield el("p", f"{'Final standings' if game.over else 'Standings so far'}.{left}", class_="note")
    yield _standings(game)
    if game.luck:
        told = "Luck: chips beyond what cards and dice could be expected to bring, if every purse could always pay."
        yield el("p", told, class_="note")
    yield el("h3", "Highlights")
    yield el("ul", *(el("li", sentence) for sentence in highlights(game)))
    yield el("figure", evening_chart(game), class_="evening")
    yield el("h3", "Accounts")
    rows = [(t.seat, t.name, t.bought, t.paid, t.received, t.balance) for t in game.totals]
    yield _table(("seat", "player", "bought", "paid", "received", "holds"), rows)
    yield el("h3", "The races", class_="races")
    yield el("p", "Chances are exact, computed from the rules after every roll.", class_="note")
    for race in game.races:
        yield el("figure", race_chart(race, game.names, game.title))


def _standings(game: GameReport) -> ET.Element:
    what = "tokens won" if game.by_score else "chips"
    luck = game.luck
    rows = []
    for seat, chips in game.standings:
        place = 1 + sum(other > chips for _, other in game.standings)
        rows.append((place, game.name(seat), chips, signed(luck[seat]) if seat in luck else "-"))
    return _table(("place", "player", what, "luck"), rows, first=sum(row[0] == 1 for row in rows))


def _table(heads: Sequence[str], rows: Sequence[Sequence[object]], first: int = 0) -> ET.Element:
    head = el("thead", el("tr", *(el("th", name, scope="col") for name in heads)))
    body = [
        el("tr", *(el("td", str(value)) for value in row), **({"class_": "first"} if at < first else {}))
        for at, row in enumerate(rows)
    ]
    return el("table", head, el("tbody", *body))
