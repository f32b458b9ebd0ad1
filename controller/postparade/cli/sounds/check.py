"""``postparade sounds check``: everything that is wrong with a pack, each with a remedy."""

import json
from pathlib import Path

import msgspec

from postparade.cli.thrift import keep_small


def check_pack(pack: Path, as_json: bool) -> int:
    """Print the findings about ``pack``; the exit status is 1 if anything is wrong."""
    keep_small()
    from postparade.announcer.inspection import inspect

    findings = inspect(pack.expanduser())
    wrong = [finding for finding in findings if finding.wrong]
    if as_json:
        print(json.dumps({"pack": str(pack), "usable": not wrong, "findings": msgspec.to_builtins(findings)}))
        return 1 if wrong else 0
    for finding in findings:
        print(f"{finding.code}: {finding.sentence} {finding.remedy}")
    if not wrong:
        print(f"Nothing is wrong with {pack}.")
    return 1 if wrong else 0
