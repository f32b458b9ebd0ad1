"""What a comparison with the empty tray reveals about a picture of dice."""

from collections.abc import Sequence

from postparade.dice.vision import foreign_objects
from postparade.dice.vision.detector import Found
from postparade.dice.vision.empty_tray import empty_tray
from postparade.dice.vision.floor import Mask
from postparade.dice.vision.foreign_objects import What
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.silhouette import Bodies


class AgainstEmpty:
    """Compares ``picture`` with ``reference``, the empty tray as the same camera sees it; on the ``floor`` only, where
    that is known (0 elsewhere, of any size). ``marked`` tells whether flat marks have been seen beside dice."""

    def __init__(self, picture: Picture, reference: Picture, floor: Mask | None = None) -> None:
        empty = empty_tray(reference, picture.shape[0], picture.shape[1])
        self._raised = foreign_objects.raised(picture, empty, floor)
        self.marked = False
        self._bodies = Bodies(picture, empty, self._raised)

    @property
    def where(self) -> Mask:
        """0 where the tray is seen to be empty; smaller than the picture."""
        return self._raised.mask

    def present(self, found: Sequence[Found]) -> list[Found]:
        """Those of ``found`` that really lie in the tray."""
        return foreign_objects.present(self._raised, found)

    def measured(self, dice: Sequence[Found]) -> list[Found]:
        """``dice`` enlarged to the size of their bodies, where nothing else is near."""
        return self._bodies.measured(dice)

    def is_as_large(self, die: Found) -> bool:
        """Whether the body of ``die`` bears out its size."""
        return self._bodies.is_as_large(die)

    def is_body_of(self, die: Found) -> bool:
        """Whether a body of the size of ``die`` lies right below its face."""
        return self._bodies.is_body_of(die)

    def is_disc(self, die: Found) -> bool:
        """Whether a round thing was taken for ``die``."""
        return self._bodies.is_disc(die)

    def beside(self, dice: Sequence[Found], edge: float | None) -> What:
        """What stands in the tray apart from ``dice``. ``edge`` is that of a die in pixels, where it is known."""
        seen = foreign_objects.beside(self._raised, dice, edge)
        self.marked |= seen.marked
        return seen.what

    def lean(self, dice: Sequence[Found]) -> float:
        """How far one of ``dice`` leans by its body, in edges."""
        return self._bodies.lean(dice)

    def is_too_large(self, dice: Sequence[Found]) -> bool:
        """Whether the body of one of ``dice`` is larger than a die."""
        return self._bodies.is_too_large(dice)
