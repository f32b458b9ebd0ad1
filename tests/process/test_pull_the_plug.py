"""The real process is killed in the middle of a race; the next one stands where it stood, and phones come back."""

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.process.clients import TableProcess, Visitor, come_back, sign_in, sit_down

pytestmark = pytest.mark.slow(10)


KEPT = ("seats", "game", "play", "entry")


def kept_of(state: dict[str, Any]) -> dict[str, Any]:
    return {key: state[key] for key in KEPT}


def shows(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] >= entry)


async def roll(host: Visitor, rng: random.Random, times: int) -> None:
    for _ in range(times):
        if host.state["play"]["phase"] not in ("scratch", "race"):
            return
        reply = await host.do(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])
        assert reply["ok"], reply
        await host.until(partial(shows, reply["entry"]))


async def first_half(table: TableProcess, options: dict[str, Any]) -> tuple[dict[str, Any], Visitor]:
    host = await sign_in(table)
    phone = await sit_down(table, "Ann")
    await host.do(do="take_seat", name="Grandma")
    assert (await host.do(do="open_game", game="hold-your-horses", options=options))["ok"]
    assert (await host.do(do="deal"))["ok"]
    await host.until(lambda state: state["play"] and state["play"]["phase"] == "scratch")
    await roll(host, random.Random(3), 17)
    left = kept_of(host.state)
    await host.close()
    return left, phone


async def second_half(table: TableProcess, phone: Visitor, left: dict[str, Any]) -> None:
    host = await sign_in(table)
    assert kept_of(host.state) == left
    (back,) = await come_back(table, [phone])
    assert back.state["play"]["seats"] == left["play"]["seats"]
    await roll(host, random.Random(4), 400)
    assert host.state["play"]["phase"] == "finished"
    for visitor in (host, phone, back):
        await visitor.close()


async def test_after_kill_nine_race_pot_hands_and_seats_are_the_same_and_the_race_goes_on(tmp_path: Path) -> None:
    with TableProcess(tmp_path, "--hardware", "none", "--dice", "manual") as table:
        left, phone = await first_half(table, {"board": "short"})
        pin = table.pin
        table.kill()
    with TableProcess(tmp_path, "--hardware", "none", "--dice", "manual") as table:
        assert table.pin == pin
        await second_half(table, phone, left)


def test_a_second_table_on_the_same_data_folder_is_refused_with_advice(tmp_path: Path) -> None:
    with (
        TableProcess(tmp_path, "--hardware", "none", "--dice", "manual"),
        pytest.raises(AssertionError, match="journal_locked"),
    ):
        TableProcess(tmp_path, "--hardware", "none", "--dice", "manual")


def test_ctrl_c_ends_the_table_quietly(tmp_path: Path) -> None:
    with TableProcess(tmp_path, "--hardware", "none", "--dice", "manual") as table:
        table.stop()
        assert table.process.returncode in (0, 130)
        assert "Traceback" not in "".join(table.lines)
