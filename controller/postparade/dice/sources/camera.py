"""Rolls from a camera over the tray, real or simulated."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial, reduce
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import asdict

from postparade.core.confirmation import Confirmation
from postparade.core.faults import ConfigurationFault, DeviceFault, Fault, Phrase, detail_as_json
from postparade.dice.camera_feed import CameraFeed, Stats
from postparade.dice.capture.capture_loop import CaptureLoop
from postparade.dice.capture.contract import Adjustable, Camera
from postparade.dice.measuring.played import PlayedRolls, Seen
from postparade.dice.measuring.store import MeasurementStore
from postparade.dice.misread_film import FOLDER, Film, Shot, Story, save
from postparade.dice.proposal import Proposal
from postparade.dice.roll_dedupe import Counted
from postparade.dice.roll_replay import Replay
from postparade.dice.sources.context import SourceContext
from postparade.dice.sources.silence import PATIENCE, Silence
from postparade.dice.sources.tray_worker import Observation, TrayWorker
from postparade.dice.tray_calibration.calibrator import Calibrator
from postparade.dice.tray_calibration.store import CalibrationStore
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState

SAME_RATE = 0.1
"""Share by which the frames a second may differ from what was asked for."""
CALM_AFTER = 3.0
"""Seconds after which a tray in which nothing happens is at rest."""
AFTERWARDS = 0.5
"""Seconds of film that belong to a roll after it counted: the film has fewer frames than the camera gave, so on replay
the reader is sure a little later."""


class _Evidence(NamedTuple):
    """The film of the roll of a journal ``entry``: what the camera ``counted`` (None when somebody else entered it),
    the ``shots``, and ``until`` when more are added (the clock's seconds)."""

    entry: int
    counted: tuple[int, ...] | None
    shots: tuple[Shot, ...]
    until: float


class CameraSource:
    """Looks at the newest frame ``settings.fps`` times a second, in a thread, and proposes what it sees.

    ``live`` shows it to whoever wants to look, ``calibrator`` lets the host calibrate the camera, ``replay`` has the
    film of the last roll that it read. A camera that is missing or unplugged is reported once and tried again for ever,
    with growing pauses.
    """

    def __init__(self, camera: Camera, context: SourceContext, name: str = "camera") -> None:
        self.name = name
        self.live = CameraFeed(context.clock, camera)
        self.calibrator = (
            None
            if context.data is None
            else Calibrator(camera, CalibrationStore(context.data), context.clock, context.settings.capture)
        )
        self.tray_worker = TrayWorker(camera, calibrator=self.calibrator)
        self.camera = camera
        self._context = context
        self._stage: TrayState | None = None
        self._asked: tuple[object, ...] = ()
        self._unsure = 0
        self._silence = Silence()
        self._likely: tuple[tuple[int, ...], ...] = ()
        self._since = context.roll_committer.entry
        self._seen: tuple[Die, ...] = ()
        self._counted = Counted()
        self._film = Film()
        self.replay = Replay()
        self._evidence: _Evidence | None = None
        self._corrected_by = -1
        self._saving: set[asyncio.Task[None]] = set()
        self._reading: Reading | None = None
        self._shot: Picture | None = None
        self._played = None if context.data is None else PlayedRolls(partial(_played_store, context.data))
        if self.calibrator is not None and self._played is not None:
            self.calibrator.played = self._played.told
        self._loop: CaptureLoop[Observation] | None = None
        self._stirred_at = float("-inf")
        context.roll_committer.on_counted(self._roll_counted)
        context.roll_committer.on_correction(self._roll_corrected)

    async def run(self) -> None:
        """Watch until cancelled."""
        clock, fps = self._context.clock, self._context.settings.fps
        self._loop = CaptureLoop(self.camera, self.tray_worker.see, clock, fps)
        await self._loop.run(self._on_observation, self._on_fault)

    def _on_fault(self, fault: Fault | None) -> None:
        if fault is not None:
            self.live.lost(fault)
            if self.calibrator is not None:
                self.calibrator.lost(fault)
            self._stage = None
            self._context.roll_committer.tray("off", self.name)
        # A black or frozen picture may be a lamp that is off between two evenings.
        seen = fault is not None and fault.code in ("camera_black", "camera_frozen")
        self._context.status_board.report("dice", fault, "camera", "warning" if seen else "error")
        if fault is not None:
            self._tell_confirmation()

    def _tell_confirmation(self) -> None:
        """Post under the topic ``camera`` by name of the source how far it is known that the camera sees anything, and
        what nobody can tell even then."""
        status_board = self._context.status_board
        known = status_board.latest("camera") or {}
        unseen = detail_as_json(self.camera.verifies.unseen)
        now = {self.name: {"confirmation": self.live.confirmation.value, "unseen": unseen}}
        if known | now != known:
            status_board.post("camera", known | now)

    def _on_observation(self, observation: Observation, stats: Stats) -> None:
        self.live.follow(self.camera)
        self.live.show(observation.picture, observation.sighting, stats, observation.outline, observation.unrest)
        self._tell_confirmation()
        fault = None
        if self.camera.unlocked:
            what = reduce(lambda one, other: Phrase("both", one=one, other=other), self.camera.unlocked)
            fault = DeviceFault("camera_unlocked", camera=self.camera.name, what=what)
        self._context.status_board.report("dice", fault, "camera settings")
        self._context.status_board.report("dice", self._too_small(observation.picture), "camera size")
        self._context.status_board.report("dice", self._otherwise(), "camera format")
        if self.calibrator is not None:
            self.live.calibrated = self.calibrator.calibrated
            self._context.status_board.report("dice", self.calibrator.fault, "calibration")
        if observation.calibrating:
            self._calibrating()
            return
        if observation.anew:
            # Whether what lies there was counted before is not known.
            self._counted = Counted()
            self._counted.lock(())
        now = self._context.clock.now()
        self._rest(observation.sighting, now)
        calm = self._loop is not None and self._loop.resting
        self._shot = observation.picture
        self._film.add(observation.picture, now, observation.sighting, calm=calm)
        if self._evidence is not None and now <= self._evidence.until:
            self._evidence = self._evidence._replace(shots=self._film.last())
        self.tell(observation.sighting)

    def _rest(self, sighting: Sighting, now: float) -> None:
        """Look closely while something happens, and for a while afterwards; else only now and then, unless somebody
        looks through the camera."""
        if sighting.stage is not self._stage or sighting.stage is TrayState.MOVING or sighting.reading is not None:
            self._stirred_at = now
        if self._loop is not None:
            self._loop.resting = now - self._stirred_at >= CALM_AFTER and not self.live.looked_at

    def _otherwise(self) -> DeviceFault | None:
        """The warning about a camera that gives pictures otherwise than it was asked to."""
        camera = self.camera
        if self.calibrator is None or not isinstance(camera, Adjustable):
            return None
        asked, found, wanted = self.calibrator.capture, [], []
        if asked.encoding != "any" and camera.encoding and camera.encodings and camera.encoding != asked.encoding:
            found.append(camera.encoding.upper())
            wanted.append(asked.encoding.upper())
        if asked.rate is not None and camera.rate is not None and abs(camera.rate / asked.rate - 1) > SAME_RATE:
            found.append(f"{camera.rate:.0f} Hz")
            wanted.append(f"{asked.rate} Hz")
        if not found:
            return None
        return DeviceFault("camera_otherwise", camera=camera.name, found=", ".join(found), wanted=", ".join(wanted))

    def _too_small(self, picture: Picture) -> DeviceFault | None:
        """The warning about a camera that did not accept the size it was asked for."""
        height, width = picture.shape[:2]
        wanted = self._context.settings.camera_size
        if self.camera.verifies.most is not Confirmation.CONFIRMED or (width >= wanted[0] and height >= wanted[1]):
            return None
        found, asked = f"{width} x {height}", f"{wanted[0]} x {wanted[1]}"
        return DeviceFault("camera_small", camera=self.camera.name, found=found, wanted=asked)

    def _calibrating(self) -> None:
        """Nothing counts while the host calibrates, and what lies in the tray afterwards is the test roll."""
        self._stage = None
        if self._loop is not None:
            self._loop.resting = False
        self._context.roll_committer.tray("calibrating", self.name)

    def tell(self, sighting: Sighting) -> None:
        """Act on what was seen; belongs to the event loop."""
        roll_committer, stage, reading = self._context.roll_committer, sighting.stage, sighting.reading
        self._counted.see(stage.value, self._context.clock.now())
        if stage is not self._stage:
            self._stage, self._unsure, self._asked = stage, 0, ()
            if stage is not TrayState.STILL:
                self._since, self._seen = roll_committer.entry, ()
            if stage in (TrayState.EMPTY, TrayState.MOVED) or not self._silence.told:
                roll_committer.tray(stage.value, self.name)
        if reading is not None:
            self._hear(sighting, reading)
        self._break_silence(stage)

    def _hear(self, sighting: Sighting, reading: Reading) -> None:
        """Act on what was read."""
        self._seen, self._likely, self._reading = reading.dice, reading.likely, reading
        if self._counted.covers(reading.dice):
            self._silence.broken()
        elif sighting.committed is not None and len(sighting.committed) == 2:
            self._silence.broken()
            faces = (sighting.committed[0], sighting.committed[1])
            self._context.roll_committer.propose(
                Proposal(self.name, faces, confidence=reading.confidence, based_on=self._since)
            )
        elif reading.values is None:
            self._ask(reading)

    def _break_silence(self, stage: TrayState) -> None:
        """Tell people why nothing is read, where neither dice at rest nor an empty tray has been seen for a while, and
        offer what may lie there."""
        if not self._context.roll_committer.expects_roll or self._at_rest_and_known(stage):
            self._silence.broken()
            return
        why = self._silence.see(stage, self._context.clock.now())
        if why is not None:
            self._context.roll_committer.propose(Proposal(self.name, None, why, self._likely, 0.0))
        if stage is TrayState.EMPTY:
            self._likely = ()

    def _at_rest_and_known(self, stage: TrayState) -> bool:
        """Whether dice lie there that have been counted, or that people have been asked about."""
        return stage is TrayState.STILL and bool(self._asked or (self._seen and self._counted.covers(self._seen)))

    def _ask(self, reading: Reading) -> None:
        """Ask people once the reader has been unsure for a while, and again when it has other values to offer."""
        self._unsure += 1
        asked = (reading.reason, reading.likely)
        if self._unsure >= PATIENCE and asked != self._asked:
            self._asked = asked
            self._silence.broken()
            self._context.roll_committer.propose(
                Proposal(self.name, None, reading.reason, reading.likely, reading.confidence)
            )

    def _roll_counted(self) -> None:
        """Note that the dice lying there belong to the roll that has just counted."""
        still = self._stage is TrayState.STILL
        if still:
            self._counted.lock(self._seen)
        status = self._context.status_board.latest("dice") or {}
        own, values = status.get("source") == self.name, tuple(status.get("values") or ())
        entry = self._context.roll_committer.entry
        if (own or still) and entry != self._corrected_by:
            until = self._context.clock.now() + AFTERWARDS
            self._evidence = _Evidence(entry, values if own else None, self._film.last(), until)
            self._note_played(entry, values, own=own)
            if own and self._context.settings.film != "never":
                self._offer_replay(self._evidence)
            if not own and values and self._context.settings.film == "entered":
                self._keep(self._evidence, values)

    def _offer_replay(self, evidence: "_Evidence") -> None:
        facts = self.replay.hold(evidence.entry, evidence.shots, self.tray_worker.known.outline)
        if facts is not None:
            self._context.status_board.post("replay", asdict(facts))

    def _note_played(self, entry: int, values: tuple[int, ...], *, own: bool) -> None:
        """Count the roll that this camera read, or that people told after it had asked them."""
        reading, played, calibrator = self._reading, self._played, self.calibrator
        if played is None or calibrator is None or reading is None or len(values) != 2 or not (own or self._asked):
            return
        dice = (min(values), max(values))
        picture = None if self._context.settings.film == "never" else self._shot
        offered = tuple((pair[0], pair[1]) for pair in reading.likely if len(pair) == 2)
        seen = Seen(
            self._context.clock.wall(), dice if own else None, None if own else str(self._asked[0]), offered,
            reading.confidence, picture, self.tray_worker.known, reading.dice,
        )  # fmt: skip
        self._in_thread(partial(played.counted, self.camera.identity, calibrator.since, entry, dice, seen))

    def _in_thread(self, keep: Callable[[], None]) -> None:
        """Let a worker thread ``keep`` what is measured; a table goes on without it."""

        async def kept() -> None:
            fault = None
            try:
                await asyncio.to_thread(keep)
            except ConfigurationFault as why:
                fault = why
            self._context.status_board.report("dice", fault, "measurement")

        task = asyncio.create_task(kept())
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)

    def _roll_corrected(self, entry: int, dice: tuple[int, ...]) -> None:
        """Note that a roll was corrected, and keep its film if it was the last one."""
        if self._played is not None and len(dice) == 2:
            self._in_thread(partial(self._played.corrected, entry, (min(dice), max(dice))))
        elif self._played is not None:
            self._in_thread(partial(self._played.taken_back, entry))
        self._corrected_by = self._context.roll_committer.entry
        evidence = self._evidence
        if evidence is not None and evidence.entry == entry and self._context.settings.film != "never":
            self._keep(evidence, dice)

    def _keep(self, evidence: "_Evidence", dice: tuple[int, ...]) -> None:
        if self._context.data is None or not evidence.shots:
            return
        folder, tray = self._context.data / FOLDER, self.tray_worker.known
        stamp = datetime.fromtimestamp(self._context.clock.wall(), UTC).strftime("%Y%m%dT%H%M%S") + f"-{evidence.entry}"
        story = Story(self.camera.identity, evidence.entry, evidence.counted, dice)

        async def keep() -> None:
            try:
                await asyncio.to_thread(save, folder, evidence.shots, tray, story, stamp)
            except ConfigurationFault as fault:
                self._context.status_board.report("dice", fault, "film")

        task = asyncio.create_task(keep())
        self._saving.add(task)
        task.add_done_callback(self._saving.discard)


def _played_store(data: Path, camera: str) -> MeasurementStore:
    return MeasurementStore.of(data, camera, "played")
