"""The reports of a meeting: every race told and drawn as it came in, in every language."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.core.i18n import LANGUAGES, Messages
from postparade.games.odds_on.report import REPORT, races_of
from postparade.games.odds_on.rules.actions import Action, Enter, SendOff, StartMeeting
from postparade.games.odds_on.rules.cards import HORSES
from postparade.reports.charts.drawing import as_text
from postparade.reports.evening import GameReport
from postparade.reports.words import Words
from postparade.table.corrections.history import Step
from tests.games.odds_on.meetings import GAME, meeting

NAMES = {1: "Ann", 2: "Bob", 3: "Cleopatra the 3rd"}


def played(seed: int, **how: Any) -> list[Step]:
    """The steps of a meeting."""
    return [
        Step(number, step.action, step.player, step.before, tuple(event for event, _ in step.events))
        for number, step in enumerate(meeting(seed, 3, **how), 1)
    ]


def report_on(steps: list[Step]) -> GameReport:
    last = steps[-1]
    state = last.before
    for event in last.events:
        state = GAME.evolve(state, event)
    return GameReport(GAME, 0.0, NAMES, tuple(steps), (), GAME.status(state), GAME.over(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "wild"), [(1, 0.0), (2, 0.6), (3, 0.97)])
def test_every_race_has_a_chart_and_its_data(language: str, seed: int, wild: float) -> None:
    steps = played(seed, wild=wild)
    section = REPORT.section(report_on(steps), Words(language))
    assert len(section.races) == len(section.data["races"]) == 5
    assert "David Bolton" in section.note
    for figure, race in zip(section.races, races_of(steps), strict=True):
        drawn = as_text(figure.drawing)
        ET.fromstring(drawn)
        for runner in race.runners:
            assert HORSES[runner.horse].name.replace("'", "'") in drawn
    (totals,) = section.summary
    assert all(name in as_text(totals.drawing) for name in NAMES.values())


def test_the_report_of_a_running_meeting_knows_only_what_was_run() -> None:
    """Neither the next field nor a hand nor the order of a pile is in a report."""
    steps = played(4)
    at = next(number for number, step in enumerate(steps) if races_of([step]))
    section = REPORT.section(report_on(steps[: at + 1]), Words("en"))
    assert len(section.races) == 1
    everything = "".join(as_text(figure.drawing) for figure in (*section.races, *section.summary)) + str(section.data)
    assert "sp-" not in everything
    assert "special-" not in everything


def test_the_last_race_is_drawn_once_there_is_one() -> None:
    steps = played(6)
    assert REPORT.last_race(GAME, steps[:3], NAMES, Words("de")) is None
    drawn = REPORT.last_race(GAME, steps, NAMES, Words("de"))
    assert drawn is not None
    assert "Rennen 5" in as_text(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_races_on_printed_cards_are_told_by_gate(language: str) -> None:
    state: Any = GAME.new(GAME.setup_type(seats=(1, 2, 3), cards="physical"))
    steps = []
    runners = [Enter(gate, (gate, 2, 0, 1, 0), 1, -2, owner=gate % 3 + 1) for gate in range(1, 9)]
    actions: list[Action] = [StartMeeting(), *runners, SendOff()]
    for number, action in enumerate(actions, 1):
        events = GAME.decide(state, action, None)
        assert not isinstance(events, Refusal), events
        steps.append(Step(number, action, None, state, events))
        for event in events:
            state = GAME.evolve(state, event)
    section = REPORT.section(report_on(steps), Words(language))
    gate = Messages(language, "odds-on", GAME.capabilities.words).wording("gate-name", {"gate": 8})
    assert any(gate in sentence for sentence in section.sentences)
    assert gate in as_text(section.races[0].drawing)
    assert section.data["races"][0]["runners"][0]["points"] == -1
