"""The ground that a chart's lines are drawn on."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from postparade.reports.charts.drawing import GRID, GROUND, INK, QUIET, Element, Point, el, line, text


class Plot(NamedTuple):
    """Where the lines of a chart lie on its sheet; places in it are shares of its width and height."""

    left: float
    right: float
    top: float
    floor: float

    def x(self, across: float) -> float:
        """The place of the share ``across``, 0 at the left and 1 at the right."""
        return self.left + (self.right - self.left) * across

    def y(self, up: float) -> float:
        """The place of the share ``up``, 0 on the floor and 1 at the top."""
        return self.floor - (self.floor - self.top) * up

    def point(self, across: float, up: float) -> Point:
        """Both places."""
        return self.x(across), self.y(up)

    def band(self, upto: float, fill: str) -> Element:
        """The ground from the left to the share ``upto``."""
        return el(
            "rect", x=self.left, y=self.top, width=self.x(upto) - self.left, height=self.floor - self.top, fill=fill
        )

    def rules(self, labels: Sequence[str]) -> Iterator[Element]:
        """The ground with level lines from the floor to the top, equally far apart, each with its label."""
        yield self.band(1, GROUND)
        for at, label in enumerate(labels):
            y = self.y(at / (len(labels) - 1))
            yield line((self.left, y), (self.right, y), stroke=GRID if at else INK)
            yield text((self.left - 8, y + 4), label, size=12, anchor="end", fill=QUIET)

    def under(self, across: float, words: str) -> Element:
        """``words`` below the floor."""
        return text((self.x(across), self.floor + 18), words, size=12, anchor="middle", fill=QUIET)
