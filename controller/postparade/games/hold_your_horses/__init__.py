"""Hold Your Horses."""
