"""Time passes the same without sound: lengths come from the files' headers."""

from pathlib import Path

import pytest

from postparade.announcer.audio.mixer import VOICE, SilentMixer, seconds
from postparade.announcer.packs.pack import sounds_folder
from postparade.core.faults import SoundFault

DEFAULT = sounds_folder() / "default"


@pytest.mark.parametrize("name", ["voice/off", "voice/lead.7", "sfx/cheer", "bed/crowd_roar_loop"])
def test_length_is_what_the_decoder_finds(name: str) -> None:
    soundfile = pytest.importorskip("soundfile", reason="needs sound: run make test, which installs soundfile")
    file = DEFAULT / f"{name}.ogg"
    assert seconds(file) == pytest.approx(soundfile.info(str(file)).duration, abs=0.001)


def test_broken_and_missing_files_are_faults(tmp_path: Path) -> None:
    (tmp_path / "broken.ogg").write_bytes(b"neigh")
    (tmp_path / "broken.wav").write_bytes(b"neigh")
    codes = []
    for name in ("broken.ogg", "broken.wav", "nowhere.ogg"):
        with pytest.raises(SoundFault) as caught:
            seconds(tmp_path / name)
        codes.append(caught.value.code)
    assert codes == ["sound_undecodable", "sound_undecodable", "sound_missing"]


def test_silent_mixer_is_busy_as_long_as_the_clip() -> None:
    now = 10.0
    mixer = SilentMixer(lambda: now)
    fault = mixer.start().fault
    assert fault is not None
    assert fault.code == "no_sound_library"
    mixer.play(VOICE, DEFAULT / "voice/off.ogg")
    now = 10.0 + seconds(DEFAULT / "voice/off.ogg") - 0.01
    assert mixer.busy(VOICE)
    now += 0.02
    assert not mixer.busy(VOICE)


def test_silent_loop_goes_on_until_it_is_stopped() -> None:
    now = 0.0
    mixer = SilentMixer(lambda: now)
    mixer.play(1, DEFAULT / "bed/crowd_roar_loop.ogg", loop=True)
    now = 3600.0
    assert mixer.busy(1)
    mixer.stop(1)
    assert not mixer.busy(1)
