"""The announcer as the table meets it: captions at once, whatever happens to the sound."""

import asyncio
import random
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio.mixer import VOICE, SilentMixer, SoundDevice
from postparade.announcer.packs.pack import sounds_folder
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import HandClock, SystemClock
from postparade.core.faults import ConfigurationFault, SoundFault
from postparade.games.dice_race.rules import actions as act
from postparade.games.dice_race.rules import events as ev
from postparade.rules.actions import Join, Leave
from postparade.table.messages import TakeSeat, Update
from postparade.table.presentation.silks import Silks
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.settings import HorseSettings


class RecordingMixer(SilentMixer):
    """A silent mixer that remembers what was played, and finds that some files are broken."""

    def __init__(self, broken: str = "") -> None:
        super().__init__(time.monotonic)
        self.played: list[tuple[int, str]] = []
        self._broken = broken

    def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
        return SoundDevice("test")

    def load(self, clip: Path, *, keep: bool = False) -> None:
        if self._broken and clip.name == self._broken:
            raise SoundFault("sound_undecodable", file=clip.name, why="test")
        super().load(clip)

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self.load(clip)
        self.played.append((channel, clip.name))
        super().play(channel, clip, volume, loop=loop)

    def voice(self) -> list[str]:
        return [name for channel, name in self.played if channel == VOICE]


class SoundingTable:
    """An announcer with its board."""

    def __init__(self, settings: AnnouncerSettings, mixer: Any = None) -> None:
        self.board = StatusBoard()
        self.posts: list[tuple[str, dict[str, Any]]] = []
        self.board.watch(lambda topic, body: self.posts.append((topic, body)))
        self.announcer = Announcer(settings, self.board, SystemClock(), mixer)

    def captions(self) -> list[str]:
        return [body["text"] for topic, body in self.posts if topic == "caption"]

    def faults(self) -> list[str]:
        return [fault["code"] for fault in (self.board.latest("faults") or {"list": []})["list"]]


