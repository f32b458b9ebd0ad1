"""The firmware on an emulated RP2040: waveforms, PWM registers, USB serial, what the simulated hal cannot show.

The silence after which the board makes itself safe is shortened here, because the emulator would need minutes for two
seconds; that it is two seconds is tested on the same files in ``test_board.py``.
"""

from pathlib import Path

import numpy as np
import pytest

from postparade.simulator.strip import Frame
from postparade.track.link import payloads
from postparade.track.link.codec import encode
from postparade.track.link.payloads import BoardSettings, Rails, Runs
from postparade.track.link.protocol import Kind, Nak, Show
from tests.conftest import LONG
from tests.firmware.chip import ChipDesk, compiled, firmware_files

pytestmark = pytest.mark.slow(40)


SILENCE_MS = 150
PIXELS = 330
WAITING = np.zeros((PIXELS, 3), dtype=np.uint8)
WAITING[::10] = (8, 4, 0)


def impatient(files: dict[str, bytes]) -> dict[str, bytes]:
    """The files with a short silence."""
    name, usual = "postparade_fw/protocol.py", b"SILENCE_MS = 2000"
    assert usual in files[name]
    return files | {name: files[name].replace(usual, b"SILENCE_MS = %d" % SILENCE_MS)}


def all_but_the_largest_compiled(files: dict[str, bytes], folder: Path) -> dict[str, bytes]:
    """The files as they take least time to boot from while the chip still compiles the one that takes most memory."""
    largest = max(files, key=lambda name: len(files[name]))
    return compiled({name: content for name, content in files.items() if name != largest}, folder) | {
        largest: files[largest]
    }


@pytest.fixture(scope="module")
def powered(tmp_path_factory: pytest.TempPathFactory) -> ChipDesk:
    """A chip with the firmware files, at length all of them plain, that has said READY, although it was sent Ctrl-C and
    Ctrl-D until then. One boot for all: it takes longer than the tests."""
    folder = tmp_path_factory.mktemp("chip")
    files = impatient(firmware_files())
    desk = ChipDesk(folder, files if LONG else all_but_the_largest_compiled(files, folder))
    desk.chip.boot()
    while not desk.text:
        desk.write(b"\x03\x04")
        desk.turn(10)
    desk.until_ready()
    return desk


@pytest.fixture
def desk(powered: ChipDesk) -> ChipDesk:
    """The chip, greeted and set up for one strip of 330 pixels; frames are those of this test."""
    powered.greet(BoardSettings((PIXELS,), "GRB", 2000))
    powered.turn(15)
    for frames in powered.chip.frames:
        frames.clear()
    return powered


def noise(seed: int, pixels: int = PIXELS) -> Frame:
    return np.random.default_rng(seed).integers(0, 20, (pixels, 3), dtype=np.uint8)


def frame(frame: Frame) -> bytes:
    return payloads.frame(Show.NOW | Show.CONFIRM, 0, frame.tobytes())


def test_control_bytes_during_the_boot_do_not_stop_the_firmware(powered: ChipDesk) -> None:
    assert b"Traceback" not in powered.text
    assert powered.events(Kind.READY)


def test_waveform_on_the_pin_is_the_frame_pixel_for_pixel(desk: ChipDesk) -> None:
    with desk.chip.closely():
        assert desk.ask(Kind.FRAME, frame(noise(1))).kind == Kind.ACK
        desk.turn(12)
    assert len(desk.chip.frames[0]) == 1
    assert np.array_equal(desk.chip.pixels, noise(1))


def test_two_frames_back_to_back_are_two_frames_on_the_wire(desk: ChipDesk) -> None:
    with desk.chip.closely():
        desk.write(encode(Kind.FRAME, 0x91, frame(noise(2))) + encode(Kind.FRAME, 0x92, frame(noise(3))))
        assert [desk.receive().seq for _ in range(2)] == [0x91, 0x92]
        desk.turn(12)
    first, second = (frame for _, frame in desk.chip.frames[0])
    assert np.array_equal(first, noise(2))
    assert np.array_equal(second, noise(3))


def test_the_dark_frame_of_stop_is_not_lost_behind_a_frame(desk: ChipDesk) -> None:
    with desk.chip.closely():
        desk.write(encode(Kind.FRAME, 0x91, frame(noise(4))) + encode(Kind.STOP, 0xA1))
        desk.until_answer(0xA1)
        desk.turn(12)
    assert [frame.shape for _, frame in desk.chip.frames[0]] == [(PIXELS, 3)] * 2
    assert not desk.chip.pixels.any()


def test_four_chains_get_their_parts_on_four_pins(desk: ChipDesk) -> None:
    chains = (8, 16, 4, 12)
    assert desk.ask(Kind.CONFIG, BoardSettings(chains, "RGB", 2000).payload()).kind == Kind.ACK
    whole = noise(5, sum(chains))
    with desk.chip.closely():
        assert desk.ask(Kind.FRAME, frame(whole)).kind == Kind.ACK
        desk.turn(3)
    parts = np.split(whole, np.cumsum(chains)[:-1])
    for frames, part in zip(desk.chip.frames, parts, strict=True):
        # The strips of the emulator are built for GRB; the board was told that these are built for RGB.
        assert np.array_equal(frames[-1][1][:, [1, 0, 2]], part)


