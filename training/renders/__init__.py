"""Photo-like dice, trays and rolls, drawn in numpy and OpenCV, with the truth about every die."""
