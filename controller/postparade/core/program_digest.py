"""Identity of the program: a digest of its files, so that two tables can be seen to run the same one."""

import hashlib
from functools import cache
from pathlib import Path

import postparade

PACKAGE = Path(postparade.__file__).parent


@cache
def program_digest(*rooms: str) -> str:
    """SHA-256 over names and bytes of every file of the package, or of these ``rooms`` of it (such as ``games``), in
    order of their names; bytecode is left out. Raises ``OSError`` for a file that cannot be read."""
    found = hashlib.sha256()
    for path in sorted(path for room in rooms or ("",) for path in (PACKAGE / room).rglob("*")):
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_bytes()
            found.update(f"{path.relative_to(PACKAGE).as_posix()}\0{len(text)}\0".encode())
            found.update(text)
    return found.hexdigest()
