"""Host and board read what could not be taken from the card."""

import asyncio
from pathlib import Path

from postparade.appliance.card.problem import Problem, Quoted, encoded
from postparade.appliance.card.watch import LOOKING, PATIENT, CardWatch
from postparade.core.clock import HandClock
from postparade.table.presentation.status_board import StatusBoard


async def test_problems_come_and_go_with_the_file(tmp_path: Path) -> None:
    path, board, clock = tmp_path / "told.json", StatusBoard(), HandClock()
    unfit = Problem("card_value_unfit", {"line": 3, "key": "name", "why": Quoted("card_name_letters")})
    waiting = Problem("card_wifi_waiting", {"name": "Our House"})

    def codes() -> list[str]:
        return [entry["code"] for entry in (board.latest("faults") or {"list": []})["list"]]

    async def look(seconds: float) -> None:
        await clock.advance(seconds)
        await asyncio.sleep(0.05)

    task = asyncio.create_task(CardWatch(board, clock, path).run())
    await look(0)
    assert codes() == [], "there is no card"
    path.write_bytes(encoded([unfit, waiting]))
    await look(LOOKING)
    assert codes() == ["card_value_unfit"], "a network needs a while"
    (entry,) = (board.latest("faults") or {})["list"]
    assert (entry["room"], entry["severity"]) == ("card", "warning")
    assert entry["details"]["why"]["code"] == "card_name_letters", "every language has words for it"
    for _ in range(round(PATIENT / LOOKING)):
        await look(LOOKING)
    assert codes() == ["card_value_unfit", "card_wifi_waiting"]
    path.write_bytes(encoded([waiting]))
    await look(LOOKING)
    assert codes() == ["card_wifi_waiting"]
    path.write_bytes(encoded([]))
    await look(LOOKING)
    assert codes() == []
    task.cancel()
