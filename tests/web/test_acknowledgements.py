"""Nothing is acknowledged before it is durable: a power cut in the very moment of any answer loses nothing of what was
answered. Every request and every message that changes something stands in a table here, or a test fails."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from postparade.appliance import commands
from postparade.dice.tray_calibration.commands import Command as CameraCommand
from postparade.games.dice_race.rules.actions import Deal
from postparade.reports.hall_of_fame import FILE as HALL_FILE
from postparade.reports.hall_of_fame import read as read_hall
from postparade.rules.viewer import TABLE
from postparade.table import messages
from postparade.table.autopilot.schedule import Item, Schedule
from postparade.table.incidents import TOPIC, Incident
from postparade.table.messages import HoldSchedule, OpenGame, PauseTable, PlayFor, StartSchedule, TakeSeat
from postparade.track.host_controls import HostCommand
from postparade.web.api import programs, schedule, sound
from postparade.web.auth import joining
from postparade.web.screens import pages as screens
from postparade.web.watchers import pages as watchers
from postparade.web.watchers.picks import FILE as WATCHERS_FILE
from postparade.web.watchers.picks import read as read_watchers
from postparade.web.ws.commands import Ping, WithId
from tests.web.held_disk import held_disk
from tests.web.host_page_cases import PAGES, PASSING_COMMANDS, goes_by_a_schedule
from tests.web.power_cuts import Ask, Case, Check, Evening, an_evening

pytestmark = pytest.mark.slow(12)


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


async def enter(evening: Evening) -> Callable[[], Awaitable[Any]]:
    assert (await (await answered(let_in=True)(evening))())["ok"]
    visitor, cookie = evening.client(), evening.noted["cookie"]

    async def ask() -> Any:
        answer = await visitor.post("/join", {"t": "enter"}, Cookie=cookie)
        evening.noted["cookie"] = visitor.cookie("/seat/1/")
        return answer

    return ask


async def leave_the_door(evening: Evening) -> Callable[[], Awaitable[Any]]:
    assert (await (await knock(evening))())[0] == 202
    visitor, cookie = evening.client(), evening.noted["cookie"]
    return lambda: visitor.post("/join", {"t": "leave"}, Cookie=cookie)


async def waits_no_more(evening: Evening, noted: dict[str, Any]) -> bool:
    answer = await evening.client().get("/join/seats", Cookie=noted["cookie"])
    return (await answer.json())["waiting"] is None


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


def bots(**tempers: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return evening.app.table._accepted.bots == {int(seat[1:]): temper for seat, temper in tempers.items()}

    return check


async def start_watching(evening: Evening) -> Callable[[], Awaitable[Any]]:
    phone, code = evening.client(), evening.code

    async def ask() -> Any:
        answer = await phone.post("/watch", {"t": "enter", "code": code, "name": "Eve"})
        evening.noted["cookie"] = phone.cookie("/watch")
        return answer

    return ask


async def pick_the_winner(evening: Evening) -> Callable[[], Awaitable[Any]]:
    await (await start_watching(evening))()
    phone = evening.clients[-1]
    for action in (*PAIR, OpenGame("quarter-horse"), Deal()):
        await evening.act(action)
    return lambda: phone.post("/watch", {"t": "pick", "lane": 7})


def watches(pick: int | None) -> Check:
    async def check(evening: Evening, noted: dict[str, Any]) -> bool:
        (watcher,) = read_watchers(evening.data / WATCHERS_FILE).watchers.values()
        return (watcher.name, watcher.pick) == ("Eve", pick) and await evening.opens("/watch/ws", noted["cookie"])

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
    "/join join": Case(join, holds_seat),
    "/join join after somebody left": Case(join_after_somebody_left, only_ann_holds_it),
    "/join join at the door": Case(knock, waits_at_the_door),
    "/join return": Case(redeem, only_ann_holds_it),
    "/join enter": Case(enter, holds_seat),
    "/join leave": Case(leave_the_door, waits_no_more),
    "/host/login": Case(sign_in, is_host),
    "/host/logout": Case(sign_out("/host/logout"), is_no_host),
    "/host/logout everywhere": Case(sign_out("/host/logout?everywhere"), is_no_host),
    "/host/odds": Case(odds_off, no_odds),
    "/watch enter": Case(start_watching, watches(None)),
    "/watch pick": Case(pick_the_winner, watches(7)),
    "/api/v1/commands": Case(command_of_a_program, seated("Ann")),
    "/host/hall": Case(order_of_the_hall, evenings_are_kept),
    "/host/tonight": Case(line_of_tonight, tonight_is_known),
    **PAGES,
}
"""By path, and by command where it takes several; what follows tells several cases apart."""
PASSING = {
    "/host/machine": "switches the machine off",
    "/screen": "a question to the host, which the screen asks again when the table was restarted",
    "/join check": "whether the code of a link still opens anything",
    "/screen/here": "a screen that waits for a role; what it shows is written when the host assigns it",
    "/watch cheer": "heard now or never",
    "/simulator/photo": "lies on a simulated tray, as dice lie on a real one",
    **PASSING_COMMANDS,
}
"""Requests after which there is nothing to keep, and why."""
BODIES: dict[str, Any] = {
    "/join": joining.Form,
    "/watch": watchers.Form,
    "/host/machine.json": commands.Command,
    "/host/camera.json": CameraCommand,
    "/host/lights.json": HostCommand,
    "/host/programs.json": programs.Asked,
    "/host/screens.json": screens.Asked,
    "/host/schedule.json": schedule.Asked,
}
"""Requests that are one of several commands, each with its tag."""
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
    "touched": "ends a demonstration race, which is no part of the evening",
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
    assert not disk.lost, "names that were added or removed, and that a power cut would take back"
    async with an_evening(image) as evening:
        assert await case.kept(evening, noted)


async def test_every_request_that_changes_something_is_looked_at(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        routes = evening.app.web._application().router.routes()
        posts = {route.resource.canonical for route in routes if route.method not in ("GET", "HEAD") and route.resource}
    assert posts == {name.partition(" ")[0] for name in (*REQUESTS, *PASSING)}
    assert not REQUESTS.keys() & PASSING.keys()


def commands_of(path: str) -> Iterator[str]:
    """Each command that may be sent to ``path``; orders without parameters one by one."""
    for one in get_args(BODIES[path]):
        tag = msgspec.inspect.type_info(one).tag  # type: ignore[attr-defined] # all have one
        orders = get_args(commands.What) if one is commands.Order else ()
        yield from (f"{tag} {order}" for order in orders) if orders else (tag,)


def test_every_command_of_a_request_is_looked_at() -> None:
    for path in BODIES:
        known = [name.removeprefix(f"{path} ") for name in (*REQUESTS, *PASSING) if name.startswith(f"{path} ")]
        wanted = set(commands_of(path))
        assert {one for one in wanted if not any(f"{name} ".startswith(f"{one} ") for name in known)} == set()
        assert {name for name in known if not any(f"{name} ".startswith(f"{one} ") for one in wanted)} == set()
    fields = {field.name for field in msgspec.structs.fields(sound.SoundRequest)}
    assert {f"/host/sound {field}" for field in fields} <= REQUESTS.keys() | PASSING.keys()


def test_every_body_with_commands_is_looked_at() -> None:
    def below(kind: type[Struct]) -> Iterator[type[Struct]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    rooms = ("postparade.web.", "postparade.appliance.", "postparade.track.")
    ours = [one for one in below(Struct) if one.__module__.startswith(rooms)]
    tagged = {one for one in ours if one.__struct_config__.tag is not None}
    looked_at = {one for body in BODIES.values() for one in get_args(body)} | {*get_args(WithId), Ping}
    assert {f"{one.__module__}.{one.__name__}" for one in tagged - looked_at} == set()


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
    for name in ("/join join", "/host/login"):
        folder = tmp_path / name.strip("/").replace("/", "-").replace(" ", "-")
        with held_disk() as disk:
            async with an_evening(folder / "data") as evening:
                ask = await CASES[name].ask(evening)
                await disk.answered(ask(), folder / "data", folder / "image")
                noted = evening.noted
        async with an_evening(folder / "image") as evening:
            assert not await CASES[name].kept(evening, noted)
