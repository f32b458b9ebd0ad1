"""The statement of an evening: who paid what when, and what everybody holds, from the journal alone."""

from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import JournalFault
from postparade.rules.actions import TYPED, Roll
from postparade.rules.chips import CASHIER, Transfer, purse
from postparade.rules.contract import AnyGame
from postparade.table import events as ev
from postparade.table.corrections.history import Step
from postparade.table.journal.codec import replay
from postparade.table.journal.schema import Entry
from postparade.table.presentation.past_races import races_run
from postparade.table.state import SEATS, Record, TableState


class Payment(Struct, frozen=True):
    """``amount`` chips went from one account to another at wall time ``at``.

    ``opened`` is the entry that put the game on the table, ``step`` the entry whose action caused the payment,
    ``entry`` the one that journals it: a correction journals the payments that replace the old ones, and marks those
    ``superseded_by``.
    """

    at: float
    game: str
    opened: int
    race: int
    entry: int
    step: int
    source: str
    target: str
    amount: int
    reason: str
    superseded_by: int | None = None


class Total(Struct, frozen=True):
    """One player in one game: chips from the cashier less chips handed back, chips paid and received at the table, and
    what the purse holds (nothing after leaving). A seat that changed hands has a line for each player."""

    game: str
    opened: int
    seat: int
    name: str
    bought: int
    paid: int
    received: int
    balance: int


class GameTotal(Struct, frozen=True):
    """One game: the entry that opened it, the races that came to a finish, what was issued (chips, cards or points),
    and where it is."""

    game: str
    opened: int
    races: int
    issued: int
    accounts: dict[str, int]


class LedgerReport(Struct, frozen=True):
    """All payments in order, the totals of every player and every game, and the fault that ended the audit (``None``:
    every chip is accounted for)."""

    entries: int
    payments: tuple[Payment, ...]
    totals: tuple[Total, ...]
    games: tuple[GameTotal, ...]
    fault: JournalFault | None
    rolls: int = 0
    typed: tuple[int, ...] = ()
    """The entries of rolls that only whoever typed them saw; ``rolls`` counts all."""


class _Sitting(Struct):
    """Somebody called ``name`` has ``seat`` from entry ``since`` on."""

    seat: int
    since: int
    name: str


def statement(
    path: Path, entries: list[Entry], watch: Callable[[Record, TableState], None] = lambda _, __: None
) -> LedgerReport:
    """The statement of the journal at ``path``. An unbalanced ledger is reported in it. ``watch`` is called with each
    entry and the state after it.

    Raises ``JournalFault`` (``journal_newer``, ``journal_corrupt``) for entries that cannot be replayed.
    """
    payments: list[Payment] = []
    ends: dict[int, TableState] = {}
    sittings: list[_Sitting] = []
    typed: list[int] = []
    good, rolls, fault = 0, 0, None
    try:
        for before, record, state in replay(path, entries):
            _supersede(payments, before, record)
            payments.extend(_payments(record, state))
            _sit(sittings, record)
            if isinstance(record.played, Roll):
                rolls += 1
                typed += [record.entry] if record.played.source == TYPED else []
            if state.game is not None:
                ends[state.opened] = state
            good = record.entry
            watch(record, state)
        for end in ends.values():
            _compare(payments, end)
    except JournalFault as found:
        if found.code != "ledger_unbalanced":
            raise
        fault = found
    totals = tuple(total for end in ends.values() for total in _totals(payments, end, sittings))
    return LedgerReport(
        good, tuple(payments), totals, tuple(map(_game_total, ends.values())), fault, rolls, tuple(typed)
    )


def _sit(sittings: list[_Sitting], record: Record) -> None:
    for one in record.step_events:
        if type(one.event) is ev.SeatTaken:
            sittings.append(_Sitting(one.event.seat, record.entry, one.event.name))
        elif type(one.event) is ev.SeatRenamed:
            next(sitting for sitting in reversed(sittings) if sitting.seat == one.event.seat).name = one.event.name


