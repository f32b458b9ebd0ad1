"""Sound devices that are missing, come late or vanish: the table plays on, and the sound comes back by itself.

The devices are real ones of SDL, whose disk driver "plays" into a file: a folder that is not there is a missing device,
a pipe that nobody reads any more one that was pulled out. A process of its own, as SDL has one state a process.
"""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from postparade.announcer.audio.audio_device import PATIENCE, AudioDevice
from postparade.announcer.audio.mixer import SilentMixer, SoundDevice
from postparade.core.faults import DeviceFault

pytestmark = pytest.mark.slow(12)


pytest.importorskip("pygame", reason="needs sound: run make test, which installs pygame-ce")

REPOSITORY = Path(__file__).parents[3]


class Shelf(SilentMixer):
    """A mixer whose device is pulled out and plugged in by the test."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.plugged = True
        self.pulled = False
        self.starts: list[tuple[str, int]] = []

    def start(self, device: str = "", buffer: int = 512, /) -> SoundDevice:
        self.starts.append((device, buffer))
        self.pulled = False
        return SoundDevice("speaker") if self.plugged else SoundDevice("", DeviceFault("no_sound_device", why="test"))

    def lost(self) -> bool:
        return self.pulled

    def promising(self) -> bool:
        return self.plugged


def test_device_that_vanishes_is_looked_for_until_it_is_back() -> None:
    shelf, told = Shelf(), list[str]()
    speaker = AudioDevice(shelf, lambda device: told.append(device.name))
    speaker.open("", 256, 0.0)
    assert not speaker.step(5.0, idle=False)
    shelf.plugged, shelf.pulled = False, True
    assert speaker.step(6.0, idle=False), "a lost device is replaced at once, whoever speaks"
    assert not speaker.step(60.0, idle=True)
    shelf.plugged = True
    assert not speaker.step(61.0, idle=False), "a line that is being timed is not given up"
    assert speaker.step(61.2, idle=True)
    assert told == ["speaker", "", "speaker"]
    assert shelf.starts == [("", 256)] * 3


def test_missing_device_is_retried_ever_less_often_and_reported_once() -> None:
    shelf, told = Shelf(), list[str]()
    shelf.plugged = False
    speaker = AudioDevice(shelf, lambda device: told.append(device.name))
    speaker.open("", 512, 0.0)
    shelf.pulled = True
    for tick in range(600):
        speaker.step(tick / 10, idle=True)
        shelf.pulled = True
    assert told == [""]
    assert len(shelf.starts) <= 3 + 60 / PATIENCE[-1] + 3


def played(script: str, **environment: str) -> str:
    """What ``script`` prints in a process without SDL's usual variables."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "PULSE", "PIPEWIRE"))
    }
    inherited["PYTHONPATH"] = str(REPOSITORY / "controller")
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        env=inherited | environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace("\r", "")


def test_missing_named_device_is_reported_and_replaced() -> None:
    told = played(
        """
        from postparade.announcer.audio.pygame_mixer import PygameMixer
        mixer = PygameMixer()
        device = mixer.start("a loudspeaker that does not exist")
        print(device.name, device.fault.code, device.fault.sentence, mixer.lost(), mixer.promising())
        mixer.close()
        """,
        SDL_AUDIODRIVER="dummy",
    )
    assert "default sound_device_missing The sound device a loudspeaker that does not exist is missing" in told
    assert told.endswith("False False\n")


def test_no_device_at_all_is_no_error_and_clips_last_their_time(tmp_path: Path) -> None:
    told = played(
        """
        import time
        from postparade.announcer.audio.pygame_mixer import PygameMixer
        from postparade.announcer.packs.pack import sounds_folder
        mixer = PygameMixer()
        device = mixer.start()
        chip = sounds_folder() / "default/sfx/chip_1.ogg"
        mixer.play(6, chip)
        was_busy, end = mixer.busy(6), time.monotonic() + 30
        while mixer.busy(6) and time.monotonic() < end:
            pass
        print(repr(device.name), device.fault.code, was_busy, mixer.busy(6), mixer.lost())
        mixer.close()
        """,
        SDL_AUDIODRIVER="disk",
        SDL_DISKAUDIOFILE=str(tmp_path / "nowhere" / "mix.raw"),
    )
    assert told.endswith("'' no_sound_device True False False\n")


VANISHING = """
import asyncio, os, threading, sys
from pathlib import Path
from postparade.announcer.announcer import Announcer
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import SystemClock
from postparade.table.presentation.status_board import StatusBoard
from tests.announcer.conftest import Evening

folder = Path(sys.argv[1])


class Card:
    # A sound card: reads what is played until it is pulled out.
    def __init__(self):
        folder.mkdir(exist_ok=True)
        os.mkfifo(folder / "mix")
        self.end = os.open(folder / "mix", os.O_RDONLY | os.O_NONBLOCK)
        os.set_blocking(self.end, True)
        self.loudest, self.pulled = 0, threading.Event()
        self.reading = threading.Thread(target=self.read)
        self.reading.start()

    def read(self):
        while not self.pulled.is_set():
            self.loudest = max([self.loudest, *memoryview(os.read(self.end, 4096)).cast("h")])
        (folder / "mix").unlink()
        folder.rmdir()
        os.close(self.end)

    def pull(self):
        self.pulled.set()
        self.reading.join()


async def until(true):
    async with asyncio.timeout(100):
        while not true():
            await asyncio.sleep(0.02)


async def main():
    board, night = StatusBoard(), Evening("quarter-horse")
    captions = []
    board.watch(lambda topic, body: captions.append(body) if topic == "caption" else None)
    announcer = Announcer(AnnouncerSettings(synthesis=False), board, SystemClock())
    device = lambda: (board.latest("sound") or {}).get("device")
    faults = lambda: [fault["code"] for fault in (board.latest("faults") or {"list": []})["list"]]
    running = asyncio.create_task(announcer.run())
    await until(lambda: device() == "")
    print("at the start", faults())
    first = Card()
    await until(lambda: device() == "default")
    print("plugged in", faults())
    announcer.heard(night.deal())
    for horse in (2, 3, 11, 12, 7, 8):
        announcer.heard(night.scratch(horse))
    await until(lambda: first.loudest > 1000)
    first.pull()
    await until(lambda: device() == "")
    print("pulled out", faults())
    for horse in (7, 6, 7):
        announcer.heard(night.run(horse))
    second = Card()
    await until(lambda: device() == "default")
    await until(lambda: second.loudest > 1000)
    print("back", faults(), len(captions) >= 10)
    announcer.close()
    await running
    second.pull()


asyncio.run(main())
"""


def test_race_goes_on_while_its_device_comes_goes_and_returns(tmp_path: Path) -> None:
    script = tmp_path / "vanishing.py"
    script.write_text(VANISHING, encoding="utf-8")
    cards = tmp_path / "cards"
    told = played(
        f"import sys; sys.argv = ['', {str(cards)!r}]; exec(open({str(script)!r}).read())",
        SDL_AUDIODRIVER="disk",
        SDL_DISKAUDIOFILE=str(cards / "mix"),
        PYTHONPATH=os.pathsep.join((str(REPOSITORY), str(REPOSITORY / "controller"))),
    )
    lines = [line for line in told.splitlines() if not line.startswith("pygame")]
    assert lines == [
        "at the start ['no_sound_device']",
        "plugged in []",
        "pulled out ['no_sound_device']",
        "back [] True",
    ]
