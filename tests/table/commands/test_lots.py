"""Guests who are not equally far away have equal chances of a spot; who came together with whom gets it by lot."""

import asyncio
import itertools
import math
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet, MoveBet, SetupRace, Start
from postparade.rules.actions import Pause, Roll
from postparade.rules.contract import Contested
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, seat
from postparade.table.commands.lots import LONGEST, TOGETHER
from postparade.table.events import LotDrawn
from postparade.table.journal.codec import parse
from postparade.table.journal.journal import Journal
from postparade.table.journal.verify import transcript, verify
from postparade.table.messages import CloseGame, Command, Correct, OpenGame, Receipt, TakeSeat
from tests.table.players import Company, Repeatable, company, views

NAMES = ("Ann", "Bob", "Cid")
NEAR, FAR = 0.0, 0.08
SPOT = "win/7/1"
FAIR = 3.84
"""Chi-square of two kinds of guests that are treated alike stays below in 95 of 100 cases."""


_ids = itertools.count()


@asynccontextmanager
async def race_on(folder: Path, spread: float = FAR, names: tuple[str, ...] = NAMES) -> AsyncIterator[Company]:
    """A race that bets are taken on."""
    options: dict[str, Any] = {"modules": ["props", "exotics"], "pace": "off"}
    async with company(folder, names, "ready-set-bet", chance=Repeatable(), **options) as guests:
        guests.table.lots.spread = lambda: spread
        await guests.do(SetupRace())
        await guests.do(Start())
        yield guests


def free_spots(guests: Company) -> list[str]:
    taken = {bet[2] for bet in guests.board.play.bets}
    return [spot for spot in guests.board.play.prices if spot not in taken]


class Phones:
    """Taps that are on their way."""

    def __init__(self, guests: Company) -> None:
        self.guests = guests
        self.names: list[str] = []
        self.asked: list[asyncio.Task[Receipt | Refusal]] = []

    async def tap(self, number: int, spot: str, away: float, token: int = 3, name: str = "") -> None:
        """Seat ``number`` is heard now."""
        self.names.append(name or f"tap-{next(_ids)}")
        command = Command(self.names[-1], seat(number), Bet(number, token, spot), away=away)
        self.asked.append(asyncio.create_task(self.guests.table.submit(command)))
        await asyncio.sleep(0)

    async def answers(self, seconds: float = LONGEST + TOGETHER) -> list[str]:
        """What all of them were told, after so long."""
        await self.guests.clock.advance(seconds)
        found = await asyncio.gather(*self.asked)
        self.asked.clear()
        return ["" if isinstance(one, Receipt) else one.code for one in found]


def lots(folder: Path) -> list[LotDrawn]:
    records = [parse(folder, entry) for entry in Journal.read(folder)]
    return [record.lot for record in records if record.lot is not None]


async def test_whoever_tapped_first_gets_the_spot_although_heard_later(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR)
        await guests.clock.advance(0.05)
        await phones.tap(2, spot, FAR)
        assert await phones.answers() == ["spot_taken", ""]
        assert [(owner, where) for owner, _, where in guests.board.play.bets] == [(2, spot)]
    assert lots(tmp_path) == []


