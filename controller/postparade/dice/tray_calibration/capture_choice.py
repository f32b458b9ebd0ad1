"""How the pictures of one camera are taken: as configured, as the host chose, or as the dice of a test roll need."""

from postparade.core.faults import ConfigurationFault, Fault
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.capture.contract import Adjustable, Camera, shorten_exposure
from postparade.dice.tray_calibration.capture_store import CaptureStore, Chosen
from postparade.dice.tray_calibration.store import CalibrationStore


class CaptureChoice:
    """Applies and keeps what is chosen for ``camera``, which was opened as ``configured``. Not safe for several
    threads."""

    def __init__(self, camera: Camera, store: CalibrationStore, configured: CaptureSettings) -> None:
        self._camera = camera
        self._store = store
        self._configured = configured
        self._identity: str | None = None
        self._chosen: Chosen | None = None
        self._tried: CaptureSettings | None = None

    def of(self, identity: str) -> Fault | None:
        """Take over what is stored for the camera ``identity``, once; returns why that cannot be used."""
        if identity == self._identity or not isinstance(self._camera, Adjustable):
            return None
        self._identity, fault = identity, None
        try:
            self._chosen = CaptureStore(self._store.folder(identity)).load()
        except ConfigurationFault as damaged:
            self._chosen, fault = None, damaged
        self._apply(self._wanted)
        return fault

    @property
    def asked(self) -> CaptureSettings:
        """What the camera is asked for now."""
        return self._tried or self._wanted

    @property
    def _wanted(self) -> CaptureSettings:
        return self._configured if self._chosen is None else self._chosen.settings

    def _apply(self, settings: CaptureSettings) -> None:
        assert isinstance(self._camera, Adjustable)
        self._camera.adjust(settings.exposure, settings.encoding, settings.rate)

    def choose(self, settings: CaptureSettings | None) -> None:
        """Take pictures like this from now on, and after a restart; None as configured.

        Raises ``ConfigurationFault``: ``camera_not_adjustable``, ``calibration_unwritable``.
        """
        if not isinstance(self._camera, Adjustable):
            raise ConfigurationFault("camera_not_adjustable", camera=self._camera.name)
        self._keep(None if settings is None else Chosen(settings))
        self._apply(self._wanted)

    def _keep(self, chosen: Chosen | None) -> None:
        CaptureStore(self._store.folder(self._camera.identity)).save(chosen)
        self._chosen = chosen

    # while the host calibrates

    def begin(self) -> None:
        """Let the camera find its exposure anew where the dice of an earlier test roll had set it."""
        self._tried = None
        if self._chosen is not None and self._chosen.from_dice:
            before = self._chosen.settings
            self._tried = CaptureSettings(self._configured.exposure, before.encoding, before.rate)
            self._apply(self._tried)

    def shorten(self, share: float) -> bool:
        """Expose for ``share`` of the time; returns whether that can be done."""
        shorter = shorten_exposure(self._camera, share, self.asked)
        self._tried = shorter or self._tried
        return shorter is not None

    def abandon(self) -> None:
        """Take pictures again as before :meth:`begin`."""
        if self._tried is not None:
            self._tried = None
            self._apply(self._wanted)

    def save(self) -> None:
        """Keep what was found since :meth:`begin`. Raises ``ConfigurationFault`` (``calibration_unwritable``)."""
        if self._tried is not None:
            self._keep(Chosen(self._tried, from_dice=True))
            self._tried = None

    def as_json(self) -> dict[str, object] | None:
        """What is asked of the camera and what it does, as JSON values; None where it cannot be asked."""
        camera = self._camera
        if not isinstance(camera, Adjustable):
            return None
        asked = self.asked
        return {
            "exposure": asked.exposure, "encoding": asked.encoding, "rate": asked.rate,
            "encodings": list(camera.encodings), "chosen": self._chosen is not None,
            "from_dice": self._chosen is not None and self._chosen.from_dice,
            "now": {"exposure": camera.exposure, "encoding": camera.encoding, "rate": camera.rate},
        }  # fmt: skip
