"""The film that keeps phones awake is the one its script writes, and it is black for four seconds."""

import sys
from pathlib import Path

import cv2

REPOSITORY = Path(__file__).resolve().parents[4]
sys.path.insert(0, str(REPOSITORY / "tools"))

from awake_film import FILM, PICTURES, SIZE, film


def test_the_film_is_what_its_script_writes() -> None:
    assert FILM.read_bytes() == film(), "run tools/awake_film.py"


def test_every_picture_of_it_is_black() -> None:
    played = cv2.VideoCapture(str(FILM))
    assert played.get(cv2.CAP_PROP_FRAME_COUNT) / played.get(cv2.CAP_PROP_FPS) == 4.0
    pictures = [played.read() for _ in range(PICTURES)]
    assert all(read and picture.shape == (SIZE, SIZE, 3) and picture.max() == 0 for read, picture in pictures)
    assert not played.read()[0]
