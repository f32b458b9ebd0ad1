"""The evolution of the table: the state that an entry leads to. Whatever was journalled before gives the same again."""

from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.rules.actions import Join, Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST
from postparade.table import events as ev
from postparade.table.accounts import audit
from postparade.table.autopilot.progress import SENDER, Mark, Skipped, Stand, followed, next_item, started
from postparade.table.corrections.history import History, Step, acting
from postparade.table.race_seed import Committed, Revealed
from postparade.table.state import CopyRecord, Record, TableState

COPIES = 12
"""How many copies of an evening are remembered, the newest."""
OWN = (SENDER, "deadline-")
"""What the ids of commands begin with that the table gives for the host."""
SKIPPED = 20
"""Items that were left out, of which an evening remembers the last."""


def follow(state: TableState, record: Record) -> TableState:
    """The state after ``record``, with the ledger audited after every event.

    Raises ``JournalFault`` (``ledger_unbalanced``).
    """
    after = _follow(state, record)
    progress = after.autopilot
    if progress is None or progress.over:
        return after
    if progress.full and record.kind == "play" and record.who == HOST and not record.command.startswith(OWN):
        progress = replace(progress, full=False)
    progress = followed(progress, _stand(after), record.command, Mark(record.entry, record.at))
    return after if progress is after.autopilot else replace(after, autopilot=progress)


def _follow(state: TableState, record: Record) -> TableState:
    first = record.step_events[0].event if record.step_events else None
    if type(first) is ev.Corrected:
        return follow_chance(replace(_again(state, record, first), entry=record.entry), record.chance)
    played = []
    for one in record.step_events:
        if isinstance(one.event, ev.OfChance | ev.LotDrawn):
            continue
        if type(one.event) in _APPLY:
            state = _APPLY[type(one.event)](state, one.event, record)
        else:
            played.append(one.event)
    if record.played is not None:
        seat = acting(record.who, record.played)
        state = _play(state, Step(record.entry, record.played, seat, None, tuple(played)))
        if state.chance is not None:
            state = replace(state, chance=state.chance.after(record.played))
        if record.kind == "play" and record.who.seat is not None:
            state = _has_played(state, (record.who.seat,))
    return follow_chance(replace(state, entry=record.entry), record.chance)


def follow_chance(state: TableState, events: Iterable[ev.OfChance]) -> TableState:
    """The state after the ``events`` of chance in its last entry."""
    for event in events:
        match event:
            case ev.ChanceRevealed():
                revealed = Revealed(event.seed, event.nonce, event.since, state.entry)
                state = replace(state, chance=None, revealed=revealed)
            case ev.ChanceCommitted():
                used = Committed(event.commitment, event.seed, event.nonce, state.entry)
                state = replace(state, chance=used, copies=())
    return state


def _play(evening: TableState, step: Step) -> TableState:
    """The state after ``step``, whose ``before`` is filled in here."""
    game, state = evening.game, evening.play
    assert game is not None
    step = replace(step, before=state)
    accounts = game.accounts(state) if step.events else {}
    for event in step.events:
        before, state = state, game.evolve(state, event)
        accounts = audit.after(game, before, accounts, event, state, step.entry)
    newcomers = evening.newcomers
    if newcomers:
        playing = game.seats(state)
        newcomers = tuple(seat for seat in newcomers if seat not in playing)
    after = replace(evening, play=state, newcomers=newcomers, history=evening.history.add(step))
    return _has_played(after, game.seats(state)) if isinstance(step.action, Roll) else after


def _has_played(state: TableState, seats: Iterable[int]) -> TableState:
    played = state.seats.keys() & {*state.played, *seats}
    return state if len(played) == len(state.played) else replace(state, played=tuple(sorted(played)))


def _again(state: TableState, record: Record, corrected: ev.Corrected) -> TableState:
    """Rewind to the corrected roll and follow what was derived from there."""
    found = state.history.cut(corrected.entry)
    assert found is not None
    history, steps = found
    state = replace(state, play=steps[0].before, history=history)
    derived: dict[int, list[Struct]] = {}
    for one in record.step_events[1:]:
        derived.setdefault(one.step, []).append(one.event)
    for step in steps:
        read = step.with_dice(corrected.dice) if step.entry == corrected.entry else step
        state = _play(state, replace(read, events=tuple(derived.get(step.entry, ()))))
        if isinstance(step.action, Join) and step.entry not in derived:
            state = _waits(state, step.action.player)
    return state


def _waits(state: TableState, seat: int) -> TableState:
    """``seat`` joins the running game as soon as that is possible, if somebody sits there."""
    if seat not in state.seats or not state.running:
        return state
    return replace(state, newcomers=tuple(sorted({*state.newcomers, seat})))


def _opened(state: TableState, event: ev.GameOpened, record: Record) -> TableState:
    game = GAMES[event.game]
    setup = msgspec.convert(event.setup, game.setup_type, str_keys=True)
    play = game.new(setup)
    assert not isinstance(play, Refusal)
    audit.opening(game, play, record.entry)
    return replace(
        state,
        game=game,
        opened=record.entry,
        setup=setup,
        play=play,
        newcomers=(),
        history=History(),
        paused=False,
        ended=0,
    )


def _closed(state: TableState, _event: ev.GameClosed, _record: Record) -> TableState:
    raced, tonight = state.reportable, state.closable
    cleared = replace(state, game=None, opened=0, setup=None, play=None, newcomers=(), history=History())
    return replace(cleared, raced=raced, tonight=tonight, paused=False)


