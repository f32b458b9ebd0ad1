"""Many rendered dice, kept in a file: dice of one family were seen by one camera under one light.

``python -m training.renders.library --seed 1 --sprites 4000`` draws such a library or goes on with one begun.
"""

import argparse
import hashlib
import math
import zipfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.renders.die import Bytes, Sprite, Stand, draw
from training.renders.light import random_light
from training.renders.looks import Look, Theme, random_look
from training.renders.paint import random_grain

CACHE = Path(__file__).resolve().parents[2] / "build" / "renders"

HELD_BACK = 1_000_000
"""Seeds from here on belong to the benchmark: no training may draw its dice from them."""

FAMILY = 14
"""Sprites in a family: both looks with every face up, and two dice that lean."""

_PART = 12
_ALIKE = 0.35
_THEMES: tuple[Theme, ...] = ("any", "any", "any", "light", "dark", "faint")
_NUMBERS = ("foot", "corners", "centre", "box", "edge", "lean", "elevation", "yaw", "paper", "ink", "value")


class Family(NamedTuple):
    """Dice that can lie in one picture. ``flat`` holds, for either look, the sprites with 1 to 6 up, ``leaning`` dice
    that lean on something, ``elevation`` is the camera's over the tray (radians), ``theme`` what their colours are."""

    flat: tuple[tuple[Sprite, ...], tuple[Sprite, ...]]
    leaning: tuple[Sprite, ...]
    elevation: float
    theme: Theme


def library(seed: int, sprites: int, folder: Path = CACHE, processes: int = 1) -> list[Family]:
    """At least ``sprites`` sprites in families, from ``folder`` where they have been drawn before.

    What is there depends on ``seed`` and the renderer only. A library that was begun is gone on with.
    """
    numbers = range(math.ceil(sprites / FAMILY / _PART))
    make = partial(_part, seed, folder)
    if processes == 1:
        paths = [make(number) for number in numbers]
    else:
        with ProcessPoolExecutor(processes) as workers:
            paths = list(workers.map(make, numbers))
    families = [family for path in paths for family in _read(path)]
    return families[: math.ceil(sprites / FAMILY)]


def family(seed: int, number: int) -> Family:
    """Family ``number`` of the library of ``seed``."""
    chance = np.random.default_rng([seed, number])
    theme = _THEMES[int(chance.integers(len(_THEMES)))]
    elevation = _elevation(chance)
    distance = float(chance.uniform(14, 60))
    light = random_light(chance)
    first = random_look(chance, theme)
    second = first if chance.random() < 0.5 else random_look(chance, theme)

    def one(look: Look, stand: Stand) -> Sprite:
        seen_at = float(np.clip(elevation + chance.normal(0, math.radians(2.5)), math.radians(24), math.pi / 2))
        return draw(look, random_grain(chance, look), stand, light, seen_at, distance)

    # Dice that touch are hardest to part when their faces lie flush, so some families are turned alike.
    alike = float(chance.uniform(0, math.tau)) if chance.random() < _ALIKE else None

    def turn() -> float:
        if alike is None:
            return float(chance.uniform(0, math.tau))
        return alike + float(chance.integers(4)) * math.pi / 2 + float(chance.normal(0, 0.02))

    def lying(look: Look) -> tuple[Sprite, ...]:
        return tuple(one(look, Stand(value, turn())) for value in range(1, 7))

    leaning = tuple(one(look, _leaning(chance)) for look in (first, second))
    return Family((lying(first), lying(second)), leaning, elevation, theme)


def _elevation(chance: np.random.Generator) -> float:
    kind = chance.random()
    low, high = (68, 90) if kind < 0.4 else (45, 68) if kind < 0.75 else (25, 45)
    return math.radians(chance.uniform(low, high))


