"""Two rows of six buttons: a face in each row is one roll."""

from pathlib import Path

from msgspec.structs import replace

from postparade.dice.proposal import Proposal
from postparade.games.actions import Roll
from postparade.games.dice_race.actions import Deal
from postparade.games.viewer import HOST
from postparade.table.messages import CloseGame, OpenGame
from tests.dice.sources.buttons.hands import FIRST, ROWS, SECOND, Hands, a_moment, hands_at
from tests.dice.sources.opened import until_rolled, until_said


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


async def test_until_it_has_settled_another_press_changes_the_roll(tmp_path: Path) -> None:
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
        await hands.press(FIRST[1])
        await hands.here.clock.advance(5)
        await until_rolled(hands.here, (3, 6))
        await hands.press(SECOND[1])
        await hands.here.clock.advance(1)
        await a_moment()
        await until_rolled(hands.here, (3, 6), (2, 2))


async def test_half_a_roll_is_forgotten_when_somebody_else_enters_it(tmp_path: Path) -> None:
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


async def test_a_roll_that_somebody_types_takes_the_pending_one_off_the_table(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await hands.here.wish(Roll((1, 2)))
        await hands.here.clock.advance(5)
        await a_moment()
        await until_rolled(hands.here, (1, 2))


async def test_when_nobody_waits_for_dice_a_press_is_turned_away(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS, deal=False) as hands:
        entry = hands.here.entry
        await enter(hands, 3, 6)
        assert hands.here.said["reason"] == "roll_not_expected"
        assert hands.here.entry == entry


async def test_a_roll_that_the_table_refuses_leaves_nothing_behind(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(FIRST[2])
        await hands.press(SECOND[5])
        await hands.here.wish(CloseGame())
        await hands.here.clock.advance(5)
        await a_moment()
        assert hands.here.said["reason"] == "stale"
        await hands.here.wish(OpenGame("quarter-horse"))
        await hands.here.wish(Deal())
        await hands.press(SECOND[0])
        await hands.here.clock.advance(5)
        await until_rolled(hands.here)


async def test_named_dice_are_told_apart_by_their_row(tmp_path: Path) -> None:
    async with hands_at(tmp_path, replace(ROWS, die_names=("red", "white"))) as hands:
        actions: list[object] = []
        hands.here.table.watch(lambda notice: actions.append(notice.action))
        await enter(hands, 3, 6)
        assert actions == [Roll((3, 6), source="buttons", named=("red", "white"))]
