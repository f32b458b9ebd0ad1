"""Rolls from a camera over the tray, real or simulated."""

from functools import reduce

from postparade.dice.calibration.calibrator import Calibrator
from postparade.dice.calibration.store import CalibrationStore
from postparade.dice.camera.reading import Die, Reading
from postparade.dice.camera.scene import Stage
from postparade.dice.camera.watcher import Sighting
from postparade.dice.cameras.contract import Camera
from postparade.dice.cameras.pump import Pump
from postparade.dice.counted import Counted
from postparade.dice.kit import Kit
from postparade.dice.live import Live, Stats
from postparade.dice.lookout import Look, Lookout
from postparade.dice.proposal import Proposal
from postparade.faults import DeviceFault, Fault, Phrase

PATIENCE = 4
"""Unsure readings of dice that lie still after which people are asked."""


class CameraSource:
    """Looks at the newest frame ``settings.fps`` times a second, in a thread, and proposes what it sees.

    ``live`` shows it to whoever wants to look, ``calibrator`` lets the host calibrate the camera. A camera that is
    missing or unplugged is reported once and tried again for ever, with growing pauses.
    """

    def __init__(self, camera: Camera, kit: Kit, name: str = "camera") -> None:
        self.name = name
        self.live = Live(kit.clock, camera)
        self.calibrator = None if kit.data is None else Calibrator(camera, CalibrationStore(kit.data), kit.clock)
        self.lookout = Lookout(camera, calibrator=self.calibrator)
        self.camera = camera
        self._kit = kit
        self._stage: Stage | None = None
        self._asked: tuple[object, ...] = ()
        self._unsure = 0
        self._since = kit.steward.entry
        self._seen: tuple[Die, ...] = ()
        self._counted = Counted()
        kit.steward.on_counted(self._roll_counted)

    async def run(self) -> None:
        """Watch until cancelled."""
        pump = Pump(self.camera, self.lookout.see, self._kit.clock, self._kit.settings.fps)
        await pump.run(self._looked, self._said)

    def _said(self, fault: Fault | None) -> None:
        if fault is not None:
            self.live.lost(fault)
            if self.calibrator is not None:
                self.calibrator.lost(fault)
            self._stage = None
            self._kit.steward.tray("off", self.name)
        self._kit.bulletin.report("camera", fault)

    def _looked(self, look: Look, stats: Stats) -> None:
        self.live.follow(self.camera)
        self.live.show(look.picture, look.sighting, stats)
        fault = None
        if self.camera.unlocked:
            what = reduce(lambda one, other: Phrase("both", one=one, other=other), self.camera.unlocked)
            fault = DeviceFault("camera_unlocked", camera=self.camera.name, what=what)
        self._kit.bulletin.report("camera settings", fault)
        if self.calibrator is not None:
            self.live.calibrated = self.calibrator.calibrated
            self._kit.bulletin.report("calibration", self.calibrator.fault)
        if look.calibrating:
            self._calibrating()
            return
        if look.anew:
            # Nobody knows whether what lies there was counted before.
            self._counted = Counted()
            self._counted.lock(())
        self.tell(look.sighting)

    def _calibrating(self) -> None:
        """Nothing counts while the host calibrates, and what lies in the tray afterwards is the test roll."""
        self._stage = None
        self._kit.steward.tray("calibrating", self.name)

    def tell(self, sighting: Sighting) -> None:
        """Hand on what was seen; belongs to the event loop."""
        steward, stage, reading = self._kit.steward, sighting.stage, sighting.reading
        self._counted.see(stage.value, self._kit.clock.now())
        if stage is not self._stage:
            self._stage, self._unsure, self._asked = stage, 0, ()
            if stage is not Stage.STILL:
                self._since, self._seen = steward.entry, ()
            steward.tray(stage.value, self.name)
        if reading is None:
            return
        self._seen = reading.dice
        if self._counted.covers(reading.dice):
            return
        if sighting.committed is not None and len(sighting.committed) == 2:
            faces = (sighting.committed[0], sighting.committed[1])
            steward.propose(Proposal(self.name, faces, confidence=reading.confidence, based_on=self._since))
        elif reading.values is None:
            self._ask(reading)

    def _ask(self, reading: Reading) -> None:
        """People are asked once the reader has been unsure for a while, and again when it has other values to offer."""
        self._unsure += 1
        asked = (reading.reason, reading.likely)
        if self._unsure >= PATIENCE and asked != self._asked:
            self._asked = asked
            self._kit.steward.propose(Proposal(self.name, None, reading.reason, reading.likely, reading.confidence))

    def _roll_counted(self) -> None:
        """Whatever lies there belongs to the roll that has just counted."""
        if self._stage is Stage.STILL:
            self._counted.lock(self._seen)
