"""What the host is told of the last update, and what the host has chosen."""

import json
import os
import stat
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from updater.places import sync
from updater.releases import CHANNELS, Channel

LONGEST_FILE = 1_000_000
USUAL_PORT = 8080


class Chosen(NamedTuple):
    """What an update needs to know of the configuration."""

    channel: Channel = "stable"
    port: int = USUAL_PORT


def chosen(configuration: Path) -> Chosen:
    """What the file ``configuration`` says. It belongs to the table's own user, who may not make root read another file
    or wait for one: a link, a pipe, or nonsense counts as the usual choice."""
    try:
        number = os.open(configuration, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return Chosen()
    try:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            return Chosen()
        text = os.read(number, LONGEST_FILE)
    finally:
        os.close(number)
    try:
        parsed = tomllib.loads(text.decode())
    except (ValueError, RecursionError):
        return Chosen()
    channel, port = _option(parsed, "updates", "channel"), _option(parsed, "web", "port")
    return Chosen(
        channel if channel in CHANNELS else "stable", port if type(port) is int and 0 < port < 65536 else USUAL_PORT
    )


def _option(parsed: dict[str, Any], section: str, key: str) -> Any:
    inner = parsed.get(section)
    return inner.get(key) if isinstance(inner, dict) else None


def write(path: Path, told: dict[str, Any]) -> None:
    """Keep what is ``told`` where the table can read it and only root can write it."""
    draft = path.with_suffix(".new")
    with draft.open("w", encoding="utf-8") as file:
        json.dump(told, file)
        file.flush()
        os.fsync(file.fileno())
    draft.chmod(0o644)
    draft.replace(path)
    sync(path.parent)


def read(path: Path) -> dict[str, Any]:
    """What was written last; empty if there is nothing, or nothing that can be read."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}
