"""The voice process: speaks lines with Pico into a cache folder, one request a line on its standard input.

Run as ``python -m postparade.announcer.pico FOLDER``. Pico holds Python's interpreter lock while it works, which would
stop the table for 10 to 100 ms a line; hence a process of its own, at low priority. Requests and answers are JSON
lines: ``{"text", "voice", "file"}`` in, ``{"file", "why"}`` out, ``why`` empty when the file is there.
"""

import os
import sys
from pathlib import Path

import msgspec
import numpy as np
from py_nanotts import NanoTTS

from postparade.announcer.polish import polish, write_wav

PICO_RATE = 16_000
LONGEST = 200
"""Letters of a text that are spoken."""
CACHE_BYTES = 50 << 20


class Wish(msgspec.Struct):
    """Speak ``text`` with ``voice`` into ``file`` (a name inside the cache folder)."""

    text: str
    voice: str
    file: str


class Answer(msgspec.Struct):
    """``file`` is there, unless ``why`` says otherwise."""

    file: str
    why: str = ""


def speakable(text: str) -> str:
    """``text`` with only what is read aloud: Pico would obey markup such as ``<play file=...>`` inside a name."""
    return "".join(char if char.isalnum() or char in " .,:;!?'-" else " " for char in text)[:LONGEST].strip()


def speak(engine: NanoTTS, text: str, voice: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The finished clip of ``text``. Raises ``ValueError`` when nothing in it can be pronounced."""
    raw = engine.speak(speakable(text), voice=voice)
    return polish(np.frombuffer(raw, "<i2").astype(np.float64) / 32768, PICO_RATE)


def make_room(folder: Path, most: int = CACHE_BYTES) -> None:
    """Delete the clips of ``folder`` that were not used for longest until the rest takes ``most`` bytes."""
    clips = sorted(((path.stat(), path) for path in folder.glob("*.wav")), key=lambda clip: clip[0].st_atime)
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
    make_room(folder)
    engine = NanoTTS()
    for request in sys.stdin.buffer:
        wish = msgspec.json.decode(request, type=Wish)
        answer = Answer(wish.file)
        try:
            clip = speak(engine, wish.text, wish.voice)
            unfinished = folder / f".{wish.file}"
            write_wav(unfinished, clip)
            unfinished.replace(folder / wish.file)
        except (ValueError, RuntimeError, OSError) as error:
            answer.why = str(error) or type(error).__name__
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
