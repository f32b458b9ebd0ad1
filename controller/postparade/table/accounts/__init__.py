"""Every chip is accounted for: checked after each event, and told as a statement of the evening."""
