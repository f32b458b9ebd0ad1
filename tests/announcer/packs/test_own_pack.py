"""The table with a pack of the user's own, in whatever state, and in another language than the built-in pack."""

import asyncio
import shutil
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio.mixer import VOICE, SilentMixer, SoundDevice
from postparade.announcer.commentary.calls import Line
from postparade.announcer.packs.findings import BackgroundInspection
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.packs.soundfiles import read_sound, write_clip
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.speech.tts_client import TtsClient
from postparade.announcer.wording import Wording
from postparade.core.clock import SystemClock
from postparade.core.faults import SoundFault
from postparade.table.presentation.status_board import StatusBoard

pytestmark = pytest.mark.slow(6)


MANIFEST = 'name = "Ours"\nlanguage = "en-GB"\nlicence = "CC0-1.0"\nauthor = "Us"\n'
VOICES = sounds_folder() / "default" / "voice"
MANY = 5


class Recogniser(SilentMixer):
    """A silent mixer that remembers which files spoke, and which could not."""

    def __init__(self) -> None:
        super().__init__(time.monotonic)
        self.spoke: list[Path] = []
        self.refused: list[Path] = []

    def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
        return SoundDevice("test")

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        if channel == VOICE:
            self.spoke.append(clip)
        try:
            super().play(channel, clip, volume, loop=loop)
        except SoundFault:
            self.refused.append(clip)
            raise


class Table:
    """An announcer with its board, in a folder of its own."""

    def __init__(self, settings: AnnouncerSettings) -> None:
        self.board, self.mixer = StatusBoard(), Recogniser()
        self.announcer = Announcer(settings, self.board, SystemClock(), self.mixer)

    def faults(self) -> dict[str, dict[str, str]]:
        return {fault["code"]: fault for fault in (self.board.latest("faults") or {"list": []})["list"]}

    def run(self, scene: Callable[["Table"], Any]) -> None:
        async def evening() -> None:
            running = asyncio.create_task(self.announcer.run())
            await scene(self)
            self.announcer.close()
            await running

        asyncio.run(evening())


