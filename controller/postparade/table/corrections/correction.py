"""Correction of a misread roll: everything after it is derived again, or the correction is refused with the reason."""

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import ELECTRONIC, Join, Roll
from postparade.rules.contract import AnyGame
from postparade.rules.dice import Dice, known_as
from postparade.table import events as ev
from postparade.table.corrections.history import History, Step
from postparade.table.state import StepEvent


class Derived(Struct, frozen=True):
    """Result of a correction: the events that replace the old ones, in order, the game's state after them, and the
    actions that lapsed."""

    step_events: tuple[StepEvent, ...]
    play: Struct
    lapsed: tuple[ev.Lapse, ...]


def derive(game: AnyGame, history: History, entry: int, dice: tuple[int, ...]) -> Derived | Refusal:
    """Play the game again from the roll of ``entry`` with the faces ``dice``; every later action stays as it was.

    An action that the game lets lapse becomes void, such as the answer to a question that is no longer asked; a later
    correction may revive it. Without ``dice`` the roll is taken back, and is the first that lapses: only the last one
    (``not_last_roll``), which somebody has thrown (``thrown_by_table``: chance is not for the host to refuse). Any
    other action that is no longer possible has the whole correction refused:
    ``correction_conflict``, which quotes the inner sentence. ``nothing_to_correct`` when ``entry`` is not a roll of
    this game, ``race_closed`` when the game corrects only rolls of the race on the table and another one has been laid
    out since; an impossible roll is refused as the game refuses it.
    """
    found = history.cut(entry)
    if found is None or not counts(found[1][0].action):
        return refuse("nothing_to_correct", entry=entry)
    misread, *later = found[1]
    if not dice and (stays := _stays(misread, later)):
        return stays
    race = game.status(misread.before).race
    if game.capabilities.corrects == "race" and race != _race_now(game, found[1][-1]):
        return refuse("race_closed", race=race)
    state = misread.before
    step_events: list[StepEvent] = []
    lapsed: list[ev.Lapse] = []
    if not dice:
        lapsed.append(_lapse(misread, misread.seat or game.status(state).turn))
    for step in (misread.with_dice(dice), *later):
        if isinstance(step.action, Roll) and not counts(step.action):
            continue
        events = game.decide(state, step.action, None if isinstance(step.action, Roll) else step.seat)
        if isinstance(events, Refusal):
            if step.entry == entry:
                return events
            if not game.lapses(state, step.action, events):
                return refuse("correction_conflict", why=events.sentence.rstrip("."), entry=step.entry)
            lapsed.append(_lapse(step, step.action.player if isinstance(step.action, Join) else step.seat))
            continue
        for event in events:
            state = game.evolve(state, event)
            step_events.append(StepEvent(step.entry, event))
    return Derived(tuple(step_events), state, tuple(lapsed))


def _lapse(step: Step, owner: int | None) -> ev.Lapse:
    """What ``owner`` did in ``step`` counts for nothing."""
    return ev.Lapse(step.entry, str(step.action.__struct_config__.tag), owner)


def _stays(roll: Step, later: list[Step]) -> Refusal | None:
    """Why ``roll`` cannot be taken back."""
    if any(counts(step.action) for step in later):
        return refuse("not_last_roll", entry=roll.entry)
    return refuse("thrown_by_table", entry=roll.entry) if roll.action.source == ELECTRONIC else None


def _race_now(game: AnyGame, last: Step) -> int:
    """The number of the race after ``last``, the latest step."""
    state = last.before
    for event in last.events:
        state = game.evolve(state, event)
    return game.status(state).race


def counts(action: Struct) -> bool:
    """Whether ``action`` is a roll that has not been taken back."""
    return isinstance(action, Roll) and (bool(action.dice) or action.total is not None)


def faces(roll: Roll) -> Dice:
    """The faces of a roll, or the sum where it was entered without them; of a single die, its face."""
    if not roll.dice:
        total: int = roll.total
        return total
    return known_as(roll.dice)


def corrected(history: History, entry: int, dice: tuple[int, ...], lapsed: tuple[ev.Lapse, ...]) -> ev.Corrected:
    """The event that heads a correction."""
    found = history.cut(entry)
    assert found is not None
    return ev.Corrected(entry, dice, faces(found[1][0].action), tuple(lapse.entry for lapse in lapsed), lapsed)
