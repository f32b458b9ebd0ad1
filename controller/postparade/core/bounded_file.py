"""Reads files that anybody may have made, up to a size that such a file may have."""

import errno
import os
import stat
from pathlib import Path


def read_bounded(path: Path, most: int) -> bytes:
    """The bytes of the file ``path``, at most ``most``. A pipe, which may never end, is refused unless it was handed
    over by name in ``/dev``. Raises ``OSError``: EFBIG for a larger file, EINVAL for a pipe."""
    handed_over = path.parts[1:2] == ("dev",) and path.parts[2:3] != ("shm",)  # that is memory, for files of all kinds
    if stat.S_ISFIFO(path.stat().st_mode) and not handed_over:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
