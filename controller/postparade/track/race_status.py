"""What the table is doing, as far as light can show it."""

from msgspec import Struct

from postparade.games.contract import GameStatus
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
    """What the board's view of the table and its race mean for the lights."""
    if race is None:
        return RaceStatus()
    status = view.status or GameStatus("")
    final = race.finished and not status.asked
    waiting = status.asked or (status.turn is None and not race.finished)
    return RaceStatus(race, status.turn, waiting, status.paid if final else (), final)
