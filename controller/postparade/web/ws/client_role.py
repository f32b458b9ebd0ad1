"""What each role may know. Everything that leaves for a page is put together here and nowhere else."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from postparade.games.actions import Roll
from postparade.games.race import Race
from postparade.games.viewer import HOST, TABLE, Viewer, seat
from postparade.table.messages import TableView, Update
from postparade.web.ws.channel import State

Page = Literal["board", "seat", "host", "panel"]

TOPICS: dict[Page, frozenset[str] | None] = {
    "board": frozenset({"dice", "caption", "odds", "faults", "track", "sound"}),
    "seat": frozenset({"dice", "caption", "odds"}),
    "host": None,
    "panel": None,
}
"""Bulletins that a page gets; ``None`` means all, also topics nobody has thought of yet."""

_encode = msgspec.json.encode


class ClientRole(NamedTuple):
    """One kind of page; ``seat`` only for the page of a seat."""

    page: Page
    seat: int | None = None

    @property
    def who(self) -> Viewer:
        """As whom the page looks and acts. The panel looks as the board does, and acts through the simulated table."""
        if self.page == "seat" and self.seat is not None:
            return seat(self.seat)
        return HOST if self.page == "host" else TABLE

    def may_read(self, topic: str) -> bool:
        """Whether bulletins on ``topic`` are for this role."""
        topics = TOPICS[self.page]
        return topics is None or topic in topics


def state_of(view: TableView, race: State, bulletins: Mapping[str, Any], facts: Mapping[str, Any]) -> State:
    """The whole state of one role, from the table's view for it, the ``race`` (see :func:`race_state`), the bulletins
    it may read and the server's own ``facts`` for it. The game's view, its status and the bulletins are cut one level
    deeper, so that deltas stay small."""
    state: State = dict(race)
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("play", "status") and isinstance(value, Struct):
            fields = ((field, getattr(value, field)) for field in value.__struct_fields__)
            # The race has keys of its own.
            state |= {f"{name}.{field}": _encode(part) for field, part in fields if not isinstance(part, Race)}
        else:
            state[name] = _encode(value)
    state |= {f"bulletin.{topic}": _encode(body) for topic, body in bulletins.items()}
    state |= {name: _encode(value) for name, value in facts.items()}
    return state


def race_state(race: Race | None) -> State:
    """The race, the same for every role. What moves stands apart from what stays as it is through a race."""
    if race is None:
        return {"race": b"null"}
    state = {f"race.{field}": _encode(getattr(race, field)) for field in race.__struct_fields__ if field != "lanes"}
    lanes = [{f: getattr(lane, f) for f in lane.__struct_fields__ if f != "position"} for lane in race.lanes]
    return {**state, "race.lanes": _encode(lanes), "race.positions": _encode([lane.position for lane in race.lanes])}


def news_of(update: Update) -> dict[str, Any]:
    """What just happened, as the board may know it: the table has blanked every hidden fact."""
    rolled = update.kind == "play" and isinstance(update.action, Roll)
    return {"entry": update.entry, "kind": update.kind, "rolled": rolled, "events": update.events}
