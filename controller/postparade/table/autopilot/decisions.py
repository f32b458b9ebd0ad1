"""Decisions on what concerns the schedule of the evening: events or a refusal. Pure."""

from postparade.core.faults import Refusal, refuse
from postparade.table import events as ev
from postparade.table.autopilot.progress import Progress
from postparade.table.autopilot.schedule import check
from postparade.table.messages import (
    CallClosing,
    ContinueSchedule,
    EndItem,
    ExtendSchedule,
    HoldSchedule,
    SkipItem,
    StartSchedule,
    StopSchedule,
)
from postparade.table.seating.seats import Ruled
from postparade.table.state import TableState


def running(state: TableState) -> Progress | Refusal:
    """The evening that goes by a schedule now, or ``no_schedule``."""
    progress = state.autopilot
    return refuse("no_schedule") if progress is None or progress.over else progress


def next_is(state: TableState, item: int) -> Progress | Refusal:
    """The evening, if ``item`` is on or next in it; else ``no_such_item``, because it went on meanwhile."""
    progress = running(state)
    if isinstance(progress, Refusal):
        return progress
    return progress if progress.item == item and progress.now is not None else refuse("no_such_item")


def start(state: TableState, action: StartSchedule) -> Ruled | Refusal:
    """Let the evening go by a schedule."""
    if not isinstance(running(state), Refusal):
        return refuse("schedule_runs")
    wrong = check(action.schedule)
    if wrong is not None:
        return wrong
    return (ev.ScheduleStarted(action.schedule, action.night, action.closes),), None


def hold(state: TableState, action: HoldSchedule | ContinueSchedule) -> Ruled | Refusal:
    """Hold the schedule, or let it go on."""
    progress = running(state)
    if isinstance(progress, Refusal):
        return progress
    wanted = isinstance(action, HoldSchedule)
    if progress.held == wanted:
        return refuse("schedule_held" if wanted else "schedule_not_held")
    return (ev.ScheduleHeld() if wanted else ev.ScheduleContinued(),), None


def skip(state: TableState, action: SkipItem) -> Ruled | Refusal:
    """Leave out what is on or next: at once between two items, else when its race is over."""
    progress = next_is(state, action.item)
    if isinstance(progress, Refusal):
        return progress
    return (ev.ItemSkipped(action.item, action.why, later=bool(progress.on)),), None


def end_item(state: TableState, action: EndItem) -> Ruled | Refusal:
    """Take the game of the item off the table."""
    progress = next_is(state, action.item)
    if isinstance(progress, Refusal):
        return progress
    if state.game is None or not progress.on:
        return refuse("no_game")
    return (ev.GameClosed(state.game.name),), None


def extend(state: TableState, action: ExtendSchedule) -> Ruled | Refusal:
    """Close at another time."""
    progress = running(state)
    if isinstance(progress, Refusal):
        return progress
    if not progress.closes:
        return refuse("no_closing_time")
    return (ev.ScheduleExtended(progress.closes + 60 * action.minutes),), None


def call_closing(state: TableState, _action: CallClosing) -> Ruled | Refusal:
    """Begin no more race."""
    progress = running(state)
    if isinstance(progress, Refusal):
        return progress
    return refuse("closing_already") if progress.closing else ((ev.ClosingCalled(),), None)


def stop(state: TableState, _action: StopSchedule) -> Ruled | Refusal:
    """Go by the schedule no longer."""
    progress = running(state)
    return progress if isinstance(progress, Refusal) else ((ev.ScheduleStopped(),), None)
