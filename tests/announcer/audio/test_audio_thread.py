"""The one thread that sounds: told what changes while it plays, and never an end of the race, whatever breaks."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.ambience import GAITS, LAYERS
from postparade.announcer.audio.mixer import SilentMixer, SoundDevice
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

pytestmark = pytest.mark.slow(2)

SETTINGS = AnnouncerSettings(synthesis=False)


class Desk(SilentMixer):
    """A mixer that notes what is played on which channel and how loud, and breaks when it is told to."""

    def __init__(self) -> None:
        super().__init__(time.monotonic)
        self.played: list[tuple[int, str]] = []
        self.broken = ""

    def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
        self._break("start")
        return SoundDevice("test")

    def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
        self._break("play")
        self.played.append((channel, clip.stem))
        super().play(channel, clip, volume, loop=loop)

    def busy(self, channel: int) -> bool:
        self._break("busy")
        return super().busy(channel)

    def volume(self, channel: int, volume: float) -> None:
        self._break("volume")
        super().volume(channel, volume)

    def lost(self) -> bool:
        self._break("lost")
        return False

    def close(self) -> None:
        self._break("close")
        super().close()

    def _break(self, what: str) -> None:
        if self.broken in (what, "everything"):
            raise RuntimeError(f"{what} is broken")


async def until(true: Callable[[], bool]) -> None:
    """Return once ``true``, or fail after a minute."""
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 - made true by the thread of the announcer, which has no asyncio.Event
            await asyncio.sleep(0.01)


def codes(board: StatusBoard) -> list[str]:
    return [fault["code"] for fault in (board.latest("faults") or {"list": []})["list"]]


def at_work(scene: Callable[[Announcer, StatusBoard, Desk], Any], settings: AnnouncerSettings = SETTINGS) -> None:
    """Run ``scene`` beside an announcer."""

    async def run() -> None:
        board, desk = StatusBoard(), Desk()
        announcer = Announcer(settings, board, SystemClock(), desk)
        running = asyncio.create_task(announcer.run())
        await until(lambda: board.latest("sound") is not None)
        await scene(announcer, board, desk)
        announcer.close()
        await running

    asyncio.run(run())


def test_race_that_is_resumed_is_heard_before_its_next_roll(evening: Callable[..., Any]) -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        night = evening()
        night.deal()
        night.scratch(2, 3, 11, 12)
        update = night.run(7)
        announcer.stands(update.view, update.race)
        await until(lambda: {LAYERS[0], GAITS[0]} <= {name for _, name in desk.played})
        await until(lambda: desk.volumes.get(mix.HOOVES[0], 0) + desk.volumes.get(mix.HOOVES[1], 0) > 0.02)
        assert board.latest("caption") is None

    at_work(scene)


def test_what_sounds_is_turned_down_at_once(evening: Callable[..., Any]) -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        announcer.heard(evening().deal())
        await until(lambda: (mix.VOICE, "race.1") in desk.played and mix.VOICE in desk.volumes)
        loud = desk.volumes[mix.VOICE]
        announcer.tune({"voice": 0.5})
        await until(lambda: desk.volumes[mix.VOICE] == pytest.approx(loud / 2))
        announcer.tune({"night": True})
        await until(lambda: desk.volumes[mix.VOICE] == pytest.approx(loud / 2 * 10 ** (-12 / 20)))
        announcer.tune({"muted": True})
        await until(lambda: not any(desk.volumes.values()))
        told = (board.latest("sound") or {})["settings"]
        assert (told["voice"], told["night"], told["muted"]) == (0.5, True, True)

    at_work(scene)


@pytest.mark.parametrize("change", [{"voice": 2}, {"night": "yes"}, {"pack": "ours"}, {"device": 7}, {"buffer": 500}])
def test_wrong_change_is_refused_and_changes_nothing(change: dict[str, Any]) -> None:
    board = StatusBoard()
    announcer = Announcer(SETTINGS, board, SystemClock(), Desk())
    with pytest.raises(ConfigurationFault) as caught:
        announcer.tune(change)
    assert caught.value.code == "bad_request"
    announcer.tune({"night": True})
    wanted = replace(SETTINGS, night=True)
    assert all(value == getattr(wanted, name) for name, value in (board.latest("sound") or {})["settings"].items())


def test_other_device_starts_the_loops_again(evening: Callable[..., Any]) -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        announcer.heard(evening().deal())
        await until(lambda: (mix.BED[0], LAYERS[0]) in desk.played)
        before = len(desk.played)
        announcer.tune({"device": "another"})
        await until(lambda: (mix.BED[0], LAYERS[0]) in desk.played[before:])

    at_work(scene)


def test_trying_the_sound_out_wakes_chips_crowd_and_caller() -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        announcer.try_out()
        wanted = {"sound-test", "chips_4", *LAYERS}
        await until(lambda: {name for _, name in desk.played} >= wanted)

    at_work(scene)


@pytest.mark.parametrize("what", ["start", "play", "busy", "volume", "lost", "everything"])
async def test_no_error_of_the_sound_stops_the_race(tmp_path: Path, what: str) -> None:
    """A real table plays on, every update has its caption, the error is told once, and the thread ends in order."""

    table = await Table.open(tmp_path, SystemClock(), system_chance)
    board, desk = StatusBoard(), Desk()
    desk.broken = what
    announcer = Announcer(SETTINGS, board, SystemClock(), desk)
    table.watch(announcer.heard)
    captions: list[str] = []
    told: list[list[str]] = []
    board.watch(lambda topic, body: captions.append(body["text"]) if topic == "caption" else None)
    board.watch(lambda topic, _: told.append(codes(board)) if topic == "faults" else None)
    running = asyncio.create_task(announcer.run())
    actions = [TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse", {"cards": "recorded"}), Deal(deck=DECK)]
    actions += [Roll(dice) for dice in ((1, 1), (1, 2), (5, 6), (6, 6), (3, 4), (3, 4))]
    for number, action in enumerate(actions):
        entry = table.view(TABLE).entry
        assert isinstance(await table.submit(Command(f"action-{number}", HOST, action, entry)), Receipt)
    await until(lambda: "sound_stumbled" in codes(board))
    assert len(captions) >= len(actions)
    assert told == [["sound_stumbled"]]
    announcer.close()
    await running
    await table.close()


def test_sound_that_works_again_is_no_longer_in_trouble(
    evening: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("postparade.announcer.audio.audio_thread.STEADY", 0.3)

    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        desk.broken = "play"
        announcer.heard(evening().deal())
        await until(lambda: codes(board) == ["sound_stumbled"])
        desk.broken = ""
        await until(lambda: codes(board) == [])

    at_work(scene)
