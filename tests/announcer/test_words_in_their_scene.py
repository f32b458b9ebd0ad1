"""In every game: no word, sound or light of a roll or a result comes before the scene that reveals it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio.playback import Announcement
from postparade.announcer.settings import AnnouncerSettings
from postparade.announcer.wording import Wording
from postparade.core.i18n import LANGUAGES, USUAL
from postparade.rules.events import Finished, GameOver, Rolled
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import Update
from postparade.table.players import players_of
from postparade.table.presentation.scene_clock import Scene, SceneClock, reached
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.in_scene import InScene
from postparade.track.race_status import RaceStatus
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(5)

SETUPS: dict[str, dict[str, Any]] = {
    "quarter-horse": {},
    "hold-your-horses": {"races": 2},
    "ready-set-bet": {},
    "bettor-horse": {},
    "odds-on": {},
}
WINNERS = ("winner", "dead-heat", "duel-won", "duel-drawn", "official")
"""Beginnings of messages that tell who has won, whenever they are said."""
MONEY = ("wins", "carry", "result-", "last-bet", "race-best", "race-nobody", "unclaimed", "ended", "pay")
"""Beginnings of messages that tell what a finish brought, and who has won the game."""
BEFORE = {"slow": ("roll",), "photo": ("photo",)}
"""All that a finish lets anybody say before its winner is shown: what was rolled, and that it was close."""
ACTIONS, STEP = 260, 0.1


def too_early(key: str, scene: str) -> bool:
    """Whether the message ``key`` about a finish may not be said yet in ``scene``."""
    if scene in BEFORE:
        return not key.startswith(BEFORE[scene])
    return scene == "circle" and key.startswith(MONEY)


class Evening:
    """A table with scenes, caller and lights on one clock, and the time of everything that they show and say."""

    def __init__(self, guests: Company) -> None:
        self.guests = guests
        self.board = StatusBoard()
        self.scenes = SceneClock(guests.table.watch, self.board, guests.clock)
        self.board.watch(self._note)
        self.announcer = Announcer(AnnouncerSettings(), self.board, guests.clock)
        for language in LANGUAGES:
            if language != USUAL:
                self.announcer._captions.add(Wording(language))
        assert self.announcer._audio_thread is not None
        self.announcer._audio_thread.todo = self  # type: ignore[assignment]
        self.lights: list[tuple[RaceStatus, str]] = []
        guests.table.watch(self._before)
        guests.table.watch(self.announcer.heard)
        guests.table.watch(InScene(self.board, lambda status: self.lights.append((status, self.scenes.now.name))).heard)
        self.latest: Update
        self.finished: set[int] = set()
        self.rolled: set[int] = set()
        self.over: set[int] = set()
        self.captions: list[tuple[str, str]] = []
        """Message and scene of every line of a caption."""
        self.wrong: list[str] = []

    def _before(self, update: Update) -> None:
        self.latest = update
        for kinds, entries in ((Finished, self.finished), (Rolled, self.rolled), (GameOver, self.over)):
            if any(isinstance(event, kinds) for event in update.events):
                entries.add(update.entry)

    def _note(self, topic: str, body: dict[str, Any]) -> None:
        if topic == "caption":
            assert body["texts"].keys() == set(LANGUAGES) - {USUAL}
            assert all(body["texts"].values()), body
            for line in body["lines"]:
                self._check("caption", line["key"])

    def put(self, item: Any) -> None:
        """Hear what the audio thread is given."""
        if isinstance(item, Announcement):
            for call in item.calls:
                assert call.created <= self.guests.clock.now()
                for line in call.lines:
                    self._check("voice", line.key)
            for cue in item.cues:
                self._sound(cue.name)

    def _check(self, where: str, key: str) -> None:
        now = self.scenes.now
        if where == "caption":
            self.captions.append((key, now.name))
        if now.entry == self.latest.entry and now.entry in self.rolled and now.name == "dice":
            self.wrong.append(f"{where}: {key} under falling dice")
        if now.entry in self.finished and too_early(key, now.name):
            self.wrong.append(f"{where}: {key} in the scene {now.name}")
        race = self.guests.table.race()
        if key.startswith(WINNERS) and (race is None or not race.finished):
            self.wrong.append(f"{where}: {key} while the race runs")
        if key.startswith("result-") and not self.guests.table.view(TABLE).over:
            self.wrong.append(f"{where}: {key} before the end")

    def _sound(self, name: str) -> None:
        now = self.scenes.now
        if now.entry not in self.finished:
            return
        wanted: Scene | None = {"photo_shutter": "photo", "cheer": "circle"}.get(name)  # type: ignore[assignment]
        if wanted and not reached(now.name, wanted):
            self.wrong.append(f"sound: {name} in the scene {now.name}")

    async def play(self, rng: random.Random, actions: int) -> None:
        """Let simulated players act, sometimes at once, mostly after some seconds, and look on after each finish."""
        table = self.guests.table
        for _ in range(actions):
            state, game = table._written.play, table._written.game
            assert game is not None
            if game.over(state):
                break
            action, number = players_of(game).act(game, state, rng)
            shows = len(self.finished)
            await self.guests.do(action, HOST if number is None else seat(number))
            await self.pass_time(rng.choice((0.0, 0.3, 1.0, 1.0)))
            if len(self.finished) > shows or table._publisher.busy:
                await self.pass_time(30.0)
        await self.pass_time(60.0)

    async def pass_time(self, seconds: float) -> None:
        """Let the clock run by small steps."""
        for _ in range(round(seconds / STEP)):
            await self.guests.clock.advance(STEP)

    def too_early(self) -> Iterator[str]:
        """Lights that tell too early."""
        for status, scene in self.lights:
            if status.race is not None and status.race.finished and scene in ("slow", "photo") and not status.suspended:
                yield f"light: the winner in the scene {scene}"
            if status.race is not None and status.race.finished and scene == "dice":
                yield "light: the winner under falling dice"


@pytest.mark.parametrize("game", SETUPS)
async def test_no_word_sound_or_light_runs_ahead_of_its_scene(tmp_path: Path, game: str) -> None:
    assert SETUPS.keys() == GAMES.keys(), "every game is tried"
    async with company(tmp_path, ("Ann", "Bob", "Cid", "Dora"), game, **SETUPS[game]) as guests:
        evening = Evening(guests)
        await evening.play(random.Random(5), ACTIONS)
        assert [*evening.wrong, *evening.too_early()] == []
        told = {scene for key, scene in evening.captions if key.startswith(("winner", "dead-heat", "duel-won"))}
        assert told == ({"circle"} if evening.finished else {""}), "winners were told"
        if evening.finished:
            assert any(status.suspended for status, _ in evening.lights)
        evening.scenes.close()
