"""Post Parade: turns a printed race track, two dice and a Raspberry Pi into a living party table."""

__version__ = "0.2.0"
