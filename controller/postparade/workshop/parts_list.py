"""The parts list of a track: what is needed, how many of it, and roughly what it costs."""

import csv
import io
from math import ceil

from msgspec import Struct

from postparade.core.i18n import USUAL
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings
from postparade.workshop.electrics import Electrics, Level, Wire, catalogue
from postparade.workshop.rail_drive import mechanism
from postparade.workshop.shapes import Drawing

COLUMNS = ("part", "count", "price", "total", "remark", "search", "prices_of")
BEHIND_SHEET = 10
"""How much further than the printed sheet the tensioners of the rails reach, in mm."""
SPARE = 1.05
"""Strip and wires are bought a little longer than needed."""


Numbers = dict[str, int | float | str]
"""What the data file may name as a count, a price, or in words."""


class Row(Struct, frozen=True):
    """A part, how many of it, the usual ``price`` of one and the ``total``, both in the currency of the data file.
    ``search``: what to type into the search box of a shop."""

    part: str
    count: int
    price: float
    total: float
    remark: str
    search: str = ""


def parts_list(
    layout: Layout,
    settings: TrackSettings,
    found: Electrics,
    sheet: Drawing,
    level: Level,
    pitch: float,
    language: str = USUAL,
) -> list[Row]:
    """Every part of the track of ``layout`` that is fed as ``found``, on a board as large as ``sheet``; words
    to search for are in ``language``."""
    numbers = _numbers(layout, settings, found, sheet, pitch)
    numbers |= _drive_numbers(layout, settings, sheet, level, pitch)
    rows = []
    for part in catalogue().parts:
        if level not in part.levels:
            continue
        count = int(numbers[part.count]) if isinstance(part.count, str) else part.count
        price = float(numbers[part.price] if isinstance(part.price, str) else part.price)
        if count:
            said = part.name.format(**numbers), part.remark.format(**numbers)
            search = part.search[language].format(**numbers)
            rows.append(Row(said[0], count, price, round(count * price, 2), said[1], search))
    return rows


def _numbers(layout: Layout, settings: TrackSettings, found: Electrics, sheet: Drawing, pitch: float) -> Numbers:
    wire: Wire = found.wire
    pieces = sum(len(lane.runs) for lane in layout.lanes) + len(layout.seats)
    return {
        "leds_per_metre": round(1000 / pitch, 1),
        "pixels": layout.pixels,
        "strip_metres": ceil(layout.pixels * pitch / 1000 * SPARE),
        "strip_amperes": found.strip_amperes,
        "supply_amperes": found.supply.amperes,
        "supply_price": found.supply.price,
        "fuse_amperes": found.fuse.amperes,
        "wire_mm2": wire.mm2,
        "wire_awg": wire.awg,
        "wire_price": 2 * wire.price,
        "wire_metres": found.wire_metres,
        "feeds": sum(map(len, found.feeds)),
        "jumper_metres": ceil(pieces * catalogue().rules.jumper_mm / 1000 * SPARE),
        "chains": len(layout.chains),
        "capacitors": len(layout.chains) + bool(found.servos),
        "board_height": ceil(sheet.height),
        "terminals": sum(map(len, found.feeds)) + 1 + bool(found.servos),
        "supplies": sum(one is not None and one.amperes <= 5 for one in (found.supply, found.servo_supply)),
        "servos": found.servos,
        "servo_supply_amperes": found.servo_supply.amperes if found.servo_supply else 0,
        "servo_supply_price": found.servo_supply.price if found.servo_supply else 0,
        "servo_fuse_amperes": found.servo_fuse.amperes if found.servo_fuse else 0,
        "at_once": settings.rails.at_once,
    }


def _drive_numbers(layout: Layout, settings: TrackSettings, sheet: Drawing, level: Level, pitch: float) -> Numbers:
    """What the rails take, and the filament of everything that is printed at ``level``."""
    moved = mechanism(layout, settings, pitch)
    counts = {"rails": moved.rails, "lanes": len(layout.lanes), "stops": 2 * len(layout.lanes)}
    grams = []
    for part in catalogue().prints:
        if level in part.levels:
            count = counts[part.count] if isinstance(part.count, str) else part.count
            grams.append((part.name, count, ceil(count * part.grams)))
    whole = sum(weight for _, _, weight in grams)
    rails = level == "rails"
    return {
        **counts,
        "board_width": ceil(sheet.width) + (BEHIND_SHEET if rails else 0),
        "cord_metres": moved.cord_metres,
        "filament_grams": whole,
        "filament_spools": ceil(whole / 1000),
        "filament": ", ".join(f"{count} {name} {weight} g" for name, count, weight in grams),
        "wood_screws": 20 + (2 * moved.rails + 10 * len(layout.lanes) if rails else 0),
    }


def as_csv(rows: list[Row]) -> str:
    """The list as CSV with a header line, for any spreadsheet. What a spreadsheet would compute stays text."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    prices_of = catalogue().prices_of
    for row in rows:
        told = _as_text(row.part), row.count, f"{row.price:.2f}", f"{row.total:.2f}"
        writer.writerow((*told, _as_text(row.remark), _as_text(row.search), prices_of))
    return text.getvalue()


def _as_text(words: str) -> str:
    return f"'{words}" if words.startswith(("=", "+", "-", "@", "\t", "\r")) else words
