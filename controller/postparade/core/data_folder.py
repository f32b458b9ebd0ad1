"""The data folder of an evening, which nobody but its owner may read: it holds the PIN, hidden cards and all seats."""

import contextlib
import logging
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

from postparade.core.faults import ConfigurationFault

log = logging.getLogger(__name__)

OURS = re.compile(
    r"(journal|access)\.[a-z-]+(\.[a-z-]+)*|(odds|tonight|postparade\.toml)(\.new)?|hub\.sqlite(-[a-z]+)?"
    r"|(incidents|hub|league|hall-of-fame|watchers|schedules|screens|webhooks|never_said)\.(json|json\.new|new)"
    r"|advertisements|backups|broker|cameras|copies|film|tls|restore(-confirmed|-moving|-discarded)?"
    r"|(damaged|replaced)-.*"
)
"""Names of what the program itself keeps in a data folder, and of the folder that docs/networks.md puts there."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO


@contextlib.contextmanager
def kept_for_owner() -> Iterator[None]:
    """Make every file that this process creates meanwhile readable for its owner alone, whoever makes it: SQLite, a
    library, or a program that is started. Files that are there already keep their permissions."""
    usual = os.umask(OTHERS)
    os.umask(usual | OTHERS)
    try:
        yield
    finally:
        os.umask(usual)


def open_data_folder(name: str) -> Path:
    """The data folder called ``name``, made if it is missing; what earlier versions left readable for others is not any
    more. Raises :class:`~postparade.core.faults.ConfigurationFault` (``data_unusable``)."""
    folder = Path(name)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        tighten(folder)
    except OSError as error:
        raise ConfigurationFault("data_unusable", path=folder, why=error) from error
    return folder


def tighten(folder: Path) -> None:
    """Take the permissions of everybody but the owner from ``folder`` and all that is in it. Files that are not ours
    keep theirs, and so does a folder with such files, which somebody may use for other things too; links are not
    followed. Raises ``OSError`` when ``folder`` cannot be read."""
    ours: list[Path] = []
    others: list[Path] = []
    for path in folder.iterdir():
        (ours if OURS.fullmatch(path.name) else others).append(path)
    if others:
        log.warning("%s holds other files too and keeps its permissions: a folder of its own is safer", folder)
    else:
        _tighten_one(folder)
    for path in ours:
        _tighten_one(path)
        if path.is_dir() and not path.is_symlink():
            for inside in path.rglob("*"):
                _tighten_one(inside)


def _tighten_one(path: Path) -> None:
    try:
        mode = path.lstat().st_mode
        if not stat.S_ISLNK(mode) and mode & OTHERS:
            path.chmod(stat.S_IMODE(mode) & ~OTHERS)
    except FileNotFoundError:
        return  # a draft that has got its name meanwhile
    except OSError as error:
        # Somebody else's file, or a file system without permissions: the table can still be played.
        log.warning("%s stays readable for others: %s", path, error)
