"""What each viewer may know of the state."""

import hashlib
from functools import cache
from typing import get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import TYPED, Roll
from postparade.rules.contract import AnyGame, Choice, GameStatus, Offer
from postparade.rules.dice import TWO_SIXES, DiceSet
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE, Viewer, player
from postparade.table.commands.decider import close_evening
from postparade.table.corrections.correction import counts, faces
from postparade.table.messages import ClearSeat, ResumeTable, RollRecord, SeatCard, TableView, Typists
from postparade.table.seating.seats import clear, joining, may_join
from postparade.table.state import SEATS, TableState

ROLLS_SHOWN = 12
JOINS_AFTER = 8.0
"""Seconds after which newcomers join by themselves once they can: the winner has been shown, and the next race cannot
be dealt on the pages yet."""


def view_of(
    state: TableState,
    viewer: Viewer,
    typing: Typists = "everybody",
    *,
    presenting: bool = False,
    public: TableView | None = None,
) -> TableView:
    """The state as ``viewer`` may see it; nobody has choices while a race is being shown (``presenting``). ``typing``
    holds until the host says otherwise. ``public`` is the board's view of the same state, where that is known already:
    most of it is the same for everybody."""
    game = state.game
    host = viewer.role == "host"
    play = game.view(state.play, player(viewer)) if game else None
    choices = () if presenting else _choices(state, viewer)
    return replace(
        _same_for_all(state, typing) if public is None else public,
        play=play,
        choices=choices,
        rolls=_rolls(state) if host else (),
        offers=_offers() if host else (),
        reportable=host and state.reportable,
        refused=_refused(state) if host else {},
        idle=tuple(seat for seat in state.seats if seat not in state.played) if host else (),
    )


def _same_for_all(state: TableState, typing: Typists) -> TableView:
    """What everybody may see, and nothing that depends on the viewer."""
    game = state.game
    return TableView(
        entry=state.entry,
        seats=tuple(_card(state, seat, name) for seat, name in state.seats.items()),
        game=game.name if game else None,
        play=None,
        status=_status(state),
        choices=(),
        rolls=(),
        offers=(),
        over=game is not None and game.over(state.play),
        ended=state.ended,
        typing=state.typing or typing,
        typed=_last_source(state) == TYPED,
        dice=game.capabilities.dice if game else TWO_SIXES,
        bots=state.bots,
        shown=state.shown,
    )


def shown(game: AnyGame | None, events: tuple[Struct, ...], viewer: Viewer) -> tuple[Struct, ...]:
    """``events`` without what ``viewer`` may not know: blanked, or left out."""
    if game is None:
        return events
    viewer = player(viewer)
    known = (game.shown(event, viewer) if isinstance(event, game.event_type) else event for event in events)
    return tuple(event for event in known if event is not None)


def digest(state: TableState) -> str:
    """SHA-256 of what the board shows: equal for two tables exactly if nobody could tell them apart."""
    board = msgspec.to_builtins(view_of(state, TABLE), str_keys=True, order="sorted")
    return hashlib.sha256(msgspec.json.encode(board)).hexdigest()


def _choices(state: TableState, viewer: Viewer) -> tuple[Choice, ...]:
    if state.game is None:
        return ()
    if state.paused:
        return (Choice(ResumeTable(), "resume-table", primary=True),) if viewer.role == "host" else ()
    if viewer.role != "host" and state.item_over:
        return ()
    if viewer.role == "seat" and viewer.seat in state.bots:
        return ()
    choices = state.game.choices(state.play, player(viewer))
    if viewer.role not in ("host", "seat"):
        return choices
    joins = (join for join in may_join(state) if viewer.role == "host" or join.player == viewer.seat)
    late = state.newcomers
    return *choices, *(Choice(join, "join", after=JOINS_AFTER if join.player in late else 0.0) for join in joins)


def _status(state: TableState) -> GameStatus | None:
    """Where the game stands; while the table is paused, no dice are thrown at any pace."""
    if state.game is None:
        return None
    status = state.game.status(state.play)
    return replace(status, paused=True, pace=None) if state.paused else status


def _refused(state: TableState) -> dict[str, Refusal]:
    """Why nobody can be seated, a seat not be cleared or the evening not be closed, as far as that is so now."""
    asked: dict[str, object] = {f"clear_seat {seat}": clear(state, ClearSeat(seat)) for seat in state.seats}
    if len(state.seats) == SEATS:
        asked["take_seat"] = refuse("table_full", seats=SEATS)
    asked["close_evening"] = close_evening(state)
    return {name: answer for name, answer in asked.items() if isinstance(answer, Refusal)}


def _card(state: TableState, seat: int, name: str) -> SeatCard:
    joins = seat in state.newcomers and joining(state, seat) is not None
    return SeatCard(seat, name, state.plays(seat), joins, state.taken.get(seat, 0))


def _rolls(state: TableState) -> tuple[RollRecord, ...]:
    """The latest rolls of the running game that may still be corrected, newest first."""
    rolls: list[RollRecord] = []
    game = state.game
    for step in reversed(state.history):
        if len(rolls) == ROLLS_SHOWN:
            break
        if counts(step.action):
            status = game.status(step.before) if game else GameStatus("")
            if game and game.capabilities.corrects == "race" and status.race != game.status(state.play).race:
                break
            dice, source = faces(step.action), step.action.source
            rolls.append(RollRecord(step.entry, dice, status.turn, status.race, step.corrected, source))
    return tuple(rolls)


def _last_source(state: TableState) -> str:
    """Who read the last roll of the running game."""
    rolls = (step.action.source for step in state.history.newest() if counts(step.action))
    return next(rolls, "")


@cache
def _offers() -> tuple[Offer, ...]:
    return tuple(replace(game.offer(), dice=_dice(game)) for game in GAMES.values())


def _dice(game: AnyGame) -> DiceSet | None:
    return game.capabilities.dice if Roll in get_args(game.action_type) else None
