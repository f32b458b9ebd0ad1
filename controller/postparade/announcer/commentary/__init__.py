"""What to say and when: pure, given updates and the time."""
