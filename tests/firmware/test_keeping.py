"""Pace of the horses, lights of the buttons, and what a board keeps when its power goes."""

import struct

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.simulator.pico import SimulatedPico
from postparade.track.link import payloads
from postparade.track.link.payloads import BoardSettings, Pace
from postparade.track.link.protocol import Feature, Kind, Nak
from tests.firmware.desk import NONCE, Desk, ProcessDesk

SET = BoardSettings((20, 10), "RGB", 500)


def test_the_board_announces_pace_and_lights(desk: Desk) -> None:
    greeting = payloads.read_greeting(desk.ask(Kind.HELLO, payloads.hello(NONCE)).payload)
    assert Feature(greeting.features) & (Feature.PACE | Feature.LIGHTS) == Feature.PACE | Feature.LIGHTS


def test_ready_reports_how_long_the_board_has_run(desk: Desk) -> None:
    desk.turn(510)
    ages = [payloads.read_ready(event.payload) for event in desk.events(Kind.READY)]
    assert len(ages) == 2
    assert ages[-1] == pytest.approx(500, abs=20)


def test_pace_limits_moves_and_lets_servos_go_after_a_while(greeted: Desk) -> None:
    assert greeted.ask(Kind.PACE, Pace(1000, 0, 1, 300).payload()).kind == Kind.ACK
    greeted.ask(Kind.MOVE, payloads.move(1, 1200, 0))
    greeted.turn(250)
    assert 1000 < greeted.board.servo_us[1] < 1200
    greeted.turn(70)
    assert greeted.board.servo_us[1] == 1200
    greeted.turn(320)
    assert greeted.board.servo_us[1] == 0


@pytest.mark.parametrize("pace", [Pace(speed=10), Pace(speed=5001), Pace(at_once=0), Pace(at_once=4)])
def test_impossible_pace_is_refused(greeted: Desk, pace: Pace) -> None:
    assert greeted.ask(Kind.PACE, pace.payload()).payload == bytes((Kind.PACE, Nak.RANGE))
    assert greeted.ask(Kind.PACE, b"fast").payload == bytes((Kind.PACE, Nak.LENGTH))


def test_lights_of_the_buttons_follow_and_go_out_with_the_controller() -> None:
    desk = ProcessDesk()
    desk.greet()
    assert desk.ask(Kind.LIGHTS, bytes((0b0101,))).kind == Kind.ACK
    assert desk._pico.lit_buttons == (0, 2)
    assert desk.ask(Kind.LIGHTS).payload == bytes((Kind.LIGHTS, Nak.LENGTH))
    desk.turn(2100)
    assert len(desk._pico.lit_buttons) == 0


def test_settings_survive_a_restart_and_a_damaged_copy_is_as_good_as_none() -> None:
    pico = SimulatedPico(HandClock(), (20, 10))
    desk = ProcessDesk()
    desk.greet(SET)
    assert desk._pico.flash == SET.payload()
    pico.flash = desk._pico.flash
    pico.reset()
    # The waiting frame lights every tenth pixel of both strips: the board knows its chains before anybody says hello.
    assert np.flatnonzero(pico.pixels.any(axis=1)).tolist() == [0, 10, 20]
    pico.flash = bytes((pico.flash[0] ^ 1,)) + pico.flash[1:]
    pico.reset()
    assert pico._core.configuration.chains == (330,)
    pico.flash = struct.pack("<H", 1)
    pico.reset()
    assert pico._core.configuration.chains == (330,)


def test_stored_settings_never_allow_more_current_than_the_board(desk: Desk) -> None:
    pico = SimulatedPico(HandClock(), cap_ma=1000)
    pico.flash = BoardSettings((330,), "GRB", 2000).payload()
    pico.reset()
    assert pico._core.pixels.cap_ma == 1000
