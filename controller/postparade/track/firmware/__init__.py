"""Inspect the firmware of a board, and replace it."""
