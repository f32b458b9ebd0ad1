"""What the lights are told of a real evening at a real table."""

from pathlib import Path

from msgspec.structs import replace

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules.actions import Enter
from postparade.games.dice_race.rules.actions import Deal, Declare
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, TABLE
from postparade.rules.viewer import seat as seat_viewer
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.track.race_status import RaceStatus, race_status_of
from postparade.track.timeline import crossed

SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
FINISH = ((6, 6),) * 3


class Watched:
    """A table with two players, and what the lights would be told after everything that happens."""

    def __init__(self, table: Table, clock: HandClock) -> None:
        self.table = table
        self.clock = clock
        self.told: list[RaceStatus] = []
        table.watch(lambda notice: self.told.append(race_status_of(notice.view, notice.race, notice)))

    async def act(self, *actions: object, seat: int | None = None, settled: bool = True) -> RaceStatus:
        who = HOST if seat is None else seat_viewer(seat)
        for action in actions:
            answer = await self.table.submit(Command(f"act-{len(self.told)}", who, action))
            assert not isinstance(answer, Refusal), answer
        now = race_status_of(self.table.view(TABLE), self.table.race())
        assert not settled or replace(self.told[-1], surged=(), seconds=0.0) == now
        return self.told[-1]


async def watched(folder: Path) -> Watched:
    clock = HandClock()
    evening = Watched(await Table.open(folder, clock, system_chance), clock)
    await evening.act(TakeSeat("Ann"), TakeSeat("Bob"))
    return evening


async def test_evening_with_dealt_cards(tmp_path: Path) -> None:
    evening = await watched(tmp_path)
    assert evening.told[-1] == RaceStatus()
    before = await evening.act(OpenGame("quarter-horse"))
    assert before.race is not None
    assert (before.waiting, before.turn) == (True, None), "somebody has to deal"
    dealt = await evening.act(Deal())
    assert dealt.turn in (1, 2)
    assert not dealt.waiting
    running = await evening.act(*(Roll(dice) for dice in SCRATCHES), Roll((3, 4)))
    assert running.race is not None
    assert running.race.running
    assert running.race.lane(7).position == 1
    won = await evening.act(*(Roll(dice) for dice in FINISH))
    assert won.race is not None
    assert won.race.winner == 12
    assert (won.final, won.waiting, won.turn) == (True, False, None)
    assert set(won.paid) <= {1, 2}
    assert won.paid
    await evening.table.close()


async def test_the_table_waits_for_answers_about_printed_cards(tmp_path: Path) -> None:
    evening = await watched(tmp_path)
    asked = await evening.act(OpenGame("quarter-horse", {"cards": "physical"}), Deal(), Roll((3, 4)))
    assert asked.waiting
    answered = await evening.act(Declare(1, 7, 4))
    assert not answered.waiting
    assert answered.turn in (1, 2)
    await evening.table.close()


async def test_bonus_moves_and_crossings_of_a_race_with_bets_reach_the_lights(tmp_path: Path) -> None:
    evening = await watched(tmp_path)
    await evening.act(OpenGame("ready-set-bet", {"pace": "off"}), SetupRace())
    before = await evening.act(Start())
    assert not before.waiting, "nothing walks over the lanes of a race that runs"
    once = await evening.act(Roll((1, 3)))
    assert once.surged == ()
    again = await evening.act(Roll((2, 2)))
    assert again.surged == (4,)
    assert again.race is not None
    assert again.race.lane(4).position > 2
    bet = await evening.act(Bet(1, 3, "show/8/1"), seat=1)
    assert bet.surged == (), "a bet moves nobody"
    for _ in range(20):
        if not crossed(evening.told[-1].race):
            await evening.act(Roll((1, 3)))
    assert crossed(evening.told[-1].race) == (4,)
    await evening.table.close()


async def test_duel_that_is_settled_at_once_is_run_stride_by_stride(tmp_path: Path) -> None:
    """Three lanes of two runners, each from gate to wire in four to six seconds; the second is a dead heat."""
    evening = await watched(tmp_path)
    await evening.act(OpenGame("bettor-horse", {"cards": "physical"}))
    began, shown = len(evening.told), list[tuple[float, RaceStatus]]()
    evening.table.watch(lambda notice: shown.append((evening.clock.now(), evening.told[-1])))
    await evening.act(Enter(("win", "lose"), (6, 3, 4, 4, 2, 7)), settled=False)
    await evening.clock.advance(90.0)
    assert len(evening.told) > began
    won, since = [], 0
    for label in ("6", "4", "2"):
        done = next(at for at, (_, one) in enumerate(shown) if one.race and one.race.lanes[0].label == label)
        lane, since = shown[since : done + 1], done + 1
        off = next(at for at, one in lane if one.race and one.race.running and one.race.lanes[1].position)
        wire, finish = next((at, one) for at, one in lane if one.race and one.race.finished)
        assert 3.5 <= wire - off + 0.8 <= 6.0
        assert all(one.seconds > 0 for at, one in lane if off <= at < wire), "evenly"
        assert finish.seconds == 0
        assert finish.race is not None
        won.append(finish.race.winners)
    assert won == [(1,), (1, 2), (2,)]
    await evening.table.close()
