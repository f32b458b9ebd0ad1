"""The ``[dice]`` section of the configuration."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import ConfigurationFault
from postparade.core.gpio import PinLibrary
from postparade.core.setting import Setting
from postparade.dice.capture.capture_settings import CaptureSettings, Encoding, Milliseconds, Rate

Own = TypeVar("Own", bound=Struct)

Pixels = Annotated[int, Meta(ge=160, le=3840)]
Pins = Annotated[tuple[int, ...], Meta(max_length=6)]
Panel = Annotated[tuple[int, ...], Meta(max_length=11)]
Name = Annotated[str, Meta(min_length=1, max_length=16)]


KINDS = ("camera", "simulated", "photos", "buttons", "number-pad", "smart", "electronic", "manual")
"""The sources that are built in."""


def _has_camera(settings: Mapping[str, object]) -> bool:
    return "camera" in sources_in(str(settings["dice.source"]))


def _has_smart_dice(settings: Mapping[str, object]) -> bool:
    return "smart" in sources_in(str(settings["dice.source"]))


class DiceSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where rolls come from, and when a reading counts.

    ``source``: "camera" (over the tray), "simulated" (a camera over the simulated tray), "photos:FOLDER" (a session
    from photographs), "buttons", "number-pad", "smart" (dice with Bluetooth), "electronic" (thrown by the table),
    "manual" (typed in), or an installed source; several at once with plus signs, as in "camera+buttons".
    ``camera``: number of a USB camera, as in /dev/video0, or its device file; "picamera" or "picamera:1" for the Pi's
    own; a video file; a folder of numbered pictures; an installed one. ``camera_size``: width and height in pixels that
    it is asked for. ``camera_lock``: whether exposure, white balance and focus are held once they have settled.
    ``camera_exposure``: milliseconds that each picture is exposed; not set where the camera finds that by itself.
    ``camera_encoding``: how a USB camera is asked to send its pictures. ``camera_rate``: how many pictures a second it
    is asked for. What the host chooses on the camera page takes the place of these three.
    ``reference``: picture of the empty tray; without one it is learned while the tray is empty. ``fps``: frames a
    second that are looked at.
    ``settle_ms``: how long a roll entered with buttons may still be changed, and smart dice must lie still, before it
    counts.
    ``film``: of which rolls the last seconds of the camera's film are kept in the data folder: "corrected" ones,
    "entered" ones too (those that somebody had to enter while the camera saw dice), or "never". The board shows the
    roll that decides a race once more from the same film, slowly; with "never" it does not.
    ``photo_seconds``: pause between two photographs. ``electronic``: whether phones may throw the table's own dice.
    ``first_row``, ``second_row``: pins (BCM numbers) of six buttons a die, for faces 1 to 6; empty without buttons.
    ``panel``: pins of eleven buttons for the sums 2 to 12. ``throw_pin``: pin of a button that throws the electronic
    dice. ``go_pin``, ``pause_pin``: pins of buttons that go on with the game, and pause and resume it.
    ``first_lights``, ``second_lights``, ``panel_lights``, ``throw_light``: pins of the lights in those buttons.
    ``debounce_ms``: how long a contact must have been quiet before a press counts.
    ``pins``: the library that drives pins: "auto", "lgpio", "rpigpio", or "mock" to try without any.
    ``number_pad``: the device file of a USB number pad, or "auto" to look for one.
    ``smart_dice``: the names of the two smart dice, with a comma between them, as ``postparade dice smart`` lists them.
    ``die_names``: what the two dice are called ("red", "white") where everybody enters them in this order; not set
    where they look alike. ``plugins``: the settings of installed sources, each in a table of its own named after the
    source.
    """

    source: Annotated[
        str,
        Setting(
            form="several",
            choices=("simulated", "camera", "buttons", "number-pad", "smart", "electronic", "manual"),
            installed="postparade.dice_sources",
            question="Where rolls come from: simulated, camera, buttons, number-pad, smart, electronic, manual; "
            "several joined with +",
            place=40,
        ).meta(),
    ] = "simulated"
    camera: Annotated[
        Annotated[int, Meta(ge=0)] | Annotated[str, Meta(min_length=1)],
        Setting(
            form="text",
            question="Camera: 0 for the first on USB, picamera for the Pi's own",
            place=50,
            asked=_has_camera,
        ).meta(),
    ] = 0
    camera_size: tuple[Pixels, Pixels] = (640, 480)
    camera_lock: bool = True
    camera_exposure: Milliseconds | None = None
    camera_encoding: Encoding = "any"
    camera_rate: Rate | None = None
    reference: str = ""
    fps: Annotated[int, Meta(ge=1, le=60)] = 30
    settle_ms: Annotated[int, Meta(ge=0, le=10000)] = 700
    film: Literal["never", "corrected", "entered"] = "corrected"
    photo_seconds: Annotated[float, Meta(ge=0.0, le=600.0)] = 3.0
    electronic: bool = True
    first_row: Pins = ()
    second_row: Pins = ()
    panel: Panel = ()
    throw_pin: int | None = None
    go_pin: int | None = None
    pause_pin: int | None = None
    first_lights: Pins = ()
    second_lights: Pins = ()
    panel_lights: Panel = ()
    throw_light: int | None = None
    debounce_ms: Annotated[int, Meta(ge=0, le=1000)] = 40
    pins: PinLibrary = "auto"
    number_pad: str = "auto"
    smart_dice: Annotated[
        str,
        Setting(
            form="text",
            question="The names of the two smart dice, with a comma between them (postparade dice smart lists them)",
            place=55,
            asked=_has_smart_dice,
        ).meta(),
    ] = ""
    die_names: tuple[Name, Name] | None = None
    plugins: dict[str, dict[str, Any]] = {}

    def __post_init__(self) -> None:
        """Raises ``ValueError`` where both dice have one name."""
        if self.die_names is not None and len(set(self.die_names)) == 1:
            raise ValueError("die_names must be two different names")
        if self.smart_dice.strip() and self.smart_dice_names is None:
            raise ValueError("smart_dice must be two different names with a comma between them")

    @property
    def capture(self) -> CaptureSettings:
        """How pictures are taken."""
        return CaptureSettings(self.camera_exposure, self.camera_encoding, self.camera_rate)

    @property
    def smart_dice_names(self) -> tuple[str, str] | None:
        """The names of the two smart dice; ``None`` while none are named."""
        names = [name.strip() for name in self.smart_dice.split(",")]
        if len(names) != 2 or not all(names) or names[0] == names[1]:
            return None
        return names[0], names[1]

    def of_plugin(self, name: str, kind: type[Own]) -> Own:
        """The table ``[dice.plugins.NAME]`` of the installed source ``name`` as a ``kind``.

        Raises ``ConfigurationFault`` (``dice_plugin_settings``) if it does not fit.
        """
        try:
            return msgspec.convert(self.plugins.get(name, {}), kind)
        except msgspec.ValidationError as error:
            raise ConfigurationFault("dice_plugin_settings", name=name, why=str(error).replace("`", "")) from error


def sources_in(name: str) -> list[str]:
    """The names of all sources in ``name``, where they are joined by plus signs. What follows a colon may hold plus
    signs of its own, as paths do, as long as no name of a source follows them."""
    found: list[str] = []
    for part in name.split("+"):
        if found and ":" in found[-1] and part.partition(":")[0] not in KINDS:
            found[-1] += f"+{part}"
        else:
            found.append(part)
    return found


def sources_beside(name: str, *, simulated: bool) -> str:
    """The sources in ``name`` that a table can have: the simulated tray belongs to the ``simulated`` table alone, so
    that a table with a track of its own and no dice chosen yet has its rolls typed in."""
    if simulated:
        return name
    return "+".join(one for one in sources_in(name) if one != "simulated") or "manual"
