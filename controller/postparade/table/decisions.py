"""What the table answers to a command: events or a refusal. Pure; chance comes in as a shuffler."""

from collections.abc import Hashable
from typing import Any, get_args

import msgspec
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.actions import TYPED, Join, Roll
from postparade.games.registry import game_named
from postparade.games.viewer import Viewer
from postparade.table import events as ev
from postparade.table import seats as seating
from postparade.table.chance import Chance, commit, prepare, reveal, reveals
from postparade.table.correction import corrected, derive
from postparade.table.history import acting
from postparade.table.messages import (
    AllowTyping,
    ClearSeat,
    CloseGame,
    Correct,
    Kind,
    OpenGame,
    Rename,
    TableAction,
    TakeSeat,
    Typists,
)
from postparade.table.state import StepEvent, TableState

_TABLE_ACTIONS = get_args(TableAction)
_CALLED = {"seat": "player", "table": "board", "dice": "dice reader"}


class Decision(Struct, frozen=True):
    """An accepted action: its events, and the action of the game that came of it (see :class:`Record`)."""

    kind: Kind
    facts: tuple[StepEvent, ...]
    played: Any = None


def rule(
    evening: TableState, who: Viewer, action: Any, chance: Chance, typing: Typists = "everybody"
) -> Decision | Refusal:
    """Decide ``action`` of ``who`` against ``evening``; ``typing`` holds until the host says otherwise."""
    if not _permitted(who, action):
        return refuse("not_allowed", role=_CALLED.get(who.role, who.role))
    refused = seating.permitted(evening, who)
    if refused is not None:
        return refused
    match action:
        case TakeSeat():
            return _ruled(evening, "seats", seating.take(evening, action))
        case Rename():
            return _ruled(evening, "seats", seating.rename(evening, action))
        case ClearSeat():
            return _ruled(evening, "seats", seating.clear(evening, action))
        case OpenGame():
            return _ruled(evening, "opened", _open(evening, action))
        case CloseGame():
            return _ruled(evening, "closed", _close(evening))
        case AllowTyping():
            return Decision("typing", (StepEvent(evening.entry + 1, ev.TypingAllowed(action.by)),))
        case Correct():
            return _correct(evening, action)
    if isinstance(action, Roll) and action.source == TYPED and not may_type(evening.typing or typing, who):
        return refuse("typing_locked")
    return _play(evening, who, action, chance)


def may_type(typing: Typists, who: Viewer) -> bool:
    """Whether ``who`` may type a roll where ``typing`` says who may."""
    return typing == "everybody" or (typing == "host" and who.role == "host")


def chance_events(before: TableState, after: TableState, chance: Chance) -> tuple[Any, ...]:
    """What the entry that leads from ``before`` to ``after`` says of chance: what was drawn from is revealed when the
    race is over, and as long as a game is on the table something is committed to."""
    found: list[Any] = []
    used = after.chance
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


def precondition(evening: TableState, action: Any) -> Hashable:
    """The part of ``evening`` that ``action`` was decided on; when it has changed since, the action is stale."""
    match action:
        case TakeSeat() | AllowTyping():
            return None
        case Rename() | ClearSeat():
            return evening.seats.get(action.seat)
        case OpenGame() | CloseGame() | Correct():
            return evening.opened
    if evening.game is None:
        return evening.opened
    ground = evening.game.precondition(evening.play, action)
    return None if ground is None else (evening.opened, ground)


def _permitted(who: Viewer, action: Any) -> bool:
    """The host may do everything, a phone play and rename its own seat, a newcomer sit down, the dice reader roll."""
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


def _ruled(evening: TableState, kind: Kind, ruled: seating.Ruled | Refusal) -> Decision | Refusal:
    if isinstance(ruled, Refusal):
        return ruled
    events, played = ruled
    return Decision(kind, tuple(StepEvent(evening.entry + 1, event) for event in events), played)


def _open(evening: TableState, action: OpenGame) -> seating.Ruled | Refusal:
    if evening.running:
        return refuse("game_running")
    game = game_named(action.game)
    if isinstance(game, Refusal):
        return game
    if "seats" in action.options:
        return refuse("bad_setup", why="who takes part is said beside the options")
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


def _close(evening: TableState) -> seating.Ruled | Refusal:
    if evening.game is None:
        return refuse("no_game")
    return (ev.GameClosed(evening.game.name),), None


def _play(evening: TableState, who: Viewer, action: Any, chance: Chance) -> Decision | Refusal:
    game = evening.game
    if game is None:
        return refuse("no_game")
    if isinstance(action, Join) and action.player not in evening.seats:
        return refuse("seat_empty", seat=action.player)
    if isinstance(action, Join) and who.role == "seat" and action != seating.joining(evening, who.seat or 0):
        return refuse("not_allowed", role=_CALLED["seat"])
    # Journals of older versions commit to nothing before their next entry.
    used = evening.chance
    drawing = chance.draws(bytes.fromhex(used.seed) if used else chance.secret()[0], used.label(action) if used else "")
    prepared = prepare(game, evening.play, action, acting(who, action), drawing)
    events = game.decide(evening.play, prepared, acting(who, prepared))
    if isinstance(events, Refusal):
        return events
    return Decision("play", tuple(StepEvent(evening.entry + 1, event) for event in events), prepared)


def _correct(evening: TableState, action: Correct) -> Decision | Refusal:
    game = evening.game
    if game is None:
        return refuse("no_game")
    derived = derive(game, evening.history, action.entry, action.dice)
    if isinstance(derived, Refusal):
        return derived
    if not game.over(derived.play):
        gone = [seat for seat in game.seats(derived.play) if seat not in evening.seats]
        if gone:
            return refuse("correction_conflict", why=f"Seat {gone[0]} has left the table", entry=action.entry)
    head = corrected(evening.history, action.entry, action.dice, derived.lapsed)
    return Decision("correction", (StepEvent(evening.entry + 1, head), *derived.facts))
