"""The sound pack in the repository is what its scripts make, loud enough, never clipped, understood, and small."""

import importlib
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.announcer.packs.builder import clips, read_transcript
from postparade.announcer.packs.inspection import LOUDNESS_SLACK, inspect
from postparade.announcer.packs.normalise import LOUDER, LOUDNESS, RATE, Samples, loudness
from postparade.announcer.packs.pack import Pack, usual_wordings
from postparade.announcer.packs.phrase_list import about_rules
from postparade.announcer.packs.soundfiles import read_sound
from postparade.announcer.wording import Wording

pytestmark = pytest.mark.slow(8)


pytest.importorskip("py_nanotts", reason="needs sound: run make test, which installs py-nanotts")

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
DEFAULT = SOUNDS / "default"
EFFECTS_RATE = 44_100
BRIEF = 0.6
"""Seconds: a single word has hardly a loudness, and its peak is limited."""
LISTENED = 8
"""Lines that the recogniser hears in this suite; benchmarks/bench_pack.py listens to all."""
PACK = Pack(DEFAULT)
NAMES = PACK.names()
SPOKEN_BY_PICO = {
    "catching",
    "exotic-1",
    "exotic-2",
    "exotic-3",
    "exotic-4",
    "exotic-5",
    "lead-from",
}
"""Messages without a name in them that the pack has in no wording."""
SAMPLE = [name for name in NAMES if name.startswith("voice/")][::32]
"""Lines that are decoded in this suite."""
CLIPS = {clip.name: clip for clip in clips(Wording("en"), PACK.manifest.caller)}


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Imports a script of the folder, which is no package of the controller."""
    monkeypatch.syspath_prepend(str(SOUNDS))
    return importlib.import_module


def sound(name: str) -> tuple[Samples, int]:
    return read_sound(DEFAULT / f"{name}.ogg")


def likeness(one: Samples, other: object) -> float:
    """Correlation of two equally long sounds, 0 to 1."""
    return float(np.corrcoef(one, np.asarray(other))[0, 1])


def test_pack_holds_nothing_but_what_its_scripts_make(scripts: Callable[[str], Any]) -> None:
    assert {name for name in NAMES if not name.startswith("voice/")} == set(scripts("effects").EFFECTS)
    assert {name for name in NAMES if name.startswith("voice/")} <= {f"voice/{name}" for name in CLIPS}


def test_pack_has_no_holes() -> None:
    """A wording that is there is there for every horse and in every energy: the caller uses as many wordings of a
    message as the pack has, so that the voice stays the same."""
    wordings, held = usual_wordings("", Wording("en")), set(NAMES)
    holes = [
        clip.name
        for clip in CLIPS.values()
        if clip.line.variant <= PACK.wordings(clip.line.key) and f"voice/{clip.name}" not in held
    ]
    assert holes == []
    keys = {clip.line.key for clip in CLIPS.values()}
    assert {key for key in keys if not PACK.wordings(key)} == SPOKEN_BY_PICO
    catalogue = Wording("en")
    for key in keys - SPOKEN_BY_PICO:
        assert wordings(key) == (catalogue.variants(key) if about_rules(key) else PACK.wordings(key))


def test_nothing_is_said_against_it(tmp_path: Path) -> None:
    pack = tmp_path / "some"
    (pack / "voice").mkdir(parents=True)
    shutil.copy(DEFAULT / "pack.toml", pack)
    for name in {*SAMPLE, *PACK.manifest.gain}:
        shutil.copy(DEFAULT / f"{name}.ogg", pack / "voice")
    assert [finding.code for finding in inspect(pack)] == ["sound_lines_missing"]


@pytest.mark.parametrize("name", ["sfx/photo_shutter", "sfx/chips_4"])
def test_effect_made_again_is_the_one_in_the_pack(name: str, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, str(SOUNDS / "make_effects.py"), str(tmp_path), name],
        check=True,
        capture_output=True,
        timeout=60,
    )
    made, rate = read_sound(tmp_path / f"{name}.ogg")
    kept, kept_rate = sound(name)
    assert rate == kept_rate == EFFECTS_RATE
    assert len(made) == len(kept)
    assert likeness(made, kept) > 0.99


def test_every_line_says_what_the_catalogue_says() -> None:
    catalogue = Wording("en")
    said = {str(clip.line.clip): catalogue.spoken(clip.line) for clip in CLIPS.values()}
    written = read_transcript(DEFAULT)
    assert written == {name: said[name] for name in written}
    assert {f"voice/{clip.name}" for clip in CLIPS.values() if str(clip.line.clip) in written} == {
        name for name in NAMES if name.startswith("voice/")
    }


def test_lines_are_as_loud_as_their_energy_asks_for_and_without_high_peaks() -> None:
    for name in SAMPLE:
        samples, rate = sound(name)
        assert rate == RATE
        assert np.abs(samples).max() <= 10 ** (-3 / 20), name
        assert 0.35 < len(samples) / rate < 6.0, name
        if len(samples) > BRIEF * rate:
            energy = CLIPS[name.removeprefix("voice/")].energy
            assert loudness(samples, rate) == pytest.approx(LOUDNESS + LOUDER[energy], abs=LOUDNESS_SLACK), name


def test_recogniser_names_the_lines() -> None:
    recogniser = pytest.importorskip(
        "tests.announcer.speech_check", reason="needs sound: run make test, which installs pocketsphinx"
    )
    listener, chance = recogniser.Recogniser(clip.line for clip in CLIPS.values()), random.Random(1)
    held = [clip for clip in CLIPS.values() if f"voice/{clip.name}" in NAMES]
    for clip in chance.sample(held, LISTENED):
        text = recogniser.words(Wording("en").spoken(clip.line))
        assert listener.heard(*sound(f"voice/{clip.name}"), expected=text) == text, clip.name


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("voice/")])
def test_effects_are_unclipped(name: str) -> None:
    samples, rate = sound(name)
    assert rate == EFFECTS_RATE
    assert np.count_nonzero(np.abs(samples) >= 0.999) == 0


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("bed/")])
def test_loop_has_no_seam(name: str) -> None:
    samples, _ = sound(name)
    assert abs(samples[0] - samples[-1]) < 6 * np.abs(np.diff(samples)).mean()


def test_whole_folder_is_small() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.rglob("*.ogg")) < 45_000_000


def test_pack_holds_nothing_that_cannot_come_up() -> None:
    """The two dice of a two and a twelve belong to one horse each, and two numbers are called in one order."""
    assert {dict(clip.line.args)["horse"] for clip in CLIPS.values() if clip.line.key == "winner-snake-eyes"} == {2}
    assert {dict(clip.line.args)["horse"] for clip in CLIPS.values() if clip.line.key == "winner-boxcars"} == {12}
    pairs = [dict(clip.line.args) for clip in CLIPS.values() if clip.line.key == "near-two-hot"]
    assert len(pairs) == 55
    assert all(int(pair["horse"]) < int(pair["other"]) for pair in pairs)
