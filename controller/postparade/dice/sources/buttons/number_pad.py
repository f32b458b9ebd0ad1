"""The source ``number-pad``: a USB number pad on which both faces are typed and confirmed with Enter."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from postparade.core.device_thread import PATIENCE, DeviceThread
from postparade.core.faults import DeviceFault, JournalFault
from postparade.dice.proposal import Proposal
from postparade.dice.sources.buttons.entry import Entry
from postparade.dice.sources.buttons.input_device import FOLDER, InputDevice, Key, find_number_pad
from postparade.dice.sources.context import LET_GO_WITHIN, SourceContext

ROW = (11, 2, 3, 4, 5, 6, 7, 8, 9, 10)
PAD = (82, 79, 80, 81, 75, 76, 77, 71, 72, 73)
DIGITS = {code: digit for codes in (ROW, PAD) for digit, code in enumerate(codes)}
"""Digits by key code: KEY_1 to KEY_0 and KEY_KP0 to KEY_KP9. Num Lock makes no difference to the kernel."""
ENTER = frozenset({28, 96})
BACK = frozenset({14})
CLEAR = frozenset({1, 83, 111})
"""KEY_ESC, KEY_KPDOT (Del) and KEY_DELETE."""
GO_ON = frozenset({78})
PAUSE = frozenset({74})
"""KEY_KPPLUS and KEY_KPMINUS."""

FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0


class NumberPadSource:
    """Takes one digit for each die, then Enter. Backspace removes the last digit, Del or Esc both; a third digit starts
    over. Plus goes on with the game, minus pauses and resumes it.

    The pad may be unplugged and plugged in again at any time; meanwhile it is looked for with growing pauses.
    """

    name = "number-pad"

    def __init__(self, context: SourceContext, folder: Path = FOLDER) -> None:
        """``folder`` is where a pad is looked for while ``settings.number_pad`` is ``auto``."""
        self._context = context
        self._folder = folder
        self._entry = Entry(context, self.name, lambda: None, lambda: None)
        self._typed: list[int] = []
        self._asked: asyncio.Task[None] | None = None
        self._thread = DeviceThread("number pad", context.clock)
        self._device: InputDevice | None = None

    async def run(self) -> None:
        """Listen until cancelled."""
        wait = FIRST_WAIT
        self._entry.begin()
        try:
            while True:
                try:
                    device = await self._taken()
                    wait = FIRST_WAIT
                    await self._listen(device)
                except DeviceFault as fault:
                    self._context.status_board.report("dice", fault, self.name, "error")
                self._clear()
                await self._context.clock.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        finally:
            self._clear()
            with contextlib.suppress(TimeoutError):
                await self._thread.finish(self._let_go, LET_GO_WITHIN)

    def press(self, key: Key) -> None:
        """A key went down."""
        if self._entry.empty:
            self._typed.clear()
        if key.lost or key.code in CLEAR:
            self._clear()
        elif key.code in BACK:
            self._take_back()
        elif key.code in ENTER:
            self._confirm()
        elif key.code in GO_ON | PAUSE:
            self._press_for_host(pause=key.code in PAUSE)
        elif key.code in DIGITS:
            self._type(DIGITS[key.code])

    async def _taken(self) -> InputDevice:
        """The pad, ready to be listened to. The kernel may take its time with devices that come and go."""
        try:
            device = await self._thread.do(self._take, PATIENCE)
        except TimeoutError as why:
            raise DeviceFault("number_pad_missing", path=self._context.settings.number_pad, why=why) from why
        shared = None if device.alone else DeviceFault("number_pad_shared", path=device.path)
        self._context.status_board.report("dice", shared, self.name)
        return device

    def _take(self) -> InputDevice:
        self._let_go()
        self._device = device = InputDevice(self._path())
        return device

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _path(self) -> Path:
        chosen = self._context.settings.number_pad
        return find_number_pad(self._folder) if chosen == "auto" else Path(chosen)

    async def _listen(self, device: InputDevice) -> None:
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def ready() -> None:
            try:
                for key in device.read():
                    self.press(key)
            except DeviceFault as fault:
                loop.remove_reader(device.fd)
                if not lost.done():
                    lost.set_exception(fault)

        loop.add_reader(device.fd, ready)
        try:
            await lost
        finally:
            loop.remove_reader(device.fd)

    def _type(self, digit: int) -> None:
        if not 1 <= digit <= 6:
            self._context.roll_committer.propose(Proposal(self.name, None, "not_a_face"))
            return
        if len(self._typed) == 2:
            self._clear()
        if self._entry.choose(len(self._typed), digit):
            self._typed.append(digit)
            if self._entry.whole:
                self._context.roll_committer.show(self._entry.proposal(settled=False, reason="press_enter"))

    def _confirm(self) -> None:
        if self._entry.whole:
            self._context.roll_committer.propose(self._entry.proposal(settled=True))

    def _press_for_host(self, *, pause: bool) -> None:
        """Go on with the game, or pause and resume it; while the last press is being answered, another is ignored."""
        host = self._context.host
        if host is not None and (self._asked is None or self._asked.done()):
            self._asked = asyncio.create_task(self._ask(host.pause if pause else host.go_on))

    async def _ask(self, press: Callable[[], Awaitable[object]]) -> None:
        try:
            await press()
        except JournalFault as fault:
            self._context.status_board.report("dice", fault, severity="error")

    def _take_back(self) -> None:
        kept = self._typed[:-1]
        self._clear()
        for digit in kept:
            self._type(digit)

    def _clear(self) -> None:
        if self._typed:
            self._typed.clear()
            self._entry.clear()
            self._context.roll_committer.tray("empty", self.name)
