"""A simulated PCA9685 servo board on its I2C bus: registers in, pulses out."""

from postparade.core.faults import DeviceFault

MODE1, ALL_ON_LOW, PRESCALE, FIRST = 0x00, 0xFA, 0xFE, 0x06
SLEEP, AUTO_INCREMENT, FULL = 0x10, 0x20, 0x10
PERIOD_STEPS = 4096


class SimulatedPca9685:
    """The chip as it is after power-on; ``broken`` makes every transfer fail, as with a loose wire."""

    name = "the simulated servo board"

    def __init__(self) -> None:
        self._registers = bytearray(256)
        self._opened = False
        self.broken = False
        self.writes = 0
        self.brown_out()

    def brown_out(self) -> None:
        """Lose every setting, as when the supply dips: the chip is asleep with all outputs off, and answers."""
        self._registers[:] = bytes(256)
        self._registers[MODE1] = 0x11
        self._registers[PRESCALE] = 0x1E
        for channel in range(16):
            self._registers[FIRST + 4 * channel + 3] = FULL

    def poke(self, register: int, value: int) -> None:
        """What another program on the bus writes."""
        self._registers[register] = value

    def read(self, register: int, count: int) -> bytes:
        if self.broken or not self._opened:
            raise OSError("nobody answers")
        return bytes(self._registers[register : register + count])

    def open(self) -> None:
        if self.broken:
            raise DeviceFault("bus_missing", device=self.name, bus="I2C", why="it is broken")
        self._opened = True

    def write(self, data: bytes) -> None:
        if self.broken or not self._opened:
            raise OSError("nobody answers")
        self.writes += 1
        register = data[0]
        for value in data[1:]:
            if register == PRESCALE and not self._registers[MODE1] & SLEEP:
                pass  # The chip ignores a new frequency while it is awake.
            else:
                self._registers[register] = value
            if ALL_ON_LOW <= register < ALL_ON_LOW + 4:
                for channel in range(16):
                    self._registers[FIRST + 4 * channel + register - ALL_ON_LOW] = value
            register += bool(self._registers[MODE1] & AUTO_INCREMENT)

    def close(self) -> None:
        self._opened = False

    def pulse_us(self, channel: int) -> float:
        """The width of the pulses on a channel in microseconds, 0 for none."""
        at = FIRST + 4 * channel
        on_low, on_high, off_low, off_high = self._registers[at : at + 4]
        if off_high & FULL or self._registers[MODE1] & SLEEP:
            return 0.0
        steps = ((off_high & 0x0F) << 8 | off_low) - ((on_high & 0x0F) << 8 | on_low)
        return steps % PERIOD_STEPS * (self._registers[PRESCALE] + 1) / 25.0
