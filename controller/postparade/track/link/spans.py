"""Which pixels changed between two pictures, as few stretches as are worth a message of their own."""

import numpy as np
import numpy.typing as npt

WORTH_A_MESSAGE = 6
"""A message costs 14 bytes more than its pixels, so a gap of fewer unchanged pixels is cheaper sent along."""


def changed_spans(old: npt.NDArray[np.uint8], new: npt.NDArray[np.uint8], longest: int) -> list[tuple[int, int]]:
    """``(first, count)`` of the stretches that differ, in order, at most two of them before ``longest`` splits one.

    Both pictures are ``(n, 3)``. Two, because only two messages may be unconfirmed at a time.
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
