"""What Home Assistant is told of the table: as much as the board has shown, and nothing else."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from postparade.core.faults import Fault
from postparade.rules.race import Race
from postparade.table.messages import TableView
from postparade.table.presentation.public_journal import Shown

Switch = Literal["ON", "OFF"]
Bulletins = Mapping[str, Mapping[str, object]]
"""The status board: bodies by topic."""


class ReportedFault(Struct, frozen=True):
    """A fault on the status board, as far as it matters here."""

    room: str
    severity: Literal["error", "warning", "note"]
    sentence: str
    remedy: str


class HouseState(Struct, frozen=True):
    """The state topic after journal entry ``entry``, of which the table knew at ``at`` (seconds since 1970). What there
    is none of is null, which Home Assistant shows as unknown."""

    entry: int
    at: int
    game: str | None
    race: Literal["none", "waiting", "running", "finished"]
    running: Switch
    red_line: Switch | None
    winner: str | None
    pot: int | None
    turn: str | None
    paused: Switch
    autopilot: str | None
    schedule: Switch
    dice_fault: Switch
    trouble: Switch
    what: str
    """What is wrong and what helps, in English; empty while nothing is."""


def state_of(shown: Shown, bulletins: Bulletins, fault: Fault | None, at: float) -> HouseState:
    """The state of the table that its board has ``shown``; ``fault`` is why it cannot play, if it cannot."""
    view, race = shown.view, shown.race
    status = view.status
    told = msgspec.convert(bulletins.get("faults", {}).get("list", ()), list[ReportedFault])
    faults = [one for one in told if one.severity != "note"]
    stopping = [one for one in faults if one.severity == "error"]
    return HouseState(
        entry=shown.entry,
        at=round(at),
        game=view.game,
        race=_stage(race),
        running=_switch(race is not None and race.running),
        red_line=_red_line(race),
        winner=_winners(race),
        pot=None if status is None else status.pot,
        turn=_turn(view),
        paused=_switch(status is not None and status.paused),
        autopilot=_stage_of_evening(bulletins),
        schedule=_switch(bool(bulletins.get("schedule", {}).get("on")) and not bulletins["schedule"].get("held")),
        dice_fault=_switch(any(one.room == "dice" for one in faults)),
        trouble=_switch(bool(stopping) or fault is not None),
        what=str(fault) if fault is not None else _words(stopping or faults),
    )


def _stage_of_evening(bulletins: Bulletins) -> str | None:
    """What an evening on autopilot does or waits for; None where the host runs it by hand."""
    stage = bulletins.get("countdown", {}).get("stage")
    return str(stage) if stage else None


def _switch(on: bool) -> Switch:
    return "ON" if on else "OFF"


def _stage(race: Race | None) -> Literal["none", "waiting", "running", "finished"]:
    if race is None:
        return "none"
    if race.finished:
        return "finished"
    return "running" if race.running else "waiting"


def _red_line(race: Race | None) -> Switch | None:
    """Whether the betting is closed, because enough horses have crossed the line."""
    if race is None or race.line is None:
        return None
    crossed = sum(lane.position >= race.line.position and not lane.scratched for lane in race.lanes)
    return _switch(crossed >= race.line.closes)


def _winners(race: Race | None) -> str | None:
    if race is None or not race.winners:
        return None
    return ", ".join(race.lane(number).name or race.lane(number).label for number in race.winners)


def _turn(view: TableView) -> str | None:
    if view.status is None or view.status.turn is None:
        return None
    return next((card.name for card in view.seats if card.seat == view.status.turn), None)


def _words(faults: list[ReportedFault]) -> str:
    """The first of ``faults``, cut to what a state of Home Assistant may be long."""
    return f"{faults[0].sentence} {faults[0].remedy}"[:255] if faults else ""
