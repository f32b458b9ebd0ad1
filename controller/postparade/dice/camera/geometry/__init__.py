"""The second reading of a die: its pips found and counted by geometry, without training on pictures of faces."""

from .count import SURE, Count, count, cut

__all__ = ["SURE", "Count", "count", "cut"]
