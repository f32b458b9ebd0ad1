"""The end of the evening is told scene by scene: no scene holds what a later one reveals."""

import json
from pathlib import Path
from typing import Any

from postparade.core.faults import QuestionFault
from postparade.games.dice_race.rules.actions import Deal
from postparade.reports.evening_show import SECONDS, EveningShow, scenes
from postparade.table.messages import CloseEvening, CloseGame, OpenGame
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.ws.client_role import ClientRole
from tests.table.players import Company, company

NAMES = ("Ann", "Bob", "Cleo")
HONOURS: dict[str, Any] = {
    "at": 1.0,
    "games": [{"title": "A game", "guests": 4, "races": 3}],
    "standings": [
        {"seat": seat, "since": seat, "name": name, "place": place, "points": 5 - place, "places": [place]}
        for seat, name, place in ((1, "Ann", 1), (2, "Bob", 2), (3, "Cleo", 3), (4, "Dan", 4))
    ],
    "titles": [
        {"seat": seat, "since": seat, "name": name, "title": "fine", "value": 2, "level": []}
        for seat, name in ((1, "Ann"), (2, "Bob"), (3, "Cleo"), (4, "Dan"))
    ],
}


async def honours() -> bytes:
    return json.dumps(HONOURS).encode()


def show_of(guests: Company, board: StatusBoard) -> EveningShow:
    return EveningShow(guests.table.view, guests.table.watch, board, guests.clock, honours)


def test_each_scene_holds_what_it_reveals_and_no_more() -> None:
    told = list(scenes(HONOURS))
    assert [stage for stage, _ in told] == ["third", "second", "first", *["titles"] * 4, "trophy"]
    assert [row["name"] for row in told[0][1]["podium"]] == ["Cleo"]
    assert "Ann" not in json.dumps(told[1][1])
    assert [title["name"] for title in told[3][1]["titles"]] == ["Dan"]
    assert all("standings" not in body for _, body in told)


def test_a_step_on_which_nobody_stands_is_left_out() -> None:
    level = {**HONOURS, "standings": [{**row, "place": 1} for row in HONOURS["standings"][:2]], "titles": []}
    assert [stage for stage, _ in scenes(level)] == ["first", "trophy"]


async def test_an_evening_is_closed_after_a_race_and_told_to_its_end(tmp_path: Path) -> None:
    board = StatusBoard()
    heard: list[dict[str, Any]] = []
    board.watch(lambda topic, body: heard.append(body) if topic == "evening" else None)
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        show = show_of(guests, board)
        kept: list[int] = []
        show.on_told.append(lambda entry, _: kept.append(entry))
        assert await guests.code(CloseEvening()) == "no_race_tonight"
        await guests.scratch(5, 6, 8, 9)
        assert await guests.code(CloseEvening()) == "race_still_on"
        await guests.roll(7, 2, 12, 2, 2)
        closed = (await guests.do(CloseEvening())).entry
        assert (show.busy, show.told) == (True, 0)
        await guests.wait(sum(SECONDS.values()) + 3 * SECONDS["titles"])
        assert (show.busy, show.told, kept) == (False, closed, [closed])
        assert [body["stage"] for body in heard] == ["counting", *(stage for stage, _ in scenes(HONOURS)), "standings"]
        assert await guests.code(CloseEvening()) == "no_race_tonight"
        assert guests.board.ended == closed
        await guests.do(OpenGame("quarter-horse", {}))
        assert guests.board.ended == 0
        assert heard[-1]["stage"] == ""
        show.close()


async def test_closed_games_of_the_evening_count_and_earlier_evenings_do_not(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        await guests.do(Deal())
        await guests.do(CloseGame())
        await guests.do(CloseEvening())
        await guests.do(OpenGame("quarter-horse", {}))
        assert await guests.code(CloseEvening()) == "no_race_tonight"


async def test_a_board_that_has_not_painted_a_scene_keeps_it_on(tmp_path: Path) -> None:
    board = StatusBoard()
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        show = show_of(guests, board)
        await guests.do(Deal())
        closed = (await guests.do(CloseEvening())).entry
        show.painted(closed, "counting")
        await guests.wait(SECONDS["counting"])
        await guests.wait(SECONDS["third"])
        assert (board.latest("evening") or {})["stage"] == "third"
        show.painted(closed, "third")
        await guests.wait(0.5)
        assert (board.latest("evening") or {})["stage"] == "second"
        await guests.wait(SECONDS["second"] + 2.5)
        assert (board.latest("evening") or {})["stage"] == "first", "a board may have gone"
        show.close()


async def test_an_evening_that_cannot_be_counted_is_reported_and_leaves_the_board(tmp_path: Path) -> None:
    async def broken() -> bytes:
        raise QuestionFault("not_carried_out")

    board = StatusBoard()
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        show = EveningShow(guests.table.view, guests.table.watch, board, guests.clock, broken)
        await guests.do(Deal())
        await guests.do(CloseEvening())
        await guests.wait(SECONDS["counting"])
        assert (board.latest("evening") or {})["stage"] == ""
        assert (board.latest("faults") or {})["list"][0]["code"] == "not_carried_out"
        assert not show.told
        show.close()


def test_phones_learn_nothing_of_the_end_before_the_standings() -> None:
    phone, screen = ClientRole("seat", 1), ClientRole("board")
    for stage, body in (*scenes(HONOURS), ("standings", HONOURS)):
        sent = {"stage": stage, "scene": stage, "entry": 9, **body}
        assert screen.told("evening", sent) == sent
        assert (phone.told("evening", sent) == {"stage": stage, "entry": 9}) == (stage != "standings")
