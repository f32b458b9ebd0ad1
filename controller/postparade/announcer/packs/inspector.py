"""Has the user's pack looked over while the table plays: by a process of low priority, as decoding takes long."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from postparade.announcer.packs.findings import Finding


class Inspector:
    """Inspects the pack in ``folder`` once. ``found`` is told, in a thread of its own, of each kind of trouble."""

    def __init__(self, folder: Path, found: Callable[[Finding], None]) -> None:
        house = str(Path(__file__).resolve().parents[2])
        path = os.pathsep.join(filter(None, (house, os.environ.get("PYTHONPATH"))))
        self._found = found
        self._process = subprocess.Popen(
            [sys.executable, "-m", "postparade.announcer.packs.inspection", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        self._reader = threading.Thread(target=self._read, name="pack-inspection", daemon=True)
        self._reader.start()

    def close(self) -> None:
        """Stop looking."""
        self._process.kill()
        self._reader.join()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answer:
            said = answer.read()
        for finding in msgspec.json.decode(said, type=list[Finding]) if said else ():
            self._found(finding)
