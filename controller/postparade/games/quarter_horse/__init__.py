"""Quarter Horse."""
