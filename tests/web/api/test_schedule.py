"""The host plans an evening and lets it run; guests and programs are told what comes next, and nothing else."""

from pathlib import Path
from typing import Any

import pytest

from postparade.rules.viewer import TABLE
from tests.web.host_page_cases import RUN, SAVE
from tests.web.power_cuts import Evening, an_evening

pytestmark = pytest.mark.slow(8)


async def ask(evening: Evening, path: str, message: dict[str, Any] | None = None) -> tuple[int, dict[str, Any]]:
    client = evening.clients[0] if evening.clients else await evening.host()
    if message is not None:
        return await client.post(path, message)
    answer = await client.get(path)
    return answer.status, await answer.json()


async def test_an_evening_is_planned_started_changed_and_ended_from_the_page(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        page = "/host/schedule.json"
        status, told = await ask(evening, page)
        assert (status, told["schedules"], told["evening"]["on"]) == (200, [], False)
        status, told = await ask(evening, page, SAVE)
        assert [one["name"] for one in told["schedules"]] == ["Pub"]
        changed = {**SAVE, "before": "Pub", "schedule": {**SAVE["schedule"], "name": "Bar"}}
        status, told = await ask(evening, page, changed)
        assert [one["name"] for one in told["schedules"]] == ["Bar"]
        assert (await ask(evening, page, RUN))[1]["code"] == "no_such_schedule"
        assert (await ask(evening, page, {**RUN, "name": "Bar"}))[0] == 200
        assert (await ask(evening, page, {**RUN, "name": "Bar"}))[1]["code"] == "schedule_runs"
        closes = evening.app.table.autopilot.closes  # type: ignore[union-attr] # it runs
        for message, code in (
            ({"do": "hold_schedule"}, None),
            ({"do": "continue_schedule"}, None),
            ({"do": "continue_schedule"}, "schedule_not_held"),
            ({"do": "extend_schedule", "minutes": 15}, None),
            ({"do": "skip_item", "item": 7}, "no_such_item"),
            ({"do": "begin_item", "item": 0}, "bad_request"),
            ({"do": "extend_schedule", "minutes": 10**9}, "bad_request"),
            ({"do": "save", "schedule": {"items": []}}, "bad_request"),
        ):
            assert (await ask(evening, page, message))[1].get("code") == code, message
        progress = evening.app.table.autopilot
        assert progress is not None
        assert progress.closes == closes + 900
        assert (await ask(evening, page, {"do": "stop_schedule"}))[0] == 200
        assert (await ask(evening, page, {"do": "hold_schedule"}))[1]["code"] == "no_schedule"
        assert evening.app.table.view(TABLE).game is None


async def test_nobody_but_the_host_sees_or_changes_what_is_planned(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        guest = evening.client()
        assert (await guest.get("/host/schedule.json")).status == 401
        assert (await guest.post("/host/schedule.json", SAVE))[0] == 401
        assert evening.app.autopilot.saved.all == ()


async def test_programs_read_what_the_board_shows_and_hold_it_with_the_scope_host(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        host = await evening.host()
        for message in (SAVE, RUN):
            assert (await host.post("/host/schedule.json", message))[0] == 200
        tokens = {}
        for scope in ("cues", "host"):
            _, told = await host.post("/host/programs.json", {"do": "add", "name": scope, "scope": scope})
            tokens[scope] = {"Authorization": f"Bearer {told['token']}"}
        program = evening.client()
        command = {"id": "hold-the-schedule", "action": {"do": "hold_schedule"}}
        assert (await program.post("/api/v1/commands", command, **tokens["cues"]))[1]["code"] == "not_a_cue"
        assert (await program.post("/api/v1/commands", command, **tokens["host"]))[0] == 200
        for _ in range(200):
            told = await (await program.get("/api/v1/schedule")).json()
            if told["held"]:
                break
        assert (told["on"], told["stage"], told["name"]) == (True, "held", "Pub")
        assert [game["title"] for game in told["games"]] == ["Quarter Horse", "Hold Your Horses"]
