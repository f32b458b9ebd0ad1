"""How a race that ratings have decided is run: part by part, each adding to the order before it."""

from collections.abc import Iterator, Sequence

from postparade.games.odds_on.rules.events import Part, Runner, Running

COURSE = 100
"""Length of the course; positions are percent of it."""
BEHIND = 0.06
"""Share of the course that one point of rating is worth at the line (rules, section 12)."""
LAST = 0.25
"""Every horse that runs gets at least this share of the course behind it."""
FORM_SECONDS, PART_SECONDS, LINE_SECONDS = 3.0, 2.0, 3.0
FORM_SHARE, BEFORE_LINE, ROOM = 0.3, 0.8, 0.15
"""Shares of the course that the leader has run after the first part and after the last one before the line, and by how
much a horse that falls back later may exceed the leader's share on the way to its own end."""


def run(runners: Sequence[Runner]) -> Iterator[Running]:
    """The parts of the race in order, in 6 to 12 seconds together; parts that add nothing for anybody are left out.

    Withdrawn horses stay at the gate. Nobody runs backwards, and the last part brings everybody to the exact end
    position: the winners to the end of the course, the others 6 % of it shorter for each point of rating less.
    """
    going = [runner for runner in runners if not runner.withdrawn]
    ends = end_positions({runner.gate: sum(runner.parts) for runner in going})
    shares = list(_shares(going))
    at, ratings = dict.fromkeys(ends, 0), dict.fromkeys(ends, 0)
    for number, (part, share) in enumerate(shares):
        ratings = {lane: rating + share[lane] for lane, rating in ratings.items()}
        gone = FORM_SHARE + (BEFORE_LINE - FORM_SHARE) * number / max(len(shares) - 1, 1)
        reached = end_positions(ratings)
        at = {lane: max(at[lane], round(min(reached[lane] * gone, ends[lane] * (gone + ROOM)))) for lane in ends}
        yield Running(part, at, share, FORM_SECONDS if part == "form" else PART_SECONDS)
    yield Running("line", ends, ratings, LINE_SECONDS)


def end_positions(ratings: dict[int, int]) -> dict[int, int]:
    """Where horses with these ratings stand when the best of them is at the line."""
    best = max(ratings.values())
    return {lane: round(COURSE * min(max(1 - BEHIND * (best - rating), LAST), 1)) for lane, rating in ratings.items()}


def _shares(runners: Sequence[Runner]) -> Iterator[tuple[Part, dict[int, int]]]:
    yield "form", {runner.gate: runner.parts[0] + runner.parts[1] for runner in runners}
    named: tuple[tuple[Part, int], ...] = (("track", 2), ("going", 3), ("specials", 4))
    for part, index in named:
        share = {runner.gate: runner.parts[index] for runner in runners}
        if any(share.values()):
            yield part, share
