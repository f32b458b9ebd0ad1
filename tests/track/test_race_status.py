"""What the lights are told of a real evening at a real table."""

from pathlib import Path

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.games.actions import Roll
from postparade.games.dice_race.actions import Deal, Declare
from postparade.games.viewer import HOST, TABLE
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.table.shuffle import system_shuffle
from postparade.table.table import Table
from postparade.track.race_status import RaceStatus, race_status_of

SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
FINISH = ((6, 6),) * 3


class Watched:
    """A table with two players, and what the lights would be told after everything that happens."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[RaceStatus] = []
        table.watch(lambda notice: self.told.append(race_status_of(notice.view, notice.race)))

    async def act(self, *actions: object) -> RaceStatus:
        for action in actions:
            answer = await self.table.submit(Command(f"act-{len(self.told)}", HOST, action))
            assert not isinstance(answer, Refusal), answer
        assert self.told[-1] == race_status_of(self.table.view(TABLE), self.table.race())
        return self.told[-1]


async def watched(folder: Path) -> Watched:
    table = await Table.open(folder, HandClock(), system_shuffle)
    evening = Watched(table)
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


async def test_with_printed_cards_the_table_waits_for_answers(tmp_path: Path) -> None:
    evening = await watched(tmp_path)
    asked = await evening.act(OpenGame("quarter-horse", {"cards": "physical"}), Deal(), Roll((3, 4)))
    assert asked.waiting
    answered = await evening.act(Declare(1, 7, 4))
    assert not answered.waiting
    assert answered.turn in (1, 2)
    await evening.table.close()
