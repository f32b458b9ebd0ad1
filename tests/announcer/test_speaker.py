"""The real Pico voice in its own process: lines come into the cache, urgent ones first, and failures are told once."""

import json
import os
import queue
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from postparade.announcer import pico
from postparade.announcer.catalogue import Catalogue
from postparade.announcer.commentary.calls import Line
from postparade.announcer.mixer import seconds
from postparade.announcer.pack import open_packs
from postparade.announcer.speaker import Speaker
from postparade.announcer.voice import Voice, cache_folder
from postparade.faults import SoundFault

MAIN = Path(__file__).parents[2] / "controller"


class Desk:
    """A speaker and everything it reports."""

    def __init__(self, folder: Path) -> None:
        self.finished: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self.faults: queue.SimpleQueue[SoundFault] = queue.SimpleQueue()
        self.speaker = Speaker(folder, "en-GB", self.finished.put, self.faults.put)


@pytest.fixture
def desk(tmp_path: Path) -> Generator[Desk, None, None]:
    made = Desk(tmp_path / "cache")
    yield made
    made.speaker.close()


def test_name_is_spoken_into_the_cache(desk: Desk) -> None:
    desk.speaker.ask("Maria pays 4 chips.", urgent=True)
    file = desk.finished.get(timeout=20)
    assert file == desk.speaker.file("Maria pays 4 chips.")
    assert 0.8 < seconds(file) < 3.0


def test_urgent_lines_overtake_and_nothing_is_spoken_twice(desk: Desk) -> None:
    for text in ("One.", "Two.", "Three.", "One."):
        desk.speaker.ask(text, urgent=False)
    desk.speaker.ask("Three.", urgent=True)
    order = [desk.finished.get(timeout=20) for _ in range(3)]
    assert order == [desk.speaker.file(text) for text in ("One.", "Three.", "Two.")]
    assert desk.finished.empty()


def test_what_cannot_be_pronounced_is_passed_over(desk: Desk) -> None:
    desk.speaker.ask("\N{GRINNING FACE}", urgent=True)
    desk.speaker.ask("Two.", urgent=True)
    assert desk.finished.get(timeout=20) == desk.speaker.file("Two.")
    assert desk.faults.empty()


def test_unusable_cache_folder_is_one_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    desk = Desk(tmp_path / "file")
    desk.speaker.ask("One.", urgent=True)
    assert desk.faults.get(timeout=20).code == "voice_engine_failed"
    desk.speaker.ask("Two.", urgent=True)
    desk.speaker.close()
    assert desk.faults.empty()


def test_markup_in_a_name_is_not_obeyed() -> None:
    assert pico.speakable('<play file="/etc/passwd"/>Zoë & Co.') == "play file   etc passwd   Zoë   Co."
    assert len(pico.speakable("x" * 500)) == pico.LONGEST


def test_old_clips_make_room(tmp_path: Path) -> None:
    for age in range(4):
        clip = tmp_path / f"{age}.wav"
        clip.write_bytes(bytes(100))
        os.utime(clip, (1000 - age, 1000 - age))
    pico.make_room(tmp_path, most=250)
    assert sorted(path.stem for path in tmp_path.iterdir()) == ["0", "1"]


def test_process_answers_line_by_line_and_survives_bad_text(tmp_path: Path) -> None:
    wishes = [{"text": text, "voice": "en-GB", "file": f"{at}.wav"} for at, text in enumerate(("Off!", "", "On!"))]
    done = subprocess.run(
        [sys.executable, "-m", "postparade.announcer.pico", str(tmp_path)],
        input="".join(json.dumps(wish) + "\n" for wish in wishes),
        env={"PYTHONPATH": str(MAIN)},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [bool(answer["why"]) for answer in answers] == [False, True, False]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.wav", "2.wav"]


def test_voice_takes_the_pack_then_the_cache_then_asks_pico(desk: Desk, catalogue: Catalogue) -> None:
    packs, _ = open_packs("")
    voice = Voice(packs, catalogue, desk.speaker)
    recorded, named = Line("lead", (("horse", 7),)), Line("broke", (("name", "Zoë"),))
    found = voice.clip(recorded, "hot")
    assert found is not None
    assert found[0].name == "lead.7.ogg"
    assert voice.clip(named, "calm") is None
    assert voice.prepare(named, "calm", urgent=True)
    voice.arrived(desk.finished.get(timeout=20))
    found = voice.clip(named, "calm")
    assert found is not None
    assert found[0].parent == desk.speaker.folder


def test_without_pico_a_named_line_is_a_caption_only(catalogue: Catalogue) -> None:
    packs, _ = open_packs("")
    assert not Voice(packs, catalogue, None).prepare(Line("broke", (("name", "Zoë"),)), "calm", urgent=True)


def test_cache_folder_is_the_users_unless_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder("") == tmp_path / "postparade" / "voice"
    assert cache_folder(str(tmp_path / "mine")) == tmp_path / "mine"
