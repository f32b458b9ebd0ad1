"""Dice health: whether the dice of this evening look fair. The host is told only on real evidence."""
