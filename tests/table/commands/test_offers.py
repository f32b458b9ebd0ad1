"""Whatever a console or a phone offers is accepted, and what would be refused is not offered, or with the reason: in
random states of every game, with guests who come and go."""

import random
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.contract import Choice
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, SPECTATOR, Viewer, seat
from postparade.table.commands.decider import decide
from postparade.table.messages import AllowTyping, ClearSeat, CloseGame, OpenGame, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.state import SEATS
from tests.conftest import amount
from tests.games.driver import Driver, drivers
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(8)

NAMES = ("Ann", "Bob", "Cid", "Dora", "Emil")
GUESTS = ("Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max")
BUILT_IN = [driver for driver in drivers() if driver.game.name in GAMES]
EVERY_GAME = pytest.mark.parametrize("driver", BUILT_IN, ids=lambda driver: driver.game.name)


def answer(guests: Company, who: Viewer, action: Any) -> Any:
    """What the table would say to ``action``; nothing is done."""
    return decide(guests.table._written, who, action, system_chance)


def filled(driver: Driver, guests: Company, choice: Choice, who: Viewer, rng: random.Random) -> Any:
    """``choice`` as somebody at ``who``'s page would fill it in."""
    ours = isinstance(choice.action, driver.game.action_type)
    return driver.fill(guests.table._written.play, choice, who, rng) if ours and choice.needs else choice.action


async def shown(guests: Company) -> None:
    """Let everything that is presented over time come to its end: until then nobody is offered anything."""
    while guests.table.presenting:
        await guests.wait(2.0, 2.0)


def check_offers(driver: Driver, guests: Company, rng: random.Random) -> None:
    """Hold everything that console and phones offer now against what the table would answer."""
    table = guests.table
    for who in (HOST, *(seat(number) for number in table._written.seats)):
        for choice in table.view(who).choices:
            said = answer(guests, who, filled(driver, guests, choice, who, rng))
            assert not isinstance(said, Refusal), (who, choice, said)
    view = table.view(HOST)
    for number in range(1, SEATS + 1):
        said = answer(guests, HOST, ClearSeat(number))
        if number in table._written.seats:
            assert isinstance(said, Refusal) == (f"clear_seat {number}" in view.refused), (number, said)
            assert not isinstance(said, Refusal) or view.refused[f"clear_seat {number}"] == said
        else:
            assert f"clear_seat {number}" not in view.refused
    assert isinstance(answer(guests, HOST, TakeSeat("Zoe")), Refusal) == ("take_seat" in view.refused)
    assert isinstance(answer(guests, HOST, CloseGame()), Refusal) == (view.game is None)
    assert not isinstance(answer(guests, HOST, AllowTyping("host")), Refusal)
    assert all(not table.view(seat(number)).refused for number in table._written.seats)
    assert not guests.board.refused


@EVERY_GAME
@pytest.mark.parametrize("seed", range(amount(3, 20)))
async def test_every_offer_is_accepted_and_every_refusal_announced_beforehand(
    driver: Driver, seed: int, tmp_path: Path
) -> None:
    rng = random.Random(seed)
    count = rng.choice([size for size in driver.game.seat_counts if 2 <= size <= len(NAMES)])
    async with company(tmp_path, NAMES[:count]) as guests:
        check_offers(driver, guests, rng)
        await guests.do(OpenGame(driver.game.name))
        fresh = list(GUESTS)
        for _ in range(30):
            check_offers(driver, guests, rng)
            await guests.play(driver, rng, rng.randint(1, 4))
            await shown(guests)
            if fresh and rng.random() < 0.2 and "take_seat" not in guests.table.view(HOST).refused:
                await guests.do(TakeSeat(fresh.pop()), SPECTATOR)
            idle = [number for number in guests.table._written.seats if not guests.table._written.plays(number)]
            if idle and rng.random() < 0.1:
                await guests.do(ClearSeat(rng.choice(idle)))
            await shown(guests)
        check_offers(driver, guests, rng)
        await guests.do(CloseGame())
        check_offers(driver, guests, rng)


@pytest.mark.parametrize(
    ("game", "begin", "code"),
    [
        ("quarter-horse", Deal(), "seat_in_play"),
        ("odds-on", None, "seat_in_game"),
        ("bettor-horse", None, "seat_in_game"),
    ],
)
async def test_why_a_seat_stays_is_known_before_anybody_asks(tmp_path: Path, game: str, begin: Any, code: str) -> None:
    count = {"bettor-horse": 2}.get(game, 3)
    async with company(tmp_path, NAMES[:count], game) as guests:
        if begin is not None:
            await guests.do(begin)
        refused = guests.table.view(HOST).refused
        assert {no.code for what, no in refused.items() if what.startswith("clear_seat ")} == {code}
        assert await guests.code(ClearSeat(1)) == code
        await guests.do(CloseGame())
        assert guests.table.view(HOST).refused.keys() <= {"close_evening"}


async def test_a_full_table_offers_nobody_a_seat(tmp_path: Path) -> None:
    async with company(tmp_path, (*NAMES, *GUESTS)[:SEATS]) as guests:
        assert guests.table.view(HOST).refused["take_seat"].code == "table_full"
        assert await guests.code(TakeSeat("Zoe")) == "table_full"
        await guests.do(ClearSeat(3))
        assert guests.table.view(HOST).refused.keys() == {"close_evening"}
