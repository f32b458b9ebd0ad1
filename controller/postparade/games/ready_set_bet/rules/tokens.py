"""Bet tokens: the printed ones by value, bonus tokens by name (rules, sections 1 and 8)."""

from collections.abc import Sequence

from msgspec import Struct

from postparade.rules.boards import table

Token = int | str
"""The value of a printed token, or the name of a bonus token such as ``black-7``."""


class BonusToken(Struct, frozen=True):
    """A token from a VIP card: ``penalty`` is what it costs by itself when it loses; ``cancels``: whether it cancels
    the penalty of its spot."""

    name: str
    value: int
    penalty: int
    cancels: bool


_DATA = table(__package__)
BONUS_TOKENS = {
    row["id"]: BonusToken(row["id"], row["value"], row["p"], row["cancels_spot_penalty"])
    for row in _DATA["bonus_token"]
}
HOUSE_TOKENS: tuple[Token, ...] = tuple(_DATA["tokens"]["house"])
CROWDED = 7
"""Number of bettors from which everybody has one token of each value."""


def printed_tokens(bettors: int) -> tuple[Token, ...]:
    """What everybody has to bet with in a race of so many bettors."""
    return tuple(_DATA["tokens"]["seven_or_eight_bettors" if bettors >= CROWDED else "standard"])


def value_of(token: object) -> int | None:
    """The value of ``token``, ``None`` for anything that is not a token."""
    if type(token) is int:
        return token
    return BONUS_TOKENS[token].value if isinstance(token, str) and token in BONUS_TOKENS else None


def without(tokens: Sequence[Token], used: Sequence[Token]) -> tuple[Token, ...]:
    """The tokens that are left when one for each of ``used`` is taken away."""
    left = list(tokens)
    for token in used:
        if token in left:
            left.remove(token)
    return tuple(left)
