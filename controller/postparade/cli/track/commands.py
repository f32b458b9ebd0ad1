"""The commands below ``postparade track``: names and options."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from cyclopts.validators import Number

from postparade.cli.options import AsJson, ConfigFile

track_app = App(name="track", help="Print, draw, light and try the track, without a table.")

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
        Light lane by lane on the configured track. A running table does the same on its page /host/track.
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


Paper = Literal["a0", "a1", "a2", "a3", "a4", "exact"]
Format = Literal["pdf", "svg", "dxf"]
Density = Annotated[float, Parameter(validator=Number(gte=5, lte=332))]
Hole = Annotated[float, Parameter(validator=Number(gte=0.5, lte=100))]
LaneHeight = Annotated[float, Parameter(validator=Number(gte=20, lte=200))]


@track_app.command(name="print")
def print_out(
    *,
    out: Path | None = None,
    file_format: Annotated[Format | None, Parameter(name="--format")] = None,
    paper: Paper = "a1",
    leds_per_metre: Density = 60.0,
    hole: Hole = 6.0,
    lane_height: LaneHeight = 40.0,
    board: str = "usual",
    tray: Annotated[bool, Parameter(negative="")] = False,
    language: str = "en",
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """Write the configured track true to scale: lanes, holes for the LEDs, silks, gate, finish, red line.

    Parameters
    ----------
    out
        The file; track.pdf if not given.
    file_format
        pdf to print, svg or dxf to cut and to engrave; the ending of --out if not given.
    paper
        The paper of a PDF. What does not fit on one page is divided into pages with register marks, to be glued
        together; exact is one page as large as the track.
    leds_per_metre
        How many LEDs the strip has per metre.
    hole
        The diameter of the holes over the LEDs in mm.
    lane_height
        The height of every lane in mm.
    board
        The board whose moves are marked along the lanes: usual, sixteen, even-steps, short or double.
    tray
        Write the sheet under the dice tray instead, with the point over which the camera hangs.
    language
        The language of the words on it: en, de, es, fr or it.
    config
        A configuration file; its section [track] has the layout, [table] the silks.
    """
    from postparade.cli.track.printing import print_sheet

    return print_sheet(
        out, file_format, paper, leds_per_metre, hole, lane_height, board, tray, language, config, as_json
    )


Level = Literal["small", "full", "rails"]


@track_app.command
def parts(
    *,
    level: Level | None = None,
    leds_per_metre: Density = 60.0,
    csv: Annotated[bool, Parameter(negative="")] = False,
    wiring: Path | None = None,
    language: str = "en",
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """List the parts of the configured track: how many of each, the current they draw, and what they usually cost.

    Parameters
    ----------
    level
        small: up to 60 LEDs; full: a strip along every lane; rails: with a servo for every horse. Full if not given.
    leds_per_metre
        How many LEDs the strip has per metre.
    csv
        Print the list as CSV, for a spreadsheet.
    wiring
        Draw the wiring into this file: SVG, or PDF if its name ends in .pdf.
    language
        The language of the words in the drawing: en, de, es, fr or it.
    config
        A configuration file; its section [track] has layout, cap_ma and rails.
    as_json
        Print one JSON object.
    """
    from postparade.cli.track.parts import show_parts

    return show_parts(level or "full", leds_per_metre, csv, wiring, language, config, as_json)


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
