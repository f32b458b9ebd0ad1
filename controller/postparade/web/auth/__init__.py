"""Who may do what: seats, the host, newcomers, and the checks that every request has to pass."""
