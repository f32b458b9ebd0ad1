"""Keeping the table small: it shares a board of 1 GB with a browser."""

import contextlib
import ctypes
import os

M_ARENA_MAX = -8
"""glibc's mallopt(3): how many heaps threads may have of their own."""


def keep_small() -> None:
    """Call before numpy and OpenCV are imported. Without it every worker thread keeps a heap of its own, and OpenBLAS
    buffers for threads that never multiply a matrix; and OpenCV waits ten seconds for a camera that has hung up."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2")
    with contextlib.suppress(OSError, AttributeError):  # another C library than glibc has no such knob
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)
