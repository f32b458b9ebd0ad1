"""What a WLED board tells about itself, and whether it shows what it is sent (https://kno.wled.ge/interfaces/json-api/).

WLED takes realtime light in every state and acknowledges none of it. It stays dark while it is switched off during the
show, shows its own light while that is told to override ours, and dims everything to its own brightness and current.
"""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from postparade.core.confirmation import Confirmation
from postparade.core.faults import DeviceFault, Phrase

LONGEST_ANSWER = 65536
"""Most bytes of what a board says about itself; WLED 0.15 sends 3,000."""
LONGEST_VERSION = 40
BOARD_MA = 100
"""What WLED counts for its own processor."""
PIXEL_MA = 1
"""What WLED counts for a dark pixel."""
BRIGHT_MA = 40
"""Current of light in mA from which its absence in WLED's own figure is proof."""
DIM = 26
"""Brightness of WLED, 0 to 255, below which (a tenth) the race is hard to see."""

ON = {"on": True}
OURS = {"lor": 0}


class _Leds(Struct, frozen=True):
    count: int
    pwr: int = 0
    maxpwr: int = 0


class _Info(Struct, frozen=True):
    ver: str
    leds: _Leds
    live: bool | None = None
    lm: str = ""
    lip: str = ""
    uptime: int = 0


class _Segment(Struct, frozen=True):
    id: int = -1
    start: int = 0
    stop: int = 0
    grp: int = 1
    spc: int = 0
    on: bool = True
    rev: bool = False
    mi: bool = False


class _State(Struct, frozen=True):
    on: bool | None = None
    bri: int = 255
    lor: int = 0
    mainseg: int = 0
    seg: tuple[_Segment, ...] = ()


class _Both(Struct, frozen=True):
    info: _Info
    state: _State = _State()


class WledReport(Struct, frozen=True):
    """What a board told: ``version`` and number of ``pixels``; whether it is ``on`` (``None``: too old to say) at which
    ``brightness`` (0 to 255); whether it shows its own light in spite of ours (``overridden``); whether it takes
    ``live`` light (``None``: unknown), in which ``protocol`` and from which ``sender``; the current it draws and allows
    in mA (0: not counted); the seconds since its start; and the main ``segment``."""

    version: str
    pixels: int
    on: bool | None = None
    brightness: int = 255
    overridden: bool = False
    live: bool | None = None
    protocol: str = ""
    sender: str = ""
    drawn_ma: int = 0
    limit_ma: int = 0
    uptime: int = 0
    segment: _Segment = _Segment()


def read_report(answer: bytes) -> WledReport:
    """The report in the answer to ``/json/si``, or to ``/json/info`` alone, of a board or of whatever else is at its
    address. Raises ``ValueError``."""
    try:
        both = msgspec.json.decode(answer, type=_Both) if b'"info"' in answer else _Both(_bare(answer))
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    info, state = both.info, both.state
    segment = next((one for one in state.seg if one.id == state.mainseg), _Segment())
    return WledReport(
        info.ver[:LONGEST_VERSION],
        info.leds.count,
        state.on,
        state.bri,
        state.lor > 0,
        info.live,
        info.lm[:LONGEST_VERSION],
        info.lip[:LONGEST_VERSION],
        info.leds.pwr,
        info.leds.maxpwr,
        info.uptime,
        segment,
    )


def _bare(answer: bytes) -> _Info:
    return msgspec.json.decode(answer, type=_Info)


class WledSettingsTold(Struct, frozen=True):
    """What the settings of a board say about realtime light: ``main_segment``: it goes through the main segment, with
    all its quirks; ``full``: at full brightness whatever WLED's own is; ``offset``: by how many pixels it is moved."""

    main_segment: bool = False
    full: bool = False
    offset: int = 0


def read_settings(answer: bytes) -> WledSettingsTold:
    """What the answer to ``/json/cfg`` says; what it does not say is as delivered."""
    try:
        found: Any = msgspec.json.decode(answer)
        live = found["if"]["live"]
        return WledSettingsTold(bool(live.get("mso")), bool(live.get("maxbri")), int(live.get("offset") or 0))
    except (msgspec.MsgspecError, RecursionError, AttributeError, KeyError, TypeError, ValueError):
        return WledSettingsTold()


