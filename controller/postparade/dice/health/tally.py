"""The session's rolls, counted: faces, sums, runs of high and low sums, repeated rolls."""

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from postparade.rules.dice import FACES, WAYS, Dice, total_of

Reader = Literal["seen", "electronic", "photographs", "unknown"]
"""Where the dice are known from: somebody who saw real (or simulated) ones, the table that threw them itself, a folder
of photographs that repeats itself, or a journal too old to say."""

SUMS = tuple(WAYS)
FAIR = tuple(WAYS[total] / 36 for total in SUMS)


class Seen(Struct, frozen=True):
    """One roll as it counts now. ``by_sum``: when it was entered only the sum was known, so its faces are no evidence,
    not even those of a later correction; a 2 or a 12 would otherwise fill the statistics with ones and sixes."""

    dice: Dice
    reader: Reader = "seen"
    named: tuple[str, str] | None = None
    by_sum: bool = False

    @property
    def faces(self) -> tuple[int, int] | None:
        """The faces, where somebody saw them."""
        return self.dice if self.reader == "seen" and not self.by_sum and isinstance(self.dice, tuple) else None


class Tally:
    """Counts that every test starts from.

    ``rolls`` were counted, ``with_faces`` of them with faces; ``left_out`` are the others by reader. ``faces`` and
    ``sums`` begin at face 1 and sum 2; ``by_die`` has the faces of each named die. ``high``, ``low`` and ``runs`` are
    those of sums above and below 7.
    ``again`` counts rolls with the same two faces as the roll before, in ``after_double`` and ``after_mixed`` tries.
    """

    def __init__(self, rolls: Iterable[Seen] = ()) -> None:
        self.rolls = self.with_faces = 0
        self.left_out: dict[str, int] = {}
        self.faces = [0] * len(FACES)
        self.sums = [0] * len(SUMS)
        self.by_die: dict[str, list[int]] = {}
        self.high = self.low = self.runs = 0
        self.again_after_double = self.after_double = self.again_after_mixed = self.after_mixed = 0
        self._was_high: bool | None = None
        self._before: tuple[int, int] | None = None
        for roll in rolls:
            self.add(roll)

    def add(self, roll: Seen) -> None:
        """Count one more roll."""
        if roll.reader != "seen":
            self.left_out[roll.reader] = self.left_out.get(roll.reader, 0) + 1
            self._before = None
            return
        self.rolls += 1
        total = total_of(roll.dice)
        self.sums[total - 2] += 1
        if total != 7:
            self._add_side(total > 7)
        self._add_faces(roll.faces, roll.named)

    def _add_side(self, high: bool) -> None:
        self.high += high
        self.low += not high
        self.runs += high is not self._was_high
        self._was_high = high

    def _add_faces(self, faces: tuple[int, int] | None, named: tuple[str, str] | None) -> None:
        before, self._before = self._before, faces
        if faces is None:
            return
        self.with_faces += 1
        for face in faces:
            self.faces[face - 1] += 1
        if named is not None and named[0] != named[1]:
            for name, face in zip(named, faces, strict=True):
                self.by_die.setdefault(name, [0] * len(FACES))[face - 1] += 1
        if before is not None:
            again = sorted(faces) == sorted(before)
            if before[0] == before[1]:
                self.after_double += 1
                self.again_after_double += again
            else:
                self.after_mixed += 1
                self.again_after_mixed += again

    @property
    def again(self) -> int:
        """How often the same two faces came twice in a row."""
        return self.again_after_double + self.again_after_mixed

    @property
    def changes(self) -> int:
        """How often high followed low or low high."""
        return max(0, self.runs - 1)


def folded(counts: list[int], least: float) -> tuple[list[int], list[float]]:
    """``counts`` of the sums and their fair expectations, with neighbouring sums put together until every expectation
    is at least ``least``. A single cell where there are too few rolls for two."""
    rolls = sum(counts)
    cells: list[int] = []
    usual: list[float] = []
    count, some = 0, 0.0
    for more, chance in zip(counts, FAIR, strict=True):
        count, some = count + more, some + rolls * chance
        if some >= least:
            cells.append(count)
            usual.append(some)
            count, some = 0, 0.0
    if not cells:
        return [count], [some]
    cells[-1] += count
    usual[-1] += some
    return cells, usual
