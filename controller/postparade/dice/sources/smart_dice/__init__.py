"""Smart dice: dice with a radio in them, which say themselves how they have fallen."""
