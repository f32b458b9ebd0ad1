"""What a measurement keeps of a picture shows the tray, and nobody beside it."""

import cv2
import numpy as np

from postparade.dice.measuring.tray_picture import of_tray
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die

ROOM = np.full((480, 640, 3), 200, np.uint8)


def decoded(data: bytes | None) -> Picture:
    assert data is not None
    picture = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return picture.astype(np.uint8)


def test_the_room_beside_the_outline_is_cut_away_or_black() -> None:
    triangle = ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75))
    shown = decoded(of_tray(ROOM, Tray(outline=triangle), ()))
    assert shown.shape[0] < 245
    assert shown.shape[1] < 325
    assert shown[20, 20].min() > 150
    assert shown[-10, -10].max() < 30


def test_without_an_outline_only_the_surroundings_of_the_dice_are_kept() -> None:
    shown = decoded(of_tray(ROOM, Tray(), (Die(3, 0.9, (300, 200, 50, 50)),)))
    assert shown.shape[:2] == (150, 150)


def test_without_outline_and_dice_nothing_is_kept() -> None:
    assert of_tray(ROOM, Tray(), ()) is None
