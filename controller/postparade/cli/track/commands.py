"""The commands below ``postparade track``: names and options."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from postparade.cli.options import AsJson, ConfigFile

track_app = App(name="track", help="Draw, light and try the strip of the track, without a table.")

LONGEST = 3600.0


def _some_seconds(_type: object, value: float) -> None:
    if not 0.0 <= value <= LONGEST:
        raise ValueError(f"Choose 0 to {LONGEST:.0f} seconds")


Simulated = Annotated[bool, Parameter(negative="")]
Seconds = Annotated[float, Parameter(validator=_some_seconds)]


@track_app.command
def layout(
    *,
    out: Path | None = None,
    light: Annotated[bool, Parameter(negative="")] = False,
    simulated: Simulated = False,
    seconds: Seconds = 3.0,
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """List the lanes as they are configured, draw them, or light them one by one to check the wiring.

    Parameters
    ----------
    out
        Draw the layout into this SVG file.
    light
        Light lane by lane on the configured track. A table that runs does the same on its page /host/track.
    simulated
        Light them on a simulated board instead.
    seconds
        How long each lane is lit.
    config
        A configuration file; its section [track] has the layout.
    as_json
        Print one JSON object.
    """
    from postparade.cli.track.layout import show_layout

    return show_layout(out, light, simulated, seconds, config, as_json)


@track_app.command
def rails(
    *,
    horse: int | None = None,
    gate: int | None = None,
    finish: int | None = None,
    stop: int | None = None,
    travel: float | None = None,
    simulated: Simulated = False,
    seconds: Seconds = 5.0,
    config: ConfigFile = None,
) -> int:
    """Drive the horses on their rails to the finish and back, one after the other, to calibrate their servos.

    Parameters
    ----------
    horse
        Only this one (2 to 12); the values below are tried for it.
    gate
        The pulse of its servo at the gate in microseconds, gate_us.
    finish
        The pulse of its servo at the finish in microseconds, finish_us.
    stop
        The pulse at which a servo that turns on and on stands, stop_us.
    travel
        How long such a servo takes from gate to finish, travel_seconds.
    simulated
        Drive the rails of a simulated board instead.
    seconds
        How long a horse has for each way.
    config
        A configuration file; its section [track] has driver and rails.
    """
    from postparade.cli.track.rails import drive_rails

    return drive_rails(horse, gate, finish, stop, travel, simulated, seconds, config)


@track_app.command(name="test")
def try_out(
    *,
    simulated: Simulated = False,
    seconds: Seconds = 1.0,
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """Show every colour and every lane on the configured track, and say what the driver counted meanwhile.

    Parameters
    ----------
    simulated
        Try a simulated board, which runs the real firmware, and compare what its strip shows with what was meant.
    seconds
        How long each frame is shown.
    config
        A configuration file; its section [track] has driver and layout.
    as_json
        Print one JSON object.
    """
    from postparade.cli.track.hardware_test import try_track

    return try_track(simulated, seconds, config, as_json)
