"""A drawing as SVG in millimetres, a group for each layer, as programs for lasers and plotters want it."""

from typing import Any
from xml.etree import ElementTree as ET

from postparade.workshop.shapes import LAYERS, Area, Circle, Drawing, Shape, Text

NAMESPACE = "http://www.w3.org/2000/svg"
CUT = "#ff0000"
"""The usual colour of what a laser cuts."""
HAIRLINE = 0.1


def as_svg(drawing: Drawing, title: str) -> str:
    """``drawing`` as the text of an SVG file whose units are millimetres."""
    size = {"width": f"{drawing.width:g}mm", "height": f"{drawing.height:g}mm"}
    box = f"0 0 {drawing.width:g} {drawing.height:g}"
    svg = ET.Element("svg", {"xmlns": NAMESPACE, **size, "viewBox": box, "font-family": "Helvetica, Arial, sans-serif"})
    ET.SubElement(svg, "title").text = title
    for layer in LAYERS:
        group = ET.SubElement(svg, "g", {"id": layer})
        for shape in drawing.shapes:
            if shape.layer == layer:
                _add(group, shape)
    return ET.tostring(svg, encoding="unicode")


def _add(group: ET.Element, shape: Shape) -> None:
    if isinstance(shape, Text):
        weight = {"font-weight": "700"} if shape.bold else {}
        at = {"x": _number(shape.at[0]), "y": _number(shape.at[1]), "font-size": _number(shape.size)}
        said = ET.SubElement(group, "text", {**at, "text-anchor": shape.anchor, "fill": shape.colour, **weight})
        said.text = shape.words
    elif isinstance(shape, Circle):
        at = {"cx": _number(shape.centre[0]), "cy": _number(shape.centre[1]), "r": _number(shape.radius)}
        look = {"fill": shape.fill} if shape.fill else _stroke(shape.layer == "cut", "#000000", HAIRLINE)
        ET.SubElement(group, "circle", {**at, **look})
    elif isinstance(shape, Area):
        ET.SubElement(group, "polygon", {"points": _points(shape.points), "fill": shape.fill})
    else:
        name = "polygon" if shape.closed else "polyline"
        look = _stroke(shape.layer == "cut", shape.colour, shape.width)
        ET.SubElement(group, name, {"points": _points(shape.points), **look})


def _stroke(cut: bool, colour: str, width: float) -> dict[str, Any]:
    stroke, wide = (CUT, HAIRLINE) if cut else (colour, width)
    return {"fill": "none", "stroke": stroke, "stroke-width": _number(wide)}


def _points(points: tuple[tuple[float, float], ...]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
