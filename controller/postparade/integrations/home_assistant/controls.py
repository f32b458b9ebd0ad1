"""What Home Assistant may do at the table: the cues of the host, the lights, the sound. No message decides chance, and
none acts for a seat."""

from collections.abc import Callable
from typing import Annotated, Literal, Protocol

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import ConfigurationFault, Refusal
from postparade.table.messages import Receipt

Scene = Literal["evening", "night", "quiet"]
"""``evening``: full light and sound. ``night``: little of both. ``quiet``: no sound."""
SCENES: tuple[Scene, ...] = ("evening", "night", "quiet")
MODES = ("day", "night")
"""The modes of the strip, each with a light entity of its own."""
LEVELS = ("voice", "bed", "effects")
"""What has a loudness of its own."""
FULL = 255
"""The brightness of a light of Home Assistant that is fully on."""


class Buttons(Protocol):
    """What the buttons at the table do."""

    async def go_on(self) -> Receipt | Refusal: ...

    async def pause(self) -> Receipt | Refusal: ...

    async def hold(self, *, held: bool) -> Receipt | Refusal: ...


class TrackPort(Protocol):
    """The lights, as the host controls them."""

    def status(self) -> dict[str, object]: ...

    def command(self, command: dict[str, object]) -> None: ...


class SoundPort(Protocol):
    """The sound, as the host controls it."""

    def tune(self, change: dict[str, object]) -> None: ...


class TrackState(Struct, frozen=True):
    """What the lights say of themselves, as far as it matters here."""

    brightness: float
    night: bool
    palette: Literal["silks", "safe"]


class SoundState(Struct, frozen=True):
    """What the status board says of the sound, as far as it matters here."""

    muted: bool
    night: bool
    voice: float
    bed: float
    effects: float


class LightState(Struct, frozen=True, omit_defaults=True):
    """A light in the JSON schema of Home Assistant, as its state and as a command."""

    state: Literal["ON", "OFF"]
    brightness: Annotated[int, Meta(ge=0, le=FULL)] | None = None
    effect: Literal["silks", "safe"] | None = None


class ControlState(Struct, frozen=True):
    """How the sound is set: the ``scene`` and the loudness of each in percent. Null while there is none."""

    scene: Scene | None
    voice: int | None
    bed: int | None
    effects: int | None


class Controls:
    """Carries out what comes from Home Assistant. ``track`` and ``sound`` are None until there is such a thing.
    ``sound_state`` returns what the status board tells of it; ``running`` says whether a race is on."""

    def __init__(
        self, buttons: Buttons, sound_state: Callable[[], SoundState | None], running: Callable[[], bool]
    ) -> None:
        self.track: TrackPort | None = None
        self.sound: SoundPort | None = None
        self._buttons = buttons
        self._sound_state = sound_state
        self._running = running
        self._brightness = 0.6

    def lights(self) -> dict[str, LightState]:
        """The light entities by mode: the strip shines in one of them, or in none while it is dark."""
        if self.track is None:
            return {}
        status = msgspec.convert(self.track.status(), TrackState)
        bright, now = status.brightness, "night" if status.night else "day"
        if bright > 0:
            self._brightness = bright
        on = LightState("ON", max(1, round(bright * FULL)), status.palette)
        return {mode: on if mode == now and bright > 0 else LightState("OFF") for mode in MODES}

    def state(self) -> ControlState:
        """How the sound is set."""
        sound = self._sound_state()
        if sound is None:
            return ControlState(None, None, None, None)
        scene: Scene = "quiet" if sound.muted else "night" if sound.night else "evening"
        return ControlState(scene, round(100 * sound.voice), round(100 * sound.bed), round(100 * sound.effects))

    async def carry_out(self, what: str, payload: bytes) -> Refusal | None:
        """Do ``what`` (the end of the topic) with ``payload``. Returns why not. Raises ``Fault`` where the table or a
        device cannot, and ``ValueError`` for what is no command."""
        kind, _, name = what.partition("/")
        if kind == "press":
            return await self._press(name)
        if kind == "scene" and not name:
            self._set_scene(msgspec.convert(payload.decode(), Scene))
        elif kind == "schedule" and not name:
            outcome = await self._buttons.hold(held=msgspec.convert(payload.decode(), Literal["ON", "OFF"]) == "OFF")
            return outcome if isinstance(outcome, Refusal) else None
        elif kind == "volume" and name in LEVELS:
            level = msgspec.json.decode(payload, type=Annotated[float, Meta(ge=0, le=100)])
            self._tune_sound({name: level / 100})
        elif kind == "light" and name in MODES:
            self._set_light(name, msgspec.json.decode(payload, type=LightState))
        else:
            raise ValueError(what)
        return None

    async def _press(self, name: str) -> Refusal | None:
        if name == "pause":
            outcome = await self._buttons.pause()
        elif name == "next" or (name == "start" and not self._running()):
            outcome = await self._buttons.go_on()
        elif name == "start":
            return None  # It runs already.
        else:
            raise ValueError(name)
        return outcome if isinstance(outcome, Refusal) else None

    def _set_scene(self, scene: Scene) -> None:
        if self.track is not None:
            self.track.command({"do": "tune", "night": scene == "night"})
        if self._sound_state() is not None:
            self._tune_sound({"muted": scene == "quiet", "night": scene == "night"})

    def _set_light(self, mode: str, wanted: LightState) -> None:
        if self.track is None:
            raise ConfigurationFault("no_track")
        shines = self.lights()[mode].state == "ON"
        if wanted.state == "OFF":
            # Of the two, only the one that shines can be switched off.
            if shines:
                self.track.command({"do": "tune", "brightness": 0.0})
            return
        bright = self._brightness if wanted.brightness is None else wanted.brightness / FULL
        tune: dict[str, object] = {"do": "tune", "night": mode == "night", "brightness": bright}
        self.track.command(tune if wanted.effect is None else {**tune, "palette": wanted.effect})

    def _tune_sound(self, change: dict[str, object]) -> None:
        if self.sound is None:
            raise ConfigurationFault("no_sound_room")
        self.sound.tune(change)
