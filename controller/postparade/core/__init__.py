"""What every room may know: time, refusals and faults with their words, languages, and where the firmware lies."""
