"""The simulated track board: the real firmware files in this process, with a simulated strip, servos and buttons."""

import random
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Phrase
from postparade.core.firmware_files import import_firmware
from postparade.simulator.link_faults import LinkFaults, Wire
from postparade.simulator.servos import PositionalServo
from postparade.simulator.strip import Frame, Strip

TICK = 0.01
"""Seconds between two turns of the firmware's loop."""
REST_TICK = 0.05
"""The same while no servo moves, no button was touched and nothing is late on the cable: messages are handled as they
arrive, and only the fail-safe, which counts seconds, still needs the time."""
STIRRED_FOR = 0.5
"""Seconds after a servo or a button has moved in which the loop turns at full speed."""
SERVOS = 11
BUTTONS = 4


class Horse(Protocol):
    """A servo and what it moves, see :class:`~postparade.simulator.servos.PositionalServo`."""

    jammed: bool
    current_ma: int

    @property
    def place_us(self) -> float: ...

    @property
    def at_gate(self) -> bool: ...

    def follow(self, pulse_us: int, seconds: float) -> None: ...


class _Pins:
    """What the firmware calls its hal: its outputs drive the simulated parts."""

    def __init__(self, board: "SimulatedPico", clock: Clock) -> None:
        self._board = board
        self._clock = clock
        self.servo_us = [0] * SERVOS
        self.levels = [0] * BUTTONS
        self.lit = 0
        self._started = clock.now()
        self.fed = 0

    def ms(self) -> int:
        return round((self._clock.now() - self._started) * 1000)

    def since(self, later: int, earlier: int) -> int:
        return later - earlier

    def write(self, message: bytes) -> None:
        self._board.send(bytes(message))

    def leds(self, chain: int, wire: memoryview) -> None:
        if chain < len(self._board.strips):
            self._board.strips[chain].clock_in(bytes(wire))
        self._board.changed()

    def servo(self, horse: int, us: int) -> None:
        if self.servo_us[horse] != us:
            self.servo_us[horse] = us
            self._board.stirred()
            self._board.changed()

    def buttons(self) -> list[int]:
        return self.levels

    def end_stop(self) -> bool:
        return any(horse.at_gate for horse in self._board.horses)

    def lights(self, mask: int) -> None:
        self.lit = mask

    def stored(self) -> bytes:
        return self._board.flash

    def store(self, settings: bytes) -> None:
        self._board.flash = settings

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

    ``pixels`` on the strips (one number per chain), ``cap_ma`` as stored on the board, time from ``clock``. Time passes
    on the board only while :meth:`run` runs or when :meth:`tick` is called. Everything belongs to the event loop.
    ``faults`` of the cable and ``horses`` on their rails (positional servos unless given) may be changed at any time;
    ``troubles`` lists exceptions of the firmware (there should be none). When all servos together draw more than
    ``supply_ma``, the voltage breaks down and the board restarts, which ``brownouts`` counts.
    """

    name: str = Phrase("simulated_port")

    def __init__(
        self,
        clock: Clock,
        pixels: Sequence[int] = (330,),
        cap_ma: int = 2000,
        order: str = "GRB",
        seed: int = 0,
        supply_ma: int = 5000,
        horses: Sequence[Horse] | None = None,
    ) -> None:
        self._clock = clock
        self._wired = tuple(pixels)
        self._cap_ma = cap_ma
        self._chance = random.Random(seed)
        self._received: Callable[[bytes], None] | None = None
        self._lost: Callable[[Exception], None] | None = None
        self._readers: list[Callable[[], None]] = []
        self._supply_ma = supply_ma
        self._order = order
        self._ticked = clock.now()
        self._stirred_until = self._ticked
        self.plugged = True
        self.faults = LinkFaults()
        self._down, self._up = Wire(self.faults, self._chance), Wire(self.faults, self._chance)
        self.horses: list[Horse] = list(horses or (PositionalServo() for _ in range(SERVOS)))
        self.strips = [Strip(count, order) for count in self._wired]
        self.flash = b""
        self.brownouts = 0
        self.troubles: list[str] = []
        self.reset()

    # what the panel and tests see and do

    @property
    def pixels(self) -> Frame:
        """What the strips show, ``(n, 3)`` red green blue, all chains in a row."""
        return np.concatenate([strip.pixels for strip in self.strips])

    @property
    def servo_us(self) -> tuple[int, ...]:
        """The pulse width every servo gets in microseconds, 0 for none (limp)."""
        return tuple(self._pins.servo_us)

    @property
    def lit_buttons(self) -> tuple[int, ...]:
        """The buttons (0 to 3) that are lit."""
        return tuple(button for button in range(BUTTONS) if self._pins.lit >> button & 1)

    @property
    def safe(self) -> bool:
        """Whether the board waits for a controller with its outputs safe."""
        return bool(self._core.failsafe.safe)

    @property
    def dead_share(self) -> float:
        """The share of pixels that are broken."""
        return sum(len(strip.dead) for strip in self.strips) / sum(self._wired)

    @property
    def rewired(self) -> bool:
        """Whether the strips expect their colours in another order than the first ones did."""
        return any(strip.order != self._order for strip in self.strips)

    def kill_pixels(self, share: float) -> None:
        """Break this share of the pixels, chosen at random."""
        for strip, count in zip(self.strips, self._wired, strict=True):
            strip.dead = frozenset(self._chance.sample(range(count), round(count * share)))
        self.changed()

    def rewire(self, order: str | None) -> None:
        """Fit strips of another colour order; ``None`` fits the first ones again."""
        for strip in self.strips:
            strip.order = order or self._order

    def watch(self, reader: Callable[[], None]) -> Callable[[], None]:
        """Call ``reader()`` whenever a strip or a servo was driven; the returned function stops that."""
        self._readers.append(reader)
        return lambda: self._readers.remove(reader)

    def press(self, button: int) -> None:
        """Hold a button (0 to 3) down until :meth:`release`."""
        self._pins.levels[button] = 1
        self.stirred()

    def release(self, button: int) -> None:
        """Let a button go."""
        self._pins.levels[button] = 0
        self.stirred()

    def unplug(self) -> None:
        """Pull the cable: the controller notices at once, servos go limp, the strips keep what they show."""
        self.plugged = False
        self._received = None
        self._down.cut()
        self._up.cut()
        lost, self._lost = self._lost, None
        self._pins.servo_us = [0] * SERVOS
        self.changed()
        if lost:
            lost(OSError(Phrase("cable_pulled")))

    def plug(self) -> None:
        """Put the cable in again."""
        self.plugged = True
        self.reset()

    def reset(self) -> None:
        """Start the firmware from the beginning, as power or the reset button does."""
        self._pins = _Pins(self, self._clock)
        self._core = import_firmware("core").Core(self._pins, self._cap_ma)
        self.stirred()
        self.changed()

    async def run(self) -> None:
        """Let time pass on the board until cancelled."""
        while True:
            self.tick()
            late = self._down.waiting or self._up.waiting
            await self._clock.sleep(TICK if late or self._clock.now() < self._stirred_until else REST_TICK)

    def stirred(self) -> None:
        """Note that something moves on the board: for a while its loop turns at full speed."""
        self._stirred_until = self._clock.now() + STIRRED_FOR

    def tick(self) -> None:
        """Do what the firmware does every 10 ms, and what happens around it meanwhile."""
        now = self._clock.now()
        self._carry(now)
        # For the time since the last turn, the horses moved as the servos were told then.
        for horse, pulse in zip(self.horses, self._pins.servo_us, strict=True):
            place = horse.place_us
            horse.follow(pulse, now - self._ticked)
            if horse.place_us != place:
                self.stirred()
        self._ticked = now
        self._guarded(self._core.tick)
        if self.plugged and sum(horse.current_ma for horse in self.horses) > self._supply_ma:
            self.brownouts += 1
            self.reset()

    # the port

    async def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        self.attach(received, lost)

    def attach(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        """What :meth:`open` does, where there is no event loop. Raises ``DeviceFault`` while it is unplugged."""
        if not self.plugged:
            raise DeviceFault("track_port_missing", port=self.name)
        self._received, self._lost = received, lost

    def write(self, data: bytes) -> None:
        self._down.put(data, self._clock.now())
        self._carry(self._clock.now())

    async def close(self) -> None:
        self.detach()

    def detach(self) -> None:
        """What :meth:`close` does, where there is no event loop."""
        self._received = self._lost = None

    def _carry(self, now: float) -> None:
        """Deliver the bytes that have arrived at either end of the cable."""
        for piece in self._down.take(now):
            self._guarded(lambda piece=piece: self._core.scanner.feed(piece, self._core.handle))  # type: ignore[misc]  # a lambda with a default
        self._carry_up(now)

    def _carry_up(self, now: float) -> None:
        for piece in self._up.take(now):
            if self._received and self.plugged:
                self._received(piece)

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do ``act`` as ``loop.py`` does on the board: report an exception over the link and carry on."""
        if not self.plugged or self._core.leaving:
            return
        try:
            act()
        except Exception as trouble:  # noqa: BLE001  (whatever it is, the firmware survives it)
            self.troubles.append(repr(trouble))
            self._core.trouble()

    # from the firmware

    def send(self, message: bytes) -> None:
        """Send bytes that the firmware wrote to whoever has the port open."""
        self._up.put(message, self._clock.now())
        self._carry_up(self._clock.now())

    def changed(self) -> None:
        """Note that an output was driven."""
        for reader in tuple(self._readers):
            reader()
