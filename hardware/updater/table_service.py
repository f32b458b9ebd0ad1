"""The table as a service: started anew, and asked whether it is well and which version it is."""

import http.client
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

UNIT = "postparade.service"


class TableService:
    """The service of the machine below ``root``. A version has ``patience`` seconds for its first answer."""

    def __init__(self, root: Path, patience: float, now: Callable[[], float] = time.monotonic) -> None:
        self.runs = (root / "run/systemd/system").is_dir()
        """Whether this machine runs, and is not merely being built."""
        self._patience = patience
        self._now = now

    def restart(self) -> bool:
        """Start the table anew, with its unit as it is now; whether the system says that it has started."""
        orders = (["daemon-reload"], ["restart", UNIT])
        return all(subprocess.run(["systemctl", *order], check=False).returncode == 0 for order in orders)

    def answers(self, port: int, version: str) -> bool:
        """Whether the table is well, and is ``version``: within the patience, and a ninth of it later once more."""
        if not self._within(self._patience, port, version):
            return False
        time.sleep(self._patience / 9)
        return self._within(5, port, version)

    def _within(self, seconds: float, port: int, version: str) -> bool:
        end = self._now() + seconds
        while True:
            if _health(port) == version:
                return True
            if self._now() >= end:
                return False
            time.sleep(0.2)


def _health(port: int) -> str:
    """The version that a table on this machine tells, if it is well."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=3)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        told = json.loads(answer.read(100_000))
    except (OSError, http.client.HTTPException, ValueError):
        return ""
    finally:
        connection.close()
    return str(told.get("version", "")) if answer.status == 200 and isinstance(told, dict) and told.get("ready") else ""
