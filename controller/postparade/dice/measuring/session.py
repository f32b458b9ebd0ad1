"""A measurement while it is made: what the camera sees becomes a question, and one tap of the host the answer."""

import threading
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from postparade import __version__
from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault, refuse
from postparade.dice.measuring import commands
from postparade.dice.measuring.measurement import ENOUGH, FORMAT, MeasuredRoll, Measurement, Values, summary
from postparade.dice.measuring.store import MeasurementStore
from postparade.dice.measuring.tray_picture import of_tray
from postparade.dice.roll_dedupe import Counted
from postparade.dice.sources.silence import PATIENCE, Silence
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState

Phase = Literal["throw", "answer", "done"]
"""Whether dice are waited for, the host's tap is, or all rolls have been measured."""


class _Seen(NamedTuple):
    """Dice that wait for the host: what was ``read`` of them (None when people are asked), why not, what is
    ``offered``, the ``chance`` of the answer, and the tray as JPEG where it could be cut out."""

    read: Values | None
    reason: str | None
    offered: tuple[Values, ...]
    chance: float
    dice: tuple[Die, ...]
    picture: bytes | None


class MeasuringSession:
    """Measures ``wanted`` rolls of one camera and keeps them in ``store``, each as soon as it is confirmed. ``throw``
    throws the dice of a simulated tray. People are asked exactly when a table would ask them. May be used from any
    thread; ``told`` is called with every confirmed roll."""

    def __init__(
        self,
        camera: str,
        wanted: int,
        store: Callable[[str], MeasurementStore],
        clock: Clock,
        throw: Callable[[], object] | None = None,
        told: Callable[[MeasuredRoll], None] = lambda _: None,
    ) -> None:
        self._clock = clock
        self._wanted = wanted
        self._store_of = store
        self._throw = throw
        self._told = told
        self._changing = threading.RLock()
        self._begin(camera)

    def _begin(self, camera: str) -> None:
        self._measurement = Measurement(format=FORMAT, camera=camera, version=__version__, wanted=self._wanted)
        self._store = self._store_of(camera)
        self._pictures: dict[str, bytes] = {}
        self._taken = 0
        self._await_dice(())

    def _await_dice(self, lying: tuple[Die, ...]) -> None:
        """Wait for the next dice; those ``lying`` there do not count again."""
        self._seen: _Seen | None = None
        self._counted = Counted()
        self._counted.lock(lying)
        self._silence = Silence()
        self._stage: TrayState | None = None
        self._unsure = 0

    @property
    def measurement(self) -> Measurement:
        """What has been measured so far."""
        return self._measurement

    @property
    def phase(self) -> Phase:
        """What is waited for."""
        if self._seen is not None:
            return "answer"
        return "done" if len(self._measurement.rolls) >= self._wanted else "throw"

    # what the camera sees

    def see(self, camera: str, picture: Picture, sighting: Sighting, tray: Tray) -> None:
        """Take in what was seen in ``picture`` by ``camera``, whose identity is certain now."""
        with self._changing:
            if camera != self._measurement.camera:
                # Some cameras know who they are only once they have given a picture.
                self._begin(camera)
            if self.phase != "throw":
                return
            now, stage, reading = self._clock.now(), sighting.stage, sighting.reading
            self._counted.see(stage.value, now)
            if stage is not self._stage:
                self._stage, self._unsure = stage, 0
            if reading is not None and not self._counted.covers(reading.dice):
                self._hear(picture, sighting, reading, tray)
            why = self._silence.see(stage, now)
            if why is not None and self._seen is None:
                self._seen = _Seen(None, why, (), 0.0, (), of_tray(picture, tray, ()))

    def _hear(self, picture: Picture, sighting: Sighting, reading: Reading, tray: Tray) -> None:
        offered = tuple((pair[0], pair[1]) for pair in reading.likely if len(pair) == 2)
        values = sighting.committed
        if values is not None and len(values) == 2:
            shown = (values[0], values[1])
            self._seen = _Seen(
                shown, None, offered, reading.confidence, reading.dice, of_tray(picture, tray, reading.dice)
            )
        elif reading.values is None:
            self._unsure += 1
            if self._unsure >= PATIENCE:
                shot = of_tray(picture, tray, reading.dice)
                self._seen = _Seen(None, reading.reason, offered, reading.confidence, reading.dice, shot)

    # what the host wants

    def command(self, command: dict[str, object]) -> None:
        """Do what the host wants: one of :mod:`~postparade.dice.measuring.commands`, as JSON values.

        Raises :class:`~postparade.core.faults.Fault` (``bad_request``, ``nothing_to_confirm``, ``tray_not_simulated``,
        ``measurement_unwritable``); then nothing has changed.
        """
        wanted = commands.parse(command)
        with self._changing:
            match wanted:
                case commands.Confirm(dice):
                    self._confirm((min(dice), max(dice)))
                case commands.LeaveOut():
                    self._await_dice(self._asked_about().dice)
                case commands.TakeBack():
                    self._take_back()
                case commands.Throw():
                    if self._throw is None:
                        raise ConfigurationFault("tray_not_simulated")
                    self._throw()
                case commands.Anew():
                    self._begin(self._measurement.camera)

    def _asked_about(self) -> _Seen:
        if self._seen is None:
            raise ConfigurationFault("nothing_to_confirm")
        return self._seen

    def _confirm(self, dice: Values) -> None:
        seen = self._asked_about()
        name = f"measured-{self._taken + 1:03}.jpg" if seen.read != dice and seen.picture is not None else None
        roll = MeasuredRoll(
            at=self._clock.wall(), dice=dice, read=seen.read, reason=seen.reason, offered=seen.offered,
            chance=round(seen.chance, 4), picture=name,
        )  # fmt: skip
        self._keep((*self._measurement.rolls, roll), {} if name is None else {name: seen.picture or b""})
        self._taken += 1
        self._await_dice(seen.dice)
        self._told(roll)

    def _take_back(self) -> None:
        if not self._measurement.rolls:
            raise ConfigurationFault("nothing_to_confirm")
        self._keep(self._measurement.rolls[:-1], {})

    def _keep(self, rolls: tuple[MeasuredRoll, ...], pictures: dict[str, bytes]) -> None:
        changed = Measurement(
            format=FORMAT, camera=self._measurement.camera, version=__version__, wanted=self._wanted, rolls=rolls
        )
        self._store.save(changed, pictures)
        self._measurement = changed
        self._pictures |= pictures

    # what is told

    def picture(self, name: str) -> bytes | None:
        """The picture called ``name`` of a roll of this measurement, or ``seen.jpg`` of the dice asked about."""
        if name == "seen.jpg":
            return None if self._seen is None else self._seen.picture
        return self._pictures.get(name)

    def status(self) -> dict[str, Any]:
        """How it stands, as JSON values: ``phase``, how many rolls are ``wanted``, ``seen`` (``read``, ``reason`` and
        its ``sentence``, ``offered``) while the host is asked, whether dice can be thrown here (``throws``), the
        ``summary`` (:class:`~postparade.dice.measuring.measurement.Summary`, and whether there are ``enough`` rolls for
        shares), and ``rolls``, newest first."""
        with self._changing:
            seen, rolls = self._seen, self._measurement.rolls
            told = summary(rolls)
            return {
                "phase": self.phase,
                "wanted": self._wanted,
                "seen": None if seen is None else _asked(seen),
                "throws": self._throw is not None,
                "summary": told._asdict() | {"enough": told.rolls >= ENOUGH},
                "rolls": [
                    {
                        "number": number, "outcome": roll.outcome, "dice": roll.dice, "read": roll.read,
                        "reason": roll.reason, "picture": roll.picture,
                    }
                    for number, roll in reversed(tuple(enumerate(rolls, 1)))
                ],
            }  # fmt: skip


def _asked(seen: _Seen) -> dict[str, object]:
    why = None if seen.reason is None else refuse(seen.reason)
    return {
        "read": seen.read,
        "reason": seen.reason,
        "sentence": "" if why is None else why.sentence,
        "offered": seen.offered,
        "picture": seen.picture is not None,
    }
