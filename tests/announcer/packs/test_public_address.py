"""The loudspeakers make a voice clearer, and hot lines are higher, louder and brighter, and no faster."""

import numpy as np
import pytest

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.delivery import DELIVERIES
from postparade.announcer.packs.normalise import CEILING, LOUDER, LOUDNESS, RATE, Samples, loudness
from postparade.announcer.packs.public_address import announced, public_address
from postparade.announcer.speech.engines import PicoEngine, Text
from tests.announcer.pitch import middle_and_range

TEXTS = ("Seven takes the lead!", "They come to the wire, and nobody is clear!", "One more step for the eleven!")


def tone(hertz: float, rate: int = RATE) -> Samples:
    return np.asarray(0.3 * np.sin(2 * np.pi * hertz * np.arange(rate) / rate))


def through(hertz: float, energy: Energy = "calm") -> float:
    """Decibels by which a tone is raised against one of 1 kHz; the tones sound together, as one voice."""
    both = public_address(tone(1000) + tone(hertz), RATE, energy)
    spectrum = np.abs(np.fft.rfft(both))
    return float(20 * np.log10(spectrum[round(hertz)] / spectrum[1000]))


def test_boom_is_cut_chest_lowered_and_consonants_raised() -> None:
    assert through(60) < -12
    assert -4 < through(350) < -1
    assert 2.5 < through(2800) < 4.5


def test_hot_lines_are_brighter() -> None:
    assert through(5000, "hot") > through(5000, "warm") > through(5000) + 0.5


def test_loud_and_soft_words_come_closer() -> None:
    samples = np.concatenate([0.02 * tone(1000), tone(1000)])
    heard = public_address(samples, RATE)
    soft, loud = (np.abs(part).max() for part in (heard[RATE // 4 : RATE // 2], heard[-RATE // 2 :]))
    assert 20 * np.log10(loud / soft) < 34 * 0.65


def test_silence_stays_silent() -> None:
    assert not public_address(np.zeros(1000), RATE).any()
    with pytest.raises(ValueError, match="silence"):
        announced(np.zeros(1000), RATE)


@pytest.fixture(scope="module")
def takes() -> dict[Energy, list[Samples]]:
    """Some lines as Pico says them with each energy."""
    spoken = PicoEngine("en-GB").speak([Text(words, tuple(DELIVERIES)) for words in TEXTS])
    found: dict[Energy, list[Samples]] = {energy: [] for energy in DELIVERIES}
    for said, rate in spoken:
        for energy in DELIVERIES:
            found[energy].append(announced(said[energy], rate, energy))
    return found


def test_hot_lines_are_five_semitones_higher_and_no_faster(takes: dict[Energy, list[Samples]]) -> None:
    for calm, hot in zip(takes["calm"], takes["hot"], strict=True):
        assert middle_and_range(hot, RATE)[0] - middle_and_range(calm, RATE)[0] > 4.5
        assert len(hot) == pytest.approx(len(calm), rel=0.05)


@pytest.mark.parametrize("energy", list(DELIVERIES))
def test_lines_are_as_loud_as_their_energy_asks_for_and_never_clip(
    takes: dict[Energy, list[Samples]], energy: Energy
) -> None:
    for take in takes[energy]:
        assert loudness(take, RATE) == pytest.approx(LOUDNESS + LOUDER[energy], abs=0.5)
        assert np.abs(take).max() <= 10 ** (CEILING / 20) + 1e-9
    assert LOUDER["hot"] >= 2.0
