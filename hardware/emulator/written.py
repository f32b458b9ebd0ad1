"""A disk as it was after each of its writes, from what the kernel's dm-log-writes has noted: every state in which a
pulled plug could have left it, and the evening that a start would find there."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import NamedTuple

from machine import TrialError

MAGIC, VERSION = 0x6A736677736872, 1
FLUSH, FUA, DISCARD, MARK = 1, 2, 4, 8
END = b"dm-log-writes-end"
"""The mark that the kernel itself makes when the disk is put away."""
BROKEN = 4
"""From this status on, e2fsck could not repair what it found."""


class Write(NamedTuple):
    """One note: what was written where, in bytes, or what a mark says."""

    at: int
    flags: int
    data: bytes


def writes(log: Path) -> Iterator[Write]:
    """All of them, in the order in which the disk had them. Raises ``TrialError`` if that is no such log."""
    with log.open("rb") as file:
        magic, version, count, size = unpack("<QQQI", file.read(28))
        if (magic, version) != (MAGIC, VERSION):
            raise TrialError(f"{log.name} is no log of writes")
        place = size
        for _ in range(count):
            file.seek(place)
            sector, sectors, flags, length = unpack("<QQQQ", file.read(32))
            place += size
            data = b""
            if flags & MARK:
                data = file.read(length)
            elif not flags & DISCARD:
                file.seek(place)
                data = file.read(sectors * size)
                place += len(data)
            yield Write(sector * size, flags, data)


def states(log: Path, disk: Path) -> Iterator[tuple[int, int]]:
    """Write the file ``disk`` as the disk was written; after each write its flags, and the number that the last mark
    before it says (-1 before the first)."""
    marked = -1
    with disk.open("r+b") as file:
        for one in writes(log):
            if one.flags & MARK:
                marked = marked if one.data == END else int(one.data)
                continue
            file.seek(one.at)
            file.write(one.data)
            file.flush()
            yield one.flags, marked


def entries_after_a_start(disk: Path, folder: Path) -> int:
    """Repair a copy of ``disk`` as a start does; how many entries its evening has, all of them whole (0 if there is no
    evening yet). Raises ``TrialError`` if disk or evening cannot be had."""
    from postparade.core.faults import JournalFault
    from postparade.table.journal.snapshot import check

    copy, evening = folder / "copy.img", folder / "evening"
    shutil.rmtree(evening, ignore_errors=True)
    subprocess.run(["cp", "--sparse=always", disk, copy], check=True)
    done = subprocess.run(["/usr/sbin/e2fsck", "-fy", copy], capture_output=True, text=True, check=False)
    if done.returncode >= BROKEN:
        raise TrialError(f"e2fsck: {done.stdout[-500:]}")
    out = ["/usr/sbin/debugfs", "-R", f"rdump /evening {folder}", copy]
    subprocess.run(out, capture_output=True, check=True)
    journal = evening / "journal.sqlite"
    if not journal.exists():
        return 0
    try:
        return int(check(journal))
    except JournalFault as fault:
        raise TrialError(f"the evening after a start: {fault}") from fault


def held_at_every_write(log: Path, size: int, folder: Path, most: int = 1000) -> str:
    """Try what a start would find after each write, at every one that was flushed and at others up to ``most``; how
    many were tried, in words. Raises ``TrialError`` at the first state that lacks what was answered by then."""
    disk = folder / "disk.img"
    with disk.open("wb") as file:
        file.truncate(size)
    after_mark = sum(1 for _, marked in states(log, disk) if marked >= 0)
    every = max(1, after_mark // most)
    with disk.open("wb") as file:
        file.truncate(size)
    tried = flushed = 0
    last = -1
    for number, (flags, marked) in enumerate(states(log, disk)):
        if marked < 0 or not (flags & (FLUSH | FUA) or number % every == 0):
            continue
        found = entries_after_a_start(disk, folder)
        if found < marked:
            raise TrialError(f"after write {number}: {found} entries, but {marked} had been answered")
        tried, flushed, last = tried + 1, flushed + bool(flags & (FLUSH | FUA)), marked
    if last < 1:
        raise TrialError("nothing was answered while it was noted")
    return f"{tried} of {after_mark} states tried, {flushed} of them after a flush; {last} entries answered, none lost"
