"""Favourites and long shots, by the chances that a game knows before the first roll."""

from collections.abc import Mapping

LONG_SHOT_PERCENT = 5.0
FAVOURITE_PERCENT = 12.0


def long_shots(percent: Mapping[int, float]) -> frozenset[int]:
    """Runners that win fewer than :data:`LONG_SHOT_PERCENT` of all races; empty where the chances are not known."""
    return frozenset(horse for horse, chance in percent.items() if chance < LONG_SHOT_PERCENT)


def favourites(percent: Mapping[int, float]) -> frozenset[int]:
    """Runners that win at least :data:`FAVOURITE_PERCENT` of all races; empty where the chances are not known."""
    return frozenset(horse for horse, chance in percent.items() if chance >= FAVOURITE_PERCENT)
