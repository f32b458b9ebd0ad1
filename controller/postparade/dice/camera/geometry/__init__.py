"""The second reading of a die: its pips found and counted by geometry, without training on pictures of faces."""

from .count import BORNE_OUT, SURE, Count, count, cut, supports

__all__ = ["BORNE_OUT", "SURE", "Count", "count", "cut", "supports"]
