"""``postparade track print``: the track on paper, true to scale, or as a file for laser and plotter."""

import json
from pathlib import Path
from typing import get_args

from postparade.cli.options import parse_language
from postparade.cli.process import keep_small
from postparade.cli.track.commands import Format
from postparade.config import load
from postparade.core.output_file import write

FORMATS: tuple[Format, ...] = get_args(Format)


def print_sheet(
    out: Path | None,
    file_format: Format | None,
    paper: str,
    leds_per_metre: float,
    hole: float,
    lane_height: float,
    board: str,
    tray: bool,
    language: str,
    config: Path | None,
    as_json: bool,
) -> int:
    """Write the track, or the sheet under the ``tray``, to ``out`` and say how large it is. Returns 0.

    Raises :class:`~postparade.core.faults.Fault` for an impossible layout, options that do not go together, a missing
    library and a file that cannot be written.
    """
    keep_small()
    from postparade.track.layout.lanes import build_layout
    from postparade.workshop.as_dxf import as_dxf
    from postparade.workshop.as_svg import as_svg
    from postparade.workshop.sheet import SheetOptions, draw_track
    from postparade.workshop.tray_sheet import draw_tray

    spoken = parse_language(language)
    settings = load(config)
    layout = build_layout(settings.track)
    colours = {horse.number: horse.silk for horse in settings.table.horses if horse.silk}
    options = SheetOptions(1000 / leds_per_metre, hole, lane_height, board, colours)
    drawing = draw_tray(spoken) if tray else draw_track(layout, options, spoken)
    kind = file_format or _ending(out)
    path = out or Path(f"{'tray' if tray else 'track'}.{kind}")
    sheets = 1
    if kind == "svg":
        content = as_svg(drawing, "Post Parade").encode()
    elif kind == "dxf":
        content = as_dxf(drawing)
    else:
        from postparade.workshop.as_pdf import as_pdf
        from postparade.workshop.paper import pages

        tiles = pages(drawing, "exact" if tray else paper, spoken)
        sheets, content = len(tiles), as_pdf(tiles, "Post Parade")
    write(path, content)
    told = {
        "file": str(path),
        "format": kind,
        "pages": sheets,
        "width_mm": round(drawing.width, 1),
        "height_mm": round(drawing.height, 1),
        "leds_per_metre": leds_per_metre,
    }
    if as_json:
        print(json.dumps(told))
    else:
        many = "1 page" if sheets == 1 else f"{sheets} pages, to be laid over each other at their register marks"
        print(f"{path}: {drawing.width:.0f} by {drawing.height:.0f} mm; {many if kind == 'pdf' else 'in millimetres'}.")
        if kind == "pdf":
            print("Print it at 100 %, without fitting it to the page, and measure the ruler before you cut.")
    return 0


def _ending(out: Path | None) -> Format:
    """The format that the ending of the file stands for; PDF where it stands for none."""
    ending = "" if out is None else out.suffix.lower().removeprefix(".")
    return next((known for known in FORMATS if known == ending), "pdf")
