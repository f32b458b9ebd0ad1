"""One check per file; each knows one part of the machine and nothing of the others."""
