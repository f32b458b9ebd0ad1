"""Decisions on commands: events or a refusal. Pure; randomness is passed in."""

from collections.abc import Callable, Hashable
from typing import Any, get_args

import msgspec
from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import TYPED, Join, Roll
from postparade.rules.registry import game_named
from postparade.rules.viewer import Viewer
from postparade.table import events as ev
from postparade.table.autopilot import decisions as autopilot
from postparade.table.corrections.correction import corrected, derive
from postparade.table.corrections.history import acting
from postparade.table.messages import (
    AllowTyping,
    BeginItem,
    CallClosing,
    ClearSeat,
    CloseEvening,
    CloseGame,
    ContinueSchedule,
    Correct,
    EndItem,
    ExtendSchedule,
    HoldSchedule,
    Kind,
    NewSeed,
    NoteCopy,
    OpenGame,
    PauseTable,
    PlayFor,
    Rename,
    ResumeTable,
    SeatBot,
    ShowName,
    SkipItem,
    StartSchedule,
    StopSchedule,
    TableAction,
    TakeBack,
    TakeSeat,
    Typists,
)
from postparade.table.race_seed import Chance, commit, prepare, reveal, reveals
from postparade.table.seating import bots
from postparade.table.seating import seats as seating
from postparade.table.state import StepEvent, TableState

_TABLE_ACTIONS = get_args(TableAction)
_CALLED = {"seat": "player", "table": "board", "dice": "dice reader", "bot": "table"}


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
    if isinstance(action, _TABLE_ACTIONS):
        return _at_table(state, action)
    held = _held_up(state, who)
    if held is not None:
        return held
    if isinstance(action, Roll) and action.source == TYPED and not may_type(state.typing or typing, who):
        return refuse("typing_locked")
    return _play(state, who, action, chance)


def _at_table(state: TableState, action: TableAction) -> Decision | Refusal:
    """Decide an action that concerns the table rather than the game on it."""
    match action:
        case AllowTyping() | NoteCopy() | NewSeed():
            return _noted(state, action)
        case Correct():
            return _correct(state, action)
    kind, decided = _AT_TABLE[type(action)]
    return _ruled(state, kind, decided(state, action))


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
        case Rename() | ShowName() | ClearSeat() | PlayFor() | TakeBack():
            return state.seats.get(action.seat)
        case OpenGame() | CloseGame() | CloseEvening() | Correct() | PauseTable() | ResumeTable():
            return state.opened
        case BeginItem() | EndItem() | SkipItem():
            return state.opened, None if state.autopilot is None else state.autopilot.item
        case _ if isinstance(action, _TABLE_ACTIONS):
            return None
    if state.game is None:
        return state.opened
    ground = state.game.precondition(state.play, action)
    return None if ground is None else (state.opened, ground)


def _permitted(who: Viewer, action: Struct) -> bool:
    """The host may do everything; a phone may play, name and hand over its own seat, a newcomer sit down, the dice
    reader roll. The table plays for a seat, but never says what its dice show."""
    match who.role:
        case "host":
            return True
        case "seat":
            own = isinstance(action, Rename | ShowName | PlayFor | TakeBack) and action.seat == who.seat
            return own or not isinstance(action, _TABLE_ACTIONS)
        case "bot":
            return not isinstance(action, (*_TABLE_ACTIONS, Roll))
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


def _begin_item(state: TableState, action: BeginItem) -> seating.Ruled | Refusal:
    """Open the game of the schedule's next item."""
    progress = autopilot.next_is(state, action.item)
    if isinstance(progress, Refusal):
        return progress
    assert progress.now is not None
    opened = _open(state, OpenGame(progress.now.game, progress.now.options))
    return opened if isinstance(opened, Refusal) else ((*opened[0], ev.ItemBegan(action.item)), None)


def _pause(state: TableState, action: PauseTable | ResumeTable) -> seating.Ruled | Refusal:
    if not state.running:
        return refuse("no_game")
    wanted = isinstance(action, PauseTable)
    if wanted == state.paused:
        return refuse("paused" if wanted else "not_paused")
    return (ev.TablePaused() if wanted else ev.TableResumed(),), None


def _held_up(state: TableState, who: Viewer) -> Refusal | None:
    """Why ``who`` cannot play just now: the game is paused, or somebody else plays for the seat."""
    if state.paused:
        return refuse("paused")
    if who.role != "host" and state.item_over:
        return refuse("item_over")
    if who.role == "seat" and who.seat in state.bots:
        return refuse("table_plays")
    if who.role == "bot" and who.seat not in state.bots:
        return refuse("not_allowed", role=_CALLED["bot"])
    return None


def _close(state: TableState) -> seating.Ruled | Refusal:
    if state.game is None:
        return refuse("no_game")
    return (ev.GameClosed(state.game.name),), None


def close_evening(state: TableState) -> seating.Ruled | Refusal:
    """End the evening with the game that is on the table, if there is one."""
    if not state.closable:
        return refuse("no_race_tonight")
    if state.game is None:
        return (ev.EveningClosed(),), None
    race = state.game.race(state.play)
    if race.running:
        return refuse("race_still_on")
    return (ev.GameClosed(state.game.name), ev.EveningClosed()), None


def _noted(state: TableState, action: AllowTyping | NoteCopy | NewSeed) -> Decision:
    if isinstance(action, AllowTyping):
        return Decision("typing", (StepEvent(state.entry + 1, ev.TypingAllowed(action.by)),))
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


_AT_TABLE: dict[type[Struct], tuple[Kind, Callable[[TableState, Any], seating.Ruled | Refusal]]] = {
    TakeSeat: ("seats", seating.take),
    Rename: ("seats", seating.rename),
    ShowName: ("seats", seating.show_name),
    ClearSeat: ("seats", seating.clear),
    SeatBot: ("seats", bots.seat_bot),
    PlayFor: ("seats", bots.play_for),
    TakeBack: ("seats", bots.take_back),
    PauseTable: ("pause", _pause),
    ResumeTable: ("pause", _pause),
    OpenGame: ("opened", _open),
    CloseGame: ("closed", lambda state, _action: _close(state)),
    CloseEvening: ("evening", lambda state, _action: close_evening(state)),
    BeginItem: ("opened", _begin_item),
    EndItem: ("closed", autopilot.end_item),
    StartSchedule: ("schedule", autopilot.start),
    HoldSchedule: ("schedule", autopilot.hold),
    ContinueSchedule: ("schedule", autopilot.hold),
    SkipItem: ("schedule", autopilot.skip),
    ExtendSchedule: ("schedule", autopilot.extend),
    CallClosing: ("schedule", autopilot.call_closing),
    StopSchedule: ("schedule", autopilot.stop),
}
