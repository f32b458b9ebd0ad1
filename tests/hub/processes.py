"""A race night of real processes: the hub as an organiser starts it, and tables that join it."""

import os
import sys
from pathlib import Path
from typing import Any

from tests.process.clients import REPOSITORY, ProgramProcess, Visitor

CODE = "FRIDAY24"


class HubProcess(ProgramProcess):
    """``postparade hub``, on a free port at first and later on the same one."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "postparade", "hub", "--data", str(data), "--code", CODE]
        environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY / "controller"), "PYTHONUNBUFFERED": "1"}
        super().__init__([*command, "--host", "127.0.0.1", "--port", str(port), *options], environment, data.parent)

    @property
    def port(self) -> int:
        return int(self.said(r"Stage: http://[^:]+:([0-9]+)/"))

    @property
    def link(self) -> str:
        return self.said(r"--join (\S+)")


async def step(host: Visitor, dice: tuple[int, int]) -> None:
    """Whatever the host of a game does next: roll, or go on."""
    choices: list[dict[str, Any]] = host.state.get("choices") or []
    for choice in choices:
        needs = choice.get("needs") or []
        if any(need["kind"] == "dice" for need in needs):
            await host.do(**{**choice["action"], "dice": list(dice)})
            return
    for choice in choices:
        if choice.get("primary") and not choice.get("needs"):
            await host.do(**choice["action"])
            return


def broker_on(port: int) -> int | None:
    """The process of the broker that was started with this port."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")
            if (
                words[0].endswith(b"mosquitto")
                and f"listener {port} ".encode() in Path(os.fsdecode(words[2])).read_bytes()
            ):
                return int(path.parent.name)
        except (OSError, IndexError):
            continue
    return None
