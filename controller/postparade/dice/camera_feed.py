"""The camera's newest frame and what was seen in it, for the watch tool, the host and the calibration."""

import threading
from collections import deque
from typing import Any, NamedTuple

import cv2

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import Fault, as_json, detail_as_json, refuse
from postparade.dice.capture.contract import Camera
from postparade.dice.tray_calibration import advice, image_quality
from postparade.dice.tray_calibration.advice import Advice
from postparade.dice.tray_calibration.as_json import advised
from postparade.dice.tray_calibration.calibrated_tray import Corner, Tray
from postparade.dice.vision.motion import Unrest
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState

COMMITS = 10
"""Rolls that are remembered."""
QUALITY = 80
"""JPEG quality, 0..100."""
JUDGED_EVERY = 1.0
"""Seconds between looks at the light."""
LOOKED_AT_FOR = 2.0
"""Seconds after a picture was asked for in which somebody is looking."""
GLARING = 250
"""Grey steps from which a pixel counts as glaring."""


class Stats(NamedTuple):
    """Statistics of the frames: how many were ``captured``, ``read`` and ``dropped`` (a newer one came before they
    were read, or they came sooner than wanted), how many a second are captured (``fps``) and read (``read_fps``),
    milliseconds the last reading took (``ms``), and how old its frame was by then (``age_when_read``, seconds)."""

    captured: int = 0
    read: int = 0
    dropped: int = 0
    fps: float = 0.0
    read_fps: float = 0.0
    ms: float = 0.0
    age_when_read: float = 0.0


class _Seen(NamedTuple):
    """The newest frame, its number and moment, and what was seen in it."""

    frame: Picture | None = None
    number: int = 0
    at: float = 0.0
    stage: TrayState | None = None
    reading: Reading | None = None
    stats: Stats = Stats()
    outline: tuple[Corner, ...] | None = None
    unrest: Unrest | None = None


