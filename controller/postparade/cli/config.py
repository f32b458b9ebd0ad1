"""``postparade config check``, ``config show`` and ``config options``."""

import json
import sys
from pathlib import Path
from typing import Any

from postparade.config import USUAL_FILE, as_toml, load, load_with_mistakes, options, toml_value
from postparade.doctor.checks.configuration import faults_of


def check(path: Path | None, as_json: bool) -> int:
    """Print whether a table can be run with the configuration, and what is wrong with it. Returns 1 if anything is.

    Raises ``ConfigurationFault`` for a file that cannot be read as a configuration.
    """
    settings, mistakes = load_with_mistakes(path)
    if path is None and USUAL_FILE.is_file():
        path = USUAL_FILE
    faults = [*mistakes, *faults_of(settings)]
    if as_json:
        wrong = [{"code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy} for fault in faults]
        found: dict[str, Any] = {**wrong[0], "faults": wrong} if wrong else {}
        print(json.dumps({"ok": not wrong, "file": None if path is None else str(path), **found}))
    elif not faults:
        print(f"ok: {path}" if path else f"ok: there is no {USUAL_FILE} here, the defaults are in force")
    for fault in () if as_json else faults:
        print(f"{fault.code}: {fault.sentence} {fault.remedy}", file=sys.stderr)
    return 1 if faults else 0


def show(path: Path | None) -> int:
    """Print the configuration in force, as a configuration file."""
    print(as_toml(load(path)))
    return 0


def list_options(as_json: bool) -> int:
    """Print every option with its default and its allowed values. Returns 0."""
    from postparade.cli.allowed_values import allowed_values

    allowed = allowed_values()
    if as_json:
        found = {key: {"default": value, "allowed": allowed[key]} for key, value in options().items()}
        print(json.dumps({"options": found}))
        return 0
    width = max(map(len, allowed))
    for key, value in options().items():
        default = "not set" if value is None else toml_value(value)
        print(f"{key:<{width}}  {default}  ({allowed[key].replace('`', '')})")
    return 0
