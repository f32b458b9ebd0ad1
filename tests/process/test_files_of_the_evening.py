"""Whoever else has an account on the machine reads nothing of the evening, not even while it is played."""

import asyncio
import stat
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from postparade.core.data_folder import OTHERS
from tests.process.clients import TableProcess, Visitor, sign_in, sit_down

pytestmark = pytest.mark.slow(10)


def open_to_others(folder: Path) -> dict[str, str]:
    """Everything in ``folder``, itself included, that somebody besides its owner may do anything with."""
    found = {path: path.lstat().st_mode for path in (folder, *folder.rglob("*"))}
    return {str(path): stat.filemode(mode) for path, mode in found.items() if mode & OTHERS}


def shows(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] >= entry)


async def a_whole_evening(table: TableProcess) -> None:
    """A guest joins and plays a game to its end; the host uses what writes a file."""
    host, ann = await sign_in(table), await sit_down(table, "Ann")
    await host.do(do="take_seat", name="Ben")
    assert (await host.send({"t": "doors", "door": "closed"}))["ok"]
    await host.do(do="open_game", game="quarter-horse", options={"board": "short"})
    assert (await host.do(do="deal"))["ok"]
    await host.until(lambda state: state["play"]["phase"] == "scratch")
    at = 0
    while host.state["play"]["phase"] != "finished":
        rolled = await host.do(do="roll", dice=[at % 6 + 1, at // 6 % 6 + 1])
        await host.until(partial(shows, rolled["entry"]))
        at += 1
    await _post(host, "/host/odds", {"on": False})
    async with host.session.get(f"{table.base}/host/copy.tar.gz") as answer:
        assert answer.status == 200
        copy = await answer.read()
    async with host.session.post(f"{table.base}/host/restore", data=copy) as answer:
        assert answer.status == 200, await answer.text()
    for page in (ann, host):
        await page.close()


async def _post(host: Visitor, path: str, body: object) -> None:
    async with host.session.post(f"{host.base}{path}", json=body) as answer:
        assert answer.status == 200, await answer.text()


def test_every_file_of_an_evening_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    options = ("--hardware", "none", "--dice", "manual", "--data", str(data))
    with TableProcess(tmp_path, *options, without_data=True, hurried=True) as table:
        asyncio.run(a_whole_evening(table))
        command = [sys.executable, "-m", "postparade", "journal", "backup", str(data)]
        subprocess.run(command, check=True, capture_output=True)
        assert {"access.sqlite-wal", "journal.sqlite-shm", "odds", "restore"} <= {path.name for path in data.iterdir()}
        assert open_to_others(data) == {}
        status = Path(f"/proc/{table.process.pid}/status").read_text(encoding="ascii")
        assert "Umask:\t0077" in status, "whatever else is written, by a library or by a program that it starts"
    assert open_to_others(data) == {}


def test_a_folder_of_an_earlier_version_is_closed_to_others_at_the_start(tmp_path: Path) -> None:
    options = ("--hardware", "none", "--dice", "manual")
    with TableProcess(tmp_path, *options):
        pass
    for path in (tmp_path, *tmp_path.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    assert open_to_others(tmp_path)
    with TableProcess(tmp_path, *options):
        assert open_to_others(tmp_path) == {}
