"""Rolls in a real room, frame by frame: compressed, grainy, shaken and flickering cameras, what lies or moves beside
the tray, on nine kinds of floor."""

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple

import cv2
import numpy as np

from training.renders import throws
from training.renders.camera import HEIGHT, WIDTH, Camera
from training.renders.clutter import hand
from training.renders.film import Film, packed
from training.renders.library import Family
from training.renders.placed import Placed, compose, put
from training.renders.textures import Bytes, Floats, Material
from training.renders.tray import laid
from training.renders.truth import Seeing, truth

FPS = 15
"""Frames a second."""

Outside = Literal["", "bottle", "hand", "screen", "disco", "flash"]
"""What is beside the tray, outside its outline: a bottle put down there, a hand that moves about, a television that
flickers, coloured lights that wander; or telephones that flash over the whole table."""

Corner = tuple[float, float]


class Disturbance(NamedTuple):
    """What a room and a cheap camera add: ``quality`` of the JPEG (0 for none), ``grain`` the deviation of a pixel in
    steps of 255, ``shake`` the deviation of the camera in pixels, ``flicker`` and ``bands`` the share by which light
    changes from frame to frame as a whole and in bands, ``outside`` what is beside the tray, ``stains`` whether its
    floor has had stains, shine and crumbs since it was calibrated."""

    quality: int = 90
    grain: float = 1.5
    shake: float = 0.0
    flicker: float = 0.0
    bands: float = 0.0
    outside: Outside = ""
    stains: bool = False


class Surface(NamedTuple):
    """A floor of a tray with its ``rim`` and the ``table`` around it (blue, green, red); ``gloss`` is how much of what
    stands on it a floor mirrors, ``gain`` how much light falls on it."""

    floor: Material
    rim: tuple[float, float, float]
    table: Material
    gloss: float = 0.0
    gain: float = 1.0


def _material(pattern: str, blue: float, green: float, red: float, depth: float, fineness: float = 12.0) -> Material:
    colour = np.array([blue, green, red], np.float32)
    return Material(pattern, colour * np.float32(1 - depth), colour * np.float32(1 + depth), fineness)


_TABLE = _material("planks", 70, 110, 150, 0.2, 9.0)
SURFACES: dict[str, Surface] = {
    "green felt": Surface(_material("felt", 60, 95, 45, 0.06), (40, 70, 110), _TABLE),
    "red felt": Surface(_material("baize", 45, 40, 130, 0.08), (30, 45, 60), _TABLE),
    "dark lit tray": Surface(_material("leather", 34, 32, 32, 0.15), (205, 215, 225), _TABLE, gain=1.15),
    "wood": Surface(_material("wood", 90, 135, 175, 0.18), (60, 90, 120), _material("felt", 90, 80, 75, 0.05)),
    "patterned cloth": Surface(_material("blotches", 110, 120, 95, 0.4, 9.0), (80, 80, 85), _TABLE),
    "mirror": Surface(_material("paper", 58, 54, 50, 0.03), (120, 120, 125), _TABLE, gloss=0.3),
    "bright tray": Surface(_material("paper", 205, 212, 214, 0.03), (90, 120, 150), _TABLE),
    "blue cloth": Surface(_material("weave", 150, 95, 60, 0.12), (45, 50, 60), _material("paper", 180, 185, 190, 0.05)),
    "granite": Surface(_material("granite", 120, 122, 125, 0.22, 10.0), (70, 72, 75), _TABLE),
}
"""Floors by name."""

EMPTY_FOR, ROLLS_FOR, LIES_FOR = 1.6, 0.6, 2.6
"""Seconds of the empty tray, of dice that roll, and of dice that lie still."""
_LEARNING = 10
_STAINS, _CRUMBS = 4, 6
_MARGIN = 200


