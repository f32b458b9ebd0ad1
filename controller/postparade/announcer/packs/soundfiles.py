"""Sound files as samples: read in whatever format, written as Ogg. For packs and the voice process."""

from pathlib import Path
from typing import Literal

import numpy as np
import soundfile

from postparade.announcer.packs.normalise import RATE, Samples
from postparade.core.faults import SoundFault

Coding = Literal["opus", "vorbis"]
"""How an Ogg file is coded. Opus is half as large, for packs; Vorbis is written ten times as fast, for the table."""

LEVEL = {"opus": 0.974, "vorbis": 1.0}
"""How strongly the coder compresses, 0 to 1: some 16 kbit/s of Opus, 40 of Vorbis."""
LONGEST, LONGEST_SCRIPT = 120, 7200
"""Seconds of the longest sound that is read, and of the longest recording of all lines."""
PIECE = 8192
"""Samples handed to the coder at once: libsndfile's Vorbis writer overflows its stack on long ones."""


def read_sound(path: Path, longest: int = LONGEST) -> tuple[Samples, int]:
    """The samples (-1 to 1, channels mixed to one) of ``path``, and how many there are a second. No more than
    ``longest`` seconds are unpacked.

    Raises :class:`SoundFault`: ``sound_missing`` or ``sound_undecodable``.
    """
    if not path.is_file():
        raise SoundFault("sound_missing", file=path.name, folder=str(path.parent))
    try:
        # A short file may unpack to hours of silence.
        with soundfile.SoundFile(str(path)) as sound:
            rate = sound.samplerate
            samples = sound.read(longest * rate + 1, always_2d=True)
        if len(samples) > longest * rate:
            raise SoundFault("sound_undecodable", file=path.name, why=f"it is longer than {longest} seconds")
    except (RuntimeError, OSError) as error:
        why = str(error).rpartition(": ")[2].rstrip(".")
        raise SoundFault("sound_undecodable", file=path.name, why=why) from error
    mixed: Samples = samples.mean(axis=1)
    return mixed, int(rate)


def write_clip(path: Path, samples: Samples, coding: Coding) -> None:
    """Write a finished clip, ``RATE`` samples a second, as Ogg, and create its folder if need be. Raises
    ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pcm = (np.clip(samples, -1, 1) * 32767).astype("<i2")
    try:
        with soundfile.SoundFile(
            str(path), "w", RATE, 1, format="OGG", subtype=coding.upper(), compression_level=LEVEL[coding]
        ) as ogg:
            for start in range(0, len(pcm), PIECE):
                ogg.write(pcm[start : start + PIECE])
    except RuntimeError as error:
        raise OSError(str(error)) from error
