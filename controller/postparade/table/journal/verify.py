"""Verification afterwards that chance was not manipulated: every seed matches its commitment, every draw its seed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.seeded_draws import Draws
from postparade.rules.actions import ELECTRONIC, TYPED, Roll
from postparade.table.commands.lots import label_of
from postparade.table.corrections.history import acting
from postparade.table.events import ChanceCommitted, ChanceRevealed
from postparade.table.journal.codec import as_json, replay
from postparade.table.journal.journal import Journal
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import in_folder
from postparade.table.journal.snapshot import read_snapshot
from postparade.table.race_seed import Committed, holds, prepare
from postparade.table.state import Record, TableState

RECENT = 10
"""The most seeds in a transcript, the newest ones."""


class Draw(Struct, frozen=True):
    """What one entry drew: two faces of dice (``items`` is ``None``), faces of other dice (``items`` says how many dice
    with how many sides), or the order ``drawn`` of some ``items``."""

    entry: int
    label: str
    items: list[Any] | dict[str, Any] | None
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
    yet, and were ``repeated`` where it is kept beside the journal. ``uncommitted`` draws were made before any
    commitment, by an older version, or from a seed that was lost.
    ``replaced`` are the entries that committed to another seed before the one in use was revealed. ``typed`` are the
    entries of typed rolls, ``seen`` counts those read from dice. ``wrong`` are the entries where a seed or a draw is
    not what it should be.
    """

    entries: int
    head: str
    seeds: int
    draws: int
    hidden: int
    repeated: bool
    uncommitted: int
    replaced: tuple[int, ...]
    typed: tuple[int, ...]
    seen: int
    wrong: tuple[int, ...]


class _Played(Struct, frozen=True):
    """An entry that may have drawn something, with the state ``before`` it."""

    before: TableState
    record: Record


def verify(path: Path, head: Head | None = None) -> Verdict:
    """Replay the journal at ``path`` (the file or its data folder) and repeat every draw. Where the journal does not
    hold ``head``, which somebody has noted down, that entry counts as wrong.

    Raises ``JournalFault`` like :meth:`Journal.read` and :func:`~postparade.table.journal.codec.resume`.
    """
    path = in_folder(path)
    last, remembered = _last_seal(path, head)
    found = _Draws()
    if head is not None and not remembered:
        found.wrong.add(head.entry)
    typed: list[int] = []
    seen = 0
    for before, record, _ in replay(path, Journal.scan(path)):
        found.add(before, record)
        if isinstance(record.played, Roll) and record.played.source != ELECTRONIC:
            typed += [record.entry] if record.played.source == TYPED else []
            seen += record.played.source != TYPED
    hidden = _count(found.waiting)
    known = _in_use(path, found.waiting[0].before) if found.waiting else None
    if known is not None:
        found.repeat(known)
    return Verdict(
        entries=last.entry,
        head=as_text(last),
        seeds=found.seeds,
        draws=found.draws,
        hidden=hidden,
        repeated=known is not None,
        uncommitted=found.uncommitted,
        replaced=tuple(found.replaced),
        typed=tuple(typed),
        seen=seen,
        wrong=tuple(sorted(found.wrong)),
    )


def _last_seal(path: Path, head: Head | None) -> tuple[Head, bool]:
    """The last entry of the journal with its seal, and whether the journal holds ``head``."""
    last = Head(0, "")
    remembered = False
    for entry, seal in Journal.sealed(path):
        last = Head(entry.entry, seal)
        remembered = remembered or last == head
    return last, remembered