class RoomRoll:
    """One roll of two readable dice of one of ``families`` on ``surface``; the same ``seed`` gives the same frames.

    ``outline`` is the floor of the tray as corners in shares of the picture, ``edge`` the length of a die's edge in
    pixels, ``values`` are the upper faces in ascending order.
    """

    def __init__(self, surface: Surface, families: Sequence[Family], seed: Sequence[int]) -> None:
        chance = np.random.default_rng([*seed])
        self._seed = list(seed)
        self._surface = surface
        while True:
            family = families[int(chance.integers(len(families)))]
            edge = float(chance.uniform(42, 58))
            shift = float(chance.normal(0, 6)), float(chance.normal(0, 6))
            self._camera = Camera(
                family.elevation, float(chance.normal(0, 0.05)), edge, float(chance.uniform(700, 1100)), shift
            )
            self._empty, self._floor, self.outline = self._laid(chance)
            shrunk = cv2.erode(self._floor, np.ones((3, 3), np.uint8), iterations=round(0.75 * edge))
            sprites = throws.picked(chance, family, 2)
            dice = throws.apart(chance, sprites, self._camera, shrunk.astype(np.uint8, copy=False))
            if dice is None:
                continue
            self._family = family
            self._dice = sorted(dice, key=lambda die: -die.depth)
            film = Film(3.0, 0.0, 0.5, 0.0, 60, 1.0, 0.0)
            gain = np.full((24, 32, 3), surface.gain, np.float32)
            seeing = Seeing(gain, film, None, False)
            nothing = np.zeros((HEIGHT, WIDTH), np.uint8)
            if all(truth(die, seeing, nothing).readable for die in self._dice):
                break
        self.edge = edge
        self.values = tuple(sorted(die.sprite.value for die in self._dice))
        self._lamp = self._light(chance)

    @property
    def settled_at(self) -> float:
        """Seconds from the first frame to the first one in which the dice lie still."""
        return round(EMPTY_FOR * FPS + ROLLS_FOR * FPS) / FPS

    def reference(self, disturbance: Disturbance) -> Bytes:
        """The empty tray as calibration with this camera saw it, before anything was beside it or stained it."""
        calm = disturbance._replace(outside="", stains=False)
        frames = [self._seen(self._empty, calm, number, "reference") for number in range(_LEARNING)]
        mean: Bytes = np.rint(np.mean(frames, axis=0)).astype(np.uint8)
        return mean

    def still(self, disturbance: Disturbance) -> Bytes:
        """One picture of the dice at rest."""
        return self._seen(self._at_rest(disturbance), disturbance, 0, "still")

    def frames(self, disturbance: Disturbance) -> Iterator[tuple[Bytes, float]]:
        """The frames of the roll with the moment of each in seconds."""
        empty, rolling, lying = (round(seconds * FPS) for seconds in (EMPTY_FOR, ROLLS_FOR, LIES_FOR))
        bare = self._bare(disturbance)
        at_rest = self._at_rest(disturbance)
        chance = np.random.default_rng([*self._seed, 1])
        for number in range(empty + rolling + lying):
            if number < empty:
                scene = bare
            elif number < empty + rolling:
                scene = self._tumbling(bare, (number - empty + 1) / rolling, chance)
            else:
                scene = at_rest
            yield self._seen(scene, disturbance, number, "film"), number / FPS

    def _laid(self, chance: np.random.Generator) -> tuple[Bytes, Bytes, tuple[Corner, ...]]:
        """The empty tray, its floor (255) and the corners of that floor."""
        reach = np.array([WIDTH, HEIGHT]) / self._camera.edge
        half = reach * (0.68, 0.76)
        corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * half
        inner = np.round(self._camera.pixels(corners)).astype(np.int32)
        outer = np.round(self._camera.pixels(corners * 1.07)).astype(np.int32)
        scene = laid(self._surface.table, self._camera, chance)
        cv2.fillPoly(scene, [outer], self._surface.rim, cv2.LINE_AA)
        floor = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillPoly(floor, [inner], 255)
        cloth = laid(self._surface.floor, self._camera, chance)
        scene = cv2.copyTo(cloth, floor, scene).astype(np.uint8, copy=False)
        shares = inner / (WIDTH, HEIGHT)
        return scene, floor, tuple((float(x), float(y)) for x, y in shares)

    def _light(self, chance: np.random.Generator) -> Floats:
        """A lamp from one side and the dark corners of the lens (rows x columns x 1)."""
        x, y = np.meshgrid(
            np.linspace(-1, 1, WIDTH, dtype=np.float32), np.linspace(-0.75, 0.75, HEIGHT, dtype=np.float32)
        )
        gain = 1.0 + chance.normal(0, 0.08) * x + chance.normal(0, 0.08) * y - chance.uniform(0, 0.12) * (x * x + y * y)
        lamp: Floats = (self._surface.gain * gain)[..., None].astype(np.float32)
        return lamp

    def _bare(self, disturbance: Disturbance) -> Bytes:
        if not disturbance.stains:
            return self._empty
        scene, chance = self._empty.copy(), np.random.default_rng([*self._seed, 2])
        for _ in range(_STAINS):
            _stain(chance, scene, self._floor, self._camera.edge)
        for _ in range(_CRUMBS):
            x, y = _somewhere(chance, self._floor)
            colour = tuple(float(n) for n in np.clip(scene[y, x] * chance.uniform(0.4, 1.7), 0, 255))
            cv2.circle(scene, (x, y), int(chance.integers(1, 3)), colour, cv2.FILLED, cv2.LINE_AA)
        return scene

    def _at_rest(self, disturbance: Disturbance) -> Bytes:
        return self._with(self._bare(disturbance), self._dice)

    def _with(self, scene: Bytes, dice: Sequence[Placed]) -> Bytes:
        drawn = scene.copy()
        if self._surface.gloss:
            for die in dice:
                x, y, wide, high = die.box
                patch = scene.copy()
                compose(patch, die, 0.0)
                down = min(HEIGHT - 1, y + high) - 2
                rows = min(high // 2, HEIGHT - down, down)
                left, right = max(0, x), min(WIDTH, x + wide)
                if rows < 2 or right - left < 2:
                    continue
                mirrored = patch[down - rows : down, left:right][::-1].astype(np.float32)
                under = drawn[down : down + rows, left:right]
                fade = np.linspace(self._surface.gloss, 0, rows, dtype=np.float32)[:, None, None]
                under[:] = (under + (mirrored - under) * fade).astype(np.uint8)
        for die in dice:
            compose(drawn, die, 0.6)
        return drawn

    def _tumbling(self, bare: Bytes, share: float, chance: np.random.Generator) -> Bytes:
        rest = (1 - share) ** 2
        dice = []
        for index, die in enumerate(self._dice):
            sprite = self._family.flat[index % 2][int(chance.integers(6))]
            to = self._camera.place(die.centre)
            way = 12.0 * rest
            dice.append(put(sprite, self._camera, (to[0] - way, to[1] + way * (0.5 - index)), rest * 2))
        scene = self._with(bare, [die for die in dice if _in_view(die)])
        return cv2.blur(scene, (9, 3)).astype(np.uint8, copy=False) if rest > 0.05 else scene

    def _seen(self, scene: Bytes, disturbance: Disturbance, number: int, what: str) -> Bytes:
        chance = np.random.default_rng([*self._seed, 3, number, sum(map(ord, what))])
        scene = self._with_neighbours(scene, disturbance.outside, number)
        if disturbance.shake:
            by = chance.normal(0, disturbance.shake, 2)
            move = np.array([[1, 0, by[0]], [0, 1, by[1]]], np.float32)
            scene = cv2.warpAffine(scene, move, (WIDTH, HEIGHT), borderMode=cv2.BORDER_REPLICATE).astype(np.uint8)
        light = self._lamp * np.float32(math.exp(chance.normal(0, disturbance.flicker)))
        if disturbance.outside == "flash" and number % 11 == 7:
            light = light * np.float32(1.35)
        if disturbance.bands:
            phase = chance.uniform(0, math.tau)
            rows = np.arange(HEIGHT, dtype=np.float32)
            light = light * (1 + disturbance.bands * np.sin(rows / 38 + phase).astype(np.float32))[:, None, None]
        seen = cv2.GaussianBlur(scene, (0, 0), 0.6) * light
        if disturbance.grain:
            seen += np.float32(disturbance.grain) * _grain(chance)
        picture = np.clip(seen + 0.5, 0, 255).astype(np.uint8)
        return packed(picture, disturbance.quality) if disturbance.quality else picture

    def _with_neighbours(self, scene: Bytes, outside: Outside, number: int) -> Bytes:
        """``scene`` with what is beside the tray, which never reaches over its floor."""
        if outside in ("", "flash"):
            return scene
        drawn = scene.copy()
        left = max(20, int(min(x for x, _ in self.outline) * WIDTH) - 8)
        if outside == "bottle":
            if number >= FPS // 2:
                middle = left - 42, HEIGHT // 2
                cv2.ellipse(drawn, middle, (40, 92), 0, 0, 360, (30, 70, 25), cv2.FILLED, cv2.LINE_AA)
                cv2.ellipse(drawn, (middle[0] - 12, middle[1] - 25), (8, 30), 8, 0, 360, (150, 190, 150), cv2.FILLED)
        elif outside == "disco":
            for index, light in enumerate(((255, 40, 120), (60, 255, 90), (40, 90, 255))):
                x = round(WIDTH * (0.5 + 0.48 * math.sin(0.45 * number + 2.1 * index)))
                y = round(HEIGHT * (0.5 + 0.45 * math.cos(0.31 * number + 1.3 * index)))
                spot: Floats = np.zeros((HEIGHT, WIDTH), np.float32)
                cv2.circle(spot, (x, y), 70, 0.7, cv2.FILLED)
                soft = cv2.GaussianBlur(spot, (0, 0), 12)[..., None]
                drawn[:] = np.clip(drawn + soft * np.array(light, np.float32), 0, 255).astype(np.uint8)
        elif outside == "screen":
            level = 40 + 190 * (number * 7 % 5) / 4
            cv2.rectangle(drawn, (0, 0), (left, HEIGHT), (level, 0.8 * level, 0.6 * level), cv2.FILLED)
        else:
            chance = np.random.default_rng([*self._seed, 4])
            at = left - 60 + 25 * math.sin(number * 0.9), HEIGHT * (0.5 + 0.35 * math.sin(number * 0.37))
            colour, cover, shadow = hand(chance, at, self._camera.edge * 0.6)
            lit = drawn * (1.0 - shadow)[..., None]
            drawn[:] = np.clip(lit + (colour - lit) * cover[..., None], 0, 255).astype(np.uint8)
        # Neighbours keep off the tray: only what is beside the rim is drawn over.
        reach = cv2.dilate(self._floor, np.ones((3, 3), np.uint8), iterations=8)
        return cv2.copyTo(scene, reach, drawn).astype(np.uint8, copy=False)


@cache
def _noise() -> Floats:
    """Noise of deviation 1, larger than a picture."""
    return np.random.default_rng(0).standard_normal((HEIGHT + _MARGIN, WIDTH + _MARGIN, 3), np.float32)


def _grain(chance: np.random.Generator) -> Floats:
    top, left = (int(n) for n in chance.integers(0, _MARGIN, 2))
    return _noise()[top : top + HEIGHT, left : left + WIDTH]


def _in_view(die: Placed) -> bool:
    x, y, wide, high = die.box
    return x + wide > 0 and y + high > 0 and x < WIDTH and y < HEIGHT


def _somewhere(chance: np.random.Generator, floor: Bytes) -> tuple[int, int]:
    rows, columns = np.nonzero(floor)
    one = int(chance.integers(len(rows)))
    return int(columns[one]), int(rows[one])


def _stain(chance: np.random.Generator, scene: Bytes, floor: Bytes, edge: float) -> None:
    """A damp patch, a wet ring, a worn or shiny place: flat, so that the floor's pattern goes on under it."""
    x, y = _somewhere(chance, floor)
    kind = ("patch", "ring", "shine")[int(chance.integers(3))]
    axes = (edge * chance.uniform(0.5, 1.6), edge * chance.uniform(0.5, 1.6))
    mask: Floats = np.zeros((HEIGHT, WIDTH), np.float32)
    turn = float(chance.uniform(0, 180))
    size = (round(axes[0]), round(axes[1]))
    if kind == "ring":
        cv2.circle(mask, (x, y), size[0], 1.0, max(2, round(edge * 0.12)), cv2.LINE_AA)
    else:
        cv2.ellipse(mask, (x, y), size, turn, 0, 360, 1.0, cv2.FILLED, cv2.LINE_AA)
    soft = edge * float(chance.uniform(0.03, 0.35))
    mask = (cv2.GaussianBlur(mask, (0, 0), soft) * (floor > 0)).astype(np.float32)
    if kind == "shine":
        scene[:] = np.clip(scene + mask[..., None] * chance.uniform(14, 60), 0, 255).astype(np.uint8)
    else:
        darker = 1 - mask[..., None] * chance.uniform(0.12, 0.4) * (1 + chance.normal(0, 0.1, 3))
        scene[:] = np.clip(scene * darker, 0, 255).astype(np.uint8)
