# The dice races on the tiles of the host console.

tile-quarter-horse = Pferde verteilen, nach Hause würfeln: Wer den Sieger hält, bekommt den Topf.
tile-hold-your-horses = Jeder Wurf bewegt ein Pferd: Halte deines, bis es gewinnt.
