"""``postparade ledger``: who paid what when, what everybody holds, whether every chip is accounted for, and whether the
dice look fair."""

from datetime import datetime

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from postparade.cli.counting import many
from postparade.cli.options import AsJson, JournalFile
from postparade.dice.health.monitor import of_journal
from postparade.rules.chips import purse
from postparade.rules.registry import GAMES
from postparade.table.accounts.ledger_report import GameTotal, LedgerReport, statement
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder


def ledger(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Print who paid what when, the totals, and whether every chip is accounted for."""
    found = statement(in_folder(journal), Journal.read(journal))
    dice = of_journal(journal)
    if as_json:
        print(msgspec.json.encode(_report(found) | {"dice": dice}).decode())
    else:
        _show(found)
        Console().print(f"Dice: {dice.sentence}", markup=False)
        Console().print(f"Typed rolls: {_typed(found)}.", markup=False, soft_wrap=True)
    return 1 if found.fault else 0


def _report(found: LedgerReport) -> dict[str, object]:
    fault = found.fault
    audit: dict[str, object] = {"ok": fault is None, "entries": found.entries}
    if fault is not None:
        audit |= {"code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy, **fault.details}
    return {
        "payments": found.payments,
        "totals": found.totals,
        "games": found.games,
        "typed": found.typed,
        "audit": audit,
    }


def _typed(found: LedgerReport) -> str:
    """How many of the rolls were typed in, seen only by whoever typed them."""
    if not found.typed:
        return f"none of {found.rolls}"
    count = len(found.typed)
    entries = ", ".join(map(str, found.typed))
    if count == 1:
        return f"1 of {found.rolls} rolls was typed in (entry {entries})"
    return f"{count} of {found.rolls} rolls were typed in (entries {entries})"


def _show(found: LedgerReport) -> None:
    console = Console()
    for game in found.games:
        console.print(_payments(found, game))
        console.print(_totals(found, game))
    if found.fault is None:
        console.print(f"Audit: every payment is accounted for in {many(found.entries, 'entry')}.")
    else:
        console.print(f"Audit: {found.fault.sentence} {found.fault.remedy}", style="bold red", markup=False)


def _payments(found: LedgerReport, game: GameTotal) -> Table:
    title = f"{GAMES[game.game].title}, opened by entry {game.opened}"
    names: dict[str, str] = {}
    for total in found.totals:
        if total.opened == game.opened:
            seat = purse(total.seat)
            names[seat] = f"{names[seat]} / {total.name}" if seat in names else total.name
    table = Table(
        Column("time", no_wrap=True),
        "race",
        "entry",
        "from",
        "to",
        GAMES[game.game].capabilities.unit,
        "for",
        title=title,
    )
    for payment in found.payments:
        if payment.opened != game.opened:
            continue
        until = payment.superseded_by
        table.add_row(
            f"{datetime.fromtimestamp(payment.at).astimezone():%d %b %H:%M:%S}",
            str(payment.race or ""),
            str(payment.entry),
            escape(names.get(payment.source, payment.source)),
            escape(names.get(payment.target, payment.target)),
            str(payment.amount),
            payment.reason.replace("_", " ") + ("" if until is None else f" (corrected by {until})"),
            style="" if until is None else "dim strike",
        )
    return table


def _totals(found: LedgerReport, game: GameTotal) -> Table:
    unit = GAMES[game.game].capabilities.unit
    elsewhere = {account: number for account, number in game.accounts.items() if not account.startswith("seat ")}
    caption = ", ".join(f"{account} {number}" for account, number in elsewhere.items())
    in_play = f"{game.issued} {unit} in play; " if game.issued else ""
    caption = f"{game.races} race{'' if game.races == 1 else 's'} run; {in_play}{caption}"
    table = Table("seat", "name", "bought", "paid", "received", f"holds ({unit})", caption=caption)
    for total in found.totals:
        if total.opened == game.opened:
            numbers = (total.bought, total.paid, total.received, total.balance)
            table.add_row(str(total.seat), escape(total.name), *map(str, numbers))
    return table
