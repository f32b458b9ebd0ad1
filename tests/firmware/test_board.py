"""What the board does, tried on the real firmware files under CPython and under MicroPython."""

import struct

import numpy as np
import pytest

from postparade.simulator.strip import Frame
from postparade.track.current_limit import estimate_ma
from postparade.track.link import payloads
from postparade.track.link.codec import encode
from postparade.track.link.payloads import BoardSettings, ServoRange
from postparade.track.link.protocol import SERVOS, Kind, Nak, Show
from tests.firmware.desk import NONCE, Desk

NO_HOST = (8, 4, 0)


def noise(seed: int, brightest: int, pixels: int = 330) -> Frame:
    """Colourful noise."""
    return np.random.default_rng(seed).integers(0, brightest + 1, (pixels, 3), dtype=np.uint8)


def show(desk: Desk, frame: Frame) -> None:
    """Show a frame and wait until its pixels have been clocked out."""
    answer = desk.ask(Kind.FRAME, payloads.frame(Show.NOW | Show.CONFIRM, 0, frame.tobytes()))
    assert answer.kind == Kind.ACK
    desk.turn(0)


def test_the_board_says_ready_every_half_second_until_it_is_greeted(desk: Desk) -> None:
    desk.turn(1520)
    assert len(desk.events(Kind.READY)) == 4
    desk.greet()
    desk.turn(1000)
    assert desk.events(Kind.READY) == []


def test_waiting_board_shows_every_tenth_pixel_dim(desk: Desk) -> None:
    desk.turn(10)
    assert [tuple(pixel) for pixel in desk.board.pixels[::10]] == [NO_HOST] * 33
    assert np.count_nonzero(desk.board.pixels.any(axis=1)) == 33


def test_the_greeting_reports_versions_parts_and_the_nonce(desk: Desk) -> None:
    greeting = payloads.read_greeting(desk.ask(Kind.HELLO, payloads.hello(NONCE)).payload)
    assert (greeting.major, greeting.nonce) == (1, NONCE)
    assert (greeting.pixels, greeting.chains, greeting.servos, greeting.buttons) == (330, 1, 11, 4)


def test_controller_of_another_protocol_gets_an_answer_but_no_outputs(desk: Desk) -> None:
    answer = desk.ask(Kind.HELLO, struct.pack("<BBI", 9, 0, NONCE))
    assert payloads.read_greeting(answer.payload).major == 1
    assert desk.ask(Kind.STOP).payload == bytes((Kind.STOP, Nak.STATE))


@pytest.mark.parametrize("kind", [Kind.CONFIG, Kind.LIMIT, Kind.MOVE, Kind.SERVO, Kind.HOME, Kind.STOP])
def test_nothing_is_driven_before_the_greeting(desk: Desk, kind: Kind) -> None:
    answer = desk.ask(kind)
    assert (answer.kind, answer.payload) == (Kind.NAK, bytes((kind, Nak.STATE)))


def test_frame_comes_out_pixel_for_pixel(greeted: Desk) -> None:
    frame = noise(1, 20)
    show(greeted, frame)
    assert np.array_equal(greeted.board.pixels, frame)


def test_part_of_a_frame_is_shown_only_when_asked(greeted: Desk) -> None:
    whole, part = noise(2, 15), noise(3, 15, 40)
    show(greeted, whole)
    greeted.ask(Kind.FRAME, payloads.frame(Show.CONFIRM, 100, part.tobytes()))
    greeted.turn(0)
    assert np.array_equal(greeted.board.pixels, whole)
    greeted.ask(Kind.FILL, struct.pack("<BHH3B", 3, 0, 2, 9, 8, 7))
    greeted.turn(0)
    whole[100:140] = part
    whole[:2] = (9, 8, 7)
    assert np.array_equal(greeted.board.pixels, whole)


def test_change_to_a_frame_that_did_not_arrive_is_refused(greeted: Desk) -> None:
    whole, part = noise(2, 15), noise(3, 15, 40)
    both = Show.NOW | Show.CONFIRM
    assert greeted.ask(Kind.FRAME, payloads.frame(both, 0, whole.tobytes()), seq=0x80).kind == Kind.ACK
    late = payloads.frame(both | Show.FOLLOWS, 100, part.tobytes())
    assert greeted.ask(Kind.FRAME, late, seq=0x82).payload == bytes((Kind.FRAME, Nak.BUSY))
    greeted.turn(0)
    assert np.array_equal(greeted.board.pixels, whole)
    assert greeted.ask(Kind.FRAME, late, seq=0x81).kind == Kind.ACK
    greeted.turn(0)
    whole[100:140] = part
    assert np.array_equal(greeted.board.pixels, whole)


def test_bright_frame_is_dimmed_below_the_cap_and_not_much_further(greeted: Desk) -> None:
    show(greeted, np.full((330, 3), 255, dtype=np.uint8))
    drawn = estimate_ma(greeted.board.pixels)
    assert 1850 <= drawn <= 2000
    assert payloads.read_status(greeted.ask(Kind.STATUS).payload).estimated_ma == drawn


