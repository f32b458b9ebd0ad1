"""The 32 VIP cards, and which of them help with what (rules, section 8)."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from postparade.rules.boards import table

VipKind = Literal[
    "bonus_token",
    "one_time",
    "roll_bonus",
    "bonus_move",
    "piggyback",
    "late_bet",
    "insurance",
    "colour_bonus",
    "replace",
    "twin",
]


class VipCard(Struct, frozen=True):
    """A card; ``kind`` decides which fields matter. ``limit`` is the exact value of a piggyback card and the largest
    value of a late bet."""

    id: str
    kind: VipKind
    token: str = ""
    amount: int = 0
    sums: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    limit: int = 0


VIP_CARDS = {
    row["id"]: VipCard(
        row["id"],
        row["kind"],
        token=row.get("token", ""),
        amount=row.get("amount", 0),
        sums=tuple(row.get("sums", ())),
        colours=tuple(row.get("colours", [row["colour"]] if "colour" in row else ())),
        limit=row.get("value", row.get("max_value", 0)),
    )
    for row in table(__package__)["vip"]
}
VIP_DECK = tuple(VIP_CARDS)
PAID_BY_SUM = {
    total: frozenset(card.id for card in VIP_CARDS.values() if card.kind == "roll_bonus" and total in card.sums)
    for total in range(2, 13)
}
PAID_BY_COLOUR = {
    colour: frozenset(card.id for card in VIP_CARDS.values() if card.kind == "bonus_move" and colour in card.colours)
    for colour in ("blue", "orange", "red", "black")
}
"""The cards that pay for a roll, by its sum and by the colour of a horse that makes a bonus move."""
DEALT: int = table(__package__)["session"]["vip_dealt"]


def of_kind(cards: Iterable[str], kind: VipKind) -> Iterator[VipCard]:
    """Those of ``cards`` that are of ``kind``, in order."""
    return (VIP_CARDS[card] for card in cards if VIP_CARDS[card].kind == kind)


def late_card(cards: Iterable[str], used: Iterable[str], value: int) -> str | None:
    """The late-bet card with the lowest limit that fits a token of ``value``, of those not ``used`` in this race."""
    fits = [card for card in of_kind(cards, "late_bet") if card.limit >= value and card.id not in used]
    return min(fits, key=lambda card: card.limit).id if fits else None


def piggyback_card(cards: Iterable[str], value: int) -> str | None:
    """The card that lets a token of ``value`` join others on a spot."""
    return next((card.id for card in of_kind(cards, "piggyback") if card.limit == value), None)


def unused(cards: Iterable[str], kind: VipKind, used: Iterable[str]) -> str | None:
    """A card of ``kind`` that has not been used in this race."""
    return next((card.id for card in of_kind(cards, kind) if card.id not in used), None)
