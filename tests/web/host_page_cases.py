"""What the host's pages send, command by command, each in the moment of a power cut."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from postparade.announcer.banned_words import FILE as NEVER_SAID
from postparade.appliance import archive
from postparade.appliance.drives import Drives
from postparade.config import load
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.tray_calibration.capture_store import CaptureStore, Chosen
from postparade.dice.tray_calibration.commands import Save, SetCapture, parse
from postparade.dice.tray_calibration.store import CalibrationStore
from postparade.table.autopilot.schedule import Item, Schedule
from postparade.table.messages import TakeSeat
from postparade.web.screens.house_pictures import HousePictures
from postparade.web.screens.registered_screens import FILE as SCREENS_FILE
from postparade.web.screens.registered_screens import read as read_screens
from tests.appliance.sticks import a_stick
from tests.dice.tray_calibration.test_store import calibration
from tests.web.power_cuts import Ask, Case, Check, Evening


def in_turn(path: str, messages: Sequence[dict[str, Any]]) -> Ask:
    """The host sends the last of ``messages``, after the others."""

    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        client = await evening.host()
        *before, last = messages
        for message in before:
            assert (await client.post(path, message))[0] == 200
        return lambda: client.post(path, last)

    return ask


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


async def discard_confirmed(evening: Evening) -> Callable[[], Awaitable[Any]]:
    assert (await (await confirm_copy(evening))())[0] == 200
    return await in_turn("/host/machine.json", [{"do": "order", "what": "discard"}])(evening)


async def no_copy_is_put_in_place(evening: Evening, _: dict[str, Any]) -> bool:
    return archive.waiting(evening.data) is None and not archive.is_confirmed(evening.data)


async def plug_in(evening: Evening) -> Path:
    """The folder of a stick that is plugged in."""
    machine = evening.data.with_name(f"{evening.data.name}-machine")
    evening.app.appliance._drives = Drives(machine)
    return a_stick(machine)


async def copy_to_stick(evening: Evening) -> Callable[[], Awaitable[Any]]:
    evening.noted["stick"] = await plug_in(evening)
    return await in_turn("/host/machine.json", [{"do": "copy", "drive": "stick"}])(evening)


async def copy_is_on_the_stick(_: Evening, noted: dict[str, Any]) -> bool:
    return len(list(noted["stick"].glob("postparade-*.tar.gz"))) == 1


async def take_from_stick(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client, stick = await evening.host(), await plug_in(evening)
    await evening.act(TakeSeat("Ann"))
    name = "postparade-20261126-200000.tar.gz"
    (stick / name).write_bytes(await (await client.get("/host/copy.tar.gz")).read())
    return lambda: client.post("/host/machine.json", {"do": "take", "drive": "stick", "name": name})


def setting(name: str, wanted: object) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return bool(getattr(load(evening.data / "postparade.toml").announcer, name) == wanted)

    return check


class Saved:
    """The real stores of a camera, behind the route of the calibration page."""

    def __init__(self, data: Path) -> None:
        self.calibrations = CalibrationStore(data)
        self.capture = CaptureStore(self.calibrations.folder("usb-1"))

    def status(self) -> dict[str, Any]:
        return {}

    def command(self, command: dict[str, Any]) -> None:
        match parse(command):
            case Save():
                self.calibrations.save(calibration("usb-1"))
            case SetCapture(settings):
                self.capture.save(None if settings is None else Chosen(settings))


def of_the_camera(*messages: dict[str, Any]) -> Ask:
    """The last of ``messages`` to the page of the camera, after the others."""

    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        evening.app.web.attach_camera(None, Saved(evening.data))
        return await in_turn("/host/camera.json", messages)(evening)

    return ask


async def is_calibrated(evening: Evening, _: dict[str, Any]) -> bool:
    return CalibrationStore(evening.data).load("usb-1") is not None


def pictures_are_taken(chosen: Chosen | None) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return Saved(evening.data).capture.load() == chosen

    return check


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


def goes_by_a_schedule(**facts: Any) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        progress = evening.app.table._accepted.autopilot
        return progress is not None and all(getattr(progress, name) == fact for name, fact in facts.items())

    return check


NIGHT = Schedule((Item("quarter-horse"), Item("hold-your-horses")), "Pub", closes="01:30")


def of_the_schedule(*messages: dict[str, Any]) -> Ask:
    """The last of ``messages`` to the page of the schedule, after the others."""
    return in_turn("/host/schedule.json", messages)


SAVE = {"do": "save", "schedule": msgspec.to_builtins(NIGHT)}
RUN = {"do": "start", "name": "Pub"}


def planned(*names: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return [one.name for one in evening.app.autopilot.saved.all] == list(names)

    return check


def of_a_screen(*messages: dict[str, Any]) -> Ask:
    """The last of ``messages`` about screen 1, after the others."""

    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        await evening.client().post("/screen/here", b"")
        return await in_turn("/host/screens.json", [{"number": 1, **message} for message in messages])(evening)

    return ask


def screens(*wanted: tuple[str, str]) -> Check:
    """Names and roles of the screens that are kept."""

    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return [(one.name, one.role) for one in read_screens(evening.data / SCREENS_FILE).values()] == list(wanted)

    return check


async def remove_the_picture(evening: Evening) -> Callable[[], Awaitable[Any]]:
    assert (await (await add_a_picture(evening))())[0] == 200
    return await in_turn("/host/screens.json", [{"do": "remove_picture", "name": "1.jpg"}])(evening)


async def no_picture_is_there(evening: Evening, _: dict[str, Any]) -> bool:
    return HousePictures(evening.data).listed() == []


async def add_a_picture(evening: Evening) -> Callable[[], Awaitable[Any]]:
    client = await evening.host()
    return lambda: client.post("/host/house-picture", b"\xff\xd8\xff of the house")


async def picture_is_there(evening: Evening, _: dict[str, Any]) -> bool:
    pictures = HousePictures(evening.data)
    path = pictures.path("1.jpg")
    return path is not None and path.read_bytes() == b"\xff\xd8\xff of the house"


def banned(*texts: str) -> Check:
    async def check(evening: Evening, _: dict[str, Any]) -> bool:
        return [one["text"] for one in msgspec.json.decode((evening.data / NEVER_SAID).read_bytes())] == list(texts)

    return check


def of_the_sound(*messages: dict[str, Any]) -> Ask:
    async def ask(evening: Evening) -> Callable[[], Awaitable[Any]]:
        while evening.app.web._sound.port is None:  # noqa: ASYNC110 (the room is opened beside the pages)
            await asyncio.sleep(0.01)
        return await in_turn("/host/sound", messages)(evening)

    return ask


def settings(**answers: object) -> dict[str, Any]:
    return {f"announcer.{name}": answer for name, answer in answers.items()}


async def extend_the_evening(evening: Evening) -> Callable[[], Awaitable[Any]]:
    ask = await of_the_schedule(SAVE, RUN, {"do": "extend_schedule", "minutes": 10})(evening)
    progress = evening.app.table._accepted.autopilot
    assert progress is not None
    evening.noted["closes"] = progress.closes
    return ask


async def closes_later(evening: Evening, noted: dict[str, Any]) -> bool:
    progress = evening.app.table._accepted.autopilot
    return progress is not None and bool(progress.closes == noted["closes"] + 600)


NEVER = {"never": {"key": "move", "wording": 3, "text": "Seven finds more."}}
HELD = {"do": "hold_schedule"}
SHORT = CaptureSettings(exposure=4.0)
CAPTURE = {"do": "capture", "settings": msgspec.to_builtins(SHORT)}
PAGES = {
    "/host/restore": Case(upload, a_copy_waits),
    "/host/machine.json settings": Case(
        in_turn("/host/machine.json", [{"do": "settings", "answers": settings(language="de")}]),
        setting("language", "de"),
    ),
    "/host/machine.json keep": Case(
        in_turn("/host/machine.json", [{"do": "keep", "answers": settings(night=True)}]), setting("night", wanted=True)
    ),
    "/host/machine.json copy": Case(copy_to_stick, copy_is_on_the_stick),
    "/host/machine.json take": Case(take_from_stick, a_copy_waits),
    "/host/machine.json order confirm": Case(confirm_copy, a_copy_is_confirmed),
    "/host/machine.json order discard": Case(discard_confirmed, no_copy_is_put_in_place),
    "/host/camera.json save": Case(of_the_camera({"do": "save"}), is_calibrated),
    "/host/camera.json capture": Case(of_the_camera(CAPTURE), pictures_are_taken(Chosen(SHORT))),
    "/host/camera.json capture as configured": Case(
        of_the_camera(CAPTURE, {"do": "capture", "settings": None}), pictures_are_taken(None)
    ),
    "/host/programs.json add": Case(let_a_program_in, program_is_let_in),
    "/host/programs.json revoke": Case(revoke_a_program, no_program_is_let_in),
    "/host/screens.json assign": Case(of_a_screen({"do": "assign", "role": "odds"}), screens(("", "odds"))),
    "/host/screens.json rename": Case(of_a_screen({"do": "rename", "name": "Bar"}), screens(("Bar", "waiting"))),
    "/host/screens.json forget": Case(of_a_screen({"do": "assign", "role": "odds"}, {"do": "forget"}), screens()),
    "/host/screens.json remove_picture": Case(remove_the_picture, no_picture_is_there),
    "/host/house-picture": Case(add_a_picture, picture_is_there),
    "/host/schedule.json save": Case(of_the_schedule(SAVE), planned("Pub")),
    "/host/schedule.json delete": Case(of_the_schedule(SAVE, {"do": "delete", "name": "Pub"}), planned()),
    "/host/schedule.json start": Case(of_the_schedule(SAVE, RUN), goes_by_a_schedule()),
    "/host/schedule.json hold_schedule": Case(of_the_schedule(SAVE, RUN, HELD), goes_by_a_schedule(held=True)),
    "/host/schedule.json continue_schedule": Case(
        of_the_schedule(SAVE, RUN, HELD, {"do": "continue_schedule"}), goes_by_a_schedule(held=False)
    ),
    "/host/schedule.json skip_item": Case(
        of_the_schedule(SAVE, RUN, {"do": "skip_item", "item": 0}), goes_by_a_schedule(item=1)
    ),
    "/host/schedule.json extend_schedule": Case(extend_the_evening, closes_later),
    "/host/schedule.json call_closing": Case(
        of_the_schedule(SAVE, RUN, {"do": "call_closing"}), goes_by_a_schedule(closing=True)
    ),
    "/host/schedule.json stop_schedule": Case(
        of_the_schedule(SAVE, RUN, {"do": "stop_schedule"}), goes_by_a_schedule(over=True)
    ),
    "/host/sound never": Case(of_the_sound(NEVER), banned("Seven finds more.")),
    "/host/sound again": Case(of_the_sound(NEVER, {"again": "Seven finds more."}), banned()),
}
"""By path and command; what follows them tells several cases apart."""
PASSING_COMMANDS = {
    "/host/sound change": "how it sounds until the table is closed; the page offers to keep it, by /host/machine.json",
    "/host/sound listen": "heard now",
    "/host/machine.json join": "begins what takes a while; the page says how it went, the machine keeps it",
    "/host/machine.json country": "goes into the file of settings, as they do: tests/appliance/test_appliance.py",
    "/host/machine.json order table": "restarts the table",
    "/host/machine.json order update": "begins an update, which survives power cuts: tests/hardware",
    "/host/machine.json order scan": "only looks",
    **{
        f"/host/camera.json {step}": "a step of a calibration, of which nothing counts before it is saved"
        for step in ("begin", "empty", "change_outline", "roll", "abandon", "retake")
    },
    "/host/camera.json outline": "kept only of a tray that was taken anew, where save keeps it too",
    **{
        f"/host/lights.json {what}": "light until the table is closed; the page offers to keep it"
        for what in ("lane", "lanes", "colours", "resume", "tune", "wake")
    },
    "/host/screens.json point_out": "shown for five seconds",
}
"""Commands after which there is nothing to keep, and why."""
