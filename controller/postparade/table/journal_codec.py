"""Between the table's records and the journal's text."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from postparade.core.faults import JournalFault
from postparade.games.contract import Game
from postparade.games.registry import GAMES
from postparade.games.viewer import Role, Viewer
from postparade.table.events import TableEvent
from postparade.table.journal_schema import Entry, Line
from postparade.table.messages import Kind
from postparade.table.state import Record, StepEvent, TableState, follow

_json = msgspec.json.Encoder()


def as_json(value: Any) -> str:
    """``value`` as JSON text."""
    return _json.encode(value).decode()


def write(record: Record) -> Entry:
    """``record`` as the journal keeps it."""
    return Entry(
        entry=record.entry,
        at=record.at,
        kind=record.kind,
        role=record.who.role,
        seat=record.who.seat or 0,
        command=record.command,
        based_on=record.based_on,
        action=record.action,
        played=None if record.played is None else as_json(record.played),
        rules=record.rules,
        lines=tuple(Line(fact.step, as_json(fact.event)) for fact in record.facts),
    )


def parse(path: Path, entry: Entry) -> Record:
    """``entry`` of the journal at ``path`` in the words of the game that was on the table.

    Raises ``JournalFault``: ``journal_newer`` for a game or rules that this version does not know, ``journal_corrupt``
    for an entry that makes no sense.
    """
    game = game_of(entry.rules)
    if entry.rules is not None and (game is None or game.rules != entry.rules):
        raise JournalFault("journal_newer", path=path, found=entry.rules, known=game.rules if game else "no such game")
    events, actions = _decoders(game.name if game else None)
    try:
        return Record(
            entry=entry.entry,
            at=entry.at,
            kind=msgspec.convert(entry.kind, Kind),
            who=Viewer(msgspec.convert(entry.role, Role), entry.seat or None),
            command=entry.command,
            based_on=entry.based_on,
            action=entry.action,
            played=None if entry.played is None else actions.decode(entry.played),
            rules=entry.rules,
            facts=tuple(StepEvent(line.step, events.decode(line.body)) for line in entry.lines),
        )
    except msgspec.MsgspecError as error:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}") from error


def resume(path: Path, evening: TableState, entry: Entry) -> tuple[Record, TableState]:
    """``entry`` of the journal at ``path`` understood, and the evening after it. Nothing is decided anew.

    Raises ``JournalFault``: ``ledger_unbalanced``, ``journal_newer``, or ``journal_corrupt`` for an entry that cannot
    follow ``evening``.
    """
    record = parse(path, entry)
    try:
        return record, follow(evening, record)
    except JournalFault:
        raise
    except (msgspec.MsgspecError, AssertionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}") from error


def replay(
    path: Path, entries: Iterable[Entry], evening: TableState | None = None
) -> Iterator[tuple[TableState, Record, TableState]]:
    """Every entry of the journal at ``path`` that follows ``evening`` (default: nothing yet), with the evening before
    and after it; raises like :func:`resume`."""
    evening = evening or TableState()
    for entry in entries:
        before = evening
        record, evening = resume(path, evening, entry)
        yield before, record, evening


def ending(path: Path, entries: Iterable[Entry]) -> TableState:
    """The evening after the last entry of the journal at ``path``; raises like :func:`resume`."""
    evening = TableState()
    for entry in entries:
        _, evening = resume(path, evening, entry)
    return evening


def game_of(rules: str | None) -> Game | None:
    """The game of the rule set ``rules``, such as ``quarter-horse/1``."""
    return GAMES.get((rules or "").partition("/")[0])


@cache
def _decoders(game: str | None) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    if game is None:
        return msgspec.json.Decoder(TableEvent), msgspec.json.Decoder(None)
    found = GAMES[game]
    return msgspec.json.Decoder(TableEvent | found.event_type), msgspec.json.Decoder(found.action_type)
