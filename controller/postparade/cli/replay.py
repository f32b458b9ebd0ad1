"""``postparade replay``: what the board shows at the end of a journal."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from postparade.games.viewer import TABLE
from postparade.table.journal import Journal
from postparade.table.journal_codec import ending
from postparade.table.journal_schema import in_folder
from postparade.table.messages import TableView
from postparade.table.view import digest, view_of


def replay(path: Path, as_json: bool) -> int:
    """Play the journal at ``path`` (the file or its data folder) again; print the board's view and its digest.

    The digest is the SHA-256 of that view: two journals with the same digest leave the same table behind. Raises
    ``JournalFault`` for a journal that is missing, foreign, newer, corrupt or does not add up.
    """
    evening = ending(in_folder(path), Journal.read(path))
    view = view_of(evening, TABLE)
    if as_json:
        report = {"entries": evening.entry, "game": view.game, "digest": digest(evening), "state": view}
        print(msgspec.json.encode(report).decode())
    else:
        _show(view, digest(evening))
    return 0


def _show(view: TableView, mark: str) -> None:
    console = Console()
    console.print(f"{view.entry} entries; on the table: {view.game or 'no game'}")
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
    race = fields.pop("race", {})
    seats = fields.pop("seats", [])
    facts = Table(show_header=False)
    facts.add_column()
    facts.add_column(overflow="fold")
    for name, value in fields.items():
        facts.add_row(name.replace("_", " "), msgspec.json.encode(value).decode())
    for lane in race.get("lanes", ()):
        mark = "scratched" if lane["scratched"] else f"{lane['position']} of {lane['length']}"
        facts.add_row(f"lane {lane['label']}", mark)
    console.print(facts)
    if seats:
        table = Table("name", *(key.replace("_", " ") for key in seats[0]))
        for seat in seats:
            table.add_row(escape(names.get(seat["seat"], "")), *(_text(value) for value in seat.values()))
        console.print(table)


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else "" if value is None else str(value)
