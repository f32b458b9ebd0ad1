"""The voices of the caller: understood in the crowd, and hot where they are hot. Yesterday's and today's in one run.

python benchmarks/bench_voice.py [PACK]: 42 lines of the pack, by a recogniser that knows them and nothing else, alone
and with the roaring crowd 18, 12 and 9 dB below the voice; the same lines by Pico as it comes, and through the
loudspeakers. Then pitch, range, level and brightness of what the pack says calmly, warmly and hotly, and what the
loudspeakers cost.
"""

import os
import random
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.builder import Clip, clips
from postparade.announcer.packs.manifest import read_manifest
from postparade.announcer.packs.normalise import RATE, Samples, loudness, normalise, resample
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.packs.public_address import announced, public_address
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.speech.engines import PicoEngine, Text
from postparade.announcer.wording import Wording
from tests.announcer.pitch import middle_and_range
from tests.announcer.speech_check import Recogniser, words

LINES = 42
BELOW = (None, 18, 12, 9)
"""Decibels by which the crowd is softer than the voice; ``None``: nobody is there."""
CATALOGUE = Wording("en")
Sound = tuple[Samples, int]


def in_the_crowd(sound: Sound, below: int | None, crowd: Samples, place: int) -> Sound:
    """``sound`` with some other part of the crowd for each ``place``."""
    samples, rate = sound
    voice = np.pad(resample(samples, rate, RATE), RATE // 5)
    if below is None:
        return voice, RATE
    part = np.roll(crowd, -place * 37_117)[: len(voice)]
    return voice + part * 10 ** ((loudness(voice, RATE) - below - loudness(part, RATE)) / 20), RATE


def understood(name: str, texts: list[str], sounds: list[Sound], listener: Recogniser, crowd: Samples) -> None:
    """Print how many of ``texts``, in words of the recogniser, it names."""
    named = []
    for below in BELOW:
        found = 0
        for place, (text, sound) in enumerate(zip(texts, sounds, strict=True)):
            found += listener.heard(*in_the_crowd(sound, below, crowd, place), text) == text
        named.append(found)
    print(f"{name}: {named[0]} of {len(texts)} alone; crowd at -18, -12, -9 dB: {named[1:]}", flush=True)


def roar() -> Samples:
    """The loudest crowd of the built-in pack, at :data:`RATE`."""
    return resample(*read_sound(sounds_folder() / "default" / "bed" / "crowd_roar_loop.ogg"), RATE)


def pico(chosen: list[Clip], finish: Callable[[Samples, int], Samples]) -> list[Sound]:
    """The same lines by the run-time voice."""
    texts = [Text(CATALOGUE.spoken(clip.line), ("calm",)) for clip in chosen]
    return [(finish(takes["calm"], rate), RATE) for takes, rate in PicoEngine("en-GB").speak(texts)]


def brightness(samples: Samples, rate: int) -> float:
    """Decibels from 1.5 to 6 kHz against those from 150 Hz to 1.5 kHz."""
    power, hertz = np.abs(np.fft.rfft(samples)) ** 2, np.fft.rfftfreq(len(samples), 1 / rate)
    high, low = (power[(hertz > start) & (hertz < end)].sum() for start, end in ((1500, 6000), (150, 1500)))
    return float(10 * np.log10(high / low))


def temper(name: str, sounds: Iterable[tuple[Energy, Sound]]) -> None:
    """Print how the lines of each energy are said."""
    by_energy: dict[Energy, list[tuple[float, ...]]] = {"calm": [], "warm": [], "hot": []}
    for energy, sound in sounds:
        by_energy[energy].append((*middle_and_range(*sound), loudness(*sound), brightness(*sound)))
    calm = np.median(by_energy["calm"], axis=0)
    for energy, found in by_energy.items():
        pitch, span, level, bright = np.median(found, axis=0)
        print(
            f"{name}, {energy}, {len(found)} lines: pitch {pitch - calm[0]:+.1f} semitones, range {span:.1f}, "
            f"{level:.1f} LUFS, brightness {bright - calm[3]:+.1f} dB"
        )


def main(folder: Path) -> None:
    """Compare the pack in ``folder`` with Pico."""
    voice, manifest = folder / "voice", read_manifest(folder)
    whole = clips(CATALOGUE, manifest.caller)
    held = [clip for clip in whole if not about_rules(clip.line.key) and (voice / f"{clip.name}.ogg").is_file()]
    chance = random.Random(5)
    chosen = chance.sample([clip for clip in held if clip.name == str(clip.line.clip)], LINES)
    crowd, listener = roar(), Recogniser(clip.line for clip in chosen)
    wanted = [words(CATALOGUE.spoken(clip.line)) for clip in chosen]
    print(f"pack: {manifest.engine}")
    understood("Pico as it comes", wanted, pico(chosen, normalise), listener, crowd)
    understood("Pico through the loudspeakers", wanted, pico(chosen, announced), listener, crowd)
    understood("the pack", wanted, [read_sound(voice / f"{clip.name}.ogg") for clip in chosen], listener, crowd)
    by_energy: dict[Energy, list[Clip]] = {"calm": [], "warm": [], "hot": []}
    for clip in held:
        by_energy[clip.energy].append(clip)
    some = [clip for found in by_energy.values() for clip in chance.sample(found, min(60, len(found)))]
    temper("pack", ((clip.energy, read_sound(voice / f"{clip.name}.ogg")) for clip in some))
    texts = [Text(CATALOGUE.spoken(clip.line), ("calm", "warm", "hot")) for clip in chosen]
    spoken = list(PicoEngine("en-GB").speak(texts))
    temper("Pico", ((how, (announced(takes[how], rate, how), RATE)) for takes, rate in spoken for how in takes))
    begun = time.process_time()
    for takes, rate in spoken:
        public_address(takes["calm"], rate)
    print(f"loudspeakers: {(time.process_time() - begun) / len(spoken) * 1000:.1f} ms of processor time a line")


if __name__ == "__main__":
    os.nice(10)
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else sounds_folder() / "default")
