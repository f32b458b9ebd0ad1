"""Whole games of every kind, called from the first to the last event: in all languages, true, and in time."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from postparade.announcer.commentary.calls import Line, Priority
from postparade.announcer.wording import Wording
from postparade.core.i18n import LANGUAGES
from postparade.games.race import Race
from tests.announcer.season import BREATH, LETTER
from tests.announcer.transcript import Spoken, Transcript, transcript
from tests.games.driver import tag_of

CATALOGUES = {language: Wording(language) for language in LANGUAGES}
GAMES = ("ready-set-bet", "bettor-horse", "odds-on")


@pytest.fixture(scope="module")
def played() -> Callable[..., Transcript]:
    """A game with three or more seats, played once for all tests."""
    known: dict[tuple[str, int], Transcript] = {}

    def play(game: str, seed: int) -> Transcript:
        if (game, seed) not in known:
            known[game, seed] = transcript(game, seed, setup=lambda setup: len(setup.seats) > 2).run(500)
        return known[game, seed]

    return play


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_of_a_game_can_be_said_in_every_language(
    played: Callable[..., Transcript], game: str, language: str
) -> None:
    calls = played(game, 1).calls
    assert len({call.key for call in calls}) > 20
    for line in {line for call in calls for line in call.caption}:
        for variant in range(1, line.variants + 1):
            text = CATALOGUES[language].text(Line(line.key, line.args, variant, line.variants))
            assert text[-1] in ".!?"
            assert "{" not in text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_untrue_is_said(played: Callable[..., Transcript], game: str, seed: int) -> None:
    spoken = played(game, seed).spoken
    assert len(spoken) > 60
    assert [one.line for one in spoken if not is_true(one)] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_begun_after_its_deadline_or_over_another_line(
    played: Callable[..., Transcript], game: str, seed: int
) -> None:
    said = played(game, seed)
    first: dict[int, float] = {}
    for one in said.spoken:
        assert first.setdefault(id(one.call), one.at) <= one.call.deadline
    for one, after in pairwise(said.spoken):
        cut = after.call.interrupts is not None and one.call.priority >= after.call.interrupts
        length = BREATH + LETTER * len(said.catalogue.spoken(one.line))
        assert cut or after.at >= one.at + length - 1e-6


@pytest.mark.parametrize("game", GAMES)
def test_every_finish_is_called_at_once(played: Callable[..., Transcript], game: str) -> None:
    said = played(game, 2)
    finishes = [at for at, update in said.updates if {"finish", "lane_run"} & {tag_of(one) for one in update.events}]
    assert finishes
    for finish in finishes:
        begun = [one for one in said.spoken if finish <= one.at < finish + 0.6 and one.call.priority is Priority.RULE]
        assert begun, finish


def test_bets_have_no_voice_and_no_caption(played: Callable[..., Transcript]) -> None:
    said = played("ready-set-bet", 1)
    bets = {at for at, update in said.updates if {tag_of(event) for event in update.events} == {"bet"}}
    assert len(bets) > 10
    assert not {call.created for call in said.calls} & bets


@pytest.mark.parametrize("seed", range(4))
def test_calls_keep_up_with_a_roll_every_two_and_a_half_seconds(played: Callable[..., Transcript], seed: int) -> None:
    said = played("ready-set-bet", seed)
    rolls = [at for at, update in said.updates if any(tag_of(event) == "roll" for event in update.events)]
    called = [any(at <= one.at < at + 1.3 for one in said.spoken) for at in rolls]
    assert sum(called) > 0.9 * len(called)


def test_the_line_that_closes_the_bets_is_counted_down(played: Callable[..., Transcript]) -> None:
    said = played("ready-set-bet", 3)
    keys = [one.line.key for one in said.spoken]
    closed = keys.index("bets-closed")
    assert "red-line-last" in keys[:closed]
    assert "red-line" in keys[:closed]


def is_true(said: Spoken) -> bool:
    """Whether a line about the race is true of the race as it stood when it was begun."""
    race, key = said.after.race, said.line.key.removesuffix("-hot")
    if race is None:
        return True
    horse, other, third, seat, runners = (number(said, name) for name in ("horse", "other", "third", "seat", "runners"))
    front, rests = in_front(race), {lane.number: lane.length - lane.position for lane in race.lanes}
    status = said.after.view.status
    assert status is not None
    lanes = {one: lane for lane, held in status.holders.items() for one in held} if key.startswith("duel-") else {}
    won = race.winners == (horse,)
    conditions = {
        **dict.fromkeys(("lead", "lead-from", "lead-back", "first-step", "halfway", "clear", "gap"), front == {horse}),
        **dict.fromkeys(("level", "still-level"), front == {horse, other}),
        **dict.fromkeys(("winner", "winner-nose", "winner-again", "wire-to-wire", "easy-win"), won),
        "dead-heat": set(race.winners) == {horse, other},
        "level-many": len(front) == runners,
        "near": rests.get(horse) == 1 and front == {horse},
        "near-two": rests.get(horse) == rests.get(other) == 1,
        "red-line": race.line is not None and rests.get(horse, 99) <= 15 - race.line.position,
        "order": rests.get(horse, 0) < rests.get(other, 0) < rests.get(third, 0),
        "duel-leads": front == {lanes.get(seat)},
        "duel-passes": front == {lanes.get(seat)},
        "duel-level": len(front) == 2,
        "duel-won": race.winners == (lanes.get(seat),),
        "duel-drawn": len(race.winners) == 2,
    }
    return bool(conditions.get(key, True))


def number(said: Spoken, name: str) -> int:
    """The argument ``name`` of the line; -1 if it has none."""
    value = dict(said.line.args).get(name, -1)
    assert isinstance(value, int)
    return value


def in_front(race: Race) -> set[int]:
    """The horses that have moved and have the least to go."""
    moved = {lane.number: lane.length - lane.position for lane in race.lanes if lane.position and not lane.scratched}
    return {number for number, rest in moved.items() if rest == min(moved.values())}
