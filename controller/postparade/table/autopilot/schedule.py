"""A schedule: what a venue plays on an evening, in which order, and between which hours. Pure."""

from collections.abc import Mapping
from datetime import date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Meta, Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.contract import AnyGame, Options
from postparade.rules.registry import GAMES, game_named

SEATS = 12
"""As many as the table has."""
MOST_ITEMS = 20
DAY_SECONDS = 24 * 3600

TimeOfDay = Annotated[str, Meta(pattern=r"^(?:(?:[01][0-9]|2[0-3]):[0-5][0-9])?$")]
"""``HH:MM`` on the clock of the venue; empty for none."""
Zone = Annotated[str, Meta(max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=720)]
Weekday = Annotated[int, Meta(ge=1, le=7)]
"""1 is Monday, as in ISO 8601."""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """One game of an evening: so many ``races`` (0: until the game is over), or as many as begin within ``minutes`` (0:
    no limit), with these ``options``, and a break of ``pause`` minutes after it."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    races: Annotated[int, Meta(ge=0, le=99)] = 3
    minutes: Minutes = 0
    options: Options = {}
    pause: Annotated[int, Meta(ge=0, le=180)] = 10


class Schedule(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening.

    ``opens`` and ``closes`` are times of day in ``zone`` (empty: that of the machine); a closing time that is not later
    than the opening time is that of the next day. On ``days`` the evening begins by itself when the venue opens.
    ``between`` are the seconds from one race to the next. A race needs ``least`` guests, or as many as its game does if
    those are more. An item for which there are not enough guests is left out after ``patience`` minutes (0: never).
    ``fill``: the table plays for so many seats that guests leave empty, as long as one guest sits there. ``again``:
    after the last item comes the first, until closing time.
    """

    items: Annotated[tuple[Item, ...], Meta(min_length=1, max_length=MOST_ITEMS)]
    name: Annotated[str, Meta(max_length=40)] = ""
    opens: TimeOfDay = ""
    closes: TimeOfDay = ""
    zone: Zone = ""
    days: Annotated[tuple[Weekday, ...], Meta(max_length=7)] = ()
    between: Annotated[int, Meta(ge=20, le=3600)] = 120
    least: Annotated[int, Meta(ge=1, le=SEATS)] = 2
    patience: Annotated[int, Meta(ge=0, le=180)] = 15
    fill: Annotated[int, Meta(ge=0, le=SEATS)] = 0
    again: bool = False


class Night(Struct, frozen=True):
    """One evening by the calendar: the ``date`` on which it begins (ISO 8601), and when it opens and closes, in seconds
    since 1970; 0 where the schedule does not say."""

    date: str
    opens: float
    closes: float

    def open_at(self, wall: float) -> bool:
        """Whether the venue is open at ``wall``, as far as it says when it opens."""
        return bool(self.opens) and self.opens <= wall < (self.closes or self.opens + DAY_SECONDS)


def check(schedule: Schedule) -> Refusal | None:
    """Why nobody could play by ``schedule``: an unknown game or time zone, or options that a game refuses."""
    if schedule.zone and _zone(schedule.zone) is None:
        return refuse("unknown_time_zone", zone=schedule.zone)
    if schedule.days and not schedule.opens:
        return refuse("no_opening_time")
    for item in schedule.items:
        game = game_named(item.game)
        if isinstance(game, Refusal):
            return game
        if "seats" in item.options:
            return refuse("bad_setup", why="the seats that take part do not belong among the options")
        if not counts(item):
            tried = (set_up(game, item.options, count) for count in game.seat_counts)
            return next(one for one in tried if isinstance(one, Refusal))
    return None


def counts(item: Item) -> tuple[int, ...]:
    """How many may play ``item``, with its options; nobody where its game is not installed here."""
    return _counts(item.game, msgspec.json.encode(item.options))


@cache
def _counts(name: str, options: bytes) -> tuple[int, ...]:
    game = GAMES.get(name)
    if game is None:
        return ()
    decoded = msgspec.json.decode(options)
    return tuple(count for count in range(1, SEATS + 1) if not isinstance(set_up(game, decoded, count), Refusal))


def set_up(game: AnyGame, options: Mapping[str, object], count: int) -> Struct | Refusal:
    """The setup of ``game`` for the first ``count`` seats, or ``bad_setup`` and what else the game refuses."""
    try:
        setup: Struct = msgspec.convert(
            {**options, "seats": tuple(range(1, count + 1))}, game.setup_type, str_keys=True
        )
    except msgspec.ValidationError as error:
        return refuse("bad_setup", why=str(error).rstrip("."))
    state = game.new(setup)
    return state if isinstance(state, Refusal) else setup


def fitting(item: Item, seated: int, least: int) -> int | None:
    """How many have to sit at the table for ``item``: as many as do if that is right, else more; ``None`` where too
    many sit there already."""
    return min((count for count in counts(item) if count >= max(seated, least)), default=None)


def night_of(schedule: Schedule, wall: float) -> Night:
    """The night to which ``wall`` (seconds since 1970) belongs: that of the day before as long as the venue has not
    closed since, else that of today."""
    today = _local(schedule, wall).date()
    before = night_on(schedule, today - timedelta(days=1))
    return before if before.closes and before.open_at(wall) else night_on(schedule, today)


def night_on(schedule: Schedule, day: date) -> Night:
    """The night that begins on ``day``. A time that the clocks skip in spring is as many minutes later; one that they
    show twice in autumn is meant the first time."""
    opens = 0.0 if not schedule.opens else _moment(schedule, day, schedule.opens)
    if not schedule.closes:
        return Night(day.isoformat(), opens, 0.0)
    late = schedule.closes <= (schedule.opens or "12:00")
    return Night(day.isoformat(), opens, _moment(schedule, day + timedelta(days=late), schedule.closes))


def closing_after(schedule: Schedule, wall: float) -> float:
    """The next closing time after ``wall``, in seconds since 1970; 0 where there is none."""
    if not schedule.closes:
        return 0.0
    today = _local(schedule, wall).date()
    times = (_moment(schedule, today + timedelta(days=days), schedule.closes) for days in range(3))
    return next(at for at in times if at > wall)


def begins_at(schedule: Schedule, wall: float) -> float:
    """When the next night of ``schedule`` begins by itself, in seconds since 1970; 0 where none does."""
    if not schedule.days or not schedule.opens:
        return 0.0
    today = _local(schedule, wall).date()
    days = (today + timedelta(days=days) for days in range(8))
    return next(
        at for day in days if day.isoweekday() in schedule.days and (at := night_on(schedule, day).opens) > wall
    )


def is_day(schedule: Schedule, night: Night) -> bool:
    """Whether ``night`` is one that begins by itself."""
    return date.fromisoformat(night.date).isoweekday() in schedule.days


@cache
def _zone(name: str) -> tzinfo | None:
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return None


def _local(schedule: Schedule, wall: float) -> datetime:
    zone = _zone(schedule.zone) if schedule.zone else None
    return datetime.fromtimestamp(wall, zone) if zone else datetime.fromtimestamp(wall).astimezone()


def _moment(schedule: Schedule, day: date, at: str) -> float:
    # Without a zone, the rules of the machine's own hold.
    zone = _zone(schedule.zone) if schedule.zone else None
    return datetime.combine(day, time.fromisoformat(at), zone).timestamp()
