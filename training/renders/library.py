"""Many rendered dice, kept in a file: dice of one family were seen by one camera under one light.

``python -m training.renders.library --seed 1 --sprites 4000`` draws such a library or completes one that was begun.
"""

import argparse
import hashlib
import math
import os
import zipfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from training.renders.die import Bytes, Sprite
from training.renders.families import FAMILY, THEMES, Family, family

__all__ = ["CACHE", "FAMILY", "HELD_BACK", "Family", "family", "library"]

CACHE = Path(__file__).resolve().parents[2] / "build" / "renders"

HELD_BACK = 1_000_000
"""Seeds from here on belong to the benchmark: no training may draw its dice from them."""

_PART = 12
_NUMBERS = (
    "foot", "corners", "centre", "box", "edge", "lean", "tilt", "elevation", "yaw", "paper", "ink", "mottle", "value",
)  # fmt: skip


def library(seed: int, sprites: int, folder: Path = CACHE, processes: int = 1) -> list[Family]:
    """At least ``sprites`` sprites in families, from ``folder`` where they have been drawn before.

    They depend on ``seed`` and the renderer only. A library that was begun is completed.
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


def _part(seed: int, folder: Path, number: int) -> Path:
    """The file with part ``number`` of a library, drawn now if it is not there."""
    path = folder / f"sprites-{_recipe()}-{seed}" / f"{number:04}.npz"
    if not path.exists():
        families = [family(seed, number * _PART + k) for k in range(_PART)]
        path.parent.mkdir(parents=True, exist_ok=True)
        # Two trainings that begin together draw the same library.
        unfinished = path.with_suffix(f".{os.getpid()}.part")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, **_packed(families))  # type: ignore[arg-type]  # its stub knows no ** of arrays
        unfinished.replace(path)
    return path


def _recipe() -> str:
    """A digest of everything that decides how a sprite looks, so that another renderer does not use these files."""
    here = Path(__file__).parent
    names = ("die", "families", "light", "looks", "paint", "shade", "shape", "view")
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
    packed["themes"] = np.array([THEMES.index(one.theme) for one in families])
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
            THEMES[int(data["themes"][number])],
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
            tilt=tuple(facts["tilt"]),
            elevation=facts["elevation"],
            yaw=facts["yaw"],
            paper=tuple(facts["paper"]),
            ink=tuple(facts["ink"]),
            mottle=facts["mottle"],
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
