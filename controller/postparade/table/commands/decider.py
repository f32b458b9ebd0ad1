"""Decisions on commands: events or a refusal. Pure; randomness is passed in."""

from collections.abc import Hashable
from typing import get_args

import msgspec
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import TYPED, Join, Roll
from postparade.rules.registry import game_named
from postparade.rules.viewer import Viewer
from postparade.table import events as ev
from postparade.table.chance import Chance, commit, prepare, reveal, reveals
from postparade.table.corrections.correction import corrected, derive
from postparade.table.corrections.history import acting
from postparade.table.messages import (
    AllowTyping,
    ClearSeat,
    CloseGame,
    Correct,
    Kind,
    NewSeed,
    NoteCopy,
    OpenGame,
    Rename,
    TableAction,
    TakeSeat,
    Typists,
)
from postparade.table.seating import seats as seating
from postparade.table.state import StepEvent, TableState

_TABLE_ACTIONS = get_args(TableAction)
_CALLED = {"seat": "player", "table": "board", "dice": "dice reader"}


class Decision(Struct, frozen=True):
    """An accepted action: its events, and the action of the game that resulted from it (see :class:`Record`)."""

    kind: Kind
    step_events: tuple[StepEvent, ...]
    played: Struct | None = None


def decide(
    state: TableState, who: Viewer, action: Struct, chance: Chance, typing: Typists = "everybody"
) -> Decision | Refusal:
    """Decide ``action`` of ``who`` against ``state``; ``typing`` holds until the host says otherwise."""
    if not _permitted(who, action):
        return refuse("not_allowed", role=_CALLED.get(who.role, who.role))
    refused = seating.permitted(state, who)
    if refused is not None:
        return refused
    match action:
        case TakeSeat():
            return _ruled(state, "seats", seating.take(state, action))
        case Rename():
            return _ruled(state, "seats", seating.rename(state, action))
        case ClearSeat():
            return _ruled(state, "seats", seating.clear(state, action))
        case OpenGame():
            return _ruled(state, "opened", _open(state, action))
        case CloseGame():
            return _ruled(state, "closed", _close(state))
        case AllowTyping():
            return Decision("typing", (StepEvent(state.entry + 1, ev.TypingAllowed(action.by)),))
        case NoteCopy() | NewSeed():
            return _noted(state, action)
        case Correct():
            return _correct(state, action)
    if isinstance(action, Roll) and action.source == TYPED and not may_type(state.typing or typing, who):
        return refuse("typing_locked")
    return _play(state, who, action, chance)


def may_type(typing: Typists, who: Viewer) -> bool:
    """Whether ``typing`` lets ``who`` type a roll."""
    return typing == "everybody" or (typing == "host" and who.role == "host")


def chance_events(before: TableState, after: TableState, chance: Chance) -> tuple[ev.OfChance, ...]:
    """The events of chance for the entry that leads from ``before`` to ``after``: when the race is over, the seed in
    use is revealed, and as long as a game is on the table, a seed is committed to. A seed that is not known here cannot
    be revealed; another one takes its place."""
    found: list[ev.OfChance] = []
    used = after.chance if after.chance is not None and after.chance.known else None
    over = before.game is not None and before.opened != after.opened
    if (
        used is not None
        and before.game is not None
        and (over or reveals(before.game, before.play, after.game, after.play))
    ):
        found.append(reveal(used))
        used = None
    if used is None and after.running:
        found.append(commit(chance.secret()))
    return tuple(found)


def precondition(state: TableState, action: Struct) -> Hashable:
    """The part of ``state`` that ``action`` was decided on; when it has changed since, the action is stale."""
    match action:
        case TakeSeat() | AllowTyping() | NoteCopy() | NewSeed():
            return None
        case Rename() | ClearSeat():
            return state.seats.get(action.seat)
        case OpenGame() | CloseGame() | Correct():
            return state.opened
    if state.game is None:
        return state.opened
    ground = state.game.precondition(state.play, action)
    return None if ground is None else (state.opened, ground)


