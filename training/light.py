"""What cameras, lamps and paint do to a picture: changes that leave every value as it is."""

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Picture = NDArray[np.uint8]


def recoloured(picture: Picture, rng: Generator) -> Picture:
    """``picture`` as if dice and tray were of other colours: channels mixed, turned or inverted."""
    work = picture.astype(np.float32)
    if rng.random() < 0.25:
        work = work[:, :, rng.permutation(3)]
    if rng.random() < 0.3:
        mix = np.eye(3) + rng.normal(0, 0.25, (3, 3))
        work = work @ (mix / mix.sum(axis=1, keepdims=True)).T.astype(np.float32)
    if rng.random() < 0.15:
        work = 255.0 - work
    if rng.random() < 0.15:
        work = np.repeat(work.mean(axis=2, keepdims=True), 3, axis=2)
    seen = _picture(work)
    if rng.random() < 0.2:
        hues = cv2.cvtColor(seen, cv2.COLOR_BGR2HSV)
        hues[..., 0] = (hues[..., 0].astype(int) + int(rng.integers(180))) % 180
        seen = cv2.cvtColor(hues, cv2.COLOR_HSV2BGR).astype(np.uint8, copy=False)
    return seen


def clouded(picture: Picture, width: float, rng: Generator) -> Picture:
    """``picture`` of a translucent die: pips have less contrast, because the light of a neighbourhood of ``width``
    pixels shines through."""
    around, own = cv2.GaussianBlur(picture, (0, 0), max(0.5, width)), float(rng.uniform(0.4, 0.9))
    return cv2.addWeighted(picture, own, around, 1 - own, 0).astype(np.uint8, copy=False)


def lit(picture: Picture, rng: Generator) -> Picture:
    """``picture`` under another lamp: brightness, contrast, gamma, colour of the light, a gradient across it."""
    height, width = picture.shape[:2]
    work = picture.astype(np.float32) / 255.0
    work = np.power(np.clip(work, 0, 1), np.exp(rng.normal(0, 0.25))).astype(np.float32)
    work = (work - 0.5) * np.float32(rng.uniform(0.65, 1.25)) + 0.5
    work = work * np.exp(rng.normal(0, 0.08, 3)).astype(np.float32) * np.float32(np.exp(rng.normal(-0.08, 0.22)))
    if rng.random() < 0.5:
        y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
        slope = 1.0 + rng.normal(0, 0.15) * x + rng.normal(0, 0.15) * y
        work = work * slope[:, :, None].astype(np.float32)
    brightest = float(np.percentile(work[::2, ::2], 90))
    return _picture(work * (255.0 * min(1.0, rng.uniform(0.8, 1.1) / max(brightest, 1e-3))))


def taken(picture: Picture, rng: Generator, softness: float = 1.0) -> Picture:
    """``picture`` as a camera gives it: a little soft or shaken, sharpened, noisy, with single dead
    pixels, packed as JPEG.

    ``softness`` scales the blur that an average picture gets.
    """
    work = picture
    kind = rng.random()
    if kind < 0.35:
        work = blurred(work, float(rng.uniform(0.3, 1.1)) * softness)
    elif kind < 0.5:
        work = shaken(work, float(rng.uniform(1.0, 4.0)) * softness, float(rng.uniform(0, np.pi)))
    elif kind < 0.6:
        soft = cv2.GaussianBlur(work, (0, 0), 1.2)
        work = cv2.addWeighted(work, 1.8, soft, -0.8, 0).astype(np.uint8, copy=False)
    if rng.random() < 0.6:
        grain = rng.standard_normal(picture.shape, np.float32) * np.float32(rng.uniform(1.0, 9.0))
        work = _picture(work.astype(np.float32) + grain)
    if rng.random() < 0.06:
        work = work.copy()
        spoilt = rng.random(work.shape[:2]) < rng.uniform(0.002, 0.03)
        work[spoilt] = rng.choice((0, 255), (int(spoilt.sum()), 1)).astype(np.uint8)
    if rng.random() < 0.4:
        _, data = cv2.imencode(".jpg", work, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 95))])
        unpacked = cv2.imdecode(data, cv2.IMREAD_COLOR)
        assert unpacked is not None
        work = unpacked.astype(np.uint8, copy=False)
    return work


def blurred(picture: Picture, sigma: float) -> Picture:
    """``picture`` out of focus by a Gaussian of ``sigma`` pixels."""
    return cv2.GaussianBlur(picture, (0, 0), max(0.1, sigma)).astype(np.uint8, copy=False)


def shaken(picture: Picture, length: float, angle: float) -> Picture:
    """``picture`` smeared along ``angle`` (radians) over ``length`` pixels."""
    size = max(3, int(np.ceil(length)) | 1)
    kernel = np.zeros((size, size), np.float32)
    middle = size // 2
    reach = np.array([np.cos(angle), np.sin(angle)]) * (length - 1) / 2
    ends = [(round(middle + s * reach[0]), round(middle + s * reach[1])) for s in (-1, 1)]
    cv2.line(kernel, ends[0], ends[1], 1.0, 1)
    return cv2.filter2D(picture, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE).astype(
        np.uint8, copy=False
    )


def _picture(work: NDArray[np.float32]) -> Picture:
    return np.clip(work, 0, 255).astype(np.uint8)
