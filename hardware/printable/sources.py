"""Whether the shipped parts are those of these scripts, without making them: a digest of the scripts lies beside."""

import hashlib
from pathlib import Path

HERE = Path(__file__).resolve().parent
DIGEST = "made-by.sha256"
"""The file that ``make.py`` leaves beside the parts."""
SCRIPTS = ("drive.py", "make.py", "parts.py")


def digest() -> str:
    """Of every script that shapes a part, as ``sha256sum`` writes it."""
    return "".join(f"{hashlib.sha256((HERE / name).read_bytes()).hexdigest()}  {name}\n" for name in SCRIPTS)
