"""Nothing is acknowledged before it is durable: a power cut in the very moment of any answer loses nothing of what was
answered. Every request and every message that changes something stands in a table here, or a test fails."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from msgspec.structs import replace

from postparade.app import App, HardwareChoice
from postparade.appliance import archive
from postparade.config import Settings, load
from postparade.core.clock import SystemClock
from postparade.dice.tray_calibration.store import CalibrationStore
from postparade.reports.hall_of_fame import FILE as HALL_FILE
from postparade.reports.hall_of_fame import read as read_hall
from postparade.rules.viewer import HOST, TABLE, Viewer
from postparade.table import messages
from postparade.table.autopilot.schedule import Item, Schedule
from postparade.table.incidents import TOPIC, Incident
from postparade.table.messages import (
    Command,
    HoldSchedule,
    OpenGame,
    PauseTable,
    PlayFor,
    Receipt,
    StartSchedule,
    TakeSeat,
)
from postparade.web.screens.advertisements import Advertisements
from postparade.web.screens.registered_screens import FILE as SCREENS_FILE
from postparade.web.screens.registered_screens import read as read_screens
from postparade.web.ws.commands import Ping, WithId
from tests.dice.tray_calibration.test_store import calibration
from tests.web.held_disk import held_disk
from tests.web.server_fixture import PIN, Client, Page

pytestmark = pytest.mark.slow(8)


class Evening:
    """A whole table with its browsers. ``noted`` is what a case keeps from before the power cut."""

    def __init__(self, app: App, data: Path) -> None:
        self.app = app
        self.data = data
        self.clients: list[Client] = []
        self.noted: dict[str, Any] = {}

    def client(self, address: str = "127.0.0.1") -> Client:
        client = Client(f"http://127.0.0.1:{self.app.web.port}", address)
        self.clients.append(client)
        return client

    @property
    def code(self) -> str:
        return self.app.web.join_url.rpartition("#")[2]

    async def seat(self, name: str) -> Client:
        phone = self.client()
        assert (await phone.join(self.code, name))[0] == 200
        return phone

    async def host(self) -> Client:
        client = self.client()
        assert (await client.sign_in())[0] == 200
        return client

    async def console(self) -> Page:
        page = await (await self.host()).open("/host/ws")
        await page.hear()
        return page

    async def act(self, action: Any, who: Viewer = HOST) -> None:
        entry = self.app.table.view(HOST).entry
        assert isinstance(await self.app.table.submit(Command(f"evening-{entry}", who, action)), Receipt)

    async def opens(self, path: str, cookie: str) -> bool:
        """Whether somebody with ``cookie`` may follow the websocket at ``path``."""
        client = self.client()
        socket = await client.session.ws_connect(path, headers={"Origin": client.base, "Cookie": cookie})
        said = await socket.receive()
        return isinstance(said.data, str) and json.loads(said.data)["t"] == "snap"

    def names(self) -> list[str]:
        return [card.name for card in self.app.table.view(TABLE).seats]


class Saved:
    """The real store of calibrations, behind the route of the calibration page."""

    def __init__(self, data: Path) -> None:
        self._store = CalibrationStore(data)

    def status(self) -> dict[str, Any]:
        return {}

    def command(self, _: dict[str, Any]) -> None:
        self._store.save(calibration("usb-1"))


@asynccontextmanager
async def an_evening(data: Path) -> AsyncIterator[Evening]:
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(data)),
        web=replace(usual.web, port=0, host="127.0.0.1", pin=PIN),
        announcer=replace(usual.announcer, enabled=False),
    )
    app = await App.open(settings, HardwareChoice("none", "manual"), SystemClock(), data / "postparade.toml")
    evening = Evening(app, data)
    try:
        yield evening
    finally:
        for client in evening.clients:
            await client.session.close()
        await app.close()


Ask = Callable[[Evening], Awaitable[Callable[[], Awaitable[Any]]]]
Check = Callable[[Evening, dict[str, Any]], Awaitable[bool]]


class Case(NamedTuple):
    """``ask`` prepares everything and returns the request itself; ``kept`` says whether what was answered is true at
    the table that finds the files of the power cut."""

    ask: Ask
    kept: Check


async def join(evening: Evening) -> Callable[[], Awaitable[Any]]:
    phone, code = evening.client(), evening.code

    async def ask() -> Any:
        answer = await phone.join(code, "Ann")
        evening.noted["cookie"] = phone.cookie("/seat/1/")
        return answer

    return ask


async def holds_seat(evening: Evening, noted: dict[str, Any]) -> bool:
    return evening.names() == ["Ann"] and await evening.opens("/seat/1/ws", noted["cookie"])


async def join_after_somebody_left(evening: Evening) -> Callable[[], Awaitable[Any]]:
    old = await evening.seat("Zoe")
    evening.noted["old"] = old.cookie("/seat/1/")
    console, ask = await evening.console(), await join(evening)

    async def leave_and_join() -> Any:
        await console.act("clear-001", do="clear_seat", seat=1)
        return await ask()

    return leave_and_join


async def only_ann_holds_it(evening: Evening, noted: dict[str, Any]) -> bool:
    return await holds_seat(evening, noted) and not await evening.opens("/seat/1/ws", noted["old"])


async def redeem(evening: Evening) -> Callable[[], Awaitable[Any]]:
    old = await evening.seat("Ann")
    evening.noted["old"] = old.cookie("/seat/1/")
    console, new = await evening.console(), evening.client()
    url = (await console.ask(t="reseat", id="reseat-001", seat=1))["url"]

    async def ask() -> Any:
        answer = await new.post("/join", {"t": "return", "code": url.rpartition("#seat-")[2]})
        evening.noted["cookie"] = new.cookie("/seat/1/")
        return answer

    return ask


async def reseat(evening: Evening) -> Callable[[], Awaitable[Any]]:
    await evening.seat("Ann")
    console = await evening.console()

    async def ask() -> Any:
        answer = await console.ask(t="reseat", id="reseat-001", seat=1)
        evening.noted["code"] = answer["url"].rpartition("#seat-")[2]
        return answer

    return ask


async def code_is_good(evening: Evening, noted: dict[str, Any]) -> bool:
    return await evening.client().post("/join", {"t": "return", "code": noted["code"]}) == (200, {"seat": 1})


async def sign_in(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = evening.client()

    async def ask() -> Any:
        answer = await client.sign_in()
        evening.noted["cookie"] = client.cookie("/host/")
        return answer

    return ask


async def is_host(evening: Evening, noted: dict[str, Any]) -> bool:
    return await evening.opens("/host/ws", noted["cookie"])


def sign_out(path: str) -> Ask:
    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        client = await evening.host()
        evening.noted["cookie"] = client.cookie("/host/")
        return lambda: client.post(path, {})

    return ask


async def is_no_host(evening: Evening, noted: dict[str, Any]) -> bool:
    return not await is_host(evening, noted)


async def odds_off(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/odds", {"on": False})


async def no_odds(evening: Evening, _: dict[str, Any]) -> bool:
    return not evening.app.tote.on


async def upload(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    await evening.act(TakeSeat("Ann"))
    copy = await (await client.get("/host/copy.tar.gz")).read()
    return lambda: client.post("/host/restore", copy)


async def a_copy_waits(evening: Evening, _: dict[str, Any]) -> bool:
    waits = archive.waiting(evening.data)
    return waits is not None and waits[0].entries == 1


async def confirm_copy(evening: Evening) -> Callable[[], Awaitable[Any]]:
    ask = await upload(evening)
    assert (await ask())[0] == 200
    client = await evening.host()
    return lambda: client.post("/host/machine.json", {"do": "order", "what": "confirm"})


async def a_copy_is_confirmed(evening: Evening, _: dict[str, Any]) -> bool:
    return archive.is_confirmed(evening.data)


async def change_setting(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/machine.json", {"do": "settings", "answers": {"announcer.language": "de"}})


async def setting_is_changed(evening: Evening, _: dict[str, Any]) -> bool:
    return load(evening.data / "postparade.toml").announcer.language == "de"


async def calibrate(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    evening.app.web.attach_camera(None, Saved(evening.data))
    return lambda: client.post("/host/camera.json", {"do": "save"})


async def is_calibrated(evening: Evening, _: dict[str, Any]) -> bool:
    return CalibrationStore(evening.data).load("usb-1") is not None


def says(message: dict[str, Any], *before: Any) -> Ask:
    """The host sends ``message``, after the actions ``before``."""

    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        console = await evening.console()
        for action in before:
            await evening.act(action)
        return lambda: console.ask(id="message-001", **message)

    return ask


def does(action: dict[str, Any], *before: Any) -> Ask:
    return says({"t": "do", "action": action}, *before)


def seated(*names: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return evening.names() == list(names)

    return check


def game(name: str | None) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return evening.app.table.view(TABLE).game == name

    return check


async def doors_are_closed(evening: Evening, _: dict[str, Any]) -> bool:
    return (await evening.client().join(evening.code, "Eve"))[1].get("code") == "doors_closed"


async def incident_is_seen(evening: Evening) -> Callable[[], Awaitable[Any]]:
    evening.app.incidents._add(Incident("no_machine", 0.0, 0))
    console = await evening.console()
    return lambda: console.ask(t="seen", id="message-001")


async def no_such_incident(evening: Evening, _: dict[str, Any]) -> bool:
    told = (evening.app.status_board.latest(TOPIC) or {})["list"]
    return [one["code"] for one in told] == ["interrupted"]


async def typing_is_for_the_host(evening: Evening, _: dict[str, Any]) -> bool:
    return evening.app.table.view(TABLE).typing == "host"


async def knock(evening: Evening) -> Callable[[], Awaitable[Any]]:
    await evening.app.web._access.doors.set_door("ask")
    phone, code = evening.client(), evening.code

    async def ask() -> Any:
        answer = await phone.join(code, "Ann")
        evening.noted["cookie"] = phone.cookie("/join")
        return answer

    return ask


async def waits_at_the_door(evening: Evening, noted: dict[str, Any]) -> bool:
    answer = await evening.client().get("/join/seats", Cookie=noted["cookie"])
    return bool((await answer.json())["waiting"] == "Ann")


def answered(let_in: bool) -> Ask:
    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        assert (await (await knock(evening))())[0] == 202
        console = await evening.console()
        return lambda: console.ask(t="admit", id="message-001", visitor=1, let_in=let_in)

    return ask


async def may_sit_down(evening: Evening, noted: dict[str, Any]) -> bool:
    return (await evening.client().post("/join", {"t": "enter"}, Cookie=noted["cookie"])) == (200, {"seat": 1})


async def was_turned_away(evening: Evening, noted: dict[str, Any]) -> bool:
    status, answer = await evening.client().post("/join", {"t": "enter"}, Cookie=noted["cookie"])
    return (status, answer["waiting"]) == (202, False)


async def three_seats_each(evening: Evening, _: dict[str, Any]) -> bool:
    return evening.app.web._access.doors.seats_each == 3


async def clear_idle(evening: Evening) -> Callable[[], Awaitable[Any]]:
    ann = await evening.seat("Ann")
    evening.noted["old"] = ann.cookie("/seat/1/")
    await evening.act(TakeSeat("Ben"))
    console = await evening.console()
    return lambda: console.ask(t="clear_idle", id="message-001", seats=[1, 2])


async def only_who_has_a_phone_is_gone(evening: Evening, noted: dict[str, Any]) -> bool:
    return evening.names() == ["Ben"] and not await evening.opens("/seat/1/ws", noted["old"])


async def allow_screen(evening: Evening) -> Callable[[], Awaitable[Any]]:
    console, screens = await evening.console(), evening.app.web._access.screens
    number = screens.ask("a screen in the kitchen", "192.168.1.20")
    return lambda: console.ask(t="screen", id="message-001", screen=number, allow=True)


async def screen_shows_the_code(evening: Evening, _: dict[str, Any]) -> bool:
    return evening.app.web._access.screens.may_show("a screen in the kitchen")


async def let_a_program_in(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/programs.json", {"do": "add", "name": "Lights", "scope": "cues"})


async def program_is_let_in(evening: Evening, noted: dict[str, Any]) -> bool:
    return [one.name for one in evening.app.web._access.programs.all] == ["Lights"]


async def revoke_a_program(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    await client.post("/host/programs.json", {"do": "add", "name": "Lights", "scope": "cues"})
    return lambda: client.post("/host/programs.json", {"do": "revoke", "number": 1})


async def no_program_is_let_in(evening: Evening, noted: dict[str, Any]) -> bool:
    return not evening.app.web._access.programs.all


async def command_of_a_program(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    _, told = await client.post("/host/programs.json", {"do": "add", "name": "Lights", "scope": "host"})
    command = {"id": "command-1", "action": {"do": "take_seat", "name": "Ann"}}
    return lambda: client.post("/api/v1/commands", command, Authorization=f"Bearer {told['token']}")


async def order_of_the_hall(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    while evening.app.web._hall.hall is None:  # noqa: ASYNC110 (threads import what keeps it)
        await asyncio.sleep(0.01)
    return lambda: client.post("/host/hall", {"keep": True})


async def evenings_are_kept(evening: Evening, _: dict[str, Any]) -> bool:
    return read_hall(evening.data / HALL_FILE).keep


async def line_of_tonight(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/tonight", {"text": "Derby at nine"})


async def tonight_is_known(evening: Evening, _: dict[str, Any]) -> bool:
    return evening.app.web._lobby.tonight == "Derby at nine"


def goes_by_a_schedule(**facts: Any) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        progress = evening.app.table._accepted.autopilot
        return progress is not None and all(getattr(progress, name) == fact for name, fact in facts.items())

    return check


NIGHT = Schedule((Item("quarter-horse"),), "Pub", closes="01:30")


def of_the_schedule(*messages: dict[str, Any]) -> Ask:
    """The last of ``messages`` to the page of the schedule, after the others."""

    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        client = await evening.host()
        *before, last = messages
        for message in before:
            assert (await client.post("/host/schedule.json", message))[0] == 200
        return lambda: client.post("/host/schedule.json", last)

    return ask


SAVE = {"do": "save", "schedule": msgspec.to_builtins(NIGHT)}
RUN = {"do": "start", "name": "Pub"}


def planned(*names: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return [one.name for one in evening.app.autopilot.saved.all] == list(names)

    return check


async def assign_a_screen(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    await client.post("/screen/here", b"")
    return lambda: client.post("/host/screens.json", {"do": "assign", "number": 1, "role": "odds"})


async def screen_is_assigned(evening: Evening, _: dict[str, Any]) -> bool:
    return [screen.role for screen in read_screens(evening.data / SCREENS_FILE).values()] == ["odds"]


async def add_a_picture(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/advertisement", b"\xff\xd8\xff of the house")


async def picture_is_there(evening: Evening, _: dict[str, Any]) -> bool:
    pictures = Advertisements(evening.data)
    path = pictures.path("1.jpg")
    return path is not None and path.read_bytes() == b"\xff\xd8\xff of the house"


def bots(**tempers: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return evening.app.table._accepted.bots == {int(seat[1:]): temper for seat, temper in tempers.items()}

    return check


def paused(wanted: bool) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return evening.app.table._accepted.paused is wanted

    return check


async def name_is_shown(evening: Evening, _: dict[str, Any]) -> bool:
    return evening.app.table._accepted.shown == (1,)


PAIR = (TakeSeat("Ann"), TakeSeat("Ben"))
CLOSES = 2_000_000_000.0
STARTED = StartSchedule(Schedule((Item("quarter-horse"), Item("hold-your-horses"))), "2026-11-26", CLOSES)
SCHEDULED = msgspec.to_builtins(STARTED)
REQUESTS = {
    "/join": Case(join, holds_seat),
    "/join after somebody left": Case(join_after_somebody_left, only_ann_holds_it),
    "/join at the door": Case(knock, waits_at_the_door),
    "/join with a code": Case(redeem, only_ann_holds_it),
    "/host/login": Case(sign_in, is_host),
    "/host/logout": Case(sign_out("/host/logout"), is_no_host),
    "/host/logout everywhere": Case(sign_out("/host/logout?everywhere"), is_no_host),
    "/host/odds": Case(odds_off, no_odds),
    "/host/restore": Case(upload, a_copy_waits),
    "/host/machine.json": Case(change_setting, setting_is_changed),
    "/host/machine.json confirm": Case(confirm_copy, a_copy_is_confirmed),
    "/host/camera.json": Case(calibrate, is_calibrated),
    "/host/programs.json": Case(let_a_program_in, program_is_let_in),
    "/host/programs.json revoke": Case(revoke_a_program, no_program_is_let_in),
    "/api/v1/commands": Case(command_of_a_program, seated("Ann")),
    "/host/hall": Case(order_of_the_hall, evenings_are_kept),
    "/host/tonight": Case(line_of_tonight, tonight_is_known),
    "/host/screens.json": Case(assign_a_screen, screen_is_assigned),
    "/host/schedule.json": Case(of_the_schedule(SAVE), planned("Pub")),
    "/host/schedule.json delete": Case(of_the_schedule(SAVE, {"do": "delete", "name": "Pub"}), planned()),
    "/host/schedule.json start": Case(of_the_schedule(SAVE, RUN), goes_by_a_schedule()),
    "/host/schedule.json hold": Case(
        of_the_schedule(SAVE, RUN, {"do": "hold_schedule"}), goes_by_a_schedule(held=True)
    ),
    "/host/advertisement": Case(add_a_picture, picture_is_there),
}
"""By path; what follows it tells several cases apart."""
PASSING = {
    "/host/sound": "how it sounds until the table is closed; the page offers to keep it, by /host/machine.json",
    "/host/track.json": "light until the table is closed; the page offers to keep it, by /host/machine.json",
    "/host/machine": "switches the machine off",
    "/screen": "a question to the host, which the screen asks again when the table was restarted",
    "/screen/here": "a screen that waits for a role; what it shows is written when the host assigns it",
    "/watch": "a pick for points, which is written soon and moves nothing",
    "/simulator/photo": "lies on a simulated tray, as dice lie on a real one",
}
"""Requests after which there is nothing to keep, and why."""
MESSAGES = {
    "do": Case(does({"do": "take_seat", "name": "Ann"}), seated("Ann")),
    "reseat": Case(reseat, code_is_good),
    "doors": Case(says({"t": "doors", "door": "closed"}), doors_are_closed),
    "admit": Case(answered(let_in=True), may_sit_down),
    "seats_each": Case(says({"t": "seats_each", "seats": 3}), three_seats_each),
    "clear_idle": Case(clear_idle, only_who_has_a_phone_is_gone),
    "screen": Case(allow_screen, screen_shows_the_code),
    "seen": Case(incident_is_seen, no_such_incident),
}
"""By tag."""
PASSING_MESSAGES = {
    "painted": "A board says that it shows a scene; the next one comes without it, a little later.",
    "cheer": "heard now or never",
    "throw": "a roll, which the table journals like any other before it answers",
    "preview": "only looks at what a correction would change",
    "show": "what the board shows until the next race",
    "panel": "the simulated table",
}
ACTIONS = {
    "take_seat": MESSAGES["do"],
    "rename": Case(does({"do": "rename", "seat": 1, "name": "Anna"}, TakeSeat("Ann")), seated("Anna")),
    "show_name": Case(does({"do": "show_name", "seat": 1, "shown": True}, TakeSeat("Ann")), name_is_shown),
    "clear_seat": Case(does({"do": "clear_seat", "seat": 1}, *PAIR), seated("Ben")),
    "open_game": Case(does({"do": "open_game", "game": "quarter-horse"}, *PAIR), game("quarter-horse")),
    "close_game": Case(does({"do": "close_game"}, *PAIR, OpenGame("quarter-horse")), game(None)),
    "allow_typing": Case(does({"do": "allow_typing", "by": "host"}), typing_is_for_the_host),
    "play_for": Case(does({"do": "play_for", "seat": 1, "temper": "bold"}, *PAIR), bots(_1="bold")),
    "take_back": Case(does({"do": "take_back", "seat": 1}, *PAIR, PlayFor(1, "steady")), bots()),
    "seat_bot": Case(does({"do": "seat_bot", "name": "Otto", "temper": "careful"}), bots(_1="careful")),
    "start_schedule": Case(does(SCHEDULED), goes_by_a_schedule()),
    "hold_schedule": Case(does({"do": "hold_schedule"}, STARTED), goes_by_a_schedule(held=True)),
    "continue_schedule": Case(does({"do": "continue_schedule"}, STARTED, HoldSchedule()), goes_by_a_schedule()),
    "skip_item": Case(does({"do": "skip_item", "item": 0}, STARTED), goes_by_a_schedule(item=1)),
    "extend_schedule": Case(
        does({"do": "extend_schedule", "minutes": 10}, STARTED), goes_by_a_schedule(closes=CLOSES + 600)
    ),
    "call_closing": Case(does({"do": "call_closing"}, STARTED), goes_by_a_schedule(closing=True)),
    "stop_schedule": Case(does({"do": "stop_schedule"}, STARTED), goes_by_a_schedule(over=True)),
    "pause_table": Case(does({"do": "pause_table"}, *PAIR, OpenGame("quarter-horse")), paused(True)),
    "resume_table": Case(does({"do": "resume_table"}, *PAIR, OpenGame("quarter-horse"), PauseTable()), paused(False)),
}
"""Actions of the table by tag; those of games go through the same journal."""
ELSEWHERE = {
    "close_evening": "tests/reports/test_evening_show.py: an entry of the journal like any other",
    "begin_item": "an entry that the schedule makes: tests/table/autopilot/test_after_a_power_cut.py",
    "end_item": "an entry that the schedule makes: tests/table/autopilot/test_after_a_power_cut.py",
    "correct": "tests/table/journal/test_failing_store.py, like every entry of the journal",
    "note_copy": "an entry that the table makes itself before it hands out a copy",
    "new_seed": "an entry that the table makes itself when it is opened",
}

CASES = {
    **REQUESTS,
    **{f"message {tag}": case for tag, case in MESSAGES.items()},
    "message admit (turned away)": Case(answered(let_in=False), was_turned_away),
    **{f"action {tag}": case for tag, case in ACTIONS.items()},
}


@pytest.mark.parametrize("name", CASES)
async def test_an_answered_request_survives_a_power_cut_at_that_moment(name: str, tmp_path: Path) -> None:
    data, image, case = tmp_path / "data", tmp_path / "image", CASES[name]
    with held_disk() as disk:
        async with an_evening(data) as evening:
            ask = await case.ask(evening)
            answer = await disk.answered(ask(), data, image)
            noted = evening.noted
    assert answer[0] in (200, 202) if isinstance(answer, tuple) else answer["ok"], answer
    assert disk.waited, "the answer waited for the disk"
    async with an_evening(image) as evening:
        assert await case.kept(evening, noted)


async def test_every_request_that_changes_something_is_looked_at(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        routes = evening.app.web._application().router.routes()
        posts = {route.resource.canonical for route in routes if route.method not in ("GET", "HEAD") and route.resource}
    looked_at = {name.partition(" ")[0] for name in REQUESTS}
    assert posts == looked_at | PASSING.keys()
    assert not looked_at & PASSING.keys()


def test_every_message_and_action_is_looked_at() -> None:
    tags = {msgspec.inspect.type_info(one).tag for one in get_args(WithId)}  # type: ignore[attr-defined] # all have one
    assert tags == MESSAGES.keys() | PASSING_MESSAGES.keys()
    assert Ping not in get_args(WithId)
    actions = {
        msgspec.inspect.type_info(one).tag  # type: ignore[attr-defined] # all have one
        for one in get_args(messages.TableAction)
    }
    assert actions == ACTIONS.keys() | ELSEWHERE.keys()


async def test_the_harness_finds_an_answer_that_comes_too_early(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: Any) -> None:
        """Wait for nothing, as it used to be."""

    monkeypatch.setattr("postparade.web.auth.access_writes.AccessWrites.kept", at_once)
    for name in ("/join", "/host/login"):
        folder = tmp_path / name.strip("/").replace("/", "-")
        with held_disk() as disk:
            async with an_evening(folder / "data") as evening:
                ask = await CASES[name].ask(evening)
                await disk.answered(ask(), folder / "data", folder / "image")
                noted = evening.noted
        async with an_evening(folder / "image") as evening:
            assert not await CASES[name].kept(evening, noted)
