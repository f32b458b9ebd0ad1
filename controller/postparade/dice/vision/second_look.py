"""A second look at dice that were read and have lain still since: only their faces are read again."""

from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import verdicts
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reading import BOX, Reading


def confirms(picture: Picture, reading: Reading) -> bool:
    """Whether the dice of the sure ``reading`` show the same in ``picture``, another one from the same camera.

    A fraction of a whole reading, which looks for dice and hands everywhere: it is for pictures between two whole ones.
    Raises :class:`PictureFault` for a picture that is too small.
    """
    work = fit(picture)
    scale = max(work.shape[:2]) / max(picture.shape[:2])
    again = [
        Found(scale * (x + width / 2), scale * (y + height / 2), scale * width / BOX, 1.0)
        for x, y, width, height in (die.box for die in reading.dice)
    ]
    seen = [one.value for one in verdicts(work, again)]
    return None not in seen and seen == [die.value for die in reading.dice]
