"""Bugle, bell, chips, dice: effects that are played once."""

from msgspec import Struct

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.cues import Cue, Group
from postparade.announcer.audio.levels import Levels, gain
from postparade.announcer.audio.soundboard import Soundboard

BESIDE: dict[Group, float] = {"crowd": 1.0, "attention": 0.0}
USUAL = 0.5
"""Share of the decibels of ducking by which a group is lowered: cheers as much as the crowd, others less."""
FAINT = 0.1
"""An effect that would get a smaller share of the loudness is left out."""


class Sounding(Struct, frozen=True):
    """An effect that was the ``turn``-th to begin, at ``share`` of the loudness that all have together."""

    cue: Cue
    share: float
    turn: int

    @property
    def rank(self) -> tuple[int, int]:
        """Sort key: the lowest gives way first."""
        return self.cue.weight, self.turn

    @property
    def room(self) -> float:
        """The share that it takes from the others."""
        return 0.0 if self.cue.group == "attention" else self.share


class Foley:
    """Plays effects, all of them together no louder than one at its loudest: voice, crowd and hooves need the rest."""

    def __init__(self, soundboard: Soundboard, levels: Levels) -> None:
        self._levels = levels
        self._soundboard = soundboard
        self._sounding: dict[int, Sounding] = {}
        self._turn = 0
        self._lowered = 0.0

    def play(self, cue: Cue) -> None:
        """Start the effect at once. Effects of less weight give way to it, the oldest first; if that is not enough, it
        is left out."""
        if not self._levels.effects or not self._allowed(cue):
            return
        self._sounding = {
            channel: one for channel, one in self._sounding.items() if self._soundboard.mixer.busy(channel)
        }
        channel = self._channel(cue)
        if channel is None:
            return
        self._sounding.pop(channel, None)
        share = cue.volume if cue.group == "attention" else min(cue.volume, self._room(cue))
        # The tolerance lets ten effects of a tenth each fit, however their sum is rounded.
        if share >= min(FAINT, cue.volume) - 1e-9:
            self._turn += 1
            one = self._sounding[channel] = Sounding(cue, share, self._turn)
            self._soundboard.play(channel, f"sfx/{cue.name}", self._volume(one))

    def tune(self, levels: Levels) -> None:
        """Use ``levels`` from now on, for effects that are already playing as well."""
        self._levels = levels
        self._set_volumes()

    def step(self, lowered: float) -> None:
        """Adjust the effects to a voice under which the bed is ``lowered`` by so many decibels."""
        if lowered != self._lowered:
            self._lowered = lowered
            self._set_volumes()

    def _set_volumes(self) -> None:
        for channel, one in self._sounding.items():
            self._soundboard.mixer.volume(channel, self._volume(one))

    def _volume(self, one: Sounding) -> float:
        """Amplitude of ``one`` beside the voice."""
        return self._levels.effects * one.share * gain(BESIDE.get(one.cue.group, USUAL) * self._lowered)

    def _allowed(self, cue: Cue) -> bool:
        return {"fanfare": self._levels.fanfares, "dice": self._levels.dice}.get(cue.group, True)

    def _channel(self, cue: Cue) -> int | None:
        """A channel without sound, or the one of the oldest and lightest effect that is no heavier than ``cue``."""
        if cue.group == "fanfare":
            return mix.FANFARE
        free = next((channel for channel in mix.EFFECTS if channel not in self._sounding), None)
        if free is not None:
            return free
        channel = min(mix.EFFECTS, key=lambda channel: self._sounding[channel].rank)
        return channel if self._sounding[channel].cue.weight <= cue.weight else None

    def _room(self, cue: Cue) -> float:
        """The share that is left for ``cue``; stops lighter effects where it needs theirs."""
        room = 1.0 - sum(one.room for one in self._sounding.values())
        for channel, one in sorted(self._sounding.items(), key=lambda entry: entry[1].rank):
            if room >= cue.volume or one.cue.weight >= cue.weight:
                break
            self._soundboard.mixer.stop(channel)
            del self._sounding[channel]
            room += one.room
        return room
