"""What sounds under the voice: the crowd, which follows the tension of the race, and the hooves of a running field."""

from math import cos, exp, pi, sin, sqrt

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.race_model import RaceModel, tension

LAYERS = ("crowd_murmur_loop", "crowd_buzz_loop", "crowd_roar_loop")
"""From a quiet to a roaring crowd."""
GAITS = ("hooves_canter_loop", "hooves_field_loop", "hooves_sprint_loop")
"""From a canter to a sprint: 1.85, 2.35 and 2.8 strides a second."""
FASTER = (0.45, 0.75)
"""Tension at which the field changes to the second and to the third gait."""
SLACK = 0.05
"""How far the tension has to fall below that before the field slows down again."""
FIRST = (*LAYERS[:2], GAITS[0])
"""What a race begins with, decoded in advance. A loop takes 2.7 MB, and no more than four are heard at a time."""
HEARD = 0.1
"""Share of the crowd from which on a layer is worth its memory; it is let go when it has none."""


def weights(tension: float) -> tuple[float, float, float]:
    """Amplitude of each layer at ``tension`` 0 to 1: an equal-power cross-fade from murmur to buzz to roar."""
    place = min(max(tension, 0.0), 1.0) * 2
    if place <= 1:
        return cos(place * pi / 2), sin(place * pi / 2), 0.0
    return 0.0, cos((place - 1) * pi / 2), sin((place - 1) * pi / 2)


def gait(tension: float, now: int) -> int:
    """Index into :data:`GAITS` for ``tension`` 0 to 1; ``now`` is the index of the current gait."""
    return sum(tension >= limit - (SLACK if now > faster else 0.0) for faster, limit in enumerate(FASTER))


class Glide:
    """A value that starts at 0 and follows its target smoothly: 95 % of the way in ``seconds``."""

    def __init__(self, seconds: float) -> None:
        self.value = 0.0
        self._tau = seconds / 3
        self._at: float | None = None

    def step(self, now: float, target: float) -> float:
        """The value at ``now``."""
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._at = now
        self.value = target + (self.value - target) * exp(-passed / self._tau)
        return self.value

    def near(self, target: float) -> bool:
        """Whether ``target`` is as good as reached."""
        return abs(self.value - target) < 0.01


CALMING = 10.0
"""Seconds in which the crowd settles down after a finish."""
AFTERWARDS = 0.2
"""Tension that it settles at."""
SAMPLE = 0.55
"""Tension of the crowd while somebody tries the sound."""


FULL_HOUSE = 8
"""Guests from which on the crowd is as dense as it gets; without a number it is."""
INTIMATE = 0.65
"""Share of the excitement, and of the loudness, that a single guest brings about."""
ONE_CHEER = 0.35
"""What the cheer of one guest adds to the heat of the crowd, divided by the guests: three thumbs a second each make it
boil."""
COOLING = 4.0
"""Seconds in which two thirds of that heat are gone."""
HEATED = 0.5
"""What full heat adds to the tension of a race."""
SINGING, SETTLED = 0.8, 0.4
"""Heat from which on the crowd sings, and below which it has stopped."""


class Heat:
    """How much the guests cheer on their phones, 0 to 1, fading by itself."""

    def __init__(self) -> None:
        self._value = 0.0
        self._at = 0.0
        self._singing = False

    def at(self, now: float) -> float:
        """The heat at ``now``."""
        return self._value * exp(-max(0.0, now - self._at) / COOLING)

    def add(self, cheers: int, guests: int, now: float) -> bool:
        """Add ``cheers`` of ``guests``. Return whether the crowd begins to sing."""
        before = self.at(now)
        self._value, self._at = min(1.0, before + ONE_CHEER * cheers / max(1, guests)), now
        sang, self._singing = self._singing and before > SETTLED, self._value >= SINGING
        self._singing = self._singing or sang
        return self._singing and not sang


class Layer:
    """One loop of the crowd on a channel of its own, decoded only while it can be heard."""

    def __init__(self, soundboard: Soundboard, channel: int, name: str) -> None:
        self.playing = False
        self._soundboard = soundboard
        self._channel = channel
        self._loop = name
        self._name = f"bed/{name}"

    def follow(self, weight: float, loudness: float) -> None:
        """Have ``weight`` of the crowd, which plays with ``loudness``."""
        if weight > HEARD and not self.playing and self._soundboard.at_hand(self._name):
            self._soundboard.play(self._channel, self._name, 0.0, loop=True)
            self.playing = True
        if self.playing:
            self._soundboard.mixer.volume(self._channel, loudness * weight)
        if self.playing and not weight:
            self.rest()
            self._soundboard.let_go(self._name)

    def rest(self) -> None:
        """Play no longer: what nobody hears need not be mixed."""
        self._soundboard.mixer.stop(self._channel)
        self.playing = False

    def end(self) -> None:
        """Play no longer, and be ready for the next race."""
        self.rest()
        await_race(self._soundboard, self._loop)


def await_race(soundboard: Soundboard, loop: str) -> None:
    """Have ``loop`` decoded if a race begins with it; let go of it if not."""
    if loop in FIRST:
        soundboard.at_hand(f"bed/{loop}")
    else:
        soundboard.let_go(f"bed/{loop}")


