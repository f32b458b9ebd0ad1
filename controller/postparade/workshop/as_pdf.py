"""Pages as a PDF that is printed at true size."""

from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from postparade.workshop.paper import Page
from postparade.workshop.print_fonts import FOLDER, PrintFonts
from postparade.workshop.shapes import LAYERS, Area, Circle, Shape, Text, old_spaces

if TYPE_CHECKING:
    from fpdf import FPDF

POINTS_A_MM = 72 / 25.4


def as_pdf(pages: tuple[Page, ...], title: str, fonts_in: FilePath = FOLDER) -> bytes:
    """All ``pages`` in one file, which asks viewers to print without scaling.

    Fonts go into it, too: a shop prints no others. Letters that neither our own nor those in the folder ``fonts_in``
    have become question marks.
    """
    from fpdf import FPDF, ViewerPreferences

    pdf = FPDF(unit="mm")
    pdf.set_auto_page_break(False)
    pdf.set_title(title)
    pdf.set_creator("Post Parade")
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    fonts = PrintFonts(pdf, fonts_in)
    for page in pages:
        pdf.add_page(format=(page.width, page.height))
        left, top, right, bottom = page.window
        # The local context also ends what font is known to be chosen, which a reader forgets with the window.
        with pdf.local_context(), pdf.rect_clip(left, top, right - left, bottom - top):
            _draw(pdf, fonts, page.shapes)
        _draw(pdf, fonts, page.marks)
    try:
        return bytes(pdf.output())
    finally:
        fonts.close()


def _draw(pdf: "FPDF", fonts: PrintFonts, shapes: tuple[Shape, ...]) -> None:
    for layer in LAYERS:
        for shape in shapes:
            if shape.layer == layer:
                _add(pdf, fonts, shape)


def _add(pdf: "FPDF", fonts: PrintFonts, shape: Shape) -> None:
    if isinstance(shape, Text):
        _text(pdf, fonts, shape)
    elif isinstance(shape, Area):
        pdf.set_fill_color(shape.fill)
        pdf.polygon(shape.points, style="F")
    elif isinstance(shape, Circle):
        pdf.set_line_width(0.15)
        pdf.set_draw_color(0)
        if shape.fill:
            pdf.set_fill_color(shape.fill)
        pdf.circle(*shape.centre, shape.radius, style="F" if shape.fill else "D")
    else:
        pdf.set_line_width(shape.width)
        pdf.set_draw_color(shape.colour)
        if shape.closed:
            pdf.polygon(shape.points, style="D")
        else:
            pdf.polyline(shape.points, style="D")


def _text(pdf: "FPDF", fonts: PrintFonts, text: Text) -> None:
    pdf.set_text_color(text.colour)
    style, size = "B" if text.bold else "", text.size * POINTS_A_MM
    runs = []
    for family, words in fonts.runs(old_spaces(text.words), text.bold):
        pdf.set_font(family, style, size)
        runs.append((family, words, pdf.get_string_width(words)))
    wide = sum(width for _, _, width in runs)
    x = text.at[0] - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    for family, words, width in runs:
        pdf.set_font(family, style, size)
        pdf.text(x, text.at[1], words)
        x += width
