"""PDF, SVG and DXF measured in millimetres by readers of their own."""

import ctypes
import io
from collections.abc import Iterator
from pathlib import Path as FilePath
from xml.etree import ElementTree as ET

import ezdxf.filemanagement
import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from ezdxf.lldxf.encoding import decode_dxf_unicode

from postparade.core.i18n import LANGUAGES, THIN
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from postparade.workshop import print_fonts
from postparade.workshop.as_dxf import as_dxf
from postparade.workshop.as_pdf import as_pdf
from postparade.workshop.as_svg import as_svg
from postparade.workshop.paper import Page, pages
from postparade.workshop.shapes import Drawing, Text, old_spaces
from postparade.workshop.sheet import SheetOptions, draw_track
from postparade.workshop.tray_sheet import DIE, FLOOR, draw_tray

pytestmark = pytest.mark.slow(2)

MM = 25.4 / 72
PITCH = 1000 / 60
DRAWING = draw_track(build_layout(TrackSettings()), SheetOptions())


def boxes(page: pypdfium2.PdfPage) -> Iterator[tuple[float, float, float, float]]:
    """The bounds of every path on ``page`` in mm, larger by the width of its line on every side: left, bottom, right,
    top."""
    for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_PATH]):
        edges = [ctypes.c_float() for _ in range(4)]
        assert pdfium.FPDFPageObj_GetBounds(item.raw, *map(ctypes.byref, edges))
        left, bottom, right, top = (edge.value * MM for edge in edges)
        yield left, bottom, right, top


def pdf_of(paper: str) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(as_pdf(pages(DRAWING, paper), "Track"))


def holes(page: pypdfium2.PdfPage) -> list[tuple[float, float]]:
    """Middles of the round things of 6 mm, from the left."""
    return sorted(
        ((left + right) / 2, (bottom + top) / 2)
        for left, bottom, right, top in boxes(page)
        if abs(right - left - 6.3) < 0.1 and abs(top - bottom - 6.3) < 0.1
    )


def test_pdf_has_the_size_of_the_paper_and_a_hole_for_every_led() -> None:
    page = pdf_of("a1")[0]
    assert [side * MM for side in page.get_size()] == pytest.approx([841.0, 594.0], abs=0.01)
    found = holes(page)
    assert len(found) == 330
    first_row = sorted(x for x, y in found if abs(y - found[0][1]) < 0.01)
    assert np.diff(first_row) == pytest.approx(np.full(29, PITCH), abs=0.005)
    heights = sorted({round(y, 2) for _, y in found})
    assert np.diff(heights) == pytest.approx(np.full(10, 40.0), abs=0.02)


def test_ruler_of_the_pdf_is_150_mm_long() -> None:
    lengths = [right - left for left, bottom, right, top in boxes(pdf_of("a1")[0]) if top - bottom < 0.5]
    assert any(abs(length - 150.4) < 0.05 for length in lengths)


def test_every_tile_has_a_bar_of_100_mm() -> None:
    document = pdf_of("a4")
    assert len(document) == 8
    for page in document:
        bars = [right - left for left, bottom, right, top in boxes(page) if bottom < 10 and top - bottom < 1.0]
        assert any(abs(length - 100.8) < 0.05 for length in bars)


def test_tiles_laid_at_their_marks_give_the_pitch_across_the_seam() -> None:
    document = pdf_of("a4")
    # A hole that is seen on both pages lies one cell further left on the second of them.
    cell = 210.0 - 2 * 10 - 10
    left, right = (np.array(holes(document[at])) for at in (1, 2))
    row = left[0, 1]
    one = np.sort(left[abs(left[:, 1] - row) < 0.01, 0])
    other = np.sort(right[abs(right[:, 1] - row) < 0.01, 0]) + cell
    steps = np.diff(np.sort(np.concatenate([one, other])))
    whole = np.round(steps / PITCH)
    assert steps == pytest.approx(whole * PITCH, abs=0.01)
    assert {0.0, 1.0} >= set(whole)


def test_pdf_asks_not_to_be_scaled() -> None:
    assert b"/PrintScaling /None" in as_pdf(pages(DRAWING, "a1"), "Track")


def test_rendered_page_shows_silks_red_line_and_finish() -> None:
    picture = np.asarray(pdf_of("exact")[0].render(scale=0.7).to_numpy())[:, :, :3].astype(int)
    blue, green, red = picture[..., 0], picture[..., 1], picture[..., 2]
    assert ((red > 180) & (green < 70) & (blue < 70)).sum() > 500, "red line and scratch boxes"
    assert ((red < 60) & (green < 60) & (blue < 60)).sum() > 2500, "chequers and numbers"
    for silk in ("#e6194b", "#ffe119", "#42d4f4", "#f032e6"):
        wanted = [int(silk[at : at + 2], 16) for at in (5, 3, 1)]
        assert (abs(picture - wanted).max(axis=2) < 12).sum() > 250


