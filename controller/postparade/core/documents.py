"""Where the documents lie on this machine: inside the installed package, or in a checkout."""

from collections.abc import Iterator
from pathlib import Path

import postparade
from postparade.core.faults import QuestionFault

FOLDERS = ("docs", "hardware", "firmware")


def documents_folder() -> Path:
    """The folder that holds ``docs`` and ``hardware`` side by side."""
    package = Path(postparade.__file__).resolve().parent
    installed = package / "_shipped"
    return installed if (installed / "docs").is_dir() else package.parents[1]


def documents() -> dict[str, Path]:
    """Every document by its name, in alphabetical order. A README has the name of its folder."""
    return dict(sorted((_name(path), path) for path in _pages()))


def _pages() -> Iterator[Path]:
    base = documents_folder()
    yield from (base / "docs").glob("*.md")
    for folder in FOLDERS[1:]:
        yield from (path for path in (base / folder).rglob("*.md") if path.is_file())


def _name(path: Path) -> str:
    return path.parent.name if path.stem == "README" else path.stem


def read_document(name: str) -> str:
    """The text of the document ``name``. Raises ``QuestionFault`` (``document_unknown``)."""
    found = documents()
    if name not in found:
        raise QuestionFault("document_unknown", name=name, names=", ".join(found))
    return found[name].read_text(encoding="utf-8")


def title_of(path: Path) -> str:
    """The heading of a document."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line.removeprefix("# ").strip()
    return path.stem
