"""Which effects belong to what happened. Pure."""

from typing import Literal

from msgspec import Struct

from postparade.announcer.commentary.race_model import left, runners
from postparade.games.dice_race import events as ev
from postparade.table.messages import Notice

Group = Literal["fanfare", "dice", "effect"]


class Cue(Struct, frozen=True):
    """Play effect ``name`` (a file of the pack's folder ``sfx``) once. Fanfares have a channel of their own."""

    name: str
    group: Group = "effect"
    volume: float = 1.0


DICE = Cue("dice_roll", "dice", 0.4)
BUGLE = Cue("bugle_call", "fanfare", 0.8)
BELL = Cue("start_bell", "fanfare", 0.6)
GATE = Cue("gate_clang", volume=0.4)
CHIP = Cue("chip_1", volume=0.5)
CHIPS = Cue("chips_4", volume=0.5)
CHEER = Cue("cheer")
SHUTTER = Cue("photo_shutter", volume=0.5)
ALL = (DICE, BUGLE, BELL, GATE, CHIP, CHIPS, CHEER, SHUTTER)


def cues(notice: Notice) -> tuple[Cue, ...]:
    """The effects of ``notice``, each at most once. Corrections make no noise: what they change has sounded before."""
    if notice.kind != "play":
        return ()
    found: dict[Cue, None] = {}
    for event in notice.events:
        for cue in _of(event, notice):
            found[cue] = None
    return tuple(found)


def _of(event: object, notice: Notice) -> tuple[Cue, ...]:
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
            race = notice.race
            close = any(left(lane) <= 1 for lane in runners(race) if lane.number != horse)
            return (SHUTTER, CHEER) if close else (CHEER,)
    return ()
