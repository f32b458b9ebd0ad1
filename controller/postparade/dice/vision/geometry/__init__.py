"""The second reading of a die: its pips found and counted by geometry. Only the weights of the cues were fitted."""

from postparade.dice.vision.geometry.count import Count, count, cut, is_numeral

__all__ = ["Count", "count", "cut", "is_numeral"]
