"""Bugle, bell, chips, dice: effects that are played once."""

from postparade.announcer import mixer as mix
from postparade.announcer.cues import ALL, Cue
from postparade.announcer.soundboard import Soundboard

HEADROOM = 0.45
"""Amplitude that all effects together may have: voice, crowd and hooves need the rest."""
FAINT = 0.05
"""An effect with less room than that is left out."""


class Foley:
    """``level`` is the loudness of all effects, 0 to 1; without ``fanfares`` bugle and bell stay silent."""

    def __init__(self, board: Soundboard, level: float, *, fanfares: bool, dice: bool) -> None:
        self._board = board
        self._level = HEADROOM * level
        self._fanfares = fanfares
        self._dice = dice
        self._turn = 0
        self._volumes: dict[int, float] = {}
        self._duck = 1.0

    def load(self) -> None:
        """Decode all effects ahead of time."""
        for cue in ALL:
            self._board.load(f"sfx/{cue.name}")

    def play(self, cue: Cue) -> None:
        """Start the effect at once, if there is room for it beside those that sound."""
        if (cue.group == "fanfare" and not self._fanfares) or (cue.group == "dice" and not self._dice):
            return
        channel = mix.FANFARE if cue.group == "fanfare" else self._free_channel()
        self._volumes[channel] = 0.0
        taken = sum(volume for other, volume in self._volumes.items() if self._board.mixer.busy(other))
        volume = min(self._level * cue.volume, HEADROOM - taken)
        if volume >= FAINT:
            self._volumes[channel] = volume
            self._board.play(channel, f"sfx/{cue.name}", volume * self._duck)

    def step(self, duck: float) -> None:
        """Lower everything that sounds to ``duck`` (0 to 1) of its loudness."""
        if duck != self._duck:
            self._duck = duck
            for channel, volume in self._volumes.items():
                self._board.mixer.volume(channel, volume * duck)

    def _free_channel(self) -> int:
        """A channel without sound, or the one whose effect began first."""
        channels = mix.EFFECTS[self._turn :] + mix.EFFECTS[: self._turn]
        channel = next((channel for channel in channels if not self._board.mixer.busy(channel)), channels[0])
        self._turn = (mix.EFFECTS.index(channel) + 1) % len(mix.EFFECTS)
        return channel
