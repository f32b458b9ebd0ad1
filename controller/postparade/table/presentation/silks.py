"""Names and silks of the horses, as the table shows them. Rules and journal know nothing of them: they may change at
any time, and an old evening is then shown with the new ones."""

from collections.abc import Iterable

from msgspec.structs import replace

from postparade.rules.race import Lane, Race
from postparade.table.messages import TableView
from postparade.table.settings import HorseSettings


class Silks:
    """What ``horses`` are called and wear; every other horse keeps its number and its usual colour, and one that the
    game itself has named keeps that name."""

    def __init__(self, horses: Iterable[HorseSettings] = ()) -> None:
        self._horses = {horse.number: horse for horse in horses}

    def dress(self, race: Race | None) -> Race | None:
        """``race`` with names and silks."""
        if race is None or not self._horses:
            return race
        return replace(race, lanes=tuple(map(self._dressed, race.lanes)))

    def dress_view(self, view: TableView) -> TableView:
        """``view`` with names and silks in its race, if it shows one."""
        race = getattr(view.play, "race", None)
        if not isinstance(race, Race) or not self._horses:
            return view
        return replace(view, play=replace(view.play, race=self.dress(race)))

    def _dressed(self, lane: Lane) -> Lane:
        own = self._horses.get(lane.number)
        if own is None or lane.name:
            return lane
        return replace(lane, name=" ".join(own.name.split()), colour=own.silk or lane.colour)
