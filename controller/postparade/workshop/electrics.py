"""What the track draws and what therefore feeds it: current, supply, fuse, wire, and where power comes in. Pure.

The rules and the standard sizes are in ``data/parts.toml``. The strip draws no more than ``cap_ma``, which the
controller and the track board both enforce; supply, fuse and wire are sized for that and no more, and the fuse is there
in case both fail.
"""

import tomllib
from functools import cache
from importlib.resources import files
from math import ceil
from typing import Literal

import msgspec
from msgspec import Struct

from postparade.core.faults import ConfigurationFault
from postparade.track.current_limit import CHANNEL_MA, IDLE_MA
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings

Level = Literal["small", "full", "rails"]
VOLTS = 5.0
FULL_WHITE_MA = 3 * CHANNEL_MA + IDLE_MA


class Supply(Struct, frozen=True):
    """A 5 V supply that feeds ``amperes``."""

    amperes: float
    price: float


class Fuse(Struct, frozen=True):
    """A fuse that carries ``amperes`` indefinitely."""

    amperes: float


class Wire(Struct, frozen=True):
    """A stranded copper wire that may carry ``amperes``; ``price`` per metre."""

    mm2: float
    awg: int
    amperes: float
    price: float


class Rules(Struct, frozen=True):
    """Electrical assumptions; ``data/parts.toml`` says what each means."""

    strip_ohm_a_metre: float
    strip_drop_v: float
    supply_reserve: float
    fuse_reserve: float
    wire_drop_v: float
    copper_ohm_mm2_a_metre: float
    capacitor_uf: float
    pixel_nf: float
    supply_rise_ms: float
    capacitor_ohm: float
    servo_moving_a: float
    servo_holding_a: float
    jumper_mm: float


class Motor(Struct, frozen=True):
    """A motor that may pull a horse. ``rpm``: under the little load of a horse. ``newton_mm``: torque it may give for
    long. ``pins``: of the track board. ``firmware``: whether the firmware drives it."""

    name: str
    rpm: float
    newton_mm: float
    moving_a: float
    holding_a: float
    volts: float
    pins: int
    price: float
    firmware: bool


class LevelData(Struct, frozen=True):
    """One of the three ways to build a table. ``pixels_a_lane``: of a track that has no layout of its own yet."""

    name: str
    pixels_a_lane: int | None = None


class Part(Struct, frozen=True):
    """A line of the parts list. ``count`` and ``price`` may name computed numbers, and ``name`` and ``remark`` have
    placeholders for these. ``search``: by language what to type into the search box of a shop."""

    name: str
    count: int | str
    price: float | str
    remark: str
    search: dict[str, str]
    levels: tuple[Level, ...] = ("small", "full", "rails")


class Print(Struct, frozen=True):
    """A printed part: the ``grams`` of filament that one takes, and ``count`` of them, a number or a computed one."""

    name: str
    grams: float
    count: int | str
    levels: tuple[Level, ...] = ("small", "full", "rails")


class Catalogue(Struct, frozen=True):
    """The whole data file."""

    prices_of: str
    currency: str
    levels: dict[Level, LevelData]
    rules: Rules
    supplies: tuple[Supply, ...]
    fuses: tuple[Fuse, ...]
    wires: tuple[Wire, ...]
    motors: tuple[Motor, ...]
    prints: tuple[Print, ...]
    parts: tuple[Part, ...]


class Electrics(Struct, frozen=True):
    """What feeds a track. Currents in A, lengths in metres.

    ``strip_amperes``: the most that the strip draws; ``white_amperes``: what it would draw without a cap, all white.
    ``rise_amperes``: what the capacitors take besides while a supply that is switched on at the mains comes up;
    ``plug_amperes``: the most that flows, for less than a thousandth of a second, if the strip is joined to a supply
    that is on already.
    ``feeds``: for every chain the pixels, counted along it, before which power comes in; its length stands for the
    end of the chain.
    """

    strip_amperes: float
    white_amperes: float
    supply: Supply
    fuse: Fuse
    wire: Wire
    wire_metres: int
    feeds: tuple[tuple[int, ...], ...]
    rise_amperes: float = 0.0
    plug_amperes: float = 0.0
    servos: int = 0
    servo_amperes: float = 0.0
    servo_supply: Supply | None = None
    servo_fuse: Fuse | None = None


