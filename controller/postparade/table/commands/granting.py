"""What a granted command leaves in the journal, and what its sender is told."""

from msgspec import structs

from postparade.table.commands.decider import Decision, chance_events
from postparade.table.events import GameOpened, LotDrawn, SeatTaken
from postparade.table.evolution import follow, follow_chance
from postparade.table.journal.codec import as_json, game_of
from postparade.table.messages import Command, Receipt
from postparade.table.race_seed import Chance
from postparade.table.state import Record, StepEvent, TableState
from postparade.table.view import shown


def grant(
    state: TableState, command: Command, decision: Decision, at: float, chance: Chance, lot: LotDrawn | None = None
) -> tuple[Record, TableState]:
    """The entry that grants ``command`` in ``state`` at the time ``at``, by ``lot`` where there was one, and the state
    after it."""
    opened = [one.event.rules for one in decision.step_events if isinstance(one.event, GameOpened)]
    record = Record(
        entry=state.entry + 1,
        at=at,
        kind=decision.kind,
        who=command.who,
        command=command.id,
        based_on=command.based_on,
        action=as_json(command.action),
        played=decision.played,
        rules=opened[0] if opened else state.game.rules if state.game else None,
        step_events=decision.step_events,
    )
    after = follow(state, record)
    drawn = (*(() if lot is None else (lot,)), *chance_events(state, after, chance))
    step_events = (*record.step_events, *(StepEvent(record.entry, event) for event in drawn))
    return structs.replace(record, step_events=step_events), follow_chance(after, drawn)


def receipt(record: Record) -> Receipt:
    """What the sender of the command learns that ``record`` grants."""
    events = record.events
    seats = [event.seat for event in events if isinstance(event, SeatTaken)]
    known = shown(game_of(record.rules), events, record.who)
    return Receipt(record.entry, known, seat=seats[0] if seats else None)