def _permitted(who: Viewer, action: Struct) -> bool:
    """The host may do everything; a phone may play and rename its own seat, a newcomer sit down, the dice reader
    roll."""
    match who.role:
        case "host":
            return True
        case "seat":
            own = isinstance(action, Rename) and action.seat == who.seat
            return own or not isinstance(action, _TABLE_ACTIONS)
        case "spectator":
            return isinstance(action, TakeSeat)
        case "dice":
            return isinstance(action, Roll)
    return False


def _ruled(state: TableState, kind: Kind, ruled: seating.Ruled | Refusal) -> Decision | Refusal:
    if isinstance(ruled, Refusal):
        return ruled
    events, played = ruled
    return Decision(kind, tuple(StepEvent(state.entry + 1, event) for event in events), played)


def _open(evening: TableState, action: OpenGame) -> seating.Ruled | Refusal:
    if evening.running:
        return refuse("game_running")
    game = game_named(action.game)
    if isinstance(game, Refusal):
        return game
    if "seats" in action.options:
        return refuse("bad_setup", why="the seats that take part do not belong among the options")
    seats = tuple(evening.seats) if action.seats is None else tuple(sorted(set(action.seats)))
    empty = [seat for seat in seats if seat not in evening.seats]
    if empty:
        return refuse("seat_empty", seat=empty[0])
    try:
        fields = {**action.options, "seats": seats}
        setup = msgspec.convert(fields, game.setup_type, str_keys=True)
    except msgspec.ValidationError as error:
        return refuse("bad_setup", why=str(error).rstrip("."))
    state = game.new(setup)
    if isinstance(state, Refusal):
        return state
    opened = ev.GameOpened(game.name, game.rules, msgspec.json.decode(msgspec.json.encode(setup)))
    closed = () if evening.game is None else (ev.GameClosed(evening.game.name),)
    return (*closed, opened), None


def _close(state: TableState) -> seating.Ruled | Refusal:
    if state.game is None:
        return refuse("no_game")
    return (ev.GameClosed(state.game.name),), None


def _noted(state: TableState, action: NoteCopy | NewSeed) -> Decision:
    if isinstance(action, NewSeed):
        return Decision("seed", ())  # what it commits to is not decided here (:func:`chance_events`)
    return Decision("copied", (StepEvent(state.entry + 1, ev.CopyTaken(action.copy, action.through)),))


def _play(state: TableState, who: Viewer, action: Struct, chance: Chance) -> Decision | Refusal:
    game = state.game
    if game is None:
        return refuse("no_game")
    if isinstance(action, Join) and action.player not in state.seats:
        return refuse("seat_empty", seat=action.player)
    if isinstance(action, Join) and who.role == "seat" and action != seating.joining(state, who.seat or 0):
        return refuse("not_allowed", role=_CALLED["seat"])
    # Journals of older versions commit to nothing until their next entry.
    used = state.chance if state.chance is not None and state.chance.known else None
    drawing = chance.draws(bytes.fromhex(used.seed) if used else chance.secret()[0], used.label(action) if used else "")
    prepared = prepare(game, state.play, action, acting(who, action), drawing)
    events = game.decide(state.play, prepared, acting(who, prepared))
    if isinstance(events, Refusal):
        return events
    return Decision("play", tuple(StepEvent(state.entry + 1, event) for event in events), prepared)


def _correct(state: TableState, action: Correct) -> Decision | Refusal:
    game = state.game
    if game is None:
        return refuse("no_game")
    derived = derive(game, state.history, action.entry, action.dice)
    if isinstance(derived, Refusal):
        return derived
    if not game.over(derived.play):
        gone = [seat for seat in game.seats(derived.play) if seat not in state.seats]
        if gone:
            return refuse("correction_conflict", why=f"Seat {gone[0]} has left the table", entry=action.entry)
    head = corrected(state.history, action.entry, action.dice, derived.lapsed)
    return Decision("correction", (StepEvent(state.entry + 1, head), *derived.step_events))
