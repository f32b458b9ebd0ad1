"""The settings on the small partition of a card: read, taken into the machine, and what could not be taken told."""
