"""Pictures of the house that screens show in turn: uploaded by the host, kept in the data folder."""

import re
from pathlib import Path
from typing import Final

from postparade.core.durable import make_folder, remove, write_whole
from postparade.core.faults import Refusal, refuse

FOLDER: Final = "advertisements"
"""In the data folder."""
MOST = 12
LARGEST = 4 * 1024 * 1024
KINDS: Final = {b"\x89PNG\r\n\x1a\n": "png", b"\xff\xd8\xff": "jpg", b"RIFF": "webp"}
"""By its first bytes, the kind of a picture. SVG is none of them: it can carry scripts."""
FILE = re.compile(r"([1-9][0-9]{0,8})\.(png|jpg|webp)")


class HousePictures:
    """The pictures in a data folder. Methods read and write files; call them in a thread."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def listed(self) -> list[str]:
        """The names of all pictures, in the order in which they came."""
        if not self._folder.is_dir():
            return []
        found = [match for path in self._folder.iterdir() if (match := FILE.fullmatch(path.name))]
        return [match[0] for match in sorted(found, key=lambda match: int(match[1]))]

    def path(self, name: str) -> Path | None:
        """Where the picture ``name`` is; ``None`` when there is none."""
        path = self._folder / name
        return path if FILE.fullmatch(name) and path.is_file() else None

    def add(self, picture: bytes) -> Refusal | None:
        """Keep ``picture``, the content of a file; it is on the disk then. Raises ``OSError``."""
        kind = next((kind for begins, kind in KINDS.items() if picture.startswith(begins)), None)
        if kind is None or (kind == "webp" and picture[8:12] != b"WEBP"):
            return refuse("not_a_picture")
        names = self.listed()
        if len(names) >= MOST:
            return refuse("too_many_pictures", most=MOST)
        number = 1 + max((int(name.partition(".")[0]) for name in names), default=0)
        make_folder(self._folder, 0o700)
        write_whole(self._folder / f"{number}.{kind}", picture, self._folder / "upload.new", mode=0o600)
        return None

    def remove(self, name: str) -> Refusal | None:
        """Show the picture ``name`` no longer, also after a power cut. Raises ``OSError``."""
        path = self.path(name)
        if path is None:
            return refuse("no_such_picture", name=name)
        remove(path)
        return None
