"""What the table is doing, as far as light can show it."""

from collections.abc import Iterator

from msgspec import Struct

from postparade.rules.contract import GameStatus
from postparade.rules.race import Race
from postparade.table.messages import TableView, Update


class RaceStatus(Struct, frozen=True):
    """The table as the lights see it.

    ``race``: where the horses are, ``None`` while no game is on the table. ``turn``: the seat that rolls. ``waiting``:
    people have to do something else first: deal, or say which cards they hold. ``paid``: the seats that the purse went
    to. ``final``: the purse is paid, nothing follows. ``trouble``: something that races need is broken. ``surged``: the
    lanes whose horse has just made a bonus move. ``seconds``: how long the horses run at constant speed to where they
    are now, for races that are shown stride by stride; 0 stands for a step of the configured time. ``suspended``: the
    race is run, but nobody shall know the winner yet.
    """

    race: Race | None = None
    turn: int | None = None
    waiting: bool = False
    paid: tuple[int, ...] = ()
    final: bool = False
    trouble: bool = False
    surged: tuple[int, ...] = ()
    seconds: float = 0.0
    suspended: bool = False


def race_status_of(view: TableView, race: Race | None, update: Update | None = None) -> RaceStatus:
    """The status from the board's ``view`` of the table and its ``race``, with what the ``update`` that led to them
    adds."""
    if race is None:
        return RaceStatus()
    status = view.status or GameStatus("")
    final = race.finished and not status.asked
    waiting = status.asked or (status.turn is None and not race.finished and not race.running)
    surged: tuple[int, ...] = ()
    seconds = 0.0
    if update is not None and update.kind == "play":
        surged = tuple(_surged(update))
        seconds = update.seconds if race.running else 0.0
    return RaceStatus(race, status.turn, waiting, status.paid if final else (), final, surged=surged, seconds=seconds)


def _surged(update: Update) -> Iterator[int]:
    """The lanes of the events that say they moved a horse further than its roll does."""
    for event in update.events:
        horse, bonus = getattr(event, "horse", None), getattr(event, "bonus", 0)
        if isinstance(horse, int) and isinstance(bonus, int) and bonus > 0:
            yield horse
