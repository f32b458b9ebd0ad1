"""The rules of the games. Pure: no clock, no randomness, no input or output, no other room."""
