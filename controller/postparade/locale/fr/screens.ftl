# Ce que disent les écrans, en français. Structure et arguments : voir le fichier anglais.

seat = Place { $seat }
and = et
cards-found = { $found } cartes sur 4 trouvées, { $open ->
    [one] { $open } réponse manque
   *[other] { $open } réponses manquent
}
players-wait = { $players ->
    [one] { $players } joueur est
   *[other] { $players } joueurs sont
} à table. La partie commence sur la console de l'hôte.
scan-to-sit = Scannez le code avec le téléphone pour prendre place. Le jeu se choisit sur la console de l'hôte.

track = La piste
lanes = Couloirs
table = Table
result = Résultat
devices = Appareils
to-go = reste
cards-held = cartes
chance = chance
favourite = favori
long-shot = outsider
in-the-pot = Dans le pot
scratched = Retirés
scratched-long = Retiré
the-dice = Les dés
at-the-table = À table
join-in = Jouer aussi
connecting = Connexion à la table…
reconnecting = Reconnexion à la table…
welcome = Bienvenue aux courses.
gates-empty = Les stalles sont vides
more-in-box = { $chips } autres attendent dans la boîte
pot-expected = environ { $chips } quand il sera gagné
scratch-box = Case { $box } :
a-card = { $chips } par carte
costs = coûte { $chips }
first-place = 1er
race-number = Course { $number }
race-of = Course { $number } sur { $races }
last-roll = Dernier lancer { $sum }
last-roll-by = Dernier lancer { $sum } de { $name }
rolls = { $name } lance
ready-to-deal = Prêt à distribuer
race-over = Course finie
game-over = Partie finie
who-holds = Qui a le { $horse } ?
waits = attend

tell-dealt = Course { $race } : { $name } lance en premier.
tell-redistribute = Les jetons sont redistribués : { $each } chacun.
tell-scratch = Le cheval { $horse } est retiré, { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
} par carte.
tell-repeat = Le { $horse } est déjà retiré.
tell-repeat-again = Le { $horse } est déjà retiré : { $name } relance.
tell-off = Et c'est parti ! { $name } a les dés.
tell-move = Le cheval { $horse } avance, encore { $left }.
tell-line = Le cheval { $horse } passe le poteau !
tell-payout = { $name } touche { $amount }.
tell-ask = Qui a des cartes du { $horse } ?
tell-counted = Introuvable : { $missing ->
    [one] { $missing } carte
   *[other] { $missing } cartes
} du { $horse }.
tell-pays = { $name } paie { $paid }

dice-moving = Les dés roulent…
dice-reading = Lecture des dés…
dice-covered = Quelque chose couvre le plateau.
dice-moved = La caméra des dés a bougé.
dice-calibrating = On règle la caméra des dés ; les lancers attendent.
phase-setup = Avant la première donne
phase-scratch = Retraits
phase-race = C'est parti
phase-finished = Terminée
phase-game-over = Partie finie

counting = On compte les cartes…
nobody-holds = Personne n'a le gagnant : le pot reste.
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
number-wins = Le numéro { $number } gagne
named-wins = { $horse }, numéro { $number }, gagne
pot-stays = { $chips ->
    [one] { $chips } jeton reste
   *[other] { $chips } jetons restent
} dans le pot.
share-victory = { $names } se partagent la victoire
wins-evening = { $name } gagne la soirée
tokens-won = Jetons gagnés dans toutes les courses
chips-at-end = Jetons à la fin
left-in-pot = { $chips } restent dans le pot
