"""``postparade sounds check``: everything that is wrong with a pack, each with a remedy."""

import json

from postparade.cli.options import AsJson, PackFolder
from postparade.cli.process import keep_small
from postparade.cli.progress import progress


def check_pack(pack: PackFolder, *, as_json: AsJson = False) -> int:
    """Say what is wrong with a sound pack: files, names, loudness, manifest. Exit status 1 if anything is."""
    keep_small()
    from postparade.announcer.packs.inspection import inspect

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
