"""The ``[dice]`` section of the configuration."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Pixels = Annotated[int, Meta(ge=160, le=3840)]
Pins = Annotated[tuple[int, ...], Meta(max_length=6)]


class DiceSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where rolls come from, and when a reading counts.

    ``source``: "camera" (over the tray), "simulated" (a camera over the simulated tray), "photos:FOLDER" (an evening
    from photographs), "buttons", "electronic" (thrown by the table), "manual" (typed in), or an installed source.
    ``camera``: number of a USB camera, as in /dev/video0, or its device file; "picamera" or "picamera:1" for the Pi's
    own; a video file; a folder of numbered pictures; an installed one. ``camera_size``: width and height in pixels that
    it is asked for. ``camera_lock``: whether exposure, white balance and focus are held once they have settled.
    ``reference``: picture of the empty tray; without one it is learned while the tray is empty. ``fps``: frames a
    second that are looked at.
    ``settle_ms``: how long a roll entered with buttons may still be changed before it counts.
    ``photo_seconds``: pause between two photographs. ``electronic``: whether phones may throw the table's own dice.
    ``first_row``, ``second_row``: pins (BCM numbers) of six buttons a die, for faces 1 to 6; empty without buttons.
    ``throw_pin``: pin of a button that throws the electronic dice. ``debounce_ms``: how long a pressed button is deaf.
    ``pins``: how pins are driven, "lgpio" on every Pi, "mock" to try without any.
    """

    source: str = "simulated"
    camera: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(min_length=1)] = 0
    camera_size: tuple[Pixels, Pixels] = (640, 480)
    camera_lock: bool = True
    reference: str = ""
    fps: Annotated[int, Meta(ge=1, le=60)] = 30
    settle_ms: Annotated[int, Meta(ge=0, le=10000)] = 700
    photo_seconds: Annotated[float, Meta(ge=0.0, le=600.0)] = 3.0
    electronic: bool = True
    first_row: Pins = ()
    second_row: Pins = ()
    throw_pin: int | None = None
    debounce_ms: Annotated[int, Meta(ge=0, le=1000)] = 40
    pins: Literal["lgpio", "mock"] = "lgpio"
