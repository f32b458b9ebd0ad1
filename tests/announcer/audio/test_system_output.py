"""What the mixers of a machine tell, as they print it, and what becomes of it on the console."""

import asyncio
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from postparade.announcer.announcer import Announcer
from postparade.announcer.audio.mixer import SilentMixer, SoundDevice
from postparade.announcer.audio.system_output import SystemOutput, look, run
from postparade.announcer.output_watch import FIRST_LOOK, LOOK_EVERY
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import HandClock
from postparade.core.confirmation import Confirmation
from postparade.table.presentation.status_board import StatusBoard


def sink(index: int, **changes: Any) -> dict[str, Any]:
    """A sink as ``pactl --format=json list sinks`` (PulseAudio 16, PipeWire 1.2) prints it."""
    level = {"value": 48000, "value_percent": "73%", "db": "-8.12 dB"}
    usual = {
        "index": index,
        "state": "RUNNING",
        "name": f"alsa_output.{index}",
        "description": f"Output {index}",
        "mute": False,
        "volume": {"front-left": level, "front-right": level},
        "active_port": "hdmi-output-0",
        "ports": [{"name": "hdmi-output-0", "description": "HDMI", "availability": "availability unknown"}],
        "properties": {"device.api": "alsa"},
    }
    return usual | changes


def stream(at: int, process: int, **changes: Any) -> dict[str, Any]:
    """A sound that plays, as ``pactl --format=json list sink-inputs`` prints it."""
    level = {"value": 65536, "value_percent": "100%", "db": "0.00 dB"}
    usual = {
        "index": 7,
        "sink": at,
        "corked": False,
        "mute": False,
        "volume": {"mono": level},
        "properties": {"application.process.id": str(process), "application.name": "python3"},
    }
    return usual | changes


SILENT_LEVEL = {"front-left": {"value": 0, "value_percent": "0%"}, "front-right": {"value": 0, "value_percent": "0%"}}
AMIXER = """Simple mixer control 'Master',0
  Capabilities: pvolume pswitch
  Playback channels: Front Left - Front Right
  Limits: Playback 0 - 65536
  Front Left: Playback {level} [{percent}%] [{switch}]
  Front Right: Playback {level} [{percent}%] [{switch}]
Simple mixer control 'Capture',0
  Capabilities: cvolume cswitch
  Front Left: Capture 0 [0%] [off]
Simple mixer control 'Speaker',0
  Capabilities: pvolume
  Front Left: Playback 0 [0%] [-99.00dB]
"""
PI_JACK = """Simple mixer control 'PCM',0
  Capabilities: pvolume pvolume-joined pswitch pswitch-joined
  Playback channels: Mono
  Limits: Playback -10239 - 400
  Mono: Playback {level} [{percent}%] [-102.39dB] [{switch}]
"""