class Crowd:
    """The loops of the crowd. :attr:`level`, the amplitude of its roar, and :attr:`guests`, how many sit at the table
    (0: not known), may be set at any time."""

    def __init__(self, soundboard: Soundboard, level: float) -> None:
        self.level = level
        self.guests = 0
        self._heat = Heat()
        self._layers = [Layer(soundboard, channel, name) for channel, name in zip(mix.BED, LAYERS, strict=True)]
        self._playing = False
        self._sample_until = float("-inf")
        self._finished_at: float | None = None
        self._excitement, self._presence = Glide(1.2), Glide(2.0)

    def sample(self, until: float) -> None:
        """Be audible until then, race or no race."""
        self._sample_until = until

    def cheer(self, times: int, now: float) -> bool:
        """Guests have cheered. Return whether that makes the crowd sing."""
        return self._heat.add(times, self.guests, now)

    def restart(self) -> None:
        """Start all loops again at the next steps: the device was reopened and every channel is silent."""
        for layer in self._layers:
            layer.playing = False

    def step(self, now: float, model: RaceModel, under: float) -> bool:
        """Follow the race at ``now``, scaled by ``under`` (0 to 1) beneath the voice. Return whether it is still
        changing."""
        sampling = now < self._sample_until
        heat = self._heat.at(now)
        wanted = max(min(1.0, self._wanted(now, model) + HEATED * heat) * self._density, SAMPLE if sampling else 0.0)
        loudness = (0.35 + 0.65 * wanted) * self._density if model.race is not None or sampling else 0.0
        self._playing = self._playing or loudness > 0.0
        if not self._playing:
            return False
        excitement, presence = self._excitement.step(now, wanted), self._presence.step(now, loudness)
        for layer, weight in zip(self._layers, weights(excitement), strict=True):
            layer.follow(weight, self.level * under * presence)
        changing = sampling or heat > 0.01 or not (self._excitement.near(wanted) and self._presence.near(loudness))
        if not changing and not loudness:
            self._stop()
        return changing

    @property
    def _density(self) -> float:
        """How full the stands are, up to 1."""
        present = min(self.guests or FULL_HOUSE, FULL_HOUSE)
        return INTIMATE + (1.0 - INTIMATE) * (present - 1) / (FULL_HOUSE - 1)

    def hush(self) -> None:
        """Fall silent at once."""
        self._presence.value = 0.0
        self._stop()

    def _stop(self) -> None:
        """Stop all loops, and be ready for the next race."""
        for layer in self._layers:
            layer.end()
        self._playing = False

    def _wanted(self, now: float, model: RaceModel) -> float:
        if model.race is None or not model.race.finished:
            self._finished_at = None
            return tension(model.race)
        if self._finished_at is None:
            self._finished_at = now
        return max(AFTERWARDS, 1.0 - (now - self._finished_at) / CALMING)


CHANGE = 0.6
"""Seconds of the cross-fade from one gait to the next."""


class Hooves:
    """Two channels that take turns: one plays the current gait while the previous one fades out on the other.

    :attr:`level`, the amplitude of a field at full speed, may be set at any time.
    """

    def __init__(self, soundboard: Soundboard, level: float) -> None:
        self.level = level
        self._soundboard = soundboard
        self._gait: int | None = None
        self._fading: int | None = None
        self._turn = 0
        self._loudness = Glide(0.6)
        self._change = Glide(CHANGE)

    def restart(self) -> None:
        """Start all loops again at the next steps: the device was reopened and every channel is silent."""
        self._gait = self._fading = None

    def step(self, now: float, model: RaceModel, under: float) -> bool:
        """Follow the race at ``now``, scaled by ``under`` (0 to 1) beneath the voice. Return whether they are still
        changing."""
        running = model.race is not None and model.race.running
        excitement = tension(model.race)
        wanted = 0.4 + 0.6 * excitement if running else 0.0
        if running:
            self._run(gait(excitement, self._gait or 0))
        if self._gait is None:
            return False
        loudness, change = self.level * under * self._loudness.step(now, wanted), self._change.step(now, 1.0)
        self._soundboard.mixer.volume(mix.HOOVES[self._turn], loudness * sqrt(change))
        self._soundboard.mixer.volume(mix.HOOVES[1 - self._turn], loudness * sqrt(1.0 - change))
        changing = not (self._loudness.near(wanted) and self._change.near(1.0))
        if not changing:
            self._quieten(running=running)
        return changing

    def hush(self) -> None:
        """Fall silent at once."""
        self._loudness.value = 0.0
        self._stop()

    def _stop(self) -> None:
        """Stop both channels, and be ready for the next race."""
        for channel in mix.HOOVES:
            self._soundboard.mixer.stop(channel)
        self._gait = self._fading = None
        for name in GAITS:
            await_race(self._soundboard, name)

    def _run(self, wanted: int) -> None:
        """Change to the gait ``wanted`` once it is decoded and the previous change is complete."""
        first = self._gait is None
        if wanted == self._gait or not (first or self._change.near(1.0)):
            return
        if not self._soundboard.at_hand(f"bed/{GAITS[wanted]}"):
            return
        self._leave()
        self._fading, self._gait = self._gait, wanted
        self._turn = 1 - self._turn
        self._change.value = 1.0 if first else 0.0
        self._soundboard.play(mix.HOOVES[self._turn], f"bed/{GAITS[wanted]}", 0.0, loop=True)

    def _quieten(self, *, running: bool) -> None:
        """Stop channels that have become inaudible."""
        self._soundboard.mixer.stop(mix.HOOVES[1 - self._turn])
        self._leave()
        if not running:
            self._stop()

    def _leave(self) -> None:
        """Let go of the previous gait, unless the field has come back to it."""
        if self._fading is not None and self._fading != self._gait:
            self._soundboard.let_go(f"bed/{GAITS[self._fading]}")
        self._fading = None
