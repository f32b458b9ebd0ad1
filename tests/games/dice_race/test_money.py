"""Pot, carry and hands: beside an independent dynamic programme over every roll, and beside whole simulated races."""

import random
from collections import defaultdict
from typing import Any

import numpy as np
import pytest

from postparade.games.dice_race.odds.money import Expectation, expectation
from postparade.games.dice_race.odds.quote import quote
from postparade.games.dice_race.odds.stakes import Stakes, stakes_of
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.dice import WAYS
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE
from postparade.simulator.players import SimulatedGame
from tests.games.dice_race.usual import HORSES, board

pytestmark = pytest.mark.slow(9)


HELD = np.array(
    [[1, 3, 0, 4, 2, 1, 0, 2, 4, 0, 1], [2, 1, 3, 0, 1, 1, 2, 2, 0, 0, 3], [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0]]
)
KEPT = np.array([0, 0, 1, 0, 0, 2, 1, 0, 0, 4, 0])
Where = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""Horses in the boxes, moves left of all horses, pot, seat on turn."""


def followed(stakes: Stakes, rolls: int) -> dict[str, Any]:
    """Every roll with its chance, up to ``rolls`` of them: the same expectations without any formula."""
    cards, paying = stakes.found.tolist(), (stakes.found - stakes.kept).tolist()
    found: dict[str, Any] = {"pot": 0.0, "carry": 0.0, "win": [0.0] * 11, "open": 0.0}
    found |= {"winnings": [0.0] * 3, "costs": [0.0] * 3, "fines": [0.0] * 3}
    left = tuple(lane - at for lane, at in zip(stakes.board.lengths, stakes.positions, strict=True))
    here: dict[Where, float] = {(stakes.scratched, left, stakes.pot, stakes.roller): 1.0}
    for _ in range(rolls):
        ahead: defaultdict[Where, float] = defaultdict(float)
        for (gone, needed, pot, turn), chance in here.items():
            following = (turn + 1) % 3
            for at, horse in enumerate(HORSES):
                share = chance * WAYS[horse] / 36
                if horse in gone and len(gone) < 4 and not stakes.fined_repeats:
                    ahead[gone, needed, pot, turn] += share
                elif horse in gone:
                    fine = stakes.values[gone.index(horse)]
                    found["fines"][turn] += share * fine
                    ahead[gone, needed, pot + fine, following] += share
                elif len(gone) < 4:
                    value = stakes.values[len(gone)]
                    for seat, hand in enumerate(stakes.held.tolist()):
                        found["costs"][seat] += share * value * hand[at]
                    first = following if len(gone) < 3 or stakes.first_roller is None else stakes.first_roller
                    ahead[(*gone, horse), needed, pot + paying[at] * value, first] += share
                elif needed[at] > 1:
                    ahead[gone, (*needed[:at], needed[at] - 1, *needed[at + 1 :]), pot, following] += share
                else:
                    each = (pot - stakes.purse) // cards[at] if cards[at] else 0
                    found["win"][at] += share
                    found["pot"] += share * pot
                    found["carry"] += share * (pot - stakes.purse - each * paying[at])
                    found["winnings"][turn] += share * stakes.purse
                    for seat, hand in enumerate(stakes.held.tolist()):
                        found["winnings"][seat] += share * each * hand[at]
        here = {where: chance for where, chance in ahead.items() if chance > 1e-14}
    found["open"] = sum(here.values())
    return found


def stakes(scratched: tuple[int, ...], lanes: tuple[int, ...], *, fined: bool) -> Stakes:
    """Three seats, the second on turn; where repeats are free, the third starts the race."""
    starter = None if fined else 2
    return Stakes(board(lanes), (0,) * 11, scratched, (1, 2, 3, 4), 13, HELD, HELD.sum(axis=0), fined, 1, starter)


def with_house_rules(given: Stakes) -> Stakes:
    """The same with a purse for the roller of the winner, and with some cards that belong to the pot."""
    return given._replace(purse=6, kept=KEPT, found=given.found + KEPT)


@pytest.mark.parametrize(
    "given",
    [
        stakes((6, 7, 8, 2), (1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1), fined=True),
        stakes((12, 3, 10, 9), (2, 2, 1, 1, 2, 2, 1, 1, 1, 1, 1), fined=False),
        stakes((7, 12, 5), (1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1), fined=True),
        stakes((7, 12), (1,) * 11, fined=True),
        stakes((7, 12), (1,) * 11, fined=False),
        with_house_rules(stakes((6, 7, 8, 2), (1, 2, 1, 1, 3, 1, 1, 1, 2, 1, 1), fined=True)),
        with_house_rules(stakes((7, 12, 5), (1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1), fined=False)),
        with_house_rules(stakes((7, 12), (1,) * 11, fined=True)),
    ],
)
def test_expectations_agree_with_following_every_roll(given: Stakes) -> None:
    expected, wanted = expectation(given), followed(given, 45)
    assert wanted["open"] < 1e-9
    assert expected.win == pytest.approx(wanted["win"], abs=1e-8)
    assert expected.pot == pytest.approx(wanted["pot"], abs=1e-6)
    assert expected.carry == pytest.approx(wanted["carry"], abs=1e-6)
    for of_seats in ("winnings", "costs", "fines"):
        assert getattr(expected, of_seats) == pytest.approx(wanted[of_seats], abs=1e-6)


def play_on(evening: SimulatedGame, races: int) -> tuple[Any, Any]:
    """The race on the table ``races`` times to its end: mean and standard error of pot, carry, and of each seat's
    winnings, costs of scratched cards, own fines, and gain of chips in all."""
    start, results = evening.state, []
    for _ in range(races):
        evening.state = start
        pot, carry, (won, paid, fined) = 0, 0, ([0] * len(start.chips) for _ in range(3))
        while evening.state.winner is None:
            for event in evening.act():
                match event:
                    case ev.Finished():
                        pot = event.pot
                    case ev.Carried():
                        carry = event.amount
                    case ev.RollerPaid():
                        won[event.player - 1] += event.paid
                    case ev.PaidOut():
                        won[event.player - 1] += event.amount
                    case ev.Paid(reason="scratch"):
                        paid[event.player - 1] += event.paid
                    case ev.Paid():
                        fined[event.player - 1] += event.paid
        gains = [after - before for after, before in zip(evening.state.chips, start.chips, strict=True)]
        results.append([pot, carry, *won, *paid, *fined, *gains])
    table = np.array(results, dtype=np.float64)
    return table.mean(axis=0), table.std(axis=0) / races**0.5


@pytest.mark.parametrize("name", ["quarter-horse", "hold-your-horses"])
@pytest.mark.parametrize("scratched", [0, 2, 4])
@pytest.mark.parametrize("house_rules", [{}, {"ante": 3, "roller_purse": 20, "even_deal": True}], ids=["", "house"])
def test_expectations_agree_with_races_by_the_rules(name: str, scratched: int, house_rules: dict[str, Any]) -> None:
    """Dealt hands, rich players: 600 races from the same position, means within five standard errors."""
    rich: dict[str, Any] = {"chips": 10_000} if name == "quarter-horse" else {"tokens": 40_000}
    evening = SimulatedGame(GAMES[name], 4 + bool(house_rules), random.Random(11), **rich, **house_rules)
    evening.act()
    while len(evening.state.scratched) < scratched:
        evening.act()
    game = evening.game
    assert isinstance(game, Variant)
    expected = expectation(stakes_of(game, evening.game.view(evening.state, TABLE)))
    mean, error = play_on(evening, 600)
    of_seats = [*expected.winnings, *expected.costs, *expected.fines, *expected.worth]
    wanted = np.array([expected.pot, expected.carry, *of_seats])
    assert (abs(mean - wanted) <= 5 * error + 1e-9).all()


def test_chips_expected_in_the_pot_go_to_the_hands_or_stay() -> None:
    expected: Expectation = expectation(stakes((6, 7), (3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3), fined=True))
    assert expected.winnings.sum() + expected.carry == pytest.approx(expected.pot, rel=1e-12)


@pytest.mark.parametrize("fined", [True, False])
def test_chips_expected_in_the_pot_are_paid_by_somebody(fined: bool) -> None:
    given = stakes((6, 7), (3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3), fined=fined)
    expected = expectation(given)
    assert given.pot + expected.costs.sum() + expected.fines.sum() == pytest.approx(expected.pot, rel=1e-12)
    assert expected.worth.sum() == pytest.approx(given.pot - expected.carry, rel=1e-12)


def test_a_quote_names_seats_and_horses_by_number() -> None:
    evening = SimulatedGame(GAMES["quarter-horse"], 3, random.Random(2))
    assert quote(evening.game.view(evening.state, TABLE)) is None
    evening.act()
    view = evening.game.view(evening.state, TABLE)
    told = quote(view)
    assert told is not None
    assert sorted(told.win) == list(HORSES)
    assert (told.favourite, told.long_shot) == (None, 7)  # 2 and 12 share the best chance at the gate
    assert sorted(told.seats) == [1, 2, 3]
    cards = sum(evening.state.hands[0])
    assert told.seats[1].costs < 4 * cards
    while evening.state.phase == "scratch":
        evening.act()
    told = quote(evening.game.view(evening.state, TABLE))
    assert told is not None
    assert not set(told.win) & set(evening.state.scratched)
    assert all(worth.costs == 0 for worth in told.seats.values())
    assert all(worth.fines > 0 for worth in told.seats.values())


def test_printed_cards_leave_hands_open_and_count_four_of_each_for_the_pot() -> None:
    evening = SimulatedGame(GAMES["quarter-horse"], 3, random.Random(2), cards="physical")
    evening.act()
    told = quote(evening.game.view(evening.state, TABLE))
    assert told is not None
    assert told.seats == {}
    assert told.pot > 40
