"""What the simulated dice are made of."""

from typing import NamedTuple


class Look(NamedTuple):
    """What a die is made of. Colours are blue-green-red, 0..255; ``rounding``, ``pip`` (radius) and ``spread`` (of the
    corner pips from the middle) are in half edges, ``gloss`` and ``marbling`` run from 0 to 1."""

    body: tuple[float, float, float]
    pips: tuple[float, float, float]
    rounding: float = 0.24
    pip: float = 0.19
    spread: float = 0.52
    gloss: float = 0.25
    marbling: float = 0.0


LOOKS: dict[str, Look] = {
    "ivory": Look((205, 226, 234), (28, 26, 30)),
    "white": Look((238, 238, 236), (40, 28, 24), rounding=0.32, pip=0.21, gloss=0.35),
    "red": Look((42, 34, 186), (236, 238, 240), gloss=0.4),
    "cherry": Look((48, 36, 150), (178, 208, 226), rounding=0.18, spread=0.5),
    "blue": Look((172, 84, 32), (238, 240, 242), rounding=0.3),
    "green": Look((74, 138, 36), (232, 240, 236), gloss=0.4, marbling=0.35),
    "amber": Look((40, 160, 232), (26, 24, 34), spread=0.55, marbling=0.25),
    "violet": Look((150, 60, 118), (236, 232, 238), rounding=0.2, marbling=0.3),
}
