"""``postparade doctor``: the findings printed as they come, or as one JSON object, or packed for a report."""

import json
import urllib.request
from itertools import chain
from pathlib import Path

import msgspec

from postparade import __version__
from postparade.cli.options import AsJson, ConfigFile
from postparade.config import Settings, load
from postparade.core.faults import ConfigurationFault, QuestionFault
from postparade.doctor.bundle import pack
from postparade.doctor.examination import examine
from postparade.doctor.finding import Finding, Machine, of_fault

MARKS = {"pass": "ok  ", "warn": "weak", "fail": "FAIL"}


def doctor(*, bundle: Path | None = None, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Look at this machine, part by part: what is ready for a table, what is not, and what to do about it.

    Parameters
    ----------
    bundle
        Write all of it into this file (.tar.gz) for a report, with configuration and log, without PIN and addresses.
    config
        A configuration file; without one, postparade.toml here if there is one, else the defaults.
    """
    try:
        settings, wrong = load(config), None
    except ConfigurationFault as fault:
        settings, wrong = Settings(), fault
    machine = Machine(table_runs=_table_runs(settings.web.port))
    begun = [] if wrong is None else [of_fault("configuration", wrong)]
    findings = []
    for finding in chain(begun, examine(machine, settings)):
        findings.append(finding)
        if not as_json:
            # At once: a camera takes seconds to open.
            _print(finding)
    if as_json:
        print(json.dumps({"version": __version__, "findings": msgspec.to_builtins(findings)}))
    if bundle is not None:
        _write(bundle, pack(findings, settings))
        if not as_json:
            print(f"All of it is in {bundle}; look through it before you send it to anybody.")
    return 1 if any(finding.level == "fail" for finding in findings) else 0


def _print(finding: Finding) -> None:
    print(f"{MARKS[finding.level]}  {finding.part + ':':15}{finding.sentence}", flush=True)
    if finding.remedy:
        print(f"{'':21}{finding.remedy}", flush=True)


def _table_runs(port: int) -> bool:
    if not port:
        return False
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        raise QuestionFault("report_unwritable", path=path, why=error) from error
