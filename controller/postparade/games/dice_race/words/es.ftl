# The dice races on the tiles of the host console.

tile-quarter-horse = Reparte los caballos y llévalos a meta: quien tiene el ganador se lleva el bote.
tile-hold-your-horses = Cada tirada mueve un caballo: conserva el tuyo hasta que gane.
