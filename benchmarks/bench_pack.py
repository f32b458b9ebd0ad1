"""How good the built-in pack is: size, loudness, peaks, and whether a recogniser names every line.

python benchmarks/bench_pack.py [FILES] listens to that many of its lines (all if not given, half an hour on one core).
"""

import random
import sys
import time
from collections import Counter
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.packs.builder import clips
from postparade.announcer.packs.manifest import read_manifest
from postparade.announcer.packs.normalise import loudness
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.wording import Wording
from tests.announcer.speech_check import Recogniser, words

BRIEF = 0.6


def main(most: int | None, folder: Path) -> None:
    """Look at all clips of the pack in ``folder`` and listen to ``most`` of them."""
    catalogue = Wording("en")
    whole = clips(catalogue, read_manifest(folder).caller)
    wanted = [clip for clip in whole if (folder / "voice" / f"{clip.name}.ogg").is_file()]
    files = {clip.name: folder / "voice" / f"{clip.name}.ogg" for clip in wanted}
    size = sum(file.stat().st_size for file in files.values())
    sounds = {name: read_sound(file) for name, file in files.items()}
    seconds = sum(len(samples) / rate for samples, rate in sounds.values())
    levels = [loudness(*sound) for sound in sounds.values() if len(sound[0]) > BRIEF * sound[1]]
    peak = max(float(np.abs(samples).max()) for samples, _ in sounds.values())
    print(f"{len(files)} files, {seconds / 60:.0f} min, {size / 1e6:.1f} MB, {size / len(files) / 1e3:.1f} kB a file")
    print(f"loudness {min(levels):.2f} to {max(levels):.2f} LUFS, highest sample {20 * np.log10(peak):.1f} dB")
    listen = wanted if most is None else random.Random(1).sample(wanted, most)
    recogniser, begun = Recogniser(clip.line for clip in wanted), time.process_time()
    heard, wrong = Counter[str](), Counter[str]()
    for clip in listen:
        text = words(catalogue.spoken(clip.line))
        found = recogniser.heard(*sounds[clip.name], expected=text)
        heard[clip.energy] += 1
        if found != text:
            wrong[clip.energy] += 1
            print(f"  {clip.name}: {text!r} was heard as {found!r}", flush=True)
    for energy, count in heard.items():
        print(f"{energy}: {count - wrong[energy]} of {count} lines named, of {len({clip.line for clip in wanted})}")
    print(f"{(time.process_time() - begun) / len(listen):.2f} s of processor time a line")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else None,
        Path(sys.argv[2]) if len(sys.argv) > 2 else sounds_folder() / "default",
    )
