"""Whole rendered rolls: what a camera over a tray sees, the empty tray it saw before, and the truth about the dice."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

import numpy as np

from training.renders import throws
from training.renders.camera import HEIGHT, WIDTH, Camera, random_camera
from training.renders.clutter import hand, left_behind
from training.renders.film import Film, drift, exposed, random_film, smeared
from training.renders.library import Family
from training.renders.looks import Theme
from training.renders.placed import Placed, compose
from training.renders.textures import Bytes, Floats
from training.renders.tray import Tray, random_tray
from training.renders.truth import FLAT, RolledDie, Seeing, Why, drawn_over, truth

__all__ = ["FLAT", "KINDS", "Kind", "Rolled", "RolledDie", "Why", "roll"]

Kind = Literal[
    "plain", "tilted", "touching", "cocked", "dark", "faint", "glare", "hand", "stacked", "blurred", "three", "one",
    "empty", "far", "near",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)

_TRAYS = 6
_STRANGE = 0.35
"""Share of the pictures with one die or none in which something else lies, too."""


class Rolled(NamedTuple):
    """One roll. ``picture`` and ``reference`` (the empty tray) are 480 x 640 x 3, blue-green-red. ``values`` are the
    upper faces in ascending order when two readable dice and nothing else lie there; None when a reader must not
    answer. ``elevation`` is the camera's over the tray (radians), ``things`` are the centres (x, y) and approximate
    sizes of things left there that are no dice."""

    picture: Bytes
    reference: Bytes
    dice: tuple[RolledDie, ...]
    kind: Kind
    values: tuple[int, ...] | None
    elevation: float
    things: tuple[tuple[float, float, float], ...]


class _Setting(NamedTuple):
    """What a kind asks for: camera elevations in degrees, die edges in pixels, themes (empty: any), the brightness of
    the floor (0..255) or None."""

    elevations: tuple[float, float] = (55.0, 90.0)
    edges: tuple[float, float] = (34.0, 80.0)
    themes: tuple[Theme, ...] = ()
    floor: tuple[float, float] | None = None


_SETTINGS: dict[Kind, _Setting] = {
    "tilted": _Setting(elevations=(25, 52), edges=(45, 85)),
    "touching": _Setting(elevations=(40, 90)),
    "cocked": _Setting(elevations=(40, 90)),
    "dark": _Setting(themes=("dark",), floor=(10, 55)),
    "faint": _Setting(themes=("faint",)),
    "glare": _Setting(elevations=(40, 90)),
    "hand": _Setting(elevations=(35, 90)),
    "stacked": _Setting(elevations=(35, 90)),
    "blurred": _Setting(elevations=(35, 90)),
    "three": _Setting(elevations=(35, 90), edges=(30, 64)),
    "one": _Setting(elevations=(30, 90)),
    "empty": _Setting(elevations=(30, 90)),
    "far": _Setting(edges=(20, 31)),
    "near": _Setting(elevations=(40, 90), edges=(80, 112)),
}


class _Shot(NamedTuple):
    """Dice on a tray before the picture is taken."""

    family: Family
    camera: Camera
    tray: Tray
    dice: list[Placed]


def roll(chance: np.random.Generator, families: Sequence[Family], kind: Kind) -> Rolled:
    """A roll of ``kind`` with dice of one of ``families``. The same generator state gives the same picture.

    In the kinds whose dice a person can read, both are readable. Raises ValueError when no family fits the kind.
    """
    setting = _SETTINGS.get(kind, _Setting())
    fitting = _fitting(families, setting)
    while True:
        shot = _shot(chance, fitting, setting, kind)
        film = random_film(chance, shot.camera.edge)
        rolled = _taken(chance, shot, film, kind)
        if kind in _UNCERTAIN or rolled.values is not None:
            return rolled


_UNCERTAIN = frozenset[Kind]({"cocked", "glare", "hand", "stacked", "blurred", "three", "one", "empty"})
"""Kinds that show something other than two readable dice, always or at times."""


def _fitting(families: Sequence[Family], setting: _Setting) -> list[Family]:
    low, high = (math.radians(angle) for angle in setting.elevations)
    fitting = [
        family
        for family in families
        if low <= family.elevation <= high and (not setting.themes or family.theme in setting.themes)
    ]
    if not fitting:
        raise ValueError(f"no family has an elevation in {setting.elevations} and a theme in {setting.themes}")
    return fitting


def _shot(chance: np.random.Generator, families: list[Family], setting: _Setting, kind: Kind) -> _Shot:
    while True:
        family = families[int(chance.integers(len(families)))]
        camera = random_camera(chance, family.elevation, setting.edges)
        brightness = float(chance.uniform(*setting.floor)) if setting.floor else None
        tray = random_tray(chance, camera, brightness, cluttered=chance.random() < 0.4)
        for _ in range(_TRAYS):
            dice = _thrown(chance, family, camera, tray, kind)
            if dice is not None:
                return _Shot(family, camera, tray, sorted(dice, key=lambda die: -die.depth))


def _thrown(chance: np.random.Generator, family: Family, camera: Camera, tray: Tray, kind: Kind) -> list[Placed] | None:
    if kind == "empty":
        return []
    if kind == "one":
        return throws.apart(chance, throws.picked(chance, family, 1), camera, tray.floor)
    if kind == "three":
        return throws.apart(chance, throws.picked(chance, family, int(chance.integers(3, 7))), camera, tray.floor)
    pair = throws.picked(chance, family, 2)
    if kind == "touching":
        return throws.touching(chance, pair, camera, tray.floor)
    leaning = family.leaning[int(chance.integers(len(family.leaning)))]
    if kind == "stacked":
        upper = pair[1] if chance.random() < 0.6 else leaning
        return throws.stacked(chance, [pair[0], upper], camera, tray.floor)
    if kind == "cocked":
        pair = [pair[0], leaning]
        if chance.random() < 0.25:
            return throws.touching(chance, pair, camera, tray.floor)
    if kind in ("glare", "blurred", "hand", "dark", "faint", "tilted") and chance.random() < 0.15:
        return throws.touching(chance, pair, camera, tray.floor)
    return throws.apart(chance, pair, camera, tray.floor)


def _taken(chance: np.random.Generator, shot: _Shot, film: Film, kind: Kind) -> Rolled:
    """The pictures of ``shot``, and which dice can be read in them."""
    scene = shot.tray.picture.copy()
    shade = float(chance.uniform(0.35, 1.0))
    for die in shot.dice:
        compose(scene, die, shade)
    things: list[tuple[float, float, float]] = []
    if kind in ("one", "empty") and chance.random() < _STRANGE:
        things = left_behind(chance, scene, shot.tray.floor, shot.camera.edge, [die.centre for die in shot.dice])
    over = np.zeros((HEIGHT, WIDTH), np.uint8)
    if kind == "hand":
        over = _reach_in(chance, scene, shot)
    blurred = kind == "blurred"
    quick = film
    if blurred:
        scene, quick = _blur(chance, scene, film, shot.camera.edge)
    glare = _glare(chance, shot) if kind == "glare" or chance.random() < 0.04 else None
    exposure = _exposure(chance, scene, shot.tray.gain)
    gain = shot.tray.gain * np.float32(exposure)
    picture = exposed(scene, gain * drift(chance), quick, chance, glare)
    # A lamp that mirrors on the tray does so when it is empty too.
    reference = exposed(shot.tray.picture, gain, film, chance, glare)
    seeing = Seeing(gain, film, glare, blurred)
    dice = tuple(truth(die, seeing, drawn_over(shot.dice[number + 1 :], over)) for number, die in enumerate(shot.dice))
    whole = len(dice) == 2 and all(die.readable for die in dice) and kind != "hand"
    values = tuple(sorted(die.value for die in dice)) if whole else None
    return Rolled(picture, reference, dice, kind, values, shot.camera.elevation, tuple(things))


def _exposure(chance: np.random.Generator, scene: Bytes, gain: Floats) -> float:
    """The exposure: cameras bring the mean brightness some way towards the middle."""
    level = float(scene[::8, ::8].mean()) * float(gain.mean())
    wanted = float(chance.uniform(70, 150))
    return float(np.clip((wanted / max(level, 4.0)) ** chance.uniform(0.1, 0.6), 0.55, 1.7))


def _blur(chance: np.random.Generator, scene: Bytes, film: Film, edge: float) -> tuple[Bytes, Film]:
    """``scene`` so far out of focus, or shaken so much, that pips run into one another."""
    if chance.random() < 0.5:
        return scene, film._replace(blur=edge * float(chance.uniform(0.13, 0.28)), sharpen=0.0)
    return smeared(scene, max(7.0, edge * float(chance.uniform(0.36, 0.8))), float(chance.uniform(0, math.pi))), film


def _glare(chance: np.random.Generator, shot: _Shot) -> Floats:
    """The blurred mirror image of a lamp, most often on or beside a die (steps of 255)."""
    centre = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)
    if shot.dice and chance.random() < 0.7:
        die = shot.dice[int(chance.integers(len(shot.dice)))]
        centre = die.centre[0] + chance.normal(0, 0.6 * die.edge), die.centre[1] + chance.normal(0, 0.6 * die.edge)
    wide, high = shot.camera.edge * np.exp(chance.uniform(-1.2, 1.3, 2))
    x = np.arange(WIDTH, dtype=np.float32) - np.float32(centre[0])
    y = np.arange(HEIGHT, dtype=np.float32) - np.float32(centre[1])
    bend = np.float32(chance.uniform(-0.6, 0.6))
    away = (x / np.float32(wide))[None, :] ** 2 + (y / np.float32(high))[:, None] ** 2
    away += bend * (x / np.float32(wide))[None, :] * (y / np.float32(high))[:, None]
    result: Floats = np.float32(chance.uniform(40, 330)) * np.exp(-(away ** np.float32(chance.uniform(0.7, 2.0))))
    return result


def _reach_in(chance: np.random.Generator, scene: Bytes, shot: _Shot) -> Bytes:
    """Draw a hand over or beside the dice; return the mask (480 x 640) of what it covers."""
    die = shot.dice[int(chance.integers(len(shot.dice)))]
    off = chance.normal(0, 1.3, 2) * die.edge
    colour, cover, shadow = hand(chance, (die.centre[0] + off[0], die.centre[1] + off[1]), shot.camera.edge)
    lit = scene * (1.0 - shadow)[..., None]
    scene[:] = np.clip(lit + (colour - lit) * cover[..., None], 0, 255).astype(np.uint8)
    return np.where(cover > 0.3, np.uint8(255), np.uint8(0))
