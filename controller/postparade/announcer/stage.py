"""Everything that sounds: voice by the scheduler, crowd and hooves by the race, effects by cue. One thread's own."""

from msgspec import Struct

from postparade.announcer import mixer as mix
from postparade.announcer.bed import Ducker
from postparade.announcer.commentary.calls import Call
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import FADE, Begin, Cut, Order, Scheduler
from postparade.announcer.crowd import Crowd
from postparade.announcer.cues import Cue
from postparade.announcer.foley import Foley
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.soundboard import Soundboard
from postparade.announcer.voice import Voice

CROWD_DUCK = 18.0
EFFECTS_DUCK = 9.0
"""Decibels by which the crowd, and bugle, bell and cheers, are lowered under the voice."""
FULL_VOICE = 0.9
NIGHT = 10 ** (-12 / 20)


class Act(Struct, frozen=True):
    """What one notice brings to the stage."""

    calls: tuple[Call, ...]
    cues: tuple[Cue, ...]
    model: RaceModel


class Stage:
    """Plays acts. Call :meth:`step` every 10 ms while :attr:`lively`, else a few times a second."""

    def __init__(self, settings: AnnouncerSettings, board: Soundboard, voice: Voice) -> None:
        loud = NIGHT if settings.night else 1.0
        self._board = board
        self._voice = voice
        self._level = FULL_VOICE * settings.voice * loud
        self._crowd = Crowd(board, settings.bed * loud)
        self._foley = Foley(board, settings.effects * loud, fanfares=not settings.night, dice=settings.dice_sound)
        self._scheduler = Scheduler()
        self._rehearsing: tuple[Call, ...] = ()
        self._model = RaceModel()
        self._cut_at: float | None = None
        self._loudness = 0.0
        self._under_voice, self._beside_voice = Ducker(CROWD_DUCK), Ducker(EFFECTS_DUCK)
        self.lively = False

    def load(self) -> None:
        """Decode loops and effects ahead of time."""
        self._crowd.load()
        self._foley.load()

    def perform(self, act: Act, now: float) -> tuple[Order, ...]:
        """Take in what a notice brought, effects at once, calls when it is their turn; what the scheduler decided."""
        self._model = act.model
        self._scheduler.learn(act.model)
        for cue in act.cues:
            self._foley.play(cue)
        self._rehearsing += tuple(call for call in act.calls if call.spoken and self._voice.rehearse(call))
        return self.step(now)

    def step(self, now: float) -> tuple[Order, ...]:
        """Go on to ``now``; what the scheduler decided."""
        orders = (*self._offer(now), *self._scheduler.step(now, busy=self._board.mixer.busy(mix.VOICE)))
        for order in orders:
            if isinstance(order, Cut):
                self._cut_at = now
            elif isinstance(order, Begin):
                self._say(order)
        self._fade(now)
        due = self._scheduler.due
        changing = self._crowd.step(now, self._model, self._under_voice.step(now, due=due))
        self._foley.step(self._beside_voice.step(now, due=due))
        self.lively = due or changing or not self._under_voice.settled or bool(self._rehearsing)
        return orders

    def _offer(self, now: float) -> list[Order]:
        """Calls go to the scheduler once they can be said; those that Pico still speaks have until their deadline."""
        ready = tuple(call for call in self._rehearsing if self._voice.clip(call.lines[0], call.energy))
        self._rehearsing = tuple(call for call in self._rehearsing if call not in ready and now <= call.deadline)
        return self._scheduler.offer(ready, now)

    def _fade(self, now: float) -> None:
        """Take a voice that was cut off down in steps: SDL's own fades go by the wall clock, not by this one."""
        if self._cut_at is None:
            return
        rest = 0.5 - 0.5 * (now - self._cut_at) / FADE
        if rest > 0.0:
            self._board.mixer.volume(mix.VOICE, self._loudness * rest)
        else:
            self._board.mixer.stop(mix.VOICE)
            self._cut_at = None

    def _say(self, order: Begin) -> None:
        """Play the line. One that is not there in time is passed over: its caption stands."""
        energy = order.call.energy
        found = self._voice.clip(order.line, energy) or self._voice.clip(order.call.lines[order.index], energy)
        if found is not None:
            file, gain = found
            self._cut_at, self._loudness = None, min(1.0, self._level * gain)
            self._board.play_file(mix.VOICE, file, self._loudness)
