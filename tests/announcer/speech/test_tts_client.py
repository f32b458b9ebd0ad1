"""The real Pico voice in its own process: lines come into the cache, urgent ones first, and failures are told once."""

import json
import os
import queue
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import numpy as np
import pytest

from postparade.announcer.audio.mixer import seconds
from postparade.announcer.commentary.calls import Energy, Line
from postparade.announcer.packs.pack import open_packs
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.speech import tts_process
from postparade.announcer.speech.tts_client import HUNG_SECONDS, Haste, TtsClient
from postparade.announcer.speech.voice import Voice, cache_folder
from postparade.announcer.wording import Wording
from postparade.core.faults import SoundFault

pytestmark = pytest.mark.slow(8)


ENERGIES: tuple[Energy, ...] = ("calm", "warm", "hot")
MAIN = Path(__file__).parents[3] / "controller"


class Desk:
    """A speaker and everything it reports."""

    def __init__(self, folder: Path) -> None:
        self.finished: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self.faults: queue.SimpleQueue[SoundFault | None] = queue.SimpleQueue()
        self.client = TtsClient(folder, "en-GB", self.finished.put, self.faults.put)


def code_of(fault: SoundFault | None) -> str | None:
    return None if fault is None else fault.code


@pytest.fixture
def desk(tmp_path: Path) -> Generator[Desk, None, None]:
    made = Desk(tmp_path / "cache")
    yield made
    made.client.close()


def test_name_is_spoken_into_the_cache(desk: Desk) -> None:
    request = desk.client.request("Maria pays 4 chips.", "calm")
    desk.client.submit(request, Haste.NOW)
    file = desk.finished.get(timeout=20)
    assert file == desk.client.folder / request.file
    assert 0.8 < seconds(file) < 3.0


def test_urgent_requests_overtake_and_nothing_is_spoken_twice(desk: Desk) -> None:
    requests = [desk.client.request(text, "calm") for text in ("One.", "Two.", "Three.", "Four.")]
    for request, haste in zip(requests, (Haste.NOW, Haste.SOME_DAY, Haste.SOON, Haste.SOON), strict=True):
        desk.client.submit(request, haste)
    desk.client.submit(requests[0], Haste.SOON)
    desk.client.submit(requests[3], Haste.NOW)
    order = [desk.finished.get(timeout=20).name for _ in range(4)]
    assert order == [requests[at].file for at in (0, 3, 2, 1)]
    assert desk.finished.empty()


def test_outdated_lookahead_keeps_its_place_or_is_dropped(desk: Desk) -> None:
    first, name, likely, later = (desk.client.request(text, "calm") for text in ("One.", "Two.", "Three.", "Four."))
    for request, haste in ((first, Haste.NOW), (name, Haste.SOON), (name, Haste.NEXT), (likely, Haste.NEXT)):
        desk.client.submit(request, haste)
    desk.client.forget(Haste.NEXT)
    desk.client.submit(later, Haste.SOON)
    spoken = [desk.finished.get(timeout=20).name for _ in range(3)]
    assert sorted(spoken) == sorted(request.file for request in (first, name, later))
    assert desk.finished.empty()
    desk.client.submit(likely, Haste.NEXT)
    assert desk.finished.get(timeout=20).name == likely.file


def test_what_cannot_be_pronounced_is_passed_over(desk: Desk) -> None:
    desk.client.submit(desk.client.request("\N{GRINNING FACE}", "calm"), Haste.NOW)
    request = desk.client.request("Two.", "calm")
    desk.client.submit(request, Haste.NOW)
    assert desk.finished.get(timeout=20).name == request.file
    assert desk.faults.empty()


def test_hot_line_is_no_quicker_than_a_calm_one_and_another_file(desk: Desk) -> None:
    lengths, files = [], set()
    for energy in ENERGIES:
        request = desk.client.request("Maria is back in front!", energy)
        desk.client.submit(request, Haste.NOW)
        file = desk.finished.get(timeout=20)
        files.add(file)
        lengths.append(seconds(file))
    assert len(files) == len(ENERGIES)
    assert lengths[1:] == pytest.approx([lengths[0]] * 2, rel=0.06)


def test_quiet_recording_is_made_louder_without_clipping(desk: Desk, tmp_path: Path) -> None:
    recording = tmp_path / "ours.ogg"
    tone = 0.05 * np.sin(np.arange(24_000) / 10)
    tone[12_000:12_100] *= 10
    write_clip(recording, tone, "opus")
    desk.client.submit(desk.client.louder(recording, 12.0), Haste.SOON)
    louder, _ = read_sound(desk.finished.get(timeout=20))
    assert np.sqrt(np.mean(louder[:10_000] ** 2)) == pytest.approx(0.05 * 10 ** (12 / 20) / np.sqrt(2), rel=0.05)
    assert np.abs(louder).max() < 10 ** (-3 / 20)


def test_recording_that_has_changed_is_another_command(desk: Desk, tmp_path: Path) -> None:
    recording = tmp_path / "ours.ogg"
    recording.write_bytes(b"old")
    before = desk.client.louder(recording, 3.0)
    assert desk.client.louder(recording, 3.0) == before
    assert desk.client.louder(recording, 4.0) != before
    os.utime(recording, ns=(0, 0))
    assert desk.client.louder(recording, 3.0) != before


