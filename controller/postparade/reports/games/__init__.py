"""What each game tells in the reports beyond accounts and standings."""
