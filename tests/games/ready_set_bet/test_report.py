"""The reports of Ready Set Bet: the bets of all, what they were worth, and who was first by how many milliseconds."""

import asyncio
import random
import xml.etree.ElementTree as ET
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.core.i18n import LANGUAGES
from postparade.games.ready_set_bet.players import PLAYERS
from postparade.games.ready_set_bet.report.report import REPORT
from postparade.games.ready_set_bet.report.roll_by_roll import races_of
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.games.ready_set_bet.rules.game import ReadySetBet
from postparade.games.ready_set_bet.rules.state import State
from postparade.reports.charts.drawing import as_text
from postparade.reports.evening import EveningReport, GameReport, evening_of
from postparade.reports.printable_page import page
from postparade.reports.words import Words
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, Viewer
from postparade.simulator.players import SimulatedGame
from postparade.table.corrections.history import Step
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

pytestmark = pytest.mark.slow(3)

GAME = ReadySetBet()
NAMES = {1: "Ann", 2: "Bob <b>&", 3: "Cleo", 4: "Dora"}
Do = Callable[..., Awaitable[Any]]


def played(players: int, seed: int, races: int = 4, **options: Any) -> tuple[list[Step], State]:
    """The steps of simulated races, and where they end."""
    rng = random.Random(seed)
    state = SimulatedGame(GAME, players, random.Random(seed), **options).state
    steps: list[Step] = []
    while not (GAME.over(state) or (state.race >= races and state.phase == "between")):
        action, seat = PLAYERS.act(GAME, state, rng)
        action = GAME.prepare(state, action, seat, lambda items: rng.sample(list(items), len(items)))
        events = GAME.decide(state, action, seat)
        assert not isinstance(events, Refusal)
        steps.append(Step(len(steps) + 1, action, seat, state, events))
        for event in events:
            state = GAME.evolve(state, event)
    return steps, state


def report_on(steps: list[Step], state: State) -> GameReport:
    return GameReport(GAME, 0.0, NAMES, tuple(steps), (), GAME.status(state), GAME.over(state))


async def _journalled(folder: Path, taps: Callable[[Do, HandClock], Awaitable[None]]) -> None:
    """A race at a real table: ``taps`` while the bets are open, then sevens to the finish."""
    clock = HandClock()
    table = await Table.open(folder, clock, system_chance)
    sent = 0

    async def do(action: Any, who: Viewer = HOST) -> Any:
        nonlocal sent
        sent += 1
        return await table.submit(Command(f"c{sent}", who, action))

    for name in ("Ann", "Bob", "Cleo"):
        await do(TakeSeat(name))
    await do(OpenGame("ready-set-bet"))
    await do(SetupRace())
    await do(Start())
    await taps(do, clock)
    for _ in range(15):
        assert not isinstance(await do(Roll((3, 4))), Refusal)
    await table.close()


def journalled(folder: Path, taps: Callable[[Do, HandClock], Awaitable[None]]) -> EveningReport:
    asyncio.run(_journalled(folder, taps))
    return evening_of(folder)


async def tap(do: Do, seat: int, spot: str) -> Any:
    return await do(Bet(seat, 5, spot), Viewer("seat", seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "seed"), [({}, 2), ({"house": "fixed", "house_seat": 1}, 3), ({"bets": "board"}, 4)]
)
def test_every_race_has_a_sentence_a_drawing_with_all_tokens_and_its_data(
    language: str, options: dict[str, Any], seed: int
) -> None:
    steps, state = played(4, seed, races=1, **options)
    section = REPORT.section(report_on(steps, state), Words(language))
    races = list(races_of(steps))
    assert len(section.races) == len(section.data["races"]) == len(races) == 1
    for figure, race in zip(section.races, races, strict=True):
        drawn = as_text(figure.drawing)
        root = ET.fromstring(drawn)
        on_horses = sum(slip.position is not None for slip in race.slips)
        circles = sum(element.tag.endswith("circle") for element in root.iter())
        assert circles == 2 * (len(race.slips) + on_horses)
        assert len(race.positions) == race.rolls + 1
        assert max(race.positions[-1]) == 15
    assert bool(section.luck) == bool(section.summary) == bool(section.note) == state.accounts


