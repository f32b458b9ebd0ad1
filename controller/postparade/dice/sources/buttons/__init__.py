"""Rolls entered by hand: arcade buttons on the Pi's pins (two rows of faces, a panel of sums, one that throws), their
lights, and a USB number pad."""
