"""An evening of Ready Set Bet with everything that hangs on the table: phones, board, the voice as it is heard,
and a track whose board runs the real firmware. All of them end with the same ledger."""

import asyncio
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from postparade.announcer.audio.mixer import RATE
from postparade.games.ready_set_bet.report.report import REPORT
from postparade.reports.evening import evening_of
from postparade.reports.words import Words
from testkit.micropython_board import MicroPythonMissingError, MicroPythonPico
from tests.process.clients import TableProcess, Visitor
from tests.process.test_ready_set_bet_evening import NAMES, Guests

pytestmark = pytest.mark.slow(15)

RACES = int(os.environ.get("POSTPARADE_RACES", "1"))
"""How many races are run; four are a whole evening."""
LOUD = 500
"""Of 32,768: louder than what is left of a sound that fades."""


def money_on(state: dict[str, Any]) -> dict[int, int]:
    """What a page says that everybody holds."""
    return {seat["seat"]: seat["chips"] for seat in state["play"]["seats"]}


def goes_on(play: dict[str, Any]) -> bool:
    """Whether the last of the races is still to be settled."""
    return bool(play["race_number"] < RACES or play["phase"] in ("ready", "open", "closed"))


async def picture_of(board: MicroPythonPico) -> None:
    """Wait for the next picture on the strips: people who throw dice leave the lights more time than a program does."""
    before = board.shown
    await asyncio.to_thread(board.wait_until, lambda: board.shown > before)


def ledger_of(folder: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "postparade", "ledger", str(folder), "--json"]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


async def test_phones_board_voice_lights_and_ledger_agree_on_a_whole_evening(tmp_path: Path) -> None:
    try:
        board = MicroPythonPico()
    except MicroPythonMissingError as missing:
        pytest.skip(f"needs MicroPython: {missing}")
    mix, settings = tmp_path / "mix.raw", tmp_path / "table.toml"
    settings.write_text(f'[track]\ndriver = "pico"\nport = "{board.port_name}"\n', encoding="utf-8")
    options = ("--dice", "manual", "--hardware", "pico", "--config", str(settings))
    guests, lit = Guests(random.Random(4)), set[int]()
    with board, TableProcess(tmp_path, *options, mix=mix) as table:
        await guests.sit(table)
        screen = await Visitor(table.base).open("/ws")
        answer = await guests.do(guests.host, do="open_game", game="ready-set-bet", options={"pace": "off"})
        assert answer["ok"], answer
        await guests.host.until(lambda state: state.get("play"))
        while goes_on(guests.host.state["play"]):
            running = guests.host.state["play"]["phase"] in ("open", "closed")
            await guests.step()
            if running:
                await picture_of(board)
            lit.add(int(np.count_nonzero(board.pixels.any(axis=1))))
        # The finish is looked at for some seconds before it is settled.
        settled = (await guests.host.until(lambda state: state["play"]["settled"]))["play"]["settled"]
        final = money_on(guests.host.state)
        for page in (screen, *guests.phones):
            await page.until(lambda state: state["play"]["settled"] == settled)
            assert money_on(page.state) == final
        # A board whose firmware was kept from a processor is missed for a moment, and heard again.
        await screen.until(lambda state: not (state["bulletin"].get("faults") or {}).get("list"))
        board.wait_until(lambda: board.shown > 0)
        assert board.troubles == []
        await screen.close()
        await guests.go()
    assert len(lit) > 10, "the lights followed the horses"
    heard = np.frombuffer(mix.read_bytes(), dtype=np.int16)
    assert np.count_nonzero(np.abs(heard.astype(np.int32)) > LOUD) > RATE, "more than a second of sound"
    ledger = ledger_of(tmp_path)
    assert ledger["audit"]["ok"] is True
    assert {one["seat"]: one["balance"] for one in ledger["totals"]} == final
    (game,) = evening_of(tmp_path).games
    races = REPORT.section(game, Words("en")).data["races"]
    assert len(races) == RACES
    assert races[-1]["purses"] == final
    assert sorted(final) == list(range(1, len(NAMES) + 1))
