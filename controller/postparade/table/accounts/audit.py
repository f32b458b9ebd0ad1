"""Double-entry audit after every event: every chip that moved has a payer and a payee, and none appeared or
vanished."""

from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.rules.chips import CASHIER
from postparade.rules.contract import AnyGame

Accounts = dict[str, int]


def opening(game: AnyGame, state: Struct, entry: int) -> Accounts:
    """The accounts of a fresh state, checked. Raises ``JournalFault`` (``ledger_unbalanced``)."""
    accounts = game.accounts(state)
    _whole(game, state, accounts, entry)
    return accounts


def after(game: AnyGame, before: Struct, accounts: Accounts, event: Struct, state: Struct, entry: int) -> Accounts:
    """Return the accounts of ``state``, checked: ``event`` of journal entry ``entry`` led to it from ``before``, whose
    accounts were ``accounts``.

    Raises ``JournalFault`` (``ledger_unbalanced``) when an account that may not be overdrawn is below zero, when the
    accounts do not add up to what the cashier has issued, or when the event's transfers do not explain every
    difference.
    """
    now = game.accounts(state)
    transfers = game.transfers(before, event)
    if not transfers and now == accounts and game.issued(before) == game.issued(state):
        return now
    explained = dict(accounts)
    for transfer in transfers:
        for account, amount in ((transfer.source, -transfer.amount), (transfer.target, transfer.amount)):
            if account != CASHIER:
                explained[account] = explained.get(account, 0) + amount
    for account in explained.keys() | now.keys():
        if explained.get(account, 0) != now.get(account, 0):
            raise JournalFault(
                "ledger_unbalanced", entry=entry, found=now.get(account, 0), expected=explained.get(account, 0)
            )
    _whole(game, state, now, entry)
    return now


def _whole(game: AnyGame, state: Struct, accounts: Accounts, entry: int) -> None:
    found, issued = sum(accounts.values()), game.issued(state)
    if found != issued:
        raise JournalFault("ledger_unbalanced", entry=entry, found=found, expected=issued)
    if min(accounts.values(), default=0) < 0:
        free = game.overdraft(state)
        debt = min((held for account, held in accounts.items() if account not in free), default=0)
        if debt < 0:
            raise JournalFault("ledger_unbalanced", entry=entry, found=debt, expected=0)
