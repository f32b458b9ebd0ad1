"""What is wrong with a sound pack, and the low-priority process that finds out while the table plays.

Decoding a pack takes long and needs libraries that the table does without: :mod:`postparade.announcer.packs.inspection`
runs in a process of its own.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Phrase, SoundFault

EXAMPLES = 3


class Finding(Struct, frozen=True):
    """One kind of trouble with a pack: fault ``code`` with its ``details``, for all of ``files``. One that is not
    ``wrong`` is information only."""

    code: str
    details: dict[str, str]
    files: tuple[str, ...] = ()
    wrong: bool = True

    def about(self, files: tuple[str, ...]) -> "Finding":
        """The same finding about some of its files."""
        details = {**self.details, "file": files[0]} if files[:1] != self.files[:1] else self.details
        return replace(self, details=details, files=files)

    def as_fault(self) -> SoundFault:
        """The finding as a fault."""
        if self.wrong and len(self.files) > 1:
            return SoundFault(self.code, **self.details, too=_the_others(self.files[1:]))
        return SoundFault(self.code, **self.details)


def _the_others(names: tuple[str, ...]) -> Phrase:
    more = len(names) - EXAMPLES
    files = ", ".join(names[:EXAMPLES])
    return Phrase("same_goes_for_more", files=files, more=more) if more > 0 else Phrase("same_goes_for", files=files)


def such(names: tuple[str, ...]) -> str:
    """A few of ``names``, and how many more there are."""
    more = len(names) - EXAMPLES
    return ", ".join(names[:EXAMPLES]) + (f" and {more} more" if more > 0 else "")


def finding_of(fault: SoundFault, files: tuple[str, ...] = (), *, wrong: bool = True) -> Finding:
    """``fault`` as a finding about ``files``."""
    return Finding(fault.code, {name: str(value) for name, value in fault.details.items()}, files, wrong)


class BackgroundInspection:
    """Inspects the pack in ``folder`` once. ``found`` is called, in a thread of its own, with each kind of trouble."""

    def __init__(self, folder: Path, found: Callable[[Finding], None]) -> None:
        house = str(Path(__file__).resolve().parents[3])
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
        """End the process."""
        self._process.kill()
        self._reader.join()
        self._process.wait()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answer:
            output = answer.read()
        for finding in msgspec.json.decode(output, type=list[Finding]) if output else ():
            self._found(finding)
