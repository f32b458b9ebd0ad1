"""The evening on request: drawn beside the table by a process that steps back, one at a time, for those who wait."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.core.clock import HandClock
from postparade.reports import evening_process, live
from postparade.reports.live import LiveReports
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from tests.reports.evenings import play

STEPPED_BACK = """
import os, resource
from postparade.reports import evening_process
evening_process.step_back()
limit = resource.getrlimit(resource.RLIMIT_CPU)[0]
print(os.nice(0), os.sched_getscheduler(0), limit, open("/proc/self/oom_score_adj").read())
"""


class Drawing:
    """Stands for the process: says what was asked for, and draws when it may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.free = asyncio.Event()
        monkeypatch.setattr(live, "draw", self.draw)

    async def draw(self, data: Path, language: str) -> bytes:
        self.begun.append(language)
        try:
            await self.free.wait()
            return f"{language} {len(self.begun)}".encode()
        finally:
            self.ended.append(language)

    async def until(self, true: Callable[[], bool]) -> None:
        for _ in range(100):
            if true():
                return
            await asyncio.sleep(0)
        pytest.fail(f"begun {self.begun}, ended {self.ended}")


async def opened(folder: Path) -> tuple[Table, LiveReports]:
    table = await Table.open(folder, HandClock(), system_chance)
    return table, LiveReports(table, folder)


async def test_one_report_is_drawn_at_a_time_and_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reports = await opened(tmp_path)
    drawing = Drawing(monkeypatch)
    first = asyncio.create_task(reports.evening("en"))
    await drawing.until(lambda: drawing.begun == ["en"])
    others = [asyncio.create_task(reports.evening("de")) for _ in range(5)]
    await asyncio.sleep(0)
    assert drawing.begun == ["en"]
    drawing.free.set()
    assert await first == b"en 1"
    assert await asyncio.gather(*others) == [b"de 2"] * 5
    assert drawing.begun == ["en", "de"]
    assert await reports.evening("de") == b"de 2"
    await table.submit(Command("ann", HOST, TakeSeat("Ann")))
    assert await reports.evening("de") == b"de 3", "the table has moved on"
    await table.close()


async def test_a_report_that_nobody_waits_for_any_more_is_not_drawn_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reports = await opened(tmp_path)
    drawing = Drawing(monkeypatch)
    two = [asyncio.create_task(reports.evening("en")) for _ in range(2)]
    await drawing.until(lambda: drawing.begun == ["en"])
    waiting = asyncio.create_task(reports.evening("de"))
    await asyncio.sleep(0)
    two[0].cancel()
    await asyncio.gather(two[0], return_exceptions=True)
    await asyncio.sleep(0)
    assert drawing.ended == [], "the other still waits"
    for task in (two[1], waiting):
        task.cancel()
    await asyncio.gather(two[1], waiting, return_exceptions=True)
    await drawing.until(lambda: drawing.ended == ["en"])
    drawing.free.set()
    assert await reports.evening("it") == b"it 2"
    assert drawing.begun == ["en", "it"], "what nobody waits for is never begun"
    await table.close()


async def test_a_drawing_that_is_given_up_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.to_thread(play, tmp_path, 1)
    started: list[asyncio.subprocess.Process] = []
    begun = asyncio.Event()
    create = asyncio.create_subprocess_exec

    async def noted(*command: Any, **options: Any) -> asyncio.subprocess.Process:
        started.append(await create(*command, **options))
        begun.set()
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    drawing = asyncio.create_task(evening_process.draw(tmp_path, "en"))
    async with asyncio.timeout(20):
        await begun.wait()
    drawing.cancel()
    await asyncio.gather(drawing, return_exceptions=True)
    assert started[0].pid != os.getpid()
    assert started[0].returncode is not None


async def test_the_table_itself_never_reads_the_journal_for_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(play, tmp_path, 1)

    def refused(*_: Any) -> None:
        pytest.fail("this is the table's process")

    monkeypatch.setattr("postparade.reports.evening.evening_of", refused)
    monkeypatch.setattr("postparade.reports.printable_page.page", refused)
    assert (await evening_process.draw(tmp_path, "en")).startswith(b"<!doctype html>")


def test_the_process_that_draws_steps_back_behind_the_table() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            STEPPED_BACK,
        ],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    assert int(told[0]) >= os.nice(0) + 10 or int(told[0]) == 19
    assert told[1:] == [str(os.SCHED_BATCH), str(evening_process.PROCESSOR_SECONDS), "1000"]
    assert resource.getrlimit(resource.RLIMIT_CPU)[0] == resource.RLIM_INFINITY, "this process is none"
