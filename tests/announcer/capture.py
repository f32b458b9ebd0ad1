"""Runs one scene on the real mixer and keeps every sample: python capture.py SCENE FOLDER.

SDL's disk driver writes the mix into a FIFO that holds one block. It stands still while nobody reads, so reading a
block is what lets time pass: the clock of the scene is the number of samples read, and what is played now is heard two
blocks later (one lies in the FIFO, one is mixed and waits). Writes FOLDER/mix.raw (16 bit, one channel, 44.1 kHz) and
FOLDER/log.json (when which line began or was cut). A process of its own, as SDL has one state a process.
"""

import ctypes
import fcntl
import json
import os
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.cues import ALL, BELL, BUGLE, CHEER, CHIP, CHIPS, DICE, GATE
from postparade.announcer.audio.levels import levels
from postparade.announcer.audio.mixer import RATE
from postparade.announcer.audio.playback import Announcement, Playback
from postparade.announcer.audio.pygame_mixer import PygameMixer
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import PATIENCE, Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.scheduler import Begin, Cut
from postparade.announcer.commentary.validity import Validity
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.voice import Voice
from postparade.announcer.wording import Wording
from postparade.rules.race import Lane, Race

BLOCK = 512
MARKER = mix.EFFECTS[-1]
MARK = [0.6, -0.6] * 4
"""Played on a channel of its own with every act: where it is in the mix, the act reached the mixer."""


RULES = (("scratch", 4), ("winner", 7), ("off", 0), ("scratched-roll", 9), ("winner", 11), ("repeat", 5))
EVERY_RULE = [(key, horse) for horse in range(2, 13) for key in ("scratch", "winner", "scratched-roll", "repeat")]


class Tape:
    """The reading end of the FIFO; ``now`` is how much sound has come out, in seconds."""

    def __init__(self, folder: Path) -> None:
        self._fifo = folder / "fifo"
        os.mkfifo(self._fifo)
        self._end = os.open(self._fifo, os.O_RDONLY | os.O_NONBLOCK)
        os.set_blocking(self._end, True)
        fcntl.fcntl(self._end, fcntl.F_SETPIPE_SZ, 4096)
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(self._fifo), SDL_DISKAUDIODELAY="0")
        self.samples = bytearray()
        self._waiting: list[str] = []

    def roll(self) -> None:
        """The mixer is open: have it write block by block, which neither C's buffers nor pipes do by themselves."""
        rolling = threading.Event()
        drain = threading.Thread(target=lambda: all(os.read(self._end, 4096) and not rolling.is_set() for _ in count()))
        drain.start()  # the mixer must not hang in writing meanwhile, as it has locked its file then
        ends = [path for path in Path("/proc/self/fd").iterdir() if path.is_symlink() and path.exists()]
        end = next(int(path.name) for path in ends if path.readlink() == self._fifo and int(path.name) != self._end)
        libc = ctypes.CDLL(None)
        stream = ctypes.c_void_p(ctypes.c_void_p.in_dll(libc, "_IO_list_all").value)  # the file opened last
        assert libc.fileno(stream) == end
        unbuffered = 2
        libc.setvbuf(stream, None, unbuffered, 0)
        fcntl.fcntl(end, fcntl.F_SETFL, fcntl.fcntl(end, fcntl.F_GETFL) | os.O_DIRECT)
        rolling.set()
        drain.join()
        self._waiting = [hex(end), hex(2 * BLOCK)]
        for _ in range(8):  # what was written before
            self._read()

    @property
    def now(self) -> float:
        return len(self.samples) / 2 / RATE

    def block(self) -> None:
        """Let a block of time pass."""
        self.samples += self._read()

    def _read(self) -> bytes:
        block = os.read(self._end, 2 * BLOCK)
        while not self._mixer_waits():
            time.sleep(0.0001)
        return block

    def _mixer_waits(self) -> bool:
        """Whether the mixer's thread hangs in writing a block: nothing happens until one is read."""
        for task in Path("/proc/self/task").iterdir():
            try:
                call = (task / "syscall").read_text().split()
            except (FileNotFoundError, ProcessLookupError):  # the thread ended meanwhile
                continue
            if [call[1:2], call[3:4]] == [self._waiting[:1], self._waiting[1:]]:
                return True
        return False

    def drain(self) -> None:
        """Go on reading, so that the mixer can end."""
        threading.Thread(target=lambda: all(iter(lambda: os.read(self._end, 4096), b"")), daemon=True).start()


