"""Verification afterwards that chance was not manipulated: every seed matches its commitment, every draw its seed."""

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from postparade.core.fairness import Draws, commitment
from postparade.rules.actions import ELECTRONIC, TYPED, Roll
from postparade.table.chance import Committed, prepare
from postparade.table.events import ChanceCommitted, ChanceRevealed
from postparade.table.history import acting
from postparade.table.journal.codec import as_json, replay
from postparade.table.journal.head import Head
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.journal.snapshot import read_snapshot
from postparade.table.state import Record, TableState

RECENT = 10
"""The most seeds in a transcript, the newest ones."""


class Draw(Struct, frozen=True):
    """What one entry drew: two faces of dice (``items`` is ``None``), or the order ``drawn`` of some ``items``."""

    entry: int
    label: str
    items: list[Any] | None
    drawn: list[Any]


class Seed(Struct, frozen=True):
    """A revealed seed, with everything drawn from it by the entries after ``since``, up to and including ``until``."""

    since: int
    until: int
    commitment: str
    seed: str
    nonce: str
    draws: tuple[Draw, ...]


class Verdict(Struct, frozen=True):
    """What a journal says of chance.

    ``seeds`` were revealed and ``draws`` repeated from them; ``hidden`` draws belong to a seed that is not revealed
    yet. ``uncommitted`` draws were made before any commitment, by an older version. ``typed`` are the entries of typed
    rolls, ``seen`` counts those read from dice. ``wrong`` are the entries where a seed or a draw is not what it should
    be.
    """

    entries: int
    head: str
    seeds: int
    draws: int
    hidden: int
    uncommitted: int
    typed: tuple[int, ...]
    seen: int
    wrong: tuple[int, ...]


def verify(path: Path, head: Head | None = None) -> Verdict:
    """Replay the journal at ``path`` (the file or its data folder) and repeat every draw. Where the journal does not
    hold ``head``, which somebody has noted down, that entry counts as wrong.

    Raises ``JournalFault`` like :meth:`Journal.read` and :func:`~postparade.table.journal.codec.resume`.
    """
    path = in_folder(path)
    wrong: set[int] = set()
    typed: list[int] = []
    entries = seeds = draws = seen = uncommitted = waiting = 0
    last = Head(0, "")
    remembered = head is None
    for entry, seal in Journal.sealed(path):
        last, entries = Head(entry.entry, seal), entry.entry
        remembered = remembered or last == head
    for before, record, _ in replay(path, Journal.scan(path)):
        found = _drawn(before, record)
        if found is not None and before.chance is None:
            uncommitted += 1
        elif found is not None:
            waiting += 1
            if not found[1]:
                wrong.add(record.entry)
        if isinstance(record.played, Roll) and record.played.source != ELECTRONIC:
            typed += [record.entry] if record.played.source == TYPED else []
            seen += record.played.source != TYPED
        for event in record.chance:
            if not _holds(event, before.chance):
                wrong.add(record.entry)
            if isinstance(event, ChanceRevealed):
                seeds, draws, waiting = seeds + 1, draws + waiting, 0
    if head is not None and not remembered:
        wrong.add(head.entry)
    return Verdict(
        entries=entries,
        head=as_text(last),
        seeds=seeds,
        draws=draws,
        hidden=waiting,
        uncommitted=uncommitted,
        typed=tuple(typed),
        seen=seen,
        wrong=tuple(sorted(wrong)),
    )


def transcript(path: Path) -> list[Seed]:
    """The last revealed seeds of the journal at ``path`` with everything that was drawn from them, oldest first; raises
    like :func:`verify`. Reads from the snapshot on, where there is one."""
    path = in_folder(path)
    snapshot = read_snapshot(path.parent)
    state = TableState() if snapshot is None else snapshot.state
    found: list[Seed] = []
    draws: list[Draw] = []
    for before, record, _ in replay(path, Journal.scan(path, after=state.entry), state):
        if before.chance is not None and (drawn := _drawn(before, record)) is not None:
            draws += drawn[0]
        for event in record.chance:
            if isinstance(event, ChanceRevealed):
                seed = Seed(event.since, record.entry, event.commitment, event.seed, event.nonce, tuple(draws))
                found.append(seed)
                draws = []
    # Of the seed in use at the snapshot, only the last draws would be known.
    whole = [seed for seed in found if seed.since >= state.entry]
    return whole[-RECENT:]


def seal_at(path: Path, entry: int) -> str | None:
    """The seal of ``entry`` in the journal at ``path``; ``None`` where there is none. It is only looked up: every guest
    may ask for it as often as he likes. Raises ``JournalFault``."""
    return Journal.seal(in_folder(path), entry, whole=False)


def as_text(head: Head) -> str:
    """``head`` as people write it down: the entry, a colon, the seal."""
    return f"{head.entry}:{head.seal}"


def as_head(text: str) -> Head:
    """Parse what :func:`as_text` wrote. Raises ``ValueError``."""
    entry, _, seal = text.partition(":")
    return Head(int(entry), seal)


def _holds(event: ChanceCommitted | ChanceRevealed, used: Committed | None) -> bool:
    try:
        kept = commitment(bytes.fromhex(event.seed), bytes.fromhex(event.nonce)) == event.commitment
    except ValueError:
        return False
    if isinstance(event, ChanceCommitted):
        return kept
    known = used is not None and (event.seed, event.nonce, event.since) == (used.seed, used.nonce, used.since)
    return kept and known


def _drawn(before: TableState, record: Record) -> tuple[list[Draw], bool] | None:
    """What ``record`` drew, drawn again, and whether it matches the journal; ``None`` where it drew nothing."""
    game, used = before.game, before.chance
    if game is None or record.played is None or record.kind != "play":
        return None
    label = "" if used is None else used.label(record.played)
    draws = Draws(b"" if used is None else bytes.fromhex(used.seed), label)
    sent = msgspec.json.decode(record.action, type=game.action_type)
    prepared = prepare(game, before.play, sent, acting(record.who, sent), draws)
    if not draws.log:
        return None
    found = [
        Draw(record.entry, label, msgspec.to_builtins(items), msgspec.to_builtins(list(result)))
        for _, items, result in draws.log
    ]
    return found, as_json(prepared) == as_json(record.played)
