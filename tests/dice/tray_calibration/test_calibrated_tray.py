"""The mask of the tray covers what the outline encloses, in pictures of any size."""

import pytest

from postparade.dice.tray_calibration.calibrated_tray import Tray


def test_without_an_outline_dice_can_lie_anywhere() -> None:
    assert (Tray().mask((48, 64, 3)) == 255).all()


@pytest.mark.parametrize("shape", [(480, 640, 3), (960, 720), (100, 100)])
def test_mask_covers_the_share_of_the_picture_that_the_outline_encloses(shape: tuple[int, ...]) -> None:
    mask = Tray(outline=((0.25, 0.1), (0.75, 0.1), (0.75, 0.9), (0.25, 0.9))).mask(shape)
    assert mask.shape == shape[:2]
    assert (mask > 0).mean() == pytest.approx(0.4, abs=0.02)
    assert mask[shape[0] // 2, shape[1] // 2] == 255
    assert mask[0, 0] == 0


def test_an_outline_of_the_whole_picture_leaves_no_pixel_out() -> None:
    assert (Tray(outline=((0, 0), (1, 0), (1, 1), (0, 1))).mask((48, 64)) == 255).all()


def test_edge_grows_with_the_picture() -> None:
    assert Tray(edge=60.0).edge_in((720, 1280, 3)) == 120.0
    assert Tray().edge_in((720, 1280, 3)) is None
