"""How good the picture of the tray is, in numbers: light, glare, shade, flicker, noise, sharpness.

Brightness is in grey steps, 0 to 255.
"""

from collections.abc import Sequence
from typing import NamedTuple

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from postparade.dice.vision.picture import Picture

Mask = NDArray[np.uint8]
Grey = NDArray[np.uint8]
Profile = NDArray[np.float32]
"""Mean brightness of every row of a small grey picture."""

WORK_WIDTH = 320
BURNT = 250
"""Grey level from which a pixel is overexposed."""

_MOST_PLACES = 4
_SMALLEST_GLARE = 0.0008
"""Share of the picture below which a bright spot is not the mirror image of a lamp."""


class Place(Struct, frozen=True):
    """A part of the picture: ``x``, ``y``, ``width``, ``height`` as shares of its width and height."""

    x: float
    y: float
    width: float
    height: float


class ImageQuality(Struct, frozen=True):
    """The quality of one picture, or of several of a still tray.

    ``light`` is the median, ``brightest`` the 98th percentile, ``burnt`` the share of overexposed pixels,
    ``unevenness`` how many times as bright the well-lit parts are as the shady ones. ``glare`` are the places in which
    a lamp is mirrored, ``shade`` those that light hardly reaches. ``flicker`` is the swing of brightness from picture
    to picture as a share, None for one picture; ``noise`` the usual swing of a pixel, None for fewer than three.
    """

    light: float
    brightest: float
    burnt: float
    unevenness: float
    glare: tuple[Place, ...] = ()
    shade: tuple[Place, ...] = ()
    flicker: float | None = None
    noise: float | None = None


def measure(pictures: Sequence[Picture], mask: Mask | None = None, apart: Sequence[Place] = ()) -> ImageQuality:
    """Measure the last of ``pictures``, which are of one size and taken one after another.

    ``mask`` (255 inside, of the pictures' size) is where the tray is; ``apart`` are things in it that are not the tray,
    such as dice.
    """
    greys = [_small_grey(picture) for picture in pictures]
    grey = greys[-1]
    inside = _inside(grey, mask, apart)
    seen = grey[inside > 0]
    burnt = cv2.resize(pictures[-1], (grey.shape[1], grey.shape[0]), interpolation=cv2.INTER_AREA).min(axis=2) >= BURNT
    shine = _shine(grey, inside)
    lit, shady, shade = _evenness(grey, inside, shine)
    return ImageQuality(
        light=float(np.median(seen)),
        brightest=float(np.percentile(seen, 98)),
        burnt=float(burnt[inside > 0].mean()),
        unevenness=(lit + 1) / (shady + 1),
        glare=_places(shine, _SMALLEST_GLARE),
        shade=shade,
        flicker=flicker([profile(one, inside) for one in greys]) if len(greys) > 1 else None,
        noise=_noise(greys, inside) if len(greys) > 2 else None,
    )


def _small_grey(picture: Picture) -> Grey:
    height, width = picture.shape[:2]
    size = (WORK_WIDTH, max(8, round(height * WORK_WIDTH / width)))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.uint8, copy=False)


def _inside(grey: Grey, mask: Mask | None, apart: Sequence[Place]) -> Mask:
    """Where to look: within ``mask``, a little off the rim, and not at what lies in the tray."""
    rows, columns = grey.shape
    inside = np.full((rows, columns), 255, np.uint8)
    if mask is not None:
        inside = cv2.resize(mask, (columns, rows), interpolation=cv2.INTER_NEAREST).astype(np.uint8, copy=False)
        framed = cv2.copyMakeBorder(inside, 1, 1, 1, 1, cv2.BORDER_REPLICATE)
        inside = cv2.erode(framed, np.ones((9, 9), np.uint8))[1:-1, 1:-1].astype(np.uint8, copy=False)
    for thing in apart:
        x, y, w, h = thing.x * columns, thing.y * rows, thing.width * columns, thing.height * rows
        top, left = max(0, int(y - 0.3 * h)), max(0, int(x - 0.3 * w))
        inside[top : int(y + 1.3 * h) + 1, left : int(x + 1.3 * w) + 1] = 0
    return inside if inside.any() else np.full((rows, columns), 255, np.uint8)


