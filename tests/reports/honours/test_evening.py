"""The honours of whole evenings of all games, against a count that is made in another way."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from postparade.core.i18n import LANGUAGES
from postparade.games.dice_race.rules import events as dice
from postparade.reports.evening import EveningReport, evening_of
from postparade.reports.evening_process import made
from postparade.reports.honours.counts import counts, tallies_of
from postparade.reports.honours.honours import honours_of
from postparade.reports.honours.standings import points_of
from postparade.reports.words import Words
from postparade.rules.events import Rolled
from postparade.rules.registry import GAMES
from tests.reports.whole_evenings import GUESTS, play_evening

pytestmark = pytest.mark.slow(12)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play_evening(tmp_path_factory.mktemp("evening"))


@pytest.fixture(scope="module")
def report(folder: Path) -> EveningReport:
    return evening_of(folder)


def test_every_game_of_the_house_counts_something(report: EveningReport) -> None:
    assert [game.game.name for game in report.games] == list(GAMES)
    for game in report.games:
        tallies = tallies_of(game.game)
        assert tallies is not None
        counted = Counter(
            tally.kind for step in game.steps for event in step.events for tally in tallies.of(step.before, event)
        )
        assert counted, game.title
        assert min(counted.values()) > 0


def test_everybody_who_played_stands_in_the_standings_and_has_a_title(report: EveningReport) -> None:
    honours = honours_of(report)
    assert {row.guest.name for row in honours.standings} == set(GUESTS) == {guest.name for guest in honours.titles}
    assert [row.place for row in honours.standings] == sorted(row.place for row in honours.standings)
    for row in honours.standings:
        assert len(row.places) == len(report.games)
        own = []
        for at, place in enumerate(row.places):
            all_places = {other.guest.seat: other.places[at] or 99 for other in honours.standings}
            own.append(points_of(all_places)[row.guest.seat] if place else 0)
        assert row.points == sum(own)


@pytest.mark.parametrize(
    ("games", "guests", "seed"),
    [
        (("quarter-horse",), 12, 0),
        (("ready-set-bet",), 8, 1),
        (("ready-set-bet",), 8, 2),
        (("hold-your-horses", "bettor-horse"), 8, 3),
    ],
)
def test_each_of_many_guests_of_a_short_evening_has_a_title_of_his_own(
    games: tuple[str, ...], guests: int, seed: int, tmp_path: Path
) -> None:
    names = [f"Guest {number}" for number in range(1, guests + 1)]
    found = honours_of(evening_of(play_evening(tmp_path, games, names, races=2, seed=seed))).titles
    assert len(found) == guests
    for language in LANGUAGES:
        words = Words(language)
        assert len({words(f"title-{title.name}", value=title.value) for title in found.values()}) == guests
    # The journal tells nearly everybody apart.
    assert sum(title.name == "number" for title in found.values()) <= 2


def test_counts_are_those_of_the_events(report: EveningReport) -> None:
    counted = counts(report)
    events = [event for game in report.games for step in game.steps for event in step.events]
    for guest, found in counted.items():
        rolls = [event for event in events if isinstance(event, Rolled) and event.player == guest.seat]
        assert found["throw"] == len(rolls)
        paid = [event for event in events if isinstance(event, dice.Paid) and event.player == guest.seat]
        assert found["pot"] == sum(event.paid for event in paid)
        assert found["races"] <= sum(game.status.race for game in report.games)
    assert sum(found["home"] for found in counted.values()) == sum(
        game.run for game in report.games if game.game.name in ("quarter-horse", "hold-your-horses")
    )


def test_points_go_to_those_who_leave_others_behind() -> None:
    assert points_of({1: 1, 2: 2, 3: 3, 4: 4}) == {1: 4, 2: 3, 3: 2, 4: 1}
    assert points_of({1: 1, 2: 1, 3: 3}) == {1: 2, 2: 2, 3: 1}
    assert points_of({}) == {}


def test_an_evening_ends_where_the_host_closed_it(tmp_path: Path) -> None:
    play_evening(tmp_path, ("quarter-horse",), races=2, seed=3)
    first = evening_of(tmp_path)
    assert first.closed is not None
    play_evening(tmp_path, ("hold-your-horses",), names=("Eve",), races=2, seed=4, close=False)
    second = evening_of(tmp_path)
    assert second.closed is None
    assert [game.title for game in second.games] == ["Hold Your Horses"]
    assert len(honours_of(second).standings) == len(GUESTS) + 1


def test_the_same_journal_gives_the_same_honours(folder: Path) -> None:
    assert made(folder, "en", "honours", 0) == made(folder, "de", "honours", 0)
    assert set(json.loads(made(folder, "en", "honours", 0))) == {"at", "games", "standings", "titles"}


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it"])
def test_a_keepsake_is_one_file_without_an_address_or_a_secret_of_another_seat(folder: Path, language: str) -> None:
    page = made(folder, language, "keepsake", 2).decode()
    assert GUESTS[1] in page
    assert "<svg" in page
    for outside in ("http:", "https:", "src=", "<script", "<link", "url("):
        assert outside not in page.replace("http://www.w3.org/2000/svg", "")
    report = evening_of(folder)
    (bets,) = (game for game in report.games if game.game.name == "bettor-horse")
    locked = [event for step in bets.steps for event in step.events if type(event).__name__ == "Locked"]
    assert any(event.player != 2 for event in locked), "others have secrets"
    run = [event for step in bets.steps for event in step.events if type(event).__name__ == "LaneRun"]
    speeds = [event.speeds[event.pair.index(2)] for event in run if 2 in event.pair]
    assert sorted(map(int, re.findall(r"[a-z] \((\d+)\)(?=[,<])", page))) == sorted(speeds)


def test_the_report_tells_its_story_before_the_accounts_and_only_of_a_closed_evening(folder: Path) -> None:
    page = made(folder, "en", "report", 0).decode()
    story, titles, accounts = (page.index(words) for words in ("How it went", "Titles of the evening", "Accounts, in"))
    assert story < titles < accounts


def test_before_the_evening_is_closed_the_report_gives_nothing_away(tmp_path: Path) -> None:
    play_evening(tmp_path, ("quarter-horse",), races=1, close=False)
    page = made(tmp_path, "en", "report", 0).decode()
    assert "How it went" not in page
    assert "Titles of the evening" not in page
