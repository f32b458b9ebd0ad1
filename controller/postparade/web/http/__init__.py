"""The HTTP server itself: ports, certificates, who is let through and how much, and how errors are answered."""
