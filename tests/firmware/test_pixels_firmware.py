"""The firmware's colours and its power cap."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.firmware_files import import_firmware
from postparade.simulator.strip import Strip
from postparade.track.current_limit import estimate_ma, limit

pixels = import_firmware("pixels")

colours = st.binary(min_size=3, max_size=90).map(lambda data: data[: len(data) // 3 * 3])


@given(colours, st.integers(1, 2500), st.integers(0, 255))
def test_never_above_the_cap(data: bytes, cap_ma: int, brightness: int) -> None:
    count = len(data) // 3
    board = pixels.Pixels(count, cap_ma)
    board.brightness = brightness
    board.put(0, data)
    out = np.frombuffer(bytes(board.wire()), dtype=np.uint8).reshape(-1, 3)
    assert estimate_ma(out) <= max(cap_ma, count)
    assert board.estimated_ma == estimate_ma(out)


@given(colours, st.integers(30, 4000))
def test_firmware_and_renderer_limit_alike(data: bytes, cap_ma: int) -> None:
    frame = np.frombuffer(data, dtype=np.uint8).reshape(-1, 3)
    board = pixels.Pixels(len(frame), cap_ma)
    board.order("RGB")
    board.put(0, data)
    limited = limit(frame, cap_ma)
    assert bytes(board.wire()) == limited.tobytes()
    board.put(0, limited.tobytes())
    assert bytes(board.wire()) == limited.tobytes()


@pytest.mark.parametrize("order", pixels.ORDERS)
def test_strip_of_any_order_shows_red_as_red(order: str) -> None:
    board = pixels.Pixels(2, 2000)
    board.order(order)
    board.put(0, bytes((10, 20, 30, 40, 50, 60)))
    strip = Strip(2, order)
    strip.clock_in(bytes(board.wire()))
    assert strip.pixels.tolist() == [[10, 20, 30], [40, 50, 60]]


def test_wrong_order_shows_wrong_colours() -> None:
    board = pixels.Pixels(1, 2000)
    board.order("RGB")
    board.put(0, bytes((10, 20, 30)))
    strip = Strip(1, "GRB")
    strip.clock_in(bytes(board.wire()))
    assert strip.pixels.tolist() == [[20, 10, 30]]


def test_a_frame_in_transit_is_not_overwritten() -> None:
    board = pixels.Pixels(1, 2000)
    board.put(0, b"\x01\x02\x03")
    first = board.wire()
    before = bytes(first)
    board.put(0, b"\x04\x05\x06")
    assert bytes(board.wire()) != before
    assert bytes(first) == before