def test_svg_is_in_millimetres_with_a_layer_for_the_laser() -> None:
    svg = ET.fromstring(as_svg(DRAWING, "Track"))
    assert svg.get("width") == f"{DRAWING.width:g}mm"
    assert svg.get("viewBox") == f"0 0 {DRAWING.width:g} {DRAWING.height:g}"
    name = "{http://www.w3.org/2000/svg}"
    layers = {group.get("id"): group for group in svg.iter(f"{name}g")}
    assert list(layers) == ["colour", "engrave", "cut"]
    cut = [float(circle.get("cx", "")) for circle in layers["cut"].iter(f"{name}circle")]
    assert len(cut) == 330
    assert cut[1] - cut[0] == pytest.approx(PITCH, abs=0.001)
    assert {shape.get("stroke") for shape in layers["cut"]} == {"#ff0000"}


def test_dxf_is_sound_and_measures_the_same() -> None:
    document = ezdxf.filemanagement.read(io.StringIO(as_dxf(DRAWING).decode("cp1252").replace("\r\n", "\n")))
    assert document.dxfversion == "AC1009"
    assert document.audit().errors == []
    model = document.modelspace()
    circles = [one.dxf.center for one in model.query('CIRCLE[layer=="CUT"]')]
    assert len(circles) == 330
    assert circles[1].x - circles[0].x == pytest.approx(PITCH, abs=0.001)
    assert circles[0].y > circles[-1].y, "horse 2 lies above horse 12"
    assert {one.dxf.layer for one in model} == {"CUT", "ENGRAVE"}
    words = {one.dxf.text for one in model.query("TEXT")}
    assert {"POST PARADE", "12", "red line"} <= words


def test_tray_sheet_has_the_floor_and_a_die_in_their_true_size() -> None:
    page = pypdfium2.PdfDocument(as_pdf(pages(draw_tray(), "exact"), "Tray"))[0]
    squares = {
        round(right - left - 0.6, 2)
        for left, bottom, right, top in boxes(page)
        if abs(right - left - top + bottom) < 0.01
    }
    assert {FLOOR, DIE} <= squares


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_lost_in_any_language(language: str) -> None:
    drawing = draw_track(build_layout(TrackSettings()), SheetOptions(), language)
    for one in (drawing, draw_tray(language)):
        for shape in one.shapes:
            if isinstance(shape, Text):
                words = old_spaces(shape.words)
                assert words.encode("latin-1").decode("latin-1") == words
                assert words.encode("cp1252")


def drawn(words: str) -> tuple[str, bytes]:
    """What a reader finds in a print of ``words``, and what it shows."""
    page = pypdfium2.PdfDocument(as_pdf((Page(100, 20, (Text((2, 14), words, 8),), (0, 0, 100, 20)),), "t"))[0]
    return page.get_textpage().get_text_range().strip(), np.asarray(page.render(scale=2).to_numpy()).tobytes()


def test_letters_that_our_font_lacks_are_printed_with_fonts_of_this_machine() -> None:
    lacking = [files[0] for files in print_fonts.FONTS.values() if not (print_fonts.FOLDER / files[0]).is_file()]
    if lacking:
        pytest.skip("needs fonts: apt install fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji")
    shapes = {drawn(one)[1] for one in ("?", "\u0378", " ")}
    for letter in "ŽΩЖ馬한さ🏇":
        text, shown = drawn(letter)
        assert text == letter
        assert shown not in shapes, letter
        shapes.add(shown)
    assert drawn("Žofie 7, 馬 3")[0] == "Žofie 7, 馬 3"
    assert drawn("\u0378 7")[0] == "? 7"


def test_letters_without_a_font_become_question_marks(tmp_path: FilePath) -> None:
    page = Page(100, 20, (Text((2, 14), "Žofie 馬 7", 8, bold=True),), (0, 0, 100, 20))
    printed = pypdfium2.PdfDocument(as_pdf((page,), "t", tmp_path))[0].get_textpage().get_text_range()
    assert printed.strip() == "Žofie ? 7", "the letters of the font that goes into every file"


def test_letters_of_other_languages_are_kept_for_a_laser() -> None:
    written = as_dxf(Drawing(50, 20, (Text((2, 10), "Žofie Ω 馬", 5),)))
    assert "Žofie ".encode("cp1252") + rb"\U+03A9 \U+99AC" in written
    document = ezdxf.filemanagement.read(io.StringIO(written.decode("cp1252").replace("\r\n", "\n")))
    (words,) = document.modelspace().query("TEXT")
    assert decode_dxf_unicode(words.dxf.text) == "Žofie Ω 馬"


def test_the_narrow_space_of_french_is_a_space_on_paper_and_for_a_laser() -> None:
    page = Page(100, 100, (Text((5, 50), f"Prêts{THIN}?", 6),), (0, 0, 100, 100))
    printed = pypdfium2.PdfDocument(as_pdf((page,), "Test"))[0].get_textpage().get_text_range()
    assert printed.split() == ["Prêts", "?"]
    assert "Prêts\xa0?".encode("cp1252") in as_dxf(Drawing(100, 100, page.shapes))
