"""The group that may open a device file, for the advice to a user who may not."""

import grp
import stat
from pathlib import Path


def group_of(device: str | Path, usual: str) -> str:
    """The group whose members may open ``device``; ``usual``, Debian's group for such devices, where there is none."""
    try:
        found = Path(device).stat()
        opens = found.st_gid != 0 and found.st_mode & stat.S_IRGRP
        return grp.getgrgid(found.st_gid).gr_name if opens else usual
    except (OSError, KeyError):
        return usual
