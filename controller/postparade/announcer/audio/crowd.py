"""The crowd: three loops that run as long as there is a race, as loud and as wild as the race is exciting."""

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.bed import LAYERS, Glide, weights
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.race_model import RaceModel, tension

CALMING = 10.0
"""Seconds in which the crowd settles down after a finish."""
AFTERWARDS = 0.2
"""Tension that it settles at."""
GREETING = 0.55
"""Tension at which it shouts when somebody tries the sound."""


class Crowd:
    """Set :attr:`level`, the amplitude at which it roars, at any time."""

    def __init__(self, board: Soundboard, level: float) -> None:
        self.level = level
        self._board = board
        self._playing = False
        self._greeting_until = float("-inf")
        self._finished_at: float | None = None
        self._excitement, self._presence = Glide(1.2), Glide(2.0)

    def greet(self, until: float) -> None:
        """Be heard until then, race or not."""
        self._greeting_until = until

    def deserted(self) -> None:
        """All channels have fallen silent: begin again with the next step."""
        self._playing = False

    def step(self, now: float, model: RaceModel, under: float) -> bool:
        """Follow the race at ``now``, with ``under`` (0 to 1) of it left under the voice; whether it still changes."""
        greeting = now < self._greeting_until
        wanted = max(self._wanted(now, model), GREETING if greeting else 0.0)
        loudness = 0.35 + 0.65 * wanted if model.race is not None or greeting else 0.0
        if loudness and not self._playing:
            self._playing = True
            for channel, name in zip(mix.BED, LAYERS, strict=True):
                self._board.play(channel, f"bed/{name}", 0.0, loop=True)
        if not self._playing:
            return False
        excitement, presence = self._excitement.step(now, wanted), self._presence.step(now, loudness)
        for channel, weight in zip(mix.BED, weights(excitement), strict=True):
            self._board.mixer.volume(channel, self.level * under * presence * weight)
        changing = greeting or not (self._excitement.near(wanted) and self._presence.near(loudness))
        if not changing and not loudness:
            self._leave()
        return changing

    def _leave(self) -> None:
        """Nobody is there any more: loops that nobody hears need not be mixed."""
        for channel in mix.BED:
            self._board.mixer.stop(channel)
        self._playing = False

    def _wanted(self, now: float, model: RaceModel) -> float:
        if model.race is None or not model.race.finished:
            self._finished_at = None
            return tension(model.race)
        if self._finished_at is None:
            self._finished_at = now
        return max(AFTERWARDS, 1.0 - (now - self._finished_at) / CALMING)
