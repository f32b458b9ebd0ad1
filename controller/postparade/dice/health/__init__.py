"""Dice health: whether the dice of this evening look fair, told to the host only with real evidence."""
