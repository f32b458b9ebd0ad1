"""Which sound effects go with what happened. Pure."""

from typing import Literal

from msgspec import Struct

from postparade.announcer.commentary.game_calls import Sound, calls_of
from postparade.rules.events import BetsClosed, Finished, Off, RaceBegan, Rolled
from postparade.rules.race import photo_finish
from postparade.table.messages import Update

Group = Literal["fanfare", "dice", "effect", "crowd", "attention"]


class Cue(Struct, frozen=True):
    """Play effect ``name`` (a file of the pack's folder ``sfx``, or a variant of it) once, at ``volume`` 0 to 1.

    Fanfares have a channel of their own; of the others, those of less ``weight`` give way when there are too many. Cues
    of the group ``attention`` sound while the voice is silent and take no room from the others."""

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
APPLAUSE = Cue("applause", "crowd", 0.45)
GASP = Cue("gasp", "crowd", 0.5, weight=2)
GROAN = Cue("groan", "crowd", 0.4)
LAUGHTER = Cue("laughter", "crowd", 0.4)
CHANT = Cue("chant", "crowd", 0.4)
TICK = Cue("tick", "attention", 0.5, weight=3)
"""Fills the gap between a voice that was cut off and an urgent call."""
NAMED: dict[Sound, Cue] = {"chip": CHIP, "chips": CHIPS, "cheer": CHEER, "shutter": SHUTTER, "tick": TICK}
"""The sounds that a game may give its own events."""
ALL = (DICE, BUGLE, BELL, GATE, CHIP, CHIPS, CHEER, APPLAUSE, GASP, GROAN, LAUGHTER, CHANT, SHUTTER, TICK)


def cues(update: Update) -> tuple[Cue, ...]:
    """The effects of ``update``, each at most once. Corrections make no noise: what they change has sounded before."""
    if update.kind != "play":
        return ()
    found: dict[Cue, None] = {}
    calls = calls_of(update.view.game)
    for event in update.events:
        for cue in (*_of(event, update), *(NAMED[sound] for sound in calls.sounds(event))):
            found[cue] = None
    return tuple(found)


def _of(event: Struct, update: Update) -> tuple[Cue, ...]:
    match event:
        case Rolled():
            return (DICE,)
        case RaceBegan():
            return (BUGLE,)
        case Off():
            return BELL, GATE
        case BetsClosed():
            return (BELL,)
        case Finished():
            return (SHUTTER,) if photo_finish(update.race) else ()
    return ()
