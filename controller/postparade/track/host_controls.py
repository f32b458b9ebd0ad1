"""What the host may ask of the lights while the table runs."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault
from postparade.track.animator import Animator
from postparade.track.current_limit import estimate_ma
from postparade.track.layout.lanes import Layout
from postparade.track.layout.layout_svg import draw, rows
from postparade.track.settings import Unit
from postparade.track.test_patterns import COLOURS, Check


class LightLane(Struct, frozen=True, tag_field="do", tag="lane", forbid_unknown_fields=True):
    """Light the lane of ``horse`` to check its wiring."""

    horse: int


class LightLanes(Struct, frozen=True, tag_field="do", tag="lanes", forbid_unknown_fields=True):
    """Light all lanes one after the other."""


class LightColours(Struct, frozen=True, tag_field="do", tag="colours", forbid_unknown_fields=True):
    """The whole strip in red, green, blue and white."""


class Resume(Struct, frozen=True, tag_field="do", tag="resume", forbid_unknown_fields=True):
    """Show the race again."""


class Tune(Struct, frozen=True, tag_field="do", tag="tune", forbid_unknown_fields=True):
    """Change the light until the table is stopped; what is ``None`` stays as it is."""

    brightness: Unit | None = None
    night: bool | None = None
    palette: Literal["silks", "safe"] | None = None


class Wake(Struct, frozen=True, tag_field="do", tag="wake", forbid_unknown_fields=True):
    """Make the device show the race although its owner has switched it off, or to its own light."""


HostCommand = LightLane | LightLanes | LightColours | Resume | Tune | Wake


class HostControls:
    """Controls ``lights`` for the host; belongs to the event loop. ``figures`` gives the state of their connection,
    ``wake`` makes their device show them and raises ``ConfigurationFault`` if it cannot."""

    def __init__(
        self,
        lights: Animator,
        layout: Layout,
        clock: Clock,
        figures: Callable[[], dict[str, object]],
        wake: Callable[[], None],
    ) -> None:
        self._lights = lights
        self._layout = layout
        self._clock = clock
        self._figures = figures
        self._wake = wake

    def plan(self, language: str) -> str:
        """The layout as SVG in ``language``; the circle of every pixel carries its index as ``data-pixel``."""
        return draw(self._layout, language)

    def status(self) -> dict[str, Any]:
        """The state of the lights, as JSON values: which ``check`` of the wiring is on and what it has ``lit`` (a
        ``horse``'s lane or a ``colour``), the settings that may be tuned, the current of the frame in mA, the
        connection, and the frame itself as hexadecimal digits."""
        lights, check = self._lights, self._lights.check
        index = None if check is None else check.index_at(self._clock.now(), len(self._layout.lanes))
        return {
            "lanes": [msgspec.to_builtins(row) for row in rows(self._layout)],
            "check": check and check.what,
            "lit": self._lit(check, index),
            "brightness": lights.settings.brightness,
            "night": lights.settings.night,
            "palette": lights.settings.palette,
            "cap_ma": lights.settings.cap_ma,
            "estimated_ma": 0 if lights.last is None else estimate_ma(lights.last),
            "link": self._figures(),
            "frame": "" if lights.last is None else lights.last.tobytes().hex(),
        }

    def command(self, command: dict[str, object]) -> None:
        """Do what the host wants. Raises :class:`~postparade.core.faults.ConfigurationFault`; then nothing has
        changed."""
        try:
            wanted = msgspec.convert(command, HostCommand)
        except msgspec.ValidationError as error:
            raise ConfigurationFault("bad_request", why=error) from error
        now = self._clock.now()
        match wanted:
            case LightLane(horse):
                self._lights.show_check(Check("lane", now, self._index(horse)))
            case LightLanes():
                self._lights.show_check(Check("lanes", now))
            case LightColours():
                self._lights.show_check(Check("colours", now))
            case Resume():
                self._lights.show_check(None)
            case Wake():
                self._wake()
            case Tune():
                changes = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not None}
                self._lights.tune(replace(self._lights.settings, **changes))

    def _index(self, horse: int) -> int:
        for index, lane in enumerate(self._layout.lanes):
            if lane.horse == horse:
                return index
        raise ConfigurationFault("bad_request", why=f"the layout has no lane for horse {horse}")

    def _lit(self, check: Check | None, index: int | None) -> dict[str, object] | None:
        if check is None or index is None:
            return None
        if check.what in ("colour", "colours"):
            return {"colour": COLOURS[index][0]}
        return {"horse": self._layout.lanes[index].horse}
