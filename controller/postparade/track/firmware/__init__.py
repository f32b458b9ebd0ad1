"""Looking at the firmware of a board, and putting another one on it."""
