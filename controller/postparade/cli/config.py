"""``postparade config check``, ``config show`` and ``config options``."""

import json
import sys

from postparade.cli.options import AsJson, ConfigFile
from postparade.config import USUAL_FILE, as_toml, load, load_with_mistakes, options, toml_value
from postparade.doctor.checks.configuration import faults_of


def check(*, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Check whether the configuration can be used, and say what is wrong with it.

    Parameters
    ----------
    config
        The file to check; without one, postparade.toml here if there is one.
    """
    settings, mistakes = load_with_mistakes(config)
    if config is None and USUAL_FILE.is_file():
        config = USUAL_FILE
    faults = [*mistakes, *faults_of(settings)]
    if as_json:
        wrong = [{"code": fault.code, "sentence": fault.sentence, "remedy": fault.remedy} for fault in faults]
        found: dict[str, object] = {**wrong[0], "faults": wrong} if wrong else {}
        print(json.dumps({"ok": not wrong, "file": None if config is None else str(config), **found}))
    elif not faults:
        print(f"ok: {config}" if config else f"ok: there is no {USUAL_FILE} here, the defaults are in force")
    for fault in () if as_json else faults:
        print(f"{fault.code}: {fault.sentence} {fault.remedy}", file=sys.stderr)
    return 1 if faults else 0


def show(*, config: ConfigFile = None, as_json: AsJson = False) -> int:
    """Print the configuration in force, including the defaults, as a configuration file.

    Parameters
    ----------
    config
        The file to read; without one, postparade.toml here if there is one.
    """
    settings = load(config)
    print(json.dumps({"options": options(settings)}) if as_json else as_toml(settings))
    return 0


def list_options(*, as_json: AsJson = False) -> int:
    """List every option of the configuration with its default and its allowed values."""
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
