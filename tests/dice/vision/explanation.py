"""Two places where a die may lie, and what is said of one."""

from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate

ONE, OTHER = (200.0, 180.0), (410.0, 290.0)
EDGE = 56.0


def verdict(
    die: Found, face: int, chance: float = 0.98, *, plain: bool = True, tilt: complex = 0j, burnt: float = 0.0
) -> DieEstimate:
    """Both readings give ``face`` that ``chance``."""
    shares = ((face, chance), *((other, 0.01) for other in range(1, 7) if other != face))
    return DieEstimate(die, face, chance, chance, 0.0, "nothing", 0.0, 0.0, tilt, shares, float(plain), burnt, 5)


def pair(score: float = 0.8, edge: float = EDGE) -> list[Found]:
    """The finder is surer of the first."""
    return [Found(*ONE, edge, 0.8), Found(*OTHER, edge, score)]
