"""The simulated dice tray under its camera: dice are thrown, hands reach in, and every picture shows one moment."""

import math
import random
import threading
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Fault, Phrase
from postparade.simulator.tray.dice_model import LOOKS, Eye, compose, draw
from postparade.simulator.tray.photo import letterboxed
from postparade.simulator.tray.picture import (
    NOISE_FIELDS,
    Picture,
    bare_tray,
    exposed,
    hand,
    noise_fields,
    pushed,
    reaching,
    shifted,
)
from postparade.simulator.tray.throw import TUMBLE, Die, cocked, flat, flight, flying, prepare
from postparade.simulator.tray.timeline import NUDGE, Act, TrayTimeline

PICK_UP = 0.4
"""Seconds a hand takes to collect what lies in the tray."""

EMPTY_FOR = 0.3
"""Seconds the tray lies empty before the next dice come in."""

PUSH = 0.6
"""Seconds a photograph takes to slide in: long enough to count as stirring."""

USUAL_EXPOSURE = 10.0
"""Milliseconds; at these the picture is as bright as the lamp is set."""

_NOISE_RATE = 30
_REACH_IN = 0.3
_SHAKE = 7.0
_SCALE = 33.0
_DISTANCE = 46.0


class SimulatedTray:
    """A tray, its dice, and the camera above it.

    ``seed`` repeats faces, places and noise, None takes the operating system's randomness; ``size`` is the camera's
    width and height in pixels, ``noise`` the sensor's in steps of 255. ``look`` names the dice (one of ``LOOKS``);
    without it every throw chooses its own. Everything may be called from any thread; the methods for what people do
    paint pictures (up to some tens of milliseconds) and should be kept out of an event loop.
    """

    name: str = Phrase("simulated_camera")
    pace = 20.0
    unlocked: tuple[str, ...] = ()
    encoding = ""
    encodings: tuple[str, ...] = ()
    rate = pace
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_recording"))

    def __init__(
        self,
        clock: Clock,
        seed: int | None = None,
        size: tuple[int, int] = (640, 480),
        noise: float = 2.0,
        look: str | None = None,
    ) -> None:
        self.size = size
        self.plugged = True
        self.exposure = USUAL_EXPOSURE
        self.clock = clock
        self._chance = random.SystemRandom() if seed is None else random.Random(seed)
        self._eye = Eye(size[0], size[1], _SCALE * size[0] / 640, _DISTANCE)
        grain = np.random.default_rng(0 if seed is None else seed)
        self._bare = bare_tray(size, grain)
        self._noise = noise_fields(size, noise, grain)
        self._hand = hand(size)
        self._looks = tuple(LOOKS.values()) if look is None else (LOOKS[look],)
        self._scene = TrayTimeline(self._bare)
        self._reference = exposed(self._bare, 1.0, self._noise[0])
        self._changing = threading.Lock()

    @property
    def identity(self) -> str:
        """What the camera is recognised by: another one for a photograph, which brings a tray of its own."""
        return "simulated photograph" if self.photo else "simulated"

    @property
    def faces(self) -> tuple[int, int] | None:
        """The upper faces of the dice that lie in the tray; None while they tumble, or when no two faces are up."""
        scene = self._scene
        return scene.faces if scene.settled(self.clock.now()) else None

    @property
    def photo(self) -> bool:
        """Whether a photograph is in view instead of the tray."""
        return self.clock.now() >= self._scene.photo_from

    @property
    def level(self) -> float:
        """How much light there is; 1 is usual."""
        return self._scene.level

    # the camera

    def read(self) -> Picture:
        """The picture of this moment (read-only). Raises ``DeviceFault`` (``camera_missing``) while unplugged."""
        now = self.clock.now()
        return self._frame(now, int(now * _NOISE_RATE) % NOISE_FIELDS)

    def glance(self) -> Picture:
        """The same for people: while nothing moves, it is always the same picture. Raises like :meth:`read`."""
        return self._frame(self.clock.now(), 0)

    def _frame(self, now: float, field: int) -> Picture:
        if not self.plugged:
            raise DeviceFault("camera_missing", camera=self.name)
        scene = self._scene
        at_rest = scene.at_rest(now)
        if at_rest and field in scene.developed:
            return scene.developed[field]
        level = scene.level * self.exposure / USUAL_EXPOSURE
        frame = exposed(self._seen(scene, now), level, self._noise[field])
        frame.setflags(write=False)
        if at_rest:
            scene.developed[field] = frame
        return frame

    def empty(self) -> Picture:
        """The empty tray in the usual light, as calibration stores it."""
        return self._reference

    def reference(self) -> Picture | None:
        """What :meth:`empty` gives, or None while a photograph with a tray of its own is in view."""
        return None if self.photo else self._reference

    def adjust(self, exposure: float | None, encoding: str, rate: int | None) -> None:
        """Expose pictures for ``exposure`` milliseconds, None for the usual ones; the rest is not simulated."""
        del encoding, rate
        self.exposure = USUAL_EXPOSURE if exposure is None else exposure
        self._scene = replace(self._scene, developed={})

    def close(self) -> None:
        """Do nothing: this camera has nothing to release."""

    # what people do

    def throw(self, faces: Sequence[int] | None = None) -> tuple[int, int]:
        """Drop two dice, after a hand has collected what lay there. ``faces`` chooses the upper faces; they are
        returned. Raises ``Fault`` (``invalid_dice``) for anything but two whole numbers from 1 to 6."""
        with self._changing:
            chosen = (self._chance.randint(1, 6), self._chance.randint(1, 6)) if faces is None else _two_faces(faces)
            self._drop(flat(chosen, self._looks, self._eye, self._chance), chosen)
            return chosen

    def cocked(self) -> None:
        """Drop two dice of which one comes to lean on the rim, so that no face is up."""
        with self._changing:
            self._drop(cocked(self._looks, self._eye, self._chance), None)

    def show_photo(self, picture: Picture) -> None:
        """Let ``picture`` (blue-green-red, any size) fill the camera's picture, as if its tray had been pushed
        underneath. It keeps its proportions; what it leaves over is black."""
        with self._changing:
            new, acts = letterboxed(picture, self.size), self._collecting()
            start = acts[-1].until if acts else self.clock.now()
            push = Act(start + PUSH, lambda at: pushed(self._bare, new, (at - start) / PUSH))
            self._change(TrayTimeline(new, (*acts, push), photo_from=start))

    def clear(self) -> None:
        """Take everything out of the tray."""
        with self._changing:
            self._change(TrayTimeline(self._bare, self._collecting()))

    def cover(self, seconds: float = 2.0) -> None:
        """Hold a hand over the tray, coming and going included in ``seconds``."""
        now = self.clock.now()
        with self._changing:
            self._scene = replace(self._scene, covered=(now, now + seconds))

    def nudge(self) -> None:
        """Bump into the camera: the whole picture shakes and comes back."""
        with self._changing:
            self._scene = replace(self._scene, bumped=self.clock.now())

    def light(self, level: float) -> None:
        """Set the lamp: 1 is its usual light, 0.5 half of that."""
        with self._changing:
            self._scene = replace(self._scene, level=level, developed={})

    # how pictures come about

    def _drop(self, dice: Sequence[Die], faces: tuple[int, int] | None) -> None:
        eye = self._eye
        still = self._bare.copy()
        for die in dice:
            compose(still, draw(die.look, die.pose, eye))
        flights = [flight(die.look, eye.pixel(die.pose.centre), eye, self._chance) for die in dice]
        for way in flights:
            prepare(way.look, eye)

        def tumbling(at: float) -> Picture:
            picture = self._bare.copy()
            for way in flights:
                compose(picture, flying(way, max(0.0, (at - start) / TUMBLE), eye))
            return picture

        acts = self._collecting()
        start = acts[-1].until if acts else self.clock.now()
        self._change(TrayTimeline(still, (*acts, Act(start + TUMBLE, tumbling)), faces))

    def _change(self, scene: TrayTimeline) -> None:
        """Show ``scene``; hand, bump and light stay as they are."""
        now = self._scene
        self._scene = replace(scene, covered=now.covered, bumped=now.bumped, level=now.level)

    def _collecting(self) -> tuple[Act, ...]:
        """The acts of a hand that clears the tray, or of a photograph that is pulled out; none over the bare tray."""
        old, now, photo = self._scene.still, self.clock.now(), self.photo
        if old is self._bare:
            return ()

        def going(at: float) -> Picture:
            share = (at - now) / PICK_UP
            return pushed(old, self._bare, share) if photo else self._under_hand(old, math.sin(math.pi / 2 * share))

        return Act(now + PICK_UP, going), Act(now + PICK_UP + EMPTY_FOR, self._bare)

    def _seen(self, scene: TrayTimeline, now: float) -> Picture:
        """What reaches the lens."""
        picture = scene.shown(now)
        start, end = scene.covered
        if start <= now < end:
            picture = self._under_hand(picture, min(1.0, (now - start) / _REACH_IN, (end - now) / _REACH_IN))
        share = (now - scene.bumped) / NUDGE
        if share < 1.0:
            swing = _SHAKE * (1 - share) * math.sin(4 * math.pi * share + 0.8)
            picture = shifted(picture, round(swing), round(0.6 * swing))
        return picture

    def _under_hand(self, picture: Picture, reach: float) -> Picture:
        covered = picture.copy()
        compose(covered, reaching(self._hand, reach))
        return covered


def _two_faces(faces: object) -> tuple[int, int]:
    match faces:
        case [int(first), int(second)] if all(type(face) is int and 1 <= face <= 6 for face in (first, second)):
            return first, second
    raise Fault("invalid_dice", dice=str(faces)[:40])
