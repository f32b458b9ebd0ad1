"""The serial port on a terminal of this machine."""

import grp
import os
import queue
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from postparade.core.faults import DeviceFault, reason
from postparade.track.link.port import SerialPort, find_board


class Terminal:
    """Both ends of a terminal; a board would be on ``board``."""

    def __init__(self) -> None:
        self.board, self._device = os.openpty()
        tty.setraw(self._device)
        self.name = os.ttyname(self._device)
        self._pulled = False

    def pull(self) -> None:
        """Pull the cable."""
        self._pulled = True
        os.close(self.board)

    def close(self) -> None:
        """Clear both ends away."""
        if not self._pulled:
            self.pull()
        os.close(self._device)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    terminal = Terminal()
    yield terminal
    terminal.close()


def test_bytes_go_both_ways(terminal: Terminal) -> None:
    port = SerialPort(terminal.name)
    came: queue.Queue[bytes] = queue.Queue()
    port.open(came.put, lambda why: None)
    try:
        port.write(b"\x03\x04\xa5\n")
        assert os.read(terminal.board, 100) == b"\x03\x04\xa5\n"
        os.write(terminal.board, bytes(range(256)))
        got = b""
        while len(got) < 256:
            got += came.get(timeout=20)
        assert got == bytes(range(256))
    finally:
        port.close()


def test_pulled_cable_is_reported_once(terminal: Terminal) -> None:
    port = SerialPort(terminal.name)
    lost: queue.Queue[Exception] = queue.Queue()
    port.open(lambda data: None, lost.put)
    try:
        terminal.pull()
        assert reason(lost.get(timeout=20)) == "the cable was pulled"
        for _ in range(100):
            port.write(b"into the void")
    finally:
        port.close()
    assert lost.empty()


def test_board_that_does_not_read_is_reported(terminal: Terminal) -> None:
    port = SerialPort(terminal.name)
    lost: queue.Queue[Exception] = queue.Queue()
    port.open(lambda data: None, lost.put)
    try:
        for _ in range(200):
            port.write(bytes(1000))
        assert reason(lost.get(timeout=20)) == "the board does not read what it is sent"
    finally:
        port.close()


def test_missing_port_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(DeviceFault) as caught:
        SerialPort(str(tmp_path / "ttyACM9")).open(lambda data: None, lambda why: None)
    assert caught.value.code == "track_port_missing"


def test_board_is_found_by_its_maker_and_its_absence_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    plugged = [ListPortInfo("/dev/ttyUSB0"), ListPortInfo("/dev/ttyACM1"), ListPortInfo("/dev/ttyS0")]
    plugged[0].vid, plugged[1].vid = 0x0403, 0x2E8A
    monkeypatch.setattr(list_ports, "comports", lambda: plugged)
    plugged[1].serial_number = "E661"
    assert find_board() == ("/dev/ttyACM1", "E661")
    del plugged[1]
    with pytest.raises(DeviceFault) as caught:
        SerialPort("auto").open(lambda data: None, lambda why: None)
    assert caught.value.code == "track_port_missing"


def test_board_that_comes_back_under_another_name_is_known_by_its_serial_number(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = ListPortInfo(terminal.name)
    ours.vid, ours.serial_number = 0x2E8A, "E661"
    plugged = [ours]
    monkeypatch.setattr(list_ports, "comports", lambda: plugged)
    port = SerialPort("auto")
    port.open(lambda data: None, lambda why: None)
    port.close()
    other = ListPortInfo("/dev/ttyACM0")
    other.vid, other.serial_number = 0x2E8A, "another's"
    plugged[:] = [other]
    with pytest.raises(DeviceFault) as caught:
        port.open(lambda data: None, lambda why: None)
    assert "E661" in caught.value.sentence
    plugged.append(ours)
    port.open(lambda data: None, lambda why: None)
    port.close()


def test_busy_port_is_a_fault(terminal: Terminal) -> None:
    first = SerialPort(terminal.name)
    first.open(lambda data: None, lambda why: None)
    try:
        with pytest.raises(DeviceFault) as caught:
            SerialPort(terminal.name).open(lambda data: None, lambda why: None)
        assert caught.value.code == "track_port_busy"
    finally:
        first.close()


def test_forbidden_port_names_the_group_to_join(terminal: Terminal) -> None:
    """Opened as somebody who may not; where the tests run as somebody else than root, as ourselves."""
    Path(terminal.name).chmod(0)
    user = os.geteuid()
    if user == 0:
        os.chown(terminal.name, -1, grp.getgrnam("plugdev").gr_gid)
        Path(terminal.name).chmod(0o060)
        os.seteuid(65534)
    try:
        with pytest.raises(DeviceFault) as caught:
            SerialPort(terminal.name).open(lambda data: None, lambda why: None)
    finally:
        if user == 0:
            os.seteuid(0)
    assert caught.value.code == "track_port_forbidden"
    assert f"the group {'plugdev' if user == 0 else 'dialout'}," in caught.value.remedy


def test_closing_twice_or_unopened_does_nothing(terminal: Terminal) -> None:
    port = SerialPort(terminal.name)
    port.close()
    port.open(lambda data: None, lambda why: None)
    port.close()
    port.close()
