"""Races and layouts to try the track with."""

from hypothesis import strategies as st

from postparade.games.race import Lane, Race
from postparade.track.layout import HORSES, Layout, build_layout
from postparade.track.settings import LaneSettings, TrackSettings

LENGTHS = {2: 3, 3: 6, 4: 8, 5: 11, 6: 14, 7: 17, 8: 14, 9: 11, 10: 8, 11: 6, 12: 3}


def field_of_eleven(positions: dict[int, int] | None = None, **facts: object) -> Race:
    """Horses 2 to 12; ``positions`` of those that have moved; other facts as in ``Race``."""
    at = positions or {}
    lanes = tuple(Lane(horse, str(horse), "#1e50c8", LENGTHS[horse], at.get(horse, 0)) for horse in HORSES)
    return Race(lanes, **facts)  # type: ignore[arg-type]  # passed on as they are


@st.composite
def races(draw: st.DrawFn, most_lanes: int = 13) -> Race:
    """Any race: any lanes, lengths, places, colours; some scratched, perhaps a leader and a winner."""
    numbers = draw(st.lists(st.integers(0, 30) | st.integers(2, 12), unique=True, max_size=most_lanes))
    lanes = []
    for number in numbers:
        length = draw(st.integers(1, 40))
        position = draw(st.integers(0, length))
        colour = f"#{draw(st.integers(0, 0xFFFFFF)):06x}"
        lanes.append(Lane(number, str(number), colour, length, position, draw(st.booleans())))
    someone = st.none() | st.sampled_from(numbers) if numbers else st.none()
    return Race(tuple(lanes), leader=draw(someone), running=draw(st.booleans()), winner=draw(someone))


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    """Any possible layout: lanes in any order, with gaps, either way round, of any length."""
    horses = draw(st.permutations(list(HORSES)).flatmap(lambda p: st.integers(1, 11).map(lambda n: p[:n])))
    lanes, at = [], 0
    for horse in horses:
        at += draw(st.integers(0, 5))
        count = draw(st.integers(1, 40))
        lanes.append(LaneSettings(horse=horse, first=at, count=count, reverse=draw(st.booleans())))
        at += count
    return build_layout(TrackSettings(lanes=tuple(lanes), pixels=at + draw(st.integers(0, 5))))
