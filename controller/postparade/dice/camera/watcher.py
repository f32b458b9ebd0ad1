"""From frames to rolls: a roll is committed once, when the dice have settled and several readings agree."""

from collections import Counter

from msgspec import Struct

from .background import Background
from .picture import Picture, fit
from .reader import read
from .reading import Die, Reading
from .scene import Scene, Stage, thumbnail

STILL_FRAMES = 4
"""Frames in a row that must be still before a commit."""

EQUAL_READINGS = 3
"""Sure and equal readings in one still stretch before a commit."""

LOOKS_AT_ONCE = 20
"""Still frames in a row that are all read; afterwards every :data:`LATER_LOOKS`-th is."""

LATER_LOOKS = 10

STIRRED_FOR = 0.35
"""Seconds of motion without a pause that count as stirring; a bump of the camera is over sooner."""

SAME_PLACE = 0.35
"""Edges of a die by which a place may differ and still be the same."""
_LARGEST_BUMP = 0.75


class Sighting(Struct, frozen=True):
    """What one frame showed: the ``stage`` of the tray, the ``reading`` if one was made, and ``committed``, the values
    in ascending order on the one frame on which a roll is committed."""

    stage: Stage
    reading: Reading | None = None
    committed: tuple[int, ...] | None = None


class Watcher:
    """Watches one tray. Not safe for several threads; feed it from one.

    ``expect`` is the number of dice in a roll, ``reference`` the empty tray. Without a reference the watcher learns one
    as soon as it has seen the tray empty.
    """

    def __init__(self, expect: int | None = 2, reference: Picture | None = None) -> None:
        self._expect = expect
        self._background = Background(None if reference is None else fit(reference))
        self._scene = Scene()
        self._armed = True
        self._done: tuple[Die, ...] = ()
        self._moving_since: float | None = None
        self._settle()

    def see(self, picture: Picture, at: float) -> Sighting:
        """Take in the next frame (blue-green-red, 8 bits), seen at ``at`` seconds on any steady clock.

        Raises :class:`PictureFault` for a frame that is too small.
        """
        work = fit(picture)
        stage = self._scene.see(thumbnail(work), self._background.small)
        self._background.see(work, stage)
        self._note_motion(stage, at)
        if stage is not Stage.STILL:
            self._settle()
            return Sighting(stage)
        self._still += 1
        if self._still < 2 or self._answered or self._rests():
            return Sighting(stage)
        reading = read(work, self._expect, self._background.picture)
        return Sighting(stage, reading, self._weigh(reading))

    def _rests(self) -> bool:
        """Whether this still frame is passed over: dice that stayed unreadable are looked at now and then only, or they
        would keep a core busy for as long as they lie there."""
        return self._still > LOOKS_AT_ONCE and self._still % LATER_LOOKS != 0

    def _note_motion(self, stage: Stage, at: float) -> None:
        """Arm for the next roll when the tray was empty, covered or stirred."""
        if stage is Stage.MOVING:
            if self._moving_since is None:
                self._moving_since = at
            if at - self._moving_since >= STIRRED_FOR:
                self._armed = True
            return
        self._moving_since = None
        if stage is Stage.EMPTY:
            self._done = ()
        if stage in (Stage.EMPTY, Stage.COVERED):
            self._armed = True

    def _settle(self) -> None:
        """Begin a new still stretch."""
        self._still = 0
        self._answered = False
        self._votes: Counter[tuple[int, ...]] = Counter()

    def _weigh(self, reading: Reading) -> tuple[int, ...] | None:
        """The roll to commit now, or None."""
        if reading.values is None:
            return None
        if not self._armed or _same_places(reading.dice, self._done):
            self._answered = True
            return None
        self._votes[reading.values] += 1
        values, count = self._votes.most_common(1)[0]
        against = self._votes.total() - count
        if self._still < STILL_FRAMES or count < EQUAL_READINGS + 3 * against:
            return None
        self._answered, self._armed, self._done = True, False, reading.dice
        return values


def _same_places(dice: tuple[Die, ...], done: tuple[Die, ...]) -> bool:
    """True when ``dice`` lie as the committed ones did, apart from a small shift of the whole picture."""
    if not done or len(dice) != len(done):
        return False
    now, then = sorted(_centre(die) for die in dice), sorted(_centre(die) for die in done)
    shifts = [(a[0] - b[0], a[1] - b[1]) for a, b in zip(now, then, strict=True)]
    edge = sum(die.box[2] + die.box[3] for die in done) / (2 * len(done))
    mean_x, mean_y = (sum(shift[k] for shift in shifts) / len(shifts) for k in (0, 1))
    if max(abs(mean_x), abs(mean_y)) > _LARGEST_BUMP * edge:
        return False
    return all(abs(x - mean_x) < SAME_PLACE * edge and abs(y - mean_y) < SAME_PLACE * edge for x, y in shifts)


def _centre(die: Die) -> tuple[float, float]:
    x, y, w, h = die.box
    return x + w / 2, y + h / 2