class Expected(NamedTuple):
    """What a board ought to do: it is called ``host``, has to show ``pixels`` pixels that may draw ``cap_ma``, is sent
    light in ``protocols`` from one of the addresses ``ours`` (none: it has no addresses), lately at least ``light_ma``
    more than darkness draws, for long enough to be noticed (``sending``). It was proved to shine since it was last seen
    to be switched on (``shone``)."""

    host: str
    pixels: int
    cap_ma: int
    protocols: tuple[str, ...]
    ours: frozenset[str]
    light_ma: int
    sending: bool
    shone: bool = False


class Judgement(NamedTuple):
    """How far it is known that the board shows the race, what the host should know, and what has to be sent to the
    board to put it right, if the host wants that."""

    confirmation: Confirmation
    caution: DeviceFault | None = None
    remedy: dict[str, Any] | None = None


def judge(report: WledReport, settings: WledSettingsTold, expected: Expected) -> Judgement:
    """What ``report`` means for the race; the gravest finding counts."""
    host = expected.host
    if report.overridden:
        return Judgement(Confirmation.WITHHELD, DeviceFault("wled_overridden", host=host), OURS)
    if report.live is False and expected.sending:
        return Judgement(Confirmation.WITHHELD, DeviceFault("wled_deaf", host=host))
    proof = lit(report, expected.light_ma)
    seen = expected.shone if proof is None else proof
    if not seen and (report.on is False or report.brightness == 0) and not settings.full:
        return Judgement(Confirmation.WITHHELD, DeviceFault("wled_off", host=host), ON)
    if report.live and _foreign(report, expected):
        sender = " ".join(filter(None, (report.sender, report.protocol)))
        return Judgement(Confirmation.SENT, DeviceFault("wled_other_sender", host=host, sender=sender))
    if proof is False:
        return Judgement(Confirmation.WITHHELD, DeviceFault("wled_dark", host=host))
    known = Confirmation.CONFIRMED if report.live and report.on is not None else Confirmation.SENT
    return Judgement(known, _weakness(report, settings, expected))


def lit(report: WledReport, light_ma: int) -> bool | None:
    """Whether the current that WLED counts proves that the strip shines (true) or stays dark (false) while it is sent
    light of ``light_ma``; ``None`` where it proves neither."""
    if not report.drawn_ma or not report.limit_ma:
        return None
    dark = BOARD_MA + PIXEL_MA * report.pixels
    due = light_ma * max(1, report.brightness) // 255
    if due < BRIGHT_MA:
        return None
    return report.drawn_ma >= dark + min(due, max(1, report.limit_ma - dark)) // 4


def _foreign(report: WledReport, expected: Expected) -> bool:
    """Whether the light that the board takes comes from somebody else."""
    if report.protocol and report.protocol not in expected.protocols:
        return True
    return bool(report.sender and expected.ours and report.sender not in expected.ours)


def _weakness(report: WledReport, settings: WledSettingsTold, expected: Expected) -> DeviceFault | None:
    """What makes the race hard to see on a board that shows it."""
    host, segment = expected.host, report.segment
    if report.pixels < expected.pixels:
        return DeviceFault("wled_too_short", host=host, pixels=report.pixels, wanted=expected.pixels)
    if settings.offset:
        return DeviceFault("wled_moved", host=host, offset=settings.offset)
    if settings.main_segment:
        quirk = _quirk(segment, expected.pixels)
        if quirk:
            return DeviceFault("wled_segment", host=host, quirk=quirk)
    if report.brightness < DIM and not settings.full:
        return DeviceFault("wled_dim", host=host, percent=round(100 * report.brightness / 255))
    if 0 < report.limit_ma < expected.cap_ma:
        return DeviceFault("wled_limit_low", host=host, limit=report.limit_ma, cap=expected.cap_ma)
    return None


def _quirk(segment: _Segment, pixels: int) -> Phrase | None:
    """What the main segment does to light that goes through it."""
    if segment.start or 0 < segment.stop < pixels:
        return Phrase("segment_short", first=segment.start, last=segment.stop - 1)
    if not segment.on:
        return Phrase("segment_off")
    if segment.rev:
        return Phrase("segment_reversed")
    if segment.mi:
        return Phrase("segment_mirrored")
    return Phrase("segment_grouped") if segment.grp > 1 or segment.spc > 0 else None
