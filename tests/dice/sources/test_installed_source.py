"""The example of docs/adding-a-dice-source.md, installed as a package of its own, rolls the dice of a running table."""

import importlib
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.settings import DiceSettings
from tests.dice.sources.opened import opened
from tests.free_port import free_port
from tests.process.clients import TableProcess, sign_in

pytestmark = pytest.mark.slow(6)

REPOSITORY = Path(__file__).resolve().parents[3]
EXAMPLE = REPOSITORY / "docs" / "examples" / "network-dice"
PAGE = REPOSITORY / "docs" / "adding-a-dice-source.md"


@pytest.fixture(scope="module")
def installed(install_example: Callable[[str], Path]) -> Path:
    """The folder that the example was installed into, by pip and without a network."""
    return install_example("network-dice")


def throw(port: int, data: object) -> None:
    """Send a datagram as the dice do."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as dice:
        dice.sendto(data if isinstance(data, bytes) else json.dumps(data).encode(), ("127.0.0.1", port))


def shows(dice: list[int]) -> Callable[[dict[str, Any]], bool]:
    """Whether the board shows that roll."""
    return lambda state: bool(state["play"]["last_roll"] == dice)


async def test_dice_on_the_network_move_horses_once_a_throw(installed: Path, tmp_path: Path) -> None:
    port, settings = free_port(socket.SOCK_DGRAM), tmp_path / "network.toml"
    settings.write_text(
        f"[dice]\nsettle_ms = 0\n[dice.plugins.network]\nport = {port}\n[announcer]\nenabled = false\n",
        encoding="utf-8",
    )
    options = ("--hardware", "none", "--dice", "network", "--config", str(settings))
    with TableProcess(tmp_path, *options, beside=installed) as table:
        host = await sign_in(table)
        try:
            for name in ("Ann", "Bob"):
                assert (await host.do(do="take_seat", name=name))["ok"]
            await host.do(do="open_game", game="quarter-horse")
            assert (await host.do(do="deal"))["ok"]
            # A datagram that comes before the dice listen is lost.
            await host.until(lambda state: "dice" in state.get("bulletin", {}))
            for data in (b"hello", {"id": 1, "dice": [3]}, {"id": 1, "dice": [9, 9]}):
                throw(port, data)
            for count, dice in enumerate(([1, 1], [2, 2], [3, 3]), 1):
                for _ in range(2):
                    throw(port, {"id": 6 + count, "dice": dice})
                state = await host.until(shows(dice))
                assert state["play"]["rolls"] == count
            assert [box["horse"] for box in state["play"]["boxes"]][:3] == [2, 4, 6]
            assert {roll["source"] for roll in state["rolls"]} == {"network"}
        finally:
            await host.close()


async def test_wrong_settings_and_a_busy_port_are_named(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(installed))
    network_dice = importlib.import_module("postparade_network_dice").NetworkDice
    async with opened(tmp_path) as here:
        wrong = DiceSettings(plugins={"network": {"prt": 1}})
        with pytest.raises(ConfigurationFault) as caught:
            network_dice(here.context._replace(settings=wrong))
        assert caught.value.code == "dice_plugin_settings"
        assert "prt" in str(caught.value)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
            other.bind(("127.0.0.1", 0))
            busy = DiceSettings(plugins={"network": {"port": other.getsockname()[1]}})
            with pytest.raises(DeviceFault) as failed:
                await network_dice(here.context._replace(settings=busy)).run()
            assert failed.value.code == "dice_plugin_failed"


def test_page_shows_the_code_of_the_example() -> None:
    files = "".join(file.read_text(encoding="utf-8") for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml"))
    quoted = re.findall(r"```python\n(.*?)```|```toml\n(\[project.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(quoted) >= 4
    for code, metadata in quoted:
        assert (code or metadata) in files
