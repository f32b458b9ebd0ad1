"""How much the cues of a candidate for a face speak for it: a small network of two layers, fitted by
`training/fit_pips.py`. A weak pip means one thing on a face full of contrast and another on a faint one, which no
weighted sum of cues can express."""

from functools import cache

import msgspec
import numpy as np

from postparade.dice.vision.geometry.spots import Floats
from postparade.dice.vision.networks import stored


class Weights(msgspec.Struct, frozen=True):
    """``inner`` has one row per hidden unit and one column per cue, ``bias`` and ``outer`` one number per unit."""

    inner: list[list[float]]
    bias: list[float]
    outer: list[float]
    base: float


class Scale:
    """Weighs candidates for a face with ``weights``."""

    def __init__(self, weights: Weights) -> None:
        self._inner = np.array(weights.inner, np.float32).T
        self._bias, self._outer = np.array(weights.bias, np.float32), np.array(weights.outer, np.float32)
        self._base = np.float32(weights.base)

    def odds(self, cues: Floats) -> Floats:
        """The log odds of every candidate (one row of ``cues`` each) against "no readable face"."""
        odds: Floats = np.tanh(cues @ self._inner + self._bias) @ self._outer + self._base
        return odds


@cache
def fitted() -> Scale:
    """The scale with the weights that come with the package."""
    return Scale(msgspec.json.decode(stored("pips.json"), type=Weights))
