"""Conversion between the table's records and the journal's text."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES
from postparade.rules.viewer import Role, Viewer
from postparade.table.events import ChanceCommitted, TableEvent
from postparade.table.evolution import follow
from postparade.table.journal.schema import Entry, Line
from postparade.table.messages import Kind
from postparade.table.race_seed import Secret
from postparade.table.state import Record, StepEvent, TableState

_json = msgspec.json.Encoder()


def as_json(value: object) -> str:
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
        lines=tuple(Line(one.step, as_json(_written(one.event))) for one in record.step_events),
    )


def secret_of(record: Record) -> Secret | None:
    """The seed that ``record`` commits to, which the journal keeps beside its entries."""
    found = [event for event in record.chance if isinstance(event, ChanceCommitted) and event.seed]
    return Secret(found[-1].commitment, found[-1].seed, found[-1].nonce) if found else None


def _written(event: Struct) -> Struct:
    return ChanceCommitted(event.commitment) if isinstance(event, ChanceCommitted) else event


def parse(path: Path, entry: Entry) -> Record:
    """Parse ``entry`` of the journal at ``path`` with the types of the game that was on the table.

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
            step_events=tuple(StepEvent(line.step, events.decode(line.body)) for line in entry.lines),
        )
    except msgspec.MsgspecError as error:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}") from error


def resume(path: Path, state: TableState, entry: Entry) -> tuple[Record, TableState]:
    """Parse ``entry`` of the journal at ``path`` and follow it from ``state``; nothing is decided again. Returns the
    record and the state after it.

    Raises ``JournalFault``: ``ledger_unbalanced``, ``journal_newer``, or ``journal_corrupt`` for an entry that cannot
    follow ``state``.
    """
    record = parse(path, entry)
    try:
        return record, follow(state, record)
    except JournalFault:
        raise
    except (
        msgspec.MsgspecError,
        AssertionError,
        ArithmeticError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as error:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}") from error


def replay(
    path: Path, entries: Iterable[Entry], state: TableState | None = None
) -> Iterator[tuple[TableState, Record, TableState]]:
    """Every entry of the journal at ``path`` that follows ``state`` (default: an empty table), with the state before
    and after it; raises like :func:`resume`."""
    state = state or TableState()
    for entry in entries:
        before = state
        record, state = resume(path, state, entry)
        yield before, record, state


def ending(path: Path, entries: Iterable[Entry]) -> TableState:
    """The state after the last entry of the journal at ``path``; raises like :func:`resume`."""
    state = TableState()
    for entry in entries:
        _, state = resume(path, state, entry)
    return state


def game_of(rules: str | None) -> AnyGame | None:
    """The game of the rule set ``rules``, such as ``NAME/1``."""
    return GAMES.get((rules or "").partition("/")[0])


@cache
def _decoders(game: str | None) -> tuple[msgspec.json.Decoder[object], msgspec.json.Decoder[Any]]:
    if game is None:
        return msgspec.json.Decoder(TableEvent), msgspec.json.Decoder(None)
    found = GAMES[game]
    return msgspec.json.Decoder(TableEvent | found.event_type), msgspec.json.Decoder(found.action_type)
