"""From a line of text to a clip of speech, by a process of its own."""
