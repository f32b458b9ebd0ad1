"""The journal: what the disk holds of a session, and everything that reads, checks or rescues it."""