async def until(true: Callable[[], bool]) -> None:
    """Return once ``true``, or fail after ten seconds."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - made true by the thread of the announcer, which has no asyncio.Event
            await asyncio.sleep(0.01)


def play(settings: AnnouncerSettings, mixer: Any, scene: Callable[[SoundingTable], Any]) -> SoundingTable:
    """Run ``scene`` while the announcer runs; it has ended when this returns."""

    async def run() -> SoundingTable:
        audio_thread = SoundingTable(settings, mixer)
        running = asyncio.create_task(audio_thread.announcer.run())
        await until(lambda: audio_thread.board.latest("sound") is not None)
        await scene(audio_thread)
        audio_thread.announcer.close()
        await running
        return audio_thread

    return asyncio.run(run())


@pytest.fixture
def quiet(tmp_path: Path) -> AnnouncerSettings:
    return AnnouncerSettings(synthesis=False, cache=str(tmp_path))


def every_notice(evening: Callable[..., Any]) -> Iterator[Update]:
    """Notices in which every kind of event occurs."""
    chance = random.Random(8)
    for setup in ({}, {"game": "hold-your-horses", "races": 2}):
        night = evening(**setup)
        yield night.opened()
        yield from (update for _ in range(2) for update in night.whole_race(chance))
        if night.game.name == "quarter-horse":
            yield night.play(act.TopUp(1, 5))
            yield night.play(Leave(3))
            yield night.play(Join(3, 5))
            yield night.play(act.EndSession())
    night = evening()
    night.deal()
    yield night.scratch(4)
    yield night.scratch(4)
    night = evening(cards="physical")
    yield night.deal()
    yield night.scratch(4)
    yield night.play(act.Declare(1, 4, 4))


def test_every_kind_of_event_has_a_caption(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    audio_thread = SoundingTable(quiet)
    captioned = set()
    for update in every_notice(evening):
        before = len(audio_thread.captions())
        audio_thread.announcer.heard(update)
        assert len(audio_thread.captions()) == before + 1
        captioned |= {type(event) for event in update.events}
    # What only house rules and other lanes bring is told in the seasons that play them.
    assert set(ev.Event.__args__) - captioned == {ev.AntePaid, ev.LeftOver, ev.RollerPaid, ev.Passed}


def test_caption_tells_all_that_happened_with_key_and_energy(
    evening: Callable[..., Any], quiet: AnnouncerSettings
) -> None:
    audio_thread, night = SoundingTable(quiet), evening()
    audio_thread.announcer.heard(night.deal())
    audio_thread.announcer.heard(night.scratch(4))
    body = audio_thread.board.latest("caption")
    assert body is not None
    assert body["key"] == "scratch"
    assert body["energy"] == "calm"
    assert [line["key"] for line in body["lines"]] == ["roll", "scratch", "price", "pay", "pay", "pay"]
    assert body["text"] == " ".join(line["text"] for line in body["lines"])


def test_no_payment_is_lost_from_the_captions(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    """Every chip that was paid stands in the caption of its update, whether it could be said or not."""
    audio_thread, night = SoundingTable(quiet), evening(scratch_values=(9, 9, 9, 9), chips=30)
    for update in (update for _ in range(3) for update in night.whole_race(random.Random(2))):
        audio_thread.announcer.heard(update)
        paid = sum(isinstance(event, ev.Paid | ev.PaidOut) for event in update.events)
        lines = (audio_thread.board.latest("caption") or {"lines": []})["lines"]
        assert (
            sum(line["key"] in ("pay", "pay-short", "pay-nothing", "wins", "wins-big", "wins-broke") for line in lines)
            == paid
        )


def test_call_and_effects_are_played_after_their_event(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    mixer, night = RecordingMixer(), evening()

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(night.deal())
        await until(lambda: bool(mixer.voice()))
        await until(lambda: "crowd_murmur_loop.ogg" in [name for _, name in mixer.played])

    play(quiet, mixer, scene)
    assert mixer.voice() == ["race.1.ogg"]
    assert "bugle_call.ogg" in [name for _, name in mixer.played]


def test_names_are_spoken_by_pico(evening: Callable[..., Any], tmp_path: Path) -> None:
    mixer, night = RecordingMixer(), evening()

    async def scene(audio_thread: SoundingTable) -> None:
        for _ in range(30):  # on a busy machine the voice process may start too late for the first welcome
            audio_thread.announcer.heard(night.update("seats", TakeSeat("Sarah"), (), None))
            await asyncio.sleep(0.5)
            if mixer.voice():
                break

    play(AnnouncerSettings(cache=str(tmp_path)), mixer, scene)
    assert (tmp_path / mixer.voice()[0]).is_file()


def test_undecodable_sound_is_one_fault_and_captions_go_on(
    evening: Callable[..., Any], quiet: AnnouncerSettings
) -> None:
    mixer, night = RecordingMixer(broken="dice_roll.ogg"), evening()

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(night.deal())
        for horse in (2, 3, 11):
            audio_thread.announcer.heard(night.scratch(horse))
        await until(lambda: "chips_4.ogg" in [name for _, name in mixer.played])

    audio_thread = play(quiet, mixer, scene)
    assert audio_thread.faults() == ["sound_undecodable"]
    assert len(audio_thread.captions()) == 4


def test_missing_effects_are_faults_and_captions_go_on(
    evening: Callable[..., Any], quiet: AnnouncerSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "default"
    shutil.copytree(sounds_folder() / "default", pack, ignore=shutil.ignore_patterns("voice", "cheer.ogg"))
    monkeypatch.setattr("postparade.announcer.packs.pack.sounds_folder", lambda: tmp_path)
    mixer, night = RecordingMixer(), evening()

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(night.deal())
        await until(lambda: "bugle_call.ogg" in [name for _, name in mixer.played] and bool(audio_thread.faults()))

    audio_thread = play(quiet, mixer, scene)
    assert audio_thread.faults() == ["sound_missing"]
    assert audio_thread.captions()
    assert mixer.voice() == []


async def test_faults_of_other_rooms_stay_on_the_board() -> None:
    async def run() -> SoundingTable:
        audio_thread = SoundingTable(AnnouncerSettings(synthesis=False, pack="/nowhere"), RecordingMixer())
        audio_thread.board.report("web", ConfigurationFault("port_busy", port=80))
        running = asyncio.create_task(audio_thread.announcer.run())
        await until(lambda: len(audio_thread.faults()) == 2)
        audio_thread.announcer.close()
        await running
        return audio_thread

    assert (await run()).faults() == ["port_busy", "sound_pack_missing"]


def test_missing_sound_library_is_told_and_captions_go_on(
    evening: Callable[..., Any], quiet: AnnouncerSettings
) -> None:
    class NoLibrary(RecordingMixer):
        def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
            raise ModuleNotFoundError("pygame")

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(evening().opened())

    audio_thread = play(quiet, NoLibrary(), scene)
    assert audio_thread.faults() == ["no_sound_library"]
    assert (audio_thread.board.latest("sound") or {})["device"] == ""
    assert audio_thread.captions() == ["Welcome to Quarter Horse!"]


def test_switched_off_sound_still_shows_captions(evening: Callable[..., Any]) -> None:
    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(evening().opened())

    mixer = RecordingMixer()
    audio_thread = play(AnnouncerSettings(enabled=False), mixer, scene)
    assert audio_thread.captions() == ["Welcome to Quarter Horse!"]
    assert mixer.played == []


async def test_cancelled_announcer_leaves_no_thread(quiet: AnnouncerSettings) -> None:
    import threading

    async def run() -> None:
        audio_thread = SoundingTable(quiet, RecordingMixer())
        running = asyncio.create_task(audio_thread.announcer.run())
        await until(lambda: audio_thread.board.latest("sound") is not None)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running

    await run()
    assert not [thread for thread in threading.enumerate() if thread.name == "announcer"]


def test_night_mode_plays_no_fanfares(evening: Callable[..., Any], tmp_path: Path) -> None:
    mixer, night = RecordingMixer(), evening()

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(night.deal())
        await until(lambda: bool(mixer.voice()))

    play(AnnouncerSettings(synthesis=False, night=True), mixer, scene)
    assert "bugle_call.ogg" not in [name for _, name in mixer.played]
    assert mixer.volumes[VOICE] < 0.3


def test_the_final_of_a_race_night_at_another_table_has_the_only_caller(
    evening: Callable[..., Any], quiet: AnnouncerSettings
) -> None:
    mixer, night = RecordingMixer(), evening()
    volumes: list[float] = []

    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.board.post("race_night", {"duck": 20.0})
        audio_thread.announcer.tune({"bed": 0.5})
        audio_thread.announcer.heard(night.deal())
        await until(lambda: bool(mixer.voice()))
        volumes.append(mixer.volumes[VOICE])
        audio_thread.board.post("race_night", {"duck": 0.0})
        await until(lambda: mixer.volumes[VOICE] > 0)

    sounding = play(quiet, mixer, scene)
    assert volumes == [0.0]
    assert sounding.captions()


def test_captions_do_not_depend_on_time(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    board = StatusBoard()
    announcer = Announcer(quiet, board, HandClock())
    announcer.heard(evening().opened())
    assert (board.latest("caption") or {})["text"] == "Welcome to Quarter Horse!"


def test_horse_with_a_name_is_called_by_it(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    audio_thread, night = SoundingTable(quiet), evening()
    silks = Silks((HorseSettings(number=4, name="Cloud Nine"),))
    for update in (night.deal(), night.scratch(4)):
        audio_thread.announcer.heard(replace(update, race=silks.dress(update.race)))
    assert "Cloud Nine" in audio_thread.captions()[-1]


@pytest.mark.parametrize(("name", "code"), [("🐎", "name_silent"), ("馬", "name_silent"), ("a" * 200, "name_long")])
def test_name_that_cannot_be_said_is_one_fault_until_it_is_gone(
    evening: Callable[..., Any], quiet: AnnouncerSettings, name: str, code: str
) -> None:
    audio_thread, night = SoundingTable(quiet), evening()
    silks = Silks((HorseSettings(number=4, name=name),))
    for update in (night.deal(), night.scratch(4)):
        audio_thread.announcer.heard(replace(update, race=silks.dress(update.race)))
    assert audio_thread.faults() == [code]
    assert name.casefold() in audio_thread.captions()[-1].casefold()
    audio_thread.announcer.heard(night.scratch(5))
    assert audio_thread.faults() == []


@pytest.mark.parametrize("name", ["🐎", "小明", "سارة"])
def test_name_of_a_guest_that_cannot_be_said_is_nobodys_fault(
    evening: Callable[..., Any], quiet: AnnouncerSettings, name: str
) -> None:
    audio_thread, night = SoundingTable(quiet), evening()
    update = night.deal()
    audio_thread.announcer.heard(replace(update, names={**update.names, 2: name}))
    assert audio_thread.faults() == []
    assert audio_thread.board.latest("unspoken") == {"seats": (2,)}
    audio_thread.announcer.heard(replace(update, names={**update.names, 2: "Sara"}))
    assert audio_thread.board.latest("unspoken") == {"seats": ()}


def test_unknown_language_is_told_and_it_goes_on_in_english(evening: Callable[..., Any]) -> None:
    async def scene(audio_thread: SoundingTable) -> None:
        audio_thread.announcer.heard(evening().opened())

    audio_thread = play(AnnouncerSettings(enabled=False, language="tlh"), RecordingMixer(), scene)
    assert audio_thread.faults() == ["unknown_language"]
    assert audio_thread.captions() == ["Welcome to Quarter Horse!"]


def test_captions_are_in_the_language_of_the_table(evening: Callable[..., Any]) -> None:
    audio_thread = SoundingTable(AnnouncerSettings(language="de-AT", synthesis=False))
    audio_thread.announcer.heard(evening().opened())
    assert audio_thread.captions() == ["Willkommen bei Quarter Horse!"]
    assert (audio_thread.board.latest("caption") or {})["language"] == "de"


def test_payments_stand_until_the_dice_roll_again(evening: Callable[..., Any], quiet: AnnouncerSettings) -> None:
    audio_thread, night = SoundingTable(quiet), evening()

    def standing(update: Update) -> list[str]:
        audio_thread.announcer.heard(update)
        found: list[str] = (audio_thread.board.latest("caption") or {})["standing"]
        return found

    standing(night.deal())
    owed = standing(night.scratch(4))
    assert owed
    assert standing(night.update("seats", TakeSeat("Sarah"), (), None)) == owed
    assert standing(night.scratch(5)) != owed


async def test_quiet_moments_are_filled_and_rolling_dice_are_not_talked_over(evening: Callable[..., Any]) -> None:
    async def run() -> tuple[int, int]:
        clock, board, night = HandClock(), StatusBoard(), evening()
        announcer = Announcer(AnnouncerSettings(enabled=False), board, clock)
        captions: list[str] = []
        board.watch(lambda topic, body: captions.append(body["text"]) if topic == "caption" else None)
        running = asyncio.create_task(announcer.run())
        for update in (night.deal(), *map(night.scratch, (2, 3, 11, 12)), night.run(7), night.run(8)):
            announcer.heard(update)
        told = len(captions)
        board.post("dice", {"stage": "moving"})
        await clock.advance(20.0)
        while_rolling = len(captions) - told
        board.post("dice", {"stage": "empty"})
        await clock.advance(20.0)
        announcer.close()
        await running
        return while_rolling, len(captions) - told

    while_rolling, afterwards = await run()
    assert while_rolling == 0
    assert afterwards >= 2


def test_captions_are_written_in_the_language_of_a_guest_from_then_on() -> None:
    async def scene(table: SoundingTable) -> None:
        for language in ("fr", "fr", "en", "xx"):
            table.announcer.write_in(language)
        await until(lambda: bool(table.announcer._captions._others))

    table = play(AnnouncerSettings(enabled=False), None, scene)
    assert table.announcer._captions._others.keys() == {"fr"}


def test_chances_are_called_whether_tote_or_announcer_hears_of_a_roll_first(
    evening: Callable[..., Any],
) -> None:
    """The tote posts its odds while the table tells everybody of a roll, in whatever order."""

    async def tell(first: str) -> list[str]:
        night, table = evening(lanes=dict.fromkeys(range(2, 13), 9)), SoundingTable(AnnouncerSettings(enabled=False))
        for update in (night.opened(), night.deal(), *(night.scratch(horse) for horse in (2, 3, 11, 12))):
            table.announcer.heard(update)
        for chance in (0.2, 0.45):
            update = night.run(6)
            if first == "announcer":
                table.announcer.heard(update)
            table.board.post("odds", {"on": True, "win": {"6": chance, "7": 1 - chance}})
            if first == "tote":
                table.announcer.heard(update)
            await asyncio.sleep(0)
        return table.captions()

    for first in ("announcer", "tote"):
        said = asyncio.run(tell(first))
        assert "45 percent" in said[-1], said[-2:]
        assert not any("30 percent" in text for text in said)
