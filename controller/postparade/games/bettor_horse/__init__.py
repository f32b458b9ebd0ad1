"""Bettor Horse: two neighbours race three horses each, in secret order, and bet in secret on how it will go for
themselves. Rules: sections 1 to 9 of the Bettor Horse specification; every file names the section it follows."""
