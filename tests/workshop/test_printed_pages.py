"""What is printed opens in other people's programs: every word is whole on a page, nothing is lost in a margin."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Literal

import numpy as np
import pypdfium2
import pytest

from postparade.core.i18n import LANGUAGES
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from postparade.workshop.as_pdf import as_pdf
from postparade.workshop.electrics import electrics
from postparade.workshop.looks import LOOKS
from postparade.workshop.paper import EXACT, MARGIN, SIZES, pages
from postparade.workshop.shapes import Drawing, Text, bounds
from postparade.workshop.shapes import Path as Shapes
from postparade.workshop.sheet import SheetOptions, draw_track
from postparade.workshop.tray_sheet import draw_tray
from postparade.workshop.wiring import draw_wiring
from tests.workshop.readers import MM, Word, by_pdfium, by_poppler, poppler

pytestmark = pytest.mark.slow(30)

LAYOUTS = {"usual": TrackSettings(), "spaces": TrackSettings(preset="spaces"), "small": TrackSettings(pixels_a_lane=5)}
DOTS = 150
"""Per inch, of the pictures in which register marks are looked for."""
PRINTER = 5.0
"""What a printer at home leaves white, in mm."""


def wiring(language: str) -> Drawing:
    settings = TrackSettings()
    layout = build_layout(settings)
    found = electrics(layout, settings, "rails", 1000 / 60, 700.0)
    return draw_wiring(layout, found, True, language)


def track(layout: str = "usual", language: str = "en") -> Drawing:
    return draw_track(build_layout(LAYOUTS[layout]), SheetOptions(), language)


def wanted(drawing: Drawing) -> Counter[str]:
    return Counter(word for shape in drawing.shapes if isinstance(shape, Text) for word in shape.words.split())


def missed(drawing: Drawing, seen: list[Word]) -> Counter[str]:
    return wanted(drawing) - Counter(word.text for word in seen)


def inside(word: Word, page: pypdfium2.PdfPage, margin: float, above: float = 0.0) -> bool:
    """Whether ``word`` keeps clear of the ``margin``. Its box reaches further up and down than its ink, by a share of
    its height that is ``above``."""
    width, height = (side * MM for side in page.get_size())
    more = above * (word.bottom - word.top)
    return (
        word.left >= margin - 0.01
        and word.right <= width - margin + 0.01
        and word.top + more >= margin - 0.01
        and word.bottom - more <= height - margin + 0.01
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", SIZES)
def test_every_word_is_whole_on_a_page_for_two_readers(paper: str, language: str, tmp_path: Path) -> None:
    for drawing in (track(language=language), track("small", language), draw_tray(language)):
        made = pages(drawing, paper, language)
        pdf = as_pdf(made, "Track")
        document = pypdfium2.PdfDocument(pdf)
        margin = MARGIN if len(made) > 1 else PRINTER
        for words, above in ((by_pdfium(pdf), 0.0), (by_poppler(pdf, tmp_path), 0.2)):
            assert len(words) == len(made)
            whole = [
                word
                for page, of_page in zip(document, words, strict=True)
                for word in of_page
                if inside(word, page, margin, above)
            ]
            assert not missed(drawing, whole)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("paper", SIZES)
def test_rulers_are_whole_on_a_page(paper: str, layout: str) -> None:
    drawing = track(layout)
    made = pages(drawing, paper)
    for note in drawing.notes:
        size = [shape.words for shape in note.shapes if isinstance(shape, Text)]
        together = 0
        for page in made:
            left, top, right, bottom = page.window
            texts = [shape for shape in page.shapes if isinstance(shape, Text) and shape.words in size]
            seen = Counter(one.words for one in texts if left <= one.at[0] <= right and top <= one.at[1] <= bottom)
            together += not Counter(size) - seen
        assert together >= 1, size


@pytest.mark.parametrize("paper", [name for name in SIZES if name not in ("a0", "a1")])
def test_every_tile_says_its_place_and_nothing_lies_where_no_printer_prints(paper: str, tmp_path: Path) -> None:
    made = pages(track(), paper)
    pdf = as_pdf(made, "Track")
    document = pypdfium2.PdfDocument(pdf)
    columns = max(int(word.text) for page in by_pdfium(pdf) for word in _after(page, "column"))
    told = []
    for reader, above in ((by_pdfium(pdf), 0.0), (by_poppler(pdf, tmp_path), 0.2)):
        places = []
        for page, words in zip(document, reader, strict=True):
            row, column = _after(words, "row"), _after(words, "column")
            assert len(row) == len(column) == 1
            assert all(inside(word, page, PRINTER, above) for word in (*row, *column))
            places.append((int(row[0].text), int(column[0].text.rstrip(","))))
        told.append(places)
    assert told[0] == told[1] == [(at // columns + 1, at % columns + 1) for at in range(len(made))]
    path = tmp_path / "tiles.pdf"
    path.write_bytes(pdf)
    poppler("pdftoppm", "-r", "72", "-gray", str(path), str(tmp_path / "tile"))
    for page, other in zip(document, sorted(tmp_path.glob("tile-*.pgm")), strict=True):
        for picture in (page.render(scale=1).to_numpy()[:, :, :3].min(axis=2), _graymap(other)):
            edge = int(PRINTER / MM)
            rest = np.array(picture)
            assert (rest[edge:-edge, edge:-edge] < 128).any()
            rest[edge:-edge, edge:-edge] = 255
            assert rest.min() > 250


def _after(words: list[Word], name: str) -> list[Word]:
    """The words that follow the word ``name``."""
    return [other for one, other in pairwise(words) if one.text == name]


def _graymap(path: Path) -> np.ndarray:
    """A picture as Poppler writes it, in grey."""
    head, size, _, pixels = path.read_bytes().split(b"\n", 3)
    assert head == b"P5"
    width, height = map(int, size.split())
    return np.frombuffer(pixels, np.uint8).reshape(height, width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_as_large_as_its_drawing_keeps_words_off_its_edges(language: str, tmp_path: Path) -> None:
    for drawing in (track(language=language), draw_tray(language), wiring(language)):
        pdf = as_pdf(pages(drawing, EXACT), "Track")
        (page,) = pypdfium2.PdfDocument(pdf)
        for (words,), above in ((by_pdfium(pdf), 0.0), (by_poppler(pdf, tmp_path), 0.2)):
            assert not missed(drawing, words)
            assert [word for word in words if not inside(word, page, 4.0, above)] == []


def test_fonts_are_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "track.pdf"
    path.write_bytes(as_pdf(pages(track(), "a4"), "Track"))
    _, _, *fonts = poppler("pdffonts", str(path)).splitlines()
    assert len(fonts) == 2
    assert all(line.split()[-5:-2] == ["yes", "yes", "yes"] for line in fonts)


@pytest.mark.parametrize("paper", SIZES)
def test_paper_has_its_true_size_for_another_reader(paper: str, tmp_path: Path) -> None:
    path = tmp_path / "track.pdf"
    path.write_bytes(as_pdf(pages(track(), paper), "Track"))
    said = poppler("pdfinfo", str(path))
    (size,) = (line.split()[2:5:2] for line in said.splitlines() if line.startswith("Page size:"))
    assert sorted(float(side) * MM for side in size) == pytest.approx(SIZES[paper], abs=0.02)


@pytest.mark.parametrize("paper", SIZES)
def test_both_readers_measure_the_ruler_at_its_true_size(paper: str, tmp_path: Path) -> None:
    pdf = as_pdf(pages(track(), paper), "Track")
    for reader in (by_pdfium(pdf), by_poppler(pdf, tmp_path)):
        longest = max(_rulers(reader), key=lambda one: len(one))
        assert [word.text for word in longest] == [str(10 * at) for at in range(16)]
        middles = [(word.left + word.right) / 2 for word in longest]
        assert np.diff(middles) == pytest.approx(np.full(15, 10.0), abs=0.35), "the ink of digits is not centred"
        assert middles[15] - middles[0] == pytest.approx(150, abs=0.35)


def _rulers(reader: list[list[Word]]) -> Iterator[list[Word]]:
    """Words in a row that count 0, 10, 20, in whatever order a reader lists them."""
    for words in reader:
        for zero in (word for word in words if word.text == "0"):
            level = {word.text: word for word in words if abs(word.bottom - zero.bottom) < 0.5}
            names = [str(10 * at) for at in range(1, 16)]
            yield [zero, *(level[name] for name in takewhile(level.__contains__, names))]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("paper", [name for name in SIZES if name not in ("a0", "a1")])
def test_register_marks_are_seen_on_every_tile_by_two_readers(
    paper: str, look: Literal["day", "night"], tmp_path: Path
) -> None:
    made = pages(draw_track(build_layout(TrackSettings()), SheetOptions(look=look)), paper)
    path = tmp_path / "tiles.pdf"
    path.write_bytes(as_pdf(made, "Track"))
    poppler("pdftoppm", "-r", str(DOTS), "-gray", str(path), str(tmp_path / "tile"))
    others = sorted(tmp_path.glob("tile-*.pgm"))
    for page, one, other in zip(made, pypdfium2.PdfDocument(path), others, strict=True):
        marks = [shape for shape in page.marks if isinstance(shape, Shapes) and shape.closed]
        assert len(marks) == 4
        for picture in (one.render(scale=DOTS / 72).to_numpy()[:, :, :3].min(axis=2), _graymap(other)):
            for mark in marks:
                left, top, right, bottom = bounds(mark)
                x, y = ((low + high) / 2 * DOTS / 25.4 for low, high in ((left, right), (top, bottom)))
                arm = 2.5 * DOTS / 25.4
                for dx, dy in ((arm, 0), (-arm, 0), (0, arm), (0, -arm)):
                    near = picture[int(y + dy) - 4 : int(y + dy) + 5, int(x + dx) - 4 : int(x + dx) + 5].astype(int)
                    assert near.max() - near.min() > 120, (paper, mark)
