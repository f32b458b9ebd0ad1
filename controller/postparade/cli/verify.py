"""``postparade verify``: whether chance was what the table had committed to."""

import msgspec
from rich.console import Console

from postparade.cli.counting import many
from postparade.cli.options import AsJson, JournalFile
from postparade.core.faults import ConfigurationFault
from postparade.table.journal.verify import as_head, verify


def verify_journal(journal: JournalFile, *, head: str | None = None, as_json: AsJson = False) -> int:
    """Check that chance was what the table had committed to: every seed, every die and card that it drew.

    Parameters
    ----------
    head
        Entry and seal that a guest has kept (ENTRY:SEAL, from the code on the board after a race); the journal must
        hold that very entry.
    """
    try:
        known = None if head is None else as_head(head)
    except ValueError as error:
        raise ConfigurationFault("bad_usage", why="A head is the number of an entry, a colon and its seal") from error
    found = verify(journal, known)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return 1 if found.wrong else 0
    console = Console()

    def tell(line: str) -> None:
        console.print(line, markup=False, soft_wrap=True)

    tell(f"{many(found.entries, 'entry')}, sealed without a gap. Head: {found.head}")
    tell(f"{many(found.seeds, 'seed')} revealed; {many(found.draws, 'draw')} made again from them.")
    if found.hidden:
        matched = "they match it" if found.repeated else "it is not in this file"
        tell(f"Of a seed that is not revealed yet: {many(found.hidden, 'draw')}; {matched}.")
    if found.uncommitted:
        tell(f"Cannot be repeated: {many(found.uncommitted, 'draw')}; nothing was committed to, or the seed was lost.")
    for entry in found.replaced:
        why = "the evening was restored on another machine, or mended, in the middle of a race"
        tell(f"Entry {entry} committed to another seed before the one in use was revealed: {why}.")
    rolls = f"{many(found.seen, 'roll')} read from dice, {len(found.typed)} typed in"
    tell(rolls + (f" (entries {', '.join(map(str, found.typed))})." if found.typed else "."))
    if found.wrong:
        tell(f"NOT as committed to: entries {', '.join(map(str, found.wrong))}.")
        return 1
    tell("Everything is as it was committed to.")
    return 0
