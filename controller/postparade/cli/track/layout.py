"""``postparade track layout``: the lanes as a table, as a drawing, and in light."""

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from postparade.cli.options import AsJson, ConfigFile, Flag, Seconds
from postparade.cli.process import keep_small
from postparade.cli.track.bench import Bench
from postparade.config import load
from postparade.core.output_file import write

if TYPE_CHECKING:
    from postparade.track.layout.lanes import Layout


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
        Light lane by lane on the configured track. A running table does the same on its page /host/lights.
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

    settings = load(config).track
    layout = build_layout(settings)
    if out is not None:
        _draw(layout, out)
    if as_json:
        print(json.dumps(_as_json(layout) | {"drawing": None if out is None else str(out)}))
    else:
        _print_table(layout, out)
    if light:
        _walk(Bench(settings, layout, simulated, quiet=as_json), seconds)
    return 0


def _draw(layout: "Layout", out: Path) -> None:
    from postparade.track.layout.layout_svg import draw

    write(out, draw(layout).encode())


def _walk(bench: Bench, seconds: float) -> None:
    asyncio.run(bench.run(lambda test: test.walk_lanes(seconds)))


def _lanes(layout: "Layout") -> list[dict[str, int]]:
    from postparade.track.layout.layout_svg import rows

    return [msgspec.to_builtins(row) for row in rows(layout)]


def _as_json(layout: "Layout") -> dict[str, object]:
    return {
        "pixels": layout.pixels,
        "chains": layout.chains,
        "order": layout.order,
        "lanes": _lanes(layout),
        "seats": [{"seat": one.seat, "first": one.run.first, "count": one.run.count} for one in layout.seats],
    }


def _print_table(layout: "Layout", out: Path | None) -> None:
    from postparade.track.layout.layout_svg import title

    print(title(layout))
    lanes = _lanes(layout)
    names = list(lanes[0])
    widths = [max(len(name), 5) for name in names]
    print("  ".join(name.rjust(width) for name, width in zip(names, widths, strict=True)))
    for lane in lanes:
        print("  ".join(str(lane[name]).rjust(width) for name, width in zip(names, widths, strict=True)))
    if out is not None:
        print(f"Drawn in {out}.")
