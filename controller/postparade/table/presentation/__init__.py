"""What people and devices are shown of the table, and when."""
