"""Odds On: every player is a bookmaker, and the last to price a horse owns its market.

Odds On is a game by David Bolton, published under the Creative Commons Attribution 2.5 licence (CC BY 2.5). The rules
are told in other words and completed where they are silent, and the card tables are ours; those changes are not his.
"""
