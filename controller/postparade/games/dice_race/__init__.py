"""What Quarter Horse and Hold Your Horses share: eleven horses, two dice, 44 cards, four scratches, one pot.

Only the race itself is shared. Who rolls first, what a repeat costs and what happens between races are in each game's
own file, because that is where the two games differ.
"""
