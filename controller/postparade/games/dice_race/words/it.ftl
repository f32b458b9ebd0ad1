# The dice races on the tiles of the host console.

tile-quarter-horse = Distribuite i cavalli, portateli al traguardo: chi tiene il vincitore prende il piatto.
tile-hold-your-horses = Ogni lancio muove un cavallo: tieni stretto il tuo finché vince.
