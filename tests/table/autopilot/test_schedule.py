"""A schedule knows when its nights open and close, and what nobody could play."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.rules.registry import GAMES
from postparade.table.autopilot.schedule import (
    Item,
    Schedule,
    begins_at,
    check,
    closing_after,
    counts,
    fitting,
    is_day,
    night_of,
    night_on,
)

PUB = Schedule((Item("quarter-horse"),), "Pub", opens="20:00", closes="01:30", zone="Europe/Berlin", days=(4, 5))


def wall(text: str, zone: int = 1) -> float:
    """Seconds since 1970 of a time in Berlin, which is so many hours ahead of Greenwich."""
    return (datetime.fromisoformat(text).replace(tzinfo=UTC) - timedelta(hours=zone)).timestamp()


def test_a_night_closes_on_the_morning_after() -> None:
    night = night_of(PUB, wall("2026-11-26T20:00"))
    assert (night.date, night.opens, night.closes) == (
        "2026-11-26",
        wall("2026-11-26T20:00"),
        wall("2026-11-27T01:30"),
    )


@pytest.mark.parametrize(
    ("now", "date", "is_open"),
    [
        ("2026-11-26T19:59:59", "2026-11-26", False),
        ("2026-11-26T20:00:00", "2026-11-26", True),
        ("2026-11-26T23:59:59", "2026-11-26", True),
        ("2026-11-27T00:00:00", "2026-11-26", True),
        ("2026-11-27T01:29:59", "2026-11-26", True),
        ("2026-11-27T01:30:00", "2026-11-27", False),
    ],
)
def test_after_midnight_it_is_still_the_night_before_until_closing_time(now: str, date: str, is_open: bool) -> None:
    night = night_of(PUB, wall(now))
    assert (night.date, night.open_at(wall(now))) == (date, is_open)


def test_only_on_its_days_a_night_begins_by_itself() -> None:
    assert is_day(PUB, night_of(PUB, wall("2026-11-26T20:00")))  # a Thursday
    assert is_day(PUB, night_of(PUB, wall("2026-11-28T01:00")))  # the night of Friday
    assert not is_day(PUB, night_of(PUB, wall("2026-11-28T20:00")))


def test_the_next_night_that_begins_by_itself_is_known() -> None:
    assert begins_at(PUB, wall("2026-11-26T12:00")) == wall("2026-11-26T20:00")
    assert begins_at(PUB, wall("2026-11-26T20:00")) == wall("2026-11-27T20:00")
    assert begins_at(PUB, wall("2026-11-28T12:00")) == wall("2026-12-03T20:00")
    assert begins_at(msgspec.structs.replace(PUB, days=()), wall("2026-11-28T12:00")) == 0


@pytest.mark.parametrize(
    ("closes", "day", "expected"),
    [
        # On 29 March 2026 the clocks go from 02:00 to 03:00, on 25 October from 03:00 back to 02:00.
        ("01:30", "2026-03-28", wall("2026-03-29T01:30", 1)),
        ("02:30", "2026-03-28", wall("2026-03-29T03:30", 2)),
        ("03:30", "2026-03-28", wall("2026-03-29T03:30", 2)),
        ("02:30", "2026-10-24", wall("2026-10-25T02:30", 2)),
        ("03:30", "2026-10-24", wall("2026-10-25T03:30", 1)),
    ],
)
def test_a_night_in_which_the_clocks_change_closes_at_the_time_that_is_shown(
    closes: str, day: str, expected: float
) -> None:
    schedule = msgspec.structs.replace(PUB, closes=closes)
    assert night_on(schedule, datetime.fromisoformat(day).date()).closes == expected


@given(
    st.floats(wall("2026-01-01T00:00"), wall("2027-12-31T00:00")),
    st.times().map(lambda at: f"{at:%H:%M}"),
    st.times().map(lambda at: f"{at:%H:%M}"),
    st.sampled_from(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"]),
)
@settings(max_examples=200, deadline=None)
def test_whatever_the_hours_a_night_ends_after_it_begins_and_lasts_a_day_at_most(
    now: float, opens: str, closes: str, zone: str
) -> None:
    schedule = msgspec.structs.replace(PUB, opens=opens, closes=closes, zone=zone)
    night = night_of(schedule, now)
    assert -3600 <= night.closes - night.opens <= 25 * 3600
    assert 0 < closing_after(schedule, now) - now <= 49 * 3600
    if night.open_at(now):
        assert night.opens <= now < night.closes
        # As long as it is open, everybody agrees on which night it is.
        assert night_of(schedule, night.opens).date == night.date
        assert closing_after(schedule, now) <= night.closes


def test_what_nobody_could_play_is_refused_with_the_reason() -> None:
    def code(**changes: object) -> str | None:
        refusal = check(msgspec.structs.replace(PUB, **changes))
        return None if refusal is None else refusal.code

    assert code() is None
    assert code(items=(Item("chess"),)) == "unknown_game"
    assert code(zone="Europe/Atlantis") == "unknown_time_zone"
    assert code(zone="../../etc/passwd") == "unknown_time_zone"
    assert code(opens="") == "no_opening_time"
    assert code(items=(Item("quarter-horse", options={"chips": -5}),)) == "bad_setup"
    assert code(items=(Item("quarter-horse", options={"seats": [1]}),)) == "bad_setup"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_played_by_as_many_as_it_says(game: str) -> None:
    assert counts(Item(game)) == GAMES[game].offer().seat_counts


def test_guests_are_missing_or_too_many() -> None:
    item = Item("bettor-horse")
    least, most = min(counts(item)), max(counts(item))
    assert fitting(item, 0, 1) == least
    assert fitting(item, 0, least + 1) == min(count for count in counts(item) if count > least)
    assert fitting(item, most, 1) == most
    assert fitting(item, most + 1, 1) is None
    assert counts(Item("a game that was installed once")) == ()
