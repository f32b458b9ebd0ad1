"""How the printed track looks: by day on white paper, by night on dark turf for a dimmed room."""

from collections.abc import Mapping

from msgspec import Struct

from postparade.workshop.shapes import INK


class Look(Struct, frozen=True):
    """The colours of a sheet.

    ``paper``: what lies under everything; empty for bare paper. ``turf``: two shades of mown turf. ``ink``: lines and
    words, ``quiet``: those that players need not read. ``black`` and ``white``: the chequers of the finish.
    """

    paper: str
    turf: tuple[str, str]
    rail: str
    ink: str
    quiet: str
    green: str
    red: str
    black: str = INK
    white: str = "#ffffff"


LOOKS: Mapping[str, Look] = {
    "day": Look("", ("#e6efd3", "#f3f6e8"), "#b9b09a", INK, "#5a4e33", "#20643d", "#d0281e"),
    "night": Look("#10231b", ("#173a29", "#1d4632"), "#e8e2cf", "#fff8e6", "#c9bd98", "#8fe0a4", "#ff8a75"),
}
"""Every look by its name."""
