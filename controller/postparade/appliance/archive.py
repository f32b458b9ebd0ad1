"""A copy of everything that cannot be replaced: the evening, the settings, the calibrations of the cameras.

A copy is a ``.tar.gz``. It is put back in three steps, each of which survives a power cut: :func:`stage` checks it and
puts it beside the evening, :func:`confirm` decides, and :func:`put_in_place` exchanges the files before the table opens
them at its next start. What was there before stays in a folder of its own.
"""

import contextlib
import io
import shutil
import sqlite3
import tarfile
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import msgspec
import tomlkit
from msgspec import Struct

from postparade import __version__
from postparade.appliance.settings_file import decoded
from postparade.appliance.unpacking import BROUGHT, CONFIGURATION, KEPT_FILES, KEPT_FOLDERS, NOTE, unpack
from postparade.core.durable import remove, remove_folder, sync_files, sync_folder, write_whole
from postparade.core.faults import ConfigurationFault, Fault, Phrase
from postparade.core.typed_text import read_unicode
from postparade.table.journal import last_confirmed
from postparade.table.journal.backup import backup
from postparade.table.journal.export import Through
from postparade.table.journal.foreign_journal import adopt
from postparade.table.journal.journal import lock_folder
from postparade.table.journal.last_confirmed import Head, HeadFile
from postparade.table.journal.salvage import SALVAGED
from postparade.table.journal.schema import FILE as JOURNAL
from postparade.table.journal.snapshot import FILE as SNAPSHOT
from postparade.web.auth.access_store import AccessStore

STAGED, CONFIRMED, MOVING = "restore", "restore-confirmed", "restore-moving"
"""Folders inside the data folder: for a copy that waits for the host, one that waits for the next start, and one that
is being put in place."""
DISCARDED = "restore-discarded"
"""The folder of a copy that is being thrown away."""
REPLACED = "replaced"
OF_THIS_MACHINE = ("web", "table.data")
"""What a copy leaves out: how this machine is reached, its PIN, and where its evenings are kept."""
LEFTOVERS = (f"{JOURNAL}-wal", f"{JOURNAL}-shm", f"{JOURNAL}{SALVAGED}", SNAPSHOT)


class Copy(Struct, frozen=True):
    """What a copy holds: ``entries`` of the evening, whether there are ``settings`` and calibrated ``cameras``, which
    ``version`` made it and when (``made``, seconds since 1970); both are empty for a bare journal. ``left``: entries of
    an unfinished race that stayed on the machine that made the copy, and are not here."""

    entries: int
    left: int = 0
    settings: bool = False
    cameras: int = 0
    version: str = ""
    made: float = 0.0


class _Note(Struct, frozen=True):
    """What a copy says of itself."""

    version: str = ""
    made: float = 0.0


def pack(data: Path, configuration: Path, through: Through) -> tuple[str, bytes]:
    """Name and bytes of a copy of the data folder ``data``, also while its table runs; the evening ends where something
    is still hidden. ``through``: how somebody takes the copy, which the journal will say. Raises ``JournalFault``."""
    with tempfile.TemporaryDirectory() as folder:
        journal = backup(data, Path(folder), through).read_bytes()
    files = dict(_calibrations(data)) | {JOURNAL: journal}
    with contextlib.suppress(OSError, ValueError):
        files[CONFIGURATION] = _shareable(read_unicode(configuration)).encode()
    for name in KEPT_FILES:
        with contextlib.suppress(OSError):
            files[name] = (data / name).read_bytes()
    files[NOTE] = msgspec.json.encode(_Note(__version__, time.time()))
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", compresslevel=6, format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size, member.mode, member.mtime = len(content), 0o600, int(time.time())
            archive.addfile(member, io.BytesIO(content))
    return f"postparade-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.tar.gz", packed.getvalue()


def _calibrations(data: Path) -> Iterator[tuple[str, bytes]]:
    for folder in KEPT_FOLDERS:
        for file in sorted((data / folder).rglob("*")):
            if file.is_file() and not file.is_symlink():
                yield file.relative_to(data).as_posix(), file.read_bytes()


def _shareable(text: str) -> str:
    """The configuration without what belongs to this machine alone."""
    document = tomlkit.parse(text)
    for key in OF_THIS_MACHINE:
        *sections, name = key.split(".")
        table = document
        for section in sections:
            table = table.get(section, {})
        table.pop(name, None)
    return tomlkit.dumps(document)


def stage(data: Path, source: IO[bytes], configuration: Path) -> Copy:
    """Check the whole copy in ``source`` (an archive of :func:`pack`, or a journal), and put it into ``data``, where it
    waits for :func:`confirm`. ``configuration`` is the file that its settings would go into.

    Raises ``ConfigurationFault`` (``copy_unusable``); then the copy that waited before, if any, is gone as well.
    """
    folder = data / STAGED
    try:
        _clear(data)
        folder.mkdir(mode=0o700)
        unpack(source, folder)
        copy = _checked(folder, configuration, data)
        # The host is told that it waits, so a power cut must not leave half of it.
        sync_files(folder)
        sync_folder(data)
        return copy
    except Fault as fault:
        with contextlib.suppress(OSError):
            _clear(data)
        raise ConfigurationFault("copy_unusable", why=Phrase.quoting(fault)) from fault
    except (
        OSError,
        EOFError,
        RecursionError,
        ValueError,
        tarfile.TarError,
        zlib.error,
        msgspec.MsgspecError,
        sqlite3.Error,
    ) as error:
        with contextlib.suppress(OSError):
            _clear(data)
        why = error if isinstance(error, OSError) and error.errno else Phrase("no_copy_of_a_table")
        raise ConfigurationFault("copy_unusable", why=why) from error


