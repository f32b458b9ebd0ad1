"""Races and layouts to try the track with."""

from hypothesis import strategies as st

from postparade.rules.race import Lane, Line, Race
from postparade.track.layout.lanes import STRIPS, Layout, build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import LaneSettings, SeatLights, Stretch, TrackSettings
from postparade.track.timeline import Timeline, follow, opening

LENGTHS = {2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3}


def field_of_eleven(positions: dict[int, int] | None = None, **facts: object) -> Race:
    """Horses 2 to 12; ``positions`` of those that have moved; other facts as in ``Race``."""
    at = positions or {}
    lanes = tuple(Lane(horse, str(horse), "#1e50c8", LENGTHS[horse], at.get(horse, 0)) for horse in STRIPS)
    won = facts.pop("winner", None)
    if won is not None:
        facts |= {"finished": True, "winners": (won,)}
    return Race(lanes, **facts)  # type: ignore[arg-type]  # passed on as they are


def field_of_nine(positions: dict[int, int] | None = None, **facts: object) -> Race:
    """Nine horses over fifteen spaces, numbered by the lowest of their sums; the third one to reach the tenth space
    closes the betting."""
    at = positions or {}
    sums = ((2, 3), *((total,) for total in range(4, 11)), (11, 12))
    lanes = tuple(Lane(one[0], str(one[0]), "#1e50c8", 15, at.get(one[0], 0), sums=one) for one in sums)
    return Race(lanes, **{"running": True, "line": Line(10, 3), **facts})  # type: ignore[arg-type]  # passed on as they are


def duel(first: int, second: int, **facts: object) -> Race:
    """Two runners of a hundred steps, which no dice move."""
    lanes = tuple(Lane(number, "", "#1e50c8", 100, at) for number, at in ((1, first), (2, second)))
    return Race(lanes, **facts)  # type: ignore[arg-type]  # passed on as they are


@st.composite
def races(draw: st.DrawFn, most_lanes: int = 13) -> Race:
    """Any race: any lanes, lengths, positions, colours, sums; some scratched, perhaps a leader, winners, a red line."""
    numbers = draw(st.lists(st.integers(0, 30) | st.integers(2, 12), unique=True, max_size=most_lanes))
    lanes = []
    by_sums = draw(st.booleans())
    for number in numbers:
        length = draw(st.integers(1, 40) | st.just(100))
        position = draw(st.integers(0, length))
        colour = f"#{draw(st.integers(0, 0xFFFFFF)):06x}"
        sums = (number,) if by_sums else ()
        lanes.append(Lane(number, str(number), colour, length, position, draw(st.booleans()), sums=sums))
    someone = st.none() | st.sampled_from(numbers) if numbers else st.none()
    winners = draw(st.lists(st.sampled_from(numbers), unique=True, max_size=3).map(tuple)) if numbers else ()
    finished = bool(winners) or draw(st.booleans())
    line = draw(st.none() | st.builds(Line, st.integers(1, 40), st.integers(1, 4)))
    return Race(tuple(lanes), draw(someone), draw(st.booleans()), finished, winners, line)


statuses = st.builds(
    RaceStatus,
    race=st.none() | races(),
    turn=st.none() | st.integers(1, 12),
    waiting=st.booleans(),
    paid=st.lists(st.integers(1, 12), max_size=3).map(tuple),
    final=st.booleans(),
    trouble=st.booleans(),
    surged=st.lists(st.integers(2, 12), max_size=2).map(tuple),
    seconds=st.just(0.0) | st.floats(0.1, 3.0),
)


@st.composite
def timelines(draw: st.DrawFn, layout: Layout) -> Timeline:
    """Any evening: up to three statuses, one after the other in the first ten seconds."""
    timeline = opening(layout)
    for race_status in draw(st.lists(statuses, max_size=3)):
        timeline = follow(timeline, race_status, layout, draw(st.floats(0, 10)), draw(st.floats(0, 2)))
    return timeline


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Any possible layout: lanes in any order, with gaps, either way round, of any length, in pieces, spaces of several
    pixels, some seats with lights."""
    horses = draw(st.permutations(list(STRIPS)).flatmap(lambda p: st.integers(1, 11).map(lambda n: p[:n])))
    at = 0

    def pixels(count: int) -> dict[str, int | bool]:
        nonlocal at
        first = at + draw(st.integers(0, 3))
        at = first + count
        return {"first": first, "count": count, "reverse": draw(st.booleans())}

    lanes = []
    for horse in horses:
        space = draw(st.integers(1, 3))
        pieces = [pixels(space * draw(st.integers(1, 8))) for _ in range(draw(st.integers(1, 3)))]
        further = tuple(Stretch(**piece) for piece in pieces[1:])  # type: ignore[arg-type]  # first, count, reverse
        lanes.append(LaneSettings(horse=horse, space=space, further=further, **pieces[0]))  # type: ignore[arg-type]  # as above
    seats = tuple(SeatLights(seat=seat, **pixels(2)) for seat in draw(st.lists(st.integers(1, 12), max_size=2)))  # type: ignore[arg-type]  # as above
    return build_layout(
        TrackSettings(lanes=tuple(lanes), seats=seats, pixels=min(1024, at + draw(st.integers(0, 5))), cap_ma=60000)
    )
