"""A whole table with its pages in a thread of its own, for the tools that take pictures of an evening."""

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import BootClock, SystemClock
from postparade.core.faults import Refusal
from postparade.hardware_choice import HardwareChoice
from postparade.integrations.settings import IntegrationSettings
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import Command, Receipt
from postparade.table.players import players_of
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings

T = TypeVar("T")
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
BROWSER = "/usr/bin/chromium"
FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--no-sandbox"]
PIN = "246810"


class Evening:
    """A table that keeps its evening in the folder ``data`` and has no sound; its time is that of ``clock``."""

    def __init__(self, data: str, hardware: HardwareChoice, clock: BootClock | None = None) -> None:
        self.settings = Settings(
            table=TableSettings(data=data),
            web=WebSettings(port=0, host="127.0.0.1", public_address="192.168.1.20:8080", pin=PIN),
            announcer=AnnouncerSettings(enabled=False),
            integrations=IntegrationSettings(names=False),
        )
        self.clock = clock or SystemClock()
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self._sent = 0
        self.app = self.do(App.open(self.settings, hardware, self.clock))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` in the loop of the table."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def ask(self, action: Any, player: int | None = None) -> Receipt | Refusal:
        """Ask for ``action`` as the host, or as the seat ``player``; the answer."""
        self._sent += 1
        who = HOST if player is None else seat(player)
        return self.do(self.app.table.submit(Command(f"picture-{self._sent:06}", who, action)))

    def act(self, action: Any, player: int | None = None) -> None:
        """Let the host, or the seat ``player``, do ``action``."""
        outcome = self.ask(action, player)
        if isinstance(outcome, Refusal):
            raise SystemExit(f"{action}: {outcome}")

    def state(self) -> Any:
        """The newest state of the game, with what every seat alone may see."""
        return self.app.table._accepted.play  # noqa: SLF001 (players know their hands, and no view shows them all)

    def shown(self) -> Any:
        """The game as the board shows it; ``None`` while none is open."""
        return self.app.table.view(TABLE).play

    def play(self, done: Callable[[Any], bool]) -> None:
        """Let simulated players act until ``done`` holds for the state of the game."""
        game, chance = self.app.table._accepted.game, random.Random(4)  # noqa: SLF001 (as in ``state``)
        players = players_of(game)
        while not done(self.state()):
            self.act(*players.act(game, self.state(), chance))

    def url(self, path: str = "/") -> str:
        """The address of a page, by default of the board."""
        return f"http://127.0.0.1:{self.app.web.port}{path}"

    def close(self) -> None:
        """Stop everything."""
        self.do(self.app.close())
