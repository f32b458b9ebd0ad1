# What pages say of Strike Twelve, where they do not say it of every dice race.
option-board = Board: moves of horses 1 to 6
choice-roll = Roll the die
