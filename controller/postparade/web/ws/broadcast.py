"""Brings every change at the table to every role."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from postparade.games.viewer import TABLE
from postparade.table.messages import Update
from postparade.table.status_board import StatusBoard
from postparade.web.ports import TablePort
from postparade.web.ws.channel import Channel
from postparade.web.ws.client_role import ClientRole, news_of, race_state, state_of

Facts = Callable[[ClientRole], dict[str, Any]]
RESULT = "result"
NO_NEWS: dict[str, Any] = {"entry": 0, "kind": "seats", "rolled": False, "events": ()}


class Broadcast:
    """The channels of all roles. ``facts`` says what the server itself has to tell a role; ``game`` names the game on
    the table."""

    def __init__(self, table: TablePort, status_board: StatusBoard, facts: Facts) -> None:
        self._table = table
        self._status_board = status_board
        self._facts = facts
        self._epoch = secrets.token_hex(8)
        self._channels: dict[ClientRole, Channel] = {}
        self._news = NO_NEWS
        self._race = race_state(table.race())
        self._showing = RESULT
        self.game = table.view(TABLE).game
        self._stop = (table.watch(self._on_update), status_board.watch(self._on_status))

    def close(self) -> None:
        """Hear no more."""
        for stop in self._stop:
            stop()

    def channel(self, role: ClientRole) -> Channel:
        """The channel of ``role``."""
        if role not in self._channels:
            self._channels[role] = Channel(self._epoch, self._state(role))
        return self._channels[role]

    def forget(self, role: ClientRole) -> None:
        """Nobody belongs to ``role`` any more; a later one starts from a snapshot."""
        self._channels.pop(role, None)

    def show(self, what: str) -> None:
        """Let the board show ``what`` of the decided race until the next one begins."""
        self._showing = what
        for channel in self._channels.values():
            channel.change({"showing": msgspec.json.encode(what)})

    def refresh(self) -> None:
        """Tell every role what the server's own facts are now."""
        for role, channel in self._channels.items():
            channel.change({name: msgspec.json.encode(value) for name, value in self._facts(role).items()})

    def _state(self, role: ClientRole) -> dict[str, bytes]:
        bulletins = {topic: body for topic, body in self._status_board.everything().items() if role.may_read(topic)}
        facts = {"news": self._news, "showing": self._showing, **self._facts(role)}
        return state_of(self._table.view(role.who), self._race, bulletins, facts)

    def _on_update(self, update: Update) -> None:
        self._news = news_of(update)
        self._race = race_state(update.race)
        if update.race is None or not update.race.finished:
            self._showing = RESULT
        self.game = update.view.game
        for role, channel in self._channels.items():
            channel.show(self._state(role))

    def _on_status(self, topic: str, body: dict[str, Any]) -> None:
        change = {f"bulletin.{topic}": msgspec.json.encode(body)}
        for role, channel in self._channels.items():
            if role.may_read(topic):
                channel.change(change)
