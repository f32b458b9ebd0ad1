"""``postparade odds``: chances of a position, and how fair a board is."""
