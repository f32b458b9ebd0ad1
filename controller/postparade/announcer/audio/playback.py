"""Plays everything: the voice by the scheduler, crowd and hooves by the race, effects by cue. Not thread-safe."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.ambience import FIRST, Crowd, Hooves
from postparade.announcer.audio.cues import ALL, CHANT, CHIPS, TICK, Cue
from postparade.announcer.audio.foley import Foley
from postparade.announcer.audio.levels import Ducker, Levels, gain
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import PATIENCE, USUAL_CALLER, Call, Caller, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import FADE, Begin, Cut, Drop, Order, Scheduler
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.demonstration import Demonstration
from postparade.announcer.notices import Notice
from postparade.announcer.speech.voice import Voice

UNDER_CALLS = 12.0
UNDER_RULES = 22.0
"""Decibels by which crowd and hooves are lowered under the voice, and under what nobody may miss."""
SAMPLE = 4.0
"""Seconds for which the crowd is heard when somebody tries the sound."""

SOUNDS = (*(f"bed/{name}" for name in FIRST), *(f"sfx/{cue.name}" for cue in ALL))
"""Loops and effects that are decoded in advance."""

SOON, SMOOTHLY, SELDOM = 0.010, 0.020, 0.200
"""Seconds to the next step: while a voice begins or is cut off, while anything else goes on, and in silence."""
SOFTLY, CROWD_SOFTLY = 1 / 3, 1 / 4
"""Shares of their usual amplitudes that the caller, and crowd and hooves, have in a demonstration race."""
SINKING = 1.0
"""While crowd and hooves still have to be lowered by more decibels than this, a voice has only just begun."""


class Announcement(Struct, frozen=True):
    """What there is to hear of one update: calls, effects, the race as it stands, and who calls it."""

    calls: tuple[Call, ...]
    cues: tuple[Cue, ...]
    model: RaceModel
    caller: Caller = USUAL_CALLER


class Playback:
    """Plays announcements. Call :meth:`step` again after :attr:`pause` seconds."""

    def __init__(self, levels: Levels, soundboard: Soundboard, voice: Voice) -> None:
        self._soundboard = soundboard
        self._voice = voice
        self._levels = levels
        self._crowd = Crowd(soundboard, levels.crowd)
        self._hooves = Hooves(soundboard, levels.hooves)
        self._foley = Foley(soundboard, levels)
        self._scheduler = Scheduler()
        self._pending: tuple[Call, ...] = ()
        self._model = RaceModel()
        self._before_demonstration: RaceModel | None = None
        self._cut_at: float | None = None
        self._gain = 1.0
        self._ready: Call | None = None
        self._ducker = Ducker()
        self._notice: Notice | None = None
        self._noticed: Call | None = None
        self.on_notice: Callable[[str], None] = lambda _: None
        """Called when an announcement of that id is being said, or cannot be."""
        self.pause = SELDOM

    @property
    def speaking(self) -> bool:
        """Whether something is being said or about to be."""
        return self._scheduler.due

    def load(self) -> Iterator[None]:
        """Decode loops and effects ahead of time, one at each step."""
        for name in SOUNDS:
            self._soundboard.load(name)
            yield

    def tune(self, levels: Levels) -> None:
        """Use ``levels`` from now on, for sounds that are already playing as well."""
        self._levels = levels
        self._foley.tune(levels)
        share = 1.0 if self._before_demonstration is None else CROWD_SOFTLY
        self._crowd.level, self._hooves.level = levels.crowd * share, levels.hooves * share
        if self._cut_at is None:
            self._soundboard.mixer.volume(mix.VOICE, self._loudness)
        self.pause = SOON

    def restart(self) -> None:
        """Start all loops again: the device was reopened and every channel is silent."""
        self._cut_at = None
        self._soundboard.restart()
        self._crowd.restart()
        self._hooves.restart()
        self.pause = SOON

    def try_out(self, now: float) -> None:
        """Play a sample of how the table sounds: chips, some seconds of crowd and, unless there is something else to
        say, the caller announcing a test."""
        self.hush(now)
        self._foley.play(CHIPS)
        self._crowd.sample(now + SAMPLE)
        if not self._scheduler.due:
            test_call = Call(
                (Line("sound-test"),),
                Priority.TURN,
                now,
                now + PATIENCE[Priority.RULE],
                Validity(self._model.epoch),
                "warm",
            )
            self._pending += (test_call,) if self._voice.request(test_call) else ()
        self.pause = SOON

    def welcome(self, guests: int) -> None:
        """So many guests sit at the table."""
        self._crowd.guests = guests

    def cheered(self, times: int, now: float) -> None:
        """Guests have cheered so many times since the last call."""
        if self._crowd.cheer(times, now):
            self._foley.play(CHANT)
        self.pause = SOON

    def perform(self, announcement: Announcement, now: float) -> tuple[Order, ...]:
        """Play the effects of an update at once, its calls in their turn. Return what the scheduler decided."""
        self.hush(now)
        self._model = announcement.model
        self._voice.caller = announcement.caller
        self._scheduler.learn(announcement.model)
        for cue in announcement.cues:
            self._foley.play(cue)
        self._pending += tuple(call for call in announcement.calls if call.spoken and self._voice.request(call))
        return self.step(now)

    def demonstrate(self, demonstration: Demonstration, now: float) -> tuple[Order, ...]:
        """Let a moment of a demonstration race be heard, softly. Return what the scheduler decided."""
        if self._before_demonstration is None:
            self._before_demonstration = self._model
            self.tune(self._levels)
        self._model = demonstration.model
        self._voice.caller = demonstration.caller
        self._scheduler.learn(demonstration.model)
        self._pending += tuple(call for call in demonstration.calls if self._voice.request(call))
        return self.step(now)

    def hush(self, now: float) -> None:
        """End a demonstration: what is being said of it fades out, and nothing more is heard of it."""
        if self._before_demonstration is None:
            return
        self._model, self._before_demonstration = self._before_demonstration, None
        self._pending = ()
        if any(isinstance(order, Cut) for order in self._scheduler.hush(now)):
            self._cut_at = now
        self._scheduler.learn(self._model)
        self._crowd.hush()
        self._hooves.hush()
        self.tune(self._levels)

    def announce(self, notice: Notice, now: float) -> None:
        """Say ``notice`` now, if nothing else is being said; whoever sends it comes again."""
        self.hush(now)
        if not self._voice.request(notice.call(self._model, now)):
            self.on_notice(notice.id)
            return
        self._notice = notice
        self.pause = SOON

    def step(self, now: float) -> tuple[Order, ...]:
        """Advance to ``now``. Return what the scheduler decided."""
        orders = (
            *self._offer(now),
            *self._notices(now),
            *self._scheduler.step(now, busy=self._soundboard.mixer.busy(mix.VOICE)),
        )
        for order in orders:
            if isinstance(order, Cut):
                self._cut(now)
            elif isinstance(order, Begin):
                if self._noticed is not None and order.call is self._noticed and self._notice is not None:
                    self.on_notice(self._notice.id)
                    self._notice = None
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
            lively = self._scheduler.due or any(changing) or not self._ducker.settled or self._pending
            self.pause = SMOOTHLY if lively else SELDOM
            self._soundboard.prepare()
        return orders

    def _offer(self, now: float) -> list[Order]:
        """Offer calls to the scheduler once their speech is ready; drop those that become unfit before that."""
        if not self._pending:
            return []
        dropped = [Drop(call, why) for call in self._pending if (why := self._scheduler.unfit(call, now)) is not None]
        fit = [call for call in self._pending if self._scheduler.unfit(call, now) is None]
        ready = [call for call in fit if self._voice.clip(call.lines[0], call.energy)]
        self._pending = tuple(call for call in fit if call not in ready)
        return [*dropped, *self._scheduler.offer(ready, now)]

    def _notices(self, now: float) -> list[Order]:
        """Offer an announcement while nothing else is to be said, once its speech is ready."""
        notice = self._notice
        if notice is None or self._scheduler.due or self._pending:
            return []
        call = self._noticed = notice.call(self._model, now)
        if now > notice.until or not self._voice.clip(call.lines[0], call.energy):
            return []
        return self._scheduler.offer((call,), now)

    def _cut(self, now: float) -> None:
        """Cut the voice off; a tick announces that the next call cannot wait."""
        self._cut_at = now
        if self._scheduler.urgent:
            self._foley.play(TICK)

    def _fade(self, now: float) -> None:
        """Fade out a voice that was cut off, in steps: SDL's own fades follow the wall clock, not ours."""
        if self._cut_at is None:
            return
        rest = 0.5 - 0.5 * (now - self._cut_at) / FADE
        if rest > 0.0:
            self._soundboard.mixer.volume(mix.VOICE, self._loudness * rest)
        else:
            self._soundboard.mixer.stop(mix.VOICE)
            self._cut_at = None

    def _make_ready(self) -> None:
        """Decode the next call in the pause before it, so that it begins on time, and no earlier: most calls that wait
        during another one are never said. A fade-out goes first."""
        call = self._scheduler.up_next if self._cut_at is None else None
        if call is not None and call is not self._ready:
            found = self._voice.clip(call.lines[0], call.energy)
            if found is not None:
                self._soundboard.load_file(found[0])
        self._ready = call

    def _say(self, order: Begin) -> None:
        """Play the line. One that is not ready in time is skipped, though its caption is shown.

        Each clip is tried twice, because the first failure puts the file aside and another one takes its place.
        """
        for line in (order.line, order.call.lines[order.index]) * 2:
            found = self._voice.clip(line, order.call.energy)
            if found is not None:
                file, self._gain = found
                self._gain *= 1.0 if self._before_demonstration is None else SOFTLY
                self._cut_at = None
                if self._soundboard.play_file(mix.VOICE, file, self._loudness):
                    return

    @property
    def _loudness(self) -> float:
        """Amplitude of the line that is being said."""
        return min(1.0, self._levels.voice * self._gain)
