"""A stock WLED board as the track. What it shows is asked, never assumed, and changed only when the host wants it."""

import asyncio
import contextlib
from collections import deque

import numpy as np

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Phrase
from postparade.track.current_limit import IDLE_MA, estimate_ma
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState, first_fault
from postparade.track.drivers.frame_pacer import FramePacer
from postparade.track.drivers.wled_lines import AdalightLine, DdpLine, NobodyThereError, NotWledError, WledLine
from postparade.track.drivers.wled_report import Expected, Judgement, WledReport, WledSettingsTold, judge, lit
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.link.port import SerialPort, ThreadedPort
from postparade.track.settings import TrackSettings

REPEAT = 1.0
"""WLED goes back to its own light 2.5 s (as delivered) after the last frame."""

CHECK_EVERY = 5.0
FIRST_CHECK = 1.5
"""Seconds after the first frame until WLED surely says that it takes it."""
QUIET = 1.0
"""Seconds without a new frame after which nothing moves."""
LATELY = 3.0
"""Seconds over which WLED's figure of its current may lag behind the frames."""
SILENT_AFTER = 2
"""Checks in a row without an answer after which what is shown is no longer known."""
RESTARTS_MEAN = 2
"""Restarts from which a weak supply is likely."""


class WledDriver:
    """Drives the WLED board at the end of ``line``; colour order, chains and a cap of its own are set in WLED.

    A board that only fails to answer, or answers something else, keeps its frames: its page is often slower than its
    light. It is lost when nobody is at its address any more.
    """

    name = "wled"
    safe = SafeState("WLED's own light, after its realtime time-out (2.5 s as delivered)", 2.6)
    verifies = Verifies(Confirmation.CONFIRMED, Phrase("unseen_wled"))

    def __init__(self, line: WledLine, pixels: int, clock: Clock, cap_ma: int = 0) -> None:
        self.capabilities = Capabilities(pixels, 0, 0)
        self._line = line
        self._clock = clock
        self._pixels = pixels
        self._cap_ma = cap_ma
        self._pacer = FramePacer(self._send, clock, line.every, REPEAT)
        self._version: str | None = None
        self._open = False
        self._settings = WledSettingsTold()
        self._judgement = Judgement(Confirmation.SENT)
        self._light: deque[tuple[float, int]] = deque(maxlen=256)
        self._first_frame: float | None = None
        self._failed = 0
        self._uptime = 0
        self._shone = False
        self._restarts = 0

    async def open(self) -> None:
        self._version = await self._line.open()
        self._settings = await self._line.settings()
        self._judgement, self._failed, self._uptime, self._shone = Judgement(Confirmation.SENT), 0, 0, False
        self._first_frame = None if self._pacer.wanted is None else self._clock.now()
        self._open = True
        self._pacer.again()

    async def serve(self) -> None:
        with first_fault(self._line.name):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pacer.run(), name="wled frames")
                tasks.create_task(self._check_on(), name="wled check")

    async def close(self) -> None:
        if self._open:
            self._open = False
            with contextlib.suppress(OSError):
                self._line.send(np.zeros((self._pixels, 3), dtype=np.uint8))
        await self._line.close()

    def show(self, frame: Frame) -> None:
        now = self._clock.now()
        if self._first_frame is None:
            self._first_frame = now
        self._light.append((now, estimate_ma(frame) - len(frame) * IDLE_MA))
        self._pacer.want(frame)

    def move(self, servo: int, us: int, seconds: float) -> None:
        """WLED has no servos."""

    def health(self) -> Health:
        shown = self._pacer.wanted
        drawn = 0 if shown is None else estimate_ma(shown)
        if not self._open:
            return Health(Confirmation.ABSENT, self._pacer.sent, 0, 0, drawn, self._version, restarts=self._restarts)
        confirmation, caution, remedy = self._judgement
        if caution is None and self._restarts >= RESTARTS_MEAN:
            caution = DeviceFault("wled_restarts", host=self._line.name, times=self._restarts)
        return Health(
            confirmation,
            self._pacer.sent,
            estimated_ma=drawn,
            firmware=self._version,
            caution=caution,
            restarts=self._restarts,
            wake=self._put_right if remedy else None,
        )

    async def _send(self, frame: Frame) -> None:
        self._line.send(frame)

    async def _put_right(self) -> None:
        """Switch the board on, or end the override of its own light, whichever keeps the race from being seen."""
        remedy: dict[str, object] | None = self._judgement.remedy
        if remedy is None:
            return
        try:
            await self._line.put_right(remedy)
        except (NobodyThereError, NotWledError, TimeoutError) as why:
            raise DeviceFault("wled_missing", host=self._line.name, why=why) from why
        await self._check()

    async def _check_on(self) -> None:
        await self._clock.sleep(FIRST_CHECK)
        while True:
            await self._check()
            await self._clock.sleep(CHECK_EVERY)

    async def _check(self) -> None:
        """Ask the board what it shows. Raises ``DeviceFault`` when nobody is there any more."""
        try:
            report = await self._line.report(self._quiet())
        except NobodyThereError as why:
            self._failed += 1
            if self._failed >= SILENT_AFTER:
                raise DeviceFault("wled_missing", host=self._line.name, why=why) from why
        except TimeoutError as why:
            self._silent(DeviceFault("wled_silent", host=self._line.name, why=why))
        except NotWledError as why:
            self._silent(DeviceFault("wled_foreign", host=self._line.name, why=why))
        else:
            self._failed = 0
            if report is not None:
                self._take_in(report)

    def _silent(self, fault: DeviceFault) -> None:
        self._failed += 1
        if self._failed >= SILENT_AFTER:
            self._judgement = Judgement(Confirmation.SENT, fault)

    def _take_in(self, report: WledReport) -> None:
        self._restarts += report.uptime < self._uptime
        self._uptime = report.uptime
        self._version = report.version
        light = self._least_light()
        proof = lit(report, light)
        if proof is not None:
            self._shone = proof
        elif report.on or report.live is False:
            self._shone = False
        self._judgement = judge(report, self._settings, self._expected(light))

    def _expected(self, light_ma: int) -> Expected:
        line, first = self._line, self._first_frame
        sending = first is not None and self._clock.now() - first >= FIRST_CHECK
        return Expected(
            line.name, self._pixels, self._cap_ma, line.protocols, line.ours, light_ma, sending, self._shone
        )

    def _least_light(self) -> int:
        """The least current of light in mA that was asked for lately."""
        now, least = self._clock.now(), None
        for at, light_ma in reversed(self._light):
            least = light_ma if least is None else min(least, light_ma)
            if now - at >= LATELY:
                break
        else:
            return 0  # not enough is known yet
        return least or 0

    def _quiet(self) -> bool:
        return not self._light or self._clock.now() - self._light[-1][0] >= QUIET


