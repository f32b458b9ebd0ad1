"""The ``[track]`` section of the configuration."""

from typing import Annotated

from msgspec import Meta, Struct

Unit = Annotated[float, Meta(ge=0.0, le=1.0)]
Pulse = Annotated[int, Meta(ge=500, le=2500)]


class LaneSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the lane of one horse lies on the chain of pixels.

    ``horse``: 2 to 12. ``first``: its first pixel, counted from 0 along the chain. ``count``: how many pixels it has.
    ``reverse``: the gate is at the far end. ``gate_us`` and ``finish_us``: pulse widths of its servo at both ends;
    the finish may have the smaller one, when the servo is mounted the other way round.
    """

    horse: int
    first: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=1)]
    reverse: bool = False
    gate_us: Pulse = 1000
    finish_us: Pulse = 2000


class TrackSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Lights and servos of the track.

    ``driver``: "null" (no track), "pico" (the track board), or the name of an installed driver.
    ``port``: the serial port of the board, or "auto" to find it.
    ``preset``: the layout while ``lanes`` is empty: "eleven-lanes" (all lanes in one direction along the chain) or
    "strip-a-lane" (the chain goes to and fro: every second lane starts at the far end).
    ``pixels_a_lane``: length of each lane of a preset. ``lanes``: the lanes one by one, instead of a preset.
    ``pixels``: pixels on the chain; 0 means as many as the lanes need. ``order``: colour order of the strip.
    ``chains``: how the pixels are divided over the outputs of the board; empty means all on the first.
    ``brightness``: 0 to 1, of the light. ``gamma``: of the eye, 2.2 for most people.
    ``cap_ma``: the most current for the strip in mA; the board has its own, which can only be lower.
    ``fps``: pictures a second while something moves. ``step_seconds``: how long a horse takes to its next place.
    ``servos``: whether horses on rails are driven.
    """

    driver: str = "null"
    port: str = "auto"
    preset: str = "eleven-lanes"
    pixels_a_lane: Annotated[int, Meta(ge=1, le=1024)] = 30
    lanes: tuple[LaneSettings, ...] = ()
    pixels: Annotated[int, Meta(ge=0, le=1024)] = 0
    order: str = "GRB"
    chains: tuple[int, ...] = ()
    brightness: Unit = 0.6
    gamma: Annotated[float, Meta(ge=1.0, le=4.0)] = 2.2
    cap_ma: Annotated[int, Meta(ge=0, le=60000)] = 2000
    fps: Annotated[int, Meta(ge=1, le=60)] = 60
    step_seconds: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.6
    servos: bool = True
