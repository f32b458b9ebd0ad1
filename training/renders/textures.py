"""What tables and trays are made of: seamless patterns in grey, and the two colours they run between."""

from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

SIDE = 512
"""Pixels of either side of a pattern; it can be continued in all directions."""

PATTERNS = (
    "felt",
    "baize",
    "weave",
    "leather",
    "wood",
    "planks",
    "paper",
    "granite",
    "blotches",
    "carpet",
    "scratched",
)

_CLOTHS = (
    (0.55, 1.1, 0.35), (1.7, 0.8, 0.35), (0.4, 0.4, 1.9), (0.6, 0.8, 1.3), (0.5, 0.95, 1.5), (1.5, 0.7, 1.2),
    (1.2, 1.1, 0.7), (0.35, 0.6, 1.5), (0.8, 0.5, 1.1), (1.0, 1.15, 0.8),
)  # fmt: skip
"""Colours of felt and cloth: green, blue, red, sand, straw, violet, teal, rust, wine, sage."""


class Material(NamedTuple):
    """A surface: the name of its pattern, its darkest and brightest colour (blue, green, red, 0..255) and the pixels of
    pattern per half die edge."""

    pattern: str
    low: Floats
    high: Floats
    fineness: float

    def painted(self, grey: Bytes) -> Bytes:
        """The colours (rows x columns x 3) of a picture of the pattern in ``grey``."""
        share = np.linspace(0, 1, 256, dtype=np.float32)[:, None, None]
        ramp = np.clip(self.low + (self.high - self.low) * share, 0, 255).astype(np.uint8)
        return cv2.applyColorMap(grey, ramp).astype(np.uint8, copy=False)


def random_material(chance: np.random.Generator, brightness: float | None = None) -> Material:
    """Some cloth, wood, leather or paper; ``brightness`` (0..255) asks for a level."""
    pattern = PATTERNS[int(chance.integers(len(PATTERNS)))]
    usual = float(chance.choice([30, 55, 95, 140, 185, 212, 228]) * chance.uniform(0.75, 1.15))
    colour = _tint(chance, pattern) * (usual if brightness is None else brightness)
    colour = np.clip(colour, 3, 252)
    depth = chance.uniform(0.03, 0.3) if pattern not in ("paper", "felt") else chance.uniform(0.0, 0.12)
    low, high = colour * (1 - depth), colour * (1 + depth)
    return Material(pattern, low.astype(np.float32), high.astype(np.float32), float(np.exp(chance.uniform(1.8, 3.6))))


def _tint(chance: np.random.Generator, pattern: str) -> NDArray[np.float64]:
    """Blue, green and red of a surface of brightness 1: woods are brown, most else is nearly grey, cloth has colour."""
    if pattern in ("wood", "planks"):
        tint = np.array([0.55, 0.78, 1.0]) + chance.normal(0, 0.07, 3)
    elif chance.random() < 0.55:
        tint = 1.0 + chance.normal(0, 0.06, 3)
    else:
        cloth = np.array(_CLOTHS[int(chance.integers(len(_CLOTHS)))]) * (1 + chance.normal(0, 0.15, 3))
        tint = 1.0 + (cloth - 1.0) * chance.uniform(0.4, 1.0)
    result: NDArray[np.float64] = tint / max(float(tint @ (0.114, 0.587, 0.299)), 0.3)
    return result


@cache
def pattern(name: str) -> Bytes:
    """The pattern ``name`` (512 x 512, seamless, middle grey on average)."""
    chance = np.random.default_rng(PATTERNS.index(name))
    drawn = _DRAWN[name](chance)
    drawn = (drawn - drawn.mean()) / max(float(drawn.std()), 1e-6)
    grey: Bytes = np.clip(128 + 45 * drawn, 0, 255).astype(np.uint8)
    return grey


def _noise(chance: np.random.Generator, across: float, along: float | None = None) -> Floats:
    """Seamless noise whose grains are about ``across`` pixels wide and ``along`` high, of standard deviation 1."""
    white = np.fft.rfft2(chance.standard_normal((SIDE, SIDE)))
    v, u = np.fft.fftfreq(SIDE)[:, None], np.fft.rfftfreq(SIDE)[None, :]
    white *= np.exp(-2 * np.pi**2 * ((u * across) ** 2 + (v * (along or across)) ** 2))
    noise = np.fft.irfft2(white, s=(SIDE, SIDE))
    grey: Floats = (noise / noise.std()).astype(np.float32)
    return grey


