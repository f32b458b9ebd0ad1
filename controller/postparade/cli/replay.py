"""``postparade replay``: what the board shows at the end of a journal, or after any entry of it."""

from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from postparade.cli.counting import many
from postparade.cli.options import AsJson, Count, JournalFile
from postparade.core.faults import ConfigurationFault
from postparade.rules.viewer import TABLE
from postparade.table.journal.codec import ending
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.messages import TableView
from postparade.table.view import digest, view_of

SEATS = frozenset({"seat", "turn", "opener", "last_roller", "dealer", "house", "cutter", "winner_seat"})
"""Fields of a view that hold the number of a seat."""


def replay(journal: JournalFile, *, until: Count | None = None, as_json: AsJson = False) -> int:
    """Play a journal again and print the final public state with a digest of it.

    Parameters
    ----------
    until
        Stop after this entry, to see the table as it was then; ledger names the entries of all payments.
    """
    entries = Journal.read(journal)
    if until is not None and until > len(entries):
        raise ConfigurationFault(
            "bad_usage", why=f"The journal has {many(len(entries), 'entry')}, and no entry {until}"
        )
    evening = ending(in_folder(journal), entries[:until])
    view = view_of(evening, TABLE)
    if as_json:
        report = {"entries": evening.entry, "game": view.game, "digest": digest(evening), "state": view}
        print(msgspec.json.encode(report).decode())
    else:
        _show(view, digest(evening), len(entries))
    return 0


def _show(view: TableView, mark: str, entries: int) -> None:
    console = Console()
    title = getattr(view.play, "title", None)
    game = f"{title} ({view.game})" if title else view.game or "no game"
    of = "" if view.entry == entries else f"{view.entry} of "
    console.print(f"{of}{many(entries, 'entry')}; on the table: {game}", markup=False)
    names = {card.seat: card.name for card in view.seats}
    if view.play is None:
        for seat, name in names.items():
            console.print(f"seat {seat}: {name}", markup=False)
    else:
        _show_play(console, view.play, names)
    console.print(f"digest {mark}", soft_wrap=True)


def _show_play(console: Console, play: object, names: dict[int, str]) -> None:
    """Every field of the game's own view, so that a new game needs nothing here; seats as a table."""
    fields = msgspec.to_builtins(play, str_keys=True)
    race = fields.pop("race", None) or {}
    seats = fields.pop("seats", [])
    facts = Table(show_header=False)
    facts.add_column()
    facts.add_column(overflow="fold")
    for name, value in fields.items():
        if name not in ("game", "title") and (text := _words(name, value, names)):
            facts.add_row(name.replace("_", " "), escape(text))
    for lane in race.get("lanes", ()):
        mark = "scratched" if lane["scratched"] else f"{lane['position']} of {lane['length']}"
        facts.add_row(f"lane {lane['label']}", mark)
    console.print(facts)
    if seats:
        columns = [key for key in seats[0] if key != "seat"]
        table = Table("seat", "name", *(key.replace("_", " ") for key in columns))
        for seat in seats:
            values = (escape(_words(key, seat.get(key), names)) for key in columns)
            table.add_row(str(seat["seat"]), escape(names.get(seat["seat"], "")), *values)
        console.print(table)


def _words(key: str, value: object, names: dict[int, str]) -> str:
    """``value`` of the field ``key`` as a person says it; empty for nothing."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if key in SEATS and value in names:
        return names[value]
    if isinstance(value, dict):
        return ", ".join(_members(value, names))
    if isinstance(value, list | tuple):
        nested = any(isinstance(one, dict | list | tuple) for one in value)
        return ("; " if nested else " ").join(_words("", one, names) for one in value)
    return str(value)


def _members(value: dict[str, object], names: dict[int, str]) -> Iterator[str]:
    for key, one in value.items():
        if text := _words(key, one, names):
            yield f"{key.replace('_', ' ')} {text}"
