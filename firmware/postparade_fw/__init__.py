"""The firmware of the track board. Everything but ``hal_rp2`` and ``jumper`` runs on CPython and MicroPython alike."""

VERSION = (0, 3, 0)
