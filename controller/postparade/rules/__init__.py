"""What the rules of every game are written with: the contract, dice, chips, cards, the race, shared actions. Pure."""
