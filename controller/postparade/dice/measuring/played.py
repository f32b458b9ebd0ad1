"""What an evening says of the camera: rolls that it read and nobody objected to, was asked about, or misread."""

import threading
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from postparade import __version__
from postparade.core.faults import ConfigurationFault
from postparade.dice.measuring.measurement import FORMAT, MOST_ROLLS, MeasuredRoll, Measurement, Values, summary
from postparade.dice.measuring.store import MeasurementStore
from postparade.dice.measuring.tray_picture import of_tray
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die

MOST_PICTURES = 40
"""Pictures that are kept; later rolls that went wrong are counted without one."""

CORRECTED_WITHIN = 50
"""Rolls of this run of the table that a correction can still be told of."""


class Seen(NamedTuple):
    """What the camera made of the dice of one roll at ``at`` (seconds since 1970-01-01 UTC): what was ``read`` (None
    when people were asked, for ``reason``, with what was ``offered``), with the ``chance`` of the first answer, and the
    ``picture`` of the ``tray`` with the ``dice`` that were found, where one may be kept."""

    at: float
    read: Values | None
    reason: str | None
    offered: tuple[Values, ...]
    chance: float
    picture: Picture | None
    tray: Tray
    dice: tuple[Die, ...]


class PlayedRolls:
    """Counts the rolls of one camera while people play, and keeps them in the store of that camera, newest last. May
    be used from any thread; every method writes to the disk, so call it in a worker thread. A roll that was read counts
    as read rightly until somebody corrects it: nobody has confirmed it with a tap."""

    def __init__(self, store: Callable[[str], MeasurementStore]) -> None:
        self._store_of = store
        self._made: Measurement | None = None
        self._recent: deque[tuple[int, float, Seen]] = deque(maxlen=CORRECTED_WITHIN)
        self._working = threading.Lock()

    def counted(self, camera: str, since: float | None, entry: int, dice: Values, seen: Seen) -> None:
        """The roll of the journal ``entry`` showed ``dice``, as people know it. Rolls from before ``since``, when the
        camera was calibrated, say nothing of it as it hangs now and are dropped.

        Raises ``ConfigurationFault`` (``measurement_unwritable``); then the roll is not kept.
        """
        with self._working:
            made = self._measurement(camera, since)
            roll = MeasuredRoll(
                at=seen.at, dice=dice, read=seen.read, reason=seen.reason, offered=seen.offered,
                chance=round(min(1.0, max(0.0, seen.chance)), 4),
            )  # fmt: skip
            self._keep(made, (*made.rolls, roll), None if roll.outcome == "read" else seen)
            # Only the last one may still need its picture.
            self._recent = deque(((*one[:2], one[2]._replace(picture=None)) for one in self._recent), CORRECTED_WITHIN)
            self._recent.append((entry, seen.at, seen))

    def corrected(self, entry: int, dice: Values) -> None:
        """The roll of the journal ``entry`` showed ``dice`` and nothing else.

        Raises ``ConfigurationFault`` (``measurement_unwritable``); then nothing has changed.
        """
        with self._working:
            at, seen = next(((at, seen) for number, at, seen in self._recent if number == entry), (None, None))
            if self._made is None or at is None or seen is None:
                return
            rolls = tuple(replace(roll, dice=dice) if roll.at == at else roll for roll in self._made.rolls)
            self._keep(self._made, rolls, seen, at)

    def taken_back(self, entry: int) -> None:
        """The roll of the journal ``entry`` is as if nobody had thrown it: it says nothing.

        Raises ``ConfigurationFault`` (``measurement_unwritable``).
        """
        with self._working:
            times = {at for number, at, _ in self._recent if number == entry}
            if self._made is not None and times:
                self._keep(self._made, tuple(roll for roll in self._made.rolls if roll.at not in times), None)

    def told(self, camera: str, since: float | None) -> dict[str, int] | None:
        """How many ``rolls`` of ``camera`` there are since then, and how many of them were ``read``, ``asked`` about
        and ``wrong``; None without any."""
        with self._working:
            rolls = self._measurement(camera, since).rolls
        if not rolls:
            return None
        made = summary(rolls)
        return {"rolls": made.rolls, "read": made.read, "asked": made.asked, "wrong": made.wrong}

    def _measurement(self, camera: str, since: float | None) -> Measurement:
        made = self._made
        if made is None or made.camera != camera:
            self._recent.clear()
            try:
                made = self._store_of(camera).load()
            except ConfigurationFault:
                made = None  # what is damaged is made anew
        rolls = tuple(roll for roll in (() if made is None else made.rolls) if since is None or roll.at >= since)
        self._made = Measurement(format=FORMAT, camera=camera, version=__version__, wanted=MOST_ROLLS, rolls=rolls)
        return self._made

    def _keep(
        self, made: Measurement, rolls: tuple[MeasuredRoll, ...], seen: Seen | None, at: float | None = None
    ) -> None:
        """Store ``rolls``, with a picture of what was ``seen`` for the roll at ``at`` (else the last one) if it went
        wrong."""
        rolls = rolls[-MOST_ROLLS:]
        pictures: dict[str, bytes] = {}
        wanted = next((roll for roll in reversed(rolls) if at is None or roll.at == at), None)
        taken = {roll.picture for roll in rolls if roll.picture is not None}
        if (
            seen is not None and seen.picture is not None and wanted is not None and wanted.picture is None
            and wanted.outcome != "read" and len(taken) < MOST_PICTURES
        ):  # fmt: skip
            name = next(name for number in range(1, 1000) if (name := f"played-{number:03}.jpg") not in taken)
            shown = of_tray(seen.picture, seen.tray, seen.dice)
            if shown is not None:
                pictures[name] = shown
                rolls = tuple(replace(roll, picture=name) if roll is wanted else roll for roll in rolls)
        changed = replace(made, version=__version__, rolls=rolls)
        self._store_of(made.camera).save(changed, pictures)
        self._made = changed
