"""The real process is killed in a countdown, in a race, between two games and at closing time of a scheduled evening:
each time the next one goes on at the same place, and every race is run once."""

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from tests.process.clients import TableProcess, Visitor, sign_in
from tests.table.autopilot.venue import item, races_begun, schedule

pytestmark = pytest.mark.slow(40)
GAMES = ("quarter-horse", "hold-your-horses", "quarter-horse")


def stage(state: dict[str, Any]) -> str:
    return str(state.get("bulletin", {}).get("countdown", {}).get("stage", ""))


def place(state: dict[str, Any]) -> tuple[Any, ...]:
    """Where the evening is."""
    evening = state["bulletin"]["schedule"]
    return evening["item"], state["game"], [one["stands"] for one in evening["items"]], evening["closing"]


def rolling(state: dict[str, Any]) -> bool:
    return any(choice["action"]["do"] == "roll" for choice in state["choices"])


def _after(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] > entry)


async def live(host: Visitor, until: Callable[[dict[str, Any]], bool], rng: random.Random) -> None:
    """Throw the dice whenever they are asked for, until that is so."""
    while not until(host.state):
        entry = host.state["entry"]
        if rolling(host.state):
            await host.do(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])
            await host.until(partial(_after, entry))
        else:
            await host.until(lambda state: rolling(state) or until(state))


async def begin(host: Visitor, table: TableProcess) -> None:
    """Seat two guests, and start an evening of three games of one race each."""
    for name in ("Ann", "Ben"):
        assert (await host.do(do="take_seat", name=name))["ok"]
    evening = schedule(*(item(game, races=1) for game in GAMES), between=60)
    for message in ({"do": "save", "schedule": to_builtins(evening)}, {"do": "start", "name": "Pub"}):
        async with host.session.post(f"{table.base}/host/schedule.json", json=message) as answer:
            assert answer.status == 200, await answer.text()


CUTS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "in the countdown": lambda state: stage(state) == "countdown",
    "in a race": lambda state: rolling(state) and stage(state) == "playing",
    "between two games": lambda state: stage(state) == "pause" or (state["game"] is None and place(state)[0] == 1),
    "at closing": lambda state: bool(state["bulletin"]["schedule"].get("closing")),
}


async def test_after_kill_nine_the_evening_goes_on_at_the_same_place_and_runs_every_race_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAST_SINCE", str(time.time()))
    rng = random.Random(5)
    left: tuple[Any, ...] = ()
    for number, (name, cut) in enumerate(CUTS.items()):
        with TableProcess(tmp_path, "--hardware", "none", "--dice", "manual", fast=True) as table:
            host = await sign_in(table)
            if number == 0:
                await begin(host, table)
            else:
                await host.until(lambda state: state["bulletin"].get("schedule", {}).get("on"))
                # Only what the time itself brings has changed.
                assert place(host.state)[0] == left[0], name
            if name == "at closing":
                await live(host, lambda state: rolling(state) and place(state)[0] == 1, rng)
                assert (await host.do(do="call_closing"))["ok"]
            await live(host, cut, rng)
            left = place(host.state)
            table.kill()
            await host.close()
    with TableProcess(tmp_path, "--hardware", "none", "--dice", "manual", fast=True) as table:
        host = await sign_in(table)
        await live(host, lambda state: bool(state["ended"]), rng)
        await host.close()
    # The second race was on when closing was called: it was finished, and the third game never began.
    assert [race for _, race in races_begun(tmp_path)] == [1, 1]
