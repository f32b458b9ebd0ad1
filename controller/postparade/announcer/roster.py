"""Who may be called by name, and the lines worth having spoken ahead of time for them. Pure."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.announcer.commentary.calls import Line
from postparade.games.boards import HORSES
from postparade.table.messages import Notice

OF_ONE_HORSE = (
    *("scratch", "ask-scratch", "ask-finish", "repeat", "repeat-again", "scratched-roll"),
    *("move", "lead", "near", "longshot", "winner", "winner-again"),
)
"""Messages about one horse and nothing else."""
COPIES = 4
"""Cards of one rank in the deck: a scratch costs up to four times its value."""


class Roster(Struct, frozen=True):
    """Names at the table, and amounts that one of them may have to pay."""

    names: tuple[str, ...] = ()
    amounts: tuple[int, ...] = ()


def roster_of(notice: Notice) -> Roster:
    """The roster after ``notice``: players of the running game, or everybody seated before one is opened."""
    seats = [view.seat for view in getattr(notice.view.play, "seats", ())] or sorted(notice.names)
    values = {box.value for box in getattr(notice.view.play, "boxes", ())}
    amounts = {value * cards for value in values for cards in range(1, COPIES + 1)}
    return Roster(tuple(notice.names[seat] for seat in seats if seat in notice.names), tuple(sorted(amounts)))


def spoken_lines(roster: Roster, variants: dict[str, int]) -> Iterator[Line]:
    """Lines to be spoken into the cache, those needed first in front. ``variants`` counts wordings by message."""
    for key in ("first-roller", "has-dice", "broke"):
        for name in roster.names:
            for variant in range(1, variants[key] + 1):
                yield Line(key, (("name", name),), variant, variants[key])
    for chips in roster.amounts:
        for name in roster.names:
            yield Line("pay", (("name", name), ("chips", chips)))


def shown_lines(roster: Roster, variants: dict[str, int]) -> Iterator[Line]:
    """Lines to be formatted once ahead of time, because the event loop will want them at once."""
    for key in OF_ONE_HORSE:
        for horse in HORSES:
            for variant in range(1, variants[key] + 1):
                yield Line(key, (("horse", horse),), variant, variants[key])
    for name in roster.names:
        for first in range(1, 7):
            for second in range(1, 7):
                yield Line("roll", (("name", name), ("first", first), ("second", second)))
        for total in HORSES:
            yield Line("roll-sum", (("name", name), ("total", total)))
