"""``postparade track print``: the track on paper, true to scale, or as a file for laser and plotter."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, get_args

from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec.structs import replace

from postparade.cli.counting import many
from postparade.cli.options import AsJson, ConfigFile, Flag, LedsPerMetre, parse_language
from postparade.cli.process import keep_small
from postparade.config import Settings, load
from postparade.core.output_file import write

if TYPE_CHECKING:
    from postparade.workshop.shapes import Drawing
    from postparade.workshop.sheet import SheetOptions

Paper = Literal["a0", "a1", "a2", "a3", "a4", "letter", "legal", "tabloid", "exact"]
Look = Literal["day", "night"]
Format = Literal["pdf", "svg", "dxf"]
Hole = Annotated[float, Parameter(validator=Number(gte=0.5, lte=100))]
LaneHeight = Annotated[float, Parameter(validator=Number(gte=20, lte=200))]
FORMATS: tuple[Format, ...] = get_args(Format)


def print_sheet(
    *,
    out: Path | None = None,
    file_format: Annotated[Format | None, Parameter(name="--format")] = None,
    paper: Paper | None = None,
    leds_per_metre: LedsPerMetre = 60.0,
    hole: Hole = 6.0,
    lane_height: LaneHeight = 40.0,
    game: str = "",
    board: str = "usual",
    look: Look | None = None,
    tray: Flag = False,
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
        The paper of a PDF: a1 if not given, a4 for --tray. What does not fit on one page is divided into pages with
        register marks, to be glued together; exact is one page as large as the track.
    leds_per_metre
        How many LEDs the strip has per metre.
    hole
        The diameter of the holes over the LEDs in mm.
    lane_height
        The height of every lane in mm.
    game
        The game whose board is printed; if not given, that of the first with a lane for every strip of the track.
    board
        The board whose moves are marked along the lanes: usual, or another one of the game, such as even-steps.
    look
        day: on white paper, if not given; night: on dark turf, for a dimmed room. It takes much ink.
    tray
        Write the sheet under the dice tray instead, with the point over which the camera hangs.
    language
        The language of the words on it: en, de, es, fr or it.
    config
        A configuration file; its section [track] has the layout, [table] the silks.
    """
    keep_small()
    from postparade.workshop.sheet import SheetOptions

    spoken = parse_language(language)
    options = None if tray else SheetOptions(1000 / leds_per_metre, hole, lane_height, game, board, look=look or "day")
    drawing = _drawing(load(config), options, spoken)
    kind = file_format or _ending(out)
    path = out or Path(("tray." if tray else "track.") + kind)
    content, sheets = _encoded(drawing, kind, paper or ("a4" if tray else "a1"), spoken)
    write(path, content)
    told = _as_json(path, drawing, kind, sheets) | {"leds_per_metre": leds_per_metre}
    print(json.dumps(told) if as_json else _in_words(path, drawing, kind, sheets))
    return 0


def _drawing(settings: Settings, options: "SheetOptions | None", language: str) -> "Drawing":
    """The configured track in the silks of the table; without options, the sheet under the dice tray."""
    from postparade.track.layout.lanes import build_layout
    from postparade.workshop.sheet import draw_track
    from postparade.workshop.tray_sheet import draw_tray

    if options is None:
        return draw_tray(language)
    colours = {horse.number: horse.silk for horse in settings.table.horses if horse.silk}
    return draw_track(build_layout(settings.track), replace(options, colours=colours), language)


def _encoded(drawing: "Drawing", kind: Format, paper: Paper, language: str) -> tuple[bytes, int]:
    """``drawing`` as a file of that kind, and on how many pages it is."""
    from postparade.workshop.as_dxf import as_dxf
    from postparade.workshop.as_svg import as_svg

    if kind == "svg":
        return as_svg(drawing, "Post Parade").encode(), 1
    if kind == "dxf":
        return as_dxf(drawing), 1
    from postparade.workshop.as_pdf import as_pdf
    from postparade.workshop.paper import pages

    tiles = pages(drawing, paper, language)
    return as_pdf(tiles, "Post Parade"), len(tiles)


def _as_json(path: Path, drawing: "Drawing", kind: Format, sheets: int) -> dict[str, object]:
    size = {"width_mm": round(drawing.width, 1), "height_mm": round(drawing.height, 1)}
    return {"file": str(path), "format": kind, "pages": sheets, **size}


def _in_words(path: Path, drawing: "Drawing", kind: Format, sheets: int) -> str:
    pages = many(sheets, "page")
    if sheets > 1:
        pages += ", to be laid over each other at their register marks"
    told = f"{path}: {drawing.width:.0f} by {drawing.height:.0f} mm; {pages if kind == 'pdf' else 'in millimetres'}."
    if kind == "pdf":
        told += "\nPrint it at 100 %, without fitting it to the page, and measure the ruler before you cut."
    return told


def _ending(out: Path | None) -> Format:
    """The format that the ending of the file stands for; PDF where it stands for none."""
    ending = "" if out is None else out.suffix.lower().removeprefix(".")
    return next((known for known in FORMATS if known == ending), "pdf")