async def look_at(settings: TrackSettings, pixels: int) -> Judgement:
    """What the board that ``[track.wled]`` names would show of ``pixels`` pixels, as it tells over the network; nothing
    is sent to it. Raises ``DeviceFault`` if there is no such board."""
    line = DdpLine(settings.wled.host, settings.wled.ddp_port)
    try:
        await line.open()
        report = await line.report(quiet=True)
        told = await line.settings()
    except (NobodyThereError, NotWledError, TimeoutError) as why:
        raise DeviceFault("wled_missing", host=line.name, why=why) from why
    finally:
        await line.close()
    nobody = frozenset(("",))  # whatever light it takes now is not ours
    return judge(report, told, Expected(line.name, pixels, settings.cap_ma, line.protocols, nobody, 0, False))


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> WledDriver:
    """The driver for the WLED board that ``[track.wled]`` describes."""
    del pressed  # the buttons of a WLED board change its own light only
    own = settings.wled
    line: WledLine
    if own.protocol == "ddp":
        line = DdpLine(own.host, own.ddp_port)
    else:
        port = ThreadedPort(SerialPort(settings.port, own.baud), clock)
        line = AdalightLine(port, layout.pixels, own.baud, clock)
    return WledDriver(line, layout.pixels, clock, settings.cap_ma)
