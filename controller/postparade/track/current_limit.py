"""How much current a frame draws, and how to make it draw less. The arithmetic is that of the firmware.

A channel of a WS2812 draws 20 mA at 255 and a dark pixel about 1 mA (data sheet figures; measured strips draw less).
"""

import numpy as np

from postparade.track.frame import Frame

CHANNEL_MA = 20
IDLE_MA = 1


def estimate_ma(frame: Frame) -> int:
    """The current in mA of a frame ``(n, 3)``, rounded up."""
    total = int(frame.sum(dtype=np.int64))
    return -(-total * CHANNEL_MA // 255) + len(frame) * IDLE_MA


def limit(frame: Frame, cap_ma: int) -> Frame:
    """The frame, darkened evenly if it would draw more than ``cap_ma``. All dark it still draws 1 mA a pixel."""
    total = int(frame.sum(dtype=np.int64))
    if total == 0:
        return frame
    gain = max(0, cap_ma - len(frame) * IDLE_MA) * 255 * 256 // (total * CHANNEL_MA)
    if gain >= 256:
        return frame
    return (frame.astype(np.uint16) * gain >> 8).astype(np.uint8)
