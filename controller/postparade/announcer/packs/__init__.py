"""Sound packs: reading, checking, building, recording."""