class _Draws:
    """Repeats the draws of a journal as their seeds are revealed: ``draws`` were repeated, ``uncommitted`` cannot be,
    and of the entries in ``wrong`` something does not hold."""

    def __init__(self) -> None:
        self.waiting: list[_Played] = []
        self.wrong: set[int] = set()
        self.replaced: list[int] = []
        self.seeds = self.draws = self.uncommitted = 0

    def add(self, before: TableState, record: Record) -> None:
        """Take the next entry, with the state ``before`` it."""
        if before.chance is None:
            self.uncommitted += _drawn(_Played(before, record), None) is not None
        else:
            self.waiting.append(_Played(before, record))
        used = before.chance
        for event in record.chance:
            if not _holds(event, used):
                self.wrong.add(record.entry)
            if isinstance(event, ChanceRevealed):
                self.seeds += 1
                if used is not None:
                    self.draws += self.repeat(replace(used, seed=event.seed, nonce=event.nonce))
                used = None
            elif used is not None:
                self.replaced.append(record.entry)
                self.uncommitted += _count(self.waiting)
                self.waiting.clear()

    def repeat(self, used: Committed) -> int:
        """Repeat what waited for the seed ``used``; returns how many draws that were."""
        found = [(one.record.entry, _drawn(one, used)) for one in self.waiting]
        self.waiting.clear()
        self.wrong.update(entry for entry, drawn in found if drawn is not None and not drawn[1])
        return sum(drawn is not None for _, drawn in found)


def transcript(path: Path, give_way: Callable[[], None] = lambda: None) -> list[Seed]:
    """The last revealed seeds of the journal at ``path`` with everything that was drawn from them, oldest first; raises
    like :func:`verify`. Reads from the snapshot on, where there is one, and calls ``give_way`` after every entry."""
    path = in_folder(path)
    snapshot = read_snapshot(path.parent)
    state = TableState() if snapshot is None else snapshot.state
    found: list[Seed] = []
    waiting: list[_Played] = []
    for before, record, _ in replay(path, Journal.scan(path, after=state.entry), state):
        give_way()
        used = before.chance
        if used is not None:
            waiting.append(_Played(before, record))
        for event in record.chance:
            if isinstance(event, ChanceRevealed) and used is not None:
                opened = replace(used, seed=event.seed, nonce=event.nonce)
                drawn = [draw for one in waiting for draw in (_drawn(one, opened) or ((), True))[0]]
                seed = Seed(event.since, record.entry, event.commitment, event.seed, event.nonce, tuple(drawn))
                found.append(seed)
            waiting.clear()
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
    if isinstance(event, ChanceCommitted):
        return not event.seed or holds(event)
    known = used is not None and (event.commitment, event.since) == (used.commitment, used.since)
    return known and holds(event)


def _in_use(path: Path, state: TableState) -> Committed | None:
    """The seed in use in ``state``, which a journal on the machine that committed to it keeps beside the entries."""
    if state.chance is None:
        return None
    known = state.chance.opened(Journal.secret_of(path, state.chance.commitment))
    return known if known.known else None


def _count(played: list[_Played]) -> int:
    """How many of these entries drew something."""
    return sum(_drawn(one, None) is not None for one in played)


def _drawn(one: _Played, used: Committed | None) -> tuple[list[Draw], bool] | None:
    """What an entry drew, drawn again from the seed ``used``, and whether it matches the journal; ``None`` where it
    drew nothing."""
    before, record = one.before, one.record
    game = before.game
    if game is None or record.played is None or record.kind != "play":
        return None
    label = "" if before.chance is None else before.chance.label(record.played)
    draws = _draws(used, label)
    sent = msgspec.json.decode(record.action, type=game.action_type)
    prepared = prepare(game, before.play, sent, acting(record.who, sent), draws)
    found, right = _logged(record.entry, label, draws), as_json(prepared) == as_json(record.played)
    if record.lot is not None:
        label = label_of(record.entry)
        draws = _draws(used, label)
        drawn = tuple(draws.shuffle(record.lot.among))
        wanted = game.contested(before.play, sent)
        right = right and drawn == record.lot.drawn and wanted is not None and drawn[:1] == (wanted.seat,)
        found += _logged(record.entry, label, draws)
    return (found, right) if found else None


def _draws(used: Committed | None, label: str) -> Draws:
    try:
        return Draws(b"" if used is None else bytes.fromhex(used.seed), label)
    except ValueError:
        return Draws(b"", label)


def _logged(entry: int, label: str, draws: Draws) -> list[Draw]:
    return [
        Draw(entry, label, msgspec.to_builtins(items), msgspec.to_builtins(list(result)))
        for _, items, result in draws.log
    ]
