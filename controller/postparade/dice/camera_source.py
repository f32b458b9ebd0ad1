"""Rolls from a camera over the tray, real or simulated."""

import asyncio

from postparade.dice.camera.reading import Die, Reading
from postparade.dice.camera.scene import Stage
from postparade.dice.camera.watcher import Sighting, Watcher
from postparade.dice.cameras import Camera
from postparade.dice.counted import Counted
from postparade.dice.kit import Kit
from postparade.dice.proposal import Proposal
from postparade.faults import DeviceFault

PATIENCE = 6
"""Unsure readings of dice that lie still after which people are asked."""
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0


class CameraSource:
    """Looks at ``settings.fps`` frames a second in a worker thread, always at the newest, and proposes what it sees.

    A camera that is missing or unplugged is reported once and tried again for ever, with growing pauses.
    """

    def __init__(self, camera: Camera, kit: Kit, name: str = "camera") -> None:
        self.name = name
        self._camera = camera
        self._kit = kit
        self._reference = camera.reference()
        self._watcher = Watcher(2, self._reference)
        self._stage: Stage | None = None
        self._asked: tuple[object, ...] = ()
        self._unsure = 0
        self._since = kit.steward.entry
        self._seen: tuple[Die, ...] = ()
        self._counted = Counted()
        kit.steward.on_counted(self._roll_counted)

    async def run(self) -> None:
        """Watch until cancelled."""
        wait = FIRST_WAIT
        try:
            while True:
                began = self._kit.clock.now()
                try:
                    sighting = await asyncio.to_thread(self.step)
                except DeviceFault as fault:
                    self._lost(fault)
                    await self._kit.clock.sleep(wait)
                    wait = min(LONGEST_WAIT, 2 * wait)
                    continue
                wait = FIRST_WAIT
                self._kit.bulletin.report("camera", None)
                self.tell(sighting)
                spent = self._kit.clock.now() - began
                await self._kit.clock.sleep(max(0.0, 1.0 / self._kit.settings.fps - spent))
        finally:
            await asyncio.to_thread(self._camera.close)

    def _lost(self, fault: DeviceFault) -> None:
        if self._stage is not None:
            self._stage = None
            self._kit.steward.tray("off", self.name)
        self._kit.bulletin.report("camera", fault)

    def step(self) -> Sighting:
        """Look once. Raises ``DeviceFault`` (``camera_missing``, ``camera_lost``) when there is no picture."""
        frame = self._camera.read()
        reference = self._camera.reference()
        if reference is not self._reference:
            self._reference = reference
            self._watcher = Watcher(2, reference)
            self._counted = Counted()
        return self._watcher.see(frame, self._kit.clock.now())

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
