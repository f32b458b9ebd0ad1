"""What the table is doing, as far as light can show it."""

from typing import Any

from msgspec import Struct

from postparade.games.race import Race
from postparade.table.messages import TableView


class RaceStatus(Struct, frozen=True):
    """The table as the lights see it.

    ``race``: where the horses stand, ``None`` while no game is on the table. ``turn``: the seat that rolls.
    ``waiting``: people have to do something else first: deal, or say which cards they hold. ``paid``: the seats that
    the purse went to. ``final``: the purse is paid, nothing follows. ``trouble``: something that the table needs is
    broken.
    """

    race: Race | None = None
    turn: int | None = None
    waiting: bool = False
    paid: tuple[int, ...] = ()
    final: bool = False
    trouble: bool = False


def race_status_of(view: TableView, race: Race | None) -> RaceStatus:
    """What the board's view of the table and its race mean for the lights; a game says what it can by the names of
    the fields of its view."""
    if race is None:
        return RaceStatus()
    play: Any = view.play
    turn = getattr(play, "turn", None)
    asked = getattr(play, "question", None) is not None
    final = race.finished and not asked
    paid = tuple(sorted({one.player for one in getattr(play, "payouts", ())})) if final else ()
    return RaceStatus(race, turn, asked or (turn is None and not race.finished), paid, final)
