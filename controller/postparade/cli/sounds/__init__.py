"""``postparade sounds``: look after sound packs, record one's own, build one from a voice."""
