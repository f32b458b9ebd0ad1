"""Advice for the host, from measurements: what is wrong, where in the picture, and what helps."""

from collections.abc import Sequence

from msgspec import Struct

from postparade.core.faults import Phrase, PictureFault, refuse
from postparade.dice.tray_calibration.die_size import SeenDie
from postparade.dice.tray_calibration.image_quality import ImageQuality, Place
from postparade.dice.vision.motion import BEYOND_REST, CHANGED, NOISES, Unrest
from postparade.dice.vision.reading import Reading

DARK, BLACK = 22, 8
"""Brightness of the empty tray, in grey steps, below which it is too dark, and below which nothing can be seen."""
DIM_DICE = 110
"""Range of brightness on a die below which faint pips are put down to dim light."""
BLEACHED, LOST = 0.1, 0.5
"""Burnt share of the tray from which it is too bright, and from which nothing can be seen at all."""
BLEACHED_DIE = 0.3
UNEVEN = 2.2
FLICKERS = 0.08
GRAINY = 4.0
ENOUGH_PIXELS, GOOD_PIXELS, FEW_PIXELS = 40, 60, 16
TOO_NEAR = 200
BLURRED = 0.065
"""Width of the blur as a share of the edge; sharp dice have 0.01 to 0.045."""
SLANTED = 1.2
SPOTS = (("upper_left", "top", "upper_right"), ("left", "middle", "right"), ("lower_left", "bottom", "lower_right"))
"""Phrases for the thirds of a picture, row by row."""
FAINT_DIE, FAINT_PIPS = 20, 30
NEVER_RESTS = 6.0
"""Seconds of motion after which the host is told; hands and dice do not move for so long."""


class Advice(Struct, frozen=True):
    """One thing to put right, ``places`` where in the picture. While ``grave`` advice stands, nothing can be stored."""

    code: str
    sentence: str
    remedy: str
    places: tuple[Place, ...] = ()
    grave: bool = False
    details: dict[str, str | int] = {}

    def fault(self) -> PictureFault:
        """The fault to raise when this advice is grave."""
        return PictureFault(self.code, **self.details)


def on_tray(quality: ImageQuality) -> list[Advice]:
    """Advice on the empty tray, or on the picture as it is; none when all is well."""
    found = []
    light = round(quality.light)
    if quality.light < DARK:
        found.append(_advise("light_dark", grave=quality.light < BLACK, light=light))
    if quality.burnt > BLEACHED or quality.light >= 245:
        found.append(_advise("light_bright", grave=quality.burnt > LOST, share=round(100 * quality.burnt)))
    elif quality.glare:
        found.append(_advise("light_glare", quality.glare, where=where(quality.glare)))
    if quality.unevenness > UNEVEN and quality.light >= BLACK:
        found.append(_advise("light_uneven", quality.shade, times=f"{quality.unevenness:.1f}"))
    if quality.flicker is not None and quality.flicker > FLICKERS:
        found.append(_advise("light_flicker", share=round(100 * quality.flicker)))
    if quality.noise is not None and quality.noise > GRAINY and quality.light >= DARK:
        found.append(_advise("light_grainy"))
    return found


def on_unrest(unrest: Unrest) -> list[Advice]:
    """Advice on whatever hides that the dice lie still; none while motion is seen as easily as in a calm picture."""
    found = []
    if NOISES * unrest.grain > CHANGED:
        found.append(_advise("rest_grain", steps=round(unrest.counts_from)))
    elif BEYOND_REST * unrest.flips > CHANGED:
        found.append(_advise("rest_flips", steps=round(unrest.flips)))
    if unrest.moving_for > NEVER_RESTS:
        found.append(_advise("rest_never", seconds=round(unrest.moving_for)))
    return found


def on_roll(dice: Sequence[SeenDie], reading: Reading, quality: ImageQuality, shape: Sequence[int]) -> list[Advice]:
    """Advice from the test roll. ``quality`` is that of the empty tray, ``shape`` that of the picture."""
    found = []
    places = tuple(place(die.box, shape) for die in dice)
    edge = sum(die.edge for die in dice) / len(dice)
    if edge < ENOUGH_PIXELS:
        about = {"edge": round(edge), "least": ENOUGH_PIXELS, "good": GOOD_PIXELS}
        found.append(_advise("camera_far", places, edge < FEW_PIXELS, **about))
    elif edge > TOO_NEAR:
        found.append(_advise("camera_near", places, edge=round(edge)))
    if min(die.blur for die in dice) > BLURRED:
        found.append(_advise("camera_blurred", places))
    if min(die.longer for die in dice) > SLANTED:
        found.append(_advise("camera_slant", places))
    found += _on_looks(dice, places, quality)
    if reading.values is None and not found:
        why = refuse(reading.reason or "unsure")
        found.append(_advise("roll_unread", places, why=Phrase.quoting(why)))
    return found


def _on_looks(dice: Sequence[SeenDie], places: tuple[Place, ...], quality: ImageQuality) -> list[Advice]:
    """Advice on light and contrast that only dice can show."""
    faint = [n for n, die in enumerate(dice) if die.contrast < FAINT_DIE]
    unclear = [n for n, die in enumerate(dice) if die.pips < FAINT_PIPS]
    burnt = [n for n, die in enumerate(dice) if die.burnt > BLEACHED_DIE]
    if burnt and quality.burnt <= BLEACHED:
        return [_advise("dice_bright", tuple(places[n] for n in burnt))]
    if (not faint and not unclear) or quality.light < DARK:
        return []
    if max(die.pips for die in dice) < DIM_DICE and quality.brightest < 80:
        return [_advise("light_dark", light=round(quality.light))]
    if faint:
        return [_advise("dice_faint", tuple(places[n] for n in faint))]
    return [_advise("pips_faint", tuple(places[n] for n in unclear))]


def place(box: tuple[int, int, int, int], shape: Sequence[int]) -> Place:
    """``box`` (x, y, width, height in pixels) as shares of a picture of ``shape`` (rows, columns, ...)."""
    sizes = (shape[1], shape[0], shape[1], shape[0])
    return Place(*(round(length / size, 4) for length, size in zip(box, sizes, strict=True)))


def where(places: Sequence[Place]) -> Phrase:
    """Where in the picture the first of ``places`` is, in words."""
    first = places[0]
    x, y = first.x + first.width / 2, first.y + first.height / 2
    across = 0 if x < 0.36 else 2 if x > 0.64 else 1
    down = 0 if y < 0.36 else 2 if y > 0.64 else 1
    return Phrase(SPOTS[down][across])


def _advise(code: str, places: tuple[Place, ...] = (), grave: bool = False, **details: str | int) -> Advice:
    words = refuse(code, **details)
    return Advice(code, words.sentence, words.remedy, places, grave, words.details)
