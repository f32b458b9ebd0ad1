"""The rules that the dice races share. Pure."""