def _grid() -> tuple[Floats, Floats]:
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) * np.float32(2 * np.pi / SIDE)
    return x, y


def _felt(chance: np.random.Generator) -> Floats:
    grey: Floats = _noise(chance, 0.8) + 0.4 * _noise(chance, 3.0) + 0.3 * _noise(chance, 40.0)
    return grey


def _baize(chance: np.random.Generator) -> Floats:
    grey: Floats = _noise(chance, 0.6, 2.5) + 0.7 * _noise(chance, 2.5, 0.6) + 0.4 * _noise(chance, 25.0)
    return grey


def _weave(chance: np.random.Generator) -> Floats:
    x, y = _grid()
    bent = 0.5 * _noise(chance, 12.0)
    threads = np.sin(64 * x + bent) * np.sin(64 * y + bent)
    grey: Floats = (threads + 0.4 * _noise(chance, 1.0) + 0.5 * _noise(chance, 20.0)).astype(np.float32)
    return grey


def _leather(chance: np.random.Generator) -> Floats:
    pebbles = np.minimum(np.abs(_noise(chance, 5.0)), 1.0) + 0.7 * np.minimum(np.abs(_noise(chance, 3.0)), 1.0)
    grey: Floats = (np.sqrt(pebbles) * 2 + 0.2 * _noise(chance, 30.0)).astype(np.float32)
    return grey


def _wood(chance: np.random.Generator) -> Floats:
    _, y = _grid()
    rings = np.sin(11 * y + 2.6 * _noise(chance, 90.0, 24.0))
    grey: Floats = (0.8 * rings + 0.6 * _noise(chance, 40.0, 1.0) + 0.5 * _noise(chance, 120.0, 6.0)).astype(np.float32)
    return grey


def _planks(chance: np.random.Generator) -> Floats:
    board = _wood(chance)
    rows = np.arange(SIDE) // (SIDE // 4)
    board = board + chance.normal(0, 0.8, 4).astype(np.float32)[rows][:, None]
    board[:: SIDE // 4] -= 4
    board[1 :: SIDE // 4] -= 2
    return board


def _paper(chance: np.random.Generator) -> Floats:
    return _noise(chance, 60.0) + 0.5 * _noise(chance, 0.7)


def _granite(chance: np.random.Generator) -> Floats:
    bright, dark = np.maximum(_noise(chance, 2.2), 0.6), np.maximum(_noise(chance, 3.5), 0.9)
    grey: Floats = 2 * bright - 2 * dark + 0.3 * _noise(chance, 0.7)
    return grey


def _blotches(chance: np.random.Generator) -> Floats:
    grey: Floats = np.tanh(1.5 * _noise(chance, 14.0)) + 0.6 * _noise(chance, 45.0) + 0.2 * _noise(chance, 1.0)
    return grey


def _carpet(chance: np.random.Generator) -> Floats:
    return _noise(chance, 2.0) + 0.6 * _noise(chance, 5.0)


def _scratched(chance: np.random.Generator) -> Floats:
    plate = np.zeros((SIDE, SIDE), np.float32)
    for _ in range(60):
        start = chance.integers(0, SIDE, 2)
        end = start + np.round(chance.normal(0, 60, 2)).astype(int)
        ends = [(int(point[0]), int(point[1])) for point in (start, end)]
        cv2.line(plate, ends[0], ends[1], float(chance.normal(0, 3)), 1, cv2.LINE_AA)
    for _ in range(25):
        where = chance.integers(8, SIDE - 8, 2)
        cv2.circle(plate, (int(where[0]), int(where[1])), int(chance.integers(1, 4)), float(chance.normal(-4, 2)), -1)
    grey: Floats = plate + 0.3 * _noise(chance, 0.8) + 0.4 * _noise(chance, 50.0)
    return grey


_DRAWN = {
    "felt": _felt,
    "baize": _baize,
    "weave": _weave,
    "leather": _leather,
    "wood": _wood,
    "planks": _planks,
    "paper": _paper,
    "granite": _granite,
    "blotches": _blotches,
    "carpet": _carpet,
    "scratched": _scratched,
}
