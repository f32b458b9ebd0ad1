"""Brings every change at the table to every role."""

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from postparade.core.clock import Clock
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.ports import TablePort
from postparade.web.ws.client_role import ClientRole, Encoder, Page, all_news, news_of, race_state, state_of
from postparade.web.ws.role_channel import Channel, State

log = logging.getLogger(__name__)

Facts = Callable[[ClientRole], dict[str, object]]
RESULT = "result"
CHART = "chart"
NO_NEWS: dict[str, object] = {"entry": 0, "kind": "seats", "rolled": False, "events": (), "latest": 0}
REST = 0.05
"""Seconds from one round of telling everybody to the next. What happens in between is told together: phones on which
people bet as fast as they can cause twenty views a second, not one for every tap."""


class _Moment:
    """What is the same for all roles until the table changes again, encoded once."""

    def __init__(self, race: Race | None) -> None:
        self.race: State = race_state(race)
        self.encode = Encoder()


class Broadcast:
    """The channels of all roles. ``facts`` says what the server itself has to tell a role; ``game`` names the game on
    the table.

    Views are built in rounds, one role after the other, with everything else that waits in the event loop served in
    between: a receipt never waits for the views of others. Whoever asked is told first, by :meth:`catch_up`.
    """

    def __init__(self, table: TablePort, status_board: StatusBoard, facts: Facts, clock: Clock) -> None:
        self._table = table
        self._status_board = status_board
        self._facts = facts
        self._clock = clock
        self._epoch = secrets.token_hex(8)
        self._channels: dict[ClientRole, Channel] = {}
        self._bulletins: dict[Page, State] = {}
        self._news = NO_NEWS
        self._untold: dict[ClientRole, dict[str, object]] = {}
        self._unposted: dict[Page, State] = {}
        self._posting: asyncio.Handle | None = None
        self._race = table.race()
        self._moment: _Moment | None = None
        self._rounds: asyncio.Task[None] | None = None
        self._showing = RESULT
        self.game = table.view(TABLE).game
        self._stop = (table.watch(self._on_update), status_board.watch(self._on_status))

    def close(self) -> None:
        """Stop watching the table and the status board."""
        for stop in self._stop:
            stop()
        if self._rounds is not None:
            self._rounds.cancel()
        if self._posting is not None:
            self._posting.cancel()

    def channel(self, role: ClientRole) -> Channel:
        """The channel of ``role``, up to date."""
        if role in self._channels:
            self.catch_up(role)
        else:
            self._channels[role] = Channel(self._epoch, self._state(role, self._news))
        return self._channels[role]

    def forget(self, role: ClientRole) -> None:
        """Drop the channel of ``role``, which nobody has any more; a later page of that role starts from a snapshot."""
        self._channels.pop(role, None)
        self._untold.pop(role, None)

    @property
    def past_race(self) -> bool:
        """Whether the board shows an earlier race."""
        return self._showing.startswith("race:")

    def show(self, what: str) -> None:
        """Let the board show ``what`` until the next race begins; an earlier race, until anything happens."""
        self._showing = what
        for channel in self._channels.values():
            channel.change({"showing": msgspec.json.encode(what)})

    def refresh(self, only: ClientRole | None = None) -> None:
        """Tell every role, or ``only`` one, the server's own facts as they are now."""
        for role, channel in self._channels.items():
            if only not in (None, role):
                continue
            channel.change({name: msgspec.json.encode(value) for name, value in self._facts(role).items()})

    def catch_up(self, role: ClientRole) -> None:
        """Tell ``role`` now what it has not been told yet."""
        self._post()
        self._tell(role)

    def _tell(self, role: ClientRole) -> None:
        """Tell ``role`` what has happened at the table; the bulletins of the moment are part of it."""
        news = self._untold.pop(role, None)
        if news is not None:
            self._channels[role].show(self._state(role, news))

    def _state(self, role: ClientRole, news: dict[str, object]) -> State:
        moment = self._moment
        if moment is None:
            moment = self._moment = _Moment(self._race)
        facts = {"news": news, "showing": self._showing, **self._facts(role)}
        view, bulletins = self._table.view(role.who), self._bulletins_of(role)
        return state_of(view, moment.race, bulletins, facts, moment.encode)

    def _bulletins_of(self, role: ClientRole) -> State:
        if role.page not in self._bulletins:
            everything = self._status_board.everything()
            topics = (topic for topic in everything if role.may_read(topic))
            self._bulletins[role.page] = dict(_bulletin(role, topic, everything[topic]) for topic in topics)
        return self._bulletins[role.page]

    def _on_update(self, update: Update) -> None:
        news = self._news = news_of(update)
        self._race, self._moment = update.race, None
        if self._showing != CHART or update.race is None or not update.race.finished:
            self._showing = RESULT
        self.game = update.view.game
        for role in self._channels:
            before = self._untold.get(role)
            self._untold[role] = news if before is None else all_news(before, news)
        if self._untold and self._rounds is None:
            self._rounds = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._untold:
            for role in tuple(self._untold):
                try:
                    self._tell(role)
                except Exception:
                    log.exception("the page %s cannot be updated", role)
                await asyncio.sleep(0)
            await self._clock.sleep(REST)
        self._rounds = None

    def _on_status(self, topic: str, body: dict[str, object]) -> None:
        for page, known in self._bulletins.items():
            role = ClientRole(page)
            if role.may_read(topic):
                name, encoded = _bulletin(role, topic, body)
                known[name] = encoded
                self._unposted.setdefault(page, {})[name] = encoded
        if self._unposted and self._posting is None:
            self._posting = asyncio.get_running_loop().call_soon(self._post)

    def _post(self) -> None:
        """Tell everybody the bulletins of this moment in one message. Whoever is to be told what has happened at the
        table is told both together, so that a roll with its chances and captions is one message, not four."""
        if self._posting is not None:
            self._posting.cancel()
            self._posting = None
        posted, self._unposted = self._unposted, {}
        for role, channel in self._channels.items():
            changes = posted.get(role.page)
            if changes and role not in self._untold:
                channel.change(changes)


def _bulletin(role: ClientRole, topic: str, body: dict[str, object]) -> tuple[str, bytes]:
    """The bulletin ``body`` on ``topic`` under its name in the state of ``role``, the same for every role of its
    page."""
    return f"bulletin.{topic}", msgspec.json.encode(role.told(topic, body))
