"""The panel of the simulated table: what its page can ask for, and what it shows."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import cv2

from postparade.core.faults import DeviceFault, Fault
from postparade.simulator import commands
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.pins import SimulatedPins
from postparade.simulator.tray.photo import decode
from postparade.simulator.tray.picture import Picture
from postparade.simulator.tray.tray import SimulatedTray

PRESS = 0.15
"""Seconds a button stays down when somebody presses it."""

HEARD_BUTTONS = 2
"""How many of the board's four buttons are used: the first throws the table's dice, the second continues the game."""

JPEG_QUALITY = 82
_WORST = 0.02
"""Share of lost or damaged bytes at the right end of the panel's sliders; hardly a message survives there."""


class Buttons(Protocol):
    """A row of buttons, counted from 0."""

    def press(self, button: int, /) -> None: ...

    def release(self, button: int, /) -> None: ...


class Panel:
    """Carries out commands on ``tray`` and ``pico`` and describes both to the page.

    ``strip`` names the lanes and, for each, its places among the pixels of the board from gate to finish. ``buttons``
    are those of the board unless others are given, ``pins`` those of a simulated Raspberry Pi. ``looked_at`` says
    whether a camera looks at the tray. Everything but :meth:`tray_jpeg` belongs to the event loop.
    """

    def __init__(
        self,
        tray: SimulatedTray,
        pico: SimulatedPico,
        buttons: Buttons | None = None,
        *,
        strip: Iterable[tuple[int, Sequence[int]]] = (),
        pins: SimulatedPins | None = None,
        looked_at: bool = True,
    ) -> None:
        self._pins = pins
        self._looked_at = looked_at
        self._glanced: tuple[Picture | None, bytes] = None, b""
        self._tray = tray
        self._pico = pico
        self._buttons: Buttons = pico if buttons is None else buttons
        self._strip = [{"number": number, "pixels": [int(pixel) for pixel in pixels]} for number, pixels in strip]

    async def command(self, name: str, args: dict[str, object]) -> dict[str, object]:
        """Carry out the command ``name`` (one of ``commands.NAMES``). Returns ``{"dice": [a, b]}`` for a throw, else an
        empty dict. Raises :class:`~postparade.core.faults.Fault` for a command that makes no sense and
        ``PictureFault`` for a file that is no picture; nothing has changed then."""
        command = commands.parse(name, args)
        if isinstance(command, commands.BoardCommand):
            await self._at_the_board(command)
            return {}
        return await asyncio.to_thread(self._at_the_tray, command)

    def _at_the_tray(self, command: commands.TrayCommand) -> dict[str, object]:
        tray = self._tray
        match command:
            case commands.Throw(dice):
                return {"dice": list(tray.throw(dice))}
            case commands.Photo(data):
                tray.show_photo(decode(data))
            case commands.Clear():
                tray.clear()
            case commands.Cover(seconds):
                tray.cover(seconds)
            case commands.Cocked():
                tray.cocked()
            case commands.Nudge():
                tray.nudge()
            case commands.Light(value):
                tray.light(value)
            case commands.Blind(on):
                tray.plugged = not on
        return {}

    async def _at_the_board(self, command: commands.BoardCommand) -> None:
        pico = self._pico
        match command:
            case commands.Button(index, down):
                await self._press(self._buttons, index, down)
            case commands.Pin(pin, down):
                if self._pins is None:
                    raise Fault("panel_unfit", name="pin", why="this table has no buttons on pins")
                await self._press(self._pins, pin, down)
            case commands.Unplug(on) if on == pico.plugged:
                act: Callable[[], None] = pico.unplug if on else pico.plug
                act()
            case commands.Stall(on):
                pico.faults.stalled = on
            case commands.Drop(value) | commands.Flip(value) | commands.Split(value) | commands.Delay(value):
                setattr(pico.faults, str(command.__struct_config__.tag), value)
            case commands.Dead(value):
                pico.kill_pixels(value)
            case commands.Jam(value):
                for horse, rail in enumerate(pico.horses, start=2):
                    rail.jammed = horse == value
            case commands.Rewire(on):
                pico.rewire("RGB" if on else None)
            case commands.Reset():
                pico.reset()

    async def _press(self, buttons: Buttons, index: int, down: bool | None) -> None:
        if down is not False:
            buttons.press(index)
        if down is None:
            await self._tray.clock.sleep(PRESS)
        if not down:
            buttons.release(index)

    def pixels(self) -> bytes:
        """The strips as the firmware shows them: red, green and blue per pixel, all chains in a row."""
        return self._pico.pixels.tobytes()

    def servos(self) -> list[int]:
        """Where each horse stands on its rail, as the pulse in microseconds that would hold it there, in the order of
        the lanes; 0 for a servo without a signal."""
        pulses = self._pico.servo_us
        return [round(rail.place_us) if us else 0 for rail, us in zip(self._pico.horses, pulses, strict=True)]

    def lights(self) -> list[int]:
        """The pins of the simulated Pi whose lights are on."""
        return [] if self._pins is None else self._pins.lit()

    def tray_jpeg(self) -> bytes:
        """What the tray camera sees now, as JPEG; empty while it is unplugged. A tray at rest is drawn once: the
        noise of the sensor is not shown."""
        try:
            picture = self._tray.glance()
        except DeviceFault:
            return b""
        seen, data = self._glanced
        if seen is not picture:
            data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])[1].tobytes()
            self._glanced = picture, data
        return data

    def describe(self) -> dict[str, Any]:
        """The lanes of the strip, and the controls with their present positions, for the page, which has the words for
        them."""
        controls = [*(self._tray_controls() if self._looked_at else ()), *self._board_controls()]
        pins = [] if self._pins is None else self._pins.describe()
        return {"strip": self._strip, "controls": controls, "tray": self._looked_at, "pins": pins}

    def _tray_controls(self) -> list[dict[str, object]]:
        group = "tray"
        lamp = {"min": commands.DARKEST, "max": commands.BRIGHTEST, "step": 0.05, "value": self._tray.level}
        return [
            {"group": group, "name": "cocked", "kind": "button"},
            {"group": group, "name": "cover", "kind": "button"},
            {"group": group, "name": "nudge", "kind": "button"},
            {"group": group, "name": "clear", "kind": "button"},
            {
                "group": group,
                "name": "blind",
                "kind": "switch",
                "on": not self._tray.plugged,
            },
            {"group": group, "name": "light", "kind": "range", **lamp},
        ]

    def _board_controls(self) -> list[dict[str, Any]]:
        group, faults = "cable", self._pico.faults
        rails = "rails"
        share = {"kind": "range", "min": 0.0, "max": 1.0, "step": 0.01}
        slider = {"kind": "range", "min": 0.0, "max": _WORST, "step": _WORST / 20}
        pressed = [
            {"group": "buttons", "name": "button", "kind": "button"} | {"args": {"index": index}}
            for index in range(HEARD_BUTTONS)
        ]
        unplugged = not self._pico.plugged
        return [
            *pressed,
            {"group": group, "name": "unplug", "kind": "switch", "on": unplugged},
            {"group": group, "name": "stall", "kind": "switch", "on": faults.stalled},
            {"group": group, "name": "reset", "kind": "button"},
            {"group": group, "name": "drop", "value": faults.drop, **slider},
            {"group": group, "name": "flip", "value": faults.flip, **slider},
            {"group": group, "name": "split", "value": faults.split, **share},
            {"group": group, "name": "delay", "value": faults.delay, **share, "max": 0.5},
            {
                "group": rails,
                "name": "dead",
                "value": self._pico.dead_share,
                **share,
                "max": 0.2,
            },
            {"group": rails, "name": "rewire", "kind": "switch"} | {"on": self._pico.rewired},
            {"group": rails, "name": "jam", "kind": "range", "min": 0, "max": 12}
            | {"step": 1, "value": next((n for n, rail in enumerate(self._pico.horses, start=2) if rail.jammed), 0)},
        ]