def _ended(state: TableState, _event: ev.EveningClosed, record: Record) -> TableState:
    progress = state.autopilot
    over = None if progress is None else replace(progress, over=True)
    return replace(state, tonight=False, ended=record.entry, autopilot=over)


def _stand(state: TableState) -> Stand:
    """How the table stands, as far as its schedule is concerned."""
    if state.game is None:
        return Stand()
    race, status = state.game.race(state.play), state.game.status(state.play)
    return Stand(
        opened=state.opened,
        game=state.game.name,
        over=state.game.over(state.play),
        races=status.race if race.finished else max(0, status.race - 1),
        running=race.running,
        finished=race.finished,
        paused=state.paused or status.paused,
    )


def _scheduled(state: TableState, event: ev.OfSchedule, record: Record) -> TableState:
    at, progress = Mark(record.entry, record.at), state.autopilot
    if isinstance(event, ev.ScheduleStarted):
        return replace(state, autopilot=started(event.schedule, event.night, event.closes, _stand(state), at))
    assert progress is not None
    match event:
        case ev.ItemBegan():
            progress = replace(progress, on=state.opened, began=at)
        case ev.ItemSkipped():
            skipped = (*progress.skipped, Skipped(event.item, event.why))[-SKIPPED:]
            progress = replace(progress, skipped=skipped)
            if event.later:
                progress = replace(progress, leaving=True, full=progress.stand.finished)
            else:
                progress = next_item(progress, at, rested=False)
        case ev.ScheduleHeld() | ev.ScheduleContinued():
            progress = replace(progress, held=isinstance(event, ev.ScheduleHeld), since=at)
        case ev.ScheduleExtended():
            progress = replace(progress, closes=event.closes, closing=False, full=False, since=at)
        case ev.ClosingCalled():
            full = bool(progress.on) and progress.stand.finished
            progress = replace(progress, closing=True, closed_after=progress.stand.races, full=full)
        case ev.ScheduleStopped():
            progress = replace(progress, over=True)
    return replace(state, autopilot=progress)


def _sat(state: TableState, record: Record, *, filled: int = 0, left: int = 0) -> TableState:
    """Note in the schedule that somebody came or went, or was seated by it."""
    progress = state.autopilot
    if progress is None or progress.over:
        return state
    seats = progress.filled
    if filled and record.command.startswith(SENDER):
        seats = (*seats, filled)
    if left:
        seats = tuple(seat for seat in seats if seat != left)
    return replace(state, autopilot=replace(progress, seated=Mark(record.entry, record.at), filled=seats))


def _taken(state: TableState, event: ev.SeatTaken, record: Record) -> TableState:
    taken = {**state.taken, event.seat: record.entry}
    seated = _sat(replace(state, taken=dict(sorted(taken.items()))), record)
    return _waits(_named(seated, event, record), event.seat)


def _named(state: TableState, event: ev.SeatTaken | ev.SeatRenamed, _record: Record) -> TableState:
    return replace(state, seats=dict(sorted({**state.seats, event.seat: event.name}.items())))


def _typing(state: TableState, event: ev.TypingAllowed, _record: Record) -> TableState:
    return replace(state, typing=event.by)


def _copied(state: TableState, event: ev.CopyTaken, record: Record) -> TableState:
    return replace(state, copies=(*state.copies, CopyRecord(record.at, event.through))[-COPIES:])


def _cleared(state: TableState, event: ev.SeatCleared, record: Record) -> TableState:
    state = _sat(state, record, left=event.seat)

    def others(seats: Iterable[int]) -> tuple[int, ...]:
        return tuple(seat for seat in seats if seat != event.seat)

    return replace(
        state,
        seats={seat: state.seats[seat] for seat in others(state.seats)},
        taken={seat: state.taken[seat] for seat in others(state.taken)},
        newcomers=others(state.newcomers),
        played=others(state.played),
        shown=others(state.shown),
        bots={seat: state.bots[seat] for seat in others(state.bots)},
    )


def _shown(state: TableState, event: ev.NameShown, _record: Record) -> TableState:
    without = {*state.shown} - {event.seat}
    return replace(state, shown=tuple(sorted(without | {event.seat} if event.shown else without)))


def _bot_started(state: TableState, event: ev.BotStarted, record: Record) -> TableState:
    state = _sat(state, record, filled=event.seat)
    return replace(state, bots=dict(sorted({**state.bots, event.seat: event.temper}.items())))


def _bot_stopped(state: TableState, event: ev.BotStopped, record: Record) -> TableState:
    state = _sat(state, record, left=event.seat)
    return replace(state, bots={seat: temper for seat, temper in state.bots.items() if seat != event.seat})


def _paused(state: TableState, _event: ev.TablePaused, _record: Record) -> TableState:
    return replace(state, paused=True)


def _resumed(state: TableState, _event: ev.TableResumed, _record: Record) -> TableState:
    return replace(state, paused=False)


_APPLY: dict[type[object], Any] = {
    ev.SeatTaken: _taken,
    ev.SeatRenamed: _named,
    ev.NameShown: _shown,
    ev.SeatCleared: _cleared,
    ev.GameOpened: _opened,
    ev.GameClosed: _closed,
    ev.EveningClosed: _ended,
    ev.TypingAllowed: _typing,
    ev.CopyTaken: _copied,
    ev.BotStarted: _bot_started,
    ev.BotStopped: _bot_stopped,
    ev.TablePaused: _paused,
    ev.TableResumed: _resumed,
    **dict.fromkeys(get_args(ev.OfSchedule), _scheduled),
}
