"""Which pixels are sent when: only what changed, at most two messages unconfirmed, the newest frame wins."""

from collections import deque
from collections.abc import Callable

import numpy as np
from msgspec import Struct

from postparade.track.frame import Frame
from postparade.track.link import payloads
from postparade.track.link.protocol import MAX_PAYLOAD, Show

WINDOW = 2
CONFIRM_WITHIN = 0.2
"""Seconds after which an unconfirmed message counts as lost."""

WORTH_A_MESSAGE = 6
"""A message costs 14 bytes more than its pixels, so a gap of fewer unchanged pixels is cheaper sent along."""

LONGEST = (MAX_PAYLOAD - payloads.FRAME_HEADER) // 3


class _Sent(Struct):
    seq: int
    at: float
    shows: bool


class FrameSender:
    """Sends frames through ``send(payload) -> seq``.

    A frame in several messages is shown by the last one, and that one leaves only after the others are confirmed; a
    message that changes a frame is taken only by a board that has that frame. So a message lost on the way never
    shows a half-new frame. A lost message makes the whole frame be sent again.
    """

    def __init__(self, send: Callable[[bytes], int]) -> None:
        self._send = send
        self._wanted: Frame | None = None
        self._known: Frame | None = None
        self._plan: deque[tuple[Show, int, bytes]] = deque()
        self._flight: deque[_Sent] = deque()
        self.shown = 0
        self.lost = 0

    @property
    def settled(self) -> bool:
        """Whether the newest frame is confirmed as shown."""
        return not self._flight and not self._plan and not self._differs()

    def want(self, frame: Frame) -> None:
        """Show this frame as soon as possible; it replaces one that has not been sent yet."""
        self._wanted = frame

    def forget(self) -> None:
        """Forget what the board shows: the next frame is sent whole."""
        self._known = None
        self._plan.clear()
        self._flight.clear()

    def pump(self, now: float) -> None:
        """Send whatever may be sent at ``now``."""
        while len(self._flight) < WINDOW:
            if not self._plan:
                if not self._differs():
                    return
                self._make_plan()
            flags, first, colours = self._plan[0]
            if flags & Show.NOW and any(not sent.shows for sent in self._flight):
                return
            self._plan.popleft()
            seq = self._send(payloads.frame(flags, first, colours))
            self._flight.append(_Sent(seq, now, bool(flags & Show.NOW)))

    def confirmed(self, seq: int) -> None:
        """Note that the board has message ``seq``. It answers in order: an older one without an answer was lost."""
        if all(sent.seq != seq for sent in self._flight):
            return
        if self._flight[0].seq != seq:
            self._start_over()
            return
        if self._flight.popleft().shows:
            self.shown += 1

    def refused(self, seq: int) -> None:
        """Note that the board did not take message ``seq``."""
        if any(sent.seq == seq for sent in self._flight):
            self._start_over()

    def overdue(self, now: float) -> bool:
        """Give up a message that was not confirmed in time; return whether there was one."""
        if not self._flight or now - self._flight[0].at < CONFIRM_WITHIN:
            return False
        self._start_over()
        return True

    def _differs(self) -> bool:
        if self._wanted is None:
            return False
        return self._known is None or not np.array_equal(self._wanted, self._known)

    def _make_plan(self) -> None:
        assert self._wanted is not None
        new = self._wanted
        follows = self._known is not None and self._known.shape == new.shape
        old = self._known if self._known is not None and follows else ~new
        spans = changed_spans(old, new, LONGEST)
        for first, count in spans:
            last = first == spans[-1][0]
            flags = Show.CONFIRM | Show.NOW if last else Show.CONFIRM
            if follows or first != spans[0][0]:
                flags |= Show.FOLLOWS
            self._plan.append((flags, first, new[first : first + count].tobytes()))
        self._known = new.copy()

    def _start_over(self) -> None:
        self.lost += 1
        self.forget()


def changed_spans(old: Frame, new: Frame, longest: int) -> list[tuple[int, int]]:
    """``(first, count)`` of the stretches that differ, in order, at most two of them before ``longest`` splits one.

    Both frames are ``(n, 3)``. Two, because only two messages may be unconfirmed at a time.
    """
    changed = np.flatnonzero((old != new).any(axis=1))
    if not len(changed):
        return []
    first, last = int(changed[0]), int(changed[-1])
    spans = [(first, last)]
    if len(changed) > 1:
        gaps = np.diff(changed)
        widest = int(gaps.argmax())
        if gaps[widest] > WORTH_A_MESSAGE:
            spans = [(first, int(changed[widest])), (int(changed[widest + 1]), last)]
    return [part for start, end in spans for part in _split(start, end - start + 1, longest)]


def _split(first: int, count: int, longest: int) -> list[tuple[int, int]]:
    return [(at, min(longest, first + count - at)) for at in range(first, first + count, longest)]
