"""The authoritative table: one writer takes commands in order, journals the resulting events, and publishes them."""
