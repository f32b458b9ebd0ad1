"""`postparade dice smart`: the names of the dice in reach, one a line."""

import json

import pytest

from postparade.cli.dice.smart import list_smart_dice
from postparade.cli.main import main
from postparade.dice.sources.smart_dice import bluetooth
from postparade.dice.sources.smart_dice.bluetooth import BleakRadio
from postparade.dice.sources.smart_dice.pixels import PIXELS
from tests.dice.sources.smart_dice.air import Air


class RadioOfTwo(BleakRadio):
    """A radio that reaches two dice, which come up in the loop that asks."""

    names: tuple[str, ...] = ("Snow", "Ruby")

    async def scan(self, seconds: float) -> tuple[str, ...]:
        air = Air()
        for name in self.names:
            await air.die(name, PIXELS)
        return await (await air.radio()).scan(seconds)


def test_the_names_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bluetooth, "BleakRadio", RadioOfTwo)
    assert list_smart_dice(seconds=0.5) == 0
    assert capsys.readouterr().out == "Ruby\nSnow\n"
    assert list_smart_dice(seconds=0.5, as_json=True) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [{"name": "Ruby"}, {"name": "Snow"}]


def test_nothing_in_reach_is_said_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(RadioOfTwo, "names", ())
    monkeypatch.setattr(bluetooth, "BleakRadio", RadioOfTwo)
    assert list_smart_dice(seconds=0.1) == 1
    assert "Shake them" in capsys.readouterr().out


def test_a_machine_without_bluetooth_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
    assert main(["dice", "smart"]) == 1
    assert "bluetooth_off" in capsys.readouterr().err
