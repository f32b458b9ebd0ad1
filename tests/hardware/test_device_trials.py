"""What the trials with the kernel's test drivers use, tried without an emulator."""

import asyncio
import json
import os
import re
import struct
import subprocess
import sys
import threading
import tty
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from bumble import hci
from bumble.core import AdvertisingData
from bumble.device import Advertisement, Device
from bumble.host import Host as BluetoothHost
from bumble.transport.common import ParserSource

from postparade.web.api.qr import as_svg
from tests.process.clients import PATIENCE, TableProcess, sign_in

EMULATOR = Path(__file__).resolve().parents[2] / "hardware/emulator"
GUEST = EMULATOR / "guest"


@pytest.fixture
def emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of hardware/emulator find each other beside them."""
    monkeypatch.syspath_prepend(EMULATOR)
    for file in EMULATOR.glob("*.py"):
        monkeypatch.delitem(sys.modules, file.stem, raising=False)


@pytest.mark.parametrize(
    "told", ["WIFI:T:WPA;S:Derby Night;P:night of derbies;;", 'WIFI:T:WPA;S:Inn\\; \\"east\\";P:on\\\\now;;', "x"]
)
def test_a_code_that_a_screen_shows_is_read(emulator: None, told: str) -> None:
    from qr import text_of  # type: ignore[import-not-found] # a script's neighbour

    assert text_of(as_svg(told)) == told


def test_a_picture_without_a_code_is_none(emulator: None) -> None:
    from qr import text_of

    for svg in ("", "<svg/>", as_svg("x").replace('d="M2', 'd="M9')):
        with pytest.raises(ValueError, match="code"):
            text_of(svg)


def test_every_script_of_the_inside_is_put_there_by_a_trial(emulator: None) -> None:
    used = set(re.findall(r'"(\w+\.(?:py|sh))"', "".join(file.read_text() for file in EMULATOR.glob("*.py"))))
    assert {file.name for file in GUEST.glob("*.*")} <= used


def test_no_script_of_the_inside_starts_what_lies_in_run() -> None:
    """systemd mounts that folder so that nothing in it can be started."""
    for file in GUEST.glob("*.*"):
        assert not re.search(r"chmod \+x /run|-s /run|^/run", file.read_text(), re.MULTILINE), file.name


async def test_the_phone_takes_a_seat_and_throws(tmp_path: Path) -> None:
    with TableProcess(tmp_path, "--dice", "electronic") as table:
        host = await sign_in(table)
        order = [sys.executable, "-P", str(GUEST / "phone.py"), table.join_code, table.base]
        phone = await asyncio.create_subprocess_exec(*order, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        await host.until(lambda state: state.get("seats"))
        assert (await host.do(do="seat_bot", name="Bob", temper="steady"))["ok"]
        assert (await host.do(do="open_game", game="quarter-horse"))["ok"]
        await host.until(lambda state: any(one["action"]["do"] == "deal" for one in state["choices"]))
        deal = next(one["action"] for one in host.state["choices"] if one["action"]["do"] == "deal")
        assert (await host.do(**deal))["ok"]
        async with asyncio.timeout(2 * PATIENCE):
            said, _ = await phone.communicate()
        await host.close()
    lines = said.decode().splitlines()
    assert [line.split(" answered ")[1][:3] for line in lines[:3]] == ["200"] * 3
    assert "throw answered" in lines[-1]
    assert "'ok': True" in lines[-1]


async def test_a_race_is_opened_where_a_bot_of_an_earlier_trial_sits(emulator: None, tmp_path: Path) -> None:
    """The trials of one call follow each other at the same table."""
    from host import Host  # type: ignore[import-not-found] # a script's neighbour

    def opened_after_another(base: str, pin: str) -> None:
        earlier = Host(base, pin)
        earlier.command(do="seat_bot", name="Bob", temper="steady")
        Host(base, pin).open_race()

    with TableProcess(tmp_path, "--dice", "electronic") as table:
        await asyncio.to_thread(opened_after_another, table.base, table.pin)
        host = await sign_in(table)
        state = await host.until(lambda state: state.get("game") or state.get("choices"))
        assert [seat["name"] for seat in state["seats"]] == ["Bob", "Ann"]
        await host.close()


async def test_what_the_pad_of_the_trial_types_is_the_roll_of_a_guest_without_a_phone(
    emulator: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a race with bots, for which the table throws. The events arrive by a pipe in place of the kernel's device."""
    monkeypatch.syspath_prepend(GUEST)
    from devices import typed_for  # type: ignore[import-not-found] # a script's neighbour
    from number_pad import press  # type: ignore[import-not-found] # a script's neighbour

    pad = tmp_path / "event9"
    os.mkfifo(pad)
    (tmp_path / "pad.toml").write_text(f'[dice]\nsource = "electronic+number-pad"\nnumber_pad = "{pad}"\n')
    with TableProcess(tmp_path, "--config", str(tmp_path / "pad.toml")) as table:
        host = await sign_in(table)
        assert (await host.do(do="take_seat", name="Cleo"))["ok"]
        assert (await host.do(do="seat_bot", name="Bob", temper="steady"))["ok"]
        assert (await host.do(do="open_game", game="quarter-horse"))["ok"]
        await host.until(lambda state: any(one["action"]["do"] == "deal" for one in state["choices"]))
        deal = next(one["action"] for one in host.state["choices"] if one["action"]["do"] == "deal")
        assert (await host.do(**deal))["ok"]
        written = await asyncio.to_thread(os.open, pad, os.O_WRONLY)
        order = [sys.executable, "-P", str(GUEST / "rolls.py"), str(tmp_path / "journal.sqlite"), "0"]
        rolls: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while (typed := typed_for(1, [3, 4], rolls)) is None:
                # A roll of the table comes in between now and then, and what was typed does not count.
                await asyncio.to_thread(press, written, "d34e")
                rolls = (await asyncio.to_thread(subprocess.check_output, order, text=True)).splitlines()
        assert '"player": 1, "dice": [3, 4], "source": "number-pad"' in typed
        os.close(written)
        await host.close()


