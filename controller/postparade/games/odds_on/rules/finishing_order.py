"""Ratings and the order in which they bring the horses in."""

from collections.abc import Iterable

from postparade.games.odds_on.rules.cards import HORSES, JOCKEYS, LIKES_GOING, LIKES_TRACK, SPECIALS, Going
from postparade.games.odds_on.rules.events import Runner
from postparade.games.odds_on.rules.payout import points
from postparade.games.odds_on.rules.state import Gate, Parts, State

PARTS = ("horse", "jockey", "track", "going", "specials")
"""What a rating is the sum of, in the order of :data:`Parts`."""


def rating_parts(
    horse: str, jockey: str, specials: Iterable[str], track: str, going: Going, dislike_penalty: int
) -> Parts:
    """The parts of the rating of ``horse`` under ``jockey`` on the course ``track`` (rules, section 8)."""
    card = HORSES[horse]
    course = LIKES_TRACK if card.likes_track == track else -dislike_penalty if card.dislikes_track == track else 0
    ground = LIKES_GOING if card.likes_going == going else 0
    return card.value, JOCKEYS[jockey].value, course, ground, sum(SPECIALS[special].amount for special in specials)


def places(ratings: dict[int, int]) -> tuple[tuple[int, ...], ...]:
    """The lanes by place, best rating first; equal ratings share a place."""
    return tuple(
        tuple(lane for lane, rating in ratings.items() if rating == best)
        for best in sorted(set(ratings.values()), reverse=True)
    )


def parts_of(state: State, gate: Gate) -> Parts:
    """The parts of the rating of the runner of ``gate`` as things stand; zeros for one that is still to be entered."""
    if state.printed:
        return gate.entry.parts if gate.entry is not None else (0, 0, 0, 0, 0)
    assert state.track is not None
    return rating_parts(gate.horse, gate.jockey, gate.specials, state.track, state.going, state.dislike_penalty)


def come_in(state: State) -> tuple[tuple[tuple[int, ...], ...], tuple[Runner, ...]]:
    """The lanes by place, and how every runner came in."""
    gates = state.gates
    parts = {gate.number: parts_of(state, gate) for gate in gates}
    ranks = places({gate.number: sum(parts[gate.number]) for gate in gates if not gate.withdrawn})
    place_of = {lane: place for place, lanes in enumerate(ranks, 1) for lane in lanes}
    runner_up = state.runner_up_after_dead_heat or len(ranks[0]) == 1
    runners = tuple(
        Runner(
            gate=gate.number,
            horse=gate.horse,
            jockey=gate.jockey,
            price=gate.price,
            owner=gate.owner,
            withdrawn=gate.withdrawn,
            parts=parts[gate.number],
            rating=None if gate.withdrawn else sum(parts[gate.number]),
            rank=place_of.get(gate.number),
            points=points(gate, place_of.get(gate.number, 0), runner_up=runner_up),
        )
        for gate in gates
    )
    return ranks, runners
