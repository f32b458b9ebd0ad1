"""Simulated players of every game."""
