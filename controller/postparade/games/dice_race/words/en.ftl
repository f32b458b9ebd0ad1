# The dice races on the tiles of the host console.

tile-quarter-horse = Deal the horses, roll them home: who holds the winner takes the pot.
tile-hold-your-horses = Every roll moves a horse: hold on to yours until it wins.
