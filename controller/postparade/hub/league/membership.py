"""A hub's membership in a league: it joins by a link as a table joins a hub, and reports under pseudonyms."""

from pathlib import Path

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, refuse
from postparade.hub.hub import LeagueLine
from postparade.hub.ledger.report import Report
from postparade.hub.messages import Order
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember
from postparade.hub.table_side.publisher import Publisher, Reading
from postparade.table.presentation.status_board import StatusBoard


class LeagueMember(HubMember):
    """Keeps the hub connected with the league while :meth:`follow` runs. A hub without its league goes on, and reports
    later."""

    away, no = "league_away", "league_refused"
    file = "league.json"

    def __init__(self, link: str, venue: str, folder: Path, report: Report, read: Reading, clock: Clock) -> None:
        """The hub is called ``venue`` in the league of ``link``; ``read`` is how its ``report`` is read. Raises
        :class:`~postparade.core.faults.ConfigurationFault` (``hub_link_unusable``)."""
        self._board = StatusBoard()
        super().__init__(HubSettings(link=link, name=venue), folder, self._board, clock)
        self._report = report
        self._publisher = Publisher(report, report, _none, clock, self.refused, read=read)
        self.on_joined = self._learn
        self._learn()

    async def follow(self) -> None:
        """Report for ever."""
        await self.run(self._publisher)

    def line(self) -> LeagueLine:
        """How the report stands."""
        faults = (self._board.latest("faults") or {}).get("list") or []
        fault = next((Refusal(one["code"], one["sentence"], one["remedy"], one["details"]) for one in faults), None)
        return LeagueLine(self._report.league, fault)

    def _learn(self) -> None:
        kept = self.kept()
        self._report.league = "" if kept is None else kept.night


async def _none(_: Order) -> Refusal | None:
    return refuse("bad_request", why="a league gives no orders")
