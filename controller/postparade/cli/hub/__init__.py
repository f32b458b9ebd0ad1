"""``postparade hub``: a race night of several tables."""
