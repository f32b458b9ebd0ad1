"""``postparade track``: layout and lights without a table."""
