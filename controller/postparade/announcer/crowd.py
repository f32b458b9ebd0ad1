"""Crowd and hooves: loops that run all evening and are as loud as the race is exciting."""

from postparade.announcer import mixer as mix
from postparade.announcer.bed import HOOVES, LAYERS, Glide, weights
from postparade.announcer.commentary.race_model import RaceModel, tension
from postparade.announcer.soundboard import Soundboard

FULL_CROWD = 0.45
FULL_HOOVES = 0.22
CALMING = 10.0
"""Seconds in which the crowd settles down after a finish."""
AFTERWARDS = 0.2
"""Tension that it settles at."""


class Crowd:
    """``level`` is the loudness of the whole bed, 0 to 1."""

    def __init__(self, board: Soundboard, level: float) -> None:
        self._board = board
        self._level = level
        self._playing = False
        self._finished_at: float | None = None
        self._excitement, self._presence, self._gallop = Glide(1.2), Glide(2.0), Glide(0.6)

    def load(self) -> None:
        """Decode the loops ahead of time."""
        for name in (*LAYERS, HOOVES):
            self._board.load(f"bed/{name}")

    def step(self, now: float, model: RaceModel, duck: float) -> bool:
        """Follow the race at ``now``, under a voice that leaves ``duck`` (0 to 1) of it; whether it still changes."""
        race = model.race
        if race is not None and not self._playing:
            self._playing = True
            for channel, name in zip((*mix.BED, mix.HOOVES), (*LAYERS, HOOVES), strict=True):
                self._board.play(channel, f"bed/{name}", 0.0, loop=True)
        wanted = self._wanted(now, model)
        loudness = 0.0 if race is None else 0.35 + 0.65 * wanted
        gallop = 0.4 + 0.6 * wanted if race is not None and race.running else 0.0
        if self._playing:
            self._mix(now, wanted, loudness, gallop, self._level * duck)
        return self._playing and not all(
            glide.near(aim)
            for glide, aim in ((self._excitement, wanted), (self._presence, loudness), (self._gallop, gallop))
        )

    def _wanted(self, now: float, model: RaceModel) -> float:
        if model.race is None or not model.race.finished:
            self._finished_at = None
            return tension(model.race)
        if self._finished_at is None:
            self._finished_at = now
        return max(AFTERWARDS, 1.0 - (now - self._finished_at) / CALMING)

    def _mix(self, now: float, wanted: float, loudness: float, gallop: float, level: float) -> None:
        mixer = self._board.mixer
        layers = weights(self._excitement.step(now, wanted))
        crowd = FULL_CROWD * level * self._presence.step(now, loudness)
        for channel, weight in zip(mix.BED, layers, strict=True):
            mixer.volume(channel, crowd * weight)
        mixer.volume(mix.HOOVES, FULL_HOOVES * level * self._gallop.step(now, gallop))
