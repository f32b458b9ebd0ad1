"""Make the effects of the default pack: python sounds/make_effects.py FOLDER [NAME ...], for example sfx/chip_1.

Takes about half a minute for all of them; writes FOLDER/sfx/*.ogg and FOLDER/bed/*.ogg. The crowd needs the extra
``voice``, and two minutes more the first time: see ``effects/voices.py``.
"""

import sys
from pathlib import Path

import numpy as np
import soundfile
from effects import EFFECTS
from effects.synthesis import RATE, Samples

PIECE = 8192
"""Samples handed to the coder at once: libsndfile's Vorbis writer overflows its stack on long ones."""


def write_ogg(path: Path, sound: Samples, rate: int, quality: float = 0.4) -> None:
    """Write ``sound`` (-1 to 1) as Ogg Vorbis; ``quality`` 0 to 1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pcm = (np.clip(sound, -1, 1) * 32767).astype("<i2")
    with soundfile.SoundFile(path, "w", rate, 1, format="OGG", subtype="VORBIS", compression_level=1 - quality) as ogg:
        for start in range(0, len(pcm), PIECE):
            ogg.write(pcm[start : start + PIECE])


def main(folder: Path, names: list[str]) -> None:
    """Make the named effects, or all."""
    for name in names or list(EFFECTS):
        sound = EFFECTS[name]()
        write_ogg(folder / f"{name}.ogg", sound, RATE)
        print(f"{name}  {len(sound) / RATE:.2f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
