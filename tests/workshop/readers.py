"""Two readers of PDF files that know nothing of each other and of the library that writes them: PDFium and Poppler."""

import html
import re
import shutil
import subprocess
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pypdfium2
import pytest
from msgspec import Struct

MM = 25.4 / 72


class Word(Struct, frozen=True):
    """A word of a page with the box around it in mm from the upper left corner."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


def by_pdfium(pdf: bytes) -> list[list[Word]]:
    """The words of every page. Boxes are tight around the ink."""
    return [list(_words_of(page)) for page in pypdfium2.PdfDocument(pdf)]


def _words_of(page: pypdfium2.PdfPage) -> Iterator[Word]:
    height, text = page.get_height(), page.get_textpage()
    letters = [(text.get_text_range(at, 1), text.get_charbox(at)) for at in range(text.count_chars())]
    for blank, group in groupby(letters, key=lambda one: not one[0].strip()):
        if not blank:
            said, boxes = zip(*group, strict=True)
            left, bottom, right, top = zip(*boxes, strict=True)
            box = min(left), height - max(top), max(right), height - min(bottom)
            yield Word("".join(said), *(edge * MM for edge in box))


def poppler(program: str, *arguments: str) -> str:
    """What a program of Poppler prints. What it complains about fails the test."""
    if shutil.which(program) is None:
        pytest.skip("needs poppler: sudo apt-get install poppler-utils")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def by_poppler(pdf: bytes, folder: Path) -> list[list[Word]]:
    """The words of every page. Boxes are as high as the font, and reach further than the ink."""
    path = folder / "read.pdf"
    path.write_bytes(pdf)
    said = poppler("pdftotext", "-bbox", str(path), "-")
    word = re.compile(r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>')
    return [
        [Word(html.unescape(found[5]), *(float(found[at]) * MM for at in range(1, 5))) for found in word.finditer(page)]
        for page in said.split("<page ")[1:]
    ]
