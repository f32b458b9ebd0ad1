"""What the lens, the sensor and the compression do to a picture."""

import math
from functools import cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from training.renders.camera import HEIGHT, WIDTH

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

_MARGIN = 160


class Film(NamedTuple):
    """``noise`` is the deviation of a pixel in steps of 255 and ``coarse`` how much of it has large grains (0..1),
    ``blur`` the lens's Gaussian in pixels, ``sharpen`` what the camera adds to edges, ``quality`` that of its JPEG (0
    for none), ``contrast`` and ``black`` its tone curve: a factor and an offset in steps of 255."""

    noise: float
    coarse: float
    blur: float
    sharpen: float
    quality: int
    contrast: float
    black: float


def random_film(chance: np.random.Generator, edge: float) -> Film:
    """Some camera that sees dice of ``edge`` pixels; small dice are blurred less."""
    return Film(
        noise=float(np.exp(chance.normal(0.9, 0.6)).clip(0.5, 9.0)),
        coarse=float(chance.uniform(0, 0.6)),
        blur=0.0 if chance.random() < 0.3 else float(chance.uniform(0.35, 0.35 + edge / 55)),
        sharpen=float(chance.uniform(0.3, 1.2)) if chance.random() < 0.25 else 0.0,
        quality=int(chance.integers(45, 96)) if chance.random() < 0.6 else 0,
        contrast=float(chance.uniform(0.8, 1.12)),
        black=float(chance.uniform(-4, 18)),
    )


def exposed(scene: Bytes, gain: Floats, film: Film, chance: np.random.Generator, glare: Floats | None = None) -> Bytes:
    """``scene`` in the light of the coarse map ``gain`` (times the exposure), through ``film``; ``glare`` (rows x
    columns, steps of 255) is mirrored light on top."""
    if film.blur:
        scene = cv2.GaussianBlur(scene, (0, 0), film.blur).astype(np.uint8, copy=False)
    if film.sharpen:
        soft = cv2.GaussianBlur(scene, (0, 0), 1.3)
        scene = cv2.addWeighted(scene, 1 + film.sharpen, soft, -film.sharpen, 0).astype(np.uint8, copy=False)
    lit = cv2.resize(gain * np.float32(film.contrast), (WIDTH, HEIGHT), interpolation=cv2.INTER_LINEAR)
    cv2.multiply(scene, lit, dst=lit, dtype=cv2.CV_32F)
    if glare is not None:
        lit = cv2.add(lit, cv2.merge([glare, glare, glare]))
    fine, coarse = film.noise * math.sqrt(1 - film.coarse**2), film.noise * film.coarse
    lit = cv2.addWeighted(lit, 1.0, _field(0, chance), fine, film.black)
    if coarse > 0.4:
        lit = cv2.addWeighted(lit, 1.0, _field(1, chance), coarse, 0)
    picture = cv2.convertScaleAbs(np.maximum(lit, 0.0)).astype(np.uint8, copy=False)
    return packed(picture, film.quality) if film.quality else picture


def packed(picture: Bytes, quality: int) -> Bytes:
    """``picture`` after it was stored as a JPEG of ``quality``."""
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
    unpacked = cv2.imdecode(data, cv2.IMREAD_COLOR)
    assert unpacked is not None
    return unpacked.astype(np.uint8, copy=False)


def smeared(picture: Bytes, length: float, angle: float) -> Bytes:
    """``picture`` shaken along ``angle`` (radians) by ``length`` pixels while it was taken."""
    size = int(length) | 1
    kernel = np.zeros((size, size), np.float32)
    reach = np.array([math.cos(angle), math.sin(angle)]) * (size // 2)
    ends = [(round(size // 2 + sign * reach[0]), round(size // 2 + sign * reach[1])) for sign in (-1, 1)]
    cv2.line(kernel, ends[0], ends[1], 1.0, 1)
    return cv2.filter2D(picture, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE).astype(
        np.uint8, copy=False
    )


def drift(chance: np.random.Generator) -> Floats:
    """How exposure and white balance change between two pictures: a factor for blue, green and red."""
    factors: Floats = np.exp(chance.normal(0, 0.05) + chance.normal(0, 0.02, 3)).astype(np.float32)
    return factors


@cache
def _noise(kind: int) -> Floats:
    """A field of noise of deviation 1: fine grains (0) or those that a camera has smoothed (1)."""
    chance = np.random.default_rng(kind)
    noise = chance.standard_normal((HEIGHT + _MARGIN, WIDTH + _MARGIN, 3), np.float32)
    if kind:
        noise = cv2.GaussianBlur(noise, (0, 0), 1.2).astype(np.float32, copy=False)
        noise /= noise.std()
    return noise


def _field(kind: int, chance: np.random.Generator) -> Floats:
    """A random part of the noise."""
    top, left = (int(n) for n in chance.integers(0, _MARGIN, 2))
    return _noise(kind)[top : top + HEIGHT, left : left + WIDTH]
