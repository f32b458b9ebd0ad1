"""The source ``buttons``: rows of faces, a panel of sums a throw button and the host's buttons on the Pi's own pins."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from postparade.core.device_thread import DeviceThread
from postparade.core.faults import DeviceFault, JournalFault, Refusal
from postparade.core.gpio import open_pins
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.sources.buttons.entry import Entry
from postparade.dice.sources.buttons.lights import Key, Lights
from postparade.dice.sources.buttons.pins import Button, Place, buttons
from postparade.dice.sources.context import LET_GO_WITHIN, SourceContext
from postparade.rules.viewer import DICE


class Contact:
    """Debounces one contact. ``quiet`` is how many seconds it must not have moved before a press counts.

    A press counts at once, at its first edge; only what follows it too closely is ignored. The bouncing of a button
    that is let go ends in edges that look like presses, so edges in both directions keep the contact from being quiet.
    """

    def __init__(self, quiet: float) -> None:
        self._quiet = quiet
        self._moved_at: float | None = None

    def edge(self, down: bool, at: float) -> bool:
        """The contact closed (``down``) or opened at ``at`` seconds: whether that is a press that counts."""
        rested = self._moved_at is None or at - self._moved_at >= self._quiet
        self._moved_at = at
        return down and rested


class Rows:
    """Two rows of buttons for faces. Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, roll_committer: RollCommitter) -> None:
        self._entry = entry
        self._roll_committer = roll_committer

    def press(self, die: int, face: int) -> None:
        """``face`` (1 to 6) of row ``die`` (0 or 1) was pressed."""
        if self._entry.choose(die, face) and self._entry.whole:
            self._roll_committer.propose(self._entry.proposal(settled=False))


class Panel:
    """A panel of buttons for sums. The faces stay unknown, even for 2 and 12: if only these were filled in, ones and
    sixes would seem to come too often. Until the roll has settled, another press changes it."""

    def __init__(self, entry: Entry, roll_committer: RollCommitter) -> None:
        self._entry = entry
        self._roll_committer = roll_committer

    def press(self, total: int) -> None:
        """The button for ``total`` (2 to 12) was pressed."""
        if self._entry.choose_total(total):
            self._roll_committer.propose(self._entry.proposal(settled=False))


class PressButton:
    """Does one thing once per press, such as throwing the electronic dice; presses meanwhile are ignored. ``refused``
    is called when the table does not grant it."""

    def __init__(
        self, context: SourceContext, do: Callable[[], Awaitable[object]], refused: Callable[[], None]
    ) -> None:
        self._context = context
        self._ask = do
        self._refused = refused
        self._asked: asyncio.Task[None] | None = None

    def press(self) -> None:
        """The button was pressed."""
        if self._asked is None or self._asked.done():
            self._asked = asyncio.create_task(self._do())

    def close(self) -> None:
        """Ask for nothing more."""
        if self._asked is not None:
            self._asked.cancel()

    async def _do(self) -> None:
        try:
            answer = await self._ask()
        except JournalFault as fault:
            self._context.status_board.report("dice", fault, severity="error")
            return
        if isinstance(answer, Refusal):
            self._refused()


class ButtonSource:
    """Two rows of faces, a panel of sums, a throw button, and those that go on with the game and pause it, each of
    them where it is wired, with their lights.

    ``factory`` is a gpiozero pin factory; without one the configured kind is opened.
    """

    name = "buttons"

    def __init__(self, context: SourceContext, factory: object = None) -> None:
        """Raises ``DeviceFault`` where there are no pins (``buttons_missing``), or where their wiring is impossible
        (``pins_incomplete``, ``pin_not_gpio``, ``pin_used_twice``)."""
        self._context = context
        self._wired = buttons(context.settings)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._contacts: list[Any] = []
        lamps: dict[Key, object] = {}
        self._wire(factory if factory is not None else open_pins(context.settings.pins, "buttons_missing"), lamps)
        self._lights = Lights(lamps, context.clock)
        self._entry = Entry(context, self.name, self._show, self._lights.refuse)
        self._rows = Rows(self._entry, context.roll_committer)
        self._panel = Panel(self._entry, context.roll_committer)
        self._pressed: dict[Place, PressButton] = {"throw": PressButton(context, self._throw, self._refuse_throw)}
        if context.host is not None:
            self._pressed["go"] = PressButton(context, context.host.go_on, self._lights.refuse)
            self._pressed["pause"] = PressButton(context, context.host.pause, self._lights.refuse)

    async def run(self) -> None:
        """Listen until cancelled, then switch everything off."""
        self._loop = asyncio.get_running_loop()
        unwatch = self._context.roll_committer.on_change(self._show)
        self._entry.begin()
        self._show()
        try:
            await asyncio.Event().wait()
        finally:
            unwatch()
            self._loop = None
            for button in self._pressed.values():
                button.close()
            self._lights.rest()
            with contextlib.suppress(TimeoutError):
                await DeviceThread("buttons", self._context.clock).finish(self._let_go, LET_GO_WITHIN)

    def _let_go(self) -> None:
        """Switch the lights off and release the pins."""
        self._lights.close()
        for contact in self._contacts:
            contact.close()

    async def _throw(self) -> object:
        return await self._context.throw.throw(DICE)

    def _refuse_throw(self) -> None:
        self._context.roll_committer.turn_away(self.name)
        self._lights.refuse()

    def _wire(self, factory: object, lamps: dict[Key, object]) -> None:
        # A plain input device: gpiozero's own Button keeps a thread each to time how long it is held.
        from gpiozero import LED, DigitalInputDevice

        try:
            for button in self._wired:
                contact = DigitalInputDevice(button.pin, pull_up=True, bounce_time=None, pin_factory=factory)
                self._contacts.append(contact)
                contact.when_activated, contact.when_deactivated = self._edges(button)
                if button.light is not None:
                    lamps[button.place, button.number] = LED(button.light, pin_factory=factory)
        except Exception as error:  # lgpio raises its own kinds of error, beside those of gpiozero
            for device in (*self._contacts, *lamps.values()):
                device.close()
            raise DeviceFault("buttons_missing", why=error) from error

    def _edges(self, button: Button) -> tuple[Callable[[], None], Callable[[], None]]:
        """What gpiozero calls, from a thread of its own: the time is taken there, the rest happens in the loop."""
        contact = Contact(self._context.settings.debounce_ms / 1000)

        def edge(down: bool) -> None:
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._moved, button, contact, down, self._context.clock.now())

        return lambda: edge(True), lambda: edge(False)

    def _moved(self, button: Button, contact: Contact, down: bool, at: float) -> None:
        if self._loop is None or not contact.edge(down, at):
            return
        match button.place:
            case "first":
                self._rows.press(0, button.number)
            case "second":
                self._rows.press(1, button.number)
            case "sum":
                self._panel.press(button.number)
            case place if place in self._pressed:
                self._pressed[place].press()

    def _show(self) -> None:
        """Light every button that may be pressed; in a row or panel where something is chosen, only that."""
        if not self._context.roll_committer.expects_roll:
            self._lights.show(frozenset())
            return
        chosen = {"first": self._entry.faces[0], "second": self._entry.faces[1], "sum": self._entry.total}
        self._lights.show(
            {
                (button.place, button.number)
                for button in self._wired
                if chosen.get(button.place) in (None, button.number)
            }
        )
