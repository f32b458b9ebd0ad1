"""A race night at the table: what is sent to the hub, what it may ask for, and the table's membership."""
