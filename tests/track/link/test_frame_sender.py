"""Which pixels are sent, and what happens when some are lost."""

import struct

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from postparade.track.frame import Frame
from postparade.track.link.frame_sender import CONFIRM_WITHIN, LONGEST, FrameSender, changed_spans
from postparade.track.link.protocol import MAX_PAYLOAD, Show

pairs = st.integers(1, 60).flatmap(
    lambda n: st.tuples(
        hnp.arrays(np.uint8, (n, 3), elements=st.integers(0, 2)),
        hnp.arrays(np.uint8, (n, 3), elements=st.integers(0, 2)),
    )
)


@given(pairs, st.integers(1, 60))
def test_spans_cover_exactly_what_has_to_be_sent(pair: tuple[Frame, Frame], longest: int) -> None:
    old, new = pair
    spans = changed_spans(old, new, longest)
    patched = old.copy()
    for first, count in spans:
        assert 1 <= count <= longest
        patched[first : first + count] = new[first : first + count]
    assert np.array_equal(patched, new)
    assert not spans or longest < 60 or len(spans) <= 2


def test_nothing_changed_sends_nothing() -> None:
    frame = np.ones((10, 3), dtype=np.uint8)
    assert changed_spans(frame, frame, 100) == []


class Board:
    """The far end: applies the messages that reach it, and answers."""

    def __init__(self, pixels: int) -> None:
        self.rgb = np.zeros((pixels, 3), dtype=np.uint8)
        self.shown = self.rgb.copy()
        self.unanswered: list[tuple[int, bytes]] = []
        self.seq = 0
        self.messages = 0

    def send(self, payload: bytes) -> int:
        assert len(payload) <= MAX_PAYLOAD
        self.seq += 1
        self.messages += 1
        self.unanswered.append((self.seq, payload))
        assert len(self.unanswered) <= 2, "more than two messages unconfirmed"
        return self.seq

    def answer(self, frames: FrameSender, lost: bool, now: float) -> None:
        """Act on the oldest message, or lose it."""
        seq, payload = self.unanswered.pop(0)
        if lost:
            return
        flags, first, count = struct.unpack("<BHH", payload[:5])
        self.rgb[first : first + count] = np.frombuffer(payload[5:], dtype=np.uint8).reshape(-1, 3)
        if flags & Show.NOW:
            self.shown = self.rgb.copy()
        frames.confirmed(seq)
        frames.pump(now)


@given(st.lists(st.tuples(st.integers(0, 1000), st.booleans()), max_size=25), st.sampled_from([5, 330, 800]))
def test_whatever_is_lost_the_newest_frame_is_seen_in_the_end(steps: list[tuple[int, bool]], pixels: int) -> None:
    board = Board(pixels)
    frames = FrameSender(board.send)
    now, wanted = 0.0, board.rgb
    for seed, lost in steps:
        wanted = np.random.default_rng(seed).integers(0, 3, (pixels, 3), dtype=np.uint8)
        frames.want(wanted)
        frames.pump(now)
        if board.unanswered:
            board.answer(frames, lost, now)
    while not frames.settled and steps:
        if not board.unanswered:
            now += CONFIRM_WITHIN
            frames.overdue(now)
            frames.pump(now)
            # A message given up leaves the board's queue with the message itself.
        while board.unanswered:
            board.answer(frames, False, now)
    assert np.array_equal(board.shown, wanted)


def test_only_what_changed_crosses_the_link() -> None:
    board = Board(330)
    frames = FrameSender(board.send)
    frame = np.zeros((330, 3), dtype=np.uint8)
    frames.want(frame)
    frames.pump(0.0)
    board.answer(frames, False, 0.0)
    changed = frame.copy()
    changed[[17, 300]] = 9
    frames.want(changed)
    frames.pump(0.0)
    sizes = [len(payload) - 5 for _, payload in board.unanswered]
    assert sizes == [3]
    board.answer(frames, False, 0.0)
    board.answer(frames, False, 0.0)
    assert np.array_equal(board.shown, changed)


def test_show_waits_until_the_rest_of_the_frame_is_confirmed() -> None:
    board = Board(2 * LONGEST)
    frames = FrameSender(board.send)
    frames.want(np.ones((2 * LONGEST, 3), dtype=np.uint8))
    frames.pump(0.0)
    assert [payload[0] for _, payload in board.unanswered] == [Show.CONFIRM]
    board.answer(frames, False, 0.0)
    assert [payload[0] for _, payload in board.unanswered] == [Show.CONFIRM | Show.NOW | Show.FOLLOWS]


def test_newest_frame_wins_over_one_that_waits() -> None:
    board = Board(3)
    frames = FrameSender(board.send)
    for value in range(1, 6):
        frames.want(np.full((3, 3), value, dtype=np.uint8))
        frames.pump(0.0)
    assert board.messages == 2
    board.answer(frames, False, 0.0)
    board.answer(frames, False, 0.0)
    board.answer(frames, False, 0.0)
    assert board.messages == 3
    assert board.shown[0, 0] == 5


def test_answer_to_a_later_message_tells_at_once_that_one_was_lost() -> None:
    board = Board(3)
    frames = FrameSender(board.send)
    for value in (1, 2):
        frames.want(np.full((3, 3), value, dtype=np.uint8))
        frames.pump(0.0)
    board.answer(frames, True, 0.0)
    board.answer(frames, False, 0.0)
    assert frames.lost == 1
    assert len(board.unanswered[0][1]) == 5 + 9, "the whole frame is sent again"
    board.answer(frames, False, 0.0)
    assert board.shown[0, 0] == 2
    assert frames.settled
