"""Damaged and made-up bytes for everything that reads what comes from outside: an answer, or a fault with a code, and
never anything else. ``make fuzz`` tries more."""

import asyncio
import contextlib
import io
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
import soundfile
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade import config
from postparade.announcer.packs.manifest import FILE as MANIFEST
from postparade.announcer.packs.manifest import read_manifest
from postparade.announcer.packs.pack import Pack
from postparade.announcer.packs.soundfiles import read_sound
from postparade.core.faults import Fault, JournalFault
from postparade.dice.tray_calibration.commands import parse as calibration_command
from postparade.dice.vision.picture import decode
from postparade.simulator.commands import NAMES
from postparade.simulator.commands import parse as panel_command
from postparade.table.journal.backup import backup
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import FILE as HEAD
from postparade.table.journal.salvage import salvage
from postparade.table.journal.schema import FILE as JOURNAL
from postparade.table.journal.snapshot import FILE as SNAPSHOT
from postparade.table.journal.snapshot import check, read_snapshot, snapshot_of, write_snapshot
from postparade.table.journal.verify import verify
from postparade.table.presentation.past_races import past_races
from postparade.track.drivers.wled_report import LONGEST_VERSION, read_report, read_settings
from postparade.track.link import payloads
from postparade.track.link.codec import Decoder, encode
from postparade.web.ws.commands import parse as message
from tests.conftest import amount
from tests.table.players import company

pytestmark = pytest.mark.slow(10)


def a_picture(kind: str) -> bytes:
    """A small picture of noise."""
    noise = np.random.default_rng(1).integers(0, 255, (60, 70, 3), dtype=np.uint8)
    return bytes(cv2.imencode(kind, noise)[1].tobytes())


def a_sound(kind: str) -> bytes:
    """A short sound file."""
    out = io.BytesIO()
    soundfile.write(out, np.sin(np.arange(2000) / 20), 22_050, format=kind)
    return out.getvalue()


def in_file(name: str, read: Callable[[Path], Any]) -> Callable[[bytes], Any]:
    """What ``read`` makes of a file that holds the bytes; it is given the path."""

    def parse(data: bytes) -> Any:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_bytes(data)
            return read(path)

    return parse


def link(data: bytes) -> None:
    """The link takes any bytes, in any pieces, and reads what is whole."""
    whole, pieces = Decoder(), Decoder()
    found = whole.feed(data)
    assert [one for at in range(len(data)) for one in pieces.feed(data[at : at + 1])] == found
    readers = (payloads.read_ready, payloads.read_fault, payloads.read_greeting, payloads.read_status)
    for one in found:
        for read in (*readers, payloads.read_button):
            # The session counts these as damage, whatever the type of the message says.
            with_reason(read, one.payload)


def with_reason(read: Callable[[bytes], Any], payload: bytes) -> None:
    with contextlib.suppress(ValueError):
        read(payload)


def fault_of(parse: Callable[..., Any], *given_: Any) -> str | None:
    """The code of the fault that ``parse`` raises, if it raises one; anything else that it raises is a mistake."""
    try:
        parse(*given_)
    except Fault as fault:
        return fault.code
    return None


