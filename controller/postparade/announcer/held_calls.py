"""What has been worked out of an update, but may not be said before a scene reveals it."""

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from postparade.announcer.audio.cues import Cue
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.in_scene import Part, delayed
from postparade.table.presentation.scene_clock import reached


class Saying(Protocol):
    """Says calls and plays sounds; ``settled``: earlier payments had been made by then."""

    def __call__(self, calls: tuple[Call, ...], sounds: tuple[Cue, ...], model: RaceModel, *, settled: bool) -> None:
        """Called at once when a scene reveals them."""


class Held(Struct, frozen=True):
    """The ``parts`` of an update of ``entry``, which came at ``since``, that no scene has revealed yet; ``settled``:
    earlier payments had been made by then."""

    entry: int
    parts: tuple[Part, ...]
    model: RaceModel
    since: float
    settled: bool


class HeldCalls:
    """Holds parts of updates until their scenes come, and then has them said by ``say``, in order. True while
    anything is held."""

    def __init__(self, say: Saying) -> None:
        self._say = say
        self._held: tuple[Held, ...] = ()

    def __bool__(self) -> bool:
        return bool(self._held)

    def hold(self, held: Held) -> None:
        """Hold what an update has brought."""
        self._held = (*self._held, held)

    def add(self, part: Part) -> None:
        """Hold ``part`` together with the latest update, of which something is held."""
        *earlier, latest = self._held
        self._held = (*earlier, replace(latest, parts=(*latest.parts, part)))

    def reveal(self, entry: int, scene: str, now: float) -> None:
        """Have said what the scenes of ``entry`` up to ``scene`` reveal, and all that is held of earlier entries."""
        told, self._held = self._held, ()
        for held in told:
            scene_now = scene if held.entry == entry else ""
            late, settled = now - held.since, held.settled
            for part in held.parts:
                if reached(scene_now, part.scene):
                    calls = tuple(delayed(call, late) for call in part.calls)
                    self._say(calls, part.cues, held.model, settled=settled)
                    settled = settled and not calls
            rest = tuple(part for part in held.parts if not reached(scene_now, part.scene))
            if rest:
                self.hold(replace(held, parts=rest, settled=settled))
