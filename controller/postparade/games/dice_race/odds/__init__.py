"""What a dice race is worth to everybody at the table, exactly."""
