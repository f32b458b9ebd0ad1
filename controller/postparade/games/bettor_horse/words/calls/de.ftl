# What the caller says of Bettor Horse. See locale/de/calls.ftl for arguments and parts of messages.

# 1-3: told
locked = { $name } ist bereit.
    .v2 = { $name } hat sich entschieden.
    .v3 = { $name } hat gewählt.
# 1-3: told
track-wet = Es hat geregnet. Das Geläuf ist nass.
    .v2 = Das Geläuf ist heute nass.
    .v3 = Schlamm, meine Damen und Herren. Das Geläuf ist nass.
# 1-3: told
track-dry = Die Sonne scheint. Das Geläuf ist trocken.
    .v2 = Das Geläuf ist heute trocken.
    .v3 = Ein feines, trockenes Geläuf.
# 1-3: told
final = Und jetzt das Finale!
    .v2 = Das ist das letzte Rennen.
    .v3 = Jetzt entscheidet sich alles: das Finale!
# 1-3: told
duel-round = Runde { $number }: { $name } gegen { $rival }!
    .v2 = { $name } trifft auf { $rival }, Runde { $number }!
    .v3 = Runde { $number }: { $name } oder { $rival }?
# 1-3: told
expects-win = { $name } setzt auf Sieg!
    .v2 = { $name } sagt: Ich gewinne!
    .v3 = { $name } glaubt fest an den Sieg!
# 1-3: told
expects-lose = { $name } setzt auf die eigene Niederlage!
    .v2 = { $name } will verlieren!
    .v3 = { $name } wettet gegen sich selbst!
# 1-3: told
expects-draw = { $name } setzt auf Remis!
    .v2 = { $name } sagt: remis!
    .v3 = Niemand gewinnt, sagt { $name }!
# 1-3: told
duel-lane = Bahn { $number }: { $name } gegen { $rival }!
    .v2 = An den Start auf Bahn { $number }: { $name } und { $rival }!
    .v3 = { $name }, { $rival }, Bahn { $number }!
# 1-3: told
duel-next = Bahn { $number }!
    .v2 = Weiter auf Bahn { $number }!
    .v3 = Jetzt Bahn { $number }!
# 1-2: told
duel-single = Nur ein Lauf: { $name } gegen { $rival }!
    .v2 = { $name } gegen { $rival }, ein einziger Lauf!
# 1-3: told
duel-horses = { $horse } für { $name }, { $other } für { $rival }!
    .v2 = { $name } schickt { $horse }, { $rival } { $other }!
    .v3 = { $name } mit { $horse }, { $rival } mit { $other }!
# 1-4: told
duel-horses-next = Bahn { $number }: { $horse } gegen { $other }!
    .v2 = Jetzt { $horse } gegen { $other }!
    .v3 = { $horse } trifft auf { $other }!
    .v4 = Als Nächste { $horse } und { $other }!
# 1-7: told
duel-leads = { $name } ist vorn!
    .v2 = { $name } führt!
    .v3 = { $name } kommt besser weg!
    .v4 = Vorn liegt { $name }!
    .v5 = { $name } macht das Tempo!
    .v6 = Vorteil { $name }!
    .v7 = Am schnellsten weg: { $name }!
# 1-3: told
duel-passes = { $name } zieht an { $rival } vorbei!
    .v2 = { $rival } ist eingeholt, { $name } führt!
    .v3 = Jetzt kommt { $name }!
# 1-3: told
duel-again = { $name } ist wieder vorn!
    .v2 = Wieder { $name }!
    .v3 = { $name } holt sich die Führung zurück!
# 1-2: told
duel-level = Seite an Seite!
    .v2 = Kopf an Kopf!
# 1-5: told
duel-clear = { $name } zieht davon!
    .v2 = { $name }, und dann lange nichts!
    .v3 = Da kann { $rival } nicht mithalten!
    .v4 = { $name } läuft auf und davon!
    .v5 = { $name } lässt { $rival } stehen!
# 1-3: told
duel-close = { $rival } klebt an { $name }!
    .v2 = { $name } knapp vor { $rival }!
    .v3 = { $rival } lässt { $name } nicht ziehen!
# 1-3: told
duel-wire = Die Ziellinie! Wer hat die Nase vorn?
    .v2 = Auf die Linie zu, ganz eng!
    .v3 = Nichts dazwischen, kurz vor dem Ziel!
# 1-7: told
duel-won = Die Bahn geht an { $name }!
    .v2 = Es ist { $name }!
    .v3 = { $name } ist im Ziel!
    .v4 = { $name } macht das Rennen!
    .v5 = { $name } bringt es nach Hause!
    .v6 = { $name }, keine Frage!
    .v7 = Zuerst im Ziel: { $name }!
# 1-2: told
duel-drawn = Totes Rennen! Weder { $name } noch { $rival }!
    .v2 = { $name } und { $rival } sind nicht zu trennen!
# 1-2: told
mud-likes = Das Pferd von { $name } liebt den Schlamm!
    .v2 = Schlamm? Genau richtig für { $name }!
# 1-2: told
mud-hates = Das Pferd von { $name } hasst den Schlamm!
    .v2 = Schlamm! { $name } rutscht!
