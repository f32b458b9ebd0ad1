"""What of an update may be said and heard in which scene. Pure."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.audio.cues import APPLAUSE, CHEER, CHIP, CHIPS, DICE, GASP, GROAN, SHUTTER, Cue
from postparade.announcer.commentary.calls import Call
from postparade.table.presentation.scene_clock import SHOW, Scene

LANDED: Scene = "slow"
"""The scene from which on the dice lie, and what the roll did may be told."""
OF_A_FINISH: dict[str, Scene] = {
    **dict.fromkeys((SHUTTER.name, GASP.name), "photo"),
    **dict.fromkeys((CHEER.name, GROAN.name), "circle"),
    **dict.fromkeys((APPLAUSE.name, CHIP.name, CHIPS.name), "money"),
}
"""When effects of a finish are heard, by name."""
PATIENCE = 6.0
"""Seconds for which a later part of a call waits, beyond its own patience, for the end of an earlier one."""


class Part(Struct, frozen=True):
    """The ``calls`` and ``cues`` of an update that its scene ``scene`` reveals."""

    scene: Scene
    calls: tuple[Call, ...]
    cues: tuple[Cue, ...]


def staged(calls: Iterable[Call], cues: Iterable[Cue], *, finish: bool) -> tuple[Part, ...]:
    """The parts of an update, in the order of scenes; ``finish``: it ends a race."""
    of_calls: dict[Scene, list[Call]] = {}
    of_cues: dict[Scene, list[Cue]] = {}
    for call in calls:
        for scene, part in _parts(call):
            of_calls.setdefault(scene, []).append(part)
    for cue in cues:
        of_cues.setdefault(_scene_of(cue, finish), []).append(cue)
    order: tuple[Scene, ...] = ("dice", *SHOW)
    return tuple(
        Part(scene, tuple(of_calls.get(scene, ())), tuple(of_cues.get(scene, ())))
        for scene in order
        if scene in of_calls or scene in of_cues
    )


def delayed(call: Call, seconds: float) -> Call:
    """``call``, made ``seconds`` later."""
    return replace(call, created=call.created + seconds, deadline=call.deadline + seconds)


def _parts(call: Call) -> Iterator[tuple[Scene, Call]]:
    """``call`` cut where another scene reveals the next line. What follows the first part waits for its end."""
    if not call.scenes:
        yield LANDED, call
        return
    pairs = tuple(zip(call.scenes, call.lines, strict=True))
    for at, (scene, group) in enumerate(groupby(pairs, key=lambda pair: pair[0])):
        lines = tuple(line for _, line in group)
        part = replace(call, lines=lines, scenes=(), topic=f"{call.topic} {scene}")
        yield scene, part if at == 0 else replace(part, interrupts=None, deadline=call.deadline + PATIENCE)


def _scene_of(cue: Cue, finish: bool) -> Scene:
    """Dice are heard as they fall; the shutter, the cheers and the chips of a finish with what they go with."""
    if cue is DICE:
        return "dice"
    return OF_A_FINISH.get(cue.name, LANDED) if finish else LANDED
