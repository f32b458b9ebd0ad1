"""Everything that sounds: the thread, the mixer, and what is played on it."""
