"""The calibration of a table's camera: what is stored, and how the host recalibrates while the table runs."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault, Fault, Phrase, PictureFault, detail_as_json
from postparade.dice.capture.capture_settings import AS_IT_LIKES, CaptureSettings
from postparade.dice.capture.contract import Camera
from postparade.dice.tray_calibration import as_json, commands
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.tray_calibration.capture_choice import CaptureChoice
from postparade.dice.tray_calibration.image_quality import ImageQuality
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.store import Calibration, CalibrationStore
from postparade.dice.tray_calibration.wizard import Wizard
from postparade.dice.vision.picture import Picture

LEFT_ALONE = 90.0
"""Seconds after which a calibration that nobody looks at any more is abandoned, so that rolls count again."""
SAME_SHAPE = 0.02
"""By how much the aspect ratios of a stored picture and of the camera's may differ."""


class _Known(NamedTuple):
    """The calibration stored for the camera ``identity``, and the reader's tray made from it."""

    identity: str
    calibration: Calibration | None
    tray: Tray
    fault: Fault | None


class Calibrator:
    """Loads, makes and stores the calibration of one camera. May be used from any thread; :meth:`see`,
    :meth:`command` and :meth:`status` are slow, so call them in a worker thread. While ``running``, no roll may
    count. ``configured`` is how the camera was asked to take its pictures when it was opened."""

    def __init__(
        self,
        camera: Camera,
        store: CalibrationStore,
        clock: Clock,
        configured: CaptureSettings = AS_IT_LIKES,
    ) -> None:
        self._camera = camera
        self._capture = CaptureChoice(camera, store, configured)
        self._store = store
        self._clock = clock
        self._wizard: Wizard | None = None
        self._retaking = False
        self._begun_on = ""
        self._blind: Fault | None = None
        self._known: _Known | None = None
        self._shape: tuple[int, ...] = ()
        self._heard = clock.now()
        self.played: Callable[[str, float | None], dict[str, int] | None] = lambda _camera, _since: None
        """What the rolls of the evening say of a camera since it was calibrated, as JSON values."""
        self._changing = threading.Lock()

    @property
    def running(self) -> bool:
        """Whether the host is calibrating now."""
        return self._wizard is not None and self._clock.now() - self._heard <= LEFT_ALONE

    @property
    def calibrated(self) -> bool:
        """Whether something is stored for this camera and can be used."""
        return self._known is not None and self._known.calibration is not None

    @property
    def since(self) -> float | None:
        """When the stored calibration was made, in seconds since 1970-01-01 UTC."""
        known = None if self._known is None else self._known.calibration
        return None if known is None else known.at

    @property
    def capture(self) -> CaptureSettings:
        """How the camera is asked to take its pictures now."""
        return self._capture.asked

    @property
    def fault(self) -> Fault | None:
        """Why the stored calibration cannot be used."""
        return None if self._known is None else self._known.fault

    def tray(self, picture: Picture) -> Tray:
        """What the reader may take for granted under the camera that gave ``picture``: the same object as long as
        nothing has changed. The camera's own picture of the empty tray takes precedence over the stored one."""
        with self._changing:
            own, identity = self._camera.reference(), self._camera.identity
            known = self._known
            if known is None or known.identity != identity or picture.shape != self._shape:
                self._shape = picture.shape
                known = self._known = self._look_up(identity, own)
            elif own is not None and known.tray.reference is not own:
                known = self._known = known._replace(tray=_tray(known.calibration, own))
            return known.tray

    def _look_up(self, identity: str, own: Picture | None) -> _Known:
        damaged = self._capture.of(identity)
        try:
            found = self._store.load(identity)
            if found is not None:
                self._check_shape(found)
        except ConfigurationFault as fault:
            return _Known(identity, None, _tray(None, own), fault)
        return _Known(identity, found, _tray(found, own), damaged)

    def _check_shape(self, found: Calibration) -> None:
        then, now = found.reference.shape, self._shape
        if abs(then[1] / then[0] - now[1] / now[0]) > SAME_SHAPE:
            sizes = {name: f"{shape[1]} x {shape[0]}" for name, shape in (("kept", then), ("given", now))}
            why = Phrase("other_picture_size", **sizes)
            raise ConfigurationFault("calibration_damaged", path=self._store.folder(found.camera), why=why)

    # while the host calibrates

    def see(self, picture: Picture, at: float) -> None:
        """Take in the camera's next frame."""
        with self._changing:
            if self._wizard is None:
                return
            if self._camera.identity != self._begun_on:
                self._begin()
            if self._blind is not None:
                self._wizard.lost(self._blind)
                self._blind = None
            self._wizard.see(picture, at)

    def lost(self, fault: Fault) -> None:
        """Note that the camera gives no picture. Never blocks, so it may be called in the event loop."""
        self._blind = fault

    def command(self, command: dict[str, object]) -> None:
        """Do what the host wants: one of :mod:`~postparade.dice.tray_calibration.commands`, as JSON values.

        Raises :class:`~postparade.core.faults.Fault` when it cannot be done; then nothing has changed.
        """
        wanted = commands.parse(command)
        with self._changing:
            self._heard = self._clock.now()
            match wanted:
                case commands.Begin():
                    self._begin()
                case commands.Abandon():
                    self._leave()
                case commands.Retake():
                    self._retake()
                case commands.SetCapture():
                    self._choose(wanted.settings)
                case _:
                    self._step(self._at_work(), wanted)

    def _begin(self) -> None:
        self._capture.begin()
        self._start()

    def _retake(self) -> None:
        """Take the tray as it is seen now; the exposure stays what it is."""
        if not self.calibrated:
            raise PictureFault("not_this_step", step="not calibrated")
        self._start()
        self._retaking = True
        self._at_work().take_empty()

    def _start(self) -> None:
        self._blind, self._retaking = None, False
        self._wizard = Wizard(self._capture.shorten)
        self._begun_on = self._camera.identity

    def _choose(self, settings: CaptureSettings | None) -> None:
        self._capture.choose(settings)
        if self._known is not None and self._known.fault is not None and self._known.fault.code == "capture_damaged":
            self._known = self._known._replace(fault=None)

    def _leave(self) -> None:
        if self._wizard is not None:
            self._wizard = None
            self._capture.abandon()

    def _step(self, wizard: Wizard, wanted: commands.Command) -> None:
        match wanted:
            case commands.TakeEmpty():
                wizard.take_empty()
            case commands.SetOutline(corners):
                wizard.set_outline(corners)
                if self._retaking:
                    self._keep_retaken(wizard)
            case commands.ChangeOutline():
                wizard.change_outline()
            case commands.TakeRoll():
                wizard.take_roll()
            case commands.Save():
                self._save(wizard)

    def _at_work(self) -> Wizard:
        if self._wizard is None:
            raise PictureFault("not_this_step", step="not begun")
        return self._wizard

    def _save(self, wizard: Wizard) -> None:
        tray, quality = wizard.result()
        assert tray.edge is not None, "a verdict needs a test roll"
        self._keep(wizard, tray, quality)
        self._capture.save()
        self._wizard = None

    def _keep_retaken(self, wizard: Wizard) -> None:
        try:
            self._keep(wizard, *wizard.retaken())
        except Fault:
            wizard.change_outline()
            raise
        self._wizard = None

    def _keep(self, wizard: Wizard, tray: Tray, quality: ImageQuality) -> None:
        assert tray.reference is not None, "nothing is kept without the empty tray"
        outline = wizard.outline or Outline("whole", None)
        self._use(
            Calibration(self._camera.identity, self._clock.wall(), tray.reference, outline, tray.edge, quality.light)
        )

    def _use(self, found: Calibration) -> None:
        self._store.save(found)
        self._known = _Known(found.camera, found, _tray(found, self._camera.reference()), None)

    @property
    def wants_edge(self) -> bool:
        """Whether the next roll that is read is to tell how large the dice are."""
        known = None if self._known is None else self._known.calibration
        return known is not None and known.edge is None and not self.running

    def learn_edge(self, edge: float) -> None:
        """Keep the ``edge`` of a die, in pixels of a picture 640 wide, where it is not known yet. What cannot be stored
        is asked for again by the next roll."""
        with self._changing:
            if self.wants_edge and self._known is not None and self._known.calibration is not None:
                with contextlib.suppress(ConfigurationFault):
                    self._use(replace(self._known.calibration, edge=edge))

    def status(self) -> dict[str, Any]:
        """How the calibration stands, as JSON values, for the page that shows it. Calling this keeps it from being
        abandoned.

        ``camera`` is its name, ``saved`` what is stored for it and ``saved_fault`` why that cannot be used. ``capture``
        is :meth:`~postparade.dice.tray_calibration.capture_choice.CaptureChoice.as_json`, ``played`` what the rolls of
        the evening say: how many ``rolls`` were ``read``, ``asked`` about and ``wrong``. ``step`` is None while nobody
        calibrates, ``retaking`` whether only the empty tray is taken anew; for the rest see
        :func:`~postparade.dice.tray_calibration.as_json.progress`.
        """
        # Not while the reader waits: it may have to read from the disk.
        played = self.played(self._camera.identity, self.since)
        with self._changing:
            if not self.running:
                self._leave()
            self._heard = self._clock.now()
            known = self._known
            told: dict[str, object] = {
                "camera": detail_as_json(self._camera.name),
                "saved": None if known is None or known.calibration is None else as_json.saved(known.calibration),
                "saved_fault": None if known is None else as_json.words(known.fault),
                "capture": self._capture.as_json(),
                "played": played,
                "step": None,
            }
            if self._wizard is None:
                return told
            blind = {} if self._blind is None else {"fault": as_json.words(self._blind)}
            return told | as_json.progress(self._wizard) | {"retaking": self._retaking} | blind


def _tray(found: Calibration | None, own: Picture | None) -> Tray:
    if found is None:
        return Tray(own)
    return found.tray if own is None else Tray(own, found.outline.corners, found.edge)