def _shine(grey: Grey, inside: Mask) -> Mask:
    """255 where the picture is much brighter than its surroundings: a lamp is mirrored there."""
    usual = float(np.median(grey[inside > 0]))
    around = cv2.medianBlur(grey, 81).astype(np.float32)
    base = np.minimum(around, usual)
    soft = cv2.GaussianBlur(grey, (0, 0), 1.5).astype(np.float32)
    lamp = ((soft > 2.0 * base + 20) & (soft > base + 55)) | ((soft >= BURNT - 5) & (soft > base + 22))
    shine = (lamp & (inside > 0)).astype(np.uint8) * np.uint8(255)
    return cv2.morphologyEx(shine, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)).astype(np.uint8, copy=False)


def _evenness(grey: Grey, inside: Mask, shine: Mask) -> tuple[float, float, tuple[Place, ...]]:
    """Brightness of the well-lit and of the shady parts, glare left out, and where the shade is."""
    weight = ((inside > 0) & (cv2.dilate(shine, np.ones((15, 15), np.uint8)) == 0)).astype(np.float32)
    if not weight.any():
        return 0.0, 0.0, ()
    sigma = WORK_WIDTH / 20
    around = cv2.GaussianBlur(weight, (0, 0), sigma)
    smooth = cv2.GaussianBlur(grey * weight, (0, 0), sigma) / np.maximum(around, 1e-3)
    counts = weight > 0
    lit, shady = (float(n) for n in np.percentile(smooth[counts], (90, 5)))
    dim = (counts & (smooth < 0.5 * lit)).astype(np.uint8) * np.uint8(255)
    return lit, shady, _places(dim, 0.02)


def _places(mask: Mask, least: float) -> tuple[Place, ...]:
    """The largest connected parts of ``mask`` that cover at least the share ``least`` of it, largest first."""
    rows, columns = mask.shape
    joined = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8))
    _, _, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    parts = sorted((row for row in stats[1:].tolist() if row[4] >= least * mask.size), key=lambda row: -row[4])
    return tuple(
        Place(round(x / columns, 4), round(y / rows, 4), round(w / columns, 4), round(h / rows, 4))
        for x, y, w, h, _ in parts[:_MOST_PLACES]
    )


def profile(grey: Grey, inside: Mask | None = None) -> Profile:
    """The mean brightness of each row of the tray: cameras read row by row, so lamps on mains current show as bands.
    Rows without any of the tray are left out."""
    if inside is None:
        return np.asarray(grey.mean(axis=1), np.float32)
    on = inside > 0
    count = on.sum(axis=1)
    rows = count > 0
    return np.asarray((grey * on).sum(axis=1)[rows] / count[rows], np.float32)


def flicker(profiles: Sequence[Profile]) -> float:
    """How far brightness swings from picture to picture, as a share: 0.1 for 5 per cent up and down."""
    stack = np.stack(profiles) + 1.0
    swing = stack / stack.mean(axis=0)
    high, low = np.percentile(swing, (97, 3))
    return float(high - low)


def _noise(greys: Sequence[Grey], inside: Mask) -> float:
    """Standard deviation of a pixel over time once the swing of its row is taken out; of a small picture, in which
    neighbours have been averaged, so a camera's own noise is larger."""
    stack = np.stack(greys).astype(np.float32)
    stack -= stack.mean(axis=2, keepdims=True)
    deviation = stack.std(axis=0, ddof=1)
    return float(np.median(deviation[inside > 0]))


class Blur(NamedTuple):
    """``sigma`` is the width of the blur in pixels, as of a Gaussian; ``contrast`` the range of grey it was seen in."""

    sigma: float
    contrast: float


def blur(picture: Picture, box: tuple[int, int, int, int]) -> Blur:
    """How blurred the thing in ``box`` (x, y, width, height in pixels) is.

    A step of ``contrast`` grey steps blurred by a Gaussian has the steepest slope contrast / (sigma * sqrt(2 pi));
    this is solved for sigma at the steepest edges.
    """
    x, y, w, h = box
    rows, columns = picture.shape[:2]
    window = picture[max(0, y - 2) : min(rows, y + h + 2), max(0, x - 2) : min(columns, x + w + 2)]
    best = Blur(float("inf"), 0.0)
    for channel in cv2.split(window):
        high, low = np.percentile(channel, (97, 3))
        contrast = float(high - low)
        if contrast <= best.contrast:
            continue
        across, down = (cv2.Sobel(channel, cv2.CV_32F, dx, dy, ksize=3, scale=0.125) for dx, dy in ((1, 0), (0, 1)))
        slope = float(np.percentile(cv2.magnitude(across, down), 98.5))
        best = Blur(contrast / max(1e-3, slope * float(np.sqrt(2 * np.pi))), contrast)
    return best