class CameraFeed:
    """Holds the newest frame and what was seen in it. May be used from any thread; nothing is encoded before it is
    asked for.

    ``camera`` is the camera's name for people, ``identity`` the one that its calibration is stored under.
    ``unlocked`` names what the camera keeps adjusting by itself. ``calibrated`` says whether the empty tray under
    this camera is known.
    """

    def __init__(self, clock: Clock, camera: Camera) -> None:
        self.follow(camera)
        self._clock = clock
        self._seen = _Seen()
        self._fault: Fault | None = None
        self._commits: deque[tuple[float, tuple[int, ...]]] = deque(maxlen=COMMITS)
        self._lit: tuple[float, list[Advice]] = (float("-inf"), [])
        self._changing = threading.Lock()
        self._encoding = threading.Lock()
        self._encoded: tuple[int, int, bytes] = (0, 0, b"")
        self._asked_at = float("-inf")

    @property
    def frame(self) -> Picture | None:
        """The newest frame (do not write into it), or None while there is none."""
        return self._seen.frame

    @property
    def looked_at(self) -> bool:
        """Whether somebody looks through the camera now."""
        return self._clock.now() - self._asked_at < LOOKED_AT_FOR

    @property
    def confirmation(self) -> Confirmation:
        """How far it is known that the camera sees anything now."""
        seen, fault = self._seen, self._fault
        if fault is not None:
            blind = fault.code in ("camera_black", "camera_frozen")
            return Confirmation.WITHHELD if blind else Confirmation.ABSENT
        return Confirmation.ABSENT if seen.frame is None else self.verifies.most

    def follow(self, camera: Camera) -> None:
        """Take over what ``camera`` now reports of itself; some know their name only once they are open."""
        self.camera, self.identity, self.unlocked = camera.name, camera.identity, camera.unlocked
        self.calibrated = camera.reference() is not None
        self.verifies = camera.verifies

    def show(
        self,
        frame: Picture,
        sighting: Sighting,
        stats: Stats,
        outline: tuple[Corner, ...] | None = None,
        unrest: Unrest | None = None,
    ) -> None:
        """Take over ``frame`` and what was seen in it; the boxes of the dice are in its pixels. ``outline`` is the
        floor of the tray, ``unrest`` how hard it is to see that nothing moves, where they are known."""
        now = self._clock.now()
        with self._changing:
            before = self._seen
            reading = sighting.reading
            if reading is None and sighting.stage is TrayState.STILL is before.stage:
                reading = before.reading
            self._seen = _Seen(frame, before.number + 1, now, sighting.stage, reading, stats, outline, unrest)
            self._fault = None
            if sighting.committed is not None:
                self._commits.appendleft((now, sighting.committed))

    def lost(self, fault: Fault) -> None:
        """Note that ``fault`` keeps pictures from coming, until the next :meth:`show`."""
        with self._changing:
            self._fault = fault

    def jpeg(self, max_width: int = 640) -> bytes | None:
        """The newest frame as JPEG, at most ``max_width`` pixels wide; None while there is none. Takes some
        milliseconds: call it in a worker thread. Asked twice for one frame, it encodes once."""
        self._asked_at = self._clock.now()
        seen = self._seen
        if seen.frame is None:
            return None
        with self._encoding:
            number, width, data = self._encoded
            if (number, width) != (seen.number, max_width):
                data = _encode(seen.frame, max_width)
                self._encoded = (seen.number, max_width, data)
            return data

    def status(self) -> dict[str, Any]:
        """What was seen in the newest frame, as JSON values.

        ``confirmation`` says how far it is known that the camera sees anything now, ``unseen`` what nobody can tell
        even then. ``frame`` is its number, ``size`` its width and height in pixels, ``age`` its age in seconds;
        ``fault`` (code, sentence, remedy, details) is why there is no picture, else None. ``stage`` is that of the
        tray; ``values``, ``reason``, ``sentence``, ``likely`` and ``confidence`` are of the last reading of dice that
        still lie there. Each of ``dice`` has ``value``, ``confidence`` and ``box``: x, y, width, height as shares of
        the picture. ``light`` has the mean ``level`` and the share of glaring pixels (``glare``), both 0..1.
        ``commits`` are the last rolls, newest first: ``values`` and how many seconds ``ago``. ``camera`` and
        ``unlocked`` are names, some of them phrases (:func:`~postparade.core.faults.detail_as_json`). ``advice`` is
        what the host should put right, and ``noise`` how many grey steps a place must change to count as motion, None
        while nothing is watched. The rest are :class:`Stats`.
        """
        with self._changing:
            seen, fault, commits = self._seen, self._fault, tuple(self._commits)
        now = self._clock.now()
        status: dict[str, object] = {
            "camera": detail_as_json(self.camera),
            "identity": self.identity,
            "unlocked": [detail_as_json(name) for name in self.unlocked],
            "calibrated": self.calibrated,
            "fault": fault and as_json(fault),
            "confirmation": self.confirmation.value,
            "unseen": detail_as_json(self.verifies.unseen),
            "frame": seen.number,
            "stage": seen.stage and seen.stage.value,
            "advice": [advised(one) for one in self._advice(seen, now)],
            "noise": None if seen.unrest is None else round(seen.unrest.counts_from, 1),
            "commits": [{"values": list(values), "ago": round(now - at, 1)} for at, values in commits],
        }
        status |= {name: round(value, 3) for name, value in seen.stats._asdict().items()}
        status |= _reading(seen.reading, seen.frame)
        return status | _picture(seen.frame) | {"age": round(now - seen.at, 3) if seen.frame is not None else None}

    def _advice(self, seen: _Seen, now: float) -> list[Advice]:
        """What the host should put right. Light is judged while the tray is empty, and remembered."""
        if seen.frame is None or seen.unrest is None:
            return []
        judged, lit = self._lit
        if seen.stage is TrayState.EMPTY and now - judged >= JUDGED_EVERY:
            mask = Tray(outline=seen.outline).mask(seen.frame.shape)
            lit = advice.on_tray(image_quality.measure([seen.frame], mask))
            self._lit = (now, lit)
        return [*lit, *advice.on_unrest(seen.unrest)]


def _encode(frame: Picture, max_width: int) -> bytes:
    height, width = frame.shape[:2]
    size = (max_width, max(1, round(height * max_width / width)))
    sent = frame if width <= max_width else cv2.resize(frame, size, interpolation=cv2.INTER_AREA)
    _, data = cv2.imencode(".jpg", sent, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    return data.tobytes()


def _picture(frame: Picture | None) -> dict[str, object]:
    if frame is None:
        return {"size": None, "light": None}
    height, width = frame.shape[:2]
    grey = cv2.cvtColor(cv2.resize(frame, (80, 60), interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    light = {"level": round(float(grey.mean()) / 255, 3), "glare": round(float((grey >= GLARING).mean()), 4)}
    return {"size": [width, height], "light": light}


def _reading(reading: Reading | None, frame: Picture | None) -> dict[str, object]:
    if reading is None or frame is None:
        return {"values": None, "reason": None, "sentence": "", "likely": [], "confidence": None, "dice": []}
    height, width = frame.shape[:2]
    sizes = (width, height, width, height)
    dice = [
        {
            "value": die.value,
            "confidence": round(die.confidence, 3),
            "box": [round(length / size, 4) for length, size in zip(die.box, sizes, strict=True)],
        }
        for die in reading.dice
    ]
    why = refuse(reading.reason) if reading.reason else None
    return {
        "values": reading.values and list(reading.values),
        "reason": reading.reason,
        "sentence": f"{why.sentence} {why.remedy}" if why else "",
        "likely": [list(values) for values in reading.likely],
        "confidence": round(reading.confidence, 3),
        "dice": dice,
    }
