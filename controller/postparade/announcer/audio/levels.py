"""How loud each group of sounds may be, by the settings and beneath the voice. Pure."""

from math import exp

from msgspec import Struct

from postparade.announcer.settings import AnnouncerSettings

FULL_VOICE = 0.88
FULL_CROWD = 0.45
FULL_HOOVES = 0.22
FULL_EFFECTS = 0.43
"""Amplitudes of the groups at their loudest. Clips peak at -3 to -1 dB of full scale, the crowd is soon lowered beneath
voice and effects, and together they stay below -1 dB: SDL_mixer clips anything louder."""
NIGHT = 10 ** (-12 / 20)


class Levels(Struct, frozen=True):
    """Amplitudes, 0 to 1. Without ``fanfares`` bugle and bell stay silent, without ``dice`` rolling dice."""

    voice: float
    crowd: float
    hooves: float
    effects: float
    fanfares: bool
    dice: bool


def levels(settings: AnnouncerSettings) -> Levels:
    """The levels for ``settings``."""
    loud = 0.0 if settings.muted else NIGHT if settings.night else 1.0
    return Levels(
        voice=FULL_VOICE * settings.voice * loud,
        crowd=FULL_CROWD * settings.bed * loud,
        hooves=FULL_HOOVES * settings.bed * loud,
        effects=FULL_EFFECTS * settings.effects * loud,
        fanfares=not settings.night,
        dice=settings.dice_sound,
    )


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
    """The factor of amplitude, 0 to 1, that lowers a sound by ``decibels``."""
    return float(10 ** (-decibels / 20))
