"""Text files as people and their editors leave them: any usual encoding, any line ends, any kind of blank."""

import codecs
import re
from pathlib import Path

MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""How a file begins that names its encoding."""
LINE_ENDS = re.compile("\r\n|\r|\n")


def encoding_of(data: bytes) -> tuple[bytes, str]:
    """The mark at the beginning of ``data`` and its encoding: the one that is marked, UTF-16 where every other byte is
    zero, else UTF-8, else that of Windows in Western Europe."""
    for mark, encoding in MARKS:
        if data.startswith(mark):
            return mark, encoding
    if len(data) > 1 and len(data) % 2 == 0:
        for at, encoding in ((1, "utf-16-le"), (0, "utf-16-be")):
            if not any(data[at::2]) and all(data[1 - at :: 2]):
                return b"", encoding
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return b"", "cp1252"
    return b"", "utf-8"


def typed_text(data: bytes, *, unicode: bool = False) -> str:
    """The text in ``data``, with plain line ends and without the end mark of old editors. Raises ``UnicodeDecodeError``
    for anything that is not text, or is not Unicode when ``unicode`` is wanted."""
    mark, encoding = encoding_of(data)
    text = data[len(mark) :].decode("utf-8" if unicode and encoding == "cp1252" else encoding)
    if "\0" in text:
        raise UnicodeDecodeError(encoding, data, data.index(b"\0"), len(data), "zero bytes")
    return LINE_ENDS.sub("\n", text).rstrip("\x1a")


def read_unicode(path: Path) -> str:
    """The text of a file in any encoding of Unicode. Raises ``OSError`` and ``UnicodeDecodeError``."""
    return typed_text(path.read_bytes(), unicode=True)
