"""Reads a QR code that the table has drawn, as a phone does with its camera."""

import re

import cv2
import numpy as np

DOTS = 6
"""Of the picture, for each module of the code."""


def text_of(svg: str) -> str:
    """What the code in ``svg``, one path of dark runs as segno writes it, says. Raises ``ValueError``."""
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    path = re.search(r' d="(M[^"]+)" ?/>\s*</svg>', svg)
    if size is None or path is None:
        raise ValueError(f"no code: {svg[:200]}")
    dark = np.full((int(size[2]), int(size[1])), 255, np.uint8)
    x = y = 0.0
    for move, words in re.findall(r"([Mmhv])([-\d. ]+)", path[1]):
        given = [float(word) for word in re.findall(r"-?\d*\.?\d+", words)]
        if move == "M":
            x, y = given
        elif move == "m":
            x, y = x + given[0], y + given[1]
        else:
            dark[int(y), int(x) : int(x + given[0])] = 0
            x += given[0]
    text, *_ = cv2.QRCodeDetector().detectAndDecode(np.kron(dark, np.ones((DOTS, DOTS), np.uint8)))
    if not text:
        raise ValueError(f"a code that cannot be read: {svg[:200]}")
    return str(text)
