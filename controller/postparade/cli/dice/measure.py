"""``postparade dice measure``: how well a camera reads the dice on its own table, roll by roll, on a page."""

import asyncio
import json
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from postparade.cli.options import AsJson, ConfigFile, Flag, PortNumber
from postparade.cli.process import keep_small
from postparade.config import Settings, load
from postparade.core.clock import SystemClock
from postparade.core.data_folder import kept_for_owner
from postparade.core.faults import ConfigurationFault, Fault, refuse
from postparade.dice.measuring.measurement import CONFIDENT, MOST_ROLLS, MeasuredRoll, Measurement, Summary, summary

if TYPE_CHECKING:
    from postparade.dice.camera_feed import Stats
    from postparade.dice.measuring.store import MeasurementStore
    from postparade.dice.sources.tray_worker import Observation

Rolls = Annotated[int, Parameter(validator=Number(gte=1, lte=MOST_ROLLS))]


def measure(
    *,
    camera: str | None = None,
    rolls: Rolls = 30,
    shown: Flag = False,
    data: Path | None = None,
    host: str = "127.0.0.1",
    port: PortNumber = 8081,
    as_json: AsJson = False,
    config: ConfigFile = None,
) -> int:
    """Measure how well the camera reads the dice on your own table: throw, and confirm each roll with one tap.

    Parameters
    ----------
    camera
        The camera: its number, picamera, a recording, or simulated. Without one, that of the configuration.
    rolls
        How many rolls are measured.
    shown
        Print the last measurement instead of making one.
    data
        The data folder of the table, which has the calibration and keeps the measurement beside it.
    host
        The address that the page is served on; 0.0.0.0 shows it to the whole network.
    port
        The port of the page; 0 for any free one.
    as_json
        Print one JSON object at the end.
    config
        A configuration file, for the camera and the data folder.
    """
    settings = load(config)
    choice = str(settings.dice.camera) if camera is None else camera
    folder = Path(settings.table.data) if data is None else data
    if shown:
        return _show_last(choice, folder, settings, as_json)
    return _measure(_Measuring(folder, rolls, as_json), choice, settings, host, port)


def _measure(measuring: "_Measuring", choice: str, settings: Settings, host: str, port: int) -> int:
    keep_small()
    with kept_for_owner():
        made = asyncio.run(measuring.run(choice, settings, host, port))
    _print_result(made, measuring.as_json)
    return 0


def _show_last(choice: str, folder: Path, settings: Settings, as_json: bool) -> int:
    """Print what was measured last for the camera meant by ``choice``."""
    from postparade.cli.dice.watch_camera import open_camera
    from postparade.dice.measuring.store import KINDS, MeasurementStore

    opened = open_camera(choice, True, settings.dice, SystemClock())
    try:
        # Its identity is certain only once it has given a picture; one that is not plugged in is known by its number.
        with suppress(Fault, EOFError):
            opened.read()
        found, played = (MeasurementStore.of(folder, opened.identity, kind).load() for kind in KINDS)
    finally:
        opened.close()
    if found is None and played is None:
        raise ConfigurationFault("measurement_missing", camera=opened.name)
    _print_result(found, as_json, played)
    return 0


