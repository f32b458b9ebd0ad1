"""A guest's own page of the evening: one file with no address in it, which opens without the table.

It holds what everybody could see, and of hidden things only what the guest's own seat could.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import cast

from postparade.core.faults import QuestionFault
from postparade.reports.charts.drawing import Element, el
from postparade.reports.charts.photo_finish import photo_finish_of
from postparade.reports.contract import Held, Keeping
from postparade.reports.evening import GameReport, Guest
from postparade.reports.honours.honours import Honours
from postparade.reports.honours.moments import Moment
from postparade.reports.printable_page import STYLE, document, when
from postparade.reports.sections import report_of, section_of
from postparade.reports.story import standings_table, title_line
from postparade.reports.words import Words
from postparade.rules.viewer import seat as seat_viewer

OWN_STYLE = (
    STYLE
    + """
body { max-width: 44rem; }
.title { font-size: 1.3rem; font-weight: 700; color: #20643d; }
.wide { overflow-x: auto; }
dt { font-weight: 700; margin-top: 0.5rem; }
dd { margin: 0.1rem 0 0 1rem; }
@media (max-width: 40rem) { body { padding: 0.9rem; } h1 { font-size: 1.6rem; }
  th, td { padding: 0.25rem 0.3rem; font-size: 0.8rem; overflow-wrap: normal; }
  th { font-size: 0.7rem; } th:first-child, td:first-child { width: auto; } }
@media screen and (max-width: 40rem) { figure { overflow-x: auto; } figure svg { width: 42rem; } }
"""
)


def keepsake(honours: Honours, seat: int, words: Words) -> str:
    """The page of whoever took part in ``seat``, as the text of a self-contained HTML file. Raises
    :class:`~postparade.core.faults.QuestionFault` (``no_keepsake``)."""
    guest = honours.guest(seat)
    if guest is None:
        raise QuestionFault("no_keepsake")
    title = words("keepsake", name=guest.name)
    body = el("body", el("h1", title), el("p", when(honours.report, words), class_="note"))
    body.extend(_honour(honours, guest, words))
    if guest in honours.moments:
        body.extend(_moment(honours.moments[guest], words))
    body.append(el("h2", words("evening-standings")))
    body.append(el("div", standings_table(honours, words, guest), class_="wide"))
    body.append(el("p", words("evening-rule"), class_="note"))
    hands = [part for game in honours.report.games for part in _hands(honours, game, guest, words)]
    if hands:
        body.append(el("h2", words("keepsake-hands")))
        body.extend(hands)
    for game in honours.report.games:
        summary = section_of(game, words).summary
        if summary:
            body.append(el("h2", game.title))
            body.extend(_drawn(figure.drawing) for figure in summary)
    return document(title, body, words, OWN_STYLE)


def _honour(honours: Honours, guest: Guest, words: Words) -> Iterator[Element]:
    row = next(row for row in honours.standings if row.guest == guest)
    yield el("p", title_line(honours.titles[guest], words), class_="title")
    if row.points:
        place = words("keepsake-place", place=row.place, guests=len(honours.standings))
        yield el("p", f"{place}, {words('evening-points', points=row.points)}")


def _moment(moment: Moment, words: Words) -> Iterator[Element]:
    unit = "tokens" if moment.game.by_score else moment.game.game.capabilities.unit
    facts: dict[str, str | int] = {"race": moment.race.number, "game": moment.game.title, "gain": moment.gain}
    yield el("h2", words("keepsake-moment"))
    yield el("p", words(f"keepsake-moment-{unit}", **facts))
    if (picture := photo_finish_of(moment, words("keepsake-photo"))) is not None:
        yield _drawn(picture)


def _drawn(drawing: Element) -> Element:
    """What is drawn, as wide as it can be read; on a phone it is moved sideways, by keys, too."""
    return el("figure", drawing, tabindex="0")


def _hands(honours: Honours, game: GameReport, guest: Guest, words: Words) -> Iterator[Element]:
    """What the guest held, race by race, from events as the guest's own seat may know them."""
    own = report_of(game.game)
    if own is None or not hasattr(own, "held"):
        return
    viewer = seat_viewer(guest.seat)
    events = (
        known
        for step in game.steps
        if honours.report.guest(guest.seat, step.entry) == guest
        for event in step.events
        if (known := game.game.shown(event, viewer)) is not None
    )
    held = list(cast(Keeping, own).held(game.game, guest.seat, events, words))
    if not held:
        return
    counted = "keepsake-round" if game.game.capabilities.unit == "cards" else "keepsake-race"
    yield el("h3", game.title)
    listing = el("dl")
    for race, lines in groupby(held, key=lambda one: one.race):
        listing.append(el("dt", words(counted, race=race)))
        listing.extend(_line(one) for one in lines)
    yield listing


def _line(held: Held) -> Element:
    return el("dd", held.text)
