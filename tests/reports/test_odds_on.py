"""The reports of a meeting: every race told and drawn as it came in, in every language."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from postparade.core.i18n import LANGUAGES
from postparade.games.odds_on.cards import HORSES
from postparade.reports.drawing import as_text
from postparade.reports.evening import GameReport
from postparade.reports.odds_on import REPORT, races_of
from postparade.reports.words import Words
from postparade.table.history import Step
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
def test_every_race_has_a_sentence_a_chart_and_its_data(language: str, seed: int, wild: float) -> None:
    steps = played(seed, wild=wild)
    section = REPORT.section(report_on(steps), Words(language))
    assert len(section.sentences) == len(section.races) == len(section.data["races"]) == 5
    assert "David Bolton" in section.note
    for figure, race, sentence in zip(section.races, races_of(steps), section.sentences, strict=True):
        drawn = as_text(figure.drawing)
        ET.fromstring(drawn)
        for runner in race.runners:
            assert HORSES[runner.horse].name.replace("'", "'") in drawn
        assert any(HORSES[runner.horse].name in sentence for runner in race.runners if runner.rank == 1)
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
