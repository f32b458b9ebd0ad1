"""The conversation with the board, held with the real firmware."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.track.link import payloads
from postparade.track.link.codec import Decoder, encode
from postparade.track.link.payloads import BoardSettings, ServoRange
from postparade.track.link.protocol import FIRST_SEQ, Kind
from postparade.track.link.session import KNOCK, LinkState
from tests.track.link.line import Line


def kinds(line: Line) -> list[int]:
    """What the controller has written so far."""
    decoder = Decoder()
    return [message.kind for data in line.written for message in decoder.feed(data)]


def frame(seed: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 20, (330, 3), dtype=np.uint8)


def test_controller_sends_nothing_before_the_board_is_ready() -> None:
    line = Line()
    line.session.show(frame(1), 0.0)
    line.session.ask(Kind.HOME, b"", 0.0)
    assert line.session.take() == []
    line.turn(0.01)
    assert kinds(line)[:2] == [Kind.HELLO, Kind.CONFIG]


def test_knock_is_free_of_the_bytes_that_stop_a_starting_board() -> None:
    assert not set(KNOCK) & {1, 2, 3, 4}
    assert Decoder().feed(KNOCK)[0].kind == Kind.STATUS


def test_every_sequence_number_is_0x40_or_more() -> None:
    line = Line()
    line.until_live()
    for seed in range(300):
        line.session.show(frame(seed), line.now)
        line.session.ask(Kind.MOVE, payloads.move(1, 1000 + seed, 10), line.now)
        line.exchange()
    decoder = Decoder()
    assert min(m.seq for data in line.written for m in decoder.feed(data)) == FIRST_SEQ


def test_board_that_knew_another_controller_is_found_by_knocking() -> None:
    line = Line()
    line.until_live()
    line.connect()
    line.turn(0.7)
    assert line.session.stage is LinkState.LIVE
    assert not line.pico.safe


def test_heartbeat_goes_out_every_half_second_and_keeps_the_frame() -> None:
    line = Line()
    line.until_live()
    line.session.show(frame(3), line.now)
    line.turn(10.0)
    assert np.array_equal(line.pico.pixels, frame(3))
    assert 19 <= kinds(line).count(Kind.HEARTBEAT) <= 21


def test_lost_answer_is_asked_for_again_and_the_command_done_once() -> None:
    line = Line()
    line.until_live()
    line.turn(1.0)
    line.session.ask(Kind.MOVE, payloads.move(2, 1500, 0), line.now)
    for data in line.session.take():
        line.pico.write(data)
    line.arrived.clear()
    line.turn(0.5)
    assert line.session.figures().repeated == 1
    assert line.session.settled
    assert line.pico.servo_us[2] == 1500


def test_board_that_stops_answering_is_given_up() -> None:
    line = Line()
    line.until_live()
    line.pico.faults.stalled = True
    line.turn(3.0)
    assert line.session.stage is LinkState.FAILED
    assert line.session.fault is not None
    assert line.session.fault.code == "track_no_answer"
    assert line.pico.safe


def test_silent_port_is_given_up_after_five_seconds() -> None:
    line = Line()
    line.pico.faults.stalled = True
    line.turn(4.9)
    assert line.session.stage is LinkState.LISTENING
    line.turn(0.2)
    assert line.session.fault is not None
    assert line.session.fault.code == "track_no_answer"


def test_reset_board_is_greeted_again_and_gets_the_whole_frame() -> None:
    line = Line()
    line.until_live()
    line.session.show(frame(4), line.now)
    line.turn(0.2)
    line.pico.reset()
    line.turn(0.5)
    assert line.session.figures().restarts == 1
    assert np.array_equal(line.pico.pixels, frame(4))


def test_cap_above_the_stored_one_is_a_fault_with_a_remedy() -> None:
    line = Line(BoardSettings((330,), "GRB", 3000), cap_ma=2500)
    line.turn(0.1)
    assert line.session.fault is not None
    assert line.session.fault.code == "track_cap_refused"


def test_impossible_servo_ends_are_a_fault() -> None:
    line = Line(BoardSettings((330,), "GRB", 2000, (ServoRange(2000, 1000, 1500),) * 11))
    line.turn(0.1)
    assert line.session.fault is not None
    assert line.session.fault.code == "track_settings_refused"


def test_frame_that_does_not_fit_the_board_is_a_fault_and_not_an_endless_loop() -> None:
    line = Line(BoardSettings((300,), "GRB", 2000))
    line.until_live()
    line.session.show(frame(1), line.now)
    line.turn(0.1)
    assert line.session.fault is not None
    assert line.session.fault.code == "track_settings_refused"


@pytest.mark.parametrize(("major", "code"), [(0, "track_firmware_old"), (9, "track_firmware_new")])
def test_firmware_of_another_protocol_is_a_fault(major: int, code: str) -> None:
    line = Line()
    hello = encode(Kind.HELLO_R, FIRST_SEQ, bytes((major, 0)) + bytes(25))
    line.session.received(encode(Kind.READY, 0x40), 0.0)
    line.session.received(hello, 0.0)
    assert line.session.fault is not None
    assert line.session.fault.code == code
    assert "postparade firmware upload" in line.session.fault.remedy


def test_answer_to_the_greeting_of_somebody_else_is_a_fault() -> None:
    line = Line()
    line.session.received(encode(Kind.READY, 0x40), 0.0)
    line.session.received(encode(Kind.HELLO_R, FIRST_SEQ, bytes((1, 0)) + bytes(25)), 0.0)
    assert line.session.fault is not None
    assert line.session.fault.code == "track_no_answer"


def test_button_is_heard_once_however_often_it_is_sent() -> None:
    line = Line()
    line.until_live()
    line.pico.press(3)
    for _ in range(50):
        line.clock.seconds += 0.01
        line.pico.tick()
    line.exchange()
    assert line.pressed == [(3, True)]
    line.pico.release(3)
    line.turn(0.1)
    assert line.pressed == [(3, True), (3, False)]


@pytest.mark.parametrize("faults", [{"flip": 0.002}, {"drop": 0.002}, {"flip": 0.001, "drop": 0.001}])
def test_noisy_cable_shows_no_wrong_frame_once_it_is_quiet(faults: dict[str, float]) -> None:
    line = Line()
    line.until_live()
    for name, chance in faults.items():
        setattr(line.pico.faults, name, chance)
    for seed in range(60):
        line.session.show(frame(seed), line.now)
        line.turn(0.05)
        if line.session.stage is LinkState.FAILED:
            line.connect()
            line.session.show(frame(seed), line.now)
    line.pico.faults.flip = line.pico.faults.drop = 0.0
    for _ in range(100):
        if line.session.settled:
            break
        if line.session.stage is LinkState.FAILED:
            line.connect()
        line.session.show(frame(99), line.now)
        line.turn(0.1)
    figures = line.session.figures()
    assert figures.board is not None
    assert np.array_equal(line.pico.pixels, frame(99))
    assert line.pico.troubles == []


@given(st.binary(max_size=600))
@settings(max_examples=40)
def test_any_bytes_from_the_board_are_survived(noise: bytes) -> None:
    line = Line()
    line.until_live()
    line.session.received(noise + bytes(1100), line.now)
    line.session.show(frame(5), line.now)
    line.turn(0.7)
    assert np.array_equal(line.pico.pixels, frame(5))