async def test_who_tapped_together_draws_lots_that_everybody_can_check(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones = Phones(guests)
        for spot, token in zip(free_spots(guests), (2, 3, 3, 4, 5), strict=False):
            await phones.tap(1, spot, NEAR, token)
            await guests.clock.advance(FAR - 0.01)
            await phones.tap(2, spot, FAR, token)
            await phones.answers()
        while guests.board.play.phase in ("open", "closed"):
            await guests.do(Roll((3, 4)), DICE)
        await guests.wait(10)
        before = views(guests.table)
    drawn = lots(tmp_path)
    assert drawn
    assert all(lot.among == (1, 2) for lot in drawn)
    verdict = verify(tmp_path)
    assert not verdict.wrong
    assert verdict.draws >= len(drawn)
    told = [draw for known in transcript(tmp_path) for draw in known.draws if draw.label.startswith("lot:")]
    assert [tuple(draw.drawn) for draw in told] == [lot.drawn for lot in drawn]
    async with company(tmp_path) as again:
        assert views(again.table) == before


async def test_who_lost_the_draw_is_told_who_had_the_luck_and_the_report_who_came_together(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        for number in (1, 2, 1, 3):
            await phones.tap(number, spot, NEAR, token=7 if number == 3 else 3)
        await guests.clock.advance(LONGEST + TOGETHER)
        answers = await asyncio.gather(*phones.asked)
        (lot,) = lots(tmp_path)
        loser = answers[lot.drawn[1] - 1]
        assert isinstance(loser, Refusal)
        assert (loser.code, loser.details) == ("lost_the_draw", {"name": NAMES[lot.drawn[0] - 1]})
        assert NAMES[lot.drawn[0] - 1] in loser.sentence
        codes = ["" if isinstance(one, Receipt) else one.code for one in answers]
        assert codes[2] == "spot_taken", "who taps twice loses one draw, and nobody loses to themselves"
        assert codes[3] == "token_not_available", "who could not have bet lost nothing by lot"
        assert {one.code for one in guests.table._refused} == {"spot_taken"}, "the report counts all who came too late"


async def test_a_lot_that_was_bent_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bent(state: Any, chance: Any, seats: list[int]) -> LotDrawn:
        return LotDrawn(tuple(seats), tuple(seats))

    monkeypatch.setattr("postparade.table.table.draw", bent)
    async with race_on(tmp_path) as guests:
        phones = Phones(guests)
        for token, spot in zip((2, 3, 3, 4, 5) * 2, free_spots(guests), strict=False):
            await phones.tap(1, spot, NEAR, token)
            await phones.tap(2, spot, NEAR, token)
            await phones.answers()
        while guests.board.play.phase in ("open", "closed"):
            await guests.do(Roll((3, 4)), DICE)
    wrong = [lot for lot in lots(tmp_path) if lot.among == (1, 2)]
    assert wrong
    assert verify(tmp_path).wrong


async def test_where_all_are_equally_far_away_nobody_waits(tmp_path: Path) -> None:
    async with race_on(tmp_path, spread=0.0) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR)
        await phones.tap(2, spot, NEAR)
        assert await phones.answers(0) == ["", "spot_taken"]
    assert lots(tmp_path) == []


async def test_nobody_waits_for_longer_than_the_longest(tmp_path: Path) -> None:
    async with race_on(tmp_path, spread=30.0) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR)
        await guests.clock.advance(LONGEST - 0.03)
        await phones.tap(2, spot, 30.0)
        assert await phones.answers(TOGETHER + 0.03) == ["spot_taken", ""]


async def test_a_bet_that_waits_counts_before_the_roll_that_comes_after_it(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR)
        rolled = await guests.do(Roll((3, 4)), DICE)
        assert await phones.answers(0) == [""]
        assert [owner for owner, _, _ in guests.board.play.bets] == [1]
        assert guests.board.entry == rolled.entry
        await phones.tap(2, free_spots(guests)[0], NEAR)
        await guests.do(Pause())
        assert await phones.answers(0) == [""]


