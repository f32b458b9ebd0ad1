"""Engines that speak the lines of a pack: Pico, which is included, Kokoro, and Piper with a voice of the user's."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

import numpy as np
from msgspec import Struct

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.delivery import deliver
from postparade.announcer.packs.normalise import Samples, trim
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.speech import kokoro
from postparade.announcer.speech.neural_voice import engine_name
from postparade.core.faults import SoundFault


class Text(Struct, frozen=True):
    """Words to be spoken, once with each of the ``energies``."""

    words: str
    energies: tuple[Energy, ...]


Takes = tuple[Mapping[Energy, Samples], int]
"""What one text sounds like with each energy, and the samples a second."""


class Engine(Protocol):
    """Speaks texts one after the other. ``name`` goes into the manifest."""

    name: str

    def speak(self, texts: Sequence[Text]) -> Iterator[Takes]:
        """The takes of each text. Raises :class:`SoundFault` when the engine cannot be used."""
        ...


class PicoEngine:
    """The voices that come with Post Parade; ``voice`` names one, such as ``de-DE``."""

    def __init__(self, voice: str) -> None:
        self.name = f"SVOX Pico {voice} by py-nanotts {version('py-nanotts')} (Apache-2.0)"
        self._voice = voice

    def speak(self, texts: Sequence[Text]) -> Iterator[Takes]:
        from py_nanotts import NanoTTS

        from postparade.announcer.speech.tts_process import PICO_RATE, speak

        engine = NanoTTS()
        for text in texts:
            yield {how: speak(engine, text.words, self._voice, how) for how in text.energies}, PICO_RATE


SENTENCE = re.compile(r"[^.!?]+[.!?]*\s*")
PAUSE = 0.28
"""Seconds between two sentences of a line."""
REMEMBERED, LIFTED = 2000, 400
"""Sentences that are kept while a pack is built, as they were spoken and as they are said with more energy: many lines
end in the same one."""


class KokoroEngine:
    """One of the voices in ``sounds/voices``, or a file of such a voice. Raises :class:`SoundFault` like
    :class:`kokoro.Kokoro`.

    Each sentence is spoken once, and delivered once with each energy, and serves for all lines that have it.
    """

    def __init__(self, voice: str) -> None:
        self.name = engine_name(Path(voice).stem)
        self._voice = kokoro.Kokoro(voice)
        self._sentence = lru_cache(maxsize=REMEMBERED)(self._speak_sentence)
        self._delivered = lru_cache(maxsize=LIFTED)(self._deliver_sentence)

    def speak(self, texts: Sequence[Text]) -> Iterator[Takes]:
        for text in texts:
            yield {how: self._line(text.words, how) for how in text.energies}, kokoro.RATE

    def _line(self, words: str, how: Energy) -> Samples:
        sentences = SENTENCE.findall(words) or [words]
        first, *others = (self._delivered(sentence.strip(), how) for sentence in sentences)
        pause = np.zeros(round(PAUSE * kokoro.RATE))
        return np.concatenate([first, *(part for other in others for part in (pause, other))])

    def _deliver_sentence(self, sentence: str, how: Energy) -> Samples:
        return deliver(self._sentence(sentence), kokoro.RATE, how)

    def _speak_sentence(self, sentence: str) -> Samples:
        return trim(self._voice.speak(sentence), kokoro.RATE)


class PiperEngine:
    """The program ``command`` with the voice ``model``, an ``.onnx`` file beside its ``.onnx.json``.

    Uses what all versions of Piper understand: one text a line on the standard input, and a folder into which it writes
    a WAV file for each, named by the time. With the extra ``voice`` warm and hot lines are raised in
    pitch. Raises :class:`SoundFault`: ``piper_missing``, ``piper_voice_missing``.
    """

    def __init__(self, command: str, model: Path) -> None:
        found = shutil.which(command)
        if found is None:
            raise SoundFault("piper_missing", command=command)
        for needed in (model, model.with_name(f"{model.name}.json")):
            if not needed.is_file():
                raise SoundFault("piper_voice_missing", file=str(needed))
        self.name = f"Piper, voice {model.stem}"
        self._command = (found, "--model", str(model))

    def speak(self, texts: Sequence[Text]) -> Iterator[Takes]:
        lifted = find_spec("pyworld") is not None
        for start in range(0, len(texts), 50):
            some = texts[start : start + 50]
            for text, (said, rate) in zip(some, self._speak_some([text.words for text in some]), strict=True):
                yield {how: deliver(said, rate, how) if lifted else said for how in text.energies}, rate

    def _speak_some(self, texts: Sequence[str]) -> Iterator[tuple[Samples, int]]:
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [*self._command, "--output_dir", folder],
                input="".join(" ".join(text.split()) + "\n" for text in texts),
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
            spoken = sorted(Path(folder).glob("*.wav"), key=lambda file: (len(file.name), file.name))
            if done.returncode or len(spoken) != len(texts):
                lines = done.stderr.strip().splitlines()
                why = lines[-1] if lines else f"{len(spoken)} of {len(texts)} lines were spoken"
                raise SoundFault("piper_failed", why=why.rstrip("."))
            yield from map(read_sound, spoken)
