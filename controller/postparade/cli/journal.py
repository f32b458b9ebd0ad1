"""``postparade journal``: checks a journal, copies it, and goes on after damage."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from postparade.cli.options import AsJson, JournalFile
from postparade.core.data_folder import kept_for_owner

journal_app = App(name="journal", help="Check, copy and mend the journal of an evening.")


@journal_app.command
def check(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Read a journal to its end: seals, missing entries, rules, every chip, and whether the snapshot beside it agrees.
    Nothing is changed."""
    from postparade.table.journal.snapshot import check as check_whole

    entries = check_whole(journal)
    _tell({"entries": entries, "whole": True}, f"{entries} entries, all of them whole.", as_json)
    return 0


@journal_app.command
def backup(
    journal: JournalFile,
    *,
    to: Annotated[Path | None, Parameter(name="--to")] = None,
    as_json: AsJson = False,
) -> int:
    """Copy a journal as it stands now, also while its table runs.

    Parameters
    ----------
    to
        The folder for the copy; without one, the folder backups beside the journal, which keeps the newest eight and
        the newest whole one.
    """
    from postparade.table.journal.care import backup as copy_journal

    with kept_for_owner():
        copy = copy_journal(journal, to)
    _tell({"copy": str(copy)}, str(copy), as_json)
    return 0


@journal_app.command
def salvage(journal: JournalFile, *, as_json: AsJson = False) -> int:
    """Go on with the intact part of a damaged journal. The damaged files are kept in a folder beside it."""
    from postparade.table.journal.care import salvage as mend

    with kept_for_owner():
        done = mend(journal)
    lost = "" if not done.missing else f" {done.missing} confirmed entries are lost."
    report = {"kept": done.kept, "missing": done.missing, "aside": str(done.aside)}
    _tell(report, f"{done.kept} entries go on.{lost} The damaged files are in {done.aside}.", as_json)
    return 0


def _tell(report: Mapping[str, object], sentence: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
    else:
        Console().print(sentence, markup=False, soft_wrap=True)
