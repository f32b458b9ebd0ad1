"""Bugle, bell, chips, dice: effects that are played once."""

from msgspec import Struct

from postparade.announcer import mixer as mix
from postparade.announcer.bed import gain
from postparade.announcer.cues import ALL, Cue, Group
from postparade.announcer.levels import FULL_EFFECTS, Levels
from postparade.announcer.soundboard import Soundboard

BESIDE: dict[Group, float] = {"crowd": 1.0, "attention": 0.0}
USUAL = 0.5
"""Share of the decibels under the voice by which a group is lowered: cheers like the crowd, others less."""
FAINT = 0.05
"""An effect with less room than that is left out."""


class Sounding(Struct, frozen=True):
    """An effect that was begun as the ``turn``-th, at ``volume``."""

    cue: Cue
    volume: float
    turn: int

    @property
    def standing(self) -> tuple[int, int]:
        """Sort key: the first one makes room for others."""
        return self.cue.weight, self.turn

    @property
    def room(self) -> float:
        """Amplitude that it takes from the others."""
        return 0.0 if self.cue.group == "attention" else self.volume


class Foley:
    """All effects together have the amplitude ``FULL_EFFECTS``: voice, crowd and hooves need the rest. Set
    :attr:`levels` at any time."""

    def __init__(self, board: Soundboard, levels: Levels) -> None:
        self.levels = levels
        self._board = board
        self._sounding: dict[int, Sounding] = {}
        self._turn = 0
        self._lowered = 0.0

    def load(self) -> None:
        """Decode all effects ahead of time."""
        for cue in ALL:
            self._board.load(f"sfx/{cue.name}")

    def play(self, cue: Cue) -> None:
        """Start the effect at once. Lighter ones make room for it, the oldest first; if that does not do, it is left
        out."""
        wanted = self.levels.effects * cue.volume
        if wanted < FAINT / 4 or not self._allowed(cue):
            return
        self._sounding = {channel: one for channel, one in self._sounding.items() if self._board.mixer.busy(channel)}
        channel = self._channel(cue)
        if channel is None:
            return
        self._sounding.pop(channel, None)
        volume = wanted if cue.group == "attention" else min(wanted, self._room(cue, wanted))
        if volume >= min(FAINT, wanted):
            self._turn += 1
            self._sounding[channel] = Sounding(cue, volume, self._turn)
            self._board.play(channel, f"sfx/{cue.name}", volume * self._beside(cue))

    def step(self, lowered: float) -> None:
        """Go beside a voice under which the bed is ``lowered`` by so many decibels."""
        if lowered != self._lowered:
            self._lowered = lowered
            for channel, one in self._sounding.items():
                self._board.mixer.volume(channel, one.volume * self._beside(one.cue))

    def _beside(self, cue: Cue) -> float:
        """How much of ``cue`` is left beside the voice."""
        return gain(BESIDE.get(cue.group, USUAL) * self._lowered)

    def _allowed(self, cue: Cue) -> bool:
        return {"fanfare": self.levels.fanfares, "dice": self.levels.dice}.get(cue.group, True)

    def _channel(self, cue: Cue) -> int | None:
        """A channel without sound, or the one of the oldest and lightest effect that is no heavier than ``cue``."""
        if cue.group == "fanfare":
            return mix.FANFARE
        free = next((channel for channel in mix.EFFECTS if channel not in self._sounding), None)
        if free is not None:
            return free
        channel = min(mix.EFFECTS, key=lambda channel: self._sounding[channel].standing)
        return channel if self._sounding[channel].cue.weight <= cue.weight else None

    def _room(self, cue: Cue, wanted: float) -> float:
        """The amplitude that is left for ``cue``, after lighter effects were stopped where ``wanted`` needs it."""
        room = FULL_EFFECTS - sum(one.room for one in self._sounding.values())
        for channel, one in sorted(self._sounding.items(), key=lambda entry: entry[1].standing):
            if room >= wanted or one.cue.weight >= cue.weight:
                break
            self._board.mixer.stop(channel)
            del self._sounding[channel]
            room += one.room
        return room
