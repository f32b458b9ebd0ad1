"""The example of docs/adding-a-game.md, installed as a package of its own, is played at a running table: no file of
Post Parade knows it."""

import json
import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.process.clients import TableProcess, Visitor, sign_in, sit_down

pytestmark = pytest.mark.slow(6)

REPOSITORY = Path(__file__).resolve().parents[3]
EXAMPLES = [REPOSITORY / "docs" / "examples" / f"{name}-game" for name in ("furlongs", "sprint", "twelve")]
PAGE = REPOSITORY / "docs" / "adding-a-game.md"
OPTIONS = ("--hardware", "simulated", "--dice", "manual")


@pytest.fixture(scope="module")
def installed(install_example: Callable[[str], Path]) -> Path:
    """The folder that the example was installed into, by pip and without a network."""
    return install_example("furlongs-game")


def postparade(installed: Path, *words: str) -> str:
    """What a command prints."""
    paths = os.pathsep.join((str(REPOSITORY / "controller"), str(installed)))
    command = [sys.executable, "-m", "postparade", *words]
    ended = subprocess.run(command, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


async def open_game(host: Visitor) -> None:
    answer = await host.do(do="open_game", game="furlongs", options={"stake": 10})
    assert answer["ok"], answer
    assert (await host.do(do="open", tips=[7, 6]))["ok"]
    await host.until(lambda state: state["play"]["phase"] == "open")


async def roll(host: Visitor, *throws: tuple[int, int]) -> int:
    """Roll; the entry of the last one."""
    for dice in throws:
        answer = await host.do(do="roll", dice=dice)
        assert answer["ok"], answer
    return int(answer["entry"])


async def test_a_whole_evening_with_pages_correction_resume_and_report(installed: Path, tmp_path: Path) -> None:
    with TableProcess(tmp_path, *OPTIONS, beside=installed) as table:
        host = await sign_in(table)
        ann, bob = await sit_down(table, "Ann"), await sit_down(table, "Bob")
        board = await Visitor(table.base).open("/ws")
        offer = next(offer for offer in host.state["offers"] if offer["name"] == "furlongs")
        assert offer["seat_counts"] == list(range(2, 13))
        await open_game(host)
        await secrets_stay(ann, bob, board, host)
        bet = next(choice for choice in ann.state["choices"] if choice["action"]["do"] == "bet")
        assert [need["kind"] for need in bet["needs"]] == ["spot", "chips"]
        assert (await ann.do(**{**bet["action"], "lane": 4, "chips": 3}))["ok"]
        forged = await bob.do(do="bet", player=1, lane=4, chips=3)
        assert (forged["ok"], forged["code"]) == (False, "not_allowed")
        unknown = await ann.do(do="fly")
        assert (unknown["ok"], unknown["code"]) == (False, "bad_request")
        misread = await roll(host, (1, 3))
        await roll(host, *[(3, 4)] * 6)
        assert (await host.do(do="correct", entry=misread, dice=[3, 4]))["ok"]
        await board.until(lambda state: state["play"]["phase"] == "finished")
        await ann.until(lambda state: state["play"]["purses"]["1"] >= 16)
        await board.until(lambda state: state["bulletin"].get("caption", {}).get("text"))
        await board.until(lambda state: state["bulletin"].get("track", {}).get("connected"))
        assert not board.state["bulletin"].get("faults", {}).get("list")
        async with host.session.get(f"{table.base}/host/evening.html") as answer:
            assert answer.status == 200
            page = await answer.text()
            assert "Seven Furlongs" in page
            assert "Ann" in page
        async with board.session.get(f"{table.base}/race.svg") as answer:
            assert answer.status == 404
        seen = board.state["play"]
        table.kill()
        for visitor in (host, ann, bob, board):
            await visitor.close()
    with TableProcess(tmp_path, *OPTIONS, beside=installed) as table:
        board = await Visitor(table.base).open("/ws")
        assert board.state["play"] == seen
        await board.close()
    told = json.loads(postparade(installed, "ledger", str(tmp_path), "--json"))
    assert told["audit"]["ok"]
    assert "Seven Furlongs" in json.dumps(
        json.loads(postparade(installed, "report", str(tmp_path), "--json", *out(tmp_path)))
    )
    assert json.loads(postparade(installed, "replay", str(tmp_path), "--json"))


def out(folder: Path) -> tuple[str, ...]:
    return "--out", str(folder / "report"), "--drawings-only"


async def secrets_stay(ann: Visitor, bob: Visitor, board: Visitor, host: Visitor) -> None:
    """Each phone sees its own tip, nobody else any. Pages that did not ask are told a moment later."""
    for visitor in (ann, bob):
        await visitor.until(lambda state: state["play"] and state["play"]["tips"])
    for visitor in (board, host):
        await visitor.until(lambda state: state["play"] and state["play"]["phase"] == "open")
    own = {1: set(ann.state["play"]["tips"]), 2: set(bob.state["play"]["tips"])}
    assert own == {1: {"1"}, 2: {"2"}}
    for visitor in (board, host):
        assert visitor.state["play"]["tips"] == {}
        assert '"tip-' not in json.dumps(visitor.state)


def test_the_example_is_simulated_with_every_chip_audited(installed: Path) -> None:
    told: dict[str, Any] = json.loads(
        postparade(installed, "simulate", "furlongs", "--races", "50", "--seed", str(secrets.randbits(20)), "--json")
    )
    assert told["conserved"]
    assert sum(told["wins"].values()) == told["races"] == 50


def test_the_page_shows_the_code_of_the_examples() -> None:
    code = "\n".join(
        bare(path.read_text(encoding="utf-8")) for example in EXAMPLES for path in sorted(example.rglob("*.py"))
    )
    quoted = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quoted) >= 4
    for snippet in quoted:
        assert bare(snippet) in code, snippet


def bare(code: str) -> str:
    """``code`` without indentation and blank lines, which a page shows otherwise."""
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())
