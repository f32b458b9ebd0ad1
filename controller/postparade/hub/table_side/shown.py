"""What the stage of the hub sees of a table: the race as its board shows it."""

from collections.abc import Callable
from typing import Protocol, get_args

from postparade.core.faults import Fault
from postparade.hub.messages import Live, Runner
from postparade.rules.actions import Roll
from postparade.rules.contract import AnyGame
from postparade.rules.dice import TWO_SIXES
from postparade.rules.race import share
from postparade.rules.registry import GAMES
from postparade.table.presentation.public_journal import PublicJournal, Shown


class Faulty(Protocol):
    """The table, as far as this room knows it."""

    @property
    def fault(self) -> Fault | None: ...


class TableShown:
    """Follows what the board of a table has shown."""

    def __init__(self, journal: PublicJournal, table: Faulty) -> None:
        self._journal = journal
        self._table = table

    @property
    def entry(self) -> int:
        """The last entry that was shown."""
        return self._journal.now.entry

    @property
    def live(self) -> Live:
        """The race as it stands."""
        return live_of(self._journal.now)

    @property
    def fault(self) -> str | None:
        """The code of what keeps the table from playing."""
        return None if self._table.fault is None else self._table.fault.code

    def watch(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Call ``bell`` whenever an entry has been shown; the returned function stops that."""
        return self._journal.watch(lambda _: bell())


def live_of(now: Shown) -> Live:
    """What the board shows after the entry of ``now``."""
    view, race = now.view, now.race
    seats = {card.seat: card.name for card in view.seats}
    if view.game is None or view.status is None or race is None:
        return Live(now.entry, seats=seats)
    win = (now.odds or {}).get("win") or {}
    chances = {int(lane): float(chance) for lane, chance in win.items()} if isinstance(win, dict) else {}
    return Live(
        entry=now.entry,
        game=view.game,
        title=GAMES[view.game].title,
        phase=view.status.phase,
        race=view.status.race,
        races=view.status.races,
        running=race.running,
        finished=race.finished,
        paused=view.status.paused,
        over=view.over,
        leader=race.leader,
        winners=race.winners,
        runners=tuple(
            Runner(
                lane.number,
                lane.label,
                lane.name,
                lane.colour,
                round(min(1.0, share(lane)), 4),
                chances.get(lane.number),
                lane.scratched,
            )
            for lane in race.lanes
        ),
        seats=seats,
        dice=_has_dice(GAMES[view.game]),
    )


def _has_dice(game: AnyGame) -> bool:
    return Roll in get_args(game.action_type) and game.capabilities.dice == TWO_SIXES
