"""The voice process: speaks lines with Pico or Kokoro into a cache folder, one request a line on its standard input.

Run as ``python -m postparade.announcer.speech.tts_process FOLDER``. Pico holds Python's interpreter lock while it
works, which would stop the table for 10 to 100 ms a line; hence a process of its own, at low priority. Requests and
answers are JSON lines: a :class:`SpeechRequest` in, an :class:`Answer` out.
"""

import os
import re
import sys
from functools import cache
from pathlib import Path

import msgspec
import numpy as np
from py_nanotts import NanoTTS

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.delivery import DELIVERIES, deliver
from postparade.announcer.packs.normalise import RATE, Samples, limit, resample, trim
from postparade.announcer.packs.public_address import announced
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.speech.kokoro import RATE as KOKORO_RATE
from postparade.announcer.speech.kokoro import Kokoro
from postparade.announcer.speech.neural_voice import PREFIX
from postparade.announcer.speech.tts_client import Answer, SpeechRequest
from postparade.core.faults import SoundFault

PICO_RATE = 16_000
LONGEST = 200
"""Letters of a text that are spoken."""
CACHE_BYTES = 50 << 20


RESPELLED = {
    "en-GB": (
        (re.compile(r"\bfour\b", re.IGNORECASE), "fore"),
        (re.compile(r"^five\b", re.IGNORECASE), "fyve"),
        (re.compile(r"^eleven\b", re.IGNORECASE), "elevven"),
    )
}
"""Words that a voice says more clearly when they are spelled differently: the British one swallows the f of "four", and
the beginnings of "five" and "eleven" where a line begins with them."""
OURS = re.compile(r"[0-9a-f]{32}\.(ogg|wav)")
"""Names of clips; older versions wrote WAV files."""
TIDY_EVERY = 200
"""Clips between two clean-ups of the cache."""


def speakable(text: str) -> str:
    """``text`` with only what is read aloud: Pico would obey markup such as ``<play file=...>`` inside a name."""
    return "".join(char if char.isalnum() or char in " .,:;!?'-" else " " for char in text)[:LONGEST].strip()


def speak(engine: NanoTTS, text: str, voice: str, energy: Energy = "calm") -> Samples:
    """``text`` as Pico says it with ``energy``, at :data:`PICO_RATE`, with the silence around it."""
    said = speakable(text)
    for word, spelling in RESPELLED.get(voice, ()):
        said = word.sub(spelling, said)
    raw = engine.speak(said, voice=voice, pitch=DELIVERIES[energy].pitch)
    return np.frombuffer(raw, "<i2").astype(np.float64) / 32768


@cache
def _kokoro(voice: str) -> Kokoro:
    return Kokoro(voice)


def _neural(voice: str, request: SpeechRequest) -> Samples:
    said = trim(_kokoro(voice).speak(speakable(request.text)), KOKORO_RATE)
    return deliver(said, KOKORO_RATE, request.energy)


def render(engine: NanoTTS, request: SpeechRequest) -> Samples:
    """The finished clip. Raises ``ValueError`` when nothing can be pronounced, or the recording cannot be used."""
    if request.recording:
        samples, rate = read_sound(Path(request.recording))
        return limit(resample(samples, rate, RATE) * 10 ** (request.gain / 20), RATE)
    if request.voice.startswith(PREFIX):
        return announced(_neural(request.voice.removeprefix(PREFIX), request), KOKORO_RATE, request.energy)
    return announced(speak(engine, request.text, request.voice, request.energy), PICO_RATE, request.energy)


def make_room(folder: Path, most: int = CACHE_BYTES) -> None:
    """Delete the clips of ``folder`` that were not used for longest until the rest takes ``most`` bytes.

    A clip's modification time is that of its last use: a Raspberry Pi does not keep access times. Other files are left
    alone, in case somebody has chosen a folder of music.
    """
    ours = (path for path in folder.iterdir() if OURS.fullmatch(path.name))
    clips = sorted(((path.stat(), path) for path in ours), key=lambda clip: clip[0].st_mtime)
    total = sum(stat.st_size for stat, _ in clips)
    for stat, path in clips:
        if total <= most:
            return
        path.unlink(missing_ok=True)
        total -= stat.st_size


def main(folder: Path) -> None:
    """Answer requests until the standard input ends."""
    os.nice(10)
    folder.mkdir(parents=True, exist_ok=True)
    engine = NanoTTS()
    for count, line in enumerate(sys.stdin.buffer):
        if count % TIDY_EVERY == 0:
            make_room(folder)
        request = msgspec.json.decode(line, type=SpeechRequest)
        answer = Answer(request.file)
        try:
            unfinished = folder / f".{request.file}"
            write_clip(unfinished, render(engine, request), "vorbis")
            unfinished.replace(folder / request.file)
        except (ValueError, RuntimeError, OSError, SoundFault) as error:
            answer.why = str(error) or type(error).__name__
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
