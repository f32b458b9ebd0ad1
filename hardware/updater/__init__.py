"""Signed releases: found, verified, set up beside the running version, switched to in one step, and taken back if the
table does not come up. Runs as root under the system's Python, with nothing but its standard library."""
