"""The field on the track: hooves while the race runs, the faster the nearer the wire."""

from math import sqrt

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.bed import GAITS, Glide, gait
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.race_model import RaceModel, tension

CHANGE = 0.6
"""Seconds in which one gait becomes the next."""


class Hooves:
    """Two channels that take turns: on one the field runs, on the other its last gait dies away.

    Set :attr:`level`, the amplitude of a field at full speed, at any time.
    """

    def __init__(self, board: Soundboard, level: float) -> None:
        self.level = level
        self._board = board
        self._gait: int | None = None
        self._turn = 0
        self._loudness = Glide(0.6)
        self._change = Glide(CHANGE)

    def deserted(self) -> None:
        """All channels have fallen silent: begin again with the next step."""
        self._gait = None

    def step(self, now: float, model: RaceModel, under: float) -> bool:
        """Follow the race at ``now``, with ``under`` (0 to 1) left under the voice; whether they still change."""
        running = model.race is not None and model.race.running
        excitement = tension(model.race)
        wanted = 0.4 + 0.6 * excitement if running else 0.0
        if running:
            self._run(gait(excitement, self._gait or 0))
        if self._gait is None:
            return False
        loudness, change = self.level * under * self._loudness.step(now, wanted), self._change.step(now, 1.0)
        self._board.mixer.volume(mix.HOOVES[self._turn], loudness * sqrt(change))
        self._board.mixer.volume(mix.HOOVES[1 - self._turn], loudness * sqrt(1.0 - change))
        changing = not (self._loudness.near(wanted) and self._change.near(1.0))
        if not changing:
            self._quieten(running=running)
        return changing

    def _run(self, wanted: int) -> None:
        """Run the gait ``wanted``, once the change before has come to its end."""
        first = self._gait is None
        if wanted == self._gait or not (first or self._change.near(1.0)):
            return
        self._gait = wanted
        self._turn = 1 - self._turn
        self._change.value = 1.0 if first else 0.0
        self._board.play(mix.HOOVES[self._turn], f"bed/{GAITS[wanted]}", 0.0, loop=True)

    def _quieten(self, *, running: bool) -> None:
        """Stop what nobody hears."""
        self._board.mixer.stop(mix.HOOVES[1 - self._turn])
        if not running:
            self._board.mixer.stop(mix.HOOVES[self._turn])
            self._gait = None
