"""``/api/v1``: what other programs may read of the table, and ask of it. Everything that nobody needs a token for is on
the board as well, and no earlier than there."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from postparade import __version__
from postparade.api import messages as msg
from postparade.api.documents import asyncapi, openapi
from postparade.core.faults import Fault, JournalFault, Refusal, refuse
from postparade.rules.contract import Choice
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, Receipt
from postparade.table.presentation.past_races import PastRace
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.api.odds import REPORT_SECONDS, ReportsPort
from postparade.web.api.past_races import PastRacePages
from postparade.web.auth.access_store import Program
from postparade.web.auth.program_tokens import Programs
from postparade.web.http.connection import line_of, while_connected
from postparade.web.http.error_response import ErrorResponse
from postparade.web.ports import TablePort
from postparade.web.ws.commands import action_for

PREFIX = "/api/v1"
CUES_REMEMBERED = 256


class ApiPages:
    """Answers of ``/api/v1`` but for the events. ``health`` is why the table cannot play, if it cannot."""

    def __init__(
        self,
        table: TablePort,
        journal: PublicJournal,
        status_board: StatusBoard,
        programs: Programs,
        past_races: PastRacePages,
        health: Callable[[], Fault | None],
    ) -> None:
        self._table = table
        self._journal = journal
        self._status_board = status_board
        self._programs = programs
        self._past_races = past_races
        self._health = health
        self.reports: ReportsPort | None = None
        """Tells of the evening so far; None until it is attached."""
        self._cued: OrderedDict[str, None] = OrderedDict()

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        for name, read in {
            "state": self.state,
            "games": self.games,
            "odds": self.odds,
            "standings": self.standings,
            "schedule": self.schedule,
        }.items():
            app.router.add_get(f"{PREFIX}/{name}", _answers(read))
        app.router.add_get(f"{PREFIX}/health", self.healthy)
        app.router.add_get(f"{PREFIX}/races", self.races)
        app.router.add_get(f"{PREFIX}/devices", self.devices)
        app.router.add_get(f"{PREFIX}/report", self.report)
        app.router.add_get(f"{PREFIX}/cues", self.cues)
        app.router.add_post(f"{PREFIX}/commands", self.command)
        app.router.add_get(f"{PREFIX}/openapi.json", _answers(openapi))
        app.router.add_get(f"{PREFIX}/asyncapi.json", _answers(asyncapi))
        app.router.add_get(f"{PREFIX}{{rest:(/.*)?}}", _unknown)

    def state(self) -> msg.State:
        """The table as the board shows it."""
        shown = self._journal.now
        view, scene = shown.view, self._status_board.latest("scene")
        return msg.State(
            entry=shown.entry,
            version=__version__,
            scene=scene["name"] if scene else "",
            game=view.game,
            over=view.over,
            seats=tuple(msg.Seat(card.seat, card.name, card.playing) for card in view.seats),
            race=shown.race,
            status=view.status,
            last_roll=view.status.last_roll if view.status else None,
        )

    def games(self) -> msg.Games:
        """What can be played here."""
        return msg.Games(tuple(game.offer() for game in GAMES.values()))

    def odds(self) -> msg.Odds:
        """The chances that the board shows."""
        return msg.Odds(self._journal.now.entry, self._journal.now.odds)

    def standings(self) -> msg.Standings:
        """Who holds how much, best first."""
        shown = self._journal.now
        view, status = shown.view, shown.view.status
        if status is None:
            return msg.Standings(shown.entry, view.game, 0, ())
        names = {card.seat: card.name for card in view.seats}
        totals = status.scores or status.purses
        best = sorted(status.purses, key=lambda seat: (-totals.get(seat, 0), seat))
        placed = tuple(
            msg.Standing(
                place=1 + sum(other > totals.get(seat, 0) for other in totals.values()),
                seat=seat,
                name=names.get(seat, ""),
                holds=status.purses[seat],
                score=status.scores.get(seat),
            )
            for seat in best
        )
        return msg.Standings(shown.entry, view.game, status.pot, placed)

    def schedule(self) -> msg.Evening:
        """The evening on autopilot."""
        evening = self._status_board.latest("schedule") or {}
        countdown = self._status_board.latest("countdown") or {}
        return msg.Evening(
            on=evening.get("on", False),
            name=evening.get("name", ""),
            stage=countdown.get("stage", ""),
            left=countdown.get("left"),
            needs=countdown.get("needs", 0),
            last=countdown.get("last", False),
            held=evening.get("held", False),
            closes=evening.get("closes", 0.0),
            begins=evening.get("begins", 0.0),
            games=msgspec.convert(evening.get("items", ()), tuple[msg.ScheduledGame, ...]),
        )

    async def healthy(self, _: web.Request) -> web.Response:
        """Whether the table can play: 200, or 503 and why not."""
        fault = self._health()
        if fault is None:
            return _json(msg.Health(True, __version__))
        return _json(msg.Health(False, __version__, fault.code, fault.remedy), 503)

    async def races(self, _: web.Request) -> web.Response:
        """The last races that the board has shown whole."""
        try:
            found = await self._past_races.races()
        except Fault as fault:
            return ErrorResponse(fault, 503)
        until = self._journal.now.entry
        return _json(msg.Races(tuple(_finished(race) for race in found if race.entry <= until)))

    async def devices(self, request: web.Request) -> web.Response:
        """What the host console says of the devices."""
        program = self._program(request, "read")
        if isinstance(program, web.Response):
            return program
        return _json(msg.Devices(self._status_board.everything()))

    async def report(self, request: web.Request) -> web.Response:
        """The evening so far."""
        program = self._program(request, "read")
        if isinstance(program, web.Response):
            return program
        if self.reports is None:
            return ErrorResponse(refuse("no_report"), 404)
        try:
            line = line_of(request)
            line.allow(REPORT_SECONDS)
            return _json(await while_connected(line, self._shown_report(self.reports)))
        except JournalFault as fault:
            return ErrorResponse(fault, 503)
        except Fault as fault:
            return ErrorResponse(refuse("no_report") if fault.code == "nothing_to_report" else fault, 404)

    async def _shown_report(self, reports: ReportsPort) -> msg.Report:
        told = msgspec.json.decode(await reports.figures(), type=msg.Report)
        # Whatever was decided while it was made is in it, and is told only once the board has shown it.
        entry, news = self._table.view(HOST).entry, asyncio.Event()
        stop = self._journal.watch(lambda _: news.set())
        try:
            while self._journal.now.entry < entry:
                news.clear()
                await news.wait()
        finally:
            stop()
        return told

    async def cues(self, request: web.Request) -> web.Response:
        """What continues the evening now."""
        program = self._program(request, "cues")
        if isinstance(program, web.Response):
            return program
        return _json(msg.Cues(self._table.view(HOST).entry, tuple(choice.action for choice in self._cues())))

    async def command(self, request: web.Request) -> web.Response:
        """Carry out a command of a program; the journal keeps whose it was."""
        program = self._program(request, "cues")
        if isinstance(program, web.Response):
            return program
        if not self._programs.may_ask(program):
            return ErrorResponse(refuse("too_fast"), 429)
        try:
            command = msgspec.json.decode(await request.read(), type=msg.Command)
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it is not a command as openapi.json describes it"), 400)
        action = action_for(self._table.view(HOST).game, command.action)
        if isinstance(action, Refusal):
            return ErrorResponse(action, 400)
        name = f"api {program.name}:{command.id}"
        if not msg.allows(program.scope, "host"):
            # A cue that is sent again, because its answer was lost, is no cue any more: the table knows it by its id.
            if name not in self._cued and action not in [choice.action for choice in self._cues()]:
                return ErrorResponse(refuse("not_a_cue"), 403)
            self._cued[name] = None
            if len(self._cued) > CUES_REMEMBERED:
                self._cued.popitem(last=False)
        return await self._submit(Command(name, HOST, action, command.based_on))

    async def _submit(self, command: Command) -> web.Response:
        # The command is carried out even if the program that sent it has gone meanwhile.
        submitted = asyncio.ensure_future(self._table.submit(command))
        try:
            outcome = await asyncio.shield(submitted)
        except Fault as fault:
            return ErrorResponse(fault, 503)
        if isinstance(outcome, Receipt):
            return _json(msg.Accepted(outcome.entry, outcome.repeated))
        return ErrorResponse(outcome, 409)

    def _cues(self) -> list[Choice]:
        return [choice for choice in self._table.view(HOST).choices if not choice.needs]

    def _program(self, request: web.Request, wanted: msg.Scope) -> Program | web.Response:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        program = self._programs.of(token.strip()) if kind.lower() == "bearer" else None
        if program is None:
            answer = ErrorResponse(refuse("no_token"), 401)
            answer.headers["WWW-Authenticate"] = 'Bearer realm="Post Parade"'
            return answer
        if not msg.allows(program.scope, wanted):
            return ErrorResponse(refuse("scope_too_small", held=program.scope, wanted=wanted), 403)
        return program


def _finished(race: PastRace) -> msg.FinishedRace:
    rolls = sum(frame.roll is not None for frame in race.frames)
    return msg.FinishedRace(race.entry, race.at, race.game, race.number, race.winners, rolls)


def _json(body: object, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")


def _answers(read: Callable[[], object]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(_: web.Request) -> web.Response:
        return _json(read())

    return answer


async def _unknown(_: web.Request) -> web.Response:
    return ErrorResponse(refuse("api_unknown"), 404)
