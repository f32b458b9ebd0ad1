"""What each viewer may know of the evening."""

import hashlib
from functools import cache
from typing import Any

import msgspec

from postparade.games.actions import Roll
from postparade.games.contract import Choice, Game, GameStatus, Offer
from postparade.games.registry import GAMES
from postparade.games.viewer import TABLE, Viewer
from postparade.table.correction import faces
from postparade.table.messages import RollRecord, SeatCard, TableView
from postparade.table.seats import may_join
from postparade.table.state import TableState

ROLLS_SHOWN = 12


def view_of(evening: TableState, viewer: Viewer, *, presenting: bool = False) -> TableView:
    """The evening as ``viewer`` may see it; nobody has choices while a race is ``presenting``."""
    game = evening.game
    host = viewer.role == "host"
    return TableView(
        entry=evening.entry,
        seats=tuple(SeatCard(seat, name, evening.plays(seat)) for seat, name in evening.seats.items()),
        game=game.name if game else None,
        play=game.view(evening.play, viewer) if game else None,
        status=game.status(evening.play) if game else None,
        choices=() if presenting else _choices(evening, viewer),
        rolls=_rolls(evening) if host else (),
        offers=_offers() if host else (),
        over=game is not None and game.over(evening.play),
    )


def shown(game: Game | None, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    """``events`` with everything blanked or left out that ``viewer`` may not know."""
    if game is None:
        return events
    known = (game.shown(event, viewer) if isinstance(event, game.event_type) else event for event in events)
    return tuple(event for event in known if event is not None)


def digest(evening: TableState) -> str:
    """SHA-256 of what the board shows: equal for two tables exactly if nobody could tell them apart."""
    board = msgspec.to_builtins(view_of(evening, TABLE), str_keys=True, order="sorted")
    return hashlib.sha256(msgspec.json.encode(board)).hexdigest()


def _choices(evening: TableState, viewer: Viewer) -> tuple[Choice, ...]:
    if evening.game is None:
        return ()
    choices = evening.game.choices(evening.play, viewer)
    if viewer.role not in ("host", "seat"):
        return choices
    joins = (join for join in may_join(evening) if viewer.role == "host" or join.player == viewer.seat)
    return *choices, *(Choice(join, "join") for join in joins)


def _rolls(evening: TableState) -> tuple[RollRecord, ...]:
    """The latest rolls of the running game, newest first."""
    rolls: list[RollRecord] = []
    for step in reversed(evening.history):
        if len(rolls) == ROLLS_SHOWN:
            break
        if isinstance(step.action, Roll):
            status = evening.game.status(step.before) if evening.game else GameStatus("")
            dice, source = faces(step.action), step.action.source
            rolls.append(RollRecord(step.entry, dice, status.turn, status.race, step.corrected, source))
    return tuple(rolls)


@cache
def _offers() -> tuple[Offer, ...]:
    return tuple(game.offer() for game in GAMES.values())
