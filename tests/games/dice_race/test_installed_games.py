"""A sixth dice race with lanes, cards and scratches of its own, and one that a die of twelve moves, each installed as a
package: played at a running table, simulated, calculated and printed, with no file touched outside its folder."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.process.clients import TableProcess, Visitor, sign_in, sit_down

pytestmark = pytest.mark.slow(20)

REPOSITORY = Path(__file__).resolve().parents[3]
OPTIONS = ("--hardware", "simulated", "--dice", "manual")
GAMES = {
    "sprint": (["4", "5", "6", "7", "8", "9", "10"], [[1, 3], [4, 6], [1, 1], [2, 3], [2, 3], [5, 6], [2, 3]], 5),
    "twelve": ([str(face) for face in range(1, 12)], [[4], [10], [12], [11], [1], [12], [1]], 1),
}
"""By game its horses, the rolls of a race on the short board, and who wins it."""


def postparade(installed: Path, *words: str) -> str:
    """What a command prints."""
    paths = os.pathsep.join((str(REPOSITORY / "controller"), str(installed)))
    command = [sys.executable, "-m", "postparade", *words]
    ended = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """The name of a game that is installed beside the package."""
    return str(request.param)


@pytest.fixture
def installed(game: str, install_example: Callable[[str], Path]) -> Path:
    """The folder that it was installed into."""
    return install_example(f"{game}-game")


async def test_phones_play_it_whole_at_a_running_table(game: str, installed: Path, tmp_path: Path) -> None:
    numbers, rolls, winner = GAMES[game]
    with TableProcess(tmp_path, *OPTIONS, beside=installed) as table:
        host = await sign_in(table)
        phones = [await sit_down(table, "Ann"), await sit_down(table, "Bob")]
        board = await Visitor(table.base).open("/ws")
        options = {"board": "short"} | ({"races": 1} if game == "sprint" else {})
        assert (await host.do(do="open_game", game=game, options=options))["ok"]
        await phones[0].until(lambda state: state["choices"])
        assert (await phones[0].do(do="deal"))["ok"]
        for dice in rolls:
            seat = (await thrower(phones))["status"]["turn"]
            answer = await phones[seat - 1].do(do="roll", dice=dice)
            assert answer["ok"], answer
            for phone in phones:
                await phone.until(partial(reached, answer["entry"]))
        await board.until(lambda state: state["over"])
        race = board.state["race"]
        assert [lane["label"] for lane in race["lanes"]] == numbers
        assert race["winners"] == [winner]
        await board.until(lambda state: state["bulletin"].get("caption", {}).get("text"))
        await board.until(lambda state: state["bulletin"].get("track", {}).get("connected"))
        assert not board.state["bulletin"].get("faults", {}).get("list")
        wrong = await host.do(do="correct", entry=host.state["rolls"][0]["entry"], dice=[9, 9, 9])
        assert not wrong["ok"]
        async with host.session.get(f"{table.base}/host/evening.html") as answer:
            assert answer.status == 200
            assert "Ann" in await answer.text()
        async with board.session.get(f"{table.base}/race.svg") as answer:
            assert answer.status == 200
        seen = board.state["play"]
        table.kill()
        for visitor in (host, *phones, board):
            await visitor.close()
    with TableProcess(tmp_path, *OPTIONS, beside=installed) as table:
        board = await Visitor(table.base).open("/ws")
        assert board.state["play"] == seen
        await board.close()
    assert json.loads(postparade(installed, "ledger", str(tmp_path), "--json"))["audit"]["ok"]


def reached(entry: int, state: dict[str, Any]) -> bool:
    """Whether a page shows journal ``entry``."""
    return bool(state["entry"] >= entry)


async def thrower(phones: list[Visitor]) -> dict[str, Any]:
    """What a phone shows once somebody has the dice."""
    await phones[0].until(lambda state: state["status"]["turn"])
    state: dict[str, Any] = phones[0].state
    return state


def test_it_is_simulated_and_calculated(game: str, installed: Path) -> None:
    numbers, *_ = GAMES[game]
    told = json.loads(postparade(installed, "simulate", game, "--races", "60", "--seed", "3", "--json"))
    assert told["conserved"]
    assert set(told["wins"]) <= set(numbers)
    fast = json.loads(postparade(installed, "simulate", game, "--fast", "--races", "20000", "--seed", "3", "--json"))
    exact = json.loads(postparade(installed, "odds", game, "--before-scratches", "--json"))
    assert list(exact["win"]) == numbers
    for number, chance in exact["win"].items():
        assert fast["wins"][number] / 20_000 == pytest.approx(chance, abs=0.015)
    fair = json.loads(postparade(installed, "odds", "fairness", "--game", game, "--json"))
    assert list(fair["suggested"]["lanes"]) == numbers


def test_its_board_is_printed_on_the_track(game: str, installed: Path, tmp_path: Path) -> None:
    numbers, *_ = GAMES[game]
    sheet = tmp_path / "track.svg"
    postparade(installed, "track", "print", "--game", game, "--board", "short", "--out", str(sheet))
    drawn = sheet.read_text(encoding="utf-8")
    assert drawn.count(">gate<") == len(numbers), "each of its lanes has marks, and no other has"
