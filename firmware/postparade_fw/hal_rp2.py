"""The machine of a Raspberry Pi Pico or Pico 2: USB serial, four strips, eleven servos, four buttons, watchdog.

Pins: strips GP16 to GP19, servos 0 to 10 on GP2 to GP12, buttons GP20, GP21, GP22 and GP26 to ground, their
lights GP0, GP1, GP13 and GP15, switches at the gates (all in parallel) GP27 to ground, GP14 to ground keeps the program
from starting. ``postparade.json`` on the board may hold ``cap_ma`` (what the supply of the strip can feed, 2000 if
absent) and ``watchdog`` (true: a hung program restarts after 8 s; it cannot be stopped again, so leave it out while you
develop). ``settings.bin`` is what the last controller set.
"""

import gc
import json
import select
import sys
import time

import machine
from machine import PWM, Pin

from postparade_fw.ws2812 import Strip

STRIPS = (16, 17, 18, 19)
SERVOS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
BUTTONS = (20, 21, 22, 26)
LIGHTS = (0, 1, 13, 15)
END_STOP = 27
SERVO_HZ = 50
WATCHDOG_MS = 8000
SETTINGS = "settings.bin"


def stored() -> dict:
    """The board's own settings; a missing or broken file means the defaults, which are cautious."""
    try:
        with open("postparade.json") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class Hal:
    """The pins, and standard input and output as the link (USB serial)."""

    def __init__(self) -> None:
        own = stored()
        self.cap_ma = int(own.get("cap_ma", 2000))
        self._cause = machine.reset_cause()
        self._strips = [None] * len(STRIPS)
        self._pwm = [PWM(Pin(pin), freq=SERVO_HZ, duty_u16=0) for pin in SERVOS]
        self._pulses = [0] * len(SERVOS)
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in BUTTONS]
        self._levels = [0] * len(BUTTONS)
        self._lights = [Pin(pin, Pin.OUT, value=0) for pin in LIGHTS]
        self._end_stop = Pin(END_STOP, Pin.IN, Pin.PULL_UP)
        self._in = sys.stdin.buffer
        self._out = sys.stdout.buffer
        self._poll = select.poll()
        self._poll.register(self._in, select.POLLIN)
        self._timer = None
        self._watchdog = machine.WDT(timeout=WATCHDOG_MS) if own.get("watchdog") else None

    def wait(self, ms: int) -> bool:
        for _ in self._poll.ipoll(ms):
            return True
        return False

    def read(self, space: memoryview) -> int:
        """Blocks until ``space`` is full, which is why the scanner never asks for more than one message."""
        return self._in.readinto(space) or 0

    def write(self, message: bytes) -> None:
        self._out.write(message)

    def ms(self) -> int:
        return time.ticks_ms()

    def since(self, later: int, earlier: int) -> int:
        return time.ticks_diff(later, earlier)

    def leds(self, chain: int, wire: memoryview) -> None:
        if self._strips[chain] is None:
            self._strips[chain] = Strip(chain, STRIPS[chain])
        self._strips[chain].show(wire)

    def servo(self, servo: int, us: int) -> None:
        if self._pulses[servo] != us:
            self._pulses[servo] = us
            self._pwm[servo].duty_ns(us * 1000)

    def buttons(self) -> list:
        for index in range(len(self._pins)):
            self._levels[index] = 1 - self._pins[index].value()
        return self._levels

    def end_stop(self) -> bool:
        """Whether a horse closes the switch at its gate."""
        return self._end_stop.value() == 0

    def lights(self, mask: int) -> None:
        for index in range(len(self._lights)):
            self._lights[index].value(mask >> index & 1)

    def stored(self) -> bytes:
        """The settings that the last controller sent; nothing if there are none."""
        try:
            with open(SETTINGS, "rb") as file:
                return file.read()
        except OSError:
            return b""

    def store(self, settings: bytes) -> None:
        """Keep the settings, if they are new: flash wears out."""
        if settings != self.stored():
            with open(SETTINGS, "wb") as file:
                file.write(settings)

    def uid(self) -> bytes:
        return machine.unique_id()

    def reset_cause(self) -> int:
        return self._cause

    def heap_free(self) -> int:
        return gc.mem_free()

    def feed(self) -> None:
        if self._watchdog:
            self._watchdog.feed()

    def every(self, ms: int, callback) -> None:
        """Call ``callback()`` every ``ms`` milliseconds, also while :meth:`read` is blocked."""
        self._timer = machine.Timer(period=ms, mode=machine.Timer.PERIODIC, callback=lambda _: callback())

    def report(self, trouble) -> None:
        """Keep the last exception in a file: the link is binary, a traceback on it would only be noise."""
        with open("trouble.txt", "w") as file:
            sys.print_exception(trouble, file)

    def close(self) -> None:
        if self._timer:
            self._timer.deinit()
