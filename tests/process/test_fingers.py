"""A whole table whose dice come from fingers: a number pad typed on, buttons wired wrongly, and the monitor."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from postparade.dice.sources.buttons.input_device import EV_KEY, EVENT
from tests.process.clients import TableProcess, sign_in

pytestmark = pytest.mark.slow


ENTER = 96
KEYS = (79, 80, 81, 75, 76, 77)
"""KEY_KP1 to KEY_KP6."""

CONFIGURATION = """
[dice]
source = "number-pad+buttons"
number_pad = "{pad}"
first_row = [4, 5, 6, 7, 8, 9]
second_row = [10, 11, 12, 13, 14, 4]
pins = "mock"
"""
TOLD = {"buttons": "pin_used_twice", "number-pad": "number_pad_shared"}
"""What is wrong with them, by device."""


def typed(*faces: int) -> bytes:
    """What a number pad sends for these faces and Enter."""
    codes = [*(KEYS[face - 1] for face in faces), ENTER]
    return b"".join(EVENT.pack(0, 0, EV_KEY, code, value) for code in codes for value in (1, 0))


def test_typed_dice_move_horses_and_wrong_pins_do_not_stop_the_table(tmp_path: Path) -> None:
    pad, settings = tmp_path / "pad", tmp_path / "fingers.toml"
    os.mkfifo(pad)
    settings.write_text(CONFIGURATION.format(pad=pad), encoding="utf-8")

    async def race() -> None:
        with TableProcess(tmp_path, "--hardware", "none", "--config", str(settings)) as table:
            host = await sign_in(table)
            # A busy machine may have more to report.
            await host.until(lambda state: TOLD.items() <= faults(state).items())
            cable = os.open(pad, os.O_WRONLY | os.O_NONBLOCK)
            for name in ("Ann", "Bob"):
                await host.do(do="take_seat", name=name)
            await host.do(do="open_game", game="quarter-horse")
            await host.do(do="deal")
            os.write(cable, typed(3, 6))
            await host.until(lambda state: state["play"]["last_roll"] == [3, 6])
            await host.do(do="roll", dice=[2, 2])
            state = await host.until(lambda state: (state["bulletin"].get("dice_health") or {}).get("rolls") == 2)
            assert state["bulletin"]["dice_health"]["sentence"] == "Nothing unusual in 2 rolls."
            await host.until(lambda state: [roll["source"] for roll in state["rolls"]] == ["typed", "number-pad"])
            os.close(cable)
            await host.close()

    asyncio.run(race())
    command = [sys.executable, "-m", "postparade", "dice", "health", str(tmp_path), "--json"]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert report["faces"]["counts"] == [0, 2, 1, 0, 0, 1]


def faults(state: dict[str, object]) -> dict[str, str]:
    status_board = state.get("bulletin")
    assert isinstance(status_board, dict)
    return {fault["device"]: fault["code"] for fault in status_board.get("faults", {"list": []})["list"]}