def _supersede(payments: list[Payment], before: TableState, record: Record) -> None:
    corrected = record.step_events[0].event if record.step_events else None
    if type(corrected) is not ev.Corrected:
        return
    for at, payment in enumerate(payments):
        if payment.superseded_by is None and payment.opened == before.opened and payment.step >= corrected.entry:
            payments[at] = replace(payment, superseded_by=record.entry)


def _payments(record: Record, evening: TableState) -> Iterator[Payment]:
    game = evening.game
    if game is None:
        return
    for step, state, transfer in _transfers(game, record, evening):
        if transfer.amount:
            yield Payment(
                at=record.at,
                game=game.name,
                opened=evening.opened,
                race=game.status(state).race,
                entry=record.entry,
                step=step,
                source=transfer.source,
                target=transfer.target,
                amount=transfer.amount,
                reason=transfer.reason,
            )


def _transfers(game: AnyGame, record: Record, evening: TableState) -> Iterator[tuple[int, Struct, Transfer]]:
    if evening.opened == record.entry:
        for account, chips in game.accounts(evening.play).items():
            yield record.entry, evening.play, Transfer(CASHIER, account, chips, "stake")
        return
    for step in _new_steps(record, evening):
        state = step.before
        for event in step.events:
            yield from ((step.entry, state, transfer) for transfer in game.transfers(state, event))
            state = game.evolve(state, event)


def _new_steps(record: Record, state: TableState) -> list[Step]:
    first = record.step_events[0].event if record.step_events else None
    return state.history.steps_from(first.entry if isinstance(first, ev.Corrected) else record.entry)


def _valid(payments: list[Payment], end: TableState) -> list[Payment]:
    return [payment for payment in payments if payment.opened == end.opened and payment.superseded_by is None]


def _compare(payments: list[Payment], end: TableState) -> None:
    """Raise ``JournalFault`` (``ledger_unbalanced``) unless the payments alone give every account what it holds."""
    assert end.game is not None
    held = end.game.accounts(end.play)
    flow: dict[str, int] = {}
    for payment in _valid(payments, end):
        flow[payment.source] = flow.get(payment.source, 0) - payment.amount
        flow[payment.target] = flow.get(payment.target, 0) + payment.amount
    for account in (flow.keys() | held.keys()) - {CASHIER}:
        found, expected = held.get(account, 0), flow.get(account, 0)
        if found != expected:
            raise JournalFault("ledger_unbalanced", entry=end.entry, found=found, expected=expected)


def _totals(payments: list[Payment], end: TableState, sittings: list[_Sitting]) -> Iterator[Total]:
    assert end.game is not None
    valid = _valid(payments, end)
    held = end.game.accounts(end.play)
    # Whoever sits down after the last action of the game has no part in what the seat holds.
    played = max((step.entry for step in end.history), default=end.opened)
    for seat in range(1, SEATS + 1):
        account = purse(seat)
        here = [sitting for sitting in sittings if sitting.seat == seat and sitting.since <= played]
        for at, sitting in enumerate(here):
            until = here[at + 1].since if at + 1 < len(here) else end.entry + 1
            mine = [
                payment
                for payment in valid
                if sitting.since <= payment.step < until and account in (payment.source, payment.target)
            ]
            if mine or (account in held and at + 1 == len(here)):
                balance = held.get(account, 0) if at + 1 == len(here) else 0
                yield _total(end, sitting, account, mine, balance)


def _total(end: TableState, sitting: _Sitting, account: str, payments: list[Payment], balance: int) -> Total:
    assert end.game is not None
    gained = [payment for payment in payments if payment.target == account]
    spent = [payment for payment in payments if payment.source == account]
    bought = sum(payment.amount for payment in gained if payment.source == CASHIER)
    returned = sum(payment.amount for payment in spent if payment.target == CASHIER)
    return Total(
        game=end.game.name,
        opened=end.opened,
        seat=sitting.seat,
        name=sitting.name,
        bought=bought - returned,
        paid=sum(payment.amount for payment in spent) - returned,
        received=sum(payment.amount for payment in gained) - bought,
        balance=balance,
    )


def _game_total(end: TableState) -> GameTotal:
    assert end.game is not None
    races = races_run(end.game, end.history)
    return GameTotal(end.game.name, end.opened, races, end.game.issued(end.play), end.game.accounts(end.play))
