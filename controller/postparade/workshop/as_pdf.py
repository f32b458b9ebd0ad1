"""Pages as a PDF that is printed at true size."""

from typing import TYPE_CHECKING

from postparade.core.faults import ConfigurationFault
from postparade.workshop.paper import Page
from postparade.workshop.shapes import LAYERS, Area, Circle, Shape, Text, old_spaces

if TYPE_CHECKING:
    from fpdf import FPDF

POINTS_A_MM = 72 / 25.4
FONT = "helvetica"
ENCODING = "latin-1"
"""The character set of that font, which every PDF viewer has built in."""


def as_pdf(pages: tuple[Page, ...], title: str) -> bytes:
    """All ``pages`` in one file, which asks viewers to print without scaling.

    Letters outside of Western European languages become question marks. Raises ``ConfigurationFault``
    (``print_library_missing``) where the library for it is not installed.
    """
    try:
        from fpdf import FPDF, ViewerPreferences
    except ImportError as error:
        raise ConfigurationFault("print_library_missing", why=error) from error
    pdf = FPDF(unit="mm")
    pdf.set_auto_page_break(False)
    pdf.set_title(title)
    pdf.set_creator("Post Parade")
    pdf.viewer_preferences = ViewerPreferences(print_scaling="None")
    for page in pages:
        pdf.add_page(format=(page.width, page.height))
        left, top, right, bottom = page.window
        with pdf.rect_clip(left, top, right - left, bottom - top):
            _draw(pdf, page.shapes)
        _draw(pdf, page.marks)
    return bytes(pdf.output())


def _draw(pdf: "FPDF", shapes: tuple[Shape, ...]) -> None:
    for layer in LAYERS:
        for shape in shapes:
            if shape.layer == layer:
                _add(pdf, shape)


def _add(pdf: "FPDF", shape: Shape) -> None:
    if isinstance(shape, Text):
        _text(pdf, shape)
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


def _text(pdf: "FPDF", text: Text) -> None:
    pdf.set_font(FONT, "B" if text.bold else "", text.size * POINTS_A_MM)
    pdf.set_text_color(text.colour)
    words = old_spaces(text.words).encode(ENCODING, errors="replace").decode(ENCODING)
    wide = pdf.get_string_width(words)
    back = {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    pdf.text(text.at[0] - back, text.at[1], words)
