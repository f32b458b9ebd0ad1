"""The demonstration race has a caller who is soft, calm and truthful, and silent as soon as somebody comes."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio import mixer as mix
from postparade.announcer.audio.levels import FULL_CROWD, FULL_VOICE
from postparade.announcer.audio.mixer import SilentMixer
from postparade.announcer.audio.playback import CROWD_SOFTLY, SOFTLY
from postparade.announcer.commentary.calls import Priority
from postparade.announcer.commentary.race_model import front, left
from postparade.announcer.commentary.scheduler import FADE
from postparade.announcer.demonstration import DemonstrationCaller
from postparade.announcer.wording import Wording
from postparade.table.presentation.attract import TOPIC
from postparade.table.presentation.demonstration_race import STEP, DemonstrationRace, demonstration_race
from postparade.table.presentation.status_board import StatusBoard
from tests.announcer.audio.test_audio_thread import SETTINGS, Desk, at_work, until
from tests.announcer.audio.test_playback import Deck

LANGUAGES = ("en", "de", "fr", "it", "es")


def bodies(race: DemonstrationRace, *, alone: bool = True, number: int = 1) -> list[dict[str, Any]]:
    """What the table posts, moment by moment."""
    told = {"on": True, "alone": alone, "number": number, "scratched": list(race.scratched)}
    return [{**told, **msgspec.to_builtins(moment)} for moment in race.moments]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_true_and_there_is_a_breath_between_two_moves(language: str) -> None:
    wording = Wording(language)
    caller = DemonstrationCaller(wording.variants)
    for seed in range(40):
        race = demonstration_race(seed)
        said = []
        for at, body in enumerate(bodies(race, number=seed)):
            heard = caller.hear(body, at * STEP, "classic", {})
            assert heard is not None
            assert caller.hear(body, at * STEP, "classic", {}) is None, "a moment is heard once"
            for call in heard.calls:
                said.append((at, call))
                assert call.valid.holds(heard.model)
                assert all(wording.text(line) for line in call.lines)
                assert call.deadline <= call.created + STEP or call.key == "winner"
                assert heard.model.race is not None
                if call.key in ("lead", "first-step"):
                    assert front(heard.model.race) == (call.horse,)
                if call.key == "near":
                    assert left(heard.model.race.lane(call.horse or 0)) == 1
        assert [call.key for _, call in said][:1] == ["off"]
        assert [line.key for line in said[-1][1].lines] == ["winner", "winner-again"]
        plain = [at for at, call in said if call.priority is Priority.COLOUR]
        assert all(later - sooner >= 4 for sooner, later in itertools.pairwise(plain))


class SoftDeck(Deck):
    """A playback with a demonstration on it."""

    def __init__(self) -> None:
        super().__init__()
        self.caller = DemonstrationCaller(Wording().variants)
        self.race = demonstration_race(3)

    @property
    def volumes(self) -> dict[int, float]:
        mixer = self.playback._soundboard.mixer
        assert isinstance(mixer, SilentMixer)
        return mixer.volumes

    def busy(self, *channels: int) -> bool:
        return any(self.playback._soundboard.mixer.busy(channel) for channel in channels)

    def demonstrate(self, moments: int) -> None:
        for body in bodies(self.race)[:moments]:
            heard = self.caller.hear(body, self.now, "classic", {})
            assert heard is not None
            self.playback.demonstrate(heard, self.now)
            self.play(STEP)


def test_voice_and_crowd_are_soft() -> None:
    deck = SoftDeck()
    deck.demonstrate(3)
    assert any(name.startswith("off") for name in deck.said)
    assert 0 < deck.volumes[mix.VOICE] <= FULL_VOICE * SOFTLY * 1.5
    assert 0 < max(deck.volumes.get(one, 0.0) for one in mix.BED) <= FULL_CROWD * 0.8 * CROWD_SOFTLY


def test_it_is_silent_within_one_step_and_what_comes_next_is_as_loud_as_ever() -> None:
    deck = SoftDeck()
    deck.demonstrate(1)
    body = bodies(deck.race)[-1]
    heard = deck.caller.hear(body, deck.now, "classic", {})
    assert heard is not None
    deck.playback.demonstrate(heard, deck.now)
    deck.play(0.1)
    assert deck.busy(mix.VOICE)
    assert deck.playback.speaking
    deck.playback.hush(deck.now)
    assert not deck.busy(*mix.BED, *mix.HOOVES)
    assert not deck.playback.speaking
    said = dict(deck.said)
    deck.play(FADE * 2)
    assert not deck.busy(mix.VOICE)
    deck.play(10.0)
    assert deck.said == said, "no sentence runs into the lobby"
    assert not deck.busy(*mix.BED, *mix.HOOVES)
    deck.call("scratch", 4, Priority.RULE)
    deck.play(1.0)
    assert "scratch.4" in deck.said
    assert deck.volumes[mix.VOICE] >= FULL_VOICE * 0.9


def test_a_call_of_a_game_ends_a_demonstration_by_itself() -> None:
    deck = SoftDeck()
    deck.demonstrate(1)
    deck.call("scratch", 5, Priority.RULE)
    assert deck.playback._before_demonstration is None
    deck.play(1.0)
    assert "scratch.5" in deck.said


def voice(desk: Desk) -> list[str]:
    return [name for channel, name in desk.played if channel == mix.VOICE]


@pytest.mark.slow(5)
def test_the_caller_follows_the_boards_and_falls_silent_when_a_guest_joins(evening: Callable[..., Any]) -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        off, *moves = bodies(demonstration_race(3))
        board.post(TOPIC, off)
        await until(lambda: any(name.startswith("off") for name in voice(desk)))
        board.post(TOPIC, moves[0])
        await until(lambda: desk.busy(mix.BED[0]))
        night = evening()
        announcer.heard(replace(night.deal(), kind="seats"))
        await until(lambda: not any(desk.busy(one) for one in (mix.VOICE, *mix.HOOVES)))
        assert board.latest("caption") is None or "off" not in str(board.latest("caption"))

    at_work(scene)


@pytest.mark.parametrize("change", [{"attract": False}, {"night": True}, {"muted": True}])
def test_the_host_may_have_it_silent(change: dict[str, object]) -> None:
    async def scene(announcer: Announcer, board: StatusBoard, desk: Desk) -> None:
        off, *moves = bodies(demonstration_race(3))
        board.post(TOPIC, off)
        await until(lambda: desk.busy(mix.BED[0]))
        announcer.tune(change)
        await until(lambda: not desk.busy(mix.BED[0]) and not desk.busy(mix.VOICE))
        heard = list(desk.played)
        for body in moves[:3]:
            board.post(TOPIC, body)
            await asyncio.sleep(0.05)
        assert desk.played == heard

    at_work(scene, SETTINGS)


def test_nothing_is_heard_while_somebody_sits_at_the_table() -> None:
    async def scene(_: Announcer, board: StatusBoard, desk: Desk) -> None:
        for body in bodies(demonstration_race(3), alone=False)[:3]:
            board.post(TOPIC, body)
        board.post(TOPIC, {"on": False})
        await asyncio.sleep(0.3)
        assert desk.played == []

    at_work(scene)
