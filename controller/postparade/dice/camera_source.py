"""Rolls from a camera over the tray, real or simulated."""

import asyncio
from pathlib import Path

from postparade.dice.camera.picture import load
from postparade.dice.camera.scene import Stage
from postparade.dice.camera.watcher import Sighting, Watcher
from postparade.dice.cameras import Camera
from postparade.dice.proposal import Proposal
from postparade.dice.source import Kit
from postparade.faults import DeviceFault

FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0


class CameraSource:
    """Looks at ``settings.fps`` frames a second in a worker thread, always at the newest, and proposes what it sees.

    A camera that is missing or unplugged is reported once and tried again for ever, with growing pauses.
    """

    def __init__(self, camera: Camera, kit: Kit, name: str = "camera") -> None:
        """Raises :class:`~postparade.faults.PictureFault` when the reference picture cannot be used."""
        self.name = name
        self._camera = camera
        self._kit = kit
        reference = kit.settings.reference
        self._reference = load(Path(reference)) if reference else None
        self._watcher = Watcher(2, self._reference)
        self._stage: Stage | None = None
        self._asked: tuple[object, ...] = ()
        self._since = kit.steward.entry

    async def run(self) -> None:
        """Watch until cancelled."""
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    await asyncio.to_thread(self._camera.open)
                    self._kit.bulletin.report("camera", None)
                    wait = FIRST_WAIT
                    await self._watch()
                except DeviceFault as fault:
                    self._kit.bulletin.report("camera", fault)
                    self._kit.steward.tray("off", self.name)
                await self._kit.clock.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        finally:
            await asyncio.to_thread(self._camera.close)

    async def _watch(self) -> None:
        clock, period = self._kit.clock, 1.0 / self._kit.settings.fps
        self._watcher = Watcher(2, self._reference)
        while True:
            began = clock.now()
            self.tell(await asyncio.to_thread(self.step))
            await clock.sleep(max(0.0, period - (clock.now() - began)))

    def step(self) -> Sighting:
        """Look once. Raises ``DeviceFault`` (``camera_lost``) when there is no picture any more."""
        frame = self._camera.read()
        if frame is None:
            self._camera.close()
            raise DeviceFault("camera_lost")
        return self._watcher.see(frame, self._kit.clock.now())

    def tell(self, sighting: Sighting) -> None:
        """Hand on what was seen; belongs to the event loop."""
        steward, stage = self._kit.steward, sighting.stage
        if stage is not self._stage:
            self._stage = stage
            self._asked = ()
            if stage is not Stage.STILL:
                self._since = steward.entry
            steward.tray(stage.value, self.name)
        reading = sighting.reading
        if sighting.committed is not None and len(sighting.committed) == 2:
            faces = (sighting.committed[0], sighting.committed[1])
            confidence = reading.confidence if reading else 1.0
            self._propose(Proposal(self.name, faces, confidence=confidence, based_on=self._since))
        elif reading is not None and reading.values is None:
            asked = (reading.reason, reading.likely)
            if asked != self._asked:
                self._asked = asked
                self._propose(Proposal(self.name, None, reading.reason, reading.likely, reading.confidence))

    def _propose(self, proposal: Proposal) -> None:
        self._kit.steward.propose(proposal)
