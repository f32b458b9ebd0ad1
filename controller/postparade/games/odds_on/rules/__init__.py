"""The rules of Odds On. Pure."""
