"""Cards of the dice races, counted by rank: a card is good for the horse of its rank.

A hand is a tuple of counts, in the order of the ranks. Suits never matter in these games.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from postparade.rules.dice import TWO_SIXES

Hand = tuple[int, ...]
"""How many cards of each rank somebody holds."""


class Deck(Struct, frozen=True, dict=True):
    """``copies`` cards of each of the ``ranks``."""

    ranks: tuple[int, ...]
    copies: int = 4

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The rank of every card, in order."""
        return tuple(rank for rank in self.ranks for _ in range(self.copies))

    @property
    def empty_hand(self) -> Hand:
        """The hand of somebody who holds no card."""
        return (0,) * len(self.ranks)

    @property
    def details(self) -> dict[str, int]:
        """What a refusal says of the deck."""
        return {
            "cards": len(self.cards),
            "lowest": self.ranks[0],
            "highest": self.ranks[-1],
            "copies": self.copies,
        }

    def is_full(self, deck: object) -> bool:
        """Whether ``deck`` holds exactly these cards, in any order."""
        return isinstance(deck, Sequence) and set(map(type, deck)) == {int} and tuple(sorted(deck)) == self.cards

    def deal_out(self, deck: Sequence[int], seats: Sequence[int], first: int) -> dict[int, Hand]:
        """Deal every card of ``deck`` one at a time, clockwise, the first card to seat ``first``."""
        start, players = seats.index(first), len(seats)
        piles = {seat: deck[(at - start) % players :: players] for at, seat in enumerate(seats)}
        return {seat: tuple(map(pile.count, self.ranks)) for seat, pile in piles.items()}

    def count_hands(
        self, hands: object, seats: Sequence[int], *, partial: bool, each: int | None = None
    ) -> dict[int, Hand] | str:
        """The counted hands of all ``seats``, or the reason, in words, why they are impossible.

        With ``partial`` fewer cards than all may be known; seats left out hold none. With ``each``, every seat was
        dealt so many. Seats may be text, as in JSON.
        """
        counted = {seat: [0] * len(self.ranks) for seat in seats}
        if not isinstance(hands, Mapping):
            return "they do not name the seats"
        for key, cards in hands.items():
            seat = int(key) if isinstance(key, str) and key.isdecimal() else key
            if seat not in counted:
                return f"seat {seat} does not take part"
            if not isinstance(cards, Sequence):
                return f"seat {seat} has no list of cards"
            for card in cards:
                if type(card) is not int or card not in self.ranks:
                    return f"{card!r} is not a rank from {self.ranks[0]} to {self.ranks[-1]}"
                counted[seat][self.ranks.index(card)] += 1
        totals = [sum(hand[index] for hand in counted.values()) for index in range(len(self.ranks))]
        for rank, total in zip(self.ranks, totals, strict=True):
            if total > self.copies:
                return f"there are {total} cards of rank {rank}"
        uneven = next((seat for seat, hand in counted.items() if each not in (None, sum(hand))), None)
        if not partial and uneven is not None:
            return f"seat {uneven} has {sum(counted[uneven])} cards instead of {each}"
        if not partial and each is None and sum(totals) != len(self.cards):
            return f"{sum(totals)} cards instead of {len(self.cards)}"
        return {seat: tuple(hand) for seat, hand in counted.items()}

    def as_ranks(self, hand: Hand) -> tuple[int, ...]:
        """The hand as sorted ranks, one entry a card."""
        return tuple(rank for rank, count in zip(self.ranks, hand, strict=True) for _ in range(count))


DECK = Deck(TWO_SIXES.sums).cards
"""The 44 cards of races with two dice, in order."""


def without(hand: Hand, index: int) -> Hand:
    """The hand after its cards of the rank at ``index`` have been discarded."""
    return (*hand[:index], 0, *hand[index + 1 :])