class Scene:
    """A playback on the real mixer, with what happened and when."""

    def __init__(
        self, history: Tape, folder: Path, settings: dict[str, Any], speaker: Voice | None = None, **only: Any
    ) -> None:
        """``settings`` as in the configuration; ``only`` changes the levels that come of them. ``speaker`` may say what
        no pack holds."""
        self.history = history
        self.mixer = PygameMixer()
        device = self.mixer.start()
        assert device.fault is None, device.fault
        self.history.roll()
        packs, _ = open_packs("")
        board = Soundboard(self.mixer, packs, report=lambda fault: self.note(fault.code))
        self.voice = speaker or Voice(packs, Wording(), None)
        self.playback = Playback(replace(levels(AnnouncerSettings(**settings)), **only), board, self.voice)
        list(self.playback.load())
        self.log: list[dict[str, Any]] = []
        self._mark = folder / "mark.wav"
        with wave.open(str(self._mark), "wb") as out:
            out.setparams((1, 2, RATE, 0, "NONE", ""))
            out.writeframes(array("h", [round(sample * 32767) for sample in MARK]).tobytes())

    def note(self, what: str, **details: Any) -> None:
        self.log.append({"at": self.history.now, "what": what, **details})

    def play(self, seconds: float) -> None:
        end = self.history.now + seconds
        while self.history.now < end:
            self.history.block()
            self.obey(self.playback.step(self.history.now))

    def perform(self, act: Announcement) -> None:
        self.note("act")
        self.mixer.play(MARKER, self._mark)
        self.obey(self.playback.perform(act, self.history.now))

    def obey(self, orders: Any) -> None:
        for order in orders:
            if isinstance(order, Begin):
                self.note("begin", clip=order.line.clip)
            elif isinstance(order, Cut):
                self.note("cut")

    def call(self, *lines: Line, priority: Priority = Priority.RULE, interrupts: Priority | None = None) -> Call:
        now = self.history.now
        return Call(lines, priority, now, now + PATIENCE[priority], Validity(0), interrupts=interrupts)


def race(position: int, *, running: bool = True, winner: int | None = None) -> RaceModel:
    lanes = tuple(Lane(horse, str(horse), "#ffffff", 10, position) for horse in range(2, 13))
    return RaceModel(Race(lanes, None, running, winner is not None, () if winner is None else (winner,)))


def line(key: str, horse: int) -> Line:
    return Line(key, (("horse", horse),))


def lead(scene: Scene) -> None:
    """The crowd is excited, then seven takes the lead."""
    scene.perform(Announcement((), (), race(7)))
    scene.play(3.0)
    scene.perform(Announcement((scene.call(line("lead", 7)),), (), race(7)))
    scene.play(3.6)


def urgent(scene: Scene) -> None:
    """A long line is cut off by the winner."""
    scene.play(0.3)
    scene.perform(
        Announcement((scene.call(line("scratched-roll", 11), line("scratch", 4), priority=Priority.TURN),), (), race(9))
    )
    scene.play(0.7)
    scene.perform(Announcement((scene.call(line("winner", 7), interrupts=Priority.RULE),), (), race(9)))
    scene.play(1.6)


def loud(scene: Scene) -> None:
    """Everything at once, again and again, at the height of the race."""
    scene.perform(Announcement((), (BUGLE,), race(9)))
    scene.play(1.0)
    for horse in (2, 7, 11):
        scene.perform(
            Announcement((scene.call(line("winner", horse), interrupts=Priority.RULE),), (*ALL, CHEER, BELL), race(10))
        )
        scene.play(1.2)
        scene.perform(Announcement((), (*ALL, *ALL), race(10)))
        scene.play(0.5)


