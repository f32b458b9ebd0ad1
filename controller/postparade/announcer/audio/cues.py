"""Which sound effects go with what happened. Pure."""

from typing import Literal

from msgspec import Struct

from postparade.announcer.commentary.events import (
    Beginning,
    BetsClosed,
    BetsRevealed,
    BookmakerPaid,
    Finish,
    LaneRun,
    Off,
    Payment,
    Payout,
    Prize,
    Roll,
    Settlement,
    known,
)
from postparade.announcer.commentary.race_model import left, runners, stepwise
from postparade.table.messages import Update

Group = Literal["fanfare", "dice", "effect", "crowd", "attention"]


class Cue(Struct, frozen=True):
    """Play effect ``name`` (a file of the pack's folder ``sfx``) once, at ``volume`` 0 to 1. Fanfares have a channel of
    their own; of the others, those of less ``weight`` give way when there are too many. Cues of the group ``attention``
    sound while the voice is silent and take no room from the others."""

    name: str
    group: Group = "effect"
    volume: float = 1.0
    weight: int = 1


DICE = Cue("dice_roll", "dice", 0.4, weight=0)
BUGLE = Cue("bugle_call", "fanfare", 0.8)
BELL = Cue("start_bell", "fanfare", 0.6)
GATE = Cue("gate_clang", volume=0.4)
CHIP = Cue("chip_1", volume=0.5)
CHIPS = Cue("chips_4", volume=0.5)
CHEER = Cue("cheer", "crowd", 0.7, weight=2)
SHUTTER = Cue("photo_shutter", volume=0.5, weight=2)
TICK = Cue("tick", "attention", 0.5, weight=3)
"""Fills the gap between a voice that was cut off and an urgent call."""
ALL = (DICE, BUGLE, BELL, GATE, CHIP, CHIPS, CHEER, SHUTTER, TICK)


def cues(update: Update) -> tuple[Cue, ...]:
    """The effects of ``update``, each at most once. Corrections make no noise: what they change has sounded before."""
    if update.kind != "play":
        return ()
    found: dict[Cue, None] = {}
    for heard in known(update.events):
        for cue in _of(heard.event, update):
            found[cue] = None
    return tuple(found)


def _of(event: Struct, update: Update) -> tuple[Cue, ...]:
    match event:
        case Roll():
            return (DICE,)
        case Beginning():
            return (BUGLE,)
        case Off():
            return BELL, GATE
        case BetsClosed():
            return (BELL,)
        case Payment(paid=chips) | Payout(amount=chips) | Settlement(gain=chips) if chips:
            return (CHIP if chips == 1 else CHIPS,)
        case BookmakerPaid(points=points) if points > 0:
            return (CHIPS,)
        case Prize(prize="all"):
            return (CHIPS,)
        case BetsRevealed():
            return (TICK,)
        case LaneRun():
            return (SHUTTER, CHEER) if "draw" in event.results else (CHEER,)
        case Finish():
            return (SHUTTER, CHEER) if _close(event, update) else (CHEER,)
    return ()


def _close(finish: Finish, update: Update) -> bool:
    """Whether this is a photo finish: several horses won, or another was a step from the line."""
    race = update.race
    if race is None or len(race.winners) > 1:
        return race is not None
    return stepwise(race) and any(left(lane) <= 1 for lane in runners(race) if lane.number != finish.horse)
