"""The steps of the running game, so that a roll that was misread can be read again."""
