"""What each viewer may know of the evening."""

import hashlib
from functools import cache
from typing import Any

import msgspec

from postparade.games.boards import boards
from postparade.games.boards import table as data_table
from postparade.games.contract import Choice, Game
from postparade.games.dice_race.setup import scratch_presets
from postparade.games.registry import GAMES
from postparade.games.viewer import TABLE, Viewer
from postparade.table.correction import faces
from postparade.table.history import is_roll
from postparade.table.messages import GameOffer, RollRecord, SeatCard, TableView
from postparade.table.seats import may_join
from postparade.table.state import TableState

ROLLS_SHOWN = 12


def view_of(evening: TableState, who: Viewer) -> TableView:
    """The evening as ``who`` may see it."""
    game = evening.game
    host = who.role == "host"
    return TableView(
        entry=evening.entry,
        seats=tuple(SeatCard(seat, name, evening.plays(seat)) for seat, name in evening.seats.items()),
        game=game.name if game else None,
        play=game.view(evening.play, who) if game else None,
        choices=_choices(evening, who),
        rolls=_rolls(evening) if host else (),
        offers=_offers() if host else (),
    )


def shown(game: Game | None, events: tuple[Any, ...], who: Viewer) -> tuple[Any, ...]:
    """``events`` with everything blanked or left out that ``who`` may not know."""
    if game is None:
        return events
    known = (game.shown(event, who) if isinstance(event, game.event_type) else event for event in events)
    return tuple(event for event in known if event is not None)


def digest(evening: TableState) -> str:
    """SHA-256 of what the board shows: equal for two tables exactly if nobody could tell them apart."""
    board = msgspec.to_builtins(view_of(evening, TABLE), str_keys=True, order="sorted")
    return hashlib.sha256(msgspec.json.encode(board)).hexdigest()


def _choices(evening: TableState, who: Viewer) -> tuple[Choice, ...]:
    if evening.game is None:
        return ()
    choices = evening.game.choices(evening.play, who)
    if who.role not in ("host", "seat"):
        return choices
    joins = (join for join in may_join(evening) if who.role == "host" or join.player == who.seat)
    return *choices, *(Choice(join, f"Seat {join.player}: join the game") for join in joins)


def _rolls(evening: TableState) -> tuple[RollRecord, ...]:
    """The latest rolls of the running game, newest first."""
    rolls: list[RollRecord] = []
    for step in reversed(evening.history):
        if len(rolls) == ROLLS_SHOWN:
            break
        if is_roll(step.action):
            roller, race = getattr(step.before, "turn", None), getattr(step.before, "race", 0)
            rolls.append(RollRecord(step.entry, faces(step), roller, race, step.corrected, step.action.source))
    return tuple(rolls)


@cache
def _offers() -> tuple[GameOffer, ...]:
    return tuple(
        GameOffer(name, game.title, game.seats_min, game.seats_max, boards(name), scratch_presets(data_table(name)))
        for name, game in GAMES.items()
    )