def _checked(folder: Path, configuration: Path, data: Path) -> Copy:
    brought, journal = folder / BROUGHT, folder / JOURNAL
    if not brought.is_file():
        raise ValueError("a copy without an evening")
    evening = adopt(brought, journal, data)
    brought.unlink()
    head = HeadFile(journal)
    try:
        head.write(Head(evening.entries, evening.seal))
        head.sync()
    finally:
        head.close()
    for leftover in LEFTOVERS:
        (folder / leftover).unlink(missing_ok=True)
    note = folder / NOTE
    told = msgspec.json.decode(note.read_bytes(), type=_Note) if note.is_file() else _Note()
    settings = folder / CONFIGURATION
    if settings.is_file():
        decoded(settings, _merged(settings, configuration))
    cameras = len(list(folder.glob("cameras/*/calibration.json")))
    copy = Copy(evening.entries, evening.left, settings.is_file(), cameras, told.version[:40], told.made)
    note.write_bytes(msgspec.json.encode(copy))
    return copy


def _merged(brought: Path, configuration: Path) -> str:
    """The configuration of a copy, with the options that belong to this machine."""
    document = tomlkit.parse(_shareable(read_unicode(brought)))
    own = tomlkit.parse(read_unicode(configuration)) if configuration.is_file() else {}
    for key in OF_THIS_MACHINE:
        *sections, name = key.split(".")
        here, there = own, document
        for section in sections:
            here = here.get(section, {})
            there = there.setdefault(section, tomlkit.table())
        if name in here:
            there[name] = here[name]
    return tomlkit.dumps(document)


def waiting(data: Path) -> tuple[Copy, bool] | None:
    """The copy that waits in ``data``, and whether it is confirmed; None if there is none."""
    for name, confirmed in ((CONFIRMED, True), (STAGED, False)):
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            return msgspec.json.decode((data / name / NOTE).read_bytes(), type=Copy), confirmed
    return None


def discard(data: Path) -> None:
    """Throw away the copy that waits, if there is one; no power cut brings it back. Raises ``ConfigurationFault``
    (``copy_decision_not_kept``); then it waits still."""
    try:
        _clear(data)
    except OSError as error:
        raise ConfigurationFault("copy_decision_not_kept", path=data, why=error) from error


def _clear(data: Path) -> None:
    for name in (STAGED, CONFIRMED):
        remove_folder(data / name, data / DISCARDED)


def confirm(data: Path) -> None:
    """Have the copy that waits put in place at the next start. Raises ``ConfigurationFault`` (``no_copy_waits``,
    ``copy_decision_not_kept``)."""
    found = waiting(data)
    if found is None:
        raise ConfigurationFault("no_copy_waits")
    if not found[1]:
        try:
            sync_files(data / STAGED)
            (data / STAGED).rename(data / CONFIRMED)
            sync_folder(data)
        except OSError as error:
            raise ConfigurationFault("copy_decision_not_kept", path=data, why=error) from error


def is_confirmed(data: Path) -> bool:
    """Whether :func:`put_in_place` has anything to do."""
    return (data / CONFIRMED).is_dir() or (data / MOVING).is_dir()


def put_in_place(data: Path, configuration: Path) -> None:
    """Put the confirmed copy in place, before anything in ``data`` is open. May be interrupted anywhere and called
    again. Raises ``ConfigurationFault`` (``copy_not_placed``), and ``JournalFault`` (``journal_locked``) while a table
    has it open."""
    with lock_folder(data):
        _put_in_place(data, configuration)


def _put_in_place(data: Path, configuration: Path) -> None:
    try:
        if (data / CONFIRMED).is_dir():
            # The phones known here belong to seats of this evening, not to those of the copy.
            _free_seats(data)
            _set_aside(data, configuration)
            (data / CONFIRMED).rename(data / MOVING)
            sync_folder(data)
        moving = data / MOVING
        if not moving.is_dir():
            return
        brought = moving / CONFIGURATION
        if brought.is_file():
            draft = configuration.with_name(configuration.name + ".new")
            write_whole(configuration, _merged(brought, configuration).encode(), draft, same_owner=True)
            sync_folder(configuration.parent)
            remove(brought)
        for name in (*KEPT_FOLDERS, *KEPT_FILES, last_confirmed.FILE, JOURNAL):
            if (moving / name).exists():
                (moving / name).rename(data / name)
        sync_folder(data)
        remove_folder(moving, data / DISCARDED)
    except (OSError, ValueError) as error:
        raise ConfigurationFault("copy_not_placed", path=data, why=error) from error


def _free_seats(data: Path) -> None:
    store = AccessStore(data)
    try:
        for seat in store.seats().keys() | store.codes().keys():
            store.put_seat(seat, None, None)
    finally:
        store.close()


def _set_aside(data: Path, configuration: Path) -> None:
    aside = data / f"{REPLACED}-{int((data / CONFIRMED / NOTE).stat().st_mtime)}"
    aside.mkdir(mode=0o700, exist_ok=True)
    if configuration.is_file() and not (aside / CONFIGURATION).exists():
        shutil.copy2(configuration, aside / CONFIGURATION)
    brought = [name for name in (*KEPT_FOLDERS, *KEPT_FILES) if (data / CONFIRMED / name).exists()]
    for name in (JOURNAL, *LEFTOVERS, last_confirmed.FILE, *brought):
        # What has been set aside already was moved by a start that was interrupted.
        if (data / name).exists() and not (aside / name).exists():
            (data / name).rename(aside / name)
    sync_folder(aside)
