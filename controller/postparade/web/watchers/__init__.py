"""Watchers: people without a seat who pick winners for points. No chips, no bets, no chance in it."""
