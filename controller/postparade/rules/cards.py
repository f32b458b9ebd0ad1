"""The 44 cards of the dice races: four of each rank 2 to 12 (jack 11, queen 12), counted by rank.

A hand is a tuple of eleven counts, index 0 for rank 2. Suits never matter in these games.
"""

from collections.abc import Mapping, Sequence
from typing import Any

RANKS = tuple(range(2, 13))
COPIES = 4
DECK = tuple(rank for rank in RANKS for _ in range(COPIES))

Hand = tuple[int, ...]
EMPTY_HAND: Hand = (0,) * len(RANKS)


def is_full_deck(deck: Any) -> bool:
    """Whether ``deck`` holds exactly the 44 cards, in any order."""
    return isinstance(deck, Sequence) and set(map(type, deck)) == {int} and tuple(sorted(deck)) == DECK


def deal_out(deck: Sequence[int], seats: Sequence[int], first: int) -> dict[int, Hand]:
    """Deal every card of ``deck`` one at a time, clockwise, the first card to seat ``first``."""
    start, players = seats.index(first), len(seats)
    piles = {seat: deck[(at - start) % players :: players] for at, seat in enumerate(seats)}
    return {seat: tuple(map(pile.count, RANKS)) for seat, pile in piles.items()}


def count_hands(hands: Any, seats: Sequence[int], *, partial: bool, each: int | None = None) -> dict[int, Hand] | str:
    """The counted hands of all ``seats``, or the reason, in words, why they are impossible.

    With ``partial`` fewer than 44 cards may be known; seats left out hold none. With ``each``, every seat was dealt so
    many. Seats may be text, as in JSON.
    """
    counted = {seat: [0] * len(RANKS) for seat in seats}
    if not isinstance(hands, Mapping):
        return "they do not name the seats"
    for key, cards in hands.items():
        seat = int(key) if isinstance(key, str) and key.isdecimal() else key
        if seat not in counted:
            return f"seat {seat} does not take part"
        if not isinstance(cards, Sequence):
            return f"seat {seat} has no list of cards"
        for card in cards:
            if type(card) is not int or card not in RANKS:
                return f"{card!r} is not a rank from 2 to 12"
            counted[seat][card - 2] += 1
    totals = [sum(hand[index] for hand in counted.values()) for index in range(len(RANKS))]
    for rank, total in zip(RANKS, totals, strict=True):
        if total > COPIES:
            return f"there are {total} cards of rank {rank}"
    uneven = next((seat for seat, hand in counted.items() if each not in (None, sum(hand))), None)
    if not partial and uneven is not None:
        return f"seat {uneven} has {sum(counted[uneven])} cards instead of {each}"
    if not partial and each is None and sum(totals) != len(DECK):
        return f"{sum(totals)} cards instead of {len(DECK)}"
    return {seat: tuple(hand) for seat, hand in counted.items()}


def as_ranks(hand: Hand) -> tuple[int, ...]:
    """The hand as sorted ranks, one entry a card."""
    return tuple(rank for rank, count in zip(RANKS, hand, strict=True) for _ in range(count))


def without_rank(hand: Hand, rank: int) -> Hand:
    """The hand after its cards of ``rank`` have been discarded."""
    return (*hand[: rank - 2], 0, *hand[rank - 1 :])
