"""A close finish: two flashes of the camera, then the last places of those who were nearly level are looked at."""

from postparade.track.effects.field import DARK, UNDER_HEAD, WHITE, Field, Light, paint
from postparade.track.effects.scene import Moment

FLASHES = ((0.0, 0.12), (0.5, 0.62))
LOOK = 0.5
NEAR = 4
"""How many places before the finish are in the picture."""


def photo(field: Field, scene: Moment) -> Light:
    """White light on the finish of the winner and of its rivals. At night there is no flash."""
    if scene.photo_for is None:
        return DARK
    flash = not scene.calm and any(start <= scene.photo_for < end for start, end in FLASHES)
    seen = (scene.won | scene.rival)[field.lane] & (field.place > field.last - NEAR)
    return paint((UNDER_HEAD if flash else LOOK) * seen, WHITE)
