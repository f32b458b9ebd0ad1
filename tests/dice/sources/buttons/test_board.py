"""Buttons on pins: one press is one press; faces, sums and throws become rolls."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from postparade.dice.health.monitor import of_journal
from postparade.dice.proposal import Proposal
from postparade.dice.sources.buttons.board import Contact
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST
from postparade.table.messages import CloseGame, OpenGame
from tests.dice.sources.buttons.hands import FIRST, PANEL, ROWS, SECOND, Hands, a_moment, hands_at
from tests.dice.sources.opened import until_counted, until_rolled, until_said

pytestmark = pytest.mark.slow(2)

QUIET = 0.04


def presses(*edges: tuple[float, bool]) -> list[float]:
    """When presses counted, of edges (seconds, closed)."""
    contact = Contact(QUIET)
    return [at for at, down in edges if contact.edge(down, at)]


def test_the_first_edge_counts_at_once() -> None:
    assert presses((5.0, True)) == [5.0]


def test_bouncing_while_closing_is_one_press() -> None:
    assert presses((0.0, True), (0.001, False), (0.002, True), (0.004, False), (0.005, True)) == [0.0]


def test_bouncing_while_opening_is_not_a_press() -> None:
    """The button was held for a second; letting it go bounces too."""
    assert presses((0.0, True), (1.0, False), (1.001, True), (1.002, False), (1.02, True), (1.021, False)) == [0.0]


def test_the_next_press_counts_when_the_contact_has_rested() -> None:
    assert presses((0.0, True), (0.1, False), (0.15, True), (0.3, False), (0.341, True)) == [0.0, 0.15, 0.341]


def test_a_contact_that_never_rests_is_one_press() -> None:
    chatter = [(number * 0.01, number % 2 == 0) for number in range(200)]
    assert presses(*chatter) == [0.0]


@pytest.mark.parametrize("down", [True, False])
def test_opening_alone_is_never_a_press(down: bool) -> None:
    assert presses((0.0, down), (1.0, False), (2.0, False)) == ([0.0] if down else [])


def test_without_a_quiet_time_every_closing_counts() -> None:
    contact = Contact(0.0)
    assert [contact.edge(down, 0.0) for down in (True, False, True)] == [True, False, True]


async def enter(hands: Hands, first: int, second: int) -> None:
    await hands.press(FIRST[first - 1])
    await hands.press(SECOND[second - 1])
    await hands.here.clock.advance(1)
    await a_moment()


async def test_before_the_first_press_the_host_sees_where_rolls_come_from(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        assert (hands.here.said["stage"], hands.here.said["source"]) == ("empty", "buttons")


async def test_a_face_in_each_row_is_one_roll_although_contacts_bounce(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        assert hands.here.said["values"] == [3, 6]
        await hands.here.clock.advance(1)
        said = await until_said(hands.here, "committed")
        assert (said["source"], hands.here.rolls) == ("buttons", [(3, 6)])
        assert hands.here.table.view(HOST).rolls[0].source == "buttons"


async def test_a_button_held_for_long_is_pressed_once(tmp_path: Path) -> None:
    """Letting it go in the next roll's time bounces as well, and must not begin that roll."""

    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5], held=3.0)
        await until_rolled(hands.here, (3, 6))
        await hands.press(FIRST[0])
        await hands.here.clock.advance(5)
        await until_rolled(hands.here, (3, 6))


