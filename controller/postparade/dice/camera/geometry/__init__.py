"""The second reading of a die: its pips found and counted by geometry. Only how much each cue counts for was fitted."""

from .count import SURE, Count, count, cut

__all__ = ["SURE", "Count", "count", "cut"]
