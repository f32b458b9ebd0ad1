"""Commands on cards for the table."""
