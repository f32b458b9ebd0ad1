"""Clips come out trimmed, equally loud and unclipped."""

import numpy as np
import pytest

from postparade.announcer.packs import normalise
from postparade.announcer.speech import tts_client


def tone(hertz: float, seconds: float, level: float, rate: int = 48_000) -> normalise.Samples:
    """A sine with peaks at ``level`` dB of full scale."""
    return np.asarray(10 ** (level / 20) * np.sin(2 * np.pi * hertz * np.arange(int(seconds * rate)) / rate))


def test_reference_tone_has_its_published_loudness() -> None:
    """ITU-R BS.1770-4: a 997 Hz sine at full scale in one channel reads -3.01 LUFS."""
    assert normalise.loudness(tone(997, 3.0, 0.0), 48_000) == pytest.approx(-3.01, abs=0.05)


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100])
def test_loudness_does_not_depend_on_the_rate(rate: int) -> None:
    assert normalise.loudness(tone(997, 2.0, -20.0, rate), rate) == pytest.approx(-23.01, abs=0.1)


def test_silence_does_not_count_for_loudness() -> None:
    loud = tone(997, 2.0, -12.0)
    padded = np.concatenate([loud, np.zeros(48_000 * 4)])
    assert normalise.loudness(padded, 48_000) == pytest.approx(normalise.loudness(loud, 48_000), abs=0.6)


def test_trim_keeps_a_little_silence_at_both_ends() -> None:
    quiet = np.zeros(16_000)
    trimmed = normalise.trim(np.concatenate([quiet, tone(500, 0.5, -10, 16_000), quiet]), 16_000)
    assert len(trimmed) / 16_000 == pytest.approx(0.56, abs=0.005)


def test_silence_cannot_be_polished() -> None:
    with pytest.raises(ValueError, match="silence"):
        normalise.normalise(np.zeros(1000), 16_000)
    with pytest.raises(ValueError, match="silence"):
        normalise.normalise(np.zeros(0), 16_000)


def test_resampling_keeps_pitch_and_length() -> None:
    made = normalise.resample(tone(1000, 1.0, -6, 16_000), 16_000, 22_050)
    assert len(made) == 22_050
    assert int(np.argmax(np.abs(np.fft.rfft(made)))) == 1000
    assert np.abs(made).max() == pytest.approx(0.501, abs=0.02)


def test_limiter_holds_the_ceiling_and_leaves_quiet_parts_alone() -> None:
    sound = np.concatenate([tone(300, 0.5, -20, 22_050), tone(300, 0.5, 6, 22_050)])
    limited = normalise.limit(sound, 22_050)
    assert np.abs(limited).max() <= 10 ** (normalise.CEILING / 20) + 1e-9
    assert np.allclose(limited[:10_000], sound[:10_000])


def test_cache_key_follows_the_version_of_the_polish() -> None:
    assert tts_client.NORMALISE_VERSION == normalise.VERSION
