"""``postparade track layout``: the lanes as a table, as a drawing, and in light."""

import asyncio
import json
from pathlib import Path

import msgspec

from postparade.cli.options import AsJson, ConfigFile, Flag, Seconds
from postparade.cli.process import keep_small
from postparade.cli.track.bench import Bench
from postparade.config import load
from postparade.core.output_file import write


def show_layout(
    *,
    out: Path | None = None,
    light: Flag = False,
    simulated: Flag = False,
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
    keep_small()
    from postparade.track.layout.lanes import build_layout
    from postparade.track.layout.layout_svg import draw, rows, title

    settings = load(config).track
    layout = build_layout(settings)
    if out is not None:
        write(out, draw(layout).encode())
    lanes = [msgspec.to_builtins(row) for row in rows(layout)]
    if as_json:
        seats = [{"seat": one.seat, "first": one.run.first, "count": one.run.count} for one in layout.seats]
        report = {
            "pixels": layout.pixels,
            "chains": layout.chains,
            "order": layout.order,
            "lanes": lanes,
            "seats": seats,
        }
        print(json.dumps(report | {"drawing": None if out is None else str(out)}))
    else:
        _print_table(title(layout), lanes)
        if out is not None:
            print(f"Drawn in {out}.")
    if light:
        bench = Bench(settings, layout, simulated, quiet=as_json)
        asyncio.run(bench.run(lambda test: test.walk_lanes(seconds)))
    return 0


def _print_table(title: str, lanes: list[dict[str, int]]) -> None:
    print(title)
    names = list(lanes[0])
    widths = [max(len(name), 5) for name in names]
    print("  ".join(name.rjust(width) for name, width in zip(names, widths, strict=True)))
    for lane in lanes:
        print("  ".join(str(lane[name]).rjust(width) for name, width in zip(names, widths, strict=True)))
