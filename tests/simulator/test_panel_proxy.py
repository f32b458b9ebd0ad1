"""The panel of a simulated table that is still being set up."""

from typing import Any, cast

import pytest

from postparade.core.faults import DeviceFault
from postparade.simulator.panel import Panel
from postparade.simulator.panel_proxy import PanelProxy


class Arrived:
    """A panel that answers with what it is asked."""

    async def command(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        return {"name": name, **args}

    def pixels(self) -> bytes:
        return b"rgb"

    def servos(self) -> list[int]:
        return [1500]

    def lights(self) -> list[int]:
        return [27]

    def tray_jpeg(self) -> bytes:
        return b"jpeg"

    def describe(self) -> dict[str, Any]:
        return {"controls": []}


async def test_there_is_nothing_to_see_and_to_do_until_the_panel_arrives() -> None:
    late = PanelProxy()
    assert (late.pixels(), late.servos(), late.tray_jpeg(), late.describe()) == (b"", [], b"", {})
    with pytest.raises(DeviceFault) as caught:
        await late.command("throw", {})
    assert caught.value.code == "panel_not_ready"
    late.panel = cast(Panel, Arrived())
    assert (late.pixels(), late.servos(), late.tray_jpeg()) == (b"rgb", [1500], b"jpeg")
    assert late.describe() == {"controls": []}
    assert (await late.command("throw", {"dice": 3})) == {"name": "throw", "dice": 3}
