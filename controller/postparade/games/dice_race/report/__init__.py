"""What the report of an evening tells of dice races."""
