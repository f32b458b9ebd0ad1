"""Which effects belong to what happened. Pure."""

from typing import Literal

from msgspec import Struct

from postparade.announcer.commentary.race_model import left, runners
from postparade.games.dice_race import events as ev
from postparade.table.messages import Update

Group = Literal["fanfare", "dice", "effect", "crowd", "attention"]


class Cue(Struct, frozen=True):
    """Play effect ``name`` (a file of the pack's folder ``sfx``) once, at ``volume`` 0 to 1. Fanfares have a channel of
    their own; of the others the ones of less ``weight`` make room when there are too many. What calls for attention
    sounds while the voice is silent, and takes nothing from the others."""

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
    for event in update.events:
        for cue in _of(event, update):
            found[cue] = None
    return tuple(found)


def _of(event: object, update: Update) -> tuple[Cue, ...]:
    match event:
        case ev.Rolled():
            return (DICE,)
        case ev.Dealt():
            return (BUGLE,)
        case ev.Off():
            return BELL, GATE
        case ev.Paid(paid=paid) if paid:
            return (CHIP if paid == 1 else CHIPS,)
        case ev.PaidOut(amount=amount) if amount:
            return (CHIPS,)
        case ev.Finished(horse=horse):
            race = update.race
            close = any(left(lane) <= 1 for lane in runners(race) if lane.number != horse)
            return (SHUTTER, CHEER) if close else (CHEER,)
    return ()
