"""What really comes out of the mixer: every sample of short scenes, captured from SDL's disk driver."""

from collections.abc import Callable

import numpy as np
import pytest

from postparade.announcer.audio.ambience import GAITS, LAYERS
from postparade.announcer.audio.mixer import RATE, seconds
from postparade.announcer.packs.pack import sounds_folder

pytest.importorskip("pygame", reason="needs sound: run make test, which installs pygame-ce")
pytest.importorskip("soundfile", reason="needs sound: run make test, which installs soundfile")
pytest.importorskip("pocketsphinx", reason="needs sound: run make test, which installs pocketsphinx")

# Only now, as they need all of these.
from tests.announcer.mixdown import EVERY_URGENT_LINE, Capture, Samples, captured, clip, found_at, spelled
from tests.announcer.speech_check import Recogniser

pytestmark = pytest.mark.slow(15)


RULES = (("scratch", 4), ("winner", 7), ("off", 0), ("scratched-roll", 9), ("winner", 11), ("repeat", 5))
"""As in capture.py."""
BLOCK_SAMPLES = 512
HEARD = 0.9
"""Correlation from which a line is in the mix."""


@pytest.fixture(scope="module")
def capture(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Capture]:
    """Play a scene once."""
    played: dict[str, Capture] = {}

    def play(scene: str) -> Capture:
        if scene not in played:
            played[scene] = captured(scene, tmp_path_factory.mktemp(scene))
        return played[scene]

    return play


def test_line_is_in_the_mix_at_once_after_its_event(capture: Callable[[str], Capture]) -> None:
    """Within the same block, or the next if the machine paused between the two; what is mixed waits for two more until
    it is heard, here as on most sound cards."""
    scene = capture("lead")
    at, fit = found_at(scene.mix, clip("voice/lead.7"))
    assert fit > HEARD
    assert abs(at - scene.act(1)) < BLOCK_SAMPLES / RATE
    assert scene.act(1) - scene.logged("act", 1) <= 0.025


def test_line_that_was_not_called_is_not_in_the_mix(capture: Callable[[str], Capture]) -> None:
    _, fit = found_at(capture("lead").mix, clip("voice/lead.8-2"))
    assert fit < 0.3


def test_effect_is_in_the_mix_at_once_after_its_event(capture: Callable[[str], Capture]) -> None:
    scene = capture("effects")
    at, fit = found_at(scene.mix, clip("sfx/cheer")[: RATE // 2])
    assert fit > 0.95
    assert at - scene.logged("act", 0) <= 0.025


def test_bed_ducks_under_the_voice_and_comes_back(capture: Callable[[str], Capture]) -> None:
    scene = capture("lead")
    begun = scene.act(1)
    ended = begun + len(clip("voice/lead.7")) / RATE
    before = scene.level(begun - 1.0, begun)
    held = scene.level(ended + 0.05, ended + 0.25)
    after = scene.level(ended + 1.2, ended + 2.2)
    assert before - held > 14
    assert abs(after - before) < 4


def test_voice_stands_out_from_the_roaring_crowd(capture: Callable[[str], Capture]) -> None:
    """12 dB for what is nice to hear, 18 dB for what nobody may miss; voice and bed were captured apart."""
    voice, bed = capture("hot-voice"), capture("hot-bed")
    for act, name, needed in ((1, "lead.4", 12), (2, "lead.9", 18)):
        start, end = 0.1, len(clip(f"voice/{name}")) / RATE - 0.1
        spoken, crowd = (scene.level(scene.act(act) + start, scene.act(act) + end) for scene in (voice, bed))
        assert crowd > -60
        assert spoken - crowd >= needed, name


@pytest.mark.parametrize("name", [*LAYERS, *GAITS])
def test_loop_has_no_click_where_it_begins_again(name: str) -> None:
    """Where end and beginning meet, no step is larger than those inside."""
    loop = clip(f"bed/{name}")
    around = np.concatenate([loop[-RATE // 10 :], loop[: RATE // 10]])
    seam = np.abs(np.diff(around[RATE // 10 - 4 : RATE // 10 + 4])).max()
    assert seam <= np.quantile(np.abs(np.diff(loop)), 0.999)


def test_bed_has_no_click_where_its_loops_begin_again(capture: Callable[[str], Capture]) -> None:
    """After half a minute the mixer begins the crowd's loops again, and the steps are those of the seconds before."""
    scene = capture("bed")
    steps = np.abs(np.diff(scene.mix))
    start = int(scene.act(0) * RATE)
    length = len(clip(f"bed/{LAYERS[0]}"))
    seam = steps[start + length - BLOCK_SAMPLES : start + length + 2 * BLOCK_SAMPLES].max()
    assert 0 < seam <= steps[start + length - 3 * RATE : start + length - RATE].max()


def test_hooves_run_faster_near_the_wire(capture: Callable[[str], Capture]) -> None:
    mix = capture("gaits").mix
    assert strides(mix[int(1.7 * RATE) : int(3.4 * RATE)]) == pytest.approx(1.85, abs=0.06)
    assert strides(mix[int(5.2 * RATE) :]) == pytest.approx(2.8, abs=0.1)


def strides(sound: Samples) -> float:
    """Strides a second: where the envelope is most like itself."""
    loudness = np.abs(sound[: len(sound) // 441 * 441]).reshape(-1, 441).mean(axis=1)
    loudness -= loudness.mean()
    alike = np.correlate(loudness, loudness, "full")[len(loudness) - 1 :]
    return 100 / (25 + int(np.argmax(alike[25:70])))


def test_urgent_call_silences_the_voice_and_follows_after_a_gap(capture: Callable[[str], Capture]) -> None:
    scene = capture("urgent")
    cut = scene.act(1)
    assert scene.level(cut - 0.3, cut) > -30
    start, fit = found_at(scene.mix, clip("voice/winner.7"))
    assert fit > HEARD
    assert scene.level(cut + 0.030, start) < -90
    assert start - cut > 0.1
    assert start - scene.logged("act", 1) <= 0.200


def test_tick_fills_that_gap(capture: Callable[[str], Capture]) -> None:
    scene = capture("tick")
    at, fit = found_at(scene.mix, clip("sfx/tick"))
    assert fit > 0.6
    assert at - scene.logged("act", 1) <= 0.025


def test_no_sample_is_clipped_when_everything_sounds_at_once(capture: Callable[[str], Capture]) -> None:
    scene = capture("loud")
    assert len([entry for entry in scene.log if entry["what"] == "begin"]) == 3
    assert 0.3 < np.abs(scene.mix).max() < 10 ** (-1 / 20)


def test_urgent_calls_are_audible_over_crowd_bell_and_cheers(capture: Callable[[str], Capture]) -> None:
    """By a recogniser whose grammar has every horse and wording of these calls."""
    scene = capture("rules")
    recogniser = Recogniser(EVERY_URGENT_LINE)
    for key, horse in RULES:
        said = scene.said(f"{key}.{horse}" if horse else key)
        assert recogniser.heard(said, RATE, spelled(key, horse)) == spelled(key, horse)


def test_length_of_a_clip_is_that_of_the_decoder() -> None:
    name = "voice/winner.7"
    assert seconds(sounds_folder() / "default" / f"{name}.ogg") == pytest.approx(len(clip(name)) / RATE, abs=0.01)
