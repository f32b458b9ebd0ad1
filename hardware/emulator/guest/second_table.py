"""A second table on a disk of its own, which is mounted at ``PLACE``: opened, asked, ended."""

import json
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from host import Host

PLACE, SAID = Path("/mnt/trial"), Path("/var/log/evening.out")
BASE = "http://127.0.0.1:8099"
PROGRAM = "/opt/postparade/.venv/bin/postparade"


def order(text: str) -> str:
    """What a command line says."""
    done = subprocess.run(["sh", "-ec", text], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{text}: {done.stdout}")
    return done.stdout.strip()


def health() -> dict[str, Any]:
    """What the table says of itself."""
    with urllib.request.urlopen(f"{BASE}/health", timeout=60) as answer:  # noqa: S310 the table's own
        told: dict[str, Any] = json.loads(answer.read())
        return told


def until(true: Callable[[], Any], what: str, limit: float = 300) -> Any:
    """What ``true`` returns once it is true."""
    end = time.monotonic() + limit
    while time.monotonic() < end:
        try:
            if found := true():
                return found
        except OSError:
            pass
        time.sleep(1)
    raise SystemExit(f"not within {limit:.0f} s: {what}")


def start() -> Host:
    """Open the table; its host."""
    SAID.unlink(missing_ok=True)
    options = f"--data {PLACE}/evening --port 8099 --hardware none --dice electronic"
    unit = f"systemd-run -q --unit=evening --uid=postparade -p StandardOutput=file:{SAID} -p StandardError=file:{SAID}"
    order(f"{unit} {PROGRAM} run {options}")
    until(health, "/health")
    return Host(BASE, SAID.read_text(encoding="utf-8").split("PIN ")[1][:6])


def begin_race() -> Host:
    """Open the table with a race of two bots; its host."""
    host = start()
    host.open_race()
    until(host.cues, "something to do")
    host.command(**host.cues()[0])
    until(lambda: health()["entry"] >= 8, "a race")
    return host


def kill() -> None:
    """End it as a pulled plug would, for all that it can notice."""
    order("systemctl kill -s KILL evening; while systemctl is-active -q evening; do sleep 1; done")
    order("systemctl reset-failed evening || true")


def told(newest: int) -> list[str]:
    """Its journal as it is told, up to the entry ``newest``."""
    lines = []
    with urllib.request.urlopen(f"{BASE}/api/v1/events?after=0", timeout=60) as stream:  # noqa: S310 the same
        for line in stream:
            if line.startswith(b"data:"):
                lines.append(line.decode().strip())
                if json.loads(line[5:])["entry"] >= newest:
                    break
    return lines
