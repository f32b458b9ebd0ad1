"""The mixer keeps what it has decoded, up to a limit: the least recently used go first.

What is kept can be played when its file has gone, what was let go cannot. On SDL's dummy driver, and in a process of
its own, as SDL has one state a process.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from postparade.announcer.audio.mixer import RATE, seconds
from postparade.announcer.packs.pack import sounds_folder

pytest.importorskip("pygame", reason="needs sound: run make test, which installs pygame-ce")

REPOSITORY = Path(__file__).parents[3]
CLIPS = ("boxcars", "off", "photo", "snake-eyes")
SCRIPT = """
import json, sys
from pathlib import Path
from postparade.announcer.audio.pygame_mixer import PygameMixer
from postparade.core.faults import SoundFault

folder, memory, steps = Path(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
mixer, taken, kept = PygameMixer(memory), [], []
mixer.start()
for verb, clip in steps:
    if verb in ("load", "keep"):
        mixer.load(folder / f"{clip}.ogg", keep=verb == "keep")
    elif verb == "release":
        mixer.release(folder / f"{clip}.ogg")
    else:
        mixer.play(0, folder / f"{clip}.ogg")
    taken.append(mixer.decoded_bytes)
for file in sorted(folder.glob("*.ogg")):
    file.unlink()
    try:
        mixer.play(1, file)
        kept.append(file.stem)
    except SoundFault as fault:
        assert fault.code == "sound_missing", fault
sounding = mixer.busy(0)
mixer.close()
print(json.dumps({"taken": taken, "kept": kept, "sounding": sounding, "closed": mixer.decoded_bytes}))
"""


def after(folder: Path, memory: int, *steps: tuple[str, str]) -> Any:
    """What a mixer with ``memory`` bytes for clips keeps after ``steps``, and what it took at each."""
    for name in CLIPS:
        shutil.copy(sounds_folder() / "default" / "voice" / f"{name}.ogg", folder)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder), str(memory), json.dumps(steps)],
        env=os.environ | {"PYTHONPATH": str(REPOSITORY / "controller"), "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def size(*names: str) -> int:
    """Bytes of these clips as the mixer holds them: one channel of 16 bit."""
    voices = sounds_folder() / "default" / "voice"
    return sum(round(seconds(voices / f"{name}.ogg") * RATE) * 2 for name in names)


def test_everything_is_kept_while_there_is_room(tmp_path: Path) -> None:
    told = after(tmp_path, size(*CLIPS) + 1000, *(("load", clip) for clip in CLIPS), ("load", CLIPS[0]))
    assert told["kept"] == list(CLIPS)
    assert told["taken"][-1] == told["taken"][-2] == pytest.approx(size(*CLIPS), rel=0.01)
    assert told["closed"] == 0


def test_least_recently_used_clip_makes_room(tmp_path: Path) -> None:
    """Playing counts as using."""
    room = size(*CLIPS[:3]) + 1000
    told = after(tmp_path, room, *(("load", clip) for clip in CLIPS[:3]), ("play", "boxcars"), ("load", "snake-eyes"))
    assert "boxcars" in told["kept"]
    assert "snake-eyes" in told["kept"]
    assert "off" not in told["kept"]
    assert max(told["taken"]) <= room
    assert told["taken"][-1] == pytest.approx(size(*told["kept"]), rel=0.01)


def test_clip_that_sounds_goes_on_when_its_memory_is_wanted(tmp_path: Path) -> None:
    """And a clip that is larger than all the memory can be played."""
    told = after(tmp_path, 1000, ("play", "snake-eyes"), ("load", "off"))
    assert told["kept"] == ["off"]
    assert told["sounding"]
    assert told["taken"] == pytest.approx([size("snake-eyes"), size("off")], rel=0.01)


def test_clip_that_is_to_be_kept_gives_way_to_nothing_until_it_is_released(tmp_path: Path) -> None:
    steps = [("keep", "boxcars"), ("load", "off"), ("load", "photo"), ("load", "snake-eyes")]
    assert "boxcars" in after(tmp_path, 1000, *steps)["kept"]
    assert "boxcars" not in after(tmp_path, 1000, *steps, ("release", "boxcars"))["kept"]
    assert after(tmp_path, 1000, ("keep", "boxcars"))["taken"] == [0]
