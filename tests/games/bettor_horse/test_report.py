"""The reports of Bettor Horse: every round told and drawn as it was run, in every language."""

import random
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from postparade.core.i18n import LANGUAGES
from postparade.games.bettor_horse.report import REPORT, rounds_of
from postparade.games.bettor_horse.rules.state import State
from postparade.reports.charts.drawing import as_text
from postparade.reports.evening import GameReport
from postparade.reports.words import Words
from postparade.table.corrections.history import Step
from tests.games.bettor_horse.strategy import GAME, legal, new, take

NAMES = {1: "Ann", 2: "Bob", 3: "Cid", 4: "Dora"}


def played(players: int, seed: int, **options: Any) -> tuple[list[Step], State]:
    """The steps of a whole random game, and its end."""
    rng, state = random.Random(seed), new(players, **options)
    steps: list[Step] = []
    while state.result is None:
        action, seat = legal(state, rng)
        events = take(state, action, seat, rng)
        steps.append(Step(len(steps) + 1, action, seat, state, events))
        for event in events:
            state = GAME.evolve(state, event)
    return steps, state


def report_on(steps: list[Step], state: State) -> GameReport:
    return GameReport(GAME, 0.0, NAMES, tuple(steps), (), GAME.status(state), GAME.over(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "seed", "options"), [(2, 1, {}), (4, 2, {"track_conditions": True}), (2, 3, {"cards": "physical"})]
)
def test_every_round_has_a_drawing_and_its_data(
    language: str, players: int, seed: int, options: dict[str, Any]
) -> None:
    steps, state = played(players, seed, **options)
    section = REPORT.section(report_on(steps, state), Words(language))
    assert len(section.races) == len(section.data["rounds"]) >= len(state.slots)
    for figure, one in zip(section.races, rounds_of(steps), strict=True):
        drawn = as_text(figure.drawing)
        ET.fromstring(drawn)
        assert all(NAMES[seat] in drawn for seat in one.decided.pair)
        assert all(runner.name in drawn for loaded, _ in one.lanes for runner in loaded.runners)
    (purses,) = section.summary
    assert all(NAMES[seat] in as_text(purses.drawing) for seat in state.players)
    last = section.data["rounds"][-1]
    held = dict(zip(state.players, map(len, state.purses), strict=True))
    assert {seat: last["purses"].get(seat, 0) for seat in state.players} == held
    assert last["pool"] == len(state.pool)


def test_the_report_of_a_running_game_knows_only_what_was_turned() -> None:
    steps, _ = played(2, 4, open_decks=False)
    at = next(number for number, step in enumerate(steps) if rounds_of([step]))
    assert not steps[at + 1].before.round.locked
    one_more = steps[: at + 2]
    state = one_more[-1].before
    for event in one_more[-1].events:
        state = GAME.evolve(state, event)
    section = REPORT.section(report_on(one_more, state), Words("en"))
    everything = "".join(as_text(figure.drawing) for figure in (*section.races, *section.summary)) + str(section.data)
    assert len(section.races) == 1
    assert len(state.round.locked) == 1
    (locked,) = (one for one in state.round.commitments if one is not None)
    assert not any(card in everything for card in locked.cards)


def test_the_last_round_is_drawn_once_there_is_one() -> None:
    steps, _ = played(4, 6)
    assert REPORT.last_race(GAME, steps[:1], NAMES, Words("de")) is None
    drawn = REPORT.last_race(GAME, steps, NAMES, Words("de"))
    assert drawn is not None
    assert "Finale" in as_text(drawn) or "Stechen" in as_text(drawn)