def _leaning(chance: np.random.Generator) -> Stand:
    lean = math.radians(chance.uniform(10, 45)) * (1 if chance.random() < 0.5 else -1)
    across = math.radians(chance.normal(0, 8)) if chance.random() < 0.3 else 0.0
    value, yaw = int(chance.integers(1, 7)), float(chance.uniform(0, math.tau))
    return Stand(value, yaw, lean, across) if chance.random() < 0.5 else Stand(value, yaw, across, lean)


def _part(seed: int, folder: Path, number: int) -> Path:
    """The file with part ``number`` of a library, drawn now if it is not there."""
    path = folder / f"sprites-{_recipe()}-{seed}" / f"{number:04}.npz"
    if not path.exists():
        families = [family(seed, number * _PART + k) for k in range(_PART)]
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **_packed(families))  # type: ignore[arg-type]  # its stub knows no ** of arrays
        unfinished.replace(path)
    return path


def _recipe() -> str:
    """A mark of everything that decides how a sprite looks, so that another renderer does not use this one's files."""
    here = Path(__file__).parent
    names = ("die", "library", "light", "looks", "paint", "shade", "shape", "view")
    return hashlib.sha256(b"".join((here / f"{name}.py").read_bytes() for name in names)).hexdigest()[:10]


def _packed(families: list[Family]) -> dict[str, NDArray[np.generic]]:
    sprites = [sprite for one in families for sprite in (*one.flat[0], *one.flat[1], *one.leaning)]
    packed: dict[str, NDArray[np.generic]] = {
        name: np.array([getattr(sprite, name) for sprite in sprites]) for name in _NUMBERS
    }
    packed["sizes"] = np.array([sprite.alpha.shape for sprite in sprites])
    layers = [np.dstack([sprite.bgr, sprite.alpha, sprite.shadow]).reshape(-1, 5) for sprite in sprites]
    packed["layers"] = np.concatenate(layers)
    packed["elevations"] = np.array([one.elevation for one in families])
    packed["themes"] = np.array([_THEMES.index(one.theme) for one in families])
    return packed


def _read(path: Path) -> list[Family]:
    try:
        with path.open("rb") as stored, np.load(stored) as file:
            data = dict(file)
    except (zipfile.BadZipFile, ValueError, OSError) as error:
        raise ValueError(f"{path} is damaged; delete it and it will be drawn again") from error
    sprites = list(_sprites(data))
    return [
        Family(
            (tuple(group[:6]), tuple(group[6:12])),
            tuple(group[12:]),
            float(data["elevations"][number]),
            _THEMES[int(data["themes"][number])],
        )
        for number in range(len(data["elevations"]))
        if (group := sprites[number * FAMILY : (number + 1) * FAMILY])
    ]


def _sprites(data: dict[str, NDArray[np.generic]]) -> Iterator[Sprite]:
    layers: Bytes = data["layers"].astype(np.uint8, copy=False)
    start = 0
    for number, (rows, columns) in enumerate(data["sizes"].tolist()):
        block = layers[start : start + rows * columns].reshape(rows, columns, 5)
        start += rows * columns
        facts = {name: data[name][number].tolist() for name in _NUMBERS}
        yield Sprite(
            bgr=np.ascontiguousarray(block[..., :3]),
            alpha=np.ascontiguousarray(block[..., 3]),
            shadow=np.ascontiguousarray(block[..., 4]),
            foot=tuple(facts["foot"]),
            value=facts["value"],
            corners=np.array(facts["corners"], np.float32),
            centre=tuple(facts["centre"]),
            box=tuple(facts["box"]),
            edge=facts["edge"],
            lean=facts["lean"],
            elevation=facts["elevation"],
            yaw=facts["yaw"],
            paper=tuple(facts["paper"]),
            ink=tuple(facts["ink"]),
        )


def main() -> None:
    """Draw a library from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sprites", type=int, default=4000)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    families = library(asked.seed, asked.sprites, processes=asked.processes)
    print(f"{len(families)} families, {len(families) * FAMILY} sprites in {CACHE}")


if __name__ == "__main__":
    main()