# 1-3: told
round-won = Die Runde geht an { $name }!
    .v2 = { $name } gewinnt die Runde!
    .v3 = Das war die Runde von { $name }!
# 1-2: told
round-drawn = Die Runde endet remis!
    .v2 = Kein Sieger in dieser Runde!
# 1-3: told
bet-right = { $name } hat richtig gelegen!
    .v2 = { $name } hat es gewusst!
    .v3 = Die Wette von { $name } stimmt!
# 1-2: told
bet-right-both = Beide haben richtig gelegen!
    .v2 = Zwei Wetten, beide richtig!
# 1-4: told
bet-right-nobody = Niemand hat richtig gelegen!
    .v2 = Zwei Wetten, beide falsch!
    .v3 = Beide lagen falsch!
    .v4 = Damit hatte keiner von beiden gerechnet!
# 1-2: told
prize = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} für { $name }!
    .v2 = { $name } kassiert { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}!
# 1-3: told
prize-own = Alle nehmen ihre Karten wieder mit.
    .v2 = Die Karten gehen zurück an ihre Besitzer.
    .v3 = Jede Karte bleibt, wo sie hingehört.
# 1-2: told
prize-pool = Ab in den Topf! { $cards ->
    [one] Eine Karte liegt
   *[other] { $cards } Karten liegen
} jetzt drin.
    .v2 = Das schluckt der Topf: { $cards ->
    [one] schon eine Karte
   *[other] schon { $cards } Karten
}.
# 1: told
pool-dealt = Der Topf wird verteilt: { $cards } Karten!
# 1: told
pool-unclaimed = { $cards } Karten im Topf, und niemand bekommt sie.
# 1-2: told
finals = Das Finale! Je ein Pferd, kein Zurück!
    .v2 = Ab jetzt läuft nur noch je ein Pferd: das Finale!
# 1-2: told
finals-go-on = Weiter im Finale!
    .v2 = Und jetzt der letzte Teil vom Finale!
# 1-2: told
pool-race = Niemand hat den Topf gewonnen. { $cards } Karten: Es wird darum gelaufen!
    .v2 = { $cards } Karten ohne Besitzer. Volle Decks, und noch ein Rennen um den Topf!
# 1-2: told
pool-race-again = Immer noch niemand. Noch einmal um { $cards } Karten!
    .v2 = Der Topf behält seine { $cards } Karten. Noch einmal!
# 1-2: told
sudden-death = Stechen! { $names }!
    .v2 = Sie sind gleichauf. Stechen: { $names }!
# 1-2: told
duel-survives = { $name } bleibt drin!
    .v2 = { $name } ist weiter dabei!
# 1-2: told
duel-undecided = Immer noch unentschieden. Noch einmal!
    .v2 = Wieder niemand! Noch einmal!
# 1-7: told
duel-leads-unwanted = { $name } führt, und hat auf Verlieren gesetzt!
    .v2 = Zu schnell für diese Wette, { $name }!
    .v3 = Langsamer, { $name }! Du willst doch verlieren!
    .v4 = { $name } ist vorn, und gar nicht froh!
    .v5 = { $name } führt. Wo hat dieses Pferd die Bremse?
    .v6 = Schlechte Nachricht, { $name }: Du gewinnst gerade!
    .v7 = Peitsche weg, { $name }! Gewettet ist auf Verlieren!
# 1-5: told
duel-won-unwanted = { $name } gewinnt die Bahn, und wollte verlieren!
    .v2 = Zuerst im Ziel: { $name }. Oje!
    .v3 = Ein Sieg, den { $name } nicht bestellt hat!
    .v4 = { $name } gewinnt. Man sieht es am Gesicht!
    .v5 = Glückwunsch, { $name }. Oder lieber nicht!
# 1-2: told
needs-win = { $name } braucht einen Sieg auf Bahn { $number }!
    .v2 = Auf Bahn { $number } muss { $name } gewinnen!
# 1-2: told
needs-lose = { $name } hofft auf eine Niederlage auf Bahn { $number }!
    .v2 = Auf Bahn { $number } muss { $name } verlieren!
# 1-2: told
needs-draw = { $name } hofft auf totes Rennen auf Bahn { $number }!
    .v2 = Totes Rennen auf Bahn { $number }, oder { $name } lag falsch!
# 1-2: told
takes-revenge = { $name } revanchiert sich bei { $rival }!
    .v2 = Revanche für { $name }: Die letzte Runde ging an { $rival }!
# 1-2: told
beats-again = { $name } schlägt { $rival } schon wieder!
    .v2 = { $rival } findet kein Mittel gegen { $name }: noch einmal!
# 1-2: told
rounds-tonight = Das sind heute { $times } Runden für { $name }!
    .v2 = Schon { $times } Runden für { $name }!
# 1-2: told
first-round-won = Die erste Runde des Abends für { $name }!
    .v2 = Jetzt hat auch { $name } eine Runde!
# 1-2: told
draws-tonight = { $times ->
    [1] Die erste Runde ohne Sieger heute!
   *[other] Schon { $times } Runden ohne Sieger heute!
}
    .v2 = { $times ->
    [1] Bisher hatte heute jede Runde einen Sieger!
   *[other] Remis Nummer { $times } an diesem Abend!
}
