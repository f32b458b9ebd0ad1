# What pages say of the Sprint, where they do not say it of every dice race.
option-board = Board: moves of horses 4 to 10
