"""Everything that sounds: voice by the scheduler, crowd and hooves by the race, effects by cue. One thread's own."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.bed import GAITS, LAYERS, Ducker, gain
from postparade.announcer.audio.crowd import Crowd
from postparade.announcer.audio.cues import ALL, CHIPS, TICK, Cue
from postparade.announcer.audio.foley import Foley
from postparade.announcer.audio.hooves import Hooves
from postparade.announcer.audio.levels import Levels
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import FADE, Begin, Cut, Order, Scheduler
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.speech.voice import Voice

UNDER_CALLS = 12.0
UNDER_RULES = 22.0
"""Decibels by which crowd and hooves are lowered under the voice, and under what nobody may miss."""
GREETING = 4.0
"""Seconds for which the crowd is heard when somebody tries the sound."""

SOUNDS = (*(f"bed/{name}" for name in (*LAYERS, *GAITS)), *(f"sfx/{cue.name}" for cue in ALL))
"""Loops and effects."""

SOON, SMOOTHLY, SELDOM = 0.010, 0.020, 0.200
"""Seconds to the next step: while a voice begins or is cut off, while anything else goes on, and in silence."""
SINKING = 1.0
"""Decibels that crowd and hooves still have to be lowered when a voice has only just begun."""


class Act(Struct, frozen=True):
    """What one notice brings to the stage."""

    calls: tuple[Call, ...]
    cues: tuple[Cue, ...]
    model: RaceModel


class Playback:
    """Plays acts. Call :meth:`step` again after :attr:`pause` seconds."""

    def __init__(self, levels: Levels, board: Soundboard, voice: Voice) -> None:
        self._board = board
        self._voice = voice
        self._levels = levels
        self._crowd = Crowd(board, levels.crowd)
        self._hooves = Hooves(board, levels.hooves)
        self._foley = Foley(board, levels)
        self._scheduler = Scheduler()
        self._rehearsing: tuple[Call, ...] = ()
        self._model = RaceModel()
        self._cut_at: float | None = None
        self._gain = 1.0
        self._ready: Call | None = None
        self._ducker = Ducker()
        self.pause = SELDOM

    @property
    def speaking(self) -> bool:
        """Whether something is being said or about to be."""
        return self._scheduler.due

    def load(self) -> Iterator[None]:
        """Decode loops and effects ahead of time, one at each step."""
        for name in SOUNDS:
            self._board.load(name)
            yield

    def tune(self, levels: Levels) -> None:
        """Play that loud from now on; what sounds already included."""
        self._levels = levels
        self._foley.tune(levels)
        self._crowd.level, self._hooves.level = levels.crowd, levels.hooves
        if self._cut_at is None:
            self._board.mixer.volume(mix.VOICE, self._loudness)
        self.pause = SOON

    def deserted(self) -> None:
        """All channels have fallen silent, because the device is another one now: begin again."""
        self._cut_at = None
        self._crowd.deserted()
        self._hooves.deserted()
        self.pause = SOON

    def try_out(self, now: float) -> None:
        """Let people hear whether the table sounds as they like: chips, some seconds of crowd, and the caller, who
        says that it is a test, unless there is something to say."""
        self._foley.play(CHIPS)
        self._crowd.greet(now + GREETING)
        if not self._scheduler.due:
            greeting = Call(
                (Line("sound-test"),),
                Priority.TURN,
                now,
                now + PATIENCE[Priority.RULE],
                Validity(self._model.epoch),
                "warm",
            )
            self._rehearsing += (greeting,) if self._voice.rehearse(greeting) else ()
        self.pause = SOON

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
                self._cut(now)
            elif isinstance(order, Begin):
                self._say(order)
        self._fade(now)
        self._make_ready()
        depth = UNDER_RULES if self._scheduler.urgent else UNDER_CALLS if self._scheduler.due else 0.0
        lowered = self._ducker.step(now, depth)
        self._foley.step(lowered)
        under = gain(lowered)
        changing = self._crowd.step(now, self._model, under), self._hooves.step(now, self._model, under)
        if self._cut_at is not None or self._scheduler.up_next is not None or depth - lowered > SINKING:
            self.pause = SOON
        else:
            lively = self._scheduler.due or any(changing) or not self._ducker.settled or self._rehearsing
            self.pause = SMOOTHLY if lively else SELDOM
        return orders

    def _offer(self, now: float) -> list[Order]:
        """Calls go to the scheduler once they can be said; those that Pico still speaks have until their deadline."""
        if not self._rehearsing:
            return []
        ready = tuple(call for call in self._rehearsing if self._voice.clip(call.lines[0], call.energy))
        self._rehearsing = tuple(call for call in self._rehearsing if call not in ready and now <= call.deadline)
        return self._scheduler.offer(ready, now)

    def _cut(self, now: float) -> None:
        """The voice makes room; a tick tells that what comes cannot wait."""
        self._cut_at = now
        if self._scheduler.urgent:
            self._foley.play(TICK)

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

    def _make_ready(self) -> None:
        """Decode the next call in the pause before it, so that it begins in time; most calls that wait while another
        one is made are never said. A voice that fades out goes first."""
        call = self._scheduler.up_next if self._cut_at is None else None
        if call is not None and call is not self._ready:
            found = self._voice.clip(call.lines[0], call.energy)
            if found is not None:
                self._board.load_file(found[0])
        self._ready = call

    def _say(self, order: Begin) -> None:
        """Play the line. One that is not there in time is passed over: its caption stands.

        All is tried twice, as a file that cannot be played is put aside at the first time.
        """
        for line in (order.line, order.call.lines[order.index]) * 2:
            found = self._voice.clip(line, order.call.energy)
            if found is not None:
                file, self._gain = found
                self._cut_at = None
                if self._board.play_file(mix.VOICE, file, self._loudness):
                    return

    @property
    def _loudness(self) -> float:
        """Amplitude of the line that is being said."""
        return min(1.0, self._levels.voice * self._gain)
