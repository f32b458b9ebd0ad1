"""The ``[track]`` section of the configuration."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from postparade.track.output_settings import PwmSettings, RailSettings, SpiSettings, Travel, WledSettings

Unit = Annotated[float, Meta(ge=0.0, le=1.0)]
Pulse = Annotated[int, Meta(ge=500, le=2500)]


class Stretch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some pixels in a row.

    ``first``: the first of them, counted from 0 along ``chain`` (1 to 4, the output of the board), or along all chains
    one after the other where ``chain`` is 0. ``count``: how many. ``reverse``: they are passed from the far end.
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
    servo is ``mirrored``, that is mounted the other way round. A servo that turns on and on runs towards either end
    with these pulses, stands with ``stop_us``, and takes ``travel_seconds`` from gate to finish (``None``: as long as
    the others).
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
    ``palette``: "silks" (colours of the screens) or "safe" (horses differ in pixels and blinking, not only in colour).
    ``night``: a quarter of the light, warm, without flashes. ``attract``: a show of light while nobody plays.
    ``cap_ma``: the most current for the strip in mA; the board has its own, which can only be lower.
    ``fps``: pictures a second while something moves. ``step_seconds``: how long a horse takes to its next place.
    ``servos``: whether horses on rails are driven, ``rails``: how. ``wled``, ``spi``, ``pwm``: of the drivers of those
    names.
    """

    driver: str = "null"
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
    brightness: Unit = 0.6
    gamma: Annotated[float, Meta(ge=1.0, le=4.0)] = 2.2
    palette: Literal["silks", "safe"] = "silks"
    night: bool = False
    attract: bool = True
    cap_ma: Annotated[int, Meta(ge=0, le=60000)] = 2000
    fps: Annotated[int, Meta(ge=1, le=60)] = 60
    step_seconds: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.6
    servos: bool = True
    rails: RailSettings = RailSettings()
    wled: WledSettings = WledSettings()
    spi: SpiSettings = SpiSettings()
    pwm: PwmSettings = PwmSettings()
