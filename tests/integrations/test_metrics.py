"""``/metrics`` of a whole table, as Prometheus reads it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import ClientSession
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import HandClock, SystemClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.integrations.metrics import Metrics
from postparade.integrations.settings import IntegrationSettings
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import company


class Sensors(NamedTuple):
    """What a machine measures."""

    celsius: float | None
    under_voltage: bool | None


Read = dict[tuple[str, str], float]
"""Values by name and label."""


def parsed(text: str) -> Read:
    """Every sample; the parser refuses what Prometheus would."""
    return {
        (sample.name, next(iter(sample.labels.values()), "")): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@asynccontextmanager
async def opened(data: Path, *, metrics: bool = True) -> AsyncIterator[App]:
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(data)),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        announcer=replace(usual.announcer, enabled=False),
        integrations=IntegrationSettings(metrics=metrics),
    )
    app = await App.open(settings, HardwareChoice("none", "manual"), SystemClock())
    try:
        yield app
    finally:
        await app.close()


async def read(app: App) -> tuple[int, str, str]:
    async with ClientSession() as session, session.get(f"http://127.0.0.1:{app.web.port}/metrics") as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


async def test_prometheus_reads_what_happens_at_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as app:
        async with asyncio.timeout(60):
            while (await read(app))[0] != 200:  # noqa: ASYNC110  (the libraries are being loaded)
                await asyncio.sleep(0.05)
        before = parsed((await read(app))[2])
        for number, action in enumerate((TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse"), Deal())):
            await app.table.submit(Command(f"command-{number}", HOST, action))
        await app.roll_committer.commit(DICE, Roll((3, 4), source="camera"), None)
        status, kind, text = await read(app)
        assert (status, kind.partition(";")[0]) == (200, "text/plain")
        after = parsed(text)
        assert after["postparade_entry", ""] == before["postparade_entry", ""] + 5
        assert after["postparade_commit_seconds_count", ""] == before["postparade_commit_seconds_count", ""] + 5
        assert after["postparade_rolls_total", "camera"] == 1
        assert (after["postparade_ready", ""], after["postparade_seats", ""]) == (1, 2)
        assert after["postparade_disk_free_bytes", ""] > 0
        assert {("postparade_queue", "pages"), ("postparade_pages", "programs")} <= after.keys()
        assert "Ann" not in text
        assert app.web.pin not in text


async def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    async with opened(tmp_path, metrics=False) as app:
        assert (await read(app))[0] == 404


async def test_lights_questions_and_sensors_are_counted(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann",)) as guests:
        board = StatusBoard()
        metrics = Metrics(
            guests.table,
            board,
            HandClock(),
            tmp_path / "nowhere",
            connections=dict,
            queues=lambda: {"mqtt": 3},
            machine=lambda: Sensors(61.5, under_voltage=True),
        )
        metrics.lit(0.03)
        for stage in ("unsure", "moving", "unsure", "committed"):
            board.post("dice", {"stage": stage, "source": "camera"})
        board.report("dice", None)
        told = parsed((await metrics.text()).decode())
        metrics.close()
    assert told["postparade_light_seconds_sum", ""] == pytest.approx(0.03)
    assert (told["postparade_rolls_asked_total", "camera"], told["postparade_rolls_total", "camera"]) == (2, 1)
    assert (told["postparade_temperature_celsius", ""], told["postparade_under_voltage", ""]) == (61.5, 1)
    assert told["postparade_queue", "mqtt"] == 3
    assert ("postparade_disk_free_bytes", "") not in told, "a folder that is gone has no space to tell"
