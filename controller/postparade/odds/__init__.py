"""Chances from a position: pure functions of the race."""
