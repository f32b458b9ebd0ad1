"""The font of printed pages, and fonts of this machine for what it has no letters for."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from postparade.core.graphemes import graphemes

if TYPE_CHECKING:
    from fpdf import FPDF

OWN = "own"
OWN_FILES = {"": "DejaVuSansCondensed.ttf", "B": "DejaVuSansCondensed-Bold.ttf"}
"""The font of printed pages by style, for the letters of Europe."""
OWN_FOLDER = Path(__file__).with_name("fonts")
FOLDER = Path("/usr/share/fonts/truetype")
FONTS = {
    "dejavu": ("dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"),
    "east-asian": ("wqy/wqy-microhei.ttc", "wqy/wqy-microhei.ttc"),
    "emoji": ("noto/NotoColorEmoji.ttf", "noto/NotoColorEmoji.ttf"),
}
"""By family the files of its regular and its bold letters, as Debian installs them. Scripts whose letters join or run
from right to left need more than a font and are left out."""


class PrintFonts:
    """The fonts of one document. A font is put into the document when a word first needs it."""

    def __init__(self, pdf: "FPDF", folder: Path = FOLDER) -> None:
        self._pdf = pdf
        self._folder = folder
        self._added: dict[str, bool] = {}
        for style, file in OWN_FILES.items():
            pdf.add_font(OWN, style, OWN_FOLDER / file)
            self._added[f"{OWN}{style}"] = True

    def runs(self, words: str, bold: bool) -> Iterator[tuple[str, str]]:
        """Cut ``words`` into pieces of one font, each with its family. What no font has becomes a question mark."""
        style, family, piece = "B" if bold else "", OWN, ""
        for one in graphemes(words):
            found, shown = self._font_of(one, style)
            if found != family and piece:
                yield family, piece
                piece = ""
            family, piece = found, piece + shown
        if piece:
            yield family, piece

    def close(self) -> None:
        """Close the files of the fonts; the document has been written."""
        for key, there in self._added.items():
            if there:
                self._pdf.fonts[key].close()  # type: ignore[union-attr]  # no built-in font

    def _font_of(self, one: str, style: str) -> tuple[str, str]:
        plain = "".join(char for char in one if char not in "\ufe0e\ufe0f")
        for family in (OWN, *FONTS):
            if self._has(family, style) and all(self._draws(family, style, char) for char in plain):
                return family, plain
        return OWN, "?"

    def _has(self, family: str, style: str) -> bool:
        key = f"{family}{style}"
        if key not in self._added:
            file = self._folder / FONTS[family][style == "B"]
            self._added[key] = file.is_file()
            if self._added[key]:
                self._pdf.add_font(family, style, file)
        return self._added[key]

    def _draws(self, family: str, style: str, char: str) -> bool:
        return ord(char) in self._pdf.fonts[f"{family}{style}"].cmap  # type: ignore[union-attr]  # no built-in font