def test_limit_lowers_the_cap_but_never_above_the_stored_one(greeted: Desk) -> None:
    assert greeted.ask(Kind.LIMIT, payloads.limit(2001, 255)).payload == bytes((Kind.LIMIT, Nak.POWER))
    assert greeted.ask(Kind.LIMIT, payloads.limit(329, 255)).payload == bytes((Kind.LIMIT, Nak.POWER))
    assert greeted.ask(Kind.LIMIT, payloads.limit(500, 255)).kind == Kind.ACK
    show(greeted, np.full((330, 3), 200, dtype=np.uint8))
    assert estimate_ma(greeted.board.pixels) <= 500


def test_limit_sets_the_brightness(greeted: Desk) -> None:
    greeted.ask(Kind.LIMIT, payloads.limit(2000, 127))
    show(greeted, np.full((330, 3), 20, dtype=np.uint8))
    assert set(greeted.board.pixels.flatten().tolist()) == {9}


def test_settings_above_the_stored_cap_are_refused_and_change_nothing(greeted: Desk) -> None:
    answer = greeted.ask(Kind.CONFIG, BoardSettings((100,), "RGB", 2001).payload())
    assert answer.payload == bytes((Kind.CONFIG, Nak.POWER))
    frame = noise(4, 20)
    show(greeted, frame)
    assert np.array_equal(greeted.board.pixels, frame)


def test_settings_with_swapped_servo_ends_or_a_broken_checksum_are_refused(greeted: Desk) -> None:
    swapped = BoardSettings((330,), "GRB", 2000, (ServoRange(2000, 1000, 1500),) + (ServoRange(),) * 10)
    assert greeted.ask(Kind.CONFIG, swapped.payload()).payload == bytes((Kind.CONFIG, Nak.RANGE))
    sound = BoardSettings((330,), "GRB", 2000).payload()
    broken = bytes((sound[0] ^ 2,)) + sound[1:]
    assert greeted.ask(Kind.CONFIG, broken).payload == bytes((Kind.CONFIG, Nak.RANGE))
    assert greeted.ask(Kind.CONFIG, sound[:-1]).payload == bytes((Kind.CONFIG, Nak.LENGTH))


def test_wrong_messages_are_refused_with_the_reason(greeted: Desk) -> None:
    assert greeted.ask(0x55).payload == bytes((0x55, Nak.UNKNOWN))
    assert greeted.ask(Kind.FRAME, b"\x03").payload == bytes((Kind.FRAME, Nak.LENGTH))
    outside = payloads.frame(Show.NOW, 329, bytes(6))
    assert greeted.ask(Kind.FRAME, outside).payload == bytes((Kind.FRAME, Nak.RANGE))
    assert greeted.ask(Kind.MOVE, payloads.move(11, 1500, 10)).payload == bytes((Kind.MOVE, Nak.RANGE))
    assert greeted.ask(Kind.MOVE, payloads.move(0, 2001, 10)).payload == bytes((Kind.MOVE, Nak.RANGE))
    assert greeted.ask(Kind.SERVO, payloads.servo(0, 400)).payload == bytes((Kind.SERVO, Nak.RANGE))


def test_damaged_message_is_counted_and_ignored(greeted: Desk) -> None:
    broken = bytearray(encode(Kind.STOP, 0x41))
    broken[-1] ^= 0x10
    greeted.write(bytes(broken))
    status = payloads.read_status(greeted.ask(Kind.STATUS).payload)
    assert (status.crc_errors, status.length_errors) == (1, 0)


def test_impossible_length_is_counted(greeted: Desk) -> None:
    greeted.write(b"\xa5\xff\xff")
    status = payloads.read_status(greeted.ask(Kind.STATUS).payload)
    assert (status.crc_errors, status.length_errors) == (0, 1)


@pytest.mark.parametrize("seed", range(3))
def test_board_answers_after_noise(greeted: Desk, seed: int) -> None:
    greeted.write(np.random.default_rng(seed).bytes(3000))
    greeted.write(bytes(1100))
    assert greeted.ask(Kind.PING, b"hello").payload[:5] == b"hello"


def test_repeated_command_is_answered_again_but_done_once(greeted: Desk) -> None:
    move = payloads.move(3, 1300, 0)
    first = greeted.ask(Kind.MOVE, move, seq=0x77)
    greeted.turn(300)
    assert len(greeted.events(Kind.MOVED)) == 1
    assert greeted.ask(Kind.MOVE, move, seq=0x77) == first
    greeted.turn(300)
    assert greeted.events(Kind.MOVED) == []


def test_move_is_eased_and_reported(greeted: Desk) -> None:
    greeted.ask(Kind.MOVE, payloads.move(3, 1800, 400))
    greeted.turn(210)
    assert 1300 <= greeted.board.servo_us[3] <= 1500
    greeted.turn(210)
    assert greeted.board.servo_us[3] == 1800
    assert [event.payload for event in greeted.events(Kind.MOVED)] == [struct.pack("<BH", 3, 1800)]


