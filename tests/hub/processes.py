"""A race night of real processes: the hub as an organiser starts it, and tables that join it."""

import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Self

from tests.process.clients import PATIENCE, REPOSITORY, Visitor

CODE = "FRIDAY24"


class HubProcess:
    """``postparade hub``, on a free port at first and later on the same one."""

    def __init__(self, data: Path, *options: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "postparade", "hub", "--data", str(data), "--code", CODE]
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--port", str(port), *options],
            env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY / "controller"), "PYTHONUNBUFFERED": "1"},
            cwd=data.parent,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.lines: list[str] = []
        self._open = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._open.wait(PATIENCE) or self.process.poll() is not None:
            self.kill()
            raise AssertionError("the hub did not open:\n" + "".join(self.lines))

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            if "Ctrl-C" in line:
                self._open.set()
        self._open.set()

    def _said(self, pattern: str) -> str:
        found = re.search(pattern, "".join(self.lines))
        assert found is not None, f"the hub did not print {pattern}:\n" + "".join(self.lines)
        return found[1]

    @property
    def port(self) -> int:
        return int(self._said(r"Stage: http://[^:]+:([0-9]+)/"))

    @property
    def link(self) -> str:
        return self._said(r"--join (\S+)")

    @property
    def pin(self) -> str:
        return self._said(r"PIN ([0-9]{6})")

    def kill(self) -> None:
        """As if somebody had pulled the plug."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ctrl-C."""
        self._end(signal.SIGINT)

    def _end(self, number: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


async def step(host: Visitor, dice: tuple[int, int]) -> None:
    """Whatever the host of a dice race does next: roll, or go on."""
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