class Machine:
    """A folder of programs that print what ``says`` has for them: command, then the words it begins with."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self.asked = folder / "asked"
        self.asked.touch()
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/usr/bin{os.pathsep}/bin")
        monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)

    def says(self, program: str, words: str, text: str, status: int = 0) -> None:
        """Have ``program`` print ``text`` when its arguments end with ``words``."""
        (self._folder / f"{program} {words.replace(' ', '_')}").write_text(text, encoding="utf-8")
        path = self._folder / program
        lines = [
            "#!/bin/sh",
            f'echo "{program} $*" >> "{self.asked}"',
            f'for file in "{self._folder}/{program} "*; do',
            '  words=$(basename "$file" | cut -d" " -f2 | tr _ " ")',
            f'  case "$*" in *"$words") cat "$file"; exit {status};; esac',
            "done",
            "exit 1",
        ]
        path.write_text("\n".join(lines), encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def serves(
        self, sinks: list[dict[str, Any]], streams: list[dict[str, Any]], default: str = "alsa_output.1"
    ) -> None:
        self.says("pactl", "list sinks", json.dumps(sinks))
        self.says("pactl", "list sink-inputs", json.dumps(streams))
        self.says("pactl", "get-default-sink", f"{default}\n")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def told(output: SystemOutput | None) -> tuple[str | None, Confirmation]:
    assert output is not None
    return (None if output.fault is None else output.fault.code, output.confirmation)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, (None, Confirmation.RECEIVED)),
        ({"state": "SUSPENDED"}, (None, Confirmation.SENT)),
        ({"mute": True}, ("sound_muted", Confirmation.WITHHELD)),
        ({"volume": SILENT_LEVEL}, ("sound_muted", Confirmation.WITHHELD)),
        (
            {"ports": [{"name": "hdmi-output-0", "availability": "not available"}]},
            ("sound_unplugged", Confirmation.WITHHELD),
        ),
        ({"ports": [], "active_port": None}, (None, Confirmation.RECEIVED)),
    ],
)
def test_sound_server_tells_of_its_output(
    machine: Machine, change: dict[str, Any], expected: tuple[str | None, Confirmation]
) -> None:
    machine.serves([sink(0), sink(1, **change)], [])
    assert told(look()) == expected


def test_the_output_in_use_is_reported_and_not_the_default_one(machine: Machine) -> None:
    machine.serves([sink(0, mute=True), sink(1)], [stream(1, 999), stream(0, os.getpid())])
    output = look()
    assert output is not None
    assert (output.name, output.silent) == ("Output 0", True)


def test_program_that_was_muted_by_itself_is_told(machine: Machine) -> None:
    machine.serves([sink(1)], [stream(1, os.getpid(), mute=True)])
    assert told(look()) == ("sound_muted", Confirmation.WITHHELD)


def test_chosen_output_comes_before_the_default_one_while_nothing_plays(machine: Machine) -> None:
    machine.serves([sink(0, mute=True), sink(1)], [])
    assert told(look("Output 0"))[0] == "sound_muted"


@pytest.mark.parametrize(
    ("text", "percent", "switch", "expected"),
    [
        (AMIXER, 70, "on", (None, Confirmation.SENT)),
        (AMIXER, 70, "off", ("sound_muted", Confirmation.WITHHELD)),
        (AMIXER, 0, "on", ("sound_muted", Confirmation.WITHHELD)),
        (PI_JACK, 96, "on", (None, Confirmation.SENT)),
        (PI_JACK, 0, "on", ("sound_muted", Confirmation.WITHHELD)),
    ],
)
def test_alsa_alone_is_asked_where_there_is_no_server(
    machine: Machine, text: str, percent: int, switch: str, expected: tuple[str | None, Confirmation]
) -> None:
    machine.says("amixer", "-M", text.format(level=percent, percent=percent, switch=switch))
    assert told(look()) == expected


@pytest.mark.parametrize("text", ["", "[]", "not JSON", "{}", "[1, 2]", '"' * 5])
def test_answers_that_make_no_sense_tell_nothing(machine: Machine, text: str) -> None:
    machine.says("pactl", "list sinks", text)
    assert look() is None


def test_mixer_that_fails_or_is_not_there_tells_nothing(machine: Machine) -> None:
    assert look() is None
    machine.says("pactl", "list sinks", json.dumps([sink(0, mute=True)]), status=1)
    assert look() is None
    assert run(("postparade-no-such-program",)) is None


def test_looking_changes_nothing(machine: Machine) -> None:
    machine.serves([sink(1, mute=True)], [stream(1, os.getpid())])
    look()
    asked = machine.asked.read_text(encoding="utf-8")
    assert asked
    assert "set" not in asked


class Card(SilentMixer):
    """A sound card that opens."""

    def start(self, _device: str = "", _buffer: int = 512, /) -> SoundDevice:
        return SoundDevice("default")


async def test_console_is_told_that_the_machine_is_muted_and_that_it_no_longer_is() -> None:
    clock, status_board = HandClock(), StatusBoard()
    outputs = {"now": SystemOutput("HDMI", silent=True)}
    announcer = Announcer(
        AnnouncerSettings(synthesis=False), status_board, clock, Card(clock.now), lambda _wanted: outputs["now"]
    )
    running = asyncio.create_task(announcer.run())

    def latest() -> tuple[str | None, list[str]]:
        faults = (status_board.latest("faults") or {"list": []})["list"]
        return (status_board.latest("sound") or {}).get("confirmation"), [fault["code"] for fault in faults]

    async def until(expected: tuple[str, list[str]]) -> None:
        async with asyncio.timeout(30):
            while latest() != expected:  # noqa: ASYNC110  (a thread looks: no event of this loop)
                await asyncio.sleep(0.005)

    await until(("sent", []))
    await clock.advance(FIRST_LOOK)
    await until(("withheld", ["sound_muted"]))
    outputs["now"] = SystemOutput("HDMI", runs=True)
    await clock.advance(LOOK_EVERY)
    await until(("received", []))
    assert (status_board.latest("sound") or {})["output"] == "HDMI"
    announcer.tune({"night": True})
    assert latest() == ("received", [])
    announcer.close()
    await running