def effects(scene: Scene) -> None:
    """A cheer, long after the start."""
    scene.play(0.4)
    scene.perform(Announcement((), (CHEER,), RaceModel()))
    scene.play(0.8)


def events(scene: Scene) -> None:
    """Chips at odd moments, for measuring."""
    for number in range(20):
        scene.play(0.6 + 0.0137 * number)
        scene.perform(Announcement((), (CHIP,), RaceModel()))
    scene.play(0.6)


def hot(scene: Scene) -> None:
    """At the height of the race an ordinary call and one about rules, with time for each to end."""
    tell(scene, 9)


def energies(scene: Scene) -> None:
    """The same early, half way and near the wire."""
    for position in (1, 6, 9):
        tell(scene, position)


def tell(scene: Scene, position: int) -> None:
    scene.perform(Announcement((), (), race(position)))
    scene.play(2.5)
    for number, priority in ((4, Priority.TURN), (9, Priority.RULE)):
        scene.perform(Announcement((scene.call(line("lead", number), priority=priority),), (), race(position)))
        scene.play(2.2)


def bed(scene: Scene) -> None:
    """The crowd alone, for longer than its loops."""
    scene.perform(Announcement((), (), race(6)))
    scene.play(32.9)


def gaits(scene: Scene) -> None:
    """The field canters, then sprints."""
    for position in (1, 10):
        scene.perform(Announcement((), (), race(position)))
        scene.play(3.5)


def rules(scene: Scene) -> None:
    """Some calls that nobody may miss."""
    hurry(scene, RULES)


def every_rule(scene: Scene) -> None:
    """One for each horse and kind."""
    hurry(scene, EVERY_RULE)


def hurry(scene: Scene, urgent_lines: Sequence[tuple[str, int]]) -> None:
    """Each of ``urgent_lines`` cuts off another call, with all that sounds at such moments."""
    for number, (key, horse) in enumerate(urgent_lines):
        last = key.startswith("winner")
        model = race(10 if last else 1)
        scene.perform(Announcement((scene.call(line("lead", 2 + number % 11), priority=Priority.TURN),), (), model))
        scene.play(0.5)
        urgent_line = line(key, horse) if horse else Line(key)
        found = (CHEER,) if last else (BELL, GATE) if key == "off" else (DICE, CHIPS)
        scene.perform(Announcement((scene.call(urgent_line, interrupts=Priority.RULE),), found, model))
        scene.play(2.6)


SCENES: dict[str, tuple[Callable[[Scene], None], dict[str, Any], dict[str, Any]]] = {
    "lead": (lead, {}, {}),
    "urgent": (urgent, {"bed": 0.0, "effects": 0.0}, {}),
    "tick": (urgent, {"bed": 0.0}, {"voice": 0.0}),
    "loud": (loud, {"voice": 1.0, "bed": 1.0, "effects": 1.0}, {}),
    "effects": (effects, {"bed": 0.0}, {}),
    "events": (events, {"bed": 0.0}, {}),
    "hot-voice": (hot, {"effects": 0.0}, {"crowd": 0.0, "hooves": 0.0}),
    "hot-bed": (hot, {"effects": 0.0}, {"voice": 0.0}),
    "energies-voice": (energies, {"effects": 0.0}, {"crowd": 0.0, "hooves": 0.0}),
    "energies-bed": (energies, {"effects": 0.0}, {"voice": 0.0}),
    "bed": (bed, {}, {"hooves": 0.0}),
    "gaits": (gaits, {}, {"crowd": 0.0}),
    "rules": (rules, {}, {}),
    "every-rule": (every_rule, {}, {}),
}


def main(name: str, folder: Path) -> None:
    play, settings, only = SCENES[name]
    history = Tape(folder)
    try:
        scene = Scene(history, folder, settings, **only)
        play(scene)
    finally:
        history.drain()  # whatever went wrong: with nobody reading the mixer never ends
    (folder / "mix.raw").write_bytes(history.samples)
    (folder / "log.json").write_text(json.dumps(scene.log), encoding="utf-8")
    scene.mixer.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
