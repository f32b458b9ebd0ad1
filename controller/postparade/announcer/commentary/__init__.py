"""What to say and when: pure, told of notices and of the time."""
