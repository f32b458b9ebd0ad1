"""Every chip is accounted for: checked after each event, and reported as a statement of the evening."""
