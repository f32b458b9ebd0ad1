"""Arcade buttons: two rows of six, one row a die, and a button that throws the table's own dice."""

import asyncio
from collections.abc import Callable
from typing import Any

from postparade.dice.kit import Kit
from postparade.dice.proposal import Proposal
from postparade.faults import DeviceFault, JournalFault
from postparade.games.who import DICE


class ButtonSource:
    """A face pressed in each row is a roll; until it has settled, another press changes it.

    Pressed buttons are deaf for ``debounce_ms`` on the injected clock, because contacts bounce. ``factory`` is a
    gpiozero pin factory; without one the configured kind is opened.
    """

    name = "buttons"

    def __init__(self, kit: Kit, factory: Any = None) -> None:
        """Raises ``DeviceFault`` (``buttons_missing``) where there are no pins, or none are configured."""
        settings = kit.settings
        if not (settings.first_row and settings.second_row) and settings.throw_pin is None:
            raise DeviceFault("buttons_missing", why="no pins are configured")
        self._kit = kit
        self._loop: asyncio.AbstractEventLoop | None = None
        self._chosen: list[int | None] = [None, None]
        self._pressed_at: dict[tuple[int, int], float] = {}
        self._throws: set[asyncio.Task[None]] = set()
        self._buttons = self._wire(factory if factory is not None else open_pins(settings.pins))

    def _wire(self, factory: Any) -> list[Any]:
        from gpiozero import Button
        from gpiozero.exc import GPIOZeroError

        wired: list[Any] = []

        def wire(pin: int, act: Callable[[], None], key: tuple[int, int]) -> None:
            button = Button(pin, pull_up=True, bounce_time=None, pin_factory=factory)
            button.when_pressed = lambda: self._from_outside(key, act)
            wired.append(button)

        try:
            for row, pins in enumerate((self._kit.settings.first_row, self._kit.settings.second_row)):
                for face, pin in enumerate(pins, 1):
                    wire(pin, lambda row=row, face=face: self.press(row, face), (row, face))  # type: ignore[misc] # bound
            if self._kit.settings.throw_pin is not None:
                wire(self._kit.settings.throw_pin, self._throw, (2, 0))
        except GPIOZeroError as error:
            for button in wired:
                button.close()
            raise DeviceFault("buttons_missing", why=str(error)) from error
        return wired

    async def run(self) -> None:
        """Listen until cancelled."""
        self._loop = asyncio.get_running_loop()
        try:
            await asyncio.Event().wait()
        finally:
            self._loop = None
            for button in self._buttons:
                button.close()

    def _from_outside(self, key: tuple[int, int], act: Callable[[], None]) -> None:
        """gpiozero calls from a thread of its own."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._debounced, key, act)

    def _debounced(self, key: tuple[int, int], act: Callable[[], None]) -> None:
        now = self._kit.clock.now()
        last = self._pressed_at.get(key)
        self._pressed_at[key] = now
        if last is None or now - last >= self._kit.settings.debounce_ms / 1000:
            act()

    def press(self, row: int, face: int) -> None:
        """Choose ``face`` (1 to 6) for die ``row`` (0 or 1)."""
        self._chosen[row] = face
        first, second = self._chosen
        if first is None or second is None:
            return
        steward = self._kit.steward
        steward.propose(Proposal(self.name, (first, second), settled=False, based_on=steward.entry))
        task = asyncio.create_task(self._forget_when_settled())
        self._throws.add(task)
        task.add_done_callback(self._throws.discard)

    async def _forget_when_settled(self) -> None:
        chosen = list(self._chosen)
        await self._kit.clock.sleep(self._kit.settings.settle_ms / 1000)
        if self._chosen == chosen:
            self._chosen = [None, None]

    def _throw(self) -> None:
        task = asyncio.create_task(self._throw_dice())
        self._throws.add(task)
        task.add_done_callback(self._throws.discard)

    async def _throw_dice(self) -> None:
        try:
            await self._kit.throw.throw(DICE)
        except JournalFault as fault:
            self._kit.bulletin.report("dice", fault)


def open_pins(kind: str) -> Any:
    """A gpiozero pin factory of that kind. Raises ``DeviceFault`` (``buttons_missing``) where it does not work."""
    try:
        if kind == "mock":
            from gpiozero.pins.mock import MockFactory

            return MockFactory()
        from gpiozero.pins.lgpio import LGPIOFactory

        return LGPIOFactory()
    except Exception as error:  # lgpio raises its own kinds of error where there is no such chip
        raise DeviceFault("buttons_missing", why=str(error) or repr(error)) from error
