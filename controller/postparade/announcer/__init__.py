"""From events to words and sound: commentator, scheduler, voice, mixer."""
