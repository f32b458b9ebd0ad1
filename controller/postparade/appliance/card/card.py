"""The small partition of a card as any computer sees it: the file with the settings, and the one with its problems."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from postparade.appliance.card.problem import Problem, problem_of
from postparade.appliance.card.settings_text import NAME, PASSWORDS, without_password
from postparade.core.durable import write_whole
from postparade.core.fault_words import fault_words
from postparade.core.faults import DeviceFault, Phrase
from postparade.core.typed_text import LINE_ENDS, encoding_of, typed_text

PROBLEMS = "postparade-problems.txt"
LIKELY = (
    *("postparade.txt.txt", "postparade", "postparade.toml", "postparade.toml.txt", "postparade.text", "settings.txt"),
    *("settings.txt.txt", "postparade.txt.rtf", "postparade.rtf", "postparade.txt.html", "postparade.docx"),
)
"""What the file is called by mistake, most likely first."""
DOCUMENTS = (b"{\\rtf", b"PK\x03\x04", b"<html", b"<!DOCTYPE", b"\xd0\xcf\x11\xe0")
"""How files of word processors begin."""
LARGEST = 64 * 1024


class Found(NamedTuple):
    """The file with the settings (``path``, ``text``; None if there is none that can be read), and what is wrong."""

    path: Path | None
    text: str | None
    problems: list[Problem]


def find(boot: Path) -> Found:
    """The settings on the partition ``boot``, under whatever name. A file of another name is read only where the right
    one is missing."""
    try:
        files = {path.name.lower(): path for path in sorted(boot.iterdir()) if path.is_file()}
    except OSError as error:
        return Found(None, None, [_unreadable(NAME, error)])
    present = [files[name] for name in (NAME, *LIKELY) if name in files]
    others = [Problem("card_file_other", {"file": path.name, "name": NAME}) for path in present[1:]]
    if not present:
        return Found(None, None, [])
    path = present[0]
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
        if data.lstrip().startswith(DOCUMENTS):
            return Found(path, None, [Problem("card_file_document", {"file": path.name, "name": NAME}), *others])
        return Found(path, typed_text(data), others)
    except (OSError, UnicodeDecodeError) as error:
        return Found(path, None, [_unreadable(path.name, error), *others])


def _unreadable(name: str, error: Exception) -> Problem:
    why = error if isinstance(error, OSError) else Phrase("no_text")
    return problem_of(DeviceFault("card_file_unreadable", file=name, why=why))


def erase(path: Path, keys: Iterable[str]) -> None:
    """Take the passwords ``keys`` out of the settings in ``path``, whole or not at all; its encoding, its line ends and
    everything else stay. Raises ``OSError``."""
    assert set(keys) <= set(PASSWORDS), "nothing else is secret"
    data = path.read_bytes()
    mark, encoding = encoding_of(data)
    text = data[len(mark) :].decode(encoding)
    parts = [*LINE_ENDS.split(text)]
    ends = [*LINE_ENDS.findall(text), ""]
    for key in keys:
        parts = [without_password(part, key) for part in parts]
    new = "".join(part + end for part, end in zip(parts, ends, strict=True))
    if new != text:
        write_whole(path, mark + new.encode(encoding), path.with_name(path.name + ".new"))


def tell(boot: Path, problems: Iterable[Problem], language: str) -> None:
    """Write ``problems`` beside the settings, as a text that every editor shows; without any, remove it. Raises
    ``OSError``."""
    words = [" ".join(fault_words(problem.fault(), language)) for problem in problems]
    path = boot / PROBLEMS
    if words:
        data = b"\xef\xbb\xbf" + "".join(f"{line}\r\n" for line in words).encode()
        if not path.is_file() or path.read_bytes() != data:
            write_whole(path, data, path.with_name(path.name + ".new"))
    else:
        path.unlink(missing_ok=True)
