"""The scenes of rolls and finishes: one clock, which no command waits for, and which waits for no board for ever."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST
from postparade.table.messages import CloseGame, Correct, PauseTable, TakeSeat
from postparade.table.presentation.scene_clock import (
    GLANCE,
    HASTE,
    SECONDS,
    SHOW,
    SUSPENSE,
    TOPIC,
    UNPAINTED,
    Scene,
    SceneClock,
)
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

SCRATCHES = (2, 3, 4, 5)


class Stage:
    """A table with its scenes."""

    def __init__(self, guests: Company) -> None:
        self.guests = guests
        self.told: list[tuple[float, str]] = []
        board = StatusBoard()
        board.watch(self._note)
        self.scenes = SceneClock(guests.table.watch, board, guests.clock)

    def _note(self, topic: str, body: dict[str, Any]) -> None:
        assert topic == TOPIC
        self.told.append((self.guests.clock.now(), body["name"]))

    @property
    def name(self) -> str:
        return self.scenes.now.name

    async def past(self, *scenes: Scene) -> None:
        """Let these scenes have their time."""
        await self.guests.clock.advance(sum(SECONDS[scene] for scene in scenes) + 1e-9)


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    """A race of two in which the twelve wins with its next step."""
    async with company(folder, ("Ann", "Bob"), "quarter-horse", cards="recorded") as guests:
        shown = Stage(guests)
        await guests.do(Deal(deck=DECK))
        await guests.roll(*SCRATCHES, 12, 12)
        await shown.past("dice")
        assert shown.name == ""
        shown.told.clear()
        yield shown
        shown.scenes.close()


async def test_a_roll_is_known_when_its_dice_lie(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        began = shown.guests.clock.now()
        await shown.guests.roll(7)
        assert shown.name == "dice"
        await shown.past("dice")
        assert shown.told == [(began, "dice"), (pytest.approx(began + SECONDS["dice"]), "")]


async def test_with_a_horse_one_step_away_the_dice_fall_longer(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.clock.advance(HASTE)
        began = shown.guests.clock.now()
        await shown.guests.roll(7)
        longer = SUSPENSE * SECONDS["dice"]
        assert shown.scenes.now.seconds == pytest.approx(longer)
        await shown.past("dice")
        assert shown.name == "dice"
        await shown.guests.clock.advance(longer - SECONDS["dice"])
        assert shown.told == [(began, "dice"), (pytest.approx(began + longer), "")]


async def test_at_a_fast_table_no_roll_is_drawn_out(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        for _ in range(3):
            await shown.guests.clock.advance(HASTE * 0.6)
            await shown.guests.roll(7)
            assert shown.scenes.now.seconds == pytest.approx(SECONDS["dice"])


def test_a_finish_lasts_twelve_seconds_from_the_line_to_the_standings() -> None:
    assert sum(SECONDS[scene] for scene in SHOW[: SHOW.index("replay")]) == pytest.approx(12)


async def test_a_finish_has_its_scenes_in_order(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        at = shown.guests.clock.now()
        await shown.guests.roll(12)
        await shown.past("dice", *SHOW)
        due: list[tuple[Any, str]] = []
        for scene in ("dice", *SHOW, ""):
            due.append((pytest.approx(at), scene))
            at += SECONDS[scene] if scene else 0.0
        assert shown.told == due


async def test_a_roll_at_a_fast_table_begins_its_own_scene_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(7, 8, 9)
        assert [name for _, name in shown.told] == ["dice"] * 3
        await shown.past("dice")
        assert [name for _, name in shown.told] == ["dice"] * 3 + [""]


Ends = Callable[[Company], Awaitable[object]]


async def deal(guests: Company) -> None:
    await guests.do(Deal())


async def correct(guests: Company) -> None:
    await guests.do(Correct(guests.table.view(HOST).rolls[0].entry, (5, 6)))


async def close(guests: Company) -> None:
    await guests.do(CloseGame())


@pytest.mark.parametrize("ends", [deal, correct, close])
async def test_whatever_makes_the_finish_past_ends_its_show(tmp_path: Path, ends: Ends) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(12)
        await shown.past("dice", "slow")
        assert shown.name == "photo"
        await ends(shown.guests)
        assert shown.name == ""
        await shown.past(*SHOW)
        assert shown.told[-1][1] == ""
        assert "circle" not in [name for _, name in shown.told]


async def test_sitting_down_meanwhile_ends_no_show(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(12)
        await shown.past("dice", "slow")
        await shown.guests.do(TakeSeat("Cid"))
        assert shown.name == "photo"
        await shown.past("photo")
        assert shown.name == "circle"


async def test_a_pause_while_dice_fall_does_not_show_what_they_say(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(2)
        await shown.guests.do(PauseTable())
        assert shown.name == "dice"
        await shown.past("dice")
        assert shown.name == ""


async def test_a_scene_waits_until_a_board_has_painted_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(12)
        entry = shown.scenes.now.entry
        shown.scenes.painted(entry, "dice")
        await shown.past("dice")
        shown.scenes.painted(entry, "slow")
        await shown.past("slow", "photo")
        assert shown.name == "photo", "nobody has seen it"
        shown.scenes.painted(entry, "slow")
        await shown.guests.clock.advance(UNPAINTED / 4)
        assert shown.name == "photo", "another scene was painted"
        shown.scenes.painted(entry, "photo")
        await shown.guests.clock.advance(GLANCE / 2)
        assert shown.name == "photo", "it is looked at"
        await shown.guests.clock.advance(GLANCE / 2)
        assert shown.name == "circle"


async def test_a_board_that_has_gone_holds_nobody_up_for_long(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(12)
        shown.scenes.painted(shown.scenes.now.entry, "dice")
        await shown.past("dice", "slow")
        await shown.guests.clock.advance(UNPAINTED)
        assert shown.name == "photo"
        await shown.past("photo")
        assert shown.name == "circle", "from then on nobody waits for it"


async def test_commands_are_answered_while_a_finish_is_shown(tmp_path: Path) -> None:
    async with stage(tmp_path) as shown:
        await shown.guests.roll(12)
        await shown.past("dice", "slow")
        view = shown.guests.table.view(HOST)
        assert view.choices, "the next race could be dealt"
        assert view.status is not None
        assert view.status.paid, "the purse is paid"
