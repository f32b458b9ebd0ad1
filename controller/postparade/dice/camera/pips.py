"""Pips: round spots of one size that differ from the face around them, looked for in several colour channels."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from .picture import Picture
from .silhouettes import Silhouette

EDGE = 56.0
"""Pixels; every die is brought to this edge (the root of its silhouette's area) before its pips are looked for."""

SMALLEST_PIP, LARGEST_PIP = 0.0075, 0.16
"""Area of a pip as a share of the silhouette's; the single pip of some dice is very large."""

FAINTEST = 14.0
"""Steps of 255 a pip must differ from the face at least."""

_MARGIN = 0.12


class Spot(NamedTuple):
    """One round spot. ``x``, ``y`` are in edges from the silhouette's centre, ``area`` in squared edges; ``roundness``
    is the ratio of its axes, ``strength`` its mean contrast in steps of 255."""

    x: float
    y: float
    area: float
    roundness: float
    strength: float


class Spots(NamedTuple):
    """The spots of one channel at one threshold: ``clear`` ones, and ``faint`` ones that only a lower threshold shows.

    ``raised`` marks every pixel of the crop that a low threshold shows, round or not. ``channel`` names the colour
    channel, ``sign`` says whether the spots are lighter (+) or darker (-) in it. ``peak`` is the contrast of the
    strongest pixels.
    """

    channel: str
    sign: str
    peak: float
    clear: list[Spot]
    faint: list[Spot]
    raised: NDArray[np.bool_]


class Crop(NamedTuple):
    """One thing cut out at the standard size: ``picture``, its ``mask``, the silhouette's ``centre`` in it, and
    for every pixel how far ``x`` and ``y`` it lies from there, in edges."""

    picture: Picture
    mask: NDArray[np.uint8]
    centre: tuple[float, float]
    x: NDArray[np.float32]
    y: NDArray[np.float32]


def crop(picture: Picture, silhouette: Silhouette) -> Crop:
    """``silhouette`` cut out of ``picture`` and scaled so that the root of its area is ``EDGE``."""
    x, y, w, h = silhouette.box
    margin = round(_MARGIN * silhouette.edge) + 1
    height, width = picture.shape[:2]
    left, top = max(0, x - margin), max(0, y - margin)
    right, bottom = min(width, x + w + margin), min(height, y + h + margin)
    scale = EDGE / silhouette.edge
    window = picture[top:bottom, left:right]
    mask = np.zeros(window.shape[:2], np.uint8)
    mask[y - top : y - top + h, x - left : x - left + w] = silhouette.mask
    size = (max(8, round((right - left) * scale)), max(8, round((bottom - top) * scale)))
    way = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_AREA
    whole = cv2.resize(mask, size, interpolation=cv2.INTER_LINEAR)
    centre = (silhouette.centre[0] - left) * scale, (silhouette.centre[1] - top) * scale
    rows, columns = np.arange(size[1], dtype=np.float32), np.arange(size[0], dtype=np.float32)
    x, y = np.meshgrid((columns - np.float32(centre[0])) / EDGE, (rows - np.float32(centre[1])) / EDGE)
    return Crop(
        picture=cv2.resize(window, size, interpolation=way).astype(np.uint8, copy=False),
        mask=np.where(whole > 127, np.uint8(255), np.uint8(0)),
        centre=centre,
        x=x.astype(np.float32, copy=False),
        y=y.astype(np.float32, copy=False),
    )


def look(crop: Crop) -> Iterator[Spots]:
    """The spots of ``crop``, channel by channel."""
    for name, sign, relief in _reliefs(crop):
        inside = relief[crop.mask > 0]
        if inside.size < 64:
            continue
        peak = float(np.percentile(inside, 97.5))
        if peak < FAINTEST:
            continue
        weak = _spots(relief, crop, 0.22 * peak)
        for share in (0.68, 0.5, 0.35):
            clear = _spots(relief, crop, share * peak)
            if clear:
                yield Spots(name, sign, peak, clear, _faint(weak, clear), relief > 0.4 * peak)


def _channels(picture: Picture) -> Iterator[tuple[str, NDArray[np.uint8]]]:
    soft = cv2.GaussianBlur(picture, (0, 0), 0.8)
    yield "grey", cv2.cvtColor(soft, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)
    for index, name in enumerate(("blue", "green", "red")):
        yield name, np.ascontiguousarray(soft[:, :, index]).astype(np.uint8, copy=False)
    blue, green, red = (soft[:, :, k].astype(np.float32) for k in range(3))
    for name, opponent in (("red-green", red - green), ("yellow-blue", (red + green) / 2 - blue)):
        yield name, np.clip(128.0 + opponent, 0, 255).astype(np.uint8)


def _reliefs(crop: Crop) -> Iterator[tuple[str, str, NDArray[np.uint8]]]:
    """What is smaller than a die's half edge and darker (-) or lighter (+) than what surrounds it.

    It must differ from the usual colour of the die too, or the gaps between dark pips would be light spots.
    """
    size = int(0.42 * EDGE) | 1
    kernel = np.ones((size, size), np.uint8)
    inside = crop.mask > 0
    for name, channel in _channels(crop.picture):
        usual = float(np.median(channel[inside]))
        flat = np.where(inside, channel, np.uint8(usual)).astype(np.uint8)
        for sign, operation, away in (
            ("-", cv2.MORPH_BLACKHAT, usual - 1.0 * flat),
            ("+", cv2.MORPH_TOPHAT, 1.0 * flat - usual),
        ):
            relief = cv2.morphologyEx(flat, operation, kernel)
            yield name, sign, np.minimum(relief, np.maximum(away, 0.0)).astype(np.uint8)


def _spots(relief: NDArray[np.uint8], crop: Crop, threshold: float) -> list[Spot]:
    raised = ((relief > threshold) & (crop.mask > 0)).astype(np.uint8)
    _, labels, stats, centres = cv2.connectedComponentsWithStats(raised, connectivity=4)
    spots: list[Spot] = []
    unit = EDGE * EDGE
    for index, (x, y, w, h, pixels) in enumerate(stats.tolist()):
        area = float(pixels)
        if index == 0 or not SMALLEST_PIP * unit <= area <= LARGEST_PIP * unit:
            continue
        here = labels[y : y + h, x : x + w] == index
        short, long = _axes(cv2.moments(here.astype(np.uint8), binaryImage=True))
        if area < 0.8 * 4.0 * math.pi * short * long:
            continue
        spots.append(
            Spot(
                x=(float(centres[index, 0]) - crop.centre[0]) / EDGE,
                y=(float(centres[index, 1]) - crop.centre[1]) / EDGE,
                area=area / unit,
                roundness=short / long,
                strength=float(relief[y : y + h, x : x + w][here].mean()),
            )
        )
    return spots


def _axes(moments: dict[str, float]) -> tuple[float, float]:
    """Standard deviations of a shape along its shorter and its longer axis, in pixels."""
    middle = (moments["mu20"] + moments["mu02"]) / 2
    swing = math.hypot((moments["mu20"] - moments["mu02"]) / 2, moments["mu11"])
    area = moments["m00"]
    return math.sqrt(max((middle - swing) / area, 1e-6)), math.sqrt(max((middle + swing) / area, 1e-6))


def _faint(weak: list[Spot], clear: list[Spot]) -> list[Spot]:
    """Those of ``weak`` that are none of ``clear``."""
    return [s for s in weak if all(math.hypot(s.x - c.x, s.y - c.y) > 0.1 for c in clear)]
