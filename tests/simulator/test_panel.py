"""The panel of the simulated table: each command does what it says; one that makes no sense changes nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import Fault, PictureFault
from postparade.simulator import commands
from postparade.simulator.panel import Panel
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.tray.tray import SimulatedTray

pytestmark = pytest.mark.slow(2)


LANES = [(2, range(30)), (3, range(59, 29, -1))]


class Stand:
    """A panel with its table and its clock."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.tray = SimulatedTray(self.clock, seed=4)
        self.pico = SimulatedPico(self.clock, (60,))
        self.panel = Panel(self.tray, self.pico, strip=LANES)

    async def ask(self, name: str, later: float = 0.0, **args: Any) -> dict[str, Any]:
        """Let the panel carry out a command, then let some time pass."""
        answer = await self.panel.command(name, args)
        await self.clock.advance(later)
        return answer

    def control(self, name: str) -> dict[str, Any]:
        """The control of the page that sends the command ``name``."""
        return next(control for control in self.panel.describe()["controls"] if control["name"] == name)

    def everything(self) -> tuple[object, ...]:
        """All that a command could change."""
        described = json.dumps(self.panel.describe())
        return described, self.panel.pixels(), self.panel.servos(), self.tray.faces, self.tray.read().tobytes()


@pytest.fixture
def stand() -> Stand:
    return Stand()


async def test_chosen_dice_lie_in_the_tray(stand: Stand) -> None:
    assert await stand.ask("throw", 2.0, dice=[3, 6]) == {"dice": [3, 6]}
    assert stand.tray.faces == (3, 6)


async def test_a_throw_without_a_choice_is_left_to_chance(stand: Stand) -> None:
    throws = {tuple((await stand.ask("throw", 2.0))["dice"]) for _ in range(6)}
    assert len(throws) > 1
    assert all(1 <= face <= 6 for dice in throws for face in dice)


async def test_photograph_is_laid_under_the_camera(stand: Stand, photos: Path) -> None:
    picture = next(iter(sorted((photos / "images").glob("*.jpg"))))
    assert await stand.ask("photo", 1.0, data=picture.read_bytes()) == {}
    assert stand.tray.photo
    assert stand.tray.reference() is None
    await stand.ask("clear", 1.0)
    assert not stand.tray.photo


async def test_broken_photograph_changes_nothing(stand: Stand) -> None:
    before = stand.everything()
    with pytest.raises(PictureFault) as caught:
        await stand.ask("photo", data=b"\xff\xd8 half a picture")
    assert caught.value.code == "picture_unreadable"
    assert caught.value.remedy
    assert stand.everything() == before


@pytest.mark.parametrize("name", ["cocked", "nudge", "cover", "clear"])
async def test_hands_are_seen_in_the_tray(stand: Stand, name: str) -> None:
    await stand.ask("throw", 2.0, dice=[1, 2])
    before = stand.tray.read().astype(int)
    await stand.ask(name, 0.1)
    assert np.abs(stand.tray.read().astype(int) - before).max() > 40


async def test_cover_lasts_as_long_as_it_was_asked_for(stand: Stand) -> None:
    bare = float(stand.tray.read().mean())
    await stand.ask("cover", 4.0, seconds=5.0)
    assert stand.tray.read().mean() > 1.2 * bare
    await stand.clock.advance(1.1)
    assert stand.tray.read().mean() == pytest.approx(bare, rel=0.02)


async def test_light_is_turned_and_shown(stand: Stand) -> None:
    bright = float(stand.tray.read().mean())
    await stand.ask("light", value=0.5)
    assert stand.tray.read().mean() == pytest.approx(bright / 2, rel=0.1)
    assert stand.control("light")["value"] == 0.5


async def test_camera_without_its_plug_sends_no_picture(stand: Stand) -> None:
    shown = cv2.imdecode(np.frombuffer(stand.panel.tray_jpeg(), np.uint8), cv2.IMREAD_COLOR)
    assert shown is not None
    assert np.abs(shown.astype(int) - stand.tray.read()).mean() < 4
    await stand.ask("blind", on=True)
    assert stand.panel.tray_jpeg() == b""
    assert stand.control("blind")["on"]
    await stand.ask("blind", on=False)
    assert stand.panel.tray_jpeg()


async def test_a_tray_at_rest_is_drawn_once_and_anew_when_something_happens(stand: Stand) -> None:
    first = stand.panel.tray_jpeg()
    for _ in range(5):
        await stand.clock.advance(0.13)
        assert stand.panel.tray_jpeg() is first
    await stand.ask("light", value=0.8)
    darker = stand.panel.tray_jpeg()
    assert darker != first
    await stand.ask("cover", seconds=1.0)
    await stand.clock.advance(0.5)
    assert stand.panel.tray_jpeg() != darker


async def test_pressed_button_is_let_go_by_itself(stand: Stand) -> None:
    press = asyncio.create_task(stand.panel.command("button", {"index": 2}))
    await stand.clock.advance(0.05)
    assert stand.pico._pins.levels == [0, 0, 1, 0]
    await stand.clock.advance(0.2)
    assert stand.pico._pins.levels == [0, 0, 0, 0]
    await press


