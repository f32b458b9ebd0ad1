"""``postparade config check`` and ``postparade config show``."""

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from postparade.config import USUAL_FILE, Settings, load, options


def check(path: Path | None, as_json: bool) -> int:
    """Load the configuration and say that it can be used; what is wrong with it, the layout of the track included,
    leaves as a ``ConfigurationFault``."""
    from postparade.track.layout.lanes import build_layout

    build_layout(load(path).track)
    if path is None and USUAL_FILE.is_file():
        path = USUAL_FILE
    if as_json:
        print(json.dumps({"ok": True, "file": None if path is None else str(path)}))
    else:
        print(f"ok: {path}" if path else f"ok: there is no {USUAL_FILE} here, the defaults are in force")
    return 0


def show(path: Path | None) -> int:
    """Print the configuration in force, so that the output is itself a configuration file."""
    print(as_toml(load(path)))
    return 0


def as_toml(settings: Settings) -> str:
    """``settings`` as a TOML file. What is not set stands there as a comment, for TOML has no word for nothing."""
    return "\n\n".join("\n".join(lines) for lines in _sections(settings))


def _sections(settings: Settings) -> Iterator[list[str]]:
    for section, members in groupby(options(settings).items(), key=lambda member: member[0].rpartition(".")[0]):
        yield [f"[{section}]", *(_line(key.rpartition(".")[2], value) for key, value in members)]


def _line(name: str, value: Any) -> str:
    return f"# {name} is not set" if value is None else f"{name} = {toml_value(value)}"


def toml_value(value: Any) -> str:
    """One value in TOML's notation, which for text, numbers, truth values and lists is that of JSON."""
    if isinstance(value, dict):
        members = (f"{json.dumps(name)} = {toml_value(member)}" for name, member in value.items() if member is not None)
        return "{ " + ", ".join(members) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(member) for member in value) + "]"
    return json.dumps(value, ensure_ascii=False)
