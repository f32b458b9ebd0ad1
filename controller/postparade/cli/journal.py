"""``postparade journal``: checks a journal, copies it, and goes on after damage."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from postparade.cli.counting import many
from postparade.cli.options import AsJson, JournalFile
from postparade.core.data_folder import kept_for_owner


def check(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Read a journal to its end: seals, missing entries, rules, every chip, and whether the snapshot beside it agrees.
    A copy says what it leaves out. Nothing is changed."""
    from postparade.table.journal.export import cut_at
    from postparade.table.journal.snapshot import check as check_whole

    entries = check_whole(journal)
    cut = cut_at(journal)
    left = 0 if cut is None else cut.entries - cut.kept
    sentence = f"{many(entries, 'entry')}, all of them whole."
    if left:
        sentence += f" It is a copy: {many(left, 'entry')} of an unfinished race stayed on the machine that made it."
    _tell({"entries": entries, "whole": True, "left": left}, sentence, as_json)
    return 0


def backup(
    journal: JournalFile,
    *,
    to: Annotated[Path | None, Parameter(name="--to")] = None,
    as_json: AsJson = False,
) -> int:
    """Copy a journal, also while its table runs, to its last finished race: what is still hidden stays on this machine.
    The journal and the board say that it was copied.

    Parameters
    ----------
    to
        The folder for the copy; without one, the folder backups beside the journal, which keeps the newest eight and
        the newest whole one.
    """
    from postparade.table.journal.backup import backup as copy_journal

    with kept_for_owner():
        copy = copy_journal(journal, to, "command_line")
    _tell({"copy": str(copy)}, str(copy), as_json)
    return 0


def salvage(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Go on with the intact part of a damaged journal. The damaged files are kept in a folder beside it."""
    from postparade.table.journal.salvage import salvage as mend

    with kept_for_owner():
        done = mend(journal)
    lost = "" if not done.missing else f" Lost: {many(done.missing, 'confirmed entry')}."
    report = {"kept": done.kept, "missing": done.missing, "aside": str(done.aside)}
    _tell(report, f"{many(done.kept, 'entry')} kept.{lost} The damaged files are in {done.aside}.", as_json)
    return 0


def _tell(report: Mapping[str, object], sentence: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
    else:
        Console().print(sentence, markup=False, soft_wrap=True)
