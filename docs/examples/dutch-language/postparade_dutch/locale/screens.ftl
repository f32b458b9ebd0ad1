# What the screens say, in Dutch. $name is a player, all others are numbers.

seat = Plaats { $seat }
and = en
track = De baan
lanes = Banen
table = Tafel
result = Uitslag
devices = Apparaten
to-go = te gaan
chance = kans
favourite = favoriet
long-shot = buitenkans
in-the-pot = In de pot
scratched = Teruggetrokken
scratched-long = Teruggetrokken
the-dice = De dobbelstenen
at-the-table = Aan tafel
join-in = Doe mee
connecting = Verbinden met de tafel…
reconnecting = Opnieuw verbinden met de tafel…
welcome = Welkom bij de paardenrennen.
gates-empty = De startboxen zijn leeg
costs = kost { $chips }
race-number = Race { $number }
race-of = Race { $number } van { $races }
last-roll = Laatste worp { $sum }
rolls = { $name } gooit
ready-to-deal = Klaar om te delen
race-over = Race voorbij
game-over = Spel voorbij
tell-scratch = Paard { $horse } is teruggetrokken, { $value ->
    [one] { $value } fiche
   *[other] { $value } fiches
} per kaart.
