"""``postparade firmware``: which firmware a board runs, and how ours gets there."""

import ast
import time
from binascii import crc32
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import DeviceFault
from postparade.track.firmware.probe import Probe
from postparade.track.firmware.raw_repl import PATIENCE, RawRepl
from postparade.track.link.payloads import BoardStatus, Greeting
from postparade.track.link.port import find_board
from postparade.track.link.protocol import MAJOR

PACKAGE = "postparade_fw"
NEW = ".new"
HEARD_WITHIN = 3.5
BACK_WITHIN = 15.0

Progress = Callable[[str, int, int], None]
"""Called with what is being done, the bytes written so far and the bytes to write."""


class BoardInfo(Struct, frozen=True):
    """What is at a port: our firmware (``greeting``), or only MicroPython (what it says it is)."""

    port: str
    greeting: Greeting | None = None
    status: BoardStatus | None = None
    micropython: str | None = None

    @property
    def version(self) -> str | None:
        """The version of the firmware, as in "0.1.0"; ``None`` without one."""
        return ".".join(map(str, self.greeting.firmware)) if self.greeting else None

    @property
    def understood(self) -> bool:
        """Whether this program and the firmware speak the same protocol."""
        return self.greeting is not None and self.greeting.major == MAJOR


class Uploaded(Struct, frozen=True):
    """What an upload did: files written, files removed, and the board as it came back."""

    written: tuple[str, ...]
    removed: tuple[str, ...]
    board: BoardInfo


def packaged_version(folder: Path) -> str:
    """The version of the firmware in ``folder``."""
    for line in (folder / PACKAGE / "__init__.py").read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition("=")
        if name.strip() == "VERSION":
            return ".".join(map(str, ast.literal_eval(value.strip())))
    raise DeviceFault("firmware_missing", path=folder)


def inspect(port: str) -> BoardInfo:
    """What is at ``port`` ("auto" looks for a board).

    Raises ``DeviceFault``: ``track_port_...`` if it cannot be opened, ``firmware_no_prompt`` if nothing answers.
    """
    name = find_board()[0] if port == "auto" else port
    if found := _greet(name, HEARD_WITHIN):
        return found
    with RawRepl(name) as prompt:
        return BoardInfo(name, micropython=prompt.version())


def upload(
    port: str, folder: Path, progress: Progress, back_within: float = BACK_WITHIN, patience: float = PATIENCE
) -> Uploaded:
    """Bring the firmware files in ``folder`` to the board at ``port`` and start them. The board may be silent for
    ``patience`` seconds at a time, and must be back ``back_within`` seconds after its restart.

    Only what differs is written, every file beside the old one first; the old ones are replaced after all have been
    checked. The board's own ``postparade.json`` stays. Raises ``DeviceFault`` as :func:`inspect` does, and
    ``firmware_upload_failed``; then the firmware on the board is as it was, unless the board lost its power while files
    were renamed.
    """
    name = find_board()[0] if port == "auto" else port
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.py"))}
    progress("asking the board to make way", 0, 0)
    with Probe(name) as probe:
        if probe.greet(HEARD_WITHIN):
            probe.send_away()
    with RawRepl(name, patience) as prompt:
        prompt.keep_awake()
        written, removed = _bring(prompt, files, progress)
        progress("restarting the board", 0, 0)
        prompt.reset()
    return Uploaded(written, removed, _returned(name if port != "auto" else port, back_within))


def _bring(prompt: RawRepl, files: dict[str, bytes], progress: Progress) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write what differs and remove what does not belong. Returns the names of both."""
    there = prompt.digests()
    fresh = {path: content for path, content in files.items() if there.get(path) != crc32(content)}
    total, done = sum(map(len, fresh.values())), 0
    for path, content in fresh.items():
        before = done

        def written(count: int, path: str = path, before: int = before) -> None:
            progress(path, before + count, total)

        prompt.write(path + NEW, content, written)
        done += len(content)
    arrived = prompt.digests() if fresh else {}
    for path, content in fresh.items():
        if arrived.get(path + NEW) != crc32(content):
            raise DeviceFault("firmware_upload_failed", file=path, why="it did not arrive as it was sent")
    prompt.put_in_place(tuple(fresh), NEW)
    stale = tuple(path for path in there if _ours(path) and path not in files)
    for path in stale:
        if path.removesuffix(NEW) not in fresh:
            prompt.remove(path)
    return tuple(fresh), stale


def _ours(path: str) -> bool:
    """Whether a file on the board is part of some firmware, this one's or an earlier one's."""
    return path.startswith(f"{PACKAGE}/") or path.removesuffix(NEW) in ("boot.py", "main.py")


def _greet(name: str, within: float) -> BoardInfo | None:
    with Probe(name) as probe:
        greeting = probe.greet(within)
        return BoardInfo(name, greeting, probe.status()) if greeting else None


def _returned(port: str, within: float) -> BoardInfo:
    """The board after its restart, whose port vanishes for a moment."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        try:
            if found := _greet(find_board()[0] if port == "auto" else port, HEARD_WITHIN):
                return found
        except DeviceFault:
            time.sleep(0.2)
    raise DeviceFault("firmware_not_back", port=port)
