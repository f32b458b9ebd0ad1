"""The rules of Bettor Horse. Pure."""
