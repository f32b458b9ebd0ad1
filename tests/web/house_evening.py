"""An evening with every room of the house, for tests that sit in a browser."""

from typing import Any

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.hardware_choice import HardwareChoice
from postparade.simulator.settings import SimulatorSettings
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings
from tests.web.evening import Evening
from tests.web.page_pool import usual_port
from tests.web.server_fixture import PIN

SLOW = 60_000
"""Milliseconds that the whole house may take for something on a busy machine."""


class HouseEvening(Evening):
    """The whole simulated house, the same dice every time; without the caller, unless a test wants to hear it. ``dice``
    says where rolls come from."""

    house: App
    announcer = AnnouncerSettings(enabled=False)
    dice = "simulated"

    def start(self) -> None:
        """Open the house."""
        settings = Settings(
            table=TableSettings(data=str(self._data)),
            web=WebSettings(port=self.port or usual_port(), host="127.0.0.1", pin=PIN),
            announcer=self.announcer,
            simulator=SimulatorSettings(seed=11),
        )

        async def open_house() -> App:
            return await App.open(settings, HardwareChoice("simulated", self.dice), SystemClock())

        self.house = self.do(open_house())
        self.table, self.server, self.status_board = self.house.table, self.house.web, self.house.status_board
        self.port = self.server.port

    def stop(self) -> None:
        """Close the house."""
        self.do(self.house.close())

    def command(self, name: str, **args: Any) -> None:
        """Something happens on the simulated table."""
        assert self.house.panel is not None
        self.do(self.house.panel.command(name, args))
