"""``postparade sounds``: check sound packs, record one of your own, build one from a voice."""