class _Measuring:
    """One run of the command."""

    def __init__(self, data: Path, rolls: int, as_json: bool) -> None:
        self._data = data
        self._rolls = rolls
        self.as_json = as_json

    async def run(self, choice: str, settings: Settings, host: str, port: int) -> Measurement:
        """Serve the page until all rolls are measured and nobody looks any more, or until it is stopped."""
        from postparade.cli.dice.watch_camera import open_camera
        from postparade.dice.camera_feed import CameraFeed
        from postparade.dice.capture.capture_loop import CaptureLoop
        from postparade.dice.measuring.session import MeasuringSession
        from postparade.dice.sources.tray_worker import TrayWorker
        from postparade.dice.tray_calibration.calibrator import Calibrator
        from postparade.dice.tray_calibration.store import CalibrationStore
        from postparade.web.api.host_tool import HostTool, HostToolPort
        from postparade.web.api.measuring import MeasuredPictures
        from postparade.web.dice_watch_server import WatchServer

        clock = SystemClock()
        self._camera = await asyncio.to_thread(open_camera, choice, False, settings.dice, clock)
        self._calibrator = Calibrator(self._camera, CalibrationStore(self._data), clock, settings.dice.capture)
        self._live = CameraFeed(clock, self._camera)
        # Only a simulated tray can throw its dice by itself.
        throw = getattr(self._camera, "throw", None)
        self._session = MeasuringSession(self._camera.identity, self._rolls, self._store, clock, throw, self._tell_roll)
        tool: HostTool[HostToolPort] = HostTool("measure", "no_eye", lambda _: True, in_threads=True)
        tool.port = self._session
        parts = (tool, MeasuredPictures(self._session))
        server = WatchServer(
            self._live, host, port, settings.announcer.language, shown="tools/measure.html", parts=parts
        )
        await server.start()
        try:
            self._tell(f"Measuring {self._camera.name} on {server.address}/  Stop with Ctrl-C.")
            self._worker = TrayWorker(self._camera, calibrator=self._calibrator)
            loop = CaptureLoop(self._camera, self._worker.see, clock, settings.dice.fps)
            await self._until_stopped(asyncio.create_task(loop.run(self._on_observation, self._on_fault)))
        finally:
            await server.close()
        return self._session.measurement

    async def _until_stopped(self, capturing: "asyncio.Task[None]") -> None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({capturing, stopping}, return_when=asyncio.FIRST_COMPLETED)
        ended = capturing.done()
        for task in (capturing, stopping):
            task.cancel()
        await asyncio.gather(capturing, stopping, return_exceptions=True)
        if ended:
            capturing.result()

    def _store(self, camera: str) -> "MeasurementStore":
        from postparade.dice.measuring.store import MeasurementStore

        return MeasurementStore.of(self._data, camera)

    def _on_observation(self, observation: "Observation", stats: "Stats") -> None:
        self._live.follow(self._camera)
        self._live.calibrated |= self._calibrator.calibrated
        self._live.show(observation.picture, observation.sighting, stats, observation.outline, observation.unrest)
        self._session.see(self._camera.identity, observation.picture, observation.sighting, self._worker.known)

    def _on_fault(self, fault: Fault | None) -> None:
        if fault is not None:
            self._live.lost(fault)
        self._tell("The picture is back." if fault is None else f"{fault.code}: {fault.sentence} {fault.remedy}")

    def _tell_roll(self, roll: MeasuredRoll) -> None:
        shown = " and ".join(map(str, roll.dice))
        how = {"read": "read", "asked": f"asked ({roll.reason})", "wrong": f"WRONG, read as {roll.read}"}[roll.outcome]
        self._tell(f"{shown}: {how}")

    def _tell(self, text: str) -> None:
        print(text, file=sys.stderr if self.as_json else sys.stdout, flush=True)


def _print_result(made: Measurement | None, as_json: bool, played: Measurement | None = None) -> None:
    """Print what was ``made`` with a tap for each roll, and what came of the rolls that were ``played``."""
    if as_json:
        evening = {} if played is None else {"played": summary(played.rolls)._asdict()}
        measured = {} if made is None else {"version": made.version} | summary(made.rolls)._asdict()
        known = made or played
        print(json.dumps({"camera": None if known is None else known.camera} | measured | evening))
        return
    if made is not None:
        _print_measured(summary(made.rolls))
    if played is not None:
        told = summary(played.rolls)
        print(
            f"While people played: {told.rolls} rolls, {told.read} read and not corrected, {told.asked} asked about, "
            f"{told.wrong} corrected."
        )
        _print_reasons(told)


def _print_measured(told: Summary) -> None:
    print(f"{told.rolls} rolls: {told.read} read, {told.asked} asked, {told.wrong} wrong.")
    if told.asked:
        print(f"Of those asked about, {told.offered} were offered first.")
    if told.rolls:
        print(f"With {CONFIDENT:.0%} certainty at most {told.wrong_at_most:.1%} of all rolls are misread.")
    _print_reasons(told)


def _print_reasons(told: Summary) -> None:
    for reason, times in told.reasons:
        why = refuse(reason)
        print(f"{times} x {reason}: {why.sentence} {why.remedy}")
