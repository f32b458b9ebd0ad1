"""A hub and a league acknowledge nothing before it is durable: a power cut in the very moment of any answer loses
nothing of what was answered. Every request that changes something stands in a table here, or a test fails."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiohttp import ClientSession, CookieJar

from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.common_races import KEPT as RACES
from postparade.hub.hub import Hub
from postparade.hub.league.server import LeagueServer
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.people import LeaguePeople, NightPeople
from postparade.hub.messages import Beat, Hello, Known, Live, encode
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import COOKIE, Organiser
from postparade.hub.web.server import HubServer
from postparade.web.http.network_budget import NetworkBudget
from tests.hub.cut_disk import CutDisk, cut_disk
from tests.hub.ledger.test_ledger import entries, joined, result, seal
from tests.hub.venue import until


class Night:
    """A hub, or a league, with its port and its organiser. ``noted`` is what a case keeps from before the power cut."""

    def __init__(self, folder: Path, league: bool, session: ClientSession) -> None:
        clock = SystemClock()
        self.ledger = Ledger.open(open_data_folder(str(folder)), LeaguePeople if league else NightPeople)
        self.organiser = Organiser(self.ledger, clock)
        self.hub = Hub(self.ledger, clock, "Friday")
        self.server = (
            LeagueServer(self.hub, self.ledger, self.organiser, clock, Listening("127.0.0.1", 0), "en")
            if league
            else HubServer(self.hub, self.organiser, clock, Listening("127.0.0.1", 0), "en")
        )
        self.session = session
        self.after = AsyncExitStack()
        self.noted: dict[str, Any] = {}

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
        url = f"{self.server.address}/api/hub/{path}"
        async with self.session.post(url, json=body, headers={"Origin": self.server.address, **headers}) as answer:
            return answer.status, await answer.json()

    async def join(self, name: str) -> tuple[int, dict[str, Any]]:
        answer = await self.post("join", {"name": name}, Authorization=f"Code {self.hub.night.code}")
        self.noted["token"] = answer[1].get("token")
        return answer

    async def sign_in(self) -> tuple[int, dict[str, Any]]:
        answer = await self.post("sign-in", {"pin": self.organiser.pin})
        self.noted["cookie"] = next(one.value for one in self.session.cookie_jar if one.key == COOKIE)
        return answer

    async def connect(self, name: str, live: Live) -> int:
        """A table called ``name`` that is there and shows ``live``; returns its number."""
        _, told = await self.join(name)
        number, token = told["table"], told["token"]
        socket = await self.session.ws_connect(
            f"{self.server.address}/api/hub/table", headers={"Authorization": f"Bearer {token}"}
        )
        self.after.push_async_callback(socket.close)
        await socket.send_str(encode(Hello("1.0", 0.0, Known(0, ""))).decode())
        await socket.send_str(encode(Beat(1, 0.0, Known(0, ""), live)).decode())
        await until(lambda: self.hub.live(number) == live)
        return int(number)


@asynccontextmanager
async def a_night(folder: Path, league: bool) -> AsyncIterator[Night]:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        night = Night(folder, league, session)
        await night.server.start()
        try:
            yield night
        finally:
            await night.after.aclose()
            await night.server.close()
            night.ledger.close()


Ask = Callable[[Night], Awaitable[tuple[int, dict[str, Any]]]]


async def nothing(_: Night) -> None:
    """A night that has just been opened."""


class Case(NamedTuple):
    """The request ``ask``, after ``prepare``; ``kept`` says whether what was answered is true at the hub that finds the
    files of the power cut."""

    ask: Ask
    kept: Callable[[Night, dict[str, Any]], bool]
    prepare: Callable[[Night], Awaitable[None]] = nothing
    league: bool = False


def says(path: str, body: Any) -> Ask:
    return lambda night: night.post(path, body)


async def a_guest_sits(night: Night) -> None:
    await night.connect("Bar", Live(0, seats={1: "Ann"}))
    await night.join("Hall")


async def a_guest_waits_to_move(night: Night) -> None:
    await a_guest_sits(night)
    assert (await night.post("move", {"table": 1, "seat": 1, "to": 2}))[0] == 200


async def stay(night: Night) -> tuple[int, dict[str, Any]]:
    return await night.post("stay", {"move": night.hub.moves.all[0].id})


def moves(*states: str) -> Callable[[Night, dict[str, Any]], bool]:
    return lambda night, _: tuple(one.state for one in night.hub.moves.all) == states


async def two_tables_with_dice(night: Night) -> None:
    for name in ("Bar", "Hall"):
        await night.connect(name, Live(0, dice=True))


async def a_race_is_on(night: Night) -> None:
    await two_tables_with_dice(night)
    assert (await night.post("race", {"do": "start"}))[0] == 200


async def heats_were_run(night: Night) -> None:
    joined(night.ledger)
    night.hub._link_with(1)
    assert (await night.post("contest", {"name": "Cup", "advance": 1}))[0] == 200
    await night.hub.turn(night.ledger.apply, 1, entries(1, 3, seats={1: "Ann", 2: "Bob"}, results=[result(1, 40)]))


async def a_journal_was_put_back(night: Night) -> None:
    joined(night.ledger)
    night.hub._link_with(1)
    await night.hub.turn(night.ledger.apply, 1, entries(1, 3))
    assert await night.hub.turn(night.ledger.part, 1, Known(1, seal("a", 1))) is not None


async def renew_code(night: Night) -> tuple[int, dict[str, Any]]:
    night.noted["code"] = night.hub.night.code
    answer = await night.post("code", {})
    assert night.hub.night.code != night.noted["code"]
    night.noted["code"] = night.hub.night.code
    return answer


def only_bob_is_known(night: Night, _: dict[str, Any]) -> bool:
    names = [*night.ledger.seats(1).values()]
    return len(names) == 2 and "Ann" not in names and "Bob" in names


def is_autumn(night: Night, _: dict[str, Any]) -> bool:
    assert isinstance(night.server, LeagueServer)
    return night.server.stand(1).seasons[-1] == "Autumn"


CASES = {
    "join": Case(lambda night: night.join("Bar"), lambda night, noted: night.hub.number_of(noted["token"]) == 1),
    "sign-in": Case(lambda night: night.sign_in(), lambda night, noted: night.organiser.knows(noted["cookie"])),
    "sign-out": Case(says("sign-out", {}), lambda night, noted: not night.organiser.knows(noted["cookie"])),
    "order (announce)": Case(
        says("order", {"do": "announce", "text": "Welcome"}), lambda night, _: night.hub.night.announcement == "Welcome"
    ),
    "order (end)": Case(says("order", {"do": "end"}), lambda night, _: night.hub.night.over),
    "contest": Case(
        says("contest", {"name": "Cup", "races": 3}), lambda night, _: night.hub.night.contest.name == "Cup"
    ),
    "final": Case(
        says("final", {"table": 1}), lambda night, _: night.hub.night.contest.final is not None, heats_were_run
    ),
    "move": Case(says("move", {"table": 1, "seat": 1, "to": 2}), moves("waiting"), a_guest_sits),
    "move (everybody)": Case(says("move", {"table": 1, "seat": 0, "to": 2}), moves("waiting"), a_guest_sits),
    "stay": Case(stay, moves("stayed"), a_guest_waits_to_move),
    "race (start)": Case(
        says("race", {"do": "start"}), lambda night, _: night.hub.races.running is not None, two_tables_with_dice
    ),
    "race (close)": Case(
        says("race", {"do": "close"}),
        lambda night, _: (race := night.hub.races.running) is not None and len(race.closed) == 1,
        a_race_is_on,
    ),
    "race (call off)": Case(
        says("race", {"do": "call_off"}),
        lambda night, _: night.hub.races.running is None and night.ledger.kept(RACES) is not None,
        a_race_is_on,
    ),
    "rejoin": Case(
        says("rejoin", {"table": 1}),
        lambda night, _: night.ledger.member(1).state == "rejoining",
        a_journal_was_put_back,
    ),
    "code": Case(renew_code, lambda night, noted: night.hub.night.code == noted["code"]),
    "forget": Case(says("forget", {"name": "Ann"}), only_bob_is_known, heats_were_run),
    "season": Case(says("season", {"name": "Autumn"}), is_autumn, league=True),
}
"""By path; what follows it tells several cases apart."""


async def answered(case: Case, tmp_path: Path) -> tuple[CutDisk, Path, dict[str, Any]]:
    """The disk and its files as a power cut leaves them when ``case`` is answered, and what was noted."""
    data, image = tmp_path / "data", tmp_path / "image"
    with cut_disk(data, image) as disk:
        async with a_night(data, case.league) as night:
            assert (await night.sign_in())[0] == 200
            await case.prepare(night)
            disk.flushed = 0
            status, told = await case.ask(night)
            assert status == 200, told
            cut = tmp_path / "cut"
            shutil.copytree(image, cut)
            return disk, cut, night.noted


@pytest.mark.parametrize("name", CASES)
async def test_an_answered_request_survives_a_power_cut_at_that_moment(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    disk, cut, noted = await answered(case, tmp_path)
    assert disk.flushed, "the answer waited for the disk"
    async with a_night(cut, case.league) as night:
        assert case.kept(night, noted)


async def test_every_request_that_changes_something_is_looked_at(tmp_path: Path) -> None:
    async with a_night(tmp_path, league=True) as night:
        routes = night.server.application(NetworkBudget(SystemClock())).router.routes()
        posts = {route.resource.canonical for route in routes if route.method not in ("GET", "HEAD") and route.resource}
    looked_at = {name.partition(" ")[0] for name in CASES}
    assert posts == {f"/api/hub/{name}" for name in looked_at}


def test_a_league_is_told_nothing_that_a_power_cut_takes_from_the_hub(tmp_path: Path) -> None:
    """Else the report lacks what the league knows, and counts as put back from a copy."""
    data, image = tmp_path / "data", tmp_path / "image"
    data.mkdir()
    with cut_disk(data, image) as disk:
        ledger = Ledger.open(data)
        joined(ledger)
        disk.flushed = 0
        ledger.apply(1, entries(1, 3, seats={1: "Ann", 2: "Bob"}, results=[result(1, 40)]))
        assert not disk.flushed, "without a league, the table sends it again"
        report = ledger.report_from_now_on()
        ledger.apply(1, entries(4, 6, results=[result(2, 7)]))
        told = report.last
        assert told.entry == 1
        shutil.copytree(image, tmp_path / "cut")
        ledger.close()
    ledger = Ledger.open(tmp_path / "cut")
    assert ledger.report_from_now_on().last == told
    assert len(ledger.results()) == 2
    ledger.close()
