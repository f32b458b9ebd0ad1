"""Decides what counts as a roll of two smart dice: pure, the time is passed in."""

from typing import NamedTuple

from postparade.dice.sources.smart_dice.messages import Motion, Moved

PATIENCE = 6.0
"""Seconds that one die lies still before people are told that the other one has not been thrown."""


class Rolled(NamedTuple):
    """Both dice have rolled and lie still."""

    faces: tuple[int, int]


class NoRoll(NamedTuple):
    """What happened is no roll; ``reason`` is the code of why."""

    reason: str


Verdict = Rolled | NoRoll


class _Die:
    """``motion`` is what the die said last, ``since`` when; ``moved`` and ``rolled`` whether it has since the last
    roll. A die that is taken in the hand has to roll again."""

    def __init__(self) -> None:
        self.motion: Motion | None = None
        self.face: int | None = None
        self.since = 0.0
        self.moved = self.rolled = False

    @property
    def at_rest(self) -> bool:
        return self.motion in ("rolled", "turned")

    def hear(self, said: Moved, now: float) -> bool:
        """Take in what the die says at ``now``; return whether it has moved."""
        before, motion = self.motion, said.motion
        if (motion, said.face) == (before, self.face):
            return False
        was_at_rest = self.at_rest
        self.motion, self.face, self.since = motion, said.face, now
        if before is None and self.at_rest:
            return False  # where it lay when it was found
        self.moved = True
        if motion == "rolling":
            self.rolled = True
        elif motion in ("handled", "turned") or (self.at_rest and was_at_rest):
            self.rolled = False
        return True

    def spend(self) -> None:
        self.moved = self.rolled = False


class SettleStep:
    """Two dice that must both have rolled, and then lie on a face for ``settle`` seconds.

    A die that is handled, leans, or is turned to another face meanwhile is no roll: it has to be thrown again. So is
    one that lies down without having rolled. Every verdict is given once.
    """

    def __init__(self, settle: float) -> None:
        self._settle = settle
        self._dice = [_Die(), _Die()]
        self._told = False
        self._lost = False

    @property
    def rolling(self) -> bool:
        """Whether a die has rolled since the last roll that counted, or still does."""
        return any(die.rolled for die in self._dice)

    @property
    def still(self) -> bool:
        """Whether both dice lie on a face."""
        return all(die.at_rest for die in self._dice)

    def hear(self, which: int, said: Moved, now: float) -> None:
        """Take in what die ``which`` (0 or 1) says at ``now`` seconds."""
        if self._dice[which].hear(said, now):
            self._told = False

    def lost(self, which: int) -> None:
        """Die ``which`` is out of reach. What it did until it is found again is not known."""
        self._lost = self._lost or self._dice[which].rolled
        self._dice[which] = _Die()

    def counted(self) -> None:
        """A roll has counted, whoever entered it: dice that lie still belong to it."""
        for die in self._dice:
            if die.at_rest:
                die.spend()

    def due(self) -> float | None:
        """When the verdict may be another one than now if no die says anything more; ``None`` if it stays."""
        if self._lost:
            return 0.0
        leaning = [die.since + self._settle for die in self._dice if die.motion == "crooked" and die.rolled]
        if leaning:
            return min(leaning)
        if not self.still or not any(die.moved for die in self._dice) or self._told:
            return None
        since = max(die.since for die in self._dice)
        return since + (PATIENCE if self._waits_for_one else self._settle)

    def judge(self, now: float) -> Verdict | None:
        """What counts at ``now``; ``None`` while that is open."""
        at = self.due()
        if at is None or now < at:
            return None
        if self._lost:
            self._lost = False
            return self._no_roll("smart_roll_lost")
        if not self.still:
            return self._no_roll("smart_die_leans")
        if self._waits_for_one:
            self._told = True
            return NoRoll("smart_die_left")
        first, second = self._dice
        if first.rolled and second.rolled and first.face is not None and second.face is not None:
            faces = first.face, second.face
            self._spend()
            return Rolled(faces)
        return self._no_roll("smart_die_turned")

    @property
    def _waits_for_one(self) -> bool:
        """Whether one die has been thrown and the other one has not been touched."""
        first, second = self._dice
        return (first.rolled and not second.moved) or (second.rolled and not first.moved)

    def _no_roll(self, reason: str) -> NoRoll:
        self._spend()
        return NoRoll(reason)

    def _spend(self) -> None:
        self._told = False
        for die in self._dice:
            die.spend()
