"""The source ``buttons``: everything that is wired to the Pi's own pins."""

import asyncio
from collections.abc import Callable
from typing import Any

from postparade.core.faults import DeviceFault
from postparade.dice.sources.buttons.debounce import Contact
from postparade.dice.sources.buttons.entry import Entry
from postparade.dice.sources.buttons.lights import Key, Lights
from postparade.dice.sources.buttons.panel import Panel
from postparade.dice.sources.buttons.pins import Button, buttons, open_pins
from postparade.dice.sources.buttons.rows import Rows
from postparade.dice.sources.buttons.throw import ThrowButton
from postparade.dice.sources.context import SourceContext


class ButtonSource:
    """Two rows of faces, a panel of sums and a throw button, each of them where it is wired, with their lights.

    ``factory`` is a gpiozero pin factory; without one the configured kind is opened.
    """

    name = "buttons"

    def __init__(self, kit: SourceContext, factory: Any = None) -> None:
        """Raises ``DeviceFault`` where there are no pins (``buttons_missing``), or where they are wired in a way that
        cannot be (``pins_incomplete``, ``pin_not_gpio``, ``pin_used_twice``)."""
        self._kit = kit
        self._wired = buttons(kit.settings)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._contacts: list[Any] = []
        lamps: dict[Key, Any] = {}
        self._wire(factory if factory is not None else open_pins(kit.settings.pins), lamps)
        self._lights = Lights(lamps, kit.clock)
        self._entry = Entry(kit, self.name, self._show, self._lights.refuse)
        self._rows = Rows(self._entry, kit.roll_committer)
        self._panel = Panel(self._entry, kit.roll_committer)
        self._throw = ThrowButton(kit, self.name, self._lights.refuse)

    async def run(self) -> None:
        """Listen until cancelled; then everything is dark."""
        self._loop = asyncio.get_running_loop()
        unwatch = self._kit.roll_committer.on_change(self._show)
        self._show()
        try:
            await asyncio.Event().wait()
        finally:
            unwatch()
            self._loop = None
            self._throw.close()
            self._lights.close()
            for contact in self._contacts:
                contact.close()

    def _wire(self, factory: Any, lamps: dict[Key, Any]) -> None:
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
        contact = Contact(self._kit.settings.debounce_ms / 1000)

        def edge(down: bool) -> None:
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._moved, button, contact, down, self._kit.clock.now())

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
            case "throw":
                self._throw.press()

    def _show(self) -> None:
        """Everything that may be pressed is lit; in a row or panel where something is chosen, only that."""
        if not self._kit.roll_committer.expects_roll:
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
