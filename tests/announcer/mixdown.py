"""What a scene of capture.py sounded like, and how to find out."""

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.announcer.audio.mixer import RATE
from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.wording import Wording
from tests.announcer.speech_check import words

DECODE = """
import sys, pygame
pygame.mixer.init(int(sys.argv[1]), -16, 1, allowedchanges=0)
sys.stdout.buffer.write(pygame.mixer.Sound(sys.argv[2]).get_raw())
"""
CAPTURE = Path(__file__).with_name("capture.py")
BLOCK_SAMPLES = 512
QUEUE = 2 * BLOCK_SAMPLES / RATE
"""Seconds for which what is mixed waits."""
MARK = np.array([0.6, -0.6] * 4)
"""As in capture.py."""
EVERY_URGENT_LINE = [
    Line(key, (("horse", horse),) if horse else (), variant, count)
    for key, count in (("scratch", 3), ("winner", 3), ("scratched-roll", 3), ("repeat", 3), ("off", 3))
    for horse in ((0,) if key == "off" else range(2, 13))
    for variant in range(1, count + 1)
]
Samples = NDArray[np.float64]


class Capture(NamedTuple):
    """The mix (-1 to 1) and the log of a scene."""

    mix: Samples
    log: list[dict[str, Any]]

    def act(self, which: int) -> float:
        """When the ``which``-th act reached the mixer, in seconds of the mix: its mark sounds like nothing else."""
        match = np.correlate(self.mix, MARK, "valid")
        found = np.flatnonzero(match > 0.8 * np.dot(MARK, MARK))
        return float(found[np.concatenate([[True], np.diff(found) > RATE // 10])][which]) / RATE

    def logged(self, what: str, which: int) -> float:
        """When ``what`` happened for the ``which``-th time, in seconds of the mix."""
        return float([entry["at"] for entry in self.log if entry["what"] == what][which])

    def said(self, name: str) -> Samples:
        """The mix while a wording of the line ``name`` was said."""
        begun = next(entry for entry in self.log if re.fullmatch(rf"{name}(-\d)?", str(entry.get("clip"))))
        start = int((begun["at"] + QUEUE - 0.05) * RATE)
        return self.mix[start : start + len(clip(f"voice/{begun['clip']}")) + RATE // 8]

    def level(self, start: float, end: float) -> float:
        """Decibels below full scale between two seconds of the mix."""
        part = self.mix[int(start * RATE) : int(end * RATE)]
        return 10 * float(np.log10(np.mean(part**2) + 1e-12))


def captured(scene: str, folder: Path) -> Capture:
    """Play ``scene`` in a process of its own, which keeps its samples in ``folder``."""
    done = subprocess.run(
        [sys.executable, str(CAPTURE), scene, str(folder)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "controller")},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    mix = np.frombuffer((folder / "mix.raw").read_bytes(), "<i2") / 32768
    return Capture(mix, json.loads((folder / "log.json").read_text(encoding="utf-8")))


@cache
def clip(name: str) -> Samples:
    """A sound of the default pack as the mixer itself decodes it: another decoder's Opus at another rate is another
    sound, by half of its correlation."""
    done = subprocess.run(
        [sys.executable, "-c", DECODE, str(RATE), str(sounds_folder() / "default" / f"{name}.ogg")],
        env={**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        timeout=60,
        check=True,
    )
    return np.frombuffer(done.stdout, "<i2") / 32768


def found_at(mix: Samples, pattern: Samples) -> tuple[float, float]:
    """Where ``pattern`` fits best in ``mix``, in seconds, and how well (correlation, 0 to 1)."""
    size = len(mix) + len(pattern)
    match = np.fft.irfft(np.fft.rfft(mix, size) * np.conj(np.fft.rfft(pattern, size)), size)[: len(mix)]
    at = int(np.argmax(match))
    part = mix[at : at + len(pattern)]
    fit = float(match[at] / (np.linalg.norm(part) * np.linalg.norm(pattern[: len(part)]) + 1e-12))
    return at / RATE, fit


def spelled(key: str, horse: int) -> str:
    """The first wording of that call about ``horse`` (0: about none), as the recogniser spells it."""
    return words(Wording("en").spoken(Line(key, (("horse", horse),) if horse else ())))