def test_at_most_three_servos_move_at_once_and_all_arrive(greeted: Desk) -> None:
    for horse in range(SERVOS):
        greeted.ask(Kind.MOVE, payloads.move(horse, 2000, 300))
    before = greeted.board.servo_us
    for _ in range(300):
        greeted.tell(Kind.HEARTBEAT, payloads.heartbeat(0))
        greeted.turn(10)
        after = greeted.board.servo_us
        # A servo that gets its first pulse is put to its start, from there it moves.
        assert sum(a != b and b != 0 for a, b in zip(after, before, strict=True)) <= 3
        before = after
    assert before == (2000,) * SERVOS
    assert len(greeted.events(Kind.MOVED)) == SERVOS


def test_stop_makes_everything_dark_and_limp_at_once(greeted: Desk) -> None:
    show(greeted, noise(5, 30))
    greeted.ask(Kind.MOVE, payloads.move(2, 1500, 1000))
    greeted.turn(100)
    greeted.ask(Kind.STOP)
    greeted.turn(500)
    assert not greeted.board.pixels.any()
    assert greeted.board.servo_us == (0,) * SERVOS
    assert len(greeted.events(Kind.MOVED)) == 1


def test_home_sends_all_horses_to_their_gates(desk: Desk) -> None:
    desk.greet(BoardSettings((330,), "GRB", 2000, (ServoRange(1000, 2000, 1700),) * SERVOS))
    desk.ask(Kind.HOME)
    for _ in range(8):
        desk.tell(Kind.HEARTBEAT, payloads.heartbeat(0))
        desk.turn(1000)
    assert desk.board.servo_us == (1700,) * SERVOS


def test_two_seconds_of_silence_make_the_track_safe(greeted: Desk) -> None:
    show(greeted, noise(6, 30))
    greeted.ask(Kind.MOVE, payloads.move(4, 2000, 5000))
    greeted.turn(1980)
    assert greeted.board.servo_us[4] > 1000
    assert not np.array_equal(greeted.board.pixels[0], NO_HOST)
    greeted.turn(40)
    assert greeted.board.servo_us == (0,) * SERVOS
    assert np.array_equal(greeted.board.pixels[0], NO_HOST)
    assert np.count_nonzero(greeted.board.pixels.any(axis=1)) == 33
    assert [event.payload for event in greeted.events(Kind.FAULT)] == [b"\x01"]
    answer = greeted.ask(Kind.FRAME, payloads.frame(Show.NOW | Show.CONFIRM, 0, bytes(3)))
    assert answer.payload == bytes((Kind.FRAME, Nak.STATE))
    greeted.greet()
    frame = noise(7, 20)
    show(greeted, frame)
    assert np.array_equal(greeted.board.pixels, frame)


def test_heartbeats_keep_the_track_alive(greeted: Desk) -> None:
    frame = noise(8, 20)
    show(greeted, frame)
    for _ in range(6):
        greeted.tell(Kind.HEARTBEAT, payloads.heartbeat(0))
        greeted.turn(1000)
    assert np.array_equal(greeted.board.pixels, frame)
    assert greeted.events(Kind.FAULT) == []


def test_button_is_reported_until_confirmed(greeted: Desk) -> None:
    greeted.board.press(2)
    greeted.turn(250)
    presses = greeted.events(Kind.BUTTON)
    assert {(event.seq, payloads.read_button(event.payload)) for event in presses} == {(presses[0].seq, (2, True))}
    assert len(presses) == 3
    greeted.tell(Kind.ACK, bytes((Kind.BUTTON,)), seq=presses[0].seq)
    greeted.turn(500)
    assert greeted.events(Kind.BUTTON) == []


def test_unconfirmed_button_is_sent_four_times_and_no_more(greeted: Desk) -> None:
    greeted.board.press(0)
    greeted.turn(1900)
    assert len(greeted.events(Kind.BUTTON)) == 4


def test_bouncing_contact_is_one_press(greeted: Desk) -> None:
    for _ in range(4):
        greeted.board.press(1)
        greeted.turn(10)
        greeted.board.release(1)
        greeted.turn(10)
    greeted.board.press(1)
    greeted.turn(60)
    assert [payloads.read_button(event.payload) for event in greeted.events(Kind.BUTTON)] == [(1, True)]


def test_bye_leaves_everything_off(greeted: Desk) -> None:
    show(greeted, noise(9, 30))
    assert greeted.ask(Kind.BYE).kind == Kind.ACK
    greeted.wait_for_end()
    assert not greeted.board.pixels.any()


def test_firmware_meets_no_exception(greeted: Desk) -> None:
    for seed in range(20):
        show(greeted, noise(seed, 255))
    assert greeted.board.troubles == []
