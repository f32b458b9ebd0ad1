"""Reading a roll again: everything that followed is derived anew, or the correction is refused with the reason."""

from typing import Any

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.games.contract import Game
from postparade.games.dice import Dice
from postparade.table import events as ev
from postparade.table.history import History, Step, is_roll
from postparade.table.state import StepEvent


class Derived(Struct, frozen=True):
    """What holds after a correction: the facts that replace the old ones, in order, the game's state after them, and
    the entries that have become void."""

    facts: tuple[StepEvent, ...]
    play: Any
    void: tuple[int, ...]


def derive(game: Game, history: History, entry: int, dice: tuple[int, int]) -> Derived | Refusal:
    """Play the game again from the roll of ``entry`` with the faces ``dice``; every later action stays as it was.

    An answer to a question that nobody asks any more is void (it may come alive again with a later correction). Any
    other action that is no longer possible refuses the whole correction: ``correction_conflict`` with the inner
    sentence. ``nothing_to_correct`` when ``entry`` is not a roll on the tape; an impossible roll is refused as the game
    refuses it.
    """
    found = history.cut(entry)
    if found is None or not is_roll(found[1][0].action):
        return refuse("nothing_to_correct", entry=entry)
    misread, *later = found[1]
    state = misread.before
    facts: list[StepEvent] = []
    void: list[int] = []
    for step in (misread.with_dice(dice), *later):
        events = game.decide(state, step.action, None if is_roll(step.action) else step.seat)
        if isinstance(events, Refusal):
            if step.entry == entry:
                return events
            if events.code != "not_asked":
                return refuse("correction_conflict", why=events.sentence.rstrip("."), entry=step.entry)
            void.append(step.entry)
            continue
        for event in events:
            state = game.evolve(state, event)
            facts.append(StepEvent(step.entry, event))
    return Derived(tuple(facts), state, tuple(void))


def faces(step: Step) -> Dice:
    """The faces of a roll, or the sum where it was entered without them."""
    if not step.action.dice:
        total: int = step.action.total
        return total
    first, second = step.action.dice
    return first, second


def corrected(history: History, entry: int, dice: tuple[int, int], void: tuple[int, ...]) -> ev.Corrected:
    """The fact that heads a correction."""
    found = history.cut(entry)
    assert found is not None
    return ev.Corrected(entry, dice, faces(found[1][0]), void)
