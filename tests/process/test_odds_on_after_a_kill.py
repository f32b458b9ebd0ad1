"""A meeting of Odds On survives the plug being pulled in every phase: the next process stands where it stood."""

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from postparade.games.odds_on.rules.cards import HAND
from tests.process.clients import TableProcess, Visitor, agree, come_back, sign_in, sit_down

pytestmark = pytest.mark.slow(12)

OPTIONS = ("--hardware", "none", "--dice", "manual")
NAMES = ("Ann", "Bob", "Cleo")


def filled(choice: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The action of a template, filled in as a phone would."""
    return {**choice["action"], **{need["field"]: rng.choice(need["of"]) for need in choice.get("needs", ())}}


def is_shown(entry: int, state: dict[str, Any]) -> bool:
    """Whether entry ``entry`` has been shown to its end: somebody may act again."""
    return bool(state["entry"] >= entry and state["choices"])


async def turns(host: Visitor, phones: list[Visitor], times: int, rng: random.Random) -> None:
    """So many turns, each by the phone of the seat whose turn it is."""
    for _ in range(times):
        await host.until(lambda state: state["status"].get("turn") is not None and state["choices"])
        turn = host.state["status"]["turn"]
        phone = phones[turn - 1]
        await phone.until(lambda state: state["choices"])
        plays = [choice for choice in phone.state["choices"] if choice["action"]["do"] == "play"]
        reply = await phone.do(**filled(rng.choice(plays or phone.state["choices"]), rng))
        assert reply["ok"], reply
        await host.until(partial(is_shown, reply["entry"]))
        # The card that is drawn for the one that was played comes last.
        await phone.until(lambda state: len(state["play"]["hand"]) == HAND)


async def seen_by_all(host: Visitor, phones: list[Visitor]) -> None:
    """Wait until every phone shows what the host sees: an entry is told in several parts while it is being shown."""
    await agree(host, *phones)
    public = host.state["play"].keys() - {"hand"}
    for phone in phones:
        await phone.until(lambda state: all(state["play"][key] == host.state["play"][key] for key in public))


async def pass_all(host: Visitor) -> None:
    """The house passes for everybody, which sends the race off."""
    for _ in NAMES:
        reply = await host.do(do="pass")
        assert reply["ok"], reply


async def go_to(phase: str, host: Visitor, phones: list[Visitor], rng: random.Random) -> None:
    """Bring the meeting into ``phase``."""
    if phase == "setup":
        return
    assert (await host.do(do="start_meeting"))["ok"]
    await turns(host, phones, 5, rng)
    if phase == "race":
        await pass_all(host)
        await host.until(lambda state: state["play"]["phase"] == "race")
    if phase == "finished":
        for _ in range(5):
            await pass_all(host)
        await host.until(lambda state: state["over"])


@pytest.mark.parametrize("phase", ["setup", "pricing", "race", "finished"])
async def test_after_kill_nine_hands_market_and_totals_are_the_same(tmp_path: Path, phase: str) -> None:
    rng = random.Random(6)
    # The plug is pulled while the race is being shown; in the other phases that is only waited for.
    hurried = phase != "race"
    with TableProcess(tmp_path, *OPTIONS, hurried=hurried) as table:
        host = await sign_in(table)
        phones = [await sit_down(table, name) for name in NAMES]
        assert (await host.do(do="open_game", game="odds-on"))["ok"]
        await go_to(phase, host, phones, rng)
        await agree(host, *phones)
        left = {
            "board": host.state["play"],
            "hands": [phone.state["play"]["hand"] for phone in phones],
            "over": host.state["over"],
        }
        table.kill()
    await host.close()
    with TableProcess(tmp_path, *OPTIONS, hurried=True) as table:
        host = await sign_in(table)
        back = await come_back(table, phones)
        hands = [phone.state["play"]["hand"] for phone in back]
        play = host.state["play"]
        assert host.state["over"] == left["over"]
        if phase == "race":
            # The race was settled before it was shown: after a restart the end is there at once.
            assert (play["phase"], play["race_number"]) == ("pricing", 2)
            assert play["last"]["race"] == 1
            assert hands == left["hands"]
        else:
            assert play == left["board"]
            assert hands == left["hands"]
        if phase == "setup":
            assert (await host.do(do="start_meeting"))["ok"]
        if phase != "finished":
            await turns(host, back, 3, rng)
        for visitor in (host, *phones, *back):
            await visitor.close()