@pytest.mark.parametrize(
    ("player", "source", "dice"), [(1, "electronic", [3, 4]), (1, "number-pad", [4, 4]), (1, "entered", [3, 4])]
)
def test_what_the_pad_did_not_type_is_no_proof_of_it(emulator: None, player: int, source: str, dice: list[int]) -> None:
    from devices import TrialError, typed_for

    roll = json.dumps({"entry": 9, "player": player, "dice": dice, "source": source})
    with pytest.raises(TrialError, match="not what was thrown"):
        typed_for(player, [3, 4], [roll])


def test_a_roll_of_3_and_4_by_a_bot_is_no_proof_of_the_pad(emulator: None) -> None:
    from devices import seat_of, typed_for

    taken = [
        f'data: {{"entry":{n},"events":[{{"type":"seat_taken","seat":{n},"name":"{name}"}}]}}'
        for n, name in ((1, "Bob"), (2, "Cleo"))
    ]
    roll = json.dumps({"entry": 9, "player": 1, "dice": [3, 4], "source": "number-pad"})
    assert typed_for(seat_of("Cleo", taken), [3, 4], [roll]) is None


class Wire:
    """Brings the radio of the trial what the system of a machine tells its adapter."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer

    def on_packet(self, packet: bytes) -> None:
        self._writer.write(packet)


async def test_the_dice_of_the_trial_are_heard_through_its_radio(emulator: None) -> None:
    """A Bluetooth host of this process in place of the kernel's, over what guest/adapter.py passes on."""
    from smart_dice import dice_in_reach  # type: ignore[import-not-found] # a script's neighbour

    heard: set[str] = set()
    both = asyncio.Event()

    def hear(advertisement: Advertisement) -> None:
        heard.add(str(advertisement.data.get(AdvertisingData.Type.COMPLETE_LOCAL_NAME)))
        if heard >= set(dice.names):
            both.set()

    async def pass_on(reader: asyncio.StreamReader, source: ParserSource) -> None:
        while True:
            count = int.from_bytes(await reader.readexactly(2), "big")
            source.parser.feed_data(await reader.readexactly(count))

    with dice_in_reach() as dice:
        reader, writer = await asyncio.open_connection("127.0.0.1", dice.port)
        source = ParserSource()
        passing = asyncio.create_task(pass_on(reader, source))
        system = Device("system", hci.Address("F0:F1:F2:F3:F4:F5"), host=BluetoothHost(source, Wire(writer)))
        system.on(system.EVENT_ADVERTISEMENT, hear)
        async with asyncio.timeout(PATIENCE):
            await system.power_on()
            await system.start_scanning(legacy=True)
            await both.wait()
        assert not dice.connected
        passing.cancel()
        writer.close()


@pytest.fixture
def cable() -> Iterator[tuple[str, str]]:
    """The names of two serial ports that are joined by a cable."""
    (left, near), (right, far) = os.openpty(), os.openpty()

    def relay(source: int, sink: int) -> None:
        try:
            while data := os.read(source, 4096):
                os.write(sink, data)
        except OSError:
            return

    for end in (near, far):
        tty.setraw(end)
    threads = [threading.Thread(target=relay, args=ends, daemon=True) for ends in ((left, right), (right, left))]
    for thread in threads:
        thread.start()
    yield os.ttyname(near), os.ttyname(far)
    for end in (near, far):
        os.close(end)
    for thread in threads:
        thread.join(PATIENCE)
    for end in (left, right):
        os.close(end)