async def until(true: Callable[[], bool]) -> None:
    """Return once ``true``, or fail after a minute."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - made true by threads and processes, which have no asyncio.Event
            await asyncio.sleep(0.02)


def when(
    ready: threading.Event, read: Callable[[BackgroundInspection], None]
) -> Callable[[BackgroundInspection], None]:
    """``read``, but not before it is ``ready``."""

    def later(inspector: BackgroundInspection) -> None:
        assert ready.wait(60)
        read(inspector)

    return later


def known(table: Table) -> set[str]:
    """The names of the clips in the cache that the voice knows of."""
    audio_thread = table.announcer._audio_thread
    return audio_thread.voice._spoken if audio_thread is not None and hasattr(audio_thread, "voice") else set()


def own_pack(folder: Path, *lines: str, manifest: str = MANIFEST) -> Path:
    (folder / "voice").mkdir(parents=True)
    (folder / "pack.toml").write_text(manifest, encoding="utf-8")
    for line in lines:
        shutil.copy(VOICES / "off.ogg", folder / "voice" / f"{line}.ogg")
    return folder


def settings(tmp_path: Path, pack: Path | str = "", **more: Any) -> AnnouncerSettings:
    return AnnouncerSettings(pack=str(pack), cache=str(tmp_path / "cache"), **more)


def test_bad_files_of_a_pack_are_reported_once_and_the_race_goes_on(
    evening: Callable[..., Any], tmp_path: Path
) -> None:
    pack = own_pack(tmp_path / "ours", "off", "lead.8")
    write_clip(pack / "voice" / "photo.ogg", np.zeros(9000), "vorbis")
    write_clip(pack / "voice" / "winner.7.ogg", np.zeros(9000), "vorbis")
    (pack / "voice" / "scratch.4.ogg").write_bytes(b"no sound")
    shutil.copy(VOICES / "lead.7.ogg", pack / "voice" / "leed.7.ogg")
    table, night = Table(settings(tmp_path, pack)), evening()

    async def scene(table: Table) -> None:
        await until(lambda: len(table.faults()) == 3)
        table.announcer.heard(night.deal())
        table.announcer.heard(night.scratch(4))
        await until(lambda: len(table.mixer.spoke) > 1)

    table.run(scene)
    faults = table.faults()
    assert set(faults) == {"sound_silent", "sound_undecodable", "sound_key_unknown"}
    assert faults["sound_silent"]["sentence"] == "voice/photo is silent. The same goes for voice/winner.7."
    silent: Any = faults["sound_silent"]
    assert silent["details"]["too"]["code"] == "same_goes_for"
    assert faults["sound_key_unknown"]["remedy"] == "Perhaps you meant voice/lead.7."
    assert len((table.board.latest("faults") or {})["list"]) == len(faults)
    assert all(fault["remedy"] for fault in faults.values())
    assert "scratched" in (table.board.latest("caption") or {})["text"]


def test_built_in_sounds_stand_in_for_bad_ones(evening: Callable[..., Any], tmp_path: Path) -> None:
    """At once for a file that cannot be decoded, and for a silent one as soon as somebody has listened to it."""
    pack = own_pack(tmp_path / "ours")
    (pack / "voice" / "race.1.ogg").write_bytes(b"no sound")
    write_clip(pack / "voice" / "scratch.4.ogg", np.zeros(9000), "vorbis")
    (pack / "bed").mkdir()
    (pack / "bed" / "crowd_murmur_loop.ogg").write_bytes(b"no sound")
    table, night = Table(settings(tmp_path, pack, synthesis=False)), evening()

    async def scene(table: Table) -> None:
        table.announcer.heard(night.deal())
        await until(lambda: len(table.mixer.spoke) > 1)
        await until(lambda: "sound_silent" in table.faults())
        table.announcer.heard(night.scratch(4))
        await until(lambda: table.mixer.spoke[-1].stem.startswith("scratch.4"))

    table.run(scene)
    race, *_, scratch = table.mixer.spoke
    assert race == pack / "voice" / "race.1.ogg"
    assert {file.parent for file in table.mixer.spoke[1:]} == {VOICES}
    assert scratch.stem == "scratch.4"
    refused = {file.stem for file in table.mixer.refused}
    assert refused == {"race.1"}


@pytest.mark.parametrize("played_first", [True, False])
def test_file_that_is_played_and_inspected_is_told_of_once(
    evening: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played_first: bool
) -> None:
    """Whoever comes to it first; the other bad file is told of by the inspection."""
    pack = own_pack(tmp_path / "ours", "off")
    for name in ("race.1", "winner.7"):
        (pack / "voice" / f"{name}.ogg").write_bytes(b"no sound")
    played = threading.Event()
    if played_first:
        monkeypatch.setattr(
            "postparade.announcer.packs.findings.BackgroundInspection._read", when(played, BackgroundInspection._read)
        )
    table, night = Table(settings(tmp_path, pack, synthesis=False)), evening()
    told: list[str] = []

    async def scene(table: Table) -> None:
        table.board.watch(lambda topic, _: told.append(topic) if topic == "faults" else None)
        if not played_first:
            await until(lambda: bool(table.faults()))
        table.announcer.heard(night.deal())
        await until(lambda: bool(table.mixer.spoke))
        await until(lambda: bool(table.faults()))
        played.set()
        await until(lambda: len(told) == 1 + played_first)
        await asyncio.sleep(0.1)

    table.run(scene)
    sentences = [fault["sentence"] for fault in (table.board.latest("faults") or {})["list"]]
    assert len(told) == len(sentences) == 1 + played_first
    assert all(" ".join(sentences).count(name) == 1 for name in ("race.1", "winner.7"))


@pytest.mark.parametrize(
    ("manifest", "code"),
    [
        (MANIFEST.replace("author", "auther"), "sound_pack_typo"),
        (MANIFEST.replace("en-GB", "tlh"), "sound_pack_language"),
        (MANIFEST.replace("en-GB", "de"), "sound_pack_foreign"),
        ("", "sound_pack_unusable"),
    ],
)
def test_unusable_manifest_is_reported_and_the_built_in_pack_speaks(
    evening: Callable[..., Any], tmp_path: Path, manifest: str, code: str
) -> None:
    pack = own_pack(tmp_path / "ours", "race.1", manifest=manifest)
    table, night = Table(settings(tmp_path, pack, synthesis=False)), evening()

    async def scene(table: Table) -> None:
        table.announcer.heard(night.deal())
        await until(lambda: bool(table.mixer.spoke) and bool(table.faults()))

    table.run(scene)
    assert list(table.faults()) == [code]
    assert table.mixer.spoke[0].parent == VOICES


def test_own_caller_says_what_it_has_and_in_no_other_wording(evening: Callable[..., Any], tmp_path: Path) -> None:
    """With one wording of a message in the pack, the commentator never asks for the built-in pack's others."""
    pack = own_pack(tmp_path / "ours", *(f"scratch.{horse}" for horse in range(2, 13)))
    table, night = Table(settings(tmp_path, pack, synthesis=False)), evening()
    table.announcer.heard(night.deal())
    for horse in (4, 5, 10):
        table.announcer.heard(night.scratch(horse))
        text = (table.board.latest("caption") or {})["text"]
        assert Wording("en").text(Line("scratch", (("horse", horse),))) in text


def test_quiet_recording_is_played_louder_from_a_copy(evening: Callable[..., Any], tmp_path: Path) -> None:
    pack = own_pack(tmp_path / "ours", manifest=MANIFEST + '[gain]\n"voice/race.1" = 14.0\n')
    recording = pack / "voice" / "race.1.ogg"
    write_clip(recording, 0.2 * read_sound(VOICES / "race.1.ogg")[0], "vorbis")
    before = recording.read_bytes()
    table, night = Table(settings(tmp_path, pack)), evening()

    async def scene(table: Table) -> None:
        await until(lambda: bool(known(table)))
        table.announcer.heard(night.deal())
        await until(lambda: bool(table.mixer.spoke))

    table.run(scene)
    assert table.mixer.spoke[0].parent == tmp_path / "cache"
    louder, quiet = read_sound(table.mixer.spoke[0])[0], read_sound(recording)[0]
    assert np.std(louder) / np.std(quiet) == pytest.approx(10 ** (14 / 20), rel=0.05)
    assert recording.read_bytes() == before


def test_german_table_speaks_german_and_prepares_its_lines_in_advance(
    evening: Callable[..., Any], tmp_path: Path
) -> None:
    table, night = Table(settings(tmp_path, language="de")), evening()
    cache = tmp_path / "cache"

    async def scene(table: Table) -> None:
        await until(lambda: len(known(table)) > MANY)
        table.announcer.heard(night.deal())
        await until(lambda: bool(table.mixer.spoke))

    table.run(scene)
    german, speaker = Wording("de"), TtsClient(cache, "de-DE", print, print)
    first = speaker.request(german.spoken(Line("race", (("number", 1),))), "calm")
    assert german.spoken(Line("race", (("number", 1),))).startswith("Rennen 1")
    assert table.mixer.spoke[0] == cache / first.file
    assert (cache / speaker.request(german.spoken(Line("off")), "calm").file).is_file()
    assert table.faults() == {}
