"""``postparade doctor``: what of this machine is ready for a table, what is not, and what to do about it."""
