"""``postparade track rails``: drive horses to the ends of their rails, to find out pulses and times of their servos."""

import asyncio
import json
from pathlib import Path

import msgspec
from msgspec.structs import replace

from postparade.cli.process import keep_small
from postparade.config import load, plainly
from postparade.core.faults import ConfigurationFault
from postparade.track.settings import LaneSettings, TrackSettings


def drive_rails(
    horse: int | None,
    gate: int | None,
    finish: int | None,
    stop: int | None,
    travel: float | None,
    simulated: bool,
    seconds: float,
    config: Path | None,
) -> int:
    """Drive ``horse``, or all of them, to the finish and back; the other values are tried instead of the configured
    ones. Returns 0.

    Raises :class:`~postparade.core.faults.Fault` for impossible values and a track that is missing or has no servos.
    """
    keep_small()
    from postparade.cli.track.bench import Bench
    from postparade.track.layout.lanes import build_layout

    settings = load(config).track
    tried = {"gate_us": gate, "finish_us": finish, "stop_us": stop, "travel_seconds": travel}
    changes = {name: value for name, value in tried.items() if value is not None}
    if horse is not None:
        settings = _with(settings, horse, changes)
    elif changes:
        raise ConfigurationFault("track_rails_whose", values=", ".join(changes))
    layout = build_layout(settings)
    bench = Bench(settings, layout, simulated, quiet=False)
    asyncio.run(bench.run(lambda test: test.walk_rails(seconds, horse)))
    if changes:
        print("If that is right, write into its [[track.lanes]]:")
        for name, value in changes.items():
            print(f"{name} = {json.dumps(value)}")
    return 0


def _with(settings: TrackSettings, horse: int, changes: dict[str, int | float]) -> TrackSettings:
    """The settings with ``changes`` for the servo of ``horse``; a preset becomes the lanes it stands for. If its ends
    change places, so does ``mirrored``, which is added to ``changes``."""
    from postparade.track.layout.lanes import HORSES, preset_lanes

    lanes = {lane.horse: lane for lane in settings.lanes or preset_lanes(settings, HORSES)}
    if horse not in lanes:
        raise ConfigurationFault("track_lane_missing", horse=horse, horses=", ".join(map(str, sorted(lanes))))
    tried = _tried(lanes[horse], changes)
    mirrored = tried.gate_us > tried.finish_us
    if mirrored != tried.mirrored:
        changes["mirrored"] = mirrored
    lanes[horse] = replace(tried, mirrored=mirrored)
    return replace(settings, lanes=tuple(lanes.values()))


def _tried(lane: LaneSettings, changes: dict[str, int | float]) -> LaneSettings:
    try:
        return msgspec.convert(msgspec.to_builtins(lane) | changes, LaneSettings)
    except msgspec.ValidationError as error:
        raise ConfigurationFault("bad_usage", why=plainly(error)) from error
