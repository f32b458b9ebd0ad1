"""The simulated track board: the real firmware files in this process, with a simulated strip, servos and buttons."""

import random
from collections.abc import Callable, Sequence

import numpy as np

from postparade.board_files import import_firmware
from postparade.clock import Clock
from postparade.faults import DeviceFault
from postparade.simulator.pico_faults import LinkFaults
from postparade.simulator.strip import Frame, Strip

TICK = 0.01
SERVOS = 11
BUTTONS = 4


class _Pins:
    """What the firmware calls its hal: the outputs land in the simulated parts."""

    def __init__(self, board: "SimulatedPico", clock: Clock, wired: Sequence[int], order: str) -> None:
        self._board = board
        self._clock = clock
        self.strips = [Strip(pixels, order) for pixels in wired]
        self.servo_us = [0] * SERVOS
        self.levels = [0] * BUTTONS
        self.fed = 0

    def ms(self) -> int:
        return int(self._clock.now() * 1000)

    def since(self, later: int, earlier: int) -> int:
        return later - earlier

    def write(self, message: bytes) -> None:
        self._board.send(bytes(message))

    def leds(self, chain: int, wire: memoryview) -> None:
        if chain < len(self.strips):
            self.strips[chain].clock_in(bytes(wire))
        self._board.changed()

    def servo(self, horse: int, us: int) -> None:
        if self.servo_us[horse] != us:
            self.servo_us[horse] = us
            self._board.changed()

    def buttons(self) -> list[int]:
        return self.levels

    def uid(self) -> bytes:
        return b"INPROCES"

    def reset_cause(self) -> int:
        return 1

    def heap_free(self) -> int:
        return 200_000

    def feed(self) -> None:
        self.fed += 1


class SimulatedPico:
    """A board and its cable; it is also the port that the track's ``pico`` driver opens.

    ``pixels`` on the strips (one number a chain), ``cap_ma`` as stored on the board, time from ``clock``. Somebody has
    to run :meth:`run`, or call :meth:`tick`, for time to pass on the board. Everything belongs to the event loop.
    ``faults`` may be changed at any time; ``troubles`` lists exceptions the firmware met (there should be none).
    """

    name = "the simulated board"

    def __init__(
        self, clock: Clock, pixels: Sequence[int] = (330,), cap_ma: int = 2000, order: str = "GRB", seed: int = 0
    ) -> None:
        self._clock = clock
        self._wired = tuple(pixels)
        self._order = order
        self._cap_ma = cap_ma
        self._chance = random.Random(seed)
        self._received: Callable[[bytes], None] | None = None
        self._lost: Callable[[Exception], None] | None = None
        self._readers: list[Callable[[], None]] = []
        self.plugged = True
        self.faults = LinkFaults()
        self.troubles: list[str] = []
        self.reset()

    # what the panel and tests see and do

    @property
    def pixels(self) -> Frame:
        """What the strips show, ``(n, 3)`` red green blue, all chains in a row."""
        return np.concatenate([strip.pixels for strip in self._pins.strips])

    @property
    def servo_us(self) -> tuple[int, ...]:
        """The pulse width every servo gets in microseconds, 0 for none (limp)."""
        return tuple(self._pins.servo_us)

    @property
    def safe(self) -> bool:
        """Whether the board waits for a controller with its outputs safe."""
        return bool(self._core.failsafe.safe)

    def watch(self, reader: Callable[[], None]) -> Callable[[], None]:
        """Call ``reader()`` whenever a strip or a servo was driven; the returned function stops that."""
        self._readers.append(reader)
        return lambda: self._readers.remove(reader)

    def press(self, button: int) -> None:
        """Hold a button (0 to 3) down until :meth:`release`."""
        self._pins.levels[button] = 1

    def release(self, button: int) -> None:
        """Let a button go."""
        self._pins.levels[button] = 0

    def unplug(self) -> None:
        """Pull the cable: the controller notices at once, servos go limp, the strips keep what they show."""
        self.plugged = False
        self._received = None
        lost, self._lost = self._lost, None
        self._pins.servo_us = [0] * SERVOS
        self.changed()
        if lost:
            lost(OSError("the cable was pulled"))

    def plug(self) -> None:
        """Put the cable in again."""
        self.plugged = True
        self.reset()

    def reset(self) -> None:
        """Start the firmware from the beginning, as power or the reset button does."""
        self._pins = _Pins(self, self._clock, self._wired, self._order)
        self._core = import_firmware("core").Core(self._pins, self._cap_ma)
        self.changed()

    async def run(self) -> None:
        """Let time pass on the board until cancelled."""
        while True:
            self.tick()
            await self._clock.sleep(TICK)

    def tick(self) -> None:
        """What the firmware does every 10 ms."""
        self._guarded(self._core.tick)

    # the port

    def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        if not self.plugged:
            raise DeviceFault("track_port_missing", port=self.name)
        self._received, self._lost = received, lost

    def write(self, data: bytes) -> None:
        survived = self.faults.pass_through(data, self._chance)
        self._guarded(lambda: self._core.scanner.feed(survived, self._core.handle))

    def close(self) -> None:
        self._received = self._lost = None

    def _guarded(self, act: Callable[[], None]) -> None:
        """What ``loop.py`` does on the board: an exception is reported over the link and the firmware carries on."""
        if not self.plugged or self._core.leaving:
            return
        try:
            act()
        except Exception as trouble:  # noqa: BLE001  (whatever it is, the firmware survives it)
            self.troubles.append(repr(trouble))
            self._core.trouble()

    # from the firmware

    def send(self, message: bytes) -> None:
        """Bytes the firmware wrote; they reach whoever has the port open."""
        if self._received and self.plugged:
            data = self.faults.pass_through(message, self._chance)
            if data:
                self._received(data)

    def changed(self) -> None:
        """An output was driven."""
        for reader in tuple(self._readers):
            reader()
