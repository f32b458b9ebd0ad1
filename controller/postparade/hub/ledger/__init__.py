"""What the hub knows: entries and results of every journal, kept in SQLite or PostgreSQL."""