def test_skill_and_luck_add_up_to_what_the_tokens_brought_and_settlements_differ_only_by_what_was_forgiven() -> None:
    steps, state = played(4, 5)
    section = REPORT.section(report_on(steps, state), Words("en"))
    races = list(races_of(steps))
    for seat, luck in section.luck.items():
        results = sum(slip.result for race in races for slip in race.slips if slip.seat == seat)
        assert section.data["skill"][seat] + luck == pytest.approx(results)
    for race in races:
        assert {slip.seat for slip in race.slips} == set(race.brought)
        for seat, brought in race.brought.items():
            assert brought >= sum(slip.result for slip in race.slips if slip.seat == seat)
    assert races[-1].purses == state.money


def test_a_token_is_worth_at_the_gate_what_the_rules_say(tmp_path: Path) -> None:
    """Section 14, for tokens of value 3; a 5 gains more and pays the same."""

    async def taps(do: Do, _clock: HandClock) -> None:
        await do(Bet(1, 3, "win/7/3"), Viewer("seat", 1))
        await do(Bet(2, 3, "color/seven-fifth"), Viewer("seat", 2))
        await do(Bet(3, 5, "place/7/2"), Viewer("seat", 3))

    (game,) = journalled(tmp_path, taps).games
    (race,) = races_of(game.steps)
    first, second, third = race.slips
    assert first.worth == pytest.approx(0.45, abs=0.2)
    assert second.worth == pytest.approx(2.52, abs=0.25)
    assert third.worth == pytest.approx(5 * 2 * 0.478 - 5 * 0.522, abs=0.3)
    assert [slip.result for slip in race.slips] == [9, 0, 10]


def test_the_report_says_who_was_first_on_a_spot_and_by_how_many_milliseconds(tmp_path: Path) -> None:
    async def taps(do: Do, clock: HandClock) -> None:
        await tap(do, 1, "win/7/3")
        await clock.advance(0.084)
        assert (await tap(do, 2, "win/7/3")).code == "spot_taken"
        await clock.advance(0.2)
        await tap(do, 3, "win/7/3")
        await tap(do, 3, "place/7/1")
        await clock.advance(9)
        await tap(do, 2, "place/7/1")

    evening = journalled(tmp_path, taps)
    (game,) = evening.games
    section = REPORT.section(game, Words("en"))
    assert 'Race 1, "7 wins, 3×": Ann was first, 84 ms before Bob.' in section.sentences
    assert sum(" ms before " in sentence for sentence in section.sentences) == 1
    beaten = {bet["spot"]: bet["beaten"] for bet in section.data["races"][0]["bets"]}
    assert beaten == {"win/7/3": {"seat": 2, "milliseconds": 84}, "place/7/1": None}
    assert "84 ms before Bob" in as_text(section.races[0].drawing)
    assert "84 ms before Bob" in page(evening, Words("en"))


def test_refused_taps_change_no_entry_and_a_tap_on_ones_own_spot_is_not_a_race_for_it(tmp_path: Path) -> None:
    async def taps(do: Do, _clock: HandClock) -> None:
        await tap(do, 1, "win/7/3")
        await do(Bet(1, 4, "win/7/3"), Viewer("seat", 1))

    (game,) = journalled(tmp_path, taps).games
    (race,) = races_of(game.steps, game.times, game.refused)
    assert [refused.code for refused in game.refused] == ["spot_taken"]
    assert [slip.rival for slip in race.slips] == [None]
    assert len(game.steps) == 2 + 1 + 15


def test_the_last_race_is_drawn_once_one_was_settled() -> None:
    steps, _ = played(3, 6, races=2)
    off = next(at for at, step in enumerate(steps) if isinstance(step.action, Start))
    assert REPORT.last_race(GAME, steps[: off + 1], NAMES, Words("de")) is None
    drawn = REPORT.last_race(GAME, steps, NAMES, Words("de"))
    assert drawn is not None
    assert "Rennen 2" in as_text(drawn)