def test_unusable_cache_folder_is_one_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    desk = Desk(tmp_path / "file")
    desk.client.submit(desk.client.request("One.", "calm"), Haste.NOW)
    assert code_of(desk.faults.get(timeout=20)) == "voice_engine_failed"
    desk.client.submit(desk.client.request("Two.", "calm"), Haste.NOW)
    desk.client.close()
    assert desk.faults.empty()


def test_markup_in_a_name_is_not_obeyed() -> None:
    assert tts_process.speakable('<play file="/etc/passwd"/>Zoë & Co.') == "play file   etc passwd   Zoë   Co."
    assert len(tts_process.speakable("x" * 500)) == tts_process.LONGEST


def test_only_the_least_recently_used_clips_make_room(tmp_path: Path) -> None:
    for age in range(4):
        clip = tmp_path / f"{age:032x}.ogg"
        clip.write_bytes(bytes(100))
        os.utime(clip, (1000 - age, 1000 - age))
    older = tmp_path / f"{9:032x}.wav"
    older.write_bytes(bytes(100))
    os.utime(older, (900, 900))
    (tmp_path / "my favourite song.ogg").write_bytes(bytes(100_000))
    tts_process.make_room(tmp_path, most=250)
    assert sorted(path.stem.lstrip("0") for path in tmp_path.iterdir()) == ["", "1", "my favourite song"]


def test_process_answers_line_by_line_and_survives_bad_text(tmp_path: Path) -> None:
    requests = [{"text": text, "voice": "en-GB", "file": f"{at}.ogg"} for at, text in enumerate(("Off!", "", "On!"))]
    done = subprocess.run(
        [sys.executable, "-m", "postparade.announcer.speech.tts_process", str(tmp_path)],
        input="".join(json.dumps(request) + "\n" for request in requests),
        env={"PYTHONPATH": str(MAIN)},
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [bool(answer.get("why")) for answer in answers] == [False, True, False]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0.ogg", "2.ogg"]


def test_voice_takes_the_pack_then_the_cache_then_asks_pico(desk: Desk, catalogue: Wording) -> None:
    packs, _ = open_packs("")
    voice = Voice(packs, catalogue, desk.client)
    recorded, named = Line("lead", (("horse", 7),)), Line("broke", (("name", "Zoë"),))
    found = voice.clip(recorded, "warm")
    assert found is not None
    assert found[0].name == "lead.7.warm.ogg"
    assert voice.clip(named, "calm") is None
    assert voice.prepare(named, "calm", Haste.NOW)
    voice.arrived(desk.finished.get(timeout=20))
    found = voice.clip(named, "calm")
    assert found is not None
    assert found[0].parent == desk.client.folder


def test_use_of_a_clip_is_noted_so_that_the_cache_keeps_it(desk: Desk, catalogue: Wording) -> None:
    line = Line("broke", (("name", "Zoë"),))
    request = desk.client.request(catalogue.spoken(line), "calm")
    desk.client.folder.mkdir()
    clip = desk.client.folder / request.file
    clip.write_bytes(b"spoken last year")
    os.utime(clip, (1000, 1000))
    assert Voice(open_packs("")[0], catalogue, desk.client).clip(line, "calm") == (clip, 1.0)
    assert clip.stat().st_mtime > 1000


def test_clip_that_vanished_from_the_cache_is_spoken_again(desk: Desk, catalogue: Wording) -> None:
    line = Line("broke", (("name", "Zoë"),))
    voice = Voice(open_packs("")[0], catalogue, desk.client)
    gone = desk.client.folder / desk.client.request(catalogue.spoken(line), "calm").file
    voice.arrived(gone)
    assert voice.clip(line, "calm") is None
    voice.prepare(line, "calm", Haste.NOW)
    assert desk.finished.get(timeout=20) == gone


def test_without_pico_a_named_line_is_a_caption_only(catalogue: Wording) -> None:
    packs, _ = open_packs("")
    assert not Voice(packs, catalogue, None).prepare(Line("broke", (("name", "Zoë"),)), "calm", Haste.NOW)


def test_cache_folder_is_the_users_unless_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder("") == tmp_path / "postparade" / "voice"
    assert cache_folder(str(tmp_path / "mine")) == tmp_path / "mine"


def test_a_killed_voice_process_is_reported_and_restarted(desk: Desk) -> None:
    desk.client.submit(desk.client.request("One.", "calm"), Haste.NOW)
    desk.finished.get(timeout=20)
    assert desk.client._process is not None
    desk.client._process.kill()
    assert code_of(desk.faults.get(timeout=20)) == "voice_engine_failed"
    request = desk.client.request("Two.", "calm")
    desk.client.submit(request, Haste.NOW)
    assert desk.finished.get(timeout=20).name == request.file
    assert desk.faults.get(timeout=20) is None, "it speaks again, and nobody is told any more that it does not"


def test_a_voice_process_that_hangs_is_told_and_started_anew(desk: Desk) -> None:
    desk.client.submit(desk.client.request("One.", "calm"), Haste.NOW)
    desk.finished.get(timeout=20)
    assert desk.client._process is not None
    os.kill(desk.client._process.pid, signal.SIGSTOP)
    request = desk.client.request("Two.", "calm")
    desk.client.submit(request, Haste.NOW)
    for now in (100.0, 100.0 + HUNG_SECONDS - 1):
        desk.client.check(now)
    assert desk.faults.empty()
    desk.client.check(100.0 + HUNG_SECONDS)
    fault = desk.faults.get(timeout=20)
    assert fault is not None
    assert "no answer" in fault.sentence
    assert desk.finished.get(timeout=20).name == request.file
    assert desk.faults.get(timeout=20) is None
