"""Runs one scene on the real mixer and keeps every sample: python capture.py SCENE FOLDER.

SDL's disk driver writes the mix into a FIFO of one page. It stands still while nobody reads, so reading a block is what
lets time pass: the clock of the scene is the number of samples read. Writes FOLDER/mix.raw (16 bit, one channel,
44.1 kHz) and FOLDER/log.json (when which line began or was cut). A process of its own, as SDL has one state a process.
"""

import fcntl
import json
import os
import sys
import threading
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

from postparade.announcer import mixer as mix
from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.claim import Claim
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import Begin, Cut
from postparade.announcer.cues import ALL, BELL, BUGLE, CHEER, CHIP
from postparade.announcer.mixer import RATE
from postparade.announcer.pack import open_packs
from postparade.announcer.pygame_mixer import PygameMixer
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.soundboard import Soundboard
from postparade.announcer.stage import Act, Stage
from postparade.announcer.voice import Voice
from postparade.games.race import Lane, Race

BLOCK = 512
MARK = [0.6, -0.6] * 4
"""Played on a channel of its own with every act: where it is in the mix, the act reached the mixer. The C library and
the FIFO hold up to nine blocks back, which the log therefore cannot tell."""


class Tape:
    """The reading end of the FIFO; ``now`` is how much sound has come out, in seconds."""

    def __init__(self, folder: Path) -> None:
        fifo = folder / "fifo"
        os.mkfifo(fifo)
        self._end = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
        os.set_blocking(self._end, True)
        fcntl.fcntl(self._end, fcntl.F_SETPIPE_SZ, 4096)
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(fifo), SDL_DISKAUDIODELAY="0")
        self.samples = bytearray()

    @property
    def now(self) -> float:
        return len(self.samples) / 2 / RATE

    def block(self) -> None:
        """Let a block of time pass."""
        wanted = 2 * BLOCK
        while wanted:
            piece = os.read(self._end, wanted)
            self.samples += piece
            wanted -= len(piece)
        self._let_the_mixer_wait()

    def _let_the_mixer_wait(self) -> None:
        """Return when the mixer's thread has filled the FIFO and sleeps: nothing happens until a block is read."""
        own = threading.get_native_id()
        others = [task / "stat" for task in Path("/proc/self/task").iterdir() if int(task.name) != own]
        asleep = 0  # looked at often enough to see through the driver's nap of some 50 microseconds before each block
        while asleep < 15:
            awake = any(stat.read_text().rpartition(")")[2].split()[0] != "S" for stat in others)
            asleep = 0 if awake else asleep + 1
            os.sched_yield()

    def drain(self) -> None:
        """Go on reading, so that the mixer can end."""
        threading.Thread(target=lambda: all(iter(lambda: os.read(self._end, 4096), b"")), daemon=True).start()


class Scene:
    """A stage on the real mixer, with what happened and when."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.tape = Tape(folder)
        self.mixer = PygameMixer()
        device = self.mixer.start()
        assert device.fault is None, device.fault
        packs, _ = open_packs("")
        board = Soundboard(self.mixer, packs, report=lambda fault: self.note(fault.code))
        self.stage = Stage(AnnouncerSettings(**settings), board, Voice(packs, Catalogue(), None))
        self.stage.load()
        self.log: list[dict[str, Any]] = []
        self._mark = folder / "mark.wav"
        with wave.open(str(self._mark), "wb") as out:
            out.setparams((1, 2, RATE, 0, "NONE", ""))
            out.writeframes(array("h", [round(sample * 32767) for sample in MARK]).tobytes())

    def note(self, what: str, **details: Any) -> None:
        self.log.append({"at": self.tape.now, "what": what, **details})

    def play(self, seconds: float) -> None:
        end = self.tape.now + seconds
        while self.tape.now < end:
            self.tape.block()
            self.obey(self.stage.step(self.tape.now))

    def perform(self, act: Act) -> None:
        self.note("act")
        self.mixer.play(mix.CHANNELS - 1, self._mark)
        self.obey(self.stage.perform(act, self.tape.now))

    def obey(self, orders: Any) -> None:
        for order in orders:
            if isinstance(order, Begin):
                self.note("begin", clip=order.line.clip)
            elif isinstance(order, Cut):
                self.note("cut")

    def call(self, *lines: Line, priority: Priority = Priority.RULE, interrupts: Priority | None = None) -> Call:
        now = self.tape.now
        return Call(lines, priority, now, now + PATIENCE[priority], Claim(0), interrupts=interrupts)


def race(position: int, *, running: bool = True, winner: int | None = None) -> RaceModel:
    lanes = tuple(Lane(horse, str(horse), "#ffffff", 10, position) for horse in range(2, 13))
    return RaceModel(Race(lanes, None, running, winner))


def line(key: str, horse: int) -> Line:
    return Line(key, (("horse", horse),))


def lead(scene: Scene) -> None:
    """The crowd is excited, then seven takes the lead."""
    scene.perform(Act((), (), race(7)))
    scene.play(5.0)
    scene.perform(Act((scene.call(line("lead", 7)),), (), race(7)))
    scene.play(4.5)


def urgent(scene: Scene) -> None:
    """A long line is cut off by the winner; nothing else sounds."""
    scene.play(0.3)
    scene.perform(
        Act((scene.call(line("scratched-roll", 11), line("scratch", 4), priority=Priority.TURN),), (), race(9))
    )
    scene.play(0.7)
    scene.perform(Act((scene.call(line("winner", 7), interrupts=Priority.RULE),), (), race(9)))
    scene.play(2.5)


def loud(scene: Scene) -> None:
    """Everything at once, several times, at the height of the race."""
    scene.perform(Act((), (BUGLE,), race(9)))
    scene.play(2.0)
    for horse in range(2, 8):
        scene.perform(
            Act((scene.call(line("winner", horse), interrupts=Priority.RULE),), (*ALL, CHEER, BELL), race(10))
        )
        scene.play(1.5)
        scene.perform(Act((), (*ALL, *ALL), race(10)))
        scene.play(1.0)


def effects(scene: Scene) -> None:
    """A cheer, long after the start."""
    scene.play(1.0)
    scene.perform(Act((), (CHEER,), RaceModel()))
    scene.play(2.0)


def events(scene: Scene) -> None:
    """Chips at odd moments, for measuring."""
    for number in range(20):
        scene.play(0.6 + 0.0137 * number)
        scene.perform(Act((), (CHIP,), RaceModel()))
    scene.play(0.6)


SCENES: dict[str, tuple[Callable[[Scene], None], dict[str, Any]]] = {
    "lead": (lead, {}),
    "urgent": (urgent, {"bed": 0.0, "effects": 0.0}),
    "loud": (loud, {"voice": 1.0, "bed": 1.0, "effects": 1.0}),
    "effects": (effects, {"bed": 0.0}),
    "events": (events, {"bed": 0.0}),
}


def main(name: str, folder: Path) -> None:
    play, settings = SCENES[name]
    scene = Scene(folder, **settings)
    play(scene)
    (folder / "mix.raw").write_bytes(scene.tape.samples)
    (folder / "log.json").write_text(json.dumps(scene.log), encoding="utf-8")
    scene.tape.drain()
    scene.mixer.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
