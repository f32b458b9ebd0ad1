#!/usr/bin/env python3
"""Draws the printable parts for the documents: tools/part_pictures.py [FOLDER], by default docs/screenshots.

Reads the STL files of hardware/printable; triangles are painted from the farthest to the nearest.
"""

import sys
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

REPOSITORY = Path(__file__).resolve().parent.parent
PRINTABLE = REPOSITORY / "hardware" / "printable"
SIZE, SHARP = 300, 3
PAPER, PART = np.array([230, 247, 253.0]), np.array([96, 170, 214.0])
"""Blue, green, red."""
LIGHT = np.array([-0.3, 0.62, 0.72])
COLUMNS = 3

Triangles = npt.NDArray[np.float64]


def triangles(path: Path) -> Triangles:
    """The corners of every triangle of a binary STL file: (triangles, corners, xyz)."""
    data = path.read_bytes()
    count = int.from_bytes(data[80:84], "little")
    rows = np.frombuffer(data, np.uint8, offset=84).reshape(count, 50)
    return rows[:, :48].copy().view("<f4").reshape(count, 4, 3)[:, 1:].astype(np.float64)


def fine(shape: Triangles) -> Triangles:
    """The same shape of small triangles, so that the order in which they are painted is right."""
    most = 0.03 * float(np.ptp(shape.reshape(-1, 3), axis=0).max())
    while True:
        edges = np.linalg.norm(shape - np.roll(shape, -1, axis=1), axis=2)
        large = edges.max(axis=1) > most
        if not large.any():
            return shape
        # The longest edge is halved; the corner opposite of it stays in both halves.
        cut = shape[large]
        first = edges[large].argmax(axis=1)
        rows = np.arange(len(cut))
        a, b, c = (cut[rows, (first + step) % 3] for step in range(3))
        middle = (a + b) / 2
        halves = np.concatenate([np.stack([a, middle, c], axis=1), np.stack([middle, b, c], axis=1)])
        shape = np.concatenate([shape[~large], halves])


def draw(shape: Triangles) -> npt.NDArray[np.uint8]:
    """The shape from above and the front, in the middle of a square picture."""
    turn, tip = np.radians(-35), np.radians(-58)
    about = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    over = np.array([[1, 0, 0], [0, np.cos(tip), -np.sin(tip)], [0, np.sin(tip), np.cos(tip)]])
    seen = fine(shape) @ about.T @ over.T
    low, high = seen.min(axis=(0, 1)), seen.max(axis=(0, 1))
    scale = 0.86 * SIZE * SHARP / max(high[:2] - low[:2])
    flat = (seen[..., :2] - (low + high)[:2] / 2) * scale * [1, -1] + SIZE * SHARP / 2
    normal = np.cross(seen[:, 1] - seen[:, 0], seen[:, 2] - seen[:, 0])
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-12)
    picture = np.full((SIZE * SHARP, SIZE * SHARP, 3), PAPER, np.uint8)
    shade = 0.35 + 0.65 * np.clip(normal @ LIGHT, 0, 1)
    for at in np.argsort(seen[..., 2].mean(axis=1)):
        if normal[at, 2] > 0:
            colour = tuple(float(one) for one in PART * shade[at])
            cv2.fillConvexPoly(picture, np.round(flat[at] * 16).astype(np.int32), colour, cv2.LINE_AA, 4)
    return cv2.resize(picture, (SIZE, SIZE), interpolation=cv2.INTER_AREA).astype(np.uint8)


def main(folder: Path) -> None:
    """Draw all parts side by side into ``printable.png``."""
    pictures = [draw(triangles(path)) for path in sorted(PRINTABLE.glob("*.stl"))]
    empty = np.full_like(pictures[0], PAPER.astype(np.uint8))
    pictures += [empty] * (-len(pictures) % COLUMNS)
    rows = [np.hstack(pictures[at : at + COLUMNS]) for at in range(0, len(pictures), COLUMNS)]
    cv2.imwrite(str(folder / "printable.png"), np.vstack(rows), [cv2.IMWRITE_PNG_COMPRESSION, 9])


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / "docs" / "screenshots")
