"""The Grafana dashboard asks for numbers that the table tells."""

import json
import re
from pathlib import Path

from postparade.core.clock import HandClock
from postparade.integrations.metrics import Metrics
from postparade.table.presentation.status_board import StatusBoard
from tests.house.blueprint import REPOSITORY
from tests.integrations.test_metrics import Sensors, parsed
from tests.table.players import company

DASHBOARD = REPOSITORY / "docs" / "examples" / "grafana" / "post-parade.json"


async def test_every_panel_shows_a_number_that_there_is(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        board = StatusBoard()
        metrics = Metrics(
            guests.table,
            board,
            HandClock(),
            tmp_path,
            connections=dict,
            queues=dict,
            machine=lambda: Sensors(40.0, False),
        )
        for stage in ("committed", "unsure"):
            board.post("dice", {"stage": stage, "source": "camera"})
        told = {name for name, _ in parsed((await metrics.text()).decode())}
        metrics.close()
    # These have no line before anything was counted under a label.
    told |= {"postparade_pages", "postparade_queue"}
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    assert len(dashboard["panels"]) > 10
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"postparade_\w+", target["expr"])
    }
    assert asked - told == set()
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
