"""A proposal becomes exactly one roll, or none, and everybody is told why."""

import asyncio
from pathlib import Path

from postparade.core.faults import Refusal
from postparade.dice.proposal import Proposal
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST, seat
from postparade.table.messages import Command
from tests.dice.sources.opened import opened, until_said


async def test_a_settled_proposal_is_committed_at_once_and_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        here.roll_committer.propose(Proposal("camera", (3, 4)))
        said = await until_said(here, "committed")
        assert (said["values"], said["source"]) == ([3, 4], "camera")
        await here.clock.advance(60)
        assert here.rolls == [(3, 4)]


async def test_an_unsettled_proposal_waits_and_the_last_change_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        here.roll_committer.propose(Proposal("buttons", (3, 4), settled=False))
        await here.clock.advance(0.4)
        assert here.said["stage"] == "proposed"
        here.roll_committer.propose(Proposal("buttons", (3, 5), settled=False))
        await here.clock.advance(0.4)
        assert here.rolls == []
        await here.clock.advance(0.2)
        await until_said(here, "committed")
        assert here.rolls == [(3, 5)]


async def test_an_unexpected_roll_does_not_count_and_the_board_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, deal=False) as here:
        entry = here.entry
        here.roll_committer.propose(Proposal("camera", (6, 6)))
        assert here.said["reason"] == "roll_not_expected"
        assert here.said["sentence"]
        await here.clock.advance(5)
        assert here.entry == entry


async def test_an_unsure_proposal_asks_and_commits_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        here.roll_committer.propose(Proposal("camera", None, "cocked", ((3, 4), (3, 5)), 0.4))
        assert here.said["stage"] == "unsure"
        assert here.said["likely"] == [[3, 4], [3, 5]]
        assert here.said["sentence"]
        await here.clock.advance(60)
        assert here.rolls == []


async def test_a_roll_entered_by_hand_takes_a_pending_proposal_off_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        here.roll_committer.propose(Proposal("buttons", (1, 1), settled=False))
        turn = here.play.turn
        await here.table.submit(Command("by-hand-1", seat(turn), Roll((5, 6))))
        await here.clock.advance(5)
        assert here.rolls == [(5, 6)]
        assert here.said["source"] == "entered"


async def test_dice_already_entered_by_hand_do_not_count_again(tmp_path: Path) -> None:
    """The camera becomes sure of a throw after a player has typed it in."""

    async with opened(tmp_path) as here:
        moving = here.entry
        await here.table.submit(Command("by-hand-2", HOST, Roll((2, 4))))
        here.roll_committer.propose(Proposal("camera", (2, 4), based_on=moving))
        await asyncio.sleep(0.05)
        assert here.rolls == [(2, 4)]


async def test_electronic_dice_are_thrown_only_by_the_player_in_turn(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        turn = here.play.turn
        refusal = await here.context.throw.throw(seat(3 - turn))
        assert isinstance(refusal, Refusal)
        assert refusal.code == "not_your_turn"
        assert not isinstance(await here.context.throw.throw(seat(turn)), Refusal)
        assert here.said["source"] == "electronic"
        assert not isinstance(await here.context.throw.throw(DICE), Refusal)
        assert len(here.rolls) == 2


async def test_electronic_dice_wait_for_the_deal(tmp_path: Path) -> None:
    async with opened(tmp_path, deal=False) as here:
        refusal = await here.context.throw.throw(HOST)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "roll_not_expected"


async def test_the_stage_of_the_tray_does_not_wipe_out_what_was_rolled(tmp_path: Path) -> None:
    async with opened(tmp_path) as here:
        here.roll_committer.propose(Proposal("camera", (3, 4)))
        await until_said(here, "committed")
        here.roll_committer.tray("still", "camera")
        assert here.said["stage"] == "committed"
        here.roll_committer.tray("moving", "camera")
        assert here.said["stage"] == "moving"
