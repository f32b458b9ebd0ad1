import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from postparade.track.current_limit import estimate_ma, limit
from postparade.track.frame import Frame

frames = hnp.arrays(np.uint8, st.tuples(st.integers(1, 80), st.just(3)))


@given(frames, st.integers(0, 5000))
def test_never_above_the_cap(frame: Frame, cap_ma: int) -> None:
    assert estimate_ma(limit(frame, cap_ma)) <= max(cap_ma, len(frame))


@given(frames)
def test_a_frame_below_the_cap_stays_as_it_is(frame: Frame) -> None:
    assert limit(frame, estimate_ma(frame)) is frame


@given(frames, st.integers(0, 5000))
def test_limiting_twice_changes_nothing_more(frame: Frame, cap_ma: int) -> None:
    once = limit(frame, cap_ma)
    assert np.array_equal(limit(once, cap_ma), once)


def test_full_white_is_sixty_milliamperes_a_pixel_and_the_idle_current() -> None:
    assert estimate_ma(np.full((330, 3), 255, dtype=np.uint8)) == 330 * 61
    assert estimate_ma(np.zeros((330, 3), dtype=np.uint8)) == 330
