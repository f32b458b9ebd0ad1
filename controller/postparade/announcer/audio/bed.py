"""The bed under the voice: crowd layers that follow the tension, and the ducker that lowers them. Pure."""

from math import cos, exp, pi, sin

LAYERS = ("crowd_murmur_loop", "crowd_buzz_loop", "crowd_roar_loop")
"""From a quiet to a roaring crowd."""
GAITS = ("hooves_canter_loop", "hooves_field_loop", "hooves_sprint_loop")
"""From a canter to a sprint: 1.85, 2.35 and 2.8 strides a second."""
FASTER = (0.45, 0.75)
"""Tension from which the second and the third gait are run."""
SLACK = 0.05
"""How far the tension has to fall below that before the field slows down again."""


def weights(tension: float) -> tuple[float, float, float]:
    """Amplitude of each layer at ``tension`` 0 to 1: an equal-power cross-fade murmur, buzz, roar."""
    place = min(max(tension, 0.0), 1.0) * 2
    if place <= 1:
        return cos(place * pi / 2), sin(place * pi / 2), 0.0
    return 0.0, cos((place - 1) * pi / 2), sin((place - 1) * pi / 2)


def gait(tension: float, now: int) -> int:
    """Which of :data:`GAITS` belongs to ``tension`` 0 to 1, for a field that runs the gait ``now``."""
    return sum(tension >= limit - (SLACK if now > faster else 0.0) for faster, limit in enumerate(FASTER))


class Ducker:
    """How far everything under the voice is lowered, in decibels, as a function of time and of what the voice does.

    Driven by the voice as a whole and not by single clips, so that the bed neither jumps when a clip is stopped nor
    swells in the gap before the next. Down within ``attack`` s, held for ``hold`` s after the voice, back within
    ``release`` s (both exponential, to within a twentieth of the decibels).
    """

    def __init__(self, *, attack: float = 0.045, hold: float = 0.30, release: float = 0.45) -> None:
        self.depth = 0.0
        self._attack = attack / 3
        self._release = release / 3
        self._hold = hold
        self._until = float("-inf")
        self._held = 0.0
        self._at: float | None = None

    def step(self, now: float, depth: float) -> float:
        """The decibels at ``now``, for a voice that wants ``depth`` of them: 0 while nothing is said or due."""
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._at = now
        if depth:
            self._until, self._held = now + self._hold, depth
        target = self._held if now <= self._until else 0.0
        tau = self._attack if target > self.depth else self._release
        self.depth = target + (self.depth - target) * exp(-passed / tau)
        return self.depth

    @property
    def settled(self) -> bool:
        """Whether the bed is all the way up."""
        return self._at is not None and self._at > self._until and self.depth < 0.05


def gain(decibels: float) -> float:
    """The amplitude, 0 to 1, of what is lowered by ``decibels``."""
    return float(10 ** (-decibels / 20))


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
