"""The steps of a calibration in a terminal."""

from collections.abc import Callable

from postparade.cli.dice.calibration_result import SHAPES, print_advice, print_verdict
from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, PictureFault
from postparade.dice.capture.contract import Camera
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.tray_calibration.outline import WHOLE, Outline
from postparade.dice.tray_calibration.wizard import Step, Wizard

Ask = Callable[[str], str]
"""Shows a question and waits for a line; raises ``EOFError`` when nobody is there."""

STALE = 8
"""Frames that a driver may have buffered while somebody read a question."""
AIMING = 3.0
"""Seconds of looking before the first advice."""
PATIENCE = 60.0
"""Seconds for the tray to rest, or for two dice to be thrown."""
PAUSE = 0.5
"""Seconds after which a camera that gave no picture is asked again."""


class Terminal:
    """Walks somebody through a calibration of ``camera``. ``throw`` throws the dice of a tray that is simulated, where
    nobody else can; ``shorten`` is that of :class:`~postparade.dice.tray_calibration.wizard.Wizard`."""

    def __init__(
        self,
        camera: Camera,
        clock: Clock,
        ask: Ask,
        throw: Callable[[], object] | None = None,
        shorten: Callable[[float], bool] = lambda _share: False,
    ) -> None:
        self._camera = camera
        self._clock = clock
        self._ask = ask
        self._throw = throw
        self._wizard = Wizard(shorten)

    async def walk_through(self) -> tuple[Tray, Outline, float] | None:
        """What is to be stored (tray, outline, light), or None when the user declines. Raises ``DeviceFault`` when the
        camera is not there, ``EOFError`` when nobody answers."""
        self._camera.read()
        print(f"Calibrating {self._camera.name}. A running table shows the same with a live picture at /host/camera.")
        await self._aim()
        await self._take_empty()
        self._confirm_outline()
        while True:
            await self._take_roll()
            found = self._judge()
            keep = "Enter to store it, " if found else ""
            answer = self._answer(f"{keep}r to throw again, n to leave it: ")
            if answer == "n":
                return None
            if found is not None and answer != "r":
                return found

    async def _aim(self) -> None:
        while True:
            await self._look(AIMING, lambda: False)
            print_advice(self._wizard.advice)
            if self._answer("Take everything out of the tray. Enter when it is empty, l to look again: ") != "l":
                return

    async def _take_empty(self) -> None:
        while True:
            self._wizard.take_empty()
            await self._look(PATIENCE, lambda: self._wizard.step is not Step.EMPTY)
            if self._wizard.step is Step.OUTLINE:
                return
            self._say_fault()
            self._answer("Enter to try again: ")

    def _confirm_outline(self) -> None:
        found = self._wizard.outline
        print("No outline of the tray was found." if found is None else f"Outline: {SHAPES[found.shape]}.")
        answer = self._answer("Enter to go on, w if dice may lie anywhere in the picture: ")
        self._wizard.set_outline(None if found is None or answer == "w" else found.corners)

    async def _take_roll(self) -> None:
        self._wizard.take_roll()
        if self._throw is None:
            self._answer("Throw both dice into the tray, take your hand away, and press Enter: ")
        else:
            self._answer("The tray is simulated. Enter to throw its dice: ")
            self._throw()
        await self._look(PATIENCE, lambda: self._wizard.step is Step.VERDICT)

    def _judge(self) -> tuple[Tray, Outline, float] | None:
        """Print what the roll showed; returns what can be stored of it."""
        if self._wizard.roll is None:
            self._say_fault()
            return None
        outline = self._wizard.outline or WHOLE
        print_verdict(outline, self._wizard.roll, self._wizard.advice)
        try:
            tray, quality = self._wizard.result()
        except PictureFault:
            print("Nothing can be stored before that is put right.")
            return None
        return tray, outline, quality.light

    def _say_fault(self) -> None:
        fault = self._wizard.fault
        print("Nothing happened." if fault is None else f"{fault.sentence} {fault.remedy}")

    def _answer(self, question: str) -> str:
        return self._ask(question).strip().lower()

    async def _look(self, seconds: float, done: Callable[[], bool]) -> None:
        """Let the camera run until ``done``, at most for ``seconds``. A camera that is unplugged is waited for."""
        until, seen = self._clock.now() + seconds, 0
        while not done() and self._clock.now() < until:
            await self._clock.sleep(0.0 if self._camera.pace is None else 1.0 / self._camera.pace)
            try:
                frame = self._camera.read()
            except DeviceFault as fault:
                self._wizard.lost(fault)
                await self._clock.sleep(PAUSE)
                continue
            seen += 1
            if seen > STALE:
                self._wizard.see(frame, self._clock.now())
