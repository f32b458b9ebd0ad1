"""Interludes: what lies open over the course is timed by the table, in every game, and ends by itself."""

from pathlib import Path
from typing import Any

import pytest

from postparade.games.bettor_horse.rules.actions import Commit
from postparade.games.bettor_horse.rules.events import RoundDecided
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.games.odds_on.rules.game import BEATS
from postparade.rules.viewer import HOST, Viewer
from postparade.table.messages import CloseGame, TakeSeat, Update
from postparade.table.presentation.interludes import READ, TOPIC, Interludes
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

TWELVE = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou")


class Told:
    """What boards are told of interludes, and when."""

    def __init__(self, guests: Company) -> None:
        self.guests = guests
        self.all: list[tuple[float, str]] = []
        self.numbers: list[int] = []
        board = StatusBoard()
        board.watch(self._note)
        self.interludes = Interludes(guests.table.watch, board, guests.clock)
        guests.table.watch(lambda update: self.seen.append((self.all[-1][1] if self.all else "", update.events)))
        self.seen: list[tuple[str, tuple[Any, ...]]] = []

    def _note(self, topic: str, body: dict[str, Any]) -> None:
        assert topic == TOPIC
        self.all.append((round(self.guests.clock.now(), 3), body["event"]))
        self.numbers.append(body["number"])

    @property
    def now(self) -> str:
        return self.all[-1][1] if self.all else ""


async def test_course_and_field_lie_open_one_after_the_other_and_go_by_themselves(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "odds-on") as guests:
        told = Told(guests)
        began = round(guests.clock.now(), 3)
        await guests.do(StartMeeting())
        assert told.now == "meeting_opened"
        await guests.clock.advance(60)
        opened, drawn, ended = told.all[-3:]
        names = {tag: event for event, tag in ((one, one.__struct_config__.tag) for one in BEATS)}
        field = began + BEATS[names["meeting_opened"]]
        assert opened == (began, "meeting_opened")
        assert drawn == (field, "field_drawn")
        assert ended == (field + max(READ, BEATS[names["field_drawn"]]), "")
        assert told.numbers == sorted(set(told.numbers)), "no two are taken for one"
        told.interludes.close()


async def test_it_is_announced_before_what_happens_is_told(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob"), "bettor-horse") as guests:
        told = Told(guests)
        for seat in (1, 2):
            hand = guests.table.view(Viewer("seat", seat)).play.hand
            await guests.do(Commit([card.id for card in hand[:3]], "win"), Viewer("seat", seat))
        await guests.clock.advance(120)
        shown = [(event, str(events[-1].__struct_config__.tag)) for event, events in told.seen if events]
        beaten = {event for _, event in told.all if event}
        assert {"bets_revealed", "lane_run", "round_decided"} <= beaten
        assert all(event == tag for event, tag in shown if tag in beaten)
        assert told.now == ""
        told.interludes.close()


async def test_whoever_sits_down_meanwhile_ends_nothing_and_a_closed_game_ends_it(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "odds-on") as guests:
        told = Told(guests)
        await guests.do(StartMeeting())
        await guests.do(TakeSeat("Dora"), HOST)
        assert told.now == "meeting_opened"
        await guests.do(CloseGame(), HOST)
        assert told.now == ""
        before = list(told.all)
        await guests.clock.advance(30)
        assert told.all == before, "its time does not run on"
        told.interludes.close()


@pytest.mark.parametrize(("speeds", "seconds"), [((1, 2, 3), 30.0), ((8, 7, 6), 33.78)])
async def test_what_a_round_came_to_is_told_by_the_clock_alone(
    tmp_path: Path, speeds: tuple[int, ...], seconds: float
) -> None:
    """No board has to paint anything. Three lanes take half a minute, and longer with three dead heats."""
    async with company(tmp_path, TWELVE[:8], "bettor-horse") as guests:
        told: list[float] = []

        def hear(update: Update) -> None:
            if any(isinstance(event, RoundDecided) for event in update.events):
                told.append(round(guests.clock.now() - began, 2))

        guests.table.watch(hear)
        for seat, wanted in ((1, (8, 7, 6)), (2, speeds)):
            hand = guests.table.view(Viewer("seat", seat)).play.hand
            cards = [next(card.id for card in hand if card.speed == speed) for speed in wanted]
            began = guests.clock.now()
            await guests.do(Commit(cards, "win"), Viewer("seat", seat))
        for name in TWELVE[8:]:
            await guests.do(TakeSeat(name), HOST)
        await guests.clock.advance(seconds + 10)
        assert told == [seconds]
