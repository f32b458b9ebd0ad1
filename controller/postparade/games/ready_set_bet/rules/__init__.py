"""The rules of Ready Set Bet. Pure."""
