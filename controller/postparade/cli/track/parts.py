"""``postparade track parts``: the parts list, what feeds the track, and its wiring as a drawing."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from postparade.cli.options import AsJson, ConfigFile, Flag, LedsPerMetre, parse_language
from postparade.cli.process import keep_small
from postparade.config import load
from postparade.core.output_file import write
from postparade.track.settings import TrackSettings
from postparade.workshop.electrics import Electrics, Level, catalogue
from postparade.workshop.parts_list import Row, as_csv

if TYPE_CHECKING:
    from postparade.track.layout.lanes import Layout
    from postparade.workshop.rail_drive import Mechanism
    from postparade.workshop.shapes import Drawing


def show_parts(
    *,
    level: Level = "full",
    leds_per_metre: LedsPerMetre = 60.0,
    csv: Flag = False,
    wiring: Path | None = None,
    first_lane: Path | None = None,
    stripboard: Path | None = None,
    mechanism: Path | None = None,
    language: str = "en",
    config: ConfigFile = None,
    as_json: AsJson = False,
) -> int:
    """List the parts of the configured track: how many of each, the current they draw, and what they usually cost.

    Parameters
    ----------
    level
        small: up to 60 LEDs; full: a strip along every lane; rails: with a servo for every horse.
    leds_per_metre
        How many LEDs the strip has per metre.
    csv
        Print the list as CSV, for a spreadsheet.
    wiring
        Draw the wiring into this file: SVG, or PDF if its name ends in .pdf.
    first_lane
        Draw into this file how the first lane is soldered, with the numbers of pins: SVG, or PDF likewise.
    stripboard
        Draw into this file how the level shifter is soldered on stripboard, hole by hole: SVG, or PDF likewise.
    mechanism
        Draw into this file how a motor pulls a horse along its rail: SVG, or PDF if its name ends in .pdf.
    language
        The language of the drawings and of the words to search for in shops: en, de, es, fr or it.
    config
        A configuration file; its section [track] has layout, cap_ma and rails.
    as_json
        Print one JSON object.
    """
    keep_small()
    from postparade.workshop.electrics import electrics
    from postparade.workshop.parts_list import parts_list
    from postparade.workshop.sheet import SheetOptions, draw_track

    spoken = parse_language(language)
    settings, layout = _of_level(load(config).track, level)
    pitch = 1000 / leds_per_metre
    sheet = draw_track(layout, SheetOptions(pitch=pitch, hole=min(6.0, pitch / 2)))
    found = electrics(layout, settings, level, pitch, sheet.width)
    rows = parts_list(layout, settings, found, sheet, level, pitch, spoken)
    _draw_wiring(wiring, layout, found, _switches(settings, level), spoken)
    _draw_soldering(first_lane, stripboard, found, spoken)
    moved = _mechanism(mechanism, layout, settings, pitch, spoken)
    if csv:
        print(as_csv(rows), end="")
    elif as_json:
        print(json.dumps(_as_json(level, rows, found, wiring) | _rails_json(level, moved)))
    else:
        _print(level, rows, found)
        _print_rest(moved if level == "rails" else None, wiring, first_lane, stripboard, mechanism)
    return 0


def _of_level(settings: TrackSettings, level: Level) -> "tuple[TrackSettings, Layout]":
    """``settings`` with the layout of a small track where none is configured, and that layout."""
    from postparade.track.layout.lanes import build_layout

    usual = TrackSettings()
    small = catalogue().levels[level].pixels_a_lane
    own = settings.lanes or settings.preset != usual.preset or settings.pixels_a_lane != usual.pixels_a_lane
    suited = settings if own or small is None else replace(settings, pixels_a_lane=small)
    return suited, build_layout(suited)


def _draw_wiring(path: Path | None, layout: "Layout", found: Electrics, switches: bool, language: str) -> None:
    from postparade.workshop.wiring import draw_wiring

    if path is not None:
        _write_drawing(path, draw_wiring(layout, found, switches, language))


def _draw_soldering(first_lane: Path | None, stripboard: Path | None, found: Electrics, language: str) -> None:
    from postparade.workshop.first_lane import draw_first_lane
    from postparade.workshop.stripboard import draw_stripboard

    if first_lane is not None:
        _write_drawing(first_lane, draw_first_lane(found, language))
    if stripboard is not None:
        _write_drawing(stripboard, draw_stripboard(language))


def _mechanism(
    path: Path | None, layout: "Layout", settings: TrackSettings, pitch: float, language: str
) -> "Mechanism":
    """What pulls the horses, drawn into ``path`` if there is one."""
    from postparade.workshop.mechanism import draw_mechanism
    from postparade.workshop.rail_drive import mechanism

    moved = mechanism(layout, settings, pitch)
    if path is not None:
        _write_drawing(path, draw_mechanism(moved, language))
    return moved


def _write_drawing(path: Path, drawing: "Drawing") -> None:
    from postparade.workshop.as_svg import as_svg
    from postparade.workshop.paper import EXACT, pages

    if path.suffix.lower() == ".pdf":
        from postparade.workshop.as_pdf import as_pdf

        write(path, as_pdf(pages(drawing, EXACT), "Post Parade"))
    else:
        write(path, as_svg(drawing, "Post Parade").encode())


def _switches(settings: TrackSettings, level: Level) -> bool:
    return level == "rails" and settings.rails.servos == "continuous" and settings.rails.end_stop == "switch"


def _as_json(level: Level, rows: list[Row], found: Electrics, wiring: Path | None) -> dict[str, object]:
    data = catalogue()
    return {
        "level": level,
        "prices_of": data.prices_of,
        "currency": data.currency,
        "parts": msgspec.to_builtins(rows),
        "total": round(sum(row.total for row in rows), 2),
        "electrics": msgspec.to_builtins(found),
        "wiring": None if wiring is None else str(wiring),
    }


def _rails_json(level: Level, moved: "Mechanism") -> dict[str, object]:
    """The mechanism as JSON, with what is computed from it, for horses on rails."""
    if level != "rails":
        return {}
    drives = [
        msgspec.to_builtins(one) | {"margin": round(one.margin, 2), "travel_seconds": round(one.seconds, 1)}
        for one in moved.drives
    ]
    travels = {str(horse): round(way, 1) for horse, way in moved.travels.items()}
    return {"rails": {"travels_mm": travels, "pieces": moved.rails, "cord_metres": moved.cord_metres, "drives": drives}}


def _print_rest(moved: "Mechanism | None", *drawn: Path | None) -> None:
    """What moves the horses, if they run on rails, and the files that were drawn."""
    if moved is not None:
        _print_drives(moved)
    for path in drawn:
        if path is not None:
            print(f"Drawn in {path}.")


def _print_drives(moved: "Mechanism") -> None:
    longest = max(moved.travels.values())
    print(f"Horses run {longest:.0f} mm, {moved.turns:.1f} turns of the drum. Computed for motors that could pull:")
    for one in moved.drives:
        print(
            f"  {one.motor.name}: {one.seconds:.1f} s from gate to finish, {one.newton:.1f} N at the cord, "
            f"{one.margin:.1f} times what a horse takes; {one.amperes:.1f} A at {one.motor.volts:g} V for all, "
            f"{one.pins} pins of the board{'' if one.motor.firmware else '; not driven by the firmware'}."
        )


def _print(level: Level, rows: list[Row], found: Electrics) -> None:
    data = catalogue()
    print(f"Parts of {data.levels[level].name}")
    width = max(len(row.part) for row in rows)
    for row in rows:
        print(f"{row.count:>4}  {row.part:<{width}}  {row.total:>8.2f}  {row.remark}".rstrip())
    total = sum(row.total for row in rows)
    print(f"      {'together, about':<{width}}  {total:>8.2f}  {data.currency}; usual prices, {data.prices_of}")
    print(
        f"Strip: {found.strip_amperes:.1f} A at most as [track] cap_ma says ({found.white_amperes:.1f} A if it were "
        f"all white without it); supply {found.supply.amperes:g} A, fuse {found.fuse.amperes:g} A, "
        f"wires {found.wire.mm2:g} mm2 (AWG {found.wire.awg})."
    )
    print(
        f"Switched on at the mains, its capacitors take {found.rise_amperes:.1f} A while the supply comes up. "
        "Never join the strip to a supply that is on: "
        f"up to {found.plug_amperes:.0f} A flow for a moment, and burn the contacts."
    )
    for chain, feeds in enumerate(found.feeds, 1):
        print(f"Power comes into output {chain} {_places(feeds)}.")
    if found.servo_supply is not None and found.servo_fuse is not None:
        print(
            f"Servos: {found.servo_amperes:.1f} A at most; supply {found.servo_supply.amperes:g} A of their own, "
            f"fuse {found.servo_fuse.amperes:g} A, ground joined with that of the strip."
        )


def _places(feeds: tuple[int, ...]) -> str:
    """Where power comes into a chain, in words: there is no pixel behind its end to name."""
    if len(feeds) == 1:
        return "at its first pixel, 0"
    between = "".join(f", before pixel {feed}" for feed in feeds[1:-1])
    return f"at its first pixel, 0{between}, and behind its last, {feeds[-1] - 1}"
