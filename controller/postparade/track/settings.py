"""The ``[track]`` section of the configuration."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import ConfigurationFault
from postparade.core.gpio import PinLibrary
from postparade.core.setting import Setting

Own = TypeVar("Own", bound=Struct)

Unit = Annotated[float, Meta(ge=0.0, le=1.0)]
Pulse = Annotated[int, Meta(ge=500, le=2500)]
Shared = Literal["all", "first"]
Travel = Annotated[float, Meta(ge=0.2, le=60.0)]


NO_TRACK = "null"


def _has_track(settings: Mapping[str, object]) -> bool:
    return bool(settings["track.driver"] != NO_TRACK)


class Stretch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some pixels in a row.

    ``first``: the first of them, counted from 0 along ``chain`` (1 to 4, the output of the board), or along all chains
    one after the other where ``chain`` is 0. ``count``: how many. ``reverse``: horses pass them from the far end.
    """

    first: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=1)]
    reverse: bool = False
    chain: Annotated[int, Meta(ge=0, le=4)] = 0


class LaneSettings(Stretch, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the lane of one horse lies: a stretch from the gate on.

    ``horse``: 2 to 12. ``further``: more stretches, where the strip of the lane has gaps or goes on elsewhere; the last
    ends at the finish. ``space``: how many pixels lie in one printed space and are lit as one.
    ``gate_us`` and ``finish_us``: pulse widths of its servo at both ends; the finish has the larger one unless the
    servo is ``mirrored``, that is mounted the other way round. A continuous servo runs towards either end with these
    pulses, stands still with ``stop_us``, and takes ``travel_seconds`` from gate to finish (``None``: as long as the
    others).
    """

    horse: int
    further: tuple[Stretch, ...] = ()
    space: Annotated[int, Meta(ge=1)] = 1
    gate_us: Pulse = 1000
    finish_us: Pulse = 2000
    mirrored: bool = False
    stop_us: Pulse = 1500
    travel_seconds: Travel | None = None


class SeatLights(Stretch, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pixels at the edge of the table, before ``seat`` (1 to 12)."""

    seat: Annotated[int, Meta(ge=1, le=12)]


class WledSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A stock WLED board.

    ``protocol``: "ddp" (over the network) or "adalight" (over the serial port of ``[track]``). ``host``: its name or
    address, with ``:port`` of its web page if that is not 80. ``ddp_port``: where it listens. ``baud``: of the serial
    line, as set in WLED under Sync.
    """

    protocol: Literal["ddp", "adalight"] = "ddp"
    host: str = "wled.local"
    ddp_port: Annotated[int, Meta(ge=1, le=65535)] = 4048
    baud: Annotated[int, Meta(ge=9600, le=2_000_000)] = 115200


class SpiSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One chain of pixels at the data output (MOSI) of an SPI bus of the Raspberry Pi. ``device``: its file."""

    device: str = "/dev/spidev0.0"


class RailSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How horses move on their rails, whatever drives their servos.

    ``servos``: "positional" (usual ones, which turn to a place) or "continuous" (which keep turning, so that a rail may
    be of any length). The latter need ``travel_seconds`` from gate to finish, and an ``end_stop`` at the gate: "bumper"
    (the end of the rail, which the horse may press against for an eighth of that time) or "switch" (one of the switches
    that the track board reads).

    ``speed`` in microseconds of pulse width per second, ``acceleration`` in the same per second (0: no limit).
    ``at_once``: how many may move at the same time; a servo draws most while it starts or is stuck. ``park_seconds``:
    how long after its arrival the pulses of a servo stop, which silences it and saves one that is stuck; 0 holds it for
    ever.
    """

    servos: Literal["positional", "continuous"] = "positional"
    end_stop: Literal["bumper", "switch"] = "bumper"
    travel_seconds: Travel = 3.0
    speed: Annotated[int, Meta(ge=50, le=5000)] = 4000
    acceleration: Annotated[int, Meta(ge=0, le=1_000_000)] = 40_000
    at_once: Annotated[int, Meta(ge=1, le=3)] = 3
    park_seconds: Annotated[float, Meta(ge=0.0, le=60.0)] = 3.0


class PwmSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Servos without the track board.

    ``kind``: "pca9685" (a servo board on the I2C bus) or "gpio" (the Raspberry Pi's own pins, which makes servos
    jitter). ``device`` and ``address``: the bus and the address of the servo board on it. ``channels``: for horses 2 to
    12 in that order the channel of the servo board, or the pin (GPIO number). ``pins``: the library that drives pins:
    "auto", "lgpio", "rpigpio", or "mock" to try without any.
    """

    kind: Literal["pca9685", "gpio"] = "pca9685"
    pins: PinLibrary = "auto"
    device: str = "/dev/i2c-1"
    address: Annotated[int, Meta(ge=0x03, le=0x77)] = 0x40
    channels: Annotated[tuple[Annotated[int, Meta(ge=0, le=27)], ...], Meta(min_length=1, max_length=11)] = tuple(
        range(11)
    )


class TrackSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lights and servos of the track.

    ``driver``: "null" (no track), "pico" (the track board), "wled", "spi", "pwm" (servos only), or the name of an
    installed driver; several joined with +, as in "wled+pwm".
    ``port``: the serial port of the board, or "auto" to find it.
    ``preset``: the layout while ``lanes`` is empty: "continuous" (a strip along every lane, all equally long) or
    "spaces" (a short strip in every printed space of the usual board, gate included).
    ``pixels_a_lane``: length of each lane of "continuous"; ``pixels_a_space``: of each space of "spaces".
    ``serpentine``: lanes of a preset go to and fro: every second one starts at the far end. ``gap``: dark pixels
    between two lanes of a preset. ``outputs``: over how many outputs of the board a preset spreads its lanes.
    ``lanes``: the lanes one by one, instead of a preset. ``seats``: lights at the edge of the table, before the seats.
    ``pixels``: pixels on the chain; 0 means as many as the lanes need. ``order``: colour order of the strip.
    ``chains``: how the pixels are divided over the outputs of the board; empty means as the lanes need.
    ``brightness``: 0 to 1, of the light. ``gamma``: of the eye, 2.2 for most people.
    ``shared_lanes``: which lanes show a horse that several sums of the dice move: "all" of them, or the "first".
    ``palette``: "silks" (colours of the screens) or "safe" (horses differ in pixels and blinking, not only in colour).
    ``night``: a quarter of the light, warm, without flashes. ``attract``: a show of light while nobody plays.
    ``cap_ma``: the most current for the strip in mA; the board has its own, which can only be lower.
    ``fps``: frames a second while something moves. ``step_seconds``: how long a horse takes to its next place.
    ``servos``: whether horses on rails are driven, ``rails``: how. ``wled``, ``spi``, ``pwm``: settings of the drivers
    of those names. ``plugins``: the settings of installed drivers, each in a table of its own named after the driver.
    """

    driver: Annotated[
        str,
        Setting(
            form="several",
            choices=("pico", "pwm", "spi", "wled"),
            installed="postparade.track_drivers",
            nothing=NO_TRACK,
            question="What drives the track: null (nothing), pico (a Raspberry Pi Pico), wled, spi (the Pi), pwm (a "
            "servo board)",
            place=60,
        ).meta(),
    ] = NO_TRACK
    port: str = "auto"
    preset: str = "continuous"
    pixels_a_lane: Annotated[int, Meta(ge=1, le=1024)] = 30
    pixels_a_space: Annotated[int, Meta(ge=1, le=64)] = 1
    serpentine: bool = False
    gap: Annotated[int, Meta(ge=0, le=1024)] = 0
    outputs: Annotated[int, Meta(ge=1, le=4)] = 1
    lanes: tuple[LaneSettings, ...] = ()
    seats: tuple[SeatLights, ...] = ()
    pixels: Annotated[int, Meta(ge=0, le=1024)] = 0
    order: str = "GRB"
    chains: tuple[int, ...] = ()
    brightness: Annotated[Unit, Setting(form="number", lowest=0.05, step=0.05, place=75, takes="at once").meta()] = 0.6
    gamma: Annotated[float, Meta(ge=1.0, le=4.0)] = 2.2
    shared_lanes: Shared = "all"
    palette: Annotated[Literal["silks", "safe"], Setting(takes="at once").meta()] = "silks"
    night: Annotated[bool, Setting(form="switch", place=80, takes="at once").meta()] = False
    attract: bool = True
    cap_ma: Annotated[
        int,
        Meta(ge=0, le=60000),
        Setting(
            form="number",
            question="Current that the strips may take, in mA (their supply must give more)",
            place=70,
            asked=_has_track,
        ).meta(),
    ] = 2000
    fps: Annotated[int, Meta(ge=1, le=60)] = 60
    step_seconds: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.6
    servos: bool = True
    rails: RailSettings = RailSettings()
    wled: WledSettings = WledSettings()
    spi: SpiSettings = SpiSettings()
    pwm: PwmSettings = PwmSettings()
    plugins: dict[str, dict[str, Any]] = {}

    def of_plugin(self, name: str, kind: type[Own]) -> Own:
        """The table ``[track.plugins.NAME]`` of the installed driver ``name`` as a ``kind``.

        Raises ``ConfigurationFault`` (``track_plugin_settings``) if it does not fit.
        """
        try:
            return msgspec.convert(self.plugins.get(name, {}), kind)
        except msgspec.ValidationError as error:
            raise ConfigurationFault("track_plugin_settings", driver=name, why=str(error).replace("`", "")) from error


def drivers_in(name: str) -> tuple[str, ...]:
    """The names of all drivers in ``name``, where they are joined by plus signs."""
    return tuple(one.strip() for one in name.split("+"))
