"""Snapshots of the state, so that a long journal need not be replayed from its first entry.

A snapshot is checked, not trusted: it counts only when it is intact, was written by this very program, belongs to the
journal entry whose seal it holds, and its chips add up. Everything after it is replayed as usual. If anything is wrong
with it, the whole journal is replayed instead.
"""

import hashlib
import logging
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.durable import write_whole
from postparade.core.faults import JournalFault, Refusal
from postparade.core.program_digest import program_digest
from postparade.rules.contract import AnyGame
from postparade.table.accounts import audit
from postparade.table.autopilot.progress import Progress
from postparade.table.corrections.history import Earlier, History
from postparade.table.journal.codec import ending, game_of, replay
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import FILE as JOURNAL
from postparade.table.journal.schema import in_folder
from postparade.table.messages import Typists
from postparade.table.players import Temper
from postparade.table.race_seed import Committed, Revealed
from postparade.table.state import CopyRecord, TableState

log = logging.getLogger(__name__)

FILE = "journal.snapshot"
APART = 1000
"""Minimum distance, in entries, between a snapshot and the end of the journal, and between two snapshots: at least so
many rolls stay in memory, to be corrected or drawn."""


class Snapshot(Struct, frozen=True):
    """The state after ``entry``, whose seal is ``seal``. ``program`` is the digest of the program that wrote it,
    ``rules`` the rule set of the game on the table, ``play`` the game's state. The seed in use is
    not in it."""

    entry: int
    seal: str
    program: str
    seats: dict[int, str]
    rules: str | None
    opened: int
    setup: msgspec.Raw
    play: msgspec.Raw
    newcomers: tuple[int, ...]
    taken: dict[int, int]
    played: tuple[int, ...]
    typing: Typists | None
    chance: Committed | None
    revealed: Revealed | None
    raced: bool
    shown: tuple[int, ...]
    tonight: bool
    ended: int
    copies: tuple[CopyRecord, ...]
    bots: dict[int, Temper]
    paused: bool
    autopilot: Progress | None


class Resumed(Struct, frozen=True):
    """A snapshot that may be used: the entry and seal it belongs to, and the state after that entry."""

    head: Head
    state: TableState


def snapshot_of(state: TableState, seal: str) -> Snapshot:
    """The snapshot of ``state``, after an entry with that ``seal``."""
    return Snapshot(
        entry=state.entry,
        seal=seal,
        program=_program(),
        seats=state.seats,
        rules=None if state.game is None else state.game.rules,
        opened=state.opened,
        setup=msgspec.Raw(msgspec.json.encode(state.setup)),
        play=msgspec.Raw(msgspec.json.encode(state.play)),
        newcomers=state.newcomers,
        taken=state.taken,
        played=state.played,
        typing=state.typing,
        chance=None if state.chance is None else state.chance.sealed,
        revealed=state.revealed,
        raced=state.raced,
        shown=state.shown,
        tonight=state.tonight,
        ended=state.ended,
        copies=state.copies,
        bots=state.bots,
        paused=state.paused,
        autopilot=state.autopilot,
    )


def write_snapshot(folder: Path, snapshot: Snapshot) -> None:
    """Write ``snapshot`` into the data folder ``folder`` in place of the one before, completely or not at all. Raises
    ``OSError``."""
    body = msgspec.json.encode(snapshot)
    write_whole(folder / FILE, hashlib.sha256(body).hexdigest().encode() + b"\n" + body, folder / f"{FILE}.new")


def read_snapshot(folder: Path) -> Resumed | None:
    """The snapshot in the data folder ``folder`` if it may be used, else ``None``; the log says why, unless there
    simply is none."""
    try:
        return _read(folder)
    except FileNotFoundError:
        return None
    except (msgspec.MsgspecError, JournalFault, LookupError, OSError, TypeError, ValueError) as error:
        unusable(str(error))
        return None


def _read(folder: Path) -> Resumed:
    digest, _, body = (folder / FILE).read_bytes().partition(b"\n")
    if hashlib.sha256(body).hexdigest().encode() != digest:
        raise ValueError("it is damaged")
    snapshot = msgspec.json.decode(body, type=Snapshot)
    if snapshot.program != _program():
        raise ValueError("another version of the program wrote it")
    state = _table_state(snapshot, earlier(folder / JOURNAL, snapshot.entry))
    return Resumed(Head(snapshot.entry, snapshot.seal), state)


def earlier(journal: Path, entry: int) -> Earlier:
    """The steps through ``entry`` of the game that was on the table then, from the file ``journal``."""
    return Earlier(lambda: list(ending(journal, islice(Journal.scan(journal), entry)).history))


def check(journal: Path, pause: Callable[[], None] = lambda: None) -> int:
    """Read and replay the whole journal at ``journal`` (the file or its data folder) and compare the snapshot beside
    it; ``pause()`` is called after every entry. Returns the number of entries.

    Raises ``JournalFault`` like :meth:`Journal.read` and :func:`~postparade.table.journal.codec.resume`, and
    ``snapshot_wrong``.
    """
    path = in_folder(journal)
    snapshot = read_snapshot(path.parent)
    entries = 0
    for _, record, state in replay(path, Journal.scan(path)):
        entries = record.entry
        if snapshot is not None and entries == snapshot.head.entry and _differ(state, snapshot.state):
            raise JournalFault("snapshot_wrong", path=path.with_name(FILE), entry=entries)
        pause()
    return entries


def _differ(first: TableState, second: TableState) -> bool:
    return msgspec.json.encode(snapshot_of(first, "")) != msgspec.json.encode(snapshot_of(second, ""))


def _table_state(snapshot: Snapshot, earlier: Earlier) -> TableState:
    bare = TableState(
        entry=snapshot.entry,
        seats=snapshot.seats,
        taken=snapshot.taken,
        played=snapshot.played,
        typing=snapshot.typing,
        chance=snapshot.chance,
        revealed=snapshot.revealed,
        raced=snapshot.raced,
        shown=snapshot.shown,
        tonight=snapshot.tonight,
        ended=snapshot.ended,
        copies=snapshot.copies,
        bots=snapshot.bots,
        paused=snapshot.paused,
        autopilot=snapshot.autopilot,
    )
    if snapshot.rules is None:
        return bare
    game = game_of(snapshot.rules)
    if game is None or game.rules != snapshot.rules:
        raise ValueError(f"it needs the rules {snapshot.rules}")
    setup = msgspec.json.decode(snapshot.setup, type=game.setup_type)
    play = msgspec.json.decode(snapshot.play, type=_state_type(game, setup))
    audit.opening(game, play, snapshot.entry)
    return replace(
        bare,
        game=game,
        opened=snapshot.opened,
        setup=setup,
        play=play,
        newcomers=snapshot.newcomers,
        history=History(earlier=earlier),
    )


def _state_type(game: AnyGame, setup: object) -> type[Any]:
    state = game.new(setup)
    if isinstance(state, Refusal):
        raise ValueError(f"its setup is refused: {state.sentence}")
    return type(state)


def _program() -> str:
    return program_digest("core", "rules", "games", "table")


def unusable(why: str) -> None:
    """Log why the snapshot is not used and the whole journal is replayed."""
    log.warning("the snapshot of the evening is not used (%s); the journal is replayed from its first entry", why)
