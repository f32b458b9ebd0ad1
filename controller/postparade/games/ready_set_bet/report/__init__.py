"""What the report of an evening tells of Ready Set Bet."""
