"""The table's driver of servo boards over the kernel's I2C, on the bus of i2c-stub: what it sets is read back from the
chip's registers, and a chip that falls asleep is noticed. Words: the bus, as a file."""

import sys

from postparade.core.faults import DeviceFault
from postparade.track.drivers.pca9685 import FIRST_CHANNEL, MODE1, PRESCALE, SLEEP, KernelI2c, Pca9685

ADDRESS = 0x40

board, other = Pca9685(KernelI2c(sys.argv[1], ADDRESS)), KernelI2c(sys.argv[1], ADDRESS)
board.open()
other.open()
print(
    f"awake: {not other.read(MODE1, 1)[0] & SLEEP}, pulses of {25e6 / 4096 / (other.read(PRESCALE, 1)[0] + 1):.1f} Hz"
)
for channel, us in ((0, 1000), (5, 1500), (10, 2000), (5, 0)):
    board.pulse(channel, us)
    on_low, on_high, off_low, off_high = other.read(FIRST_CHANNEL + 4 * channel, 4)
    off = off_high & 0x10
    told = 0.0 if off else ((off_high << 8 | off_low) - (on_high << 8 | on_low)) * 20_000 / 4096
    print(f"channel {channel}: asked for {us} µs, the chip makes {told:.0f}")
for _ in range(4):
    board.check()
print("looked at: as it was set")
other.write(bytes((MODE1, SLEEP)))
try:
    board.check()
except DeviceFault as fault:
    print("after a dip of its supply:", fault.code)
board.close()
other.close()
