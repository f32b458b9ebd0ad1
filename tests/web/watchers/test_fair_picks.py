"""Two hundred without a seat pick at the last moment, half of them farther away: the off is as far away for all."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE
from postparade.table.commands.lots import LONGEST
from postparade.table.messages import OpenGame
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.watchers.picks import SERVED, Picks
from tests.table.players import company, dice_for
from tests.web.server_fixture import serving

NAMES = ("Ann", "Bob", "Cleo")
COUNT = 200
OFF = 0.2
"""Seconds from the first last-moment pick to the off."""
FAIR = 3.84
"""Chi-square of two kinds of guests that are treated alike stays below in 95 of 100 cases."""


def chi_square(taken: Counter[str], asked: Counter[str]) -> float:
    """Of how many picks of each kind were taken."""
    share = taken.total() / asked.total()
    late = {kind: asked[kind] - taken[kind] for kind in asked}
    return sum((taken[kind] - asked[kind] * share) ** 2 / (asked[kind] * share) for kind in asked) + sum(
        (late[kind] - asked[kind] * (1 - share)) ** 2 / (asked[kind] * (1 - share)) for kind in asked
    )


async def last_moment(folder: Path, distance: float, *, known: bool) -> tuple[Counter[str], Counter[str]]:
    """Everybody taps once while the race goes off, by what they see on their phone: how many of near and far were
    taken, and how many tapped. The distance is known with an error of 3 ms, or not at all."""
    rng, taken, asked = random.Random(3), Counter[str](), Counter[str]()
    async with company(folder, NAMES, "quarter-horse") as guests:
        picks = Picks(guests.table, StatusBoard(), folder, guests.clock)
        for at in range(COUNT):
            await picks.enter(f"{at:064x}", f"Guest {at}")
        await guests.do(Deal())
        for cost in (5, 6, 8):
            await guests.roll(cost)
        taps = [(OFF, -1, 0.0)]
        for at in range(0, COUNT, 2):
            # A near and a far phone tap in the same moment of what they see: the far one sees the table as it was half
            # its distance ago, and is heard half its distance later.
            seen = rng.uniform(0, 2 * OFF)
            taps += [(seen, at, 0.0), (seen + distance, at + 1, distance)]
        start = guests.clock.now()
        for when, at, away in sorted(taps):
            await guests.clock.advance(max(0.0, start + when - guests.clock.now()))
            if at < 0:
                await guests.roll(9, 7)
                continue
            kind = "far" if at % 2 else "near"
            asked[kind] += 1
            heard = max(0.0, away + rng.uniform(-0.003, 0.003)) if known else 0.0
            answer = await picks.pick(f"{at:064x}", 7, heard)
            taken[kind] += not isinstance(answer, Refusal)
        kept = sum(one.pick is not None for one in picks._kept.watchers.values())
        assert kept == taken.total(), "every pick that was taken is kept, and no other"
        await picks.close()
    return taken, asked


@pytest.mark.parametrize("distance", [0.0, 0.02, 0.08])
async def test_near_and_far_have_equal_chances_to_pick_at_the_last_moment(tmp_path: Path, distance: float) -> None:
    taken, asked = await last_moment(tmp_path, distance, known=True)
    assert chi_square(taken, asked) < FAIR, (taken, asked)
    assert sum(asked.values()) == COUNT
    assert 0.3 < taken.total() / asked.total() < 0.7, "the race went off in the middle of it"


async def test_where_distances_are_not_measured_far_picks_come_too_late(tmp_path: Path) -> None:
    taken, asked = await last_moment(tmp_path, 0.08, known=False)
    assert taken["far"] < taken["near"]
    assert chi_square(taken, asked) > FAIR


async def test_a_pick_that_was_sent_after_the_off_could_be_known_is_late(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = Picks(guests.table, StatusBoard(), tmp_path, guests.clock)
        for at in range(3):
            await picks.enter(f"{at:064x}", f"Guest {at}")
        await guests.do(Deal())
        await guests.roll(5, 6, 8, 9)
        assert isinstance(await picks.pick(f"{0:064x}", 7, 0.0), Refusal), "next door it is known"
        await guests.clock.advance(0.081)
        assert isinstance(await picks.pick(f"{1:064x}", 7, 0.08), Refusal)
        assert not isinstance(await picks.pick(f"{2:064x}", 7, 0.1), Refusal)
        await guests.clock.advance(LONGEST)
        assert isinstance(await picks.pick(f"{2:064x}", 12, 30.0), Refusal), "nobody is farther away than the farthest"
        await picks.close()


async def test_a_pick_that_arrived_before_the_off_counts_however_many_are_served_before_it(tmp_path: Path) -> None:
    async with company(tmp_path, NAMES, "quarter-horse") as guests:
        picks = Picks(guests.table, StatusBoard(), tmp_path, guests.clock)
        for at in range(3):
            await picks.enter(f"{at:064x}", f"Guest {at}")
        await guests.do(Deal())
        before = guests.clock.now()
        await guests.clock.advance(0.01)
        await guests.roll(5, 6, 8, 9)
        off = guests.clock.now()
        await guests.clock.advance(0.5)
        assert not isinstance(await picks.pick(f"{0:064x}", 7, came=before), Refusal)
        assert isinstance(await picks.pick(f"{1:064x}", 7, came=off + 0.01), Refusal)
        assert not isinstance(await picks.pick(f"{2:064x}", 7, 0.08, came=off + 0.01), Refusal)
        await guests.clock.advance(SERVED)
        assert isinstance(await picks.pick(f"{1:064x}", 7, came=off - SERVED - 0.01), Refusal), "who dawdles is late"
        await picks.close()


async def test_a_request_arrives_with_its_last_byte(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann", "Bob")
        phone = fixture.client("127.0.1.1")
        assert (await phone.post("/watch", {"t": "enter", "code": fixture.code, "name": "Eve"}))[0] == 200
        await fixture.act(OpenGame("quarter-horse"))
        await fixture.act(Deal())
        body = b'{"t": "pick", "lane": 7}'
        head = (
            f"POST /watch HTTP/1.1\r\nHost: {phone.base[7:]}\r\nOrigin: {phone.base}\r\n"
            f"Cookie: {phone.cookie('/watch')}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", fixture.server.port)
        writer.write(head.encode() + body[:5])
        await writer.drain()
        await asyncio.sleep(0.05)
        for horse in (5, 6, 8, 9):
            await fixture.clock.advance(0.1)
            await fixture.act(Roll(dice_for(horse)), DICE)
        await fixture.clock.advance(0.1)
        writer.write(body[5:])
        answer = await reader.read(4096)
        assert b"picks_closed" in answer, answer
        writer.close()
