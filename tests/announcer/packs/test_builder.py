from pathlib import Path

import numpy as np
import pytest

from postparade.announcer.packs.builder import HIGHEST, write_coded
from postparade.announcer.packs.normalise import CEILING, RATE, loudness
from postparade.announcer.packs.soundfiles import read_sound, write_clip

HIGH = 10 ** (HIGHEST / 20)


def tone(wave: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """A second as high as a finished clip may be."""
    phase = 317 * np.arange(RATE) / RATE
    samples = np.sign(np.sin(2 * np.pi * phase)) if wave == "square" else 2 * (phase % 1) - 1
    return np.asarray(samples * 10 ** (CEILING / 20))


@pytest.mark.parametrize("wave", ["square", "saw"])
def test_peaks_that_the_coder_raises_are_limited_before_it(tmp_path: Path, wave: str) -> None:
    write_clip(tmp_path / "raised.ogg", tone(wave), "opus")
    assert np.abs(read_sound(tmp_path / "raised.ogg")[0]).max() > HIGH
    write_coded(tmp_path / "limited.ogg", tone(wave))
    assert np.abs(read_sound(tmp_path / "limited.ogg")[0]).max() <= HIGH


def test_what_the_coder_leaves_low_stays_as_loud_as_it_is(tmp_path: Path) -> None:
    murmur = np.sin(2 * np.pi * 440 * np.arange(RATE) / RATE) * 0.4
    write_coded(tmp_path / "murmur.ogg", murmur)
    assert abs(loudness(read_sound(tmp_path / "murmur.ogg")[0], RATE) - loudness(murmur, RATE)) < 0.5
