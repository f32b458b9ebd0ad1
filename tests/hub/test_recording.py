"""A recorded night, played again, leads to the same ledger and the same standings."""

import asyncio
from pathlib import Path

import pytest

from postparade.core.clock import SystemClock
from postparade.core.faults import ConfigurationFault
from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.recording import Recorder, recorded, replay
from postparade.hub.simulation import FastClock
from postparade.rules.cards import DECK
from tests.hub.venue import Venue, until, venue


async def test_a_night_played_again_has_the_same_standings(tmp_path: Path) -> None:
    path = tmp_path / "night.jsonl"
    async with venue(tmp_path) as there:
        recorder = Recorder(path, there.hub, there.clock)
        guests = ("Ann", "Bob")
        async with there.table("Bar", guests, "quarter-horse", cards="recorded") as bar, there.table("Hall") as hall:
            await bar.guests.do(Deal(deck=DECK))
            await bar.guests.roll(2, 3, 4, 5, 12, 12, 12)
            await bar.settle()
            await bar.disconnect()
            bar.connect()
            await hall.settle()
        recorder.close()
        seals = there.ledger.seals(1)
        standings = there.hub.stand().standings
        keys = [member.key for member in there.ledger.members]
    assert seals
    assert standings.guests
    assert not any(key in path.read_text(encoding="utf-8") for key in keys)
    again = Venue(tmp_path / "again")
    try:
        await asyncio.wait_for(replay(path, again.hub, FastClock(SystemClock(), 1000)), 20)
        await until(lambda: again.ledger.seals(1) == seals)
        assert again.hub.stand().standings == standings
        assert [member.name for member in again.ledger.members] == ["Bar", "Hall"]
    finally:
        again.close()


def test_a_recording_that_was_cut_off_is_played_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "night.jsonl"
    path.write_bytes(b'{"at":0,"name":"Bar","message":{"t":"done","id":"x"}}\n{"at":1,"na')
    assert [line.name for line in recorded(path)] == ["Bar"]


@pytest.mark.parametrize("text", [None, "no recording\n", '{"at":"x"}\n'])
def test_what_is_no_recording_is_refused(tmp_path: Path, text: str | None) -> None:
    path = tmp_path / "night.jsonl"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigurationFault) as refused:
        list(recorded(path))
    assert refused.value.code == "hub_record_unusable"