def test_the_board_lights_up_for_a_table(tmp_path: Path, cable: tuple[str, str]) -> None:
    config = tmp_path / "table.toml"
    config.write_text(f'[track]\ndriver = "pico"\nport = "{cable[1]}"\n')
    order = [sys.executable, "-u", "-P", str(GUEST / "board.py"), cable[0]]
    with subprocess.Popen(order, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as board:
        assert board.stdout is not None
        try:
            with TableProcess(tmp_path, "--config", str(config), "--dice", "electronic"), closing(board.stdout):
                assert board.stdout.readline().startswith("heard")
                assert re.fullmatch(r"lit \d+ of 330 pixels, safe: False\n", board.stdout.readline())
        finally:
            board.terminate()


def note(sector: int, data: bytes = b"", *, flags: int = 0, sectors: int | None = None) -> bytes:
    """What dm-log-writes puts down for a write, or for a mark that says ``data``."""
    count = len(data) // 512 if sectors is None else sectors
    head = struct.pack("<QQQQ", sector, count, flags, len(data) if flags & 8 else 0)
    if flags & 8:
        return (head + data).ljust(512, b"\0")
    return head.ljust(512, b"\0") + data


def noted(folder: Path, *notes: bytes) -> Path:
    log = folder / "notes"
    head = struct.pack("<QQQI", 0x6A736677736872, 1, len(notes), 512).ljust(512, b"\0")
    log.write_bytes(head + b"".join(notes))
    return log


def test_a_disk_is_had_as_it_was_after_each_write(emulator: None, tmp_path: Path) -> None:
    from written import states  # type: ignore[import-not-found] # a script's neighbour

    one, two = b"1" * 512, b"2" * 1024
    discarded, flushed = note(0, flags=4, sectors=6), note(0, flags=1)
    end = note(0, b"dm-log-writes-end", flags=8)
    marked = note(0, b"7", flags=8)
    log = noted(tmp_path, note(1, one), marked, note(2, two, flags=2), discarded, flushed, end, note(1, two))
    disk = tmp_path / "disk"
    disk.write_bytes(bytes(2048))
    seen = [(*state, disk.read_bytes()[512:]) for state in states(log, disk)]
    first, second = one + bytes(1024), one + two
    assert seen == [(0, -1, first), (2, 7, second), (4, 7, second), (1, 7, second), (0, 7, two + b"2" * 512)]


def test_something_else_is_no_log_of_writes(emulator: None, tmp_path: Path) -> None:
    from written import TrialError, writes

    (tmp_path / "notes").write_bytes(bytes(1024))
    with pytest.raises(TrialError, match="no log"):
        next(writes(tmp_path / "notes"))


@pytest.fixture(scope="module")
def disks(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """A file system with an evening of five entries, and what it is without its journal's newest ones."""
    folder = tmp_path_factory.mktemp("disks")
    (folder / "before/evening").mkdir(parents=True)
    evening = folder / "after/evening"
    evening.mkdir(parents=True)

    async def played() -> int:
        with TableProcess(evening, "--dice", "electronic") as table:
            host = await sign_in(table)
            for name in ("Ann", "Bob", "Cleo"):
                assert (await host.do(do="take_seat", name=name))["ok"]
            entry = int(host.state["entry"])
            await host.close()
        return entry

    assert asyncio.run(played()) >= 3
    made = []
    for name in ("before", "after"):
        subprocess.run(
            ["/usr/sbin/mke2fs", "-q", "-t", "ext4", "-d", folder / name, folder / f"{name}.img", "8M"], check=True
        )
        made.append((folder / f"{name}.img").read_bytes())
    return made[0], made[1]


@pytest.mark.parametrize("answered", [3, 99])
def test_what_was_answered_is_looked_for_after_every_write(
    emulator: None, tmp_path: Path, disks: tuple[bytes, bytes], answered: int
) -> None:
    from written import TrialError, held_at_every_write

    before, after = disks
    mark = note(0, str(answered).encode(), flags=8)
    log = noted(tmp_path, note(0, before), note(0, b"0", flags=8), note(0, after), mark, note(0, flags=1))
    if answered == 3:
        said = held_at_every_write(log, len(after), tmp_path)
        assert said.startswith("2 of 2 states tried, 1 of them after a flush; 3 entries answered")
    else:
        with pytest.raises(TrialError, match=r"after write 2: \d+ entries, but 99 had been answered"):
            held_at_every_write(log, len(after), tmp_path)
