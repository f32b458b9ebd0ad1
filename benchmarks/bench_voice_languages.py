"""The voices of the other languages: understood in the crowd, as they come and through the loudspeakers, in one run.

python benchmarks/bench_voice_languages.py [LANGUAGE ...] [--seed N] [--voice V]: 42 lines of each language by Pico,
heard by a recogniser that knows them and nothing else, alone and with the roaring crowd 18, 12 and 9 dB below the
voice. The same lines from the built-in pack, in languages that have one; and with --voice kokoro:NAME by that voice,
where the extra "voice" is installed.

The recogniser's model of sounds is that of English, as there is none of another language: espeak-ng spells each line
in phonemes, and each of these is heard as the English one that comes nearest. A foreign ear understands less than one
that grew up with the language, so the figures are least values.

Needs the program espeak-ng (apt install espeak-ng).
"""

import argparse
import os
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_voice import LINES, roar, understood

from postparade.announcer.packs.builder import clips
from postparade.announcer.packs.normalise import RATE, normalise
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.packs.public_address import announced
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.speech.engines import KokoroEngine, PicoEngine, Text
from postparade.announcer.speech.espeak import TIE, VOICES, phonemes
from postparade.announcer.speech.neural_voice import PREFIX, language_of
from postparade.announcer.speech.voice import PICO_VOICES
from postparade.announcer.wording import Wording
from tests.announcer.speech_check import Recogniser

NEAREST = """
tʃ CH, dʒ JH, ts T S, aɪ AY, aʊ AW, ɔø OY, eɪ EY, ɑ̃ AO N, ɔ̃ OW N, ɛ̃ AE N, œ̃ AH N, a AA, ɑ AA, e EY, ɛ EH, ə AH, ɜ AH,
i IY, ɪ IH, o OW, ɔ AO, u UW, ʊ UH, y UW, ø ER, œ ER, j Y, w W, ʎ L Y, ɲ N Y, ʝ Y, b B, β V, v V, f F, p P, d D, ð DH,
t T, θ TH, s S, z Z, ʃ SH, ʒ ZH, ç SH, x HH, h HH, ɡ G, ɣ G, k K, l L, m M, n N, ŋ NG, r R, ɹ R, ɾ D, ʁ HH
"""
ENGLISH = dict(re.findall(r"(\S+) ([A-Z ]+)", NEAREST))
"""Phonemes as espeak-ng writes them, and the nearest of those that the recogniser knows."""
OTHERWISE = {"fr": {"a": "AE", "ə": "UH", "y": "IY"}}
"""Where a language says a phoneme otherwise than most: chosen on the lines of seed 5, to be judged by others."""


def heard_as(text: str, language: str) -> Iterator[str]:
    """The English phonemes nearest to ``text``, one string for each part of it that is spoken without a pause."""
    nearest = ENGLISH | OTHERWISE.get(language, {})
    for part in (tied.replace(TIE, "") for tied in phonemes(text, language)):
        found: list[str] = []
        place = 0
        while place < len(part):
            step = next((size for size in (2, 1) if part[place : place + size] in nearest), 0)
            if step:
                found += nearest[part[place : place + step]].split()
            place += step or 1
        yield " ".join(sound for sound, before in zip(found, ["", *found], strict=False) if sound != before)


def foreign_ear(texts: list[str], language: str) -> tuple[Recogniser, list[str]]:
    """A recogniser of ``texts``, and how it writes each of them: a word for each part without a pause."""
    spelled: dict[str, str] = {}
    written: list[str] = []
    for number, text in enumerate(texts):
        parts = {f"line{number}part{place}": sounds for place, sounds in enumerate(heard_as(text, language)) if sounds}
        spelled |= parts
        written.append(" ".join(parts))
    return Recogniser((), {sentence: sentence for sentence in written}, spelled), written


def main(languages: list[str], seed: int, neural: str) -> None:
    """Let 42 lines of each of ``languages``, chosen by ``seed``, be heard; those of the language of ``neural`` by it,
    too."""
    crowd = roar()
    for language in languages:
        catalogue = Wording(language)
        lines = (clip.line for clip in clips(catalogue) if clip.name == str(clip.line.clip))
        held = [line for line in lines if not about_rules(line.key)]
        chosen = random.Random(seed).sample(held, LINES)
        texts = [catalogue.spoken(line) for line in chosen]
        listener, written = foreign_ear(texts, language)
        spoken = list(PicoEngine(PICO_VOICES[language]).speak([Text(text, ("calm",)) for text in texts]))
        finished = {
            "Pico as it comes": [(normalise(takes["calm"], rate), RATE) for takes, rate in spoken],
            "Pico through the loudspeakers": [(announced(takes["calm"], rate), RATE) for takes, rate in spoken],
        }
        if (folder := sounds_folder() / language).is_dir():
            finished["the pack"] = [read_sound(folder / "voice" / f"{line.clip}.ogg") for line in chosen]
        if neural and language_of(neural) == language:
            voice = KokoroEngine(neural.removeprefix(PREFIX))
            takes = voice.speak([Text(text, ("calm",)) for text in texts])
            finished[f"{neural} through the loudspeakers"] = [
                (announced(said["calm"], rate), RATE) for said, rate in takes
            ]
        for name, sounds in finished.items():
            understood(f"{language}, {name}", written, sounds, listener, crowd)


if __name__ == "__main__":
    os.nice(10)
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"of {', '.join(VOICES)} (default: all)")
    parser.add_argument("--seed", type=int, default=5, help="which lines (default: %(default)s)")
    parser.add_argument("--voice", default="", help="kokoro:NAME, or kokoro:FILE.bin")
    wanted = parser.parse_args()
    main(wanted.languages or list(VOICES), wanted.seed, wanted.voice)
