# ruff: noqa: F821  (rp2.asm_pio gives the body of the PIO program its own words)
"""WS2812 strips on the chip: a PIO program makes the pulses, DMA feeds it, the processor is free meanwhile."""

import time

import rp2
from machine import Pin

PIXEL_US = 30
LATCH_US = 350
"""The strip takes over a frame after 280 us of silence; without that gap two frames become one long one."""


@rp2.asm_pio(sideset_init=rp2.PIO.OUT_LOW, out_shiftdir=rp2.PIO.SHIFT_LEFT, autopull=True, pull_thresh=8)
def pulses():
    wrap_target()
    label("bit")
    out(x, 1).side(0)[2]
    jmp(not_x, "zero").side(1)[1]
    jmp("bit").side(1)[4]
    label("zero")
    nop().side(0)[4]
    wrap()


class Strip:
    """One chain on one pin, driven by state machine ``index`` of PIO 0 (0 to 3)."""

    def __init__(self, index: int, pin: int) -> None:
        self._machine = rp2.StateMachine(index, pulses, freq=8_000_000, sideset_base=Pin(pin))
        self._machine.active(1)
        self._dma = rp2.DMA()
        # Bytes are repeated on all four lanes of the bus, so the FIFO's top byte is the right one.
        self._control = self._dma.pack_ctrl(size=0, inc_write=False, treq_sel=index)
        self._free_us = time.ticks_us()
        self._busy_us = 0
        self._sending = None

    def show(self, wire: memoryview) -> None:
        """Send ``wire`` (3 bytes per pixel), once the strip has taken over the previous frame; do not wait for it."""
        # A difference longer than a frame means that the last one was minutes ago and the clock has wrapped around.
        while 0 < time.ticks_diff(self._free_us, time.ticks_us()) <= self._busy_us:
            pass
        count = len(wire)
        self._sending = wire
        self._busy_us = count // 3 * PIXEL_US + LATCH_US
        self._free_us = time.ticks_add(time.ticks_us(), self._busy_us)
        self._dma.config(read=wire, write=self._machine, count=count, ctrl=self._control, trigger=True)
