"""What somebody else has made is read only as far as it can be what it should be."""

import errno
import os
import tempfile
from pathlib import Path

import numpy as np
import pytest
import soundfile

from postparade.announcer.packs.soundfiles import LONGEST, read_sound
from postparade.core.bounded_file import read_bounded
from postparade.core.faults import DeviceFault, PictureFault, SoundFault
from postparade.dice import misread_film
from postparade.dice.capture.recordings import FOLDER_RATE, rate
from postparade.dice.vision.picture import MOST_BYTES, load


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    assert read_bounded(tmp_path / "file", 5) == b"12345"
    with pytest.raises(OSError, match="large") as caught:
        read_bounded(tmp_path / "file", 4)
    assert caught.value.errno == errno.EFBIG
    with pytest.raises(OSError, match="large") as caught:
        read_bounded(Path("/dev/zero"), 4)
    assert caught.value.errno == errno.EFBIG


def test_a_pipe_in_a_folder_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "bundle.json")
    os.mkfifo(tmp_path / "sequence.json")
    os.mkfifo(tmp_path / "001.jpg")
    with pytest.raises(DeviceFault):
        misread_film.opened(tmp_path)
    with pytest.raises(PictureFault):
        load(tmp_path / "001.jpg")
    assert rate(tmp_path) == FOLDER_RATE


@pytest.mark.skipif(not os.access("/dev/shm", os.W_OK), reason="needs memory: a file system at /dev/shm")
def test_a_pipe_in_memory_is_none_that_was_handed_over() -> None:
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        os.mkfifo(pipe := Path(folder) / "bundle.json")
        with pytest.raises(OSError, match="Invalid"):
            read_bounded(pipe, 5)


def test_a_picture_larger_than_any_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large.jpg").open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    with pytest.raises(PictureFault) as caught:
        load(tmp_path / "large.jpg")
    assert caught.value.code == "picture_missing"


@pytest.mark.parametrize("name", ["bundle.json", "sequence.json"])
def test_a_note_nested_without_end_is_damaged(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("[" * 100_000)
    assert rate(tmp_path) == FOLDER_RATE
    with pytest.raises(DeviceFault):
        misread_film.opened(tmp_path)


def test_hours_of_silence_in_a_small_file_are_not_unpacked(tmp_path: Path) -> None:
    path = tmp_path / "long.flac"
    with soundfile.SoundFile(str(path), "w", 8000, 1) as sound:
        for _ in range(LONGEST // 60 + 1):
            sound.write(np.zeros(60 * 8000, dtype=np.int16))
    with pytest.raises(SoundFault) as caught:
        read_sound(path)
    assert caught.value.code == "sound_undecodable"