async def test_another_press_changes_the_roll_until_it_has_settled(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await hands.here.clock.advance(0.1)
        await hands.press(FIRST[0])
        await hands.here.clock.advance(1)
        await until_said(hands.here, "committed")
        await until_rolled(hands.here, (1, 6))


async def test_the_next_roll_needs_both_rows_again(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await enter(hands, 3, 6)
        await until_rolled(hands.here, (3, 6))
        await hands.press(FIRST[1])
        await hands.here.clock.advance(5)
        await until_rolled(hands.here, (3, 6))
        await hands.press(SECOND[1])
        await hands.here.clock.advance(1)
        await a_moment()
        await until_rolled(hands.here, (3, 6), (2, 2))


async def test_half_a_roll_is_forgotten_when_another_source_enters_it(tmp_path: Path) -> None:
    """A player presses while the camera or a phone gets there first: late presses are not the next roll."""

    async with hands_at(tmp_path, ROWS) as hands:
        here = hands.here
        await hands.press(FIRST[2])
        here.roll_committer.propose(Proposal("camera", (3, 6), based_on=here.entry))
        await a_moment()
        await until_rolled(here, (3, 6))
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await here.clock.advance(5)
        await until_rolled(here, (3, 6))
        await enter(hands, 4, 4)
        await until_rolled(here, (3, 6), (4, 4))


async def test_a_typed_roll_replaces_the_pending_one(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await hands.here.command(Roll((1, 2)))
        await hands.here.clock.advance(5)
        await a_moment()
        await until_rolled(hands.here, (1, 2))


async def test_a_press_is_turned_away_when_nobody_waits_for_dice(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS, deal=False) as hands:
        entry = hands.here.entry
        await enter(hands, 3, 6)
        assert hands.here.said["reason"] == "roll_not_expected"
        assert hands.here.entry == entry


async def test_a_refused_roll_leaves_nothing_behind(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await hands.here.command(CloseGame())
        await hands.here.clock.advance(5)
        await a_moment()
        assert hands.here.said["reason"] == "stale"
        await hands.here.command(OpenGame("quarter-horse"))
        await hands.here.command(Deal())
        await hands.press(SECOND[0])
        await hands.here.clock.advance(5)
        await until_rolled(hands.here)


async def test_named_dice_are_told_apart_by_their_row(tmp_path: Path) -> None:
    async with hands_at(tmp_path, replace(ROWS, die_names=("red", "white"))) as hands:
        actions: list[object] = []
        hands.here.table.watch(lambda update: actions.append(update.action))
        await enter(hands, 3, 6)
        await until_counted(hands.here, 1)
        assert actions == [Roll((3, 6), source="buttons", named=("red", "white"))]


@pytest.mark.parametrize("total", range(2, 13))
async def test_a_press_is_a_roll_with_that_sum_and_unknown_faces(tmp_path: Path, total: int) -> None:
    async def play() -> None:
        async with hands_at(tmp_path, PANEL) as hands:
            await hands.press(PANEL.panel[total - 2])
            assert (hands.here.said["values"], hands.here.said["total"]) == (None, total)
            await hands.here.clock.advance(1)
            await a_moment()
            await until_rolled(hands.here, total)
            assert hands.here.play.boxes[0].horse == total

    (await play())
    health = of_journal(tmp_path)
    assert (health.rolls, health.with_faces, sum(health.faces.counts)) == (1, 0, 0)


async def test_another_press_before_it_has_settled_changes_the_sum(tmp_path: Path) -> None:
    async with hands_at(tmp_path, PANEL) as hands:
        await hands.press(PANEL.panel[3])
        await hands.press(PANEL.panel[4])
        await hands.here.clock.advance(1)
        await a_moment()
        await until_rolled(hands.here, 6)


assert ROWS.throw_pin is not None
THROW = ROWS.throw_pin


async def test_it_throws_once_a_press(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(THROW)
        said = await until_said(hands.here, "committed")
        assert said["source"] == "electronic"
        await hands.here.clock.advance(1)
        assert len(hands.here.rolls) == 1
        assert hands.here.table.view(HOST).rolls[0].source == "electronic"
        await hands.press(THROW)
        await until_counted(hands.here, 2)
        assert len(hands.here.rolls) == 2


async def test_it_waits_for_the_deal_and_says_so(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS, deal=False) as hands:
        entry = hands.here.entry
        await hands.press(THROW)
        assert hands.here.said["reason"] == "roll_not_expected"
        assert hands.here.entry == entry


async def test_two_buttons_go_on_with_the_game_and_pause_it(tmp_path: Path) -> None:
    async with hands_at(tmp_path, replace(ROWS, go_pin=17, pause_pin=18), deal=False) as hands:
        table = hands.here.table
        await hands.press(17)
        assert table.view(HOST).play.phase == "scratch"
        for paused in (True, False, True):
            await hands.press(18)
            status = table.view(HOST).status
            assert status is not None
            assert status.paused is paused
        await hands.press(17)
        status = table.view(HOST).status
        assert status is not None
        assert not status.paused


async def test_a_press_on_go_with_nothing_to_continue_changes_nothing(tmp_path: Path) -> None:
    async with hands_at(tmp_path, replace(ROWS, go_pin=17)) as hands:
        before = hands.here.table.view(HOST)
        await hands.press(17)
        assert hands.here.table.view(HOST) == before