@cache
def catalogue() -> Catalogue:
    """The data file of the parts."""
    text = files("postparade.workshop").joinpath("data/parts.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Catalogue)


def electrics(layout: Layout, settings: TrackSettings, level: Level, pitch: float, width: float) -> Electrics:
    """What feeds ``layout`` with a pixel every ``pitch`` mm on a track ``width`` mm wide.

    Raises ``ConfigurationFault`` (``parts_too_much_current``) where no single supply, fuse or wire is enough.
    """
    data = catalogue()
    white = layout.pixels * FULL_WHITE_MA / 1000
    drawn = min(settings.cap_ma / 1000, white)
    chosen = _fed_by(drawn)
    feeds = tuple(_feeds(count, drawn, pitch) for count in layout.chains)
    # A metre from the supply to the track, and half its width to the farthest feed; half a metre from feed to feed.
    long = 1.0 + width / 2000
    wire = _wire(chosen[1], drawn, long)
    metres = ceil(1.0 + 0.5 * sum(map(len, feeds)))
    inrush = _inrush(layout, wire, long)
    found = Electrics(drawn, white, chosen[0], chosen[1], wire, metres, feeds, *inrush)
    if level != "rails":
        return found
    servos = len(layout.lanes)
    moving = min(servos, settings.rails.at_once)
    amperes = moving * data.rules.servo_moving_a + (servos - moving) * data.rules.servo_holding_a
    servo_supply, servo_fuse = _fed_by(amperes)
    return msgspec.structs.replace(
        found, servos=servos, servo_amperes=amperes, servo_supply=servo_supply, servo_fuse=servo_fuse
    )


def _inrush(layout: Layout, wire: Wire, metres: float) -> tuple[float, float]:
    """What the empty capacitors take while the supply comes up, and at the moment they are joined to one that is up."""
    rules = catalogue().rules
    farad = len(layout.chains) * rules.capacitor_uf / 1e6 + layout.pixels * rules.pixel_nf / 1e9
    ohm = 2 * metres * rules.copper_ohm_mm2_a_metre / wire.mm2 + rules.capacitor_ohm
    return farad * VOLTS / (rules.supply_rise_ms / 1000), VOLTS / ohm


def _fed_by(amperes: float) -> tuple[Supply, Fuse]:
    """The smallest supply with enough reserve, and a fuse that blows before the supply gives up."""
    data = catalogue()
    for supply in data.supplies:
        if supply.amperes < amperes * data.rules.supply_reserve:
            continue
        fuses = [one for one in data.fuses if amperes * data.rules.fuse_reserve <= one.amperes <= supply.amperes]
        if fuses:
            return supply, fuses[0]
    raise _too_much(amperes)


def _wire(fuse: Fuse, amperes: float, metres: float) -> Wire:
    """The thinnest wire that its fuse protects and that loses no more voltage than it may, there and back."""
    data = catalogue()
    for wire in data.wires:
        drop = 2 * metres * amperes * data.rules.copper_ohm_mm2_a_metre / wire.mm2
        if wire.amperes >= fuse.amperes and drop <= data.rules.wire_drop_v:
            return wire
    raise _too_much(amperes)


def _too_much(amperes: float) -> ConfigurationFault:
    return ConfigurationFault("parts_too_much_current", amperes=f"{amperes:.1f}")


def strip_drop(pixels: int, amperes: float, pitch: float, both_ends: bool) -> float:
    """The most that a strip of ``pixels`` loses, in volts: with all the light that ``amperes`` allow as far from the
    power as possible, at the far end, or in the middle of a strip that is fed from both ends."""
    metres = pixels * pitch / 1000
    drawn = min(amperes, pixels * FULL_WHITE_MA / 1000)
    return catalogue().rules.strip_ohm_a_metre * metres * drawn / (4 if both_ends else 1)


def _feeds(pixels: int, amperes: float, pitch: float) -> tuple[int, ...]:
    """Before which pixels of a chain power comes in: at its start alone where that is enough, else at both ends and
    evenly between, as often as the strip needs it."""
    most = catalogue().rules.strip_drop_v
    if strip_drop(pixels, amperes, pitch, both_ends=False) <= most:
        return (0,)
    parts = 1
    while parts < pixels and strip_drop(ceil(pixels / parts), amperes, pitch, both_ends=True) > most:
        parts += 1
    return tuple(round(pixels * at / parts) for at in range(parts + 1))
