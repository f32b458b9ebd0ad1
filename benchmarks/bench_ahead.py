"""Where the lines of whole evenings come from: pack, cache of what was spoken ahead, or Pico when they are wanted.

python benchmarks/bench_ahead.py [RACES] [--pace S]; the real playback, voice and rehearsal on a virtual clock, and a
voice process that takes S seconds a clip: as many as the real one takes here, if not given. The cache is empty at the
beginning of each evening. A roll comes every 3 to 15 s.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.audio.audio_thread import PREFETCHING
from postparade.announcer.audio.levels import levels
from postparade.announcer.audio.mixer import SilentMixer
from postparade.announcer.audio.playback import Announcement, Playback
from postparade.announcer.audio.soundboard import Soundboard
from postparade.announcer.commentary.calls import Line
from postparade.announcer.commentary.commentator import Commentator
from postparade.announcer.commentary.lookahead import Outlook
from postparade.announcer.commentary.scheduler import Begin, Order
from postparade.announcer.packs.pack import open_packs, sounds_folder
from postparade.announcer.packs.phrase_list import manner
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.spoken_names import SpokenNames, spoken_names_of
from postparade.announcer.speech.tts_client import Haste, TtsClient
from postparade.announcer.speech.voice import PICO_VOICES, Voice
from postparade.announcer.speech.voice_prefetch import VoicePrefetch
from postparade.announcer.wording import Wording
from tests.announcer import conftest

REPOSITORY = Path(__file__).resolve().parents[1]
TICK = 0.04
"""Virtual seconds between two looks."""
ROLL = (3.0, 15.0)
"""Seconds from one roll to the next."""
AFTER_THE_RACE = 40.0
RACES = 3
"""Races of an evening."""
SAMPLE = "stands-several.7.2.ogg"
"""A line of usual length."""
SETUPS: tuple[dict[str, Any], ...] = ({"game": "quarter-horse"}, {"game": "hold-your-horses", "races": RACES})


class SlowTtsClient(TtsClient):
    """A voice process that takes ``pace`` seconds of the time ``now`` for a clip; ``done`` tells when each was there.
    All of its clips sound like ``sample``."""

    def __init__(self, folder: Path, pace: float, now: Callable[[], float], sample: Path) -> None:
        super().__init__(folder, PICO_VOICES["en"], print, print)
        self._pace = pace
        self._now = now
        self._sample = sample
        self._doing: tuple[float, Path] | None = None
        self.done: dict[Path, float] = {}

    def _send_next(self) -> None:
        queue = next((queue for queue in self._waiting.values() if queue), None)
        if queue is not None and self._doing is None:
            self._doing = self._now() + self._pace, self.folder / queue.pop(next(iter(queue))).file

    def work(self) -> Iterator[Path]:
        """The clips that are finished by now."""
        while self._doing is not None and self._doing[0] <= self._now():
            at, file = self._doing
            self.done[file], self._doing = at, None
            file.symlink_to(self._sample)
            yield file
            self._send_next()


class Evening:
    """The announcer of one evening without its threads."""

    def __init__(self, night: Any, pace: float, folder: Path) -> None:
        self._night = night
        self._now = 0.0
        catalogue, packs = Wording("en"), open_packs("")[0]
        self._packs, self._catalogue = packs, catalogue
        (folder / "cache").mkdir()
        sample = Path(shutil.copy(sounds_folder() / "default" / "voice" / SAMPLE, folder))
        self._client = SlowTtsClient(folder / "cache", pace, lambda: self._now, sample)
        self._voice = Voice(packs, catalogue, self._client)
        board = Soundboard(SilentMixer(lambda: self._now), packs, print)
        self._playback = Playback(levels(AnnouncerSettings()), board, self._voice)
        self._commentator = Commentator(catalogue.variants)
        self._tts_prefetch = VoicePrefetch(self._voice, catalogue)
        self._spoken_names = SpokenNames()
        self.lines = Counter[str]()
        self.late = Counter[str]()
        self.clips = 0

    def play(self, chance: random.Random, races: int) -> int:
        """Play up to ``races`` races; how many it were."""
        self._hear(self._night.opened(), 10.0)
        for race in range(races):
            if self._night.state.phase == "game_over":
                return race
            for update in self._night.whole_race(chance):
                self._hear(update, AFTER_THE_RACE if update.race.finished else chance.uniform(*ROLL))
        self.clips = len(self._client.done)
        return races

    def _hear(self, update: Any, pause: float) -> None:
        commentary = self._commentator.hear(update, self._now)
        spoken_names = spoken_names_of(update)
        if spoken_names != self._spoken_names:
            self._spoken_names = spoken_names
            self._tts_prefetch.learn(spoken_names)
        self._tts_prefetch.look_out(Outlook(self._commentator.copy(), update))
        self._note(self._playback.perform(Announcement(commentary.calls, (), commentary.model), self._now))
        end = self._now + pause
        while self._now < end:
            self._now += TICK
            for file in self._client.work():
                self._voice.arrived(file)
            for _ in range(round(TICK / PREFETCHING)):
                self._tts_prefetch.step()
            remark = self._commentator.lull(self._now)
            if remark.calls:
                self._note(self._playback.perform(Announcement(remark.calls, (), remark.model), self._now))
            self._note(self._playback.step(self._now))

    def _note(self, orders: Iterable[Order]) -> None:
        for order in orders:
            if isinstance(order, Begin):
                source = self._source(order)
                self.lines[source] += 1
                if source not in ("pack", "ahead"):
                    self.late[order.line.key] += 1

    def _source(self, order: Begin) -> str:
        """Where the line came from."""
        for line in (order.line, order.call.lines[order.index]):
            energy = manner(line.key, order.call.energy)
            if line.clip and self._packs.line(line.clip, energy):
                return "pack"
            file = self._client.folder / self._client.request(self._catalogue.spoken(line), energy).file
            if file in self._client.done:
                return "ahead" if self._client.done[file] <= order.call.created else "in time"
        return "never"


def measured() -> float:
    """Seconds that the real voice process takes a clip on this machine, at its low priority."""
    catalogue, said = Wording("en"), threading.Semaphore(0)
    with tempfile.TemporaryDirectory() as folder:
        speaker = TtsClient(Path(folder), PICO_VOICES["en"], lambda _: said.release(), print)
        lines = [Line("pay", (("name", name), ("chips", chips))) for name in ("Maria", "Daniel") for chips in range(31)]
        began = 0.0
        for line in lines:
            speaker.submit(speaker.request(catalogue.spoken(line), "calm"), Haste.SOON)
        for count in range(len(lines)):
            said.acquire(timeout=60)
            began = began or time.perf_counter()
            pace = (time.perf_counter() - began) / max(1, count)
        speaker.close()
    return pace


def main(races: int, pace: float | None) -> None:
    """Play evenings until there were that many ``races``, and print where their lines came from."""
    pace = measured() if pace is None else pace
    chance, lines, late, played, clips, evenings = random.Random(1), Counter[str](), Counter[str](), 0, 0, 0
    while played < races:
        with tempfile.TemporaryDirectory() as folder:
            evening = Evening(conftest.Evening(**SETUPS[evenings % len(SETUPS)]), pace, Path(folder))
            played += evening.play(chance, RACES)
        lines += evening.lines
        late += evening.late
        clips += evening.clips
        evenings += 1
    total = lines.total()
    print(f"{evenings} evenings, {played} races, {total} lines, {pace * 1000:.0f} ms a clip:")
    for source in ("pack", "ahead", "in time", "never"):
        print(f"  {source}: {100 * lines[source] / total:.1f} %")
    print(f"  clips spoken: {clips / played:.0f} a race")
    print(f"  most of those not ahead: {', '.join(f'{key} {count}' for key, count in late.most_common(8))}")


if __name__ == "__main__":
    os.nice(10)
    wanted = argparse.ArgumentParser(description="Where the caller's lines come from.")
    wanted.add_argument("races", nargs="?", type=int, default=18)
    wanted.add_argument("--pace", type=float, default=None, help="seconds that the voice process takes a clip")
    asked = wanted.parse_args()
    main(asked.races, asked.pace)
