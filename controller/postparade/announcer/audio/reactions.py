"""What the crowd breaks out in: gasps, groans, laughter, a chant on the last step, and after the race joy or
disappointment, by how many of the guests have won. Pure."""

from collections.abc import Mapping

from msgspec.structs import replace

from postparade.announcer.audio.cues import APPLAUSE, CHANT, CHEER, GASP, GROAN, LAUGHTER, Cue
from postparade.announcer.commentary.race_model import RaceModel, at_the_wire, tension
from postparade.rules.contract import GameStatus
from postparade.rules.events import Finished, GameOver
from postparade.rules.race import photo_finish
from postparade.table.messages import Update

EXCITED = 0.5
"""Tension from which a new leader takes people's breath away."""
HOARSE = 0.8
"""Tension from which a horse on its last step is sung home."""
PITIED, MOCKED = 2, 3
"""Fines of one guest in one race that the others groan at, and from which on they laugh; as many wasted rolls in
succession are funny."""
QUIETEST, LOUDEST = 0.3, 0.7
"""Volume of the cheers of a single winner among many, and of all together."""
FEW = 0.34
"""Share of winners among the guests below which the disappointment of the others is heard."""


def reactions(update: Update, model: RaceModel, cheered_for: Mapping[int, int]) -> tuple[Cue, ...]:
    """What the crowd breaks out in because of ``update``, after which the race stands as in ``model``. ``cheered_for``:
    by seat, the lane that a guest cheered for last."""
    if update.kind != "play":
        return ()
    if any(isinstance(event, GameOver) for event in update.events):
        return (APPLAUSE,)
    if any(isinstance(event, Finished) for event in update.events):
        return _at_the_finish(update, cheered_for)
    return _while_they_run(update, model)


def _at_the_finish(update: Update, cheered_for: Mapping[int, int]) -> tuple[Cue, ...]:
    gasp = (GASP,) if photo_finish(update.race) else ()
    status = update.view.status
    if status is None or not update.names or not (status.holders or cheered_for):
        return (*gasp, CHEER, APPLAUSE)
    happy = _share_of_winners(status, update, cheered_for)
    if not happy:
        return (*gasp, GROAN, APPLAUSE)
    joy = replace(CHEER, volume=QUIETEST + (LOUDEST - QUIETEST) * happy)
    return (*gasp, joy, *((GROAN,) if happy < FEW else ()), APPLAUSE)


def _share_of_winners(status: GameStatus, update: Update, cheered_for: Mapping[int, int]) -> float:
    """The share of guests that profit from what has won, or cheered for it."""
    won = update.race.winners if update.race is not None else ()
    seats = {seat for lane in won for seat, held in status.holders.get(lane, {}).items() if held}
    seats |= {seat for seat, lane in cheered_for.items() if lane in won}
    return len(seats & update.names.keys()) / len(update.names)


def _while_they_run(update: Update, model: RaceModel) -> tuple[Cue, ...]:
    before, race = update.race_before, update.race
    if race is None or before is None or not race.running:
        return ()
    if tension(race) >= HOARSE and set(at_the_wire(race)) - set(at_the_wire(before)):
        return (CHANT,)
    ahead = race.leader not in (None, before.leader)
    if tension(race) >= EXCITED and ahead and len(model.leaders) > 1:
        return (GASP,)
    roller = update.view.status.turn if update.view.status is not None else None
    fines = model.fines.get(roller, 0) if roller is not None else 0
    if model.wasted and (model.wasted == MOCKED or fines >= MOCKED):
        return (LAUGHTER,)
    if model.wasted and fines == PITIED:
        return (GROAN,)
    return ()
