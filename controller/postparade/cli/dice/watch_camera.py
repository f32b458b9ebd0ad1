"""``postparade dice watch --camera``: what a camera sees and reads, on a page, until it is stopped."""

import asyncio
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from postparade.cli.dice.pictures import draw, number_of_dice, outline_of, say_commit
from postparade.cli.process import keep_small
from postparade.config import Settings, load
from postparade.core.clock import Clock, SystemClock
from postparade.core.faults import Fault
from postparade.dice.settings import DiceSettings

if TYPE_CHECKING:
    from postparade.dice.camera_feed import CameraFeed, Stats
    from postparade.dice.capture.capture_loop import CaptureLoop
    from postparade.dice.capture.contract import Camera
    from postparade.dice.sources.tray_worker import Observation
    from postparade.dice.tray_calibration.calibrated_tray import Corner
    from postparade.dice.tray_calibration.calibrator import Calibrator

THROW_EVERY = 5.0
"""Seconds between two throws on the simulated tray."""


def watch_camera(
    choice: str,
    expect: str,
    as_json: bool,
    out: Path | None,
    host: str,
    port: int,
    once: bool,
    config: Path | None,
    outline: str | None = None,
) -> int:
    """Serve the page and print one line for each roll that is committed; with ``as_json``, the address of the page goes
    to standard error. ``outline`` is the floor of the tray as text, instead of the calibrated one. Returns 0 when it
    was stopped, or at the end of a recording that is played ``once``.

    Raises :class:`~postparade.core.faults.Fault` for an unknown camera, a recording or a picture that cannot be used,
    or a busy port; a camera that is not plugged in is waited for.
    """
    wanted = number_of_dice(expect)
    settings = load(config)
    keep_small()
    watch = _Watch(as_json, out, None if outline is None else outline_of(outline).corners)
    asyncio.run(watch.run(choice, wanted, once, settings, host, port))
    return 0


class _Watch:
    """One run of the command."""

    def __init__(self, as_json: bool, out: Path | None, outline: "tuple[Corner, ...] | None") -> None:
        self._as_json = as_json
        self._out = out
        self._outline = outline
        self._live: CameraFeed
        self._calibrator: Calibrator

    async def run(self, choice: str, expect: int | None, once: bool, settings: Settings, host: str, port: int) -> None:
        from postparade.dice.camera_feed import CameraFeed
        from postparade.dice.capture.capture_loop import CaptureLoop
        from postparade.dice.sources.tray_worker import TrayWorker
        from postparade.dice.tray_calibration.calibrator import Calibrator
        from postparade.dice.tray_calibration.store import CalibrationStore
        from postparade.web.dice_watch_server import WatchServer

        clock = SystemClock()
        self._camera = await asyncio.to_thread(open_camera, choice, once, settings.dice, clock)
        # The table's own calibration, so that dice are read here as they are there.
        self._calibrator = Calibrator(
            self._camera, CalibrationStore(Path(settings.table.data)), clock, settings.dice.capture
        )
        self._live = CameraFeed(clock, self._camera)
        server = WatchServer(self._live, host, port, settings.announcer.language)
        await server.start()
        try:
            self._tell(f"Looking through {self._camera.name}: {server.address}/  Stop with Ctrl-C.")
            tray_worker = TrayWorker(self._camera, expect, self._calibrator, self._outline)
            await self._until_stopped(CaptureLoop(self._camera, tray_worker.see, clock, settings.dice.fps), clock)
        finally:
            await server.close()

    async def _until_stopped(self, loop: "CaptureLoop[Observation]", clock: Clock) -> None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        capturing = asyncio.create_task(loop.run(self._on_observation, self._on_fault))
        others = {asyncio.create_task(stop.wait()), asyncio.create_task(_throw_now_and_then(self._camera, clock))}
        done, _ = await asyncio.wait({capturing, *others}, return_when=asyncio.FIRST_COMPLETED)
        for task in (capturing, *others):
            task.cancel()
        await asyncio.gather(capturing, *others, return_exceptions=True)
        for task in done:
            task.result()

    def _on_observation(self, observation: "Observation", stats: "Stats") -> None:
        self._live.follow(self._camera)
        self._live.calibrated |= self._calibrator.calibrated
        self._live.show(observation.picture, observation.sighting, stats, observation.outline, observation.unrest)
        if observation.sighting.committed is None:
            return
        say_commit(stats.captured, observation.sighting.committed, self._as_json)
        if self._out is not None and observation.sighting.reading is not None:
            draw(observation.picture, observation.sighting.reading.dice, self._out / f"{stats.captured:06d}.png")

    def _on_fault(self, fault: Fault | None) -> None:
        if fault is not None:
            self._live.lost(fault)
        self._tell("The picture is back." if fault is None else f"{fault.code}: {fault.sentence} {fault.remedy}")

    def _tell(self, text: str) -> None:
        print(text, file=sys.stderr if self._as_json else sys.stdout, flush=True)


def open_camera(choice: str, once: bool, settings: DiceSettings, clock: Clock) -> "Camera":
    """The camera meant by ``choice``, as the table would open it; a recording ends if it is to be played ``once``.
    Raises :class:`~postparade.core.faults.Fault` as :func:`watch_camera` does."""
    from postparade.dice.capture.contract import CameraOptions
    from postparade.dice.capture.registry import find
    from postparade.dice.vision.picture import load as load_picture

    if choice == "simulated":
        from postparade.simulator.tray.tray import SimulatedTray

        return SimulatedTray(clock)
    reference = load_picture(settings.reference) if settings.reference else None
    return find(choice, CameraOptions(reference, settings.camera_size, settings.camera_lock, once, settings.capture))


async def _throw_now_and_then(camera: "Camera", clock: Clock) -> None:
    """Throw the dice on a simulated tray now and then, as nobody else does."""
    from postparade.simulator.tray.tray import SimulatedTray

    while True:
        await clock.sleep(THROW_EVERY)
        if isinstance(camera, SimulatedTray):
            await asyncio.to_thread(camera.throw)
