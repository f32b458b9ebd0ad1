"""A tray under a camera that plays a script: what people, lamps and clumsiness do to it, frame by frame.

Positions are pixels of a world that is larger than the picture, so that a pushed camera sees what really lies beside
the tray. Time is counted in frames; nothing sleeps.
"""

from collections.abc import Callable, Sequence
from random import Random

import cv2
import numpy as np
from msgspec import Struct

from postparade.dice.vision.reader import read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import Recogniser, RollWatcher
from postparade.dice.vision.tray_state import TrayState
from tests.dice.vision.drawn import FELT, IVORY, Colour, Picture, put

WIDTH, HEIGHT = 400, 300
WORLD_WIDTH, WORLD_HEIGHT = 1000, 800
LEFT, TOP = (WORLD_WIDTH - WIDTH) // 2, (WORLD_HEIGHT - HEIGHT) // 2
EDGE = 42.0
SKIN: Colour = (120, 150, 205)
_NOISES = 3
_ROOM = 62
"""Pixels from the picture's border to the middle of a die."""


class Lying(Struct):
    """A die: its upper face, its place in the world, how far it is turned."""

    value: int
    x: float
    y: float
    turned: float


def table(rimmed: bool) -> Picture:
    """A tray on a table of planks; ``rimmed`` when the camera sees the rim of the tray, else it sees cloth only."""
    world = np.full((WORLD_HEIGHT, WORLD_WIDTH, 3), (70, 100, 140), np.uint8)
    for x in range(15, WORLD_WIDTH, 55):
        cv2.line(world, (x, 0), (x + 30, WORLD_HEIGHT), (45, 66, 96), 5)
    margin = 12 if rimmed else -60
    near, far = (LEFT + margin, TOP + margin), (LEFT + WIDTH - margin, TOP + HEIGHT - margin)
    cv2.rectangle(world, near, far, FELT, cv2.FILLED)
    cv2.rectangle(world, near, far, (90, 120, 130), 10)
    return world


def remembering(recogniser: Recogniser = read) -> Recogniser:
    """``recogniser``, asked once for each distinct picture."""
    known: dict[tuple[bytes, int | None, bytes], Reading] = {}

    def recall(picture: Picture, expect: int | None, reference: Picture | None, /) -> Reading:
        key = (picture.tobytes(), expect, b"" if reference is None else reference.tobytes())
        if key not in known:
            known[key] = recogniser(picture, expect, reference)
        return known[key]

    return recall


