"""Favourites and long shots, by the chances that a game knows from the gate."""

from collections.abc import Mapping

LONG_SHOT = 0.5
"""Share of an even chance: an outsider has less than half of what each would have if all were equal."""
FAVOURITE_PERCENT = 12.0


def long_shots(percent: Mapping[int, float]) -> frozenset[int]:
    """Runners with less than :data:`LONG_SHOT` of an even chance; empty where the chances are not known."""
    return frozenset(horse for horse, chance in percent.items() if chance < LONG_SHOT * 100.0 / len(percent))


def favourites(percent: Mapping[int, float]) -> frozenset[int]:
    """Runners that win at least :data:`FAVOURITE_PERCENT` of all races; empty where the chances are not known."""
    return frozenset(horse for horse, chance in percent.items() if chance >= FAVOURITE_PERCENT)