async def test_held_button_stays_down_until_it_is_let_go(stand: Stand) -> None:
    await stand.ask("button", 5.0, index=0, down=True)
    assert stand.pico._pins.levels == [1, 0, 0, 0]
    await stand.ask("button", index=0, down=False)
    assert stand.pico._pins.levels == [0, 0, 0, 0]


async def test_other_buttons_can_be_pressed(stand: Stand) -> None:
    heard: list[tuple[str, int]] = []

    class Row:
        def press(self, button: int) -> None:
            heard.append(("press", button))

        def release(self, button: int) -> None:
            heard.append(("release", button))

    panel = Panel(stand.tray, stand.pico, Row())
    await panel.command("button", {"index": 1, "down": True})
    await panel.command("button", {"index": 1, "down": False})
    assert heard == [("press", 1), ("release", 1)]


async def test_pulled_cable_can_be_put_in_again(stand: Stand) -> None:
    await stand.ask("unplug", on=True)
    assert not stand.pico.plugged
    assert stand.control("unplug")["on"]
    await stand.ask("unplug", on=False)
    assert stand.pico.plugged


async def test_faults_of_the_cable_reach_it_and_are_shown(stand: Stand) -> None:
    await stand.ask("drop", value=0.01)
    await stand.ask("flip", value=0.02)
    await stand.ask("stall", on=True)
    assert (stand.pico.faults.drop, stand.pico.faults.flip, stand.pico.faults.stalled) == (0.01, 0.02, True)
    assert [stand.control(name)["value"] for name in ("drop", "flip")] == [0.01, 0.02]
    assert stand.control("stall")["on"]


async def test_late_and_cut_pieces_dead_pixels_and_a_stuck_horse_are_made_at_the_panel(stand: Stand) -> None:
    await stand.ask("split", value=0.5)
    await stand.ask("delay", value=0.1)
    await stand.ask("dead", value=0.1)
    await stand.ask("jam", value=7)
    await stand.ask("rewire", on=True)
    assert (stand.pico.faults.split, stand.pico.faults.delay) == (0.5, 0.1)
    assert sum(len(strip.dead) for strip in stand.pico.strips) == 6
    assert [horse.jammed for horse in stand.pico.horses] == [number == 7 for number in range(2, 13)]
    assert stand.control("jam")["value"] == 7
    assert stand.control("rewire")["on"]
    await stand.ask("jam", value=0)
    await stand.ask("rewire", on=False)
    assert not any(horse.jammed for horse in stand.pico.horses)
    assert not stand.pico.rewired


async def test_reset_starts_the_board_from_the_beginning(stand: Stand) -> None:
    pins = stand.pico._pins
    await stand.ask("reset")
    assert stand.pico._pins is not pins


def test_strip_and_servos_are_those_of_the_board(stand: Stand) -> None:
    assert stand.panel.pixels() == stand.pico.pixels.tobytes()
    assert len(stand.panel.pixels()) == 3 * 60
    assert stand.panel.servos() == [0] * 11
    assert stand.panel.describe()["strip"][1] == {"number": 3, "pixels": list(range(59, 29, -1))}


def test_every_control_sends_a_command_that_is_understood(stand: Stand) -> None:
    for control in stand.panel.describe()["controls"]:
        args = dict(control.get("args", {}))
        if control["kind"] == "switch":
            args["on"] = not control["on"]
        elif control["kind"] == "range":
            assert control["min"] <= control["value"] <= control["max"]
            args["value"] = control["max"]
        assert type(commands.parse(control["name"], args)).__struct_config__.tag == control["name"]
    json.dumps(stand.panel.describe())


@pytest.mark.parametrize(
    ("name", "args", "code"),
    [
        ("fly", {}, "panel_unknown"),
        ("throw", {"dice": [0, 7]}, "invalid_dice"),
        ("throw", {"dice": "66"}, "invalid_dice"),
        ("throw", {"faces": [1, 2]}, "panel_unfit"),
        ("photo", {}, "panel_unfit"),
        ("cover", {"seconds": -1}, "panel_unfit"),
        ("cover", {"seconds": "long"}, "panel_unfit"),
        ("light", {"value": 50}, "panel_unfit"),
        ("button", {"index": 4}, "panel_unfit"),
        ("button", {}, "panel_unfit"),
        ("drop", {"value": 2}, "panel_unfit"),
        ("stall", {"on": "maybe"}, "panel_unfit"),
        ("jam", {"value": 13}, "panel_unfit"),
        ("clear", {"command": "throw"}, "panel_unfit"),
    ],
)
async def test_an_invalid_command_is_refused_and_changes_nothing(
    stand: Stand, name: str, args: dict[str, Any], code: str
) -> None:
    before = stand.everything()
    with pytest.raises(Fault) as caught:
        await stand.panel.command(name, args)
    assert caught.value.code == code
    assert caught.value.remedy
    assert stand.everything() == before
