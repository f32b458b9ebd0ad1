"""Who may do what: seats, the host, the door, and what no request gets past."""
