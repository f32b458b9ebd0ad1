"""Tables of printed pages."""

from collections.abc import Sequence

from postparade.reports.charts.drawing import Element, el


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], first: int = 0) -> Element:
    """A table with those heads; its ``first`` rows stand out."""
    head = el("thead", el("tr", *(el("th", name, scope="col") for name in heads)))
    body = [
        el("tr", *(el("td", str(value)) for value in row), **({"class_": "first"} if at < first else {}))
        for at, row in enumerate(rows)
    ]
    return el("table", head, el("tbody", *body))
