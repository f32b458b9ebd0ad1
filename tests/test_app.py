"""Which hardware stands on the table, by command line and configuration."""

import pytest
from msgspec.structs import replace

from postparade.app import Fittings
from postparade.config import Settings


@pytest.mark.parametrize(
    ("configured", "hardware", "chosen", "driver"),
    [
        ("null", None, "simulated", "pico"),
        ("null", "none", "none", "null"),
        ("null", "pico", "pico", "pico"),
        ("pico", None, "pico", "pico"),
        ("lanterns", None, "pico", "lanterns"),
        ("lanterns", "none", "none", "null"),
    ],
)
def test_an_installed_driver_is_the_one_that_is_opened(
    configured: str, hardware: str | None, chosen: str, driver: str
) -> None:
    usual = Settings()
    settings = replace(usual, track=replace(usual.track, driver=configured))
    fittings = Fittings.chosen(settings, hardware, None)
    assert fittings.hardware == chosen
    assert fittings.driver(settings.track.driver) == driver


@pytest.mark.parametrize(
    ("dice", "real"),
    [("camera", True), ("photos:here", True), ("simulated", False), ("buttons+camera:2", True), ("buttons", False)],
)
def test_real_dice_are_those_that_a_camera_looks_at(dice: str, real: bool) -> None:
    assert Fittings("none", dice).real_dice is real
