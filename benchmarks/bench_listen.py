"""A whole evening through the real mixer, and what a listener would complain about.

python benchmarks/bench_listen.py [GAME...] [--seed SEED] [--actions ACTIONS] [--minutes MINUTES] [--language LANGUAGE]
[--quick]: simulated players play one game, or with ``--minutes`` one after the other until the sound is that long, the
commentator calls, and every sample of the mix is kept, on SDL's disk driver: times are those of the sound and do not
depend on this machine. The same evening is taken four times: as it is heard, the voice alone, all but the voice, the
effects alone; ``--quick`` takes the first. Every line is judged by the facts. Lines that no pack holds are spoken by
Pico before time goes on, as if all of them had been spoken ahead. Some minutes of processor time.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.announcer.announcer import POLL
from postparade.announcer.audio.cues import cues
from postparade.announcer.audio.mixer import RATE
from postparade.announcer.audio.playback import Announcement
from postparade.announcer.audio.reactions import reactions
from postparade.announcer.commentary.scheduler import Begin, Cut, Drop
from postparade.announcer.packs.normalise import loudness
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.speech.tts_client import Haste, SpeechRequest, TtsClient
from postparade.announcer.speech.tts_process import render
from postparade.announcer.speech.voice import PICO_VOICES, Voice
from postparade.announcer.wording import Wording
from postparade.table.messages import Update
from tests.announcer.bettors_checker import untrue
from tests.announcer.call_checker import CallChecker
from tests.announcer.capture import Scene, Tape
from tests.announcer.transcript import Spoken, Transcript
from tests.games.driver import drivers

TAKES: dict[str, dict[str, Any]] = {
    "mix": {},
    "voice": {"crowd": 0.0, "hooves": 0.0, "effects": 0.0},
    "rest": {"voice": 0.0},
    "effects": {"voice": 0.0, "crowd": 0.0, "hooves": 0.0},
}
GAMES = ("quarter-horse", "hold-your-horses", "ready-set-bet", "bettor-horse", "odds-on")
BETTORS = GAMES[2:]
SILENCE = 6.0
"""Seconds without a word in a running race that a listener notices."""
QUEUE = 2 * 512 / RATE
"""Seconds for which what is mixed waits."""


class PromptTts(TtsClient):
    """Speaks at once: time stands still meanwhile."""

    arrived: Callable[[Path], None]

    def submit(self, request: SpeechRequest, haste: Haste) -> None:
        from py_nanotts import NanoTTS

        if haste is Haste.NOW and not (self.folder / request.file).exists():
            write_clip(self.folder / request.file, render(NanoTTS(), request), "vorbis")
        if (self.folder / request.file).exists():
            self.arrived(self.folder / request.file)


class Session(Scene):
    """A scene without marks, whose log tells every line, its call and its file; ``spoken`` is for those who judge."""

    catalogue: Wording
    update: Update
    spoken: list[Spoken]

    def perform(self, act: Announcement) -> None:
        self.note("act", cues=[cue.name for cue in act.cues])
        self.obey(self.playback.perform(act, self.history.now))

    def obey(self, orders: Any) -> None:
        for order in orders:
            call = order.call
            told = {"key": call.key, "priority": int(call.priority), "since": call.created}
            if isinstance(order, Begin):
                # As the playback does: a wording that nobody had spoken gives way to that of the call.
                line = order.line
                found = self.voice.clip(line, call.energy)
                if found is None:
                    line = call.lines[order.index]
                    found = self.voice.clip(line, call.energy)
                text = self.catalogue.spoken(line)
                self.spoken.append(Spoken(self.history.now, call, line, self.update))
                self.note("begin", **told, text=text, file=str(found[0]) if found else "", index=order.index)
            elif isinstance(order, Cut):
                self.note("cut", **told)
            elif isinstance(order, Drop):
                self.note("drop", **told, why=order.why)


class Evening(Transcript):
    """A game played on the clock of ``session``."""

    session: Session
    until: float

    def _act(self) -> None:
        """The next action, unless enough has been heard."""
        if self.session.history.now < self.until:
            super()._act()

    def _hear(self, update: Update, pause: float) -> None:
        session, tape = self.session, self.session.history
        commentary = self._commentator.hear(update, tape.now)
        session.update, session.spoken = update, self.spoken
        self.updates.append((tape.now, update))
        sounds = (*cues(update), *reactions(update, commentary.model, {}))
        session.perform(Announcement(commentary.calls, sounds, commentary.model))
        session.note("race", running=update.race is not None and update.race.running)
        end = tape.now + pause
        while tape.now < end:
            remarks = self._commentator.lull(tape.now)
            if remarks.calls:
                session.obey(session.playback.perform(Announcement(remarks.calls, (), remarks.model), tape.now))
            session.play(min(POLL, max(0.0, end - tape.now)))
        self.now = tape.now


def speaker(clips: Path, catalogue: Wording) -> Voice:
    """The built-in pack where it speaks the language, and Pico for the rest."""
    clips.mkdir(exist_ok=True)
    spoken: list[Path] = []
    tts = PromptTts(clips, PICO_VOICES[catalogue.language], spoken.append, lambda _: None)
    voice = Voice(open_packs("", catalogue.language)[0], catalogue, tts)
    tts.arrived = voice.arrived
    return voice


def take(name: str, game: str, seed: int, actions: int, minutes: float, language: str, folder: Path) -> None:
    """Play the evening in this process and keep its samples in ``folder``: one game, or as many as fill ``minutes``."""
    tape = Tape(folder)
    try:
        catalogue = Wording(language)
        session = Session(tape, folder, {}, speaker(folder.parent / "clips", catalogue), **TAKES[name])
        session.catalogue = catalogue
        driver = next(one for one in drivers() if one.game.name == game)
        setup = next(one for one in driver.setups() if len(one.seats) > 2)
        evening = None
        while evening is None or tape.now < 60 * minutes:
            evening = Evening(driver, setup, seed, language, earlier=evening)
            evening.session, evening.until = session, 60 * minutes or float("inf")
            evening.run(actions)
            for one in untrue(evening) if game in BETTORS else misled(evening):
                session.note("untrue", text=catalogue.spoken(one.line), since=one.at)
            seed += 1
    finally:
        tape.drain()
    (folder / "mix.raw").write_bytes(tape.samples)
    (folder / "log.json").write_text(json.dumps(session.log), encoding="utf-8")
    session.mixer.close()


def misled(evening: Evening) -> Iterator[Spoken]:
    """What was said of a race of dice and was not true when it was begun."""
    checker, spoken = CallChecker(), iter(evening.spoken)
    one = next(spoken, None)
    for at, update in evening.updates:
        checker.learn(update, at)
        while one is not None and one.after is update:
            if not checker.is_true(one.line, one.at):
                yield one
            one = next(spoken, None)


def level(samples: NDArray[np.float64], start: float, end: float) -> float:
    """Decibels below full scale between two seconds."""
    return 10 * float(np.log10(np.mean(samples[int(start * RATE) : int(end * RATE)] ** 2) + 1e-12))


def listen(game: str, seed: int, actions: int, minutes: float, language: str, takes: Iterable[str]) -> None:
    """Take the evening and print what was heard."""
    with tempfile.TemporaryDirectory() as kept:
        sound: dict[str, NDArray[np.float64]] = {}
        logs: dict[str, list[dict[str, Any]]] = {}
        for name in takes:
            folder = Path(kept) / name
            folder.mkdir()
            told = (name, game, str(seed), str(actions), str(minutes), language, str(folder))
            subprocess.run([sys.executable, __file__, "--take", *told], check=True, timeout=7200)
            sound[name] = np.frombuffer((folder / "mix.raw").read_bytes(), "<i2") / 32768
            logs[name] = json.loads((folder / "log.json").read_text(encoding="utf-8"))
        report(f"{game} ({language})", sound, logs, {})


def report(
    game: str, sound: dict[str, NDArray[np.float64]], logs: dict[str, list[dict[str, Any]]], lengths: dict[str, float]
) -> None:
    """Print the figures of one evening."""
    log = logs["mix"]
    begun = [one for one in log if one["what"] == "begin"]
    for one in begun:
        if one["file"] and one["file"] not in lengths:
            samples, rate = read_sound(Path(one["file"]))
            lengths[one["file"]] = len(samples) / rate
    mix = sound["mix"]
    silent = sum(not one["file"] for one in begun)
    print(f"{game}: {len(mix) / RATE:.0f} s, {len(begun)} lines, {silent} without a clip")
    peak = float(np.abs(mix).max())
    print(f"  peak {20 * np.log10(peak):.1f} dBFS, {int(np.sum(np.abs(mix) >= 32767 / 32768))} samples at full scale")
    print(f"  loudness {loudness(mix, RATE):.1f} LUFS, loudest tenth of a second {_loudest(mix):.1f} dBFS")
    wrong = [one for one in log if one["what"] == "untrue"]
    print(f"  {len(wrong)} lines untrue", *(f"\n    {one['since']:7.1f} {one['text']}" for one in wrong))
    _cuts(log, begun, lengths)
    _gaps(log, begun, lengths)
    if len(sound) == len(TAKES):
        _over(sound, logs, lengths)
        _first_samples(sound, logs)


def _loudest(mix: NDArray[np.float64]) -> float:
    tenth = RATE // 10
    powers = (mix[: len(mix) // tenth * tenth].reshape(-1, tenth) ** 2).mean(axis=1)
    return 10 * float(np.log10(powers.max() + 1e-12))


def _cuts(log: list[dict[str, Any]], begun: list[dict[str, Any]], lengths: dict[str, float]) -> None:
    cut = [one for one in log if one["what"] == "cut"]
    print(f"  {len(cut)} lines cut off by a call that interrupts")
    for one in cut:
        line = max((line for line in begun if line["at"] <= one["at"]), key=lambda line: line["at"])
        by = next((line for line in begun if line["at"] > one["at"]), None)
        said = (one["at"] - line["at"]) / max(0.1, lengths.get(line["file"], 0.1))
        print(f"    {one['at']:7.1f} {line['text']} ({said:.0%} said) | {by['text'] if by else ''}")
    for one, after in pairwise(begun):
        ends = one["at"] + lengths.get(one["file"], 0.0)
        if after["at"] < ends - 0.05 and not any(one["at"] <= c["at"] <= after["at"] for c in cut):
            print(f"    {after['at']:7.1f} begun over: {one['text']} | {after['text']}")
    for rules, what in ((True, "calls about rules"), (False, "others")):
        dropped = Counter(
            (one["key"], one["why"]) for one in log if one["what"] == "drop" and (one["priority"] == 0) == rules
        )
        often = ", ".join(f"{count} {key} {why}" for (key, why), count in dropped.most_common(10))
        print(f"  {dropped.total()} {what} dropped, most often: {often or 'none'}")


def _gaps(log: list[dict[str, Any]], begun: list[dict[str, Any]], lengths: dict[str, float]) -> None:
    runs, since = [], None
    for one in log:
        if one["what"] == "race" and one["running"] != (since is not None):
            if since is not None:
                runs.append((since, one["at"]))
            since = one["at"] if one["running"] else None
    spans = [(one["at"], one["at"] + lengths.get(one["file"], 0.0)) for one in begun]
    gaps = []
    for start, end in runs:
        at = start
        for begin, over in spans:
            if begin >= start and begin <= end:
                gaps.append((begin - at, at))
                at = max(at, over)
        gaps.append((end - at, at))
    long = [(gap, at) for gap, at in gaps if gap > SILENCE]
    longest = max((gap for gap, _ in gaps), default=0.0)
    print(f"  {len(runs)} races; longest silence in one {longest:.1f} s; {len(long)} over {SILENCE:.0f} s: ", end="")
    print(", ".join(f"{gap:.1f} s from {at:.1f}" for gap, at in long) or "none")


def _over(
    sound: dict[str, NDArray[np.float64]], logs: dict[str, list[dict[str, Any]]], lengths: dict[str, float]
) -> None:
    """Voice over all the rest, line by line, where voice and rest were taken alike."""
    found: dict[bool, list[float]] = {True: [], False: []}
    worst = []
    both = [[one for one in logs[name] if one["what"] == "begin"] for name in ("voice", "rest")]
    for spoken, under in zip(*both, strict=False):
        length = lengths.get(spoken["file"], 0.0)
        if spoken["text"] != under["text"] or length < 0.4:
            continue
        voice = level(sound["voice"], spoken["at"] + QUEUE + 0.1, spoken["at"] + QUEUE + length - 0.1)
        rest = level(sound["rest"], under["at"] + QUEUE + 0.1, under["at"] + QUEUE + length - 0.1)
        found[spoken["priority"] == 0].append(voice - rest)
        worst.append((voice - rest, spoken["at"], spoken["text"]))
    for rules, what in ((False, "usual calls"), (True, "calls about rules")):
        if found[rules]:
            low, middle = np.percentile(found[rules], [5, 50])
            print(
                f"  voice over the rest, {len(found[rules])} {what}: median {middle:.1f} dB, 5 % below {low:.1f} dB, "
                f"least {min(found[rules]):.1f} dB"
            )
    for over, at, text in sorted(worst)[:6]:
        print(f"    {over:5.1f} dB at {at:.1f}: {text}")


def _first_samples(sound: dict[str, NDArray[np.float64]], logs: dict[str, list[dict[str, Any]]]) -> None:
    """From the event to the first sample of its effect, and of its call where the voice was free."""
    effects = []
    for one in logs["effects"]:
        start = int(one["at"] * RATE)
        quiet = np.abs(sound["effects"][max(0, start - RATE // 5) : start]).max(initial=0.0) < 1e-4
        heard = np.flatnonzero(np.abs(sound["effects"][start : start + RATE]) > 1e-3)
        if one["what"] == "act" and one["cues"] and quiet and len(heard):
            effects.append(heard[0] / RATE * 1000)
    calls, waits = [], []
    for one in logs["voice"]:
        if one["what"] != "begin" or one["index"]:
            continue
        start = int(one["at"] * RATE)
        heard = np.flatnonzero(np.abs(sound["voice"][start + int(QUEUE * RATE) :][:RATE]) > 3e-3)
        if len(heard):
            calls.append((one["at"] - one["since"]) * 1000 + heard[0] / RATE * 1000 + QUEUE * 1000)
            waits.append((one["at"] - one["since"]) * 1000)
    for what, times in (
        ("first sample of its effect", effects),
        ("first sample of its call", calls),
        ("the call's turn", waits),
    ):
        if times:
            middle, high = np.percentile(times, [50, 95])
            print(f"  event to {what}: median {middle:.0f} ms, 95 % {high:.0f} ms, most {max(times):.0f} ms")


if __name__ == "__main__":
    os.nice(10)
    if sys.argv[1:2] == ["--take"]:
        wanted, played, number, steps, length, tongue, where = sys.argv[2:]
        take(wanted, played, int(number), int(steps), float(length), tongue, Path(where))
    else:
        told = argparse.ArgumentParser(description="Listen to whole evenings.")
        told.add_argument("games", nargs="*", default=list(GAMES))
        told.add_argument("--seed", type=int, default=1)
        told.add_argument("--actions", type=int, default=400)
        told.add_argument("--minutes", type=float, default=0.0, help="of sound, of as many games as it takes")
        told.add_argument("--language", default="en")
        told.add_argument("--quick", action="store_true", help="the mix alone")
        asked = told.parse_args()
        for each in asked.games:
            listen(each, asked.seed, asked.actions, asked.minutes, asked.language, ["mix"] if asked.quick else TAKES)
