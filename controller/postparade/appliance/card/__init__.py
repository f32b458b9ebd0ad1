"""The settings on the small partition of a card: read, applied to the machine, and whatever could not be applied
reported."""
