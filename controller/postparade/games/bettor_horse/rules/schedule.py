"""Who races whom, in which order, with how many cards (rules, sections 4 and 7)."""

from functools import cache
from typing import Literal, NamedTuple

Kind = Literal["normal", "final", "final-1", "final-2", "pool-race", "sudden-death"]

DUELS: frozenset[Kind] = frozenset(("pool-race", "sudden-death"))
"""Rounds beside the schedule, after which no card that was raced changes its place."""

FULL_CYCLES = 3
ROUNDS_OF_TWO = 7
CARDS = 3


class Slot(NamedTuple):
    """One round: its kind, the places (from 0) of the two seats, first-named first, and cards a seat."""

    kind: Kind
    first: int
    second: int
    cards: int


def pool_pairs(seats: int) -> tuple[tuple[int, int], ...]:
    """House rule: the places (from 0) of the pairs that race for the pool, in order. Every seat races once, against the
    same neighbour as in the first part of the final."""
    return tuple((at, at + 1) for at in range(0, seats, 2))


@cache
def schedule(seats: int) -> tuple[Slot, ...]:
    """All rounds for ``seats`` players (2, 4, 6 or 8), without races for the pool and sudden death."""
    if seats == 2:
        return (*(Slot("normal", 0, 1, CARDS),) * ROUNDS_OF_TWO, Slot("final", 0, 1, 1))
    cycle = tuple(Slot("normal", at, (at + 1) % seats, CARDS) for at in range(seats))
    half = cycle[1::2]
    opposite = seats // 2
    return (
        *cycle * FULL_CYCLES,
        *half,
        *(Slot("final-1", first, second, 1) for first, second in pool_pairs(seats)),
        *(Slot("final-2", at, at + opposite, 1) for at in range(opposite)),
    )
