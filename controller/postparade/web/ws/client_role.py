"""What each role may know. Everything that leaves for a page is put together here and nowhere else."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from postparade.core.faults import for_guests
from postparade.rules.actions import Roll
from postparade.rules.race import Race, photo_finish
from postparade.rules.viewer import HOST, TABLE, Viewer, seat
from postparade.table.messages import TableView, Update
from postparade.web.ws.role_channel import State

Page = Literal["board", "seat", "host", "panel"]

TOPICS: dict[Page, frozenset[str] | None] = {
    "board": frozenset(
        {
            "dice",
            "scene",
            "interlude",
            "evening",
            "attract",
            "hall",
            "watchers",
            "caption",
            "odds",
            "spectators",
            "faults",
            "track",
            "sound",
            "replay",
            "cheers",
            "fairness",
            "interruption",
            "race_night",
            "schedule",
            "countdown",
        }
    ),
    "seat": frozenset(
        {"dice", "scene", "evening", "caption", "odds", "fairness", "faults", "race_night", "schedule", "countdown"}
    ),
    "host": None,
    "panel": None,
}
"""Bulletins that a page gets; ``None`` means all, including topics still to be invented."""

COUNTERS = frozenset({"fps", "frames", "lost", "crc_errors", "repeated", "restarts", "reconnects", "estimated_ma"})
"""Figures of the track that change every second; guests are not told."""

HALL_SHOWN = 8
"""Evenings of the hall of fame that a board shows, the newest."""

GUESTS: frozenset[Page] = frozenset({"board", "seat"})
"""Pages that are open to others than the host."""

_encode = msgspec.json.encode


class ClientRole(NamedTuple):
    """One kind of page; ``seat`` only for the page of a seat."""

    page: Page
    seat: int | None = None

    @property
    def who(self) -> Viewer:
        """The viewer as whom the page looks and acts. The panel looks as the board does, and acts through the simulated
        table."""
        if self.page == "seat" and self.seat is not None:
            return seat(self.seat)
        return HOST if self.page == "host" else TABLE

    def may_read(self, topic: str) -> bool:
        """Whether bulletins on ``topic`` are for this role."""
        topics = TOPICS[self.page]
        return topics is None or topic in topics

    def told(self, topic: str, body: Mapping[str, Any]) -> Mapping[str, object]:
        """The bulletin ``body`` on ``topic`` as this role may read it: guests see no folders of this machine and no
        notes for the host, and a phone learns only which dice device has failed, so that whoever rolls knows what to
        do."""
        if topic == "hall" and self.page in GUESTS:
            return {"evenings": body["evenings"][-HALL_SHOWN:] if body["show"] else []}
        if topic == "evening" and self.page == "seat" and body["stage"] != "standings":
            # The board is what everybody looks at: phones tell nothing of the end before it is all told there.
            return {name: body[name] for name in ("stage", "entry")}
        if topic == "schedule" and self.page in GUESTS:
            return {name: value for name, value in body.items() if name != "refused"}
        if topic == "track" and self.page in GUESTS:
            return {name: value for name, value in body.items() if name not in COUNTERS}
        if topic != "faults" or self.page not in GUESTS:
            return body
        if self.page == "seat":
            known = ("room", "device", "severity")
            return {"list": [{name: one[name] for name in known} for one in body["list"] if one.get("room") == "dice"]}
        return {**body, "list": [for_guests(entry) for entry in body["list"] if entry.get("severity") != "note"]}


class Encoder:
    """Encodes frozen values as JSON, each of them once, however many roles get it. Serves one moment only, because it
    keeps everything it has encoded."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, bytes]] = {}

    def __call__(self, value: object) -> bytes:
        """``value`` as JSON."""
        known = self._known.get(id(value))
        if known is None:
            known = self._known[id(value)] = (value, _encode(value))
        return known[1]


def state_of(
    view: TableView,
    race: State,
    bulletins: State,
    facts: Mapping[str, object],
    encode: Callable[[object], bytes] = _encode,
) -> State:
    """The whole state of one role, from the table's view for it, the ``race`` (see :func:`race_state`), the bulletins
    it may read (under their names in the state), and the server's own ``facts`` for it. The game's view, its status and
    the bulletins are split one level deeper, so that deltas stay small."""
    state: State = dict(race)
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name in ("play", "status") and isinstance(value, Struct):
            fields = ((field, getattr(value, field)) for field in value.__struct_fields__)
            # The race has keys of its own.
            state |= {f"{name}.{field}": encode(part) for field, part in fields if not isinstance(part, Race)}
        else:
            state[name] = encode(value)
    state |= bulletins
    state |= {name: encode(value) for name, value in facts.items()}
    return state


def race_state(race: Race | None) -> State:
    """The race, the same for every role, and whether its finish calls for a photograph. What changes during a race is
    kept apart from what does not."""
    if race is None:
        return {"race": b"null"}
    state = {f"race.{field}": _encode(getattr(race, field)) for field in race.__struct_fields__ if field != "lanes"}
    lanes = [{f: getattr(lane, f) for f in lane.__struct_fields__ if f != "position"} for lane in race.lanes]
    return {
        **state,
        "race.photo_finish": _encode(photo_finish(race)),
        "race.lanes": _encode(lanes),
        "race.positions": _encode([lane.position for lane in race.lanes]),
    }


def news_of(update: Update) -> dict[str, object]:
    """What just happened, as the board may know it: the table has blanked everything hidden."""
    rolled = update.kind == "play" and isinstance(update.action, Roll)
    events = update.events
    return {"entry": update.entry, "kind": update.kind, "rolled": rolled, "events": events, "latest": len(events)}


def all_news(before: dict[str, Any], now: dict[str, Any]) -> dict[str, object]:
    """What has happened since a role was last told: everything of ``before`` and then of ``now``, under the entry of
    ``now``, to which the last ``latest`` events belong."""
    rolled = before["rolled"] or now["rolled"]
    return {**now, "rolled": rolled, "events": (*before["events"], *now["events"])}