def test_bright_frame_is_dimmed_on_the_wire(desk: ChipDesk) -> None:
    with desk.chip.closely():
        assert desk.ask(Kind.FRAME, frame(np.full((PIXELS, 3), 255, dtype=np.uint8))).kind == Kind.ACK
        desk.turn(12)
    drawn = int(desk.chip.pixels.sum()) * 20 / 255 + PIXELS
    assert 1850 <= drawn <= 2000


def test_eleven_pwm_channels_hold_the_pulses_of_eleven_servos(desk: ChipDesk) -> None:
    for horse in range(11):
        assert desk.ask(Kind.SERVO, payloads.servo(horse, 1000 + 90 * horse)).kind == Kind.ACK
    assert [desk.chip.servo_us(horse) for horse in range(11)] == pytest.approx(
        [1000 + 90 * horse for horse in range(11)], abs=2
    )
    assert [desk.chip.servo_hz(horse) for horse in range(11)] == pytest.approx([50] * 11, rel=0.001)
    assert desk.ask(Kind.STOP).kind == Kind.ACK
    assert [desk.chip.servo_us(horse) for horse in range(11)] == [0] * 11


def test_button_is_heard_once_however_it_bounces(desk: ChipDesk) -> None:
    key = desk.chip.keys[2]
    for act in (key.press, key.release, key.press):
        act()
        desk.turn(2)
    desk.turn(40)
    pressed = desk.events(Kind.BUTTON)
    assert {payloads.read_button(event.payload) for event in pressed} == {(2, True)}
    assert len({event.seq for event in pressed}) == 1
    desk.write(encode(Kind.ACK, pressed[0].seq, bytes((Kind.BUTTON,))))
    key.release()


def test_silence_in_the_middle_of_a_message_makes_the_outputs_safe(desk: ChipDesk) -> None:
    """The main loop is blocked in a read then; the timer does it."""
    desk.ask(Kind.SERVO, payloads.servo(0, 1500))
    desk.write(encode(Kind.FRAME, 0x91, frame(noise(6)))[:100])
    desk.turn(SILENCE_MS - 10)
    assert desk.chip.servo_us(0) > 0
    with desk.chip.closely():
        desk.chip.until(lambda: bool(desk.chip.frames[0]), 50)
    assert desk.chip.servo_us(0) == 0
    assert np.array_equal(desk.chip.pixels, WAITING)
    desk.write(bytes(1100))
    assert desk.ask(Kind.STOP).payload == bytes((Kind.STOP, Nak.STATE))


@pytest.mark.parametrize("cut", [3, 400])
def test_the_waiting_frame_is_never_shifted_wherever_the_message_was_cut(desk: ChipDesk, cut: int) -> None:
    """Sent by the timer while the main loop is blocked, just after another frame went out."""
    message = encode(Kind.FRAME, 0x92, frame(noise(7)))
    desk.write(encode(Kind.FRAME, 0x91, frame(noise(6))) + message[:cut])
    desk.until_answer(0x91)
    # The silence began when the first message was complete; the second has taken its time since then.
    desk.turn(SILENCE_MS - 40)
    with desk.chip.closely():
        desk.chip.until(lambda: bool(desk.chip.frames[0]) and np.array_equal(desk.chip.pixels, WAITING), 80)
    desk.write(bytes(1100))
    assert desk.ask(Kind.STOP).payload == bytes((Kind.STOP, Nak.STATE))


def test_horse_on_a_servo_that_turns_on_runs_back_to_its_switch_and_off_it_again(desk: ChipDesk) -> None:
    rails = Rails((Runs(1500, 200), *[Runs()] * 10), True)
    assert desk.ask(Kind.RAILS, rails.payload()).kind == Kind.ACK
    assert desk.ask(Kind.MOVE, payloads.move(0, 1000, 0)).kind == Kind.ACK
    desk.turn(30)
    assert desk.chip.servo_us(0) == pytest.approx(1000, abs=2)
    desk.chip.end_stop.press()
    desk.turn(30)
    assert desk.chip.servo_us(0) == pytest.approx(2000, abs=2)
    desk.chip.end_stop.release()
    desk.turn(30)
    assert desk.chip.servo_us(0) == pytest.approx(1500, abs=2)
    desk.ask(Kind.PING)
    desk.turn(110)
    assert desk.chip.servo_us(0) == 0
    desk.ask(Kind.PING)
    assert desk.ask(Kind.RAILS, Rails().payload()).kind == Kind.ACK


def test_bye_leaves_the_line_to_the_prompt_that_uploads_need(desk: ChipDesk) -> None:
    """The last test of this chip: its firmware does not run any more afterwards."""
    assert desk.ask(Kind.BYE).kind == Kind.ACK
    desk.chip.until(lambda: b">>>" in desk.text)
    desk.write(b"\r\x03\r\x01")
    desk.chip.until(lambda: b"raw REPL; CTRL-B to exit\r\n>" in desk.text)


def test_jumper_stops_at_the_prompt(tmp_path: Path) -> None:
    desk = ChipDesk(tmp_path, compiled(firmware_files(), tmp_path))
    desk.chip.jumper.press()
    desk.chip.boot()
    desk.chip.until(lambda: b">>>" in desk.text)