class ScriptedTray:
    """Plays acts to a watcher. ``rolls`` is what the acts have rolled, ``commits`` what the watcher made of it."""

    def __init__(
        self,
        fps: int = 15,
        seed: int = 0,
        *,
        rimmed: bool = True,
        calibrated: bool = True,
        body: Colour = IVORY,
        recogniser: Recogniser | None = None,
    ) -> None:
        self.fps, self.at = fps, 0.0
        self.rolls: list[tuple[int, ...]] = []
        self.commits: list[tuple[int, ...]] = []
        self.commit_times: list[float] = []
        self.stages: list[TrayState] = []
        self.readings: list[Reading] = []
        self.dice: list[Lying] = []
        self.settled_at = 0.0
        self._chance = Random(seed)
        self._world, self._body = table(rimmed), body
        self._away = (0, 0)
        self._level = 1.0
        self._lamp: np.ndarray | None = None
        self._hand: tuple[float, float] | None = None
        self._developed: tuple[object, Picture] | None = None
        grain = np.random.default_rng(seed)
        self._noise = [np.rint(grain.normal(0, 1.5, (HEIGHT, WIDTH, 3))).astype(np.int16) for _ in range(_NOISES)]
        reference = self.frame() if calibrated else None
        self.watcher = RollWatcher(2, reference, recogniser or remembering())

    # the camera

    def frame(self) -> Picture:
        """What the camera sees now."""
        state = (self._away, self._level, self._lamp is None, self._hand, str(self.dice))
        if self._developed is None or self._developed[0] != state:
            self._developed = (state, self._exposed())
        return cv2.add(self._developed[1], self._noise[len(self.stages) % _NOISES], dtype=cv2.CV_8U).astype(np.uint8)

    def _exposed(self) -> Picture:
        x, y = LEFT + self._away[0], TOP + self._away[1]
        picture = self._world[y : y + HEIGHT, x : x + WIDTH].copy()
        for die in self.dice:
            put(picture, die.value, (die.x - x, die.y - y), EDGE, die.turned, body=self._body)
        if self._hand is not None:
            _reach(picture, self._hand[0] - x, self._hand[1] - y)
        light = self._level if self._lamp is None else self._level * self._lamp
        lit = np.clip(picture * light, 0, 255).astype(np.uint8)
        seen: Picture = cv2.GaussianBlur(lit, (0, 0), 0.7).astype(np.uint8, copy=False)
        return seen

    def wait(self, seconds: float, change: Callable[[float], None] | None = None) -> None:
        """Let ``seconds`` pass; before each frame ``change`` is told how much of them has, 0..1."""
        frames = max(1, round(seconds * self.fps))
        for index in range(frames):
            if change is not None:
                change((index + 1) / frames)
            sighting = self.watcher.see(self.frame(), self.at)
            self.stages.append(sighting.stage)
            if sighting.reading is not None:
                self.readings.append(sighting.reading)
            if sighting.committed is not None:
                self.commits.append(sighting.committed)
                self.commit_times.append(self.at)
            self.at += 1 / self.fps

    # rolls

    def throw(self, one: int, other: int) -> None:
        """Take away what lies there, and throw two dice into the empty tray."""
        self.remove()
        self.wait(0.4)
        self._tumble(self._places([one, other]))
        self._rolled()

    def scoop(self, one: int, other: int) -> None:
        """Throw again at once: the hand that takes the dice is still there when they come back."""
        old = list(self.dice)
        self._reach_in(self.dice.clear, out=False)
        self._hand = None
        self._tumble(self._places([one, other], far_from=old))
        self._rolled()

    def rethrow(self, which: int, value: int) -> None:
        """Pick up one die and throw it again; it comes to lie somewhere else."""
        taken = self.dice[which]
        self._reach_in(lambda: self.dice.remove(taken), over=taken)
        self.wait(0.2)
        self._tumble(self._places([value], far_from=[taken]))
        self._rolled()

    def _rolled(self) -> None:
        self.rolls.append(tuple(sorted(die.value for die in self.dice)))
        self.settled_at = self.at
        self.wait(0.8)

    # what makes no roll

    def remove(self) -> None:
        """A hand takes everything away."""
        if self.dice:
            self._reach_in(self.dice.clear)

    def throw_on_top(self, one: int, other: int) -> None:
        """Two more dice are thrown while the last ones lie there; somebody takes the new ones back."""
        old = list(self.dice)
        self._tumble(self._places([one, other]))
        self.wait(0.8)
        self._reach_in(lambda: setattr(self, "dice", old))
        self.wait(0.6)

    def nudge(self, which: int, by: float, direction: float, *, hand: bool) -> None:
        """A die is pushed by ``by`` edges towards ``direction`` radians, or the other way where there is no room."""

        die, other = self.dice[which], self.dice[1 - which]
        step = by * EDGE * np.array([np.cos(direction), np.sin(direction)])
        if not _clear(die.x + step[0], die.y + step[1], other):
            step = -step
        if not _clear(die.x + step[0], die.y + step[1], other):
            return

        def push() -> None:
            die.x, die.y, die.turned = die.x + float(step[0]), die.y + float(step[1]), die.turned + 10

        if hand:
            self._reach_in(push, over=die)
        else:
            push()
        self.wait(0.8)

    def turn_over(self, which: int, value: int) -> None:
        """A die shows another face although nothing touched it."""
        self.dice[which].value = value
        self.wait(0.8)

    def bump(self, x: int, y: int) -> None:
        """The camera is pushed by some pixels, shakes, and stays so."""
        for shake in (0.4, 1.3, 0.8):
            self._away = (round(x * shake), round(y * shake))
            self.wait(1 / self.fps)
        self._away = (x, y)
        self.wait(0.8)

    def knock(self, seconds: float = 3.0) -> None:
        """The camera is knocked aside and looks at the table for ``seconds``."""
        self._away = (240, 190)
        self.wait(seconds)

    def put_back(self, x: int = 0, y: int = 0) -> None:
        """The camera looks at the tray again."""
        self._away = (x, y)
        self.wait(0.8)

    def drift(self, level: float, seconds: float = 3.0) -> None:
        """The light changes slowly."""
        before = self._level
        self.wait(seconds, lambda share: setattr(self, "_level", before + share * (level - before)))

    def flicker(self, seconds: float = 1.0) -> None:
        """The lamp flickers."""
        usual = self._level
        self.wait(seconds, lambda share: setattr(self, "_level", usual * self._chance.uniform(0.85, 1.15)))
        self._level = usual
        self.wait(0.3)

    def lamp(self, strength: float = 0.35) -> None:
        """A lamp at the left is switched on; 0 switches it off."""
        aslant = np.linspace(1 + strength, 1 - strength / 3, WIDTH, dtype=np.float32)
        self._lamp = np.repeat(aslant[None, :, None], HEIGHT, axis=0) if strength else None
        self._developed = None
        self.wait(0.8)

    def blackout(self) -> None:
        """The light goes out for a moment."""
        usual, self._level = self._level, 0.03
        self.wait(0.7)
        self._level = usual
        self.wait(0.8)

    def hand_passes(self) -> None:
        """A hand moves across the tray and out again."""
        self._reach_in(lambda: None)
        self.wait(0.8)

    def hand_rests(self, seconds: float = 1.2) -> None:
        """A hand comes in, rests over the tray and leaves."""
        self._reach_in(lambda: self.wait(seconds))
        self.wait(0.8)

    def unplugged(self, seconds: float = 5.0) -> None:
        """No picture comes for a while."""
        self.at += seconds
        self.wait(0.8)

    # how it comes about

    def _reach_in(self, do: Callable[[], None], *, over: Lying | None = None, out: bool = True) -> None:
        x, y = (over.x, over.y) if over else (LEFT + WIDTH * 0.55, TOP + HEIGHT * 0.5)
        outside = TOP + HEIGHT + 90

        def to(share: float) -> None:
            self._hand = (x, outside + (y - outside) * share)

        self.wait(0.3, to)
        do()
        if out:
            self.wait(0.3, lambda share: to(1 - share))
            self._hand = None

    def _tumble(self, thrown: list[Lying]) -> None:
        lying = list(self.dice)
        ends = [(die.x, die.y, die.value) for die in thrown]
        self.dice = lying + thrown

        def roll_on(share: float) -> None:
            for die, (x, y, value) in zip(thrown, ends, strict=True):
                rest = (1 - share) ** 2
                die.x, die.y = x - 170 * rest, y + 60 * rest * np.sin(9 * share)
                die.turned += 25 + 50 * rest
                die.value = value if share > 0.9 else self._chance.randint(1, 6)

        self.wait(self._chance.uniform(0.5, 0.9), roll_on)

    def _places(self, values: list[int], far_from: Sequence[Lying] = ()) -> list[Lying]:
        """Where dice with ``values`` come to lie: in view, off one another, the first well away from ``far_from``."""
        placed: list[Lying] = []
        while len(placed) < len(values):
            x = self._chance.uniform(LEFT + _ROOM, LEFT + WIDTH - _ROOM)
            y = self._chance.uniform(TOP + _ROOM, TOP + HEIGHT - _ROOM)
            old = [] if placed else far_from
            near = any(_distance(die, x, y) < 1.65 for die in (*self.dice, *placed, *old))
            if not near:
                placed.append(Lying(values[len(placed)], x, y, self._chance.uniform(0, 90)))
        return placed


def _clear(x: float, y: float, other: Lying) -> bool:
    inside = abs(x - WORLD_WIDTH / 2) <= WIDTH / 2 - _ROOM and abs(y - WORLD_HEIGHT / 2) <= HEIGHT / 2 - _ROOM
    return inside and _distance(other, x, y) > 1.5


def _distance(die: Lying, x: float, y: float) -> float:
    """In edges."""
    return float(np.hypot(x - die.x, y - die.y)) / EDGE


def _reach(picture: Picture, x: float, y: float) -> None:
    """Draw a hand at ``x``, ``y`` on an arm that comes from below."""
    cv2.rectangle(picture, (round(x) - 26, round(y)), (round(x) + 26, HEIGHT + 200), SKIN, cv2.FILLED)
    cv2.ellipse(picture, (round(x), round(y)), (46, 55), 0, 0, 360, SKIN, cv2.FILLED, cv2.LINE_AA)
    for finger in (-30, -10, 10, 30):
        cv2.line(picture, (round(x) + finger, round(y) - 30), (round(x) + finger, round(y) - 75), (95, 125, 180), 3)
