"""A copy is checked before it is kept, put in place whole whatever cuts it off, and brings no PIN from elsewhere."""

import asyncio
import io
import os
import shutil
import sqlite3
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from postparade.appliance import unpacking
from postparade.appliance.archive import CONFIRMED, MOVING, confirm, is_confirmed, pack, put_in_place, stage, waiting
from postparade.config import load
from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, JournalFault
from postparade.reports.hall_of_fame import FILE as HALL
from postparade.rules.viewer import HOST, TABLE
from postparade.table.autopilot.saved import SavedSchedules
from postparade.table.autopilot.schedule import Item, Schedule
from postparade.table.journal.journal import lock_folder
from postparade.table.messages import Command, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.web.auth.access_store import AccessStore, Holder

CONFIGURATION = """# our table
[web]
port = 8090
pin = "314159"

[table]
data = "here"

[announcer]
language = "de" # at home
"""


async def play(folder: Path, *names: str) -> list[str]:
    """Let some sit down at the table of ``folder``; everybody who sits there then."""
    await asyncio.to_thread(folder.mkdir, exist_ok=True)
    table = await Table.open(folder, HandClock(), system_chance)
    for name in names:
        await table.submit(Command(f"join-{name}", HOST, TakeSeat(name)))
    seated = [card.name for card in table.view(TABLE).seats]
    await table.close()
    return seated


@pytest.fixture
async def copy(tmp_path: Path) -> bytes:
    """A copy of another machine's table, where Ann and Bob sit."""
    there = tmp_path / "there"
    await play(there, "Ann", "Bob")
    (there / "cameras" / "usb").mkdir(parents=True)
    (there / "cameras" / "usb" / "calibration.json").write_text("{}")
    (there / "postparade.toml").write_text(CONFIGURATION)
    name, packed = pack(there, there / "postparade.toml", "console")
    assert name.endswith(".tar.gz")
    shutil.rmtree(there)
    return packed


