"""The film that keeps phones awake is the one its script writes, and it is black for four seconds."""

import importlib.util
from pathlib import Path
from types import ModuleType

import cv2

REPOSITORY = Path(__file__).resolve().parents[4]


def tool() -> ModuleType:
    """The script, which is in no package."""
    spec = importlib.util.spec_from_file_location("awake_film", REPOSITORY / "tools" / "awake_film.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_film_is_what_its_script_writes() -> None:
    assert tool().FILM.read_bytes() == tool().film(), "run tools/awake_film.py"


def test_every_picture_of_it_is_black() -> None:
    played = cv2.VideoCapture(str(tool().FILM))
    assert played.get(cv2.CAP_PROP_FRAME_COUNT) / played.get(cv2.CAP_PROP_FPS) == 4.0
    pictures = [played.read() for _ in range(tool().PICTURES)]
    assert all(read and picture.shape == (16, 16, 3) and picture.max() == 0 for read, picture in pictures)
    assert not played.read()[0]
