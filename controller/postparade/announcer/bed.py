"""The bed under the voice: crowd layers that follow the tension, and the ducker that lowers them. Pure."""

from math import cos, exp, pi, sin

LAYERS = ("crowd_murmur_loop", "crowd_buzz_loop", "crowd_roar_loop")
"""From a quiet to a roaring crowd."""
HOOVES = "hooves_field_loop"


def weights(tension: float) -> tuple[float, float, float]:
    """Amplitude of each layer at ``tension`` 0 to 1: an equal-power cross-fade murmur, buzz, roar."""
    place = min(max(tension, 0.0), 1.0) * 2
    if place <= 1:
        return cos(place * pi / 2), sin(place * pi / 2), 0.0
    return 0.0, cos((place - 1) * pi / 2), sin((place - 1) * pi / 2)


class Ducker:
    """Gain of everything under the voice, 0 to 1, as a function of time and of whether the voice is busy or due.

    Driven by the voice as a whole and not by single clips, so that the bed neither jumps when a clip is stopped nor
    swells in the gap before the next. Down by ``depth`` dB within ``attack`` s, held for ``hold`` s after the voice,
    back within ``release`` s (both exponential, to within a twentieth).
    """

    def __init__(self, depth: float, *, attack: float = 0.045, hold: float = 0.30, release: float = 0.45) -> None:
        self.gain = 1.0
        self._floor = 10 ** (-depth / 20)
        self._attack = attack / 3
        self._release = release / 3
        self._hold = hold
        self._until = float("-inf")
        self._target = 1.0
        self._at: float | None = None

    def step(self, now: float, *, due: bool) -> float:
        """The gain at ``now``."""
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._at = now
        if due:
            self._until = now + self._hold
        down = now <= self._until
        self._target, tau = (self._floor, self._attack) if down else (1.0, self._release)
        self.gain = self._target + (self.gain - self._target) * exp(-passed / tau)
        return self.gain

    @property
    def settled(self) -> bool:
        """Whether the bed is all the way up."""
        return self._target == 1.0 and self.gain > 0.995


class Glide:
    """A value from 0 on that follows its target smoothly, ``seconds`` for most of the way."""

    def __init__(self, seconds: float) -> None:
        self.value = 0.0
        self._tau = seconds / 3
        self._at: float | None = None

    def step(self, now: float, target: float) -> float:
        """The value at ``now``."""
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._at = now
        self.value = target + (self.value - target) * exp(-passed / self._tau)
        return self.value

    def near(self, target: float) -> bool:
        """Whether ``target`` is as good as reached."""
        return abs(self.value - target) < 0.01
