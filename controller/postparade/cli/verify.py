"""``postparade verify``: whether chance was what the table had committed to."""

from pathlib import Path

import msgspec
from rich.console import Console

from postparade.core.faults import ConfigurationFault
from postparade.table.journal.verify import as_head, verify


def verify_journal(path: Path, head: str | None, as_json: bool) -> int:
    """Print what the journal at ``path`` (the file or its data folder) says of chance.

    Returns 1 when a seed, a draw, or the ``head`` that a guest has kept (``ENTRY:SEAL``) is not what it should be.
    Raises ``JournalFault`` for a journal that cannot be read, and ``ConfigurationFault`` (``bad_usage``) for a
    malformed head.
    """
    try:
        known = None if head is None else as_head(head)
    except ValueError as error:
        raise ConfigurationFault("bad_usage", why="A head is the number of an entry, a colon and its seal") from error
    found = verify(path, known)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 1 if found.wrong else 0
    console = Console()

    def tell(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    tell(f"{found.entries} entries, sealed without a gap. Head: {found.head}")
    tell(f"{found.seeds} seeds revealed; {found.draws} draws made again from them.")
    if found.hidden:
        matched = "they match it" if found.repeated else "it is not in this file"
        tell(f"{found.hidden} draws belong to a seed that is not revealed yet; {matched}.")
    if found.uncommitted:
        tell(f"{found.uncommitted} draws cannot be repeated: nothing was committed to, or the seed was lost.")
    for entry in found.replaced:
        why = "the evening was restored on another machine, or mended, in the middle of a race"
        tell(f"Entry {entry} committed to another seed before the one in use was revealed: {why}.")
    rolls = f"{found.seen} rolls were read from dice, {len(found.typed)} typed in"
    tell(rolls + (f" (entries {', '.join(map(str, found.typed))})." if found.typed else "."))
    if found.wrong:
        tell(f"NOT as committed to: entries {', '.join(map(str, found.wrong))}.")
        return 1
    tell("Everything is as it was committed to.")
    return 0
