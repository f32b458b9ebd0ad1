"""What really comes out of the mixer: every sample of short scenes, captured from SDL's disk driver."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from postparade.announcer.mixer import RATE, seconds
from postparade.announcer.pack import sounds_folder

pytest.importorskip("pygame", reason="needs sound: run make test, which installs pygame-ce")
soundfile = pytest.importorskip("soundfile", reason="needs sound: run make test, which installs soundfile")

CAPTURE = Path(__file__).with_name("capture.py")
BLOCK = 512 / RATE
MARK = np.array([0.6, -0.6] * 4)
"""As in capture.py."""
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

    def level(self, start: float, end: float) -> float:
        """Decibels below full scale between two seconds of the mix."""
        part = self.mix[int(start * RATE) : int(end * RATE)]
        return 10 * float(np.log10(np.mean(part**2) + 1e-12))


@pytest.fixture(scope="module")
def capture(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Capture]:
    """Play a scene once."""
    played: dict[str, Capture] = {}

    def play(scene: str) -> Capture:
        if scene not in played:
            folder = tmp_path_factory.mktemp(scene)
            path = str(Path(__file__).parents[2] / "controller")
            done = subprocess.run(
                [sys.executable, str(CAPTURE), scene, str(folder)],
                env={**os.environ, "PYTHONPATH": path},
                capture_output=True,
                text=True,
                timeout=20,
                check=False,
            )
            assert done.returncode == 0, done.stderr
            mix = np.frombuffer((folder / "mix.raw").read_bytes(), "<i2") / 32768
            played[scene] = Capture(mix, json.loads((folder / "log.json").read_text(encoding="utf-8")))
        return played[scene]

    return play


def clip(name: str) -> Samples:
    """A sound of the default pack at the mixer's rate."""
    samples, rate = soundfile.read(str(sounds_folder() / "default" / f"{name}.ogg"))
    length = round(len(samples) * RATE / rate)
    return np.asarray(np.fft.irfft(np.fft.rfft(samples), length))


def found_at(mix: Samples, pattern: Samples) -> tuple[float, float]:
    """Where ``pattern`` fits best in ``mix``, in seconds, and how well (correlation, 0 to 1)."""
    size = len(mix) + len(pattern)
    match = np.fft.irfft(np.fft.rfft(mix, size) * np.conj(np.fft.rfft(pattern, size)), size)[: len(mix)]
    at = int(np.argmax(match))
    part = mix[at : at + len(pattern)]
    fit = float(match[at] / (np.linalg.norm(part) * np.linalg.norm(pattern[: len(part)]) + 1e-12))
    return at / RATE, fit


def test_line_is_in_the_mix_at_once_after_its_event(capture: Callable[[str], Capture]) -> None:
    scene = capture("lead")
    at, fit = found_at(scene.mix, clip("voice/lead.7"))
    assert fit > 0.8
    assert 0 <= at - scene.act(1) <= 2 * BLOCK


def test_line_that_was_not_called_is_not_in_the_mix(capture: Callable[[str], Capture]) -> None:
    _, fit = found_at(capture("lead").mix, clip("voice/lead.8-2"))
    assert fit < 0.5


def test_effect_begins_within_two_blocks(capture: Callable[[str], Capture]) -> None:
    scene = capture("effects")
    at, fit = found_at(scene.mix, clip("sfx/cheer")[: RATE // 2])
    assert fit > 0.95
    assert 0 <= at - scene.act(0) <= 2 * BLOCK


def test_bed_ducks_under_the_voice_and_comes_back(capture: Callable[[str], Capture]) -> None:
    scene = capture("lead")
    begun = scene.act(1)
    line = clip("voice/lead.7")
    ended = begun + len(line) / RATE
    before = scene.level(begun - 1.0, begun)
    held = scene.level(ended + 0.05, ended + 0.25)
    after = scene.level(ended + 1.5, ended + 2.5)
    assert before - held > 14
    assert abs(after - before) < 4
    spoken = scene.level(begun + 0.1, ended - 0.1)
    assert spoken - held >= 18


def test_bed_has_no_click_where_its_loops_begin_again(capture: Callable[[str], Capture]) -> None:
    mix = capture("lead").mix
    steps = np.abs(np.diff(mix[int(3 * RATE) : int(5 * RATE)]))
    assert steps.max() < 0.25


def test_urgent_call_silences_the_voice_and_follows_after_a_gap(capture: Callable[[str], Capture]) -> None:
    scene = capture("urgent")
    cut = scene.act(1)
    assert scene.level(cut - 0.3, cut) > -30
    silent = cut + 0.040 + BLOCK
    start, fit = found_at(scene.mix, clip("voice/winner.7"))
    assert fit > 0.95
    assert scene.level(silent, start) < -60
    assert 0.1 < start - cut < 0.2 + BLOCK
    old_line = clip("voice/scratched-roll.11")
    assert found_at(scene.mix[int(silent * RATE) :], old_line[int(1.0 * RATE) :])[1] < 0.5


def test_no_sample_is_clipped_when_everything_sounds_at_once(capture: Callable[[str], Capture]) -> None:
    scene = capture("loud")
    assert len([entry for entry in scene.log if entry["what"] == "begin"]) == 6
    assert 0.3 < np.abs(scene.mix).max() < 0.891


def test_device_that_is_not_there_is_no_error_and_time_passes() -> None:
    """A device name that no machine has; clips then last as long as they would be heard."""
    script = """
import time
from postparade.announcer.pygame_mixer import PygameMixer
from postparade.announcer.pack import sounds_folder
mixer = PygameMixer(device="a loudspeaker that does not exist")
fault = mixer.start().fault
assert fault is not None and fault.code == "no_sound_device", fault
chip = sounds_folder() / "default/sfx/chip_1.ogg"
mixer.play(6, chip)
assert mixer.busy(6)
end = time.monotonic() + 10
while mixer.busy(6) and time.monotonic() < end:
    pass
assert not mixer.busy(6)
mixer.close()
"""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    environment["PYTHONPATH"] = str(Path(__file__).parents[2] / "controller")
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=20, check=False
    )
    assert done.returncode == 0, done.stderr


def test_length_of_a_clip_is_that_of_the_decoder() -> None:
    name = "voice/winner.7"
    assert seconds(sounds_folder() / "default" / f"{name}.ogg") == pytest.approx(len(clip(name)) / RATE, abs=0.01)
