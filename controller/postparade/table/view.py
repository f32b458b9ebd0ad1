"""What each viewer may know of the evening."""

import hashlib
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from postparade.games.actions import TYPED, Roll
from postparade.games.contract import Choice, Game, GameStatus, Offer
from postparade.games.registry import GAMES
from postparade.games.viewer import TABLE, Viewer
from postparade.table.correction import faces
from postparade.table.messages import RollRecord, SeatCard, TableView, Typists
from postparade.table.seats import may_join
from postparade.table.state import TableState

ROLLS_SHOWN = 12


def view_of(
    evening: TableState,
    viewer: Viewer,
    typing: Typists = "everybody",
    *,
    presenting: bool = False,
    public: TableView | None = None,
) -> TableView:
    """The evening as ``viewer`` may see it; nobody has choices while a race is ``presenting``. ``typing`` holds until
    the host says otherwise. ``public`` is what the board sees of the same evening, where that is known already: most of
    it is the same for everybody."""
    game = evening.game
    host = viewer.role == "host"
    play = game.view(evening.play, viewer) if game else None
    choices = () if presenting else _choices(evening, viewer)
    rolls, offers = (_rolls(evening), _offers()) if host else ((), ())
    if public is not None:
        return replace(public, play=play, choices=choices, rolls=rolls, offers=offers)
    return TableView(
        entry=evening.entry,
        seats=tuple(SeatCard(seat, name, evening.plays(seat)) for seat, name in evening.seats.items()),
        game=game.name if game else None,
        play=play,
        status=game.status(evening.play) if game else None,
        choices=choices,
        rolls=rolls,
        offers=offers,
        over=game is not None and game.over(evening.play),
        typing=evening.typing or typing,
        typed=_last_source(evening) == TYPED,
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
    """The latest rolls of the running game that may still be corrected, newest first."""
    rolls: list[RollRecord] = []
    game = evening.game
    for step in reversed(evening.history):
        if len(rolls) == ROLLS_SHOWN:
            break
        if isinstance(step.action, Roll):
            status = game.status(step.before) if game else GameStatus("")
            if game and game.capabilities.corrects == "race" and status.race != game.status(evening.play).race:
                break
            dice, source = faces(step.action), step.action.source
            rolls.append(RollRecord(step.entry, dice, status.turn, status.race, step.corrected, source))
    return tuple(rolls)


def _last_source(evening: TableState) -> str:
    """Who read the last roll of the running game."""
    rolls = (step.action.source for step in evening.history.newest() if isinstance(step.action, Roll))
    return next(rolls, "")


@cache
def _offers() -> tuple[Offer, ...]:
    return tuple(game.offer() for game in GAMES.values())
