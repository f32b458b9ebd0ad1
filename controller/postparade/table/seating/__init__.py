"""Who sits where, and what they may be called."""
