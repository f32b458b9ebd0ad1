"""``postparade run --dice photos:DIR``: real photographs are the rolls of a race."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.process.clients import TableProcess, sign_in

pytestmark = pytest.mark.slow(10)


def test_a_race_is_run_from_photographs_and_its_ledger_adds_up(tmp_path: Path, photos: Path) -> None:
    settings = tmp_path / "fast.toml"
    settings.write_text("[dice]\nphoto_seconds = 0.0\n", encoding="utf-8")
    options = ("--dice", f"photos:{photos / 'images'}", "--hardware", "none", "--config", str(settings))

    async def race() -> None:
        with TableProcess(tmp_path, *options) as table:
            host = await sign_in(table)
            for name in ("Ann", "Bob", "Cy"):
                await host.do(do="take_seat", name=name)
            await host.do(do="open_game", game="quarter-horse", options={"board": "double"})
            assert (await host.do(do="deal"))["ok"]
            await host.until(lambda state: state["play"] and state["play"]["phase"] == "finished")
            assert host.state["electronic"] is False
            await host.close()

    asyncio.run(race())
    command = [sys.executable, "-m", "postparade", "ledger", str(tmp_path), "--json"]
    ledger = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(ledger.stdout)["audit"]["ok"] is True


async def test_a_folder_without_pictures_is_reported_on_the_host_console_and_the_table_goes_on(tmp_path: Path) -> None:
    with TableProcess(tmp_path, "--dice", f"photos:{tmp_path}", "--hardware", "none") as table:
        host = await sign_in(table)
        state = await host.until(lambda state: (state.get("bulletin") or {}).get("faults"))
        assert [fault["code"] for fault in state["bulletin"]["faults"]["list"]] == ["photos_missing"]
        for name in ("Ann", "Bob"):
            await host.do(do="take_seat", name=name)
        await host.do(do="open_game", game="quarter-horse")
        await host.do(do="deal")
        assert (await host.do(do="roll", dice=[3, 4]))["ok"]
        await host.close()


def test_a_busy_port_is_a_fault_with_a_remedy(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    with TableProcess(first, "--dice", "manual", "--hardware", "none") as table:
        port = table.base.rpartition(":")[2]
        command = [
            sys.executable,
            "-m",
            "postparade",
            "run",
            "--host",
            "127.0.0.1",
            "--port",
            port,
            "--data",
            str(second),
        ]
        refused = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"port_busy: Port {port} is already in use. ")