async def an_evening(folder: Path) -> None:
    """A race is begun in ``folder``, so that all files of a journal are there."""
    async with company(folder, ("Ann", "Bob"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        seal = await guests.table._journal.seal_of(guests.board.entry)
        write_snapshot(folder, snapshot_of(guests.table._accepted, seal or ""))


def evening_files() -> dict[str, bytes]:
    """The files of a short evening."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(an_evening(Path(folder)))
        return {path.name: path.read_bytes() for path in Path(folder).iterdir()}


def in_evening(name: str, read: Callable[[Path], Any]) -> Callable[[bytes], Any]:
    """What ``read`` makes of the folder of an evening in which the file ``name`` holds the bytes."""

    def parse(data: bytes) -> Any:
        with tempfile.TemporaryDirectory() as name_of_folder:
            folder = Path(name_of_folder)
            for file, content in EVENING.items():
                (folder / file).write_bytes(data if file == name else content)
            return read(folder)

    return parse


def whole(folder: Path) -> None:
    """Everything that reads a journal, and ``journal salvage``, after which it is whole."""
    with contextlib.suppress(JournalFault):
        ending(folder, Journal.scan(folder))
    for read in (backup, check, past_races, verify):
        with contextlib.suppress(JournalFault):
            read(folder)
    try:
        salvage(folder)
    except JournalFault:
        return
    ending(folder, Journal.scan(folder))


def wled(data: bytes) -> None:
    with contextlib.suppress(ValueError):
        report = read_report(data)
        assert isinstance(report.pixels, int)
        assert len(report.version) <= LONGEST_VERSION
    assert isinstance(read_settings(data).offset, int)


EVENING = evening_files()
LINK = b"".join(encode(kind, 7, bytes(range(kind % 40))) for kind in (1, 2, 0x11, 0x81, 0x82, 0xFF))
CONFIG = b"""[table]\ndata = "x"\nodds = true\n[web]\nport = 8080\npin = "123456"\nnames = ["a"]\n
[track]\ndriver = "pico"\npixels = 330\nchains = [330]\n[dice]\nsource = "camera"\n[announcer]\nlanguage = "en"\n"""
PACK = b'name = "x"\nlanguage = "en"\nlicence = "MIT"\nauthor = "y"\nloudness = -16.0\n[gain]\n"voice/off" = 3.5\n'
WLED = b'{"ver":"0.15.0","vid":2412100,"leds":{"count":330,"pwr":470,"maxseg":32,"seglc":[1]},"name":"WLED"}'
MESSAGE = b'{"t":"do","id":"abcdefgh","action":{"do":"roll","dice":[3,4]},"based_on":12}'

PARSERS: dict[str, tuple[bytes, Callable[[bytes], Any]]] = {
    "link": (LINK, link),
    "picture, JPEG": (a_picture(".jpg"), decode),
    "picture, PNG": (a_picture(".png"), decode),
    "sound, WAV": (a_sound("WAV"), in_file("a.wav", read_sound)),
    "sound, Ogg": (a_sound("OGG"), in_file("a.ogg", read_sound)),
    "sound, FLAC": (a_sound("FLAC"), in_file("a.flac", read_sound)),
    "sound pack": (PACK, in_file(MANIFEST, lambda path: read_manifest(path.parent))),
    "configuration": (CONFIG, in_file("postparade.toml", config.load)),
    "journal": (EVENING[JOURNAL], in_evening(JOURNAL, whole)),
    "head of a journal": (EVENING[HEAD], in_evening(HEAD, whole)),
    "snapshot": (EVENING[SNAPSHOT], in_evening(SNAPSHOT, read_snapshot)),
    "WLED": (WLED, wled),
    "message": (MESSAGE, lambda data: message(data.decode("utf-8", "surrogateescape"))),
}


@st.composite
def damaged(draw: st.DrawFn, good: bytes) -> bytes:
    """``good`` with some bytes changed, cut out, doubled or made up."""
    data = bytearray(good)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        match draw(st.sampled_from(["flip", "set", "cut", "insert", "double", "end"])):
            case "flip" if data:
                data[at] ^= 1 << draw(st.integers(0, 7))
            case "set" if data:
                data[at] = draw(st.sampled_from([0, 0x7F, 0x80, 0xFF]))
            case "cut":
                del data[at : at + draw(st.integers(1, 40))]
            case "insert":
                data[at:at] = draw(st.binary(max_size=20))
            case "double":
                data[at:at] = data[at : at + draw(st.integers(1, 60))]
            case _:
                del data[at:]
    return bytes(data)


@pytest.mark.parametrize("name", PARSERS)
def test_damaged_bytes_are_read_or_refused(name: str) -> None:
    good, parse = PARSERS[name]
    parse(good)

    # A journal waits for the disk several times an example.
    @settings(max_examples=amount(8, 2000) if "journal" in name else amount(60, 20_000))
    @given(st.one_of(damaged(good), st.binary(max_size=200)))
    def try_out(data: bytes) -> None:
        assert fault_of(parse, data) != "unexpected"

    try_out()


numbers = st.one_of(st.integers(-(2**70), 2**70), st.sampled_from([2**31, 2**53, 2**63, -1]), st.floats())
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=10), st.binary(max_size=10)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=8,
)


@settings(max_examples=amount(100, 50_000))
@given(st.one_of(st.sampled_from(NAMES), st.text(max_size=50)), st.dictionaries(st.text(max_size=10), values))
def test_commands_of_the_panel_are_accepted_or_refused(name: str, args: dict[str, Any]) -> None:
    assert fault_of(panel_command, name, args) in (None, "panel_unknown", "panel_unfit")


@settings(max_examples=amount(100, 50_000))
@given(
    st.fixed_dictionaries(
        {"do": st.sampled_from(["begin", "set_outline", "outline", "save", "roll"])},
        optional={"outline": values, "corners": values, "shape": values},
    )
)
def test_commands_of_the_calibration_are_accepted_or_refused(command: dict[str, Any]) -> None:
    assert fault_of(calibration_command, command) in (None, "bad_request")


@settings(max_examples=amount(60, 5000))
@given(st.lists(st.text(st.characters(exclude_characters="/\0"), min_size=1, max_size=30), max_size=5))
def test_a_sound_pack_may_hold_files_of_any_name(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        voice = Path(folder) / "voice"
        voice.mkdir()
        (Path(folder) / MANIFEST).write_bytes(PACK)
        for name in names:
            with contextlib.suppress(OSError, UnicodeEncodeError):
                (voice / f"{name}.ogg").write_bytes(b"")
        pack = Pack(Path(folder))
        assert all(pack.file(name) for name in pack.names())
        assert pack.wordings("lead") <= len(names)


def test_valid_ones_are_accepted() -> None:
    assert (read_report(WLED).version, read_report(WLED).pixels) == ("0.15.0", 330)
    assert in_evening(SNAPSHOT, read_snapshot)(EVENING[SNAPSHOT]) is not None
    assert config.Settings().web.port == tomllib.loads(CONFIG.decode())["web"]["port"]
    assert len(Decoder().feed(LINK)) == 6
    assert decode(a_picture(".png")).shape == (60, 70, 3)
