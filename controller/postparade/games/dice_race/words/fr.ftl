# The dice races on the tiles of the host console.

tile-quarter-horse = Distribuez les chevaux, lancez les dés : qui tient le gagnant prend la cagnotte.
tile-hold-your-horses = Chaque lancer fait avancer un cheval : gardez le vôtre jusqu’à la victoire.
