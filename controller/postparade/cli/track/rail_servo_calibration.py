"""``postparade track rails``: drive horses to the ends of their rails, to find out pulses and times of their servos."""

import asyncio
import json

import msgspec
from msgspec.structs import replace

from postparade.cli.options import ConfigFile, Flag, Seconds
from postparade.cli.process import keep_small
from postparade.config import load, plainly
from postparade.core.faults import ConfigurationFault
from postparade.track.settings import LaneSettings, TrackSettings


def drive_rails(
    *,
    horse: int | None = None,
    gate: int | None = None,
    finish: int | None = None,
    stop: int | None = None,
    travel: float | None = None,
    simulated: Flag = False,
    seconds: Seconds = 5.0,
    config: ConfigFile = None,
) -> int:
    """Drive the horses on their rails to the finish and back, one after the other, to calibrate their servos.

    Parameters
    ----------
    horse
        Only this horse (2 to 12); the values below are tried for it.
    gate
        The pulse of its servo at the gate in microseconds, gate_us.
    finish
        The pulse of its servo at the finish in microseconds, finish_us.
    stop
        The pulse at which a continuous servo stands still, stop_us.
    travel
        How long a continuous servo takes from gate to finish, travel_seconds.
    simulated
        Drive the rails of a simulated board instead.
    seconds
        How long a horse has for each way.
    config
        A configuration file; its section [track] has driver and rails.
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
    _print_settings(changes)
    return 0


def _print_settings(changes: dict[str, int | float]) -> None:
    """What to write into the configuration, so that the values tried hold from now on."""
    if changes:
        print("If that is right, write into its [[track.lanes]]:")
    for name, value in changes.items():
        print(f"{name} = {json.dumps(value)}")


def _with(settings: TrackSettings, horse: int, changes: dict[str, int | float]) -> TrackSettings:
    """The settings with ``changes`` for the servo of ``horse``; a preset becomes the lanes it stands for. If its ends
    change places, so does ``mirrored``, which is added to ``changes``."""
    from postparade.track.layout.lanes import STRIPS, preset_lanes

    lanes = {lane.horse: lane for lane in settings.lanes or preset_lanes(settings, STRIPS)}
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