async def test_nobody_ends_the_wait_of_others_with_what_is_refused_or_lies_elsewhere(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, (spot, other, *_) = Phones(guests), free_spots(guests)
        await phones.tap(1, spot, NEAR)
        assert isinstance(await guests.ask(Roll((3, 4)), seat(1)), Refusal)
        await phones.tap(3, other, FAR)
        await guests.clock.advance(0.03)
        await phones.tap(2, spot, FAR)
        assert await phones.answers() == ["spot_taken", "", ""]


async def test_a_seat_counts_once_however_often_it_taps(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        for token in (2, 4, 5):
            await phones.tap(1, spot, NEAR, token)
        await phones.tap(1, spot, NEAR, 5, phones.names[2])  # a resend
        await phones.tap(2, spot, NEAR)
        answers = await phones.answers()
        assert answers.count("") in (1, 2)  # a resend is answered alike
        assert len(guests.board.play.bets) == 1
    assert [lot.among for lot in lots(tmp_path)] == [(1, 2)]


async def test_who_may_not_bet_is_not_drawn(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR, token=7)
        await phones.tap(2, spot, NEAR)
        await guests.do(TakeSeat("Dora"), SPECTATOR)
        await phones.tap(4, spot, NEAR)
        assert await phones.answers() == ["token_not_available", "", "not_a_bettor"]
    assert lots(tmp_path) == []


async def test_what_waits_when_the_table_closes_is_decided_and_kept(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR, name="the-bet")
        await phones.tap(2, spot, NEAR)
        await guests.table.close()
        answers = await phones.answers(0)
        assert sorted(answers) == ["", "lost_the_draw"]
    async with company(tmp_path) as again:
        assert len(again.board.play.bets) == 1
        bet = Command("the-bet", seat(1), Bet(1, 3, spot), away=NEAR)
        answer = await again.table.submit(bet)
        assert isinstance(answer, Receipt) == (answers[0] == "")


async def test_a_corrected_roll_leaves_the_lot_as_it_was_drawn(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        roll = await guests.do(Roll((3, 4)), DICE)
        phones, spot = Phones(guests), free_spots(guests)[0]
        await phones.tap(1, spot, NEAR)
        await phones.tap(2, spot, NEAR)
        await phones.answers()
        bets = guests.board.play.bets
        await guests.do(Correct(roll.entry, (1, 1)), HOST)
        assert guests.board.play.bets == bets
    async with company(tmp_path) as again:
        assert again.table.view(TABLE).play.bets == bets


async def test_a_token_that_moves_takes_part(tmp_path: Path) -> None:
    async with race_on(tmp_path) as guests:
        play = guests.table._accepted.play
        game = guests.table._accepted.game
        assert game is not None
        free = free_spots(guests)[0]
        assert game.contested(play, MoveBet(1, 3, "anywhere", free)) == Contested(free, 1)
        phones = Phones(guests)
        await phones.tap(2, free, NEAR)
        assert await phones.answers() == [""]
        # Nobody waits for what is gone.
        assert game.contested(guests.table._accepted.play, MoveBet(1, 3, "anywhere", free)) is None


@pytest.mark.parametrize("distance", [0.02, 0.08])
async def test_near_and_far_get_equally_many_spots(tmp_path: Path, distance: float) -> None:
    """Two near and two far guests who all react alike, over and over: each hears of the race, and is heard, as much
    later as it is far away. The distance is known with an error of 3 ms."""
    rng, won = random.Random(11), Counter[str]()
    async with race_on(tmp_path, distance and distance + 0.003, ("Ann", "Bob", "Cid", "Dora")) as guests:
        clock = guests.clock
        while won.total() < 200:
            if guests.board.play.phase != "open":
                await _next_race(guests)
            for spot, token in zip(rng.sample(free_spots(guests), 5), (2, 3, 3, 4, 5), strict=True):
                phones, taps = Phones(guests), []
                for number in (1, 2, 3, 4):
                    away = distance if number > 2 else 0.0
                    taps.append((max(0.1, rng.gauss(0.35, 0.08)) + away, number, away))
                at = 0.0
                for when, number, away in sorted(taps):
                    await clock.advance(when - at)
                    at = when
                    lying = {(owner, value) for owner, value, _ in guests.board.play.bets}
                    if (number, token) not in lying:
                        known = max(0.0, away + rng.uniform(-0.003, 0.003))
                        await phones.tap(number, spot, known, token)
                answers = await phones.answers()
                assert answers.count("") == 1, answers
                owner = next(owner for owner, _, where in guests.board.play.bets if where == spot)
                won["far" if owner > 2 else "near"] += 1
            while guests.board.play.phase in ("open", "closed"):
                await guests.do(Roll((3, 4)), DICE)
    square = (won["near"] - won["far"]) ** 2 / won.total()
    assert math.isfinite(square)
    assert square < FAIR, won


async def _next_race(guests: Company) -> None:
    await guests.wait(8, step=1)
    if guests.board.play.phase == "game_over":
        await guests.do(CloseGame())
        await guests.do(OpenGame("ready-set-bet", {"modules": ["props", "exotics"], "pace": "off"}))
    await guests.do(SetupRace())
    await guests.do(Start())
