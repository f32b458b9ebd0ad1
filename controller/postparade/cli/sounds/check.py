"""``postparade sounds check``: everything that is wrong with a pack, each with a remedy."""

import json
from pathlib import Path

from postparade.cli.options import AsJson
from postparade.cli.process import keep_small
from postparade.cli.progress import progress


def check_pack(pack: Path, *, as_json: AsJson = False) -> int:
    """Check a sound pack: files, names, loudness, manifest. Exit status 1 if anything is wrong.

    Parameters
    ----------
    pack
        The folder of the pack, or default for the built-in one.
    """
    keep_small()
    from postparade.announcer.packs.inspection import inspect
    from postparade.announcer.packs.pack import BUILT_IN, sounds_folder

    if str(pack) == BUILT_IN and not pack.exists():
        pack = sounds_folder() / BUILT_IN

    with progress("checking sounds") as advance:
        findings = inspect(pack.expanduser(), advance)
    wrong = any(finding.wrong for finding in findings)
    faults = [(finding, finding.as_fault()) for finding in findings]
    if as_json:
        rows = [
            {
                "code": fault.code,
                "sentence": fault.sentence,
                "remedy": fault.remedy,
                "files": list(finding.files),
                "wrong": finding.wrong,
            }
            for finding, fault in faults
        ]
        print(json.dumps({"pack": str(pack), "usable": not wrong, "findings": rows}))
        return 1 if wrong else 0
    for _, fault in faults:
        print(f"{fault.code}: {fault.sentence} {fault.remedy}")
    if not wrong:
        print(f"Nothing is wrong with {pack}.")
    return 1 if wrong else 0
