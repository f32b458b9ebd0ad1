"""The sound pack in the repository is what its scripts make, loud enough, never clipped, and small."""

import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.announcer.catalogue import Catalogue
from postparade.announcer.pack import Pack
from postparade.announcer.polish import LOUDNESS, RATE, loudness

soundfile = pytest.importorskip("soundfile", reason="needs sound: run make test, which installs soundfile")
nanotts = pytest.importorskip("py_nanotts", reason="needs sound: run make test, which installs py-nanotts")

SOUNDS = Path(__file__).resolve().parents[2] / "sounds"
DEFAULT = SOUNDS / "default"
EFFECTS_RATE = 44_100
BRIEF = 0.6
"""Seconds: a single word has hardly a loudness, and its peak is limited."""
SLACK = 200
"""Samples by which a line may begin earlier or later: the engine's noise, at which it is trimmed, differs by run."""
NAMES = Pack(DEFAULT).names()
VOICE = [name for name in NAMES if name.startswith("voice/")]
Samples = np.ndarray[tuple[int], np.dtype[np.float64]]


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Imports a script of the folder, which is no package of the controller."""
    monkeypatch.syspath_prepend(str(SOUNDS))
    return importlib.import_module


def samples(name: str) -> tuple[Samples, int]:
    data, rate = soundfile.read(str(DEFAULT / f"{name}.ogg"))
    return data, rate


def likeness(one: Samples, other: object) -> float:
    """Correlation of two equally long sounds, 0 to 1."""
    return float(np.corrcoef(one, np.asarray(other))[0, 1])


def test_pack_holds_exactly_what_its_scripts_make(scripts: Callable[[str], Any]) -> None:
    lines = {f"voice/{line.clip}" for line in scripts("build").lines(Catalogue("en"))}
    assert set(NAMES) == lines | set(scripts("effects").EFFECTS)


@pytest.mark.parametrize("name", ["sfx/photo_shutter", "sfx/chips_4"])
def test_effect_made_again_is_the_one_in_the_pack(name: str, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, str(SOUNDS / "make_effects.py"), str(tmp_path), name],
        check=True,
        capture_output=True,
        timeout=60,
    )
    made, rate = soundfile.read(str(tmp_path / f"{name}.ogg"))
    kept, kept_rate = samples(name)
    assert rate == kept_rate == EFFECTS_RATE
    assert len(made) == len(kept)
    assert likeness(made, kept) > 0.99


SPEAK = """
import sys
import numpy as np
from py_nanotts import NanoTTS
from postparade.announcer.pico import speak
np.save(sys.argv[1], speak(NanoTTS(), sys.argv[2], sys.argv[3]))
"""


def spoken(text: str, voice: str, at: Path) -> Any:
    """``text`` spoken in a process of its own: the engine's noise goes on from whatever a process has said before."""
    place = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run([sys.executable, "-c", SPEAK, at, text, voice], env=place, check=True, capture_output=True)
    return np.load(at)


def test_line_spoken_again_is_the_one_in_the_pack(scripts: Callable[[str], Any], tmp_path: Path) -> None:
    build = scripts("build")
    line = next(line for line in build.lines(Catalogue("en")) if line.clip == "winner.7")
    made = spoken(Catalogue("en").text(line), build.VOICE, tmp_path / "winner.npy")
    kept, rate = samples("voice/winner.7")
    assert rate == RATE
    length = min(len(made), len(kept))
    assert length > 0.98 * max(len(made), len(kept))
    assert max(likeness(made[at : length - SLACK + at], kept[: length - SLACK]) for at in range(SLACK)) > 0.9


def test_no_line_has_a_high_peak_or_an_odd_length() -> None:
    for name in VOICE:
        data, rate = samples(name)
        assert data.ndim == 1
        assert np.abs(data).max() <= 10 ** (-3 / 20), name
        assert 0.3 < len(data) / rate < 6.0, name


@pytest.mark.parametrize("name", VOICE[::8])
def test_lines_are_equally_loud(name: str) -> None:
    data, rate = samples(name)
    within = 1.5 if len(data) / rate > BRIEF else 2.5
    assert loudness(data, rate) == pytest.approx(LOUDNESS, abs=within)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("voice/")])
def test_effects_are_mono_and_unclipped(name: str) -> None:
    data, rate = samples(name)
    assert data.ndim == 1
    assert rate == EFFECTS_RATE
    assert np.count_nonzero(np.abs(data) >= 0.999) == 0


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("bed/")])
def test_loop_has_no_seam(name: str) -> None:
    data, _ = samples(name)
    assert abs(data[0] - data[-1]) < 6 * np.abs(np.diff(data)).mean()


def test_whole_folder_is_small() -> None:
    assert sum(file.stat().st_size for file in SOUNDS.rglob("*.ogg")) < 9_000_000
