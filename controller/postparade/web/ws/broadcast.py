"""Brings every change at the table to every audience."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from postparade.table.messages import Update
from postparade.table.status_board import StatusBoard
from postparade.web.ports import TablePort
from postparade.web.ws.channel import Channel
from postparade.web.ws.client_role import ClientRole, news_of, state_of

Facts = Callable[[ClientRole], dict[str, Any]]
NO_NEWS: dict[str, Any] = {"entry": 0, "kind": "seats", "events": ()}


class Broadcast:
    """The channels of all audiences. ``facts`` says what the server itself has to tell an audience."""

    def __init__(self, table: TablePort, status_board: StatusBoard, facts: Facts) -> None:
        self._table = table
        self._status_board = status_board
        self._facts = facts
        self._epoch = secrets.token_hex(8)
        self._channels: dict[ClientRole, Channel] = {}
        self._news = NO_NEWS
        self._stop = (table.watch(self._on_notice), status_board.watch(self._on_bulletin))

    def close(self) -> None:
        """Hear no more."""
        for stop in self._stop:
            stop()

    def channel(self, audience: ClientRole) -> Channel:
        """The channel of ``audience``."""
        if audience not in self._channels:
            self._channels[audience] = Channel(self._epoch, self._state(audience))
        return self._channels[audience]

    def forget(self, audience: ClientRole) -> None:
        """Nobody belongs to ``audience`` any more; a later one starts from a snapshot."""
        self._channels.pop(audience, None)

    def refresh(self) -> None:
        """Tell every audience what the server's own facts are now."""
        for audience, channel in self._channels.items():
            channel.change({name: msgspec.json.encode(value) for name, value in self._facts(audience).items()})

    def _state(self, audience: ClientRole) -> dict[str, bytes]:
        bulletins = {topic: body for topic, body in self._status_board.everything().items() if audience.may_read(topic)}
        facts = {"news": self._news, **self._facts(audience)}
        return state_of(self._table.view(audience.who), bulletins, facts)

    def _on_notice(self, notice: Update) -> None:
        self._news = news_of(notice)
        for audience, channel in self._channels.items():
            channel.show(self._state(audience))

    def _on_bulletin(self, topic: str, body: dict[str, Any]) -> None:
        change = {f"bulletin.{topic}": msgspec.json.encode(body)}
        for audience, channel in self._channels.items():
            if audience.may_read(topic):
                channel.change(change)
