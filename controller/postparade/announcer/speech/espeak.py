"""Texts in phonemes, as the program espeak-ng spells them."""

import re
import shutil
import subprocess

from postparade.core.faults import SoundFault

PROGRAM = "espeak-ng"
VOICES = {"de": "de", "es": "es", "fr": "fr-fr", "it": "it"}
"""Languages of the table besides English, and the voices of the program that spell them."""
TIE = "^"
"""What joins two phonemes that are one sound."""
OTHER_LANGUAGE = re.compile(r"\([^)]*\)")
"""Marks of words that are taken for those of another language, such as ``(en)``."""


def installed() -> bool:
    """Whether the program is."""
    return shutil.which(PROGRAM) is not None


def phonemes(text: str, language: str) -> list[str]:
    """``text``, in one of :data:`VOICES`, in letters of the IPA; one string for each part that is spoken without a
    pause. Raises :class:`SoundFault` (``espeak_missing``)."""
    program = shutil.which(PROGRAM)
    if program is None:
        raise SoundFault("espeak_missing", program=PROGRAM)
    command = [program, "-q", "--ipa", f"--tie={TIE}", "-v", VOICES[language], "--", text]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    parts = (" ".join(part.split()) for part in OTHER_LANGUAGE.sub("", run.stdout).splitlines())
    return [part for part in parts if part]
