"""Writes a picture as a small PNG: 256 colours chosen for it, one byte a pixel."""

import struct
import zlib
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

COLOURS = 256
SAMPLE = 20_000


def write_small(picture: NDArray[np.uint8], path: Path) -> int:
    """Write ``picture`` (height x width x blue, green, red) to ``path``; returns the size in bytes."""
    pixels = picture.reshape(-1, 3).astype(np.float32)
    chance = np.random.default_rng(1)
    sample = pixels[chance.choice(len(pixels), min(SAMPLE, len(pixels)), replace=False)]
    # Rare colours (dice, silks, letters) matter as much as the turf: half of the sample is of distinct ones.
    distinct = np.unique(pixels.astype(np.uint8) // 8, axis=0).astype(np.float32) * 8 + 4
    training = np.concatenate([sample, distinct[chance.permutation(len(distinct))[:SAMPLE]]])
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 12, 0.5)
    cv2.setRNGSeed(1)
    _, _, palette = cv2.kmeans(training, COLOURS, np.empty(0, np.int32), stop, 1, cv2.KMEANS_PP_CENTERS)  # type: ignore[call-overload]  # the labels may be empty
    indices = _nearest(picture, np.asarray(palette, np.float32))
    height, width = indices.shape
    raw = b"".join(b"\x00" + row.tobytes() for row in indices)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = np.rint(palette[:, ::-1]).astype(np.uint8).tobytes()
    chunks = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(raw, 9)), (b"IEND", b""))
    return path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks))


def _nearest(picture: NDArray[np.uint8], palette: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Index of the nearest palette colour for every pixel, each distinct colour looked up once."""
    flat = picture.reshape(-1, 3).astype(np.uint32)
    codes = flat[:, 0] << 16 | flat[:, 1] << 8 | flat[:, 2]
    distinct, where = np.unique(codes, return_inverse=True)
    colours = np.stack([distinct >> 16, distinct >> 8 & 255, distinct & 255], axis=1).astype(np.float32)
    matches = cv2.BFMatcher(cv2.NORM_L2).match(colours, palette)
    nearest = np.array([match.trainIdx for match in matches], dtype=np.uint8)
    return nearest[where].reshape(picture.shape[:2])


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
