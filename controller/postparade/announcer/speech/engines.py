"""Engines that speak the lines of a pack: Pico, which is included, and Piper with a voice of the user's."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

from postparade.announcer.packs.normalise import Samples
from postparade.announcer.packs.soundfiles import read_sound
from postparade.core.faults import SoundFault


class Engine(Protocol):
    """Speaks texts one after the other. ``name`` goes into the manifest."""

    name: str

    def speak(self, texts: Sequence[str]) -> Iterator[tuple[Samples, int]]:
        """The samples of each text and their rate. Raises :class:`SoundFault` when the engine cannot be used."""
        ...


class PicoEngine:
    """The voices that come with Post Parade; ``voice`` names one, such as ``de-DE``."""

    def __init__(self, voice: str) -> None:
        self.name = f"SVOX Pico {voice} by py-nanotts {version('py-nanotts')} (Apache-2.0)"
        self._voice = voice

    def speak(self, texts: Sequence[str]) -> Iterator[tuple[Samples, int]]:
        from py_nanotts import NanoTTS

        from postparade.announcer.speech.tts_process import PICO_RATE, speak

        engine = NanoTTS()
        for text in texts:
            yield speak(engine, text, self._voice), PICO_RATE


class PiperEngine:
    """The program ``command`` with the voice ``model``, an ``.onnx`` file beside its ``.onnx.json``.

    Uses what all versions of Piper understand: one text a line on the standard input, and a folder into which it writes
    a WAV file for each, named by the time. Raises :class:`SoundFault`: ``piper_missing``, ``piper_voice_missing``.
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

    def speak(self, texts: Sequence[str]) -> Iterator[tuple[Samples, int]]:
        for start in range(0, len(texts), 50):
            yield from self._speak_some(texts[start : start + 50])

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