def members(packed: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        return {one.name: opened.extractfile(one).read() for one in opened}  # type: ignore[union-attr]  # all are files


async def test_a_copy_holds_evening_settings_and_cameras_and_neither_pin_nor_port(copy: bytes) -> None:
    found = members(copy)
    assert set(found) == {"journal.sqlite", "postparade.toml", "cameras/usb/calibration.json", "copy.json"}
    assert b"# at home" in found["postparade.toml"]
    for word in (b"314159", b"8090", b"here"):
        assert word not in found["postparade.toml"]


async def test_a_copy_that_was_put_back_is_the_evening_and_what_was_there_is_kept(copy: bytes, tmp_path: Path) -> None:
    here, configuration = tmp_path / "data", tmp_path / "postparade.toml"
    await play(here, "Cyd")
    configuration.write_text('[web]\nport = 80 # ours\n\n[announcer]\nlanguage = "fr"\n')
    store = AccessStore(here)
    store.put_seat(1, Holder(b"of Cyd's phone"), None)
    store.close()
    found = stage(here, io.BytesIO(copy), configuration)
    assert (found.entries, found.settings, found.cameras) == (2, True, 1)
    assert waiting(here) == (found, False)
    assert await play(here) == ["Cyd"], "nothing changes before it is confirmed"
    confirm(here)
    assert is_confirmed(here)
    put_in_place(here, configuration)
    assert await play(here) == ["Ann", "Bob"]
    settings = load(configuration)
    assert (settings.announcer.language, settings.web.port, settings.table.data) == ("de", 80, "data")
    assert "# at home" in configuration.read_text()
    assert (here / "cameras/usb/calibration.json").is_file()
    (aside,) = here.glob("replaced-*")
    assert await play(aside) == ["Cyd"]
    store = AccessStore(here)
    assert store.seats() == {}, "a seat of the other evening is not given to whoever held its number here"
    store.close()
    assert not is_confirmed(here)


async def test_what_is_planned_and_who_has_won_is_in_a_copy_as_well(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    for folder in (there, here):
        await play(folder, "Ann")
    planned = Schedule((Item("quarter-horse"),), "Pub")
    assert await SavedSchedules(there).put(planned) is None
    (there / HALL).write_bytes(b"{}")
    packed = pack(there, tmp_path / "none.toml", "console")[1]
    stage(here, io.BytesIO(packed), tmp_path / "none.toml")
    confirm(here)
    put_in_place(here, tmp_path / "none.toml")
    assert SavedSchedules(here).all == (planned,)
    assert (here / HALL).read_bytes() == b"{}"


@pytest.mark.parametrize("cut", range(12))
async def test_a_start_that_is_cut_off_anywhere_continues_at_the_next(
    copy: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cut: int
) -> None:
    here, configuration = tmp_path / "data", tmp_path / "postparade.toml"
    await play(here, "Cyd")
    (here / "cameras" / "usb").mkdir(parents=True)
    (here / "cameras" / "usb" / "old").touch()
    stage(here, io.BytesIO(copy), configuration)
    confirm(here)
    steps = iter(range(cut))
    with monkeypatch.context() as patch:
        for name in ("rename", "replace", "unlink"):
            patch.setattr(Path, name, _until_power_goes(getattr(Path, name), steps))
        try:
            put_in_place(here, configuration)
        except KeyboardInterrupt:
            assert is_confirmed(here)
    put_in_place(here, configuration)
    assert await play(here) == ["Ann", "Bob"]
    assert load(configuration).announcer.language == "de"
    assert not (here / "cameras/usb/old").exists()
    (aside,) = here.glob("replaced-*")
    assert await play(aside) == ["Cyd"]
    assert not any((here / name).exists() for name in (CONFIRMED, MOVING))


async def test_a_full_disk_keeps_the_old_settings(copy: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, configuration = tmp_path / "data", tmp_path / "postparade.toml"
    await play(here, "Cyd")
    configuration.write_text('[announcer]\nlanguage = "fr"\n')
    stage(here, io.BytesIO(copy), configuration)
    confirm(here)
    synced = os.fsync

    def full(number: int) -> None:
        if Path(f"/proc/self/fd/{number}").readlink().name.startswith(configuration.name):
            raise OSError(28, "No space left on device")
        synced(number)

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        with pytest.raises(ConfigurationFault, match="no space is left"):
            put_in_place(here, configuration)
    assert load(configuration).announcer.language == "fr"
    put_in_place(here, configuration)
    assert load(configuration).announcer.language == "de"


def _until_power_goes(does: Callable[..., object], steps: "object") -> Callable[..., object]:
    def step(*given: object, **named: object) -> object:
        if next(steps, None) is None:  # type: ignore[call-overload]  # an iterator, shared by all
            raise KeyboardInterrupt
        return does(*given, **named)

    return step


async def test_a_bare_journal_is_a_copy_too(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    await play(there, "Ann")
    await play(here, "Cyd")
    with (there / "journal.sqlite").open("rb") as source:
        found = stage(here, source, tmp_path / "none.toml")
    assert (found.entries, found.settings) == (1, False)
    confirm(here)
    put_in_place(here, tmp_path / "none.toml")
    assert await play(here) == ["Ann"]
    assert not (tmp_path / "none.toml").exists()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def tar(**files: bytes) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as opened:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            opened.addfile(member, io.BytesIO(content))
    return packed.getvalue()


def link_to_a_secret() -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as opened:
        member = tarfile.TarInfo("journal.sqlite")
        member.type, member.linkname = tarfile.SYMTYPE, "/etc/shadow"
        opened.addfile(member)
    return packed.getvalue()


def empty_database() -> bytes:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE other (one)")
    content = connection.serialize()
    connection.close()
    return content


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"a holiday picture",
        b"\x1f\x8b\x08\x00half",
        tar(),
        tar(**{"journal.sqlite": b"SQLite format 3\0 and no more"}),
        tar(**{"../../etc/passwd": b"root"}),
        tar(**{"/etc/passwd": b"root"}),
        tar(**{"access.sqlite": b"whose seats"}),
        link_to_a_secret(),
        empty_database(),
    ],
    ids=["empty", "picture", "half", "no-evening", "no-journal", "up", "root", "seats", "link", "other-database"],
)
async def test_a_file_that_is_not_a_copy_is_refused_and_leaves_nothing_behind(tmp_path: Path, content: bytes) -> None:
    await play(tmp_path, "Cyd")
    before = names(tmp_path)
    with pytest.raises(ConfigurationFault) as caught:
        stage(tmp_path, io.BytesIO(content), tmp_path / "postparade.toml")
    assert caught.value.code == "copy_unusable"
    assert names(tmp_path) == before
    assert not (tmp_path.parent / "etc").exists()


async def test_a_copy_whose_settings_nothing_could_start_with_is_refused(copy: bytes, tmp_path: Path) -> None:
    files = members(copy) | {"postparade.toml": b"[announcer]\nvoice = 7\n"}
    with pytest.raises(ConfigurationFault, match="voice"):
        stage(tmp_path, io.BytesIO(tar(**files)), tmp_path / "postparade.toml")


async def test_an_archive_that_unpacks_to_more_than_a_card_holds_is_refused(
    copy: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unpacking, "LARGEST", 1000)
    with pytest.raises(ConfigurationFault):
        stage(tmp_path, io.BytesIO(copy), tmp_path / "postparade.toml")
    assert waiting(tmp_path) is None


async def test_no_file_is_touched_while_a_table_is_running(copy: bytes, tmp_path: Path) -> None:
    await play(tmp_path, "Cyd")
    stage(tmp_path, io.BytesIO(copy), tmp_path / "postparade.toml")
    confirm(tmp_path)
    with lock_folder(tmp_path), pytest.raises(JournalFault):
        put_in_place(tmp_path, tmp_path / "postparade.toml")
    assert await play(tmp_path) == ["Cyd"]


def test_only_a_waiting_copy_can_be_confirmed(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        confirm(tmp_path)
    assert caught.value.code == "no_copy_waits"
