# What the caller says of dice races. See locale/de/calls.ftl for arguments and parts of messages.

# 1-3: told
carried-in = { $chips ->
    [one] Ein Chip liegt
   *[other] { $chips } Chips liegen
} schon im Topf.
    .v2 = Schon im Topf: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}.
    .v3 = Los geht es mit { $chips ->
    [one] einem Chip
   *[other] { $chips } Chips
} im Topf.
# 1-2: told
redistributed = Die Chips werden neu verteilt: { chips } für jeden.
    .v2 = Frisch gefüllte Kassen: { chips } für jeden.
# 1-3: told
ante = Alle zahlen ihren Einsatz: { chips }.
    .v2 = Einsatz, bitte: { chips } von allen.
    .v3 = Vor den Würfeln: { chips } pro Kopf in den Topf.
# 1: told
left-over = { $cards ->
    [one] Eine Karte ist übrig. Sie gehört dem Topf.
   *[other] { $cards } Karten sind übrig. Sie gehören dem Topf.
}
# 1-4: scratched
scratch = { $the-horse } wird gestrichen.
    .v2 = Gestrichen: { $the-horse }!
    .v3 = Kein Rennen heute für { $the-horse }.
    .v4 = { $the-horse } geht zurück in den Stall.
# 1-3: told
scratch-favourite = Ein Favorit ist draußen: { $the-horse }!
    .v2 = Das tut weh! Gestrichen: { $the-horse }!
    .v3 = Die Buchmacher stöhnen: kein Rennen für { $the-horse }.
# 1-3: told
scratch-outsider = { $the-horse } ist raus, und die Buchmacher zucken mit den Schultern.
    .v2 = Ein Traum weniger: { $the-horse }.
    .v3 = { $the-horse } darf sich ausruhen. War sowieso ein weiter Weg.
# 1: told
price = { $chips ->
    [one] Ein Chip
   *[other] { $chips } Chips
} pro Karte.
# 1-3: told
one-more-scratch = Noch eine Streichung, dann geht's los.
    .v2 = Eine Streichung fehlt noch.
    .v3 = Drei sind raus, eins fehlt noch.
# 1-2: told
ask-scratch = Wer hat { $the-horse }?
    .v2 = Karten zeigen: Wer hat { $the-horse }?
# 1-2: told
ask-finish = Wer hat den Sieger, { $the-horse }?
    .v2 = Wer hat Karten vom Sieger, { $of-horse }?
# 1: told
held = { $name } hat { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} von { $of-horse }.
# 1: told
counted-missing = { $cards ->
    [one] Eine Karte von { $of-horse } wurde nicht gefunden.
   *[other] { $cards } Karten von { $of-horse } wurden nicht gefunden.
}
# 1: told
pay = { chips }, { $name }.
# 1: told
pay-short = { $name } schuldet { due } und zahlt { chips }.
# 1-2: told
pay-nothing = { $name } schuldet { due }, aber die Kasse ist leer.
    .v2 = Bei { $name } ist nichts zu holen.
# 1-3: told
pay-nobody = Hat keiner, zahlt keiner.
    .v2 = Und keine einzige Karte davon am Tisch!
    .v3 = Dafür muss niemand zahlen.
# 1-3: told
broke = { $name } hat keine Chips mehr.
    .v2 = { $name } hat nur noch Fusseln in der Tasche.
    .v3 = { $name } spielt jetzt nur noch mit Mut.
# 1-3: scratched
repeat = Schon wieder { $the-horse }! Das kostet.
    .v2 = { $the-horse } ist schon gestrichen. Bitte zahlen!
    .v3 = Und noch einmal { $the-horse }. Der Topf bedankt sich.
# 1-3: scratched
repeat-again = Schon wieder { $the-horse }! Noch einmal würfeln.
    .v2 = { $the-horse } ist schon weg. Noch ein Wurf!
    .v3 = { $the-horse } hatten wir schon. Noch einmal, bitte.
# 1: scratched
# 2: scratched, idiom
# 3-6: scratched
scratched-roll = { $the-horse } frisst Heu. Chips in den Topf!
    .v2 = Bei { $of-horse } läuft nur die Rechnung.
    .v3 = Oh nein, { $the-horse }! Läuft doch gar nicht mit.
    .v4 = { $the-horse } steht im Stall. Das kostet!
    .v5 = { $the-horse } hat heute frei. Bitte zahlen!
    .v6 = Hallo, { $horse }? Keiner zu Hause. Bitte zahlen!
# 1-3: told
no-horse = Darauf läuft niemand. Die Würfel gehen weiter.
    .v2 = Diese Zahl gehört niemandem. Der Nächste, bitte!
    .v3 = Niemand rührt sich. Die Würfel gehen weiter.
# 1-3: told
fined-again = { $times } Strafen für { $name } in diesem Rennen. Der Topf ist verliebt.
    .v2 = Strafe Nummer { $times } für { $name }. Neue Würfel, bitte!
    .v3 = { $name } füttert wieder den Topf, schon { $times } Mal. Sehr freundlich!
# 1-3: told
stands = Gewinnt jetzt { $the-horse }, bekommt { $name } { chips }.
    .v2 = { $chips ->
    [one] Ein Chip
   *[other] { $chips } Chips
} für { $name }, wenn { $the-horse } jetzt gewinnt.
    .v3 = Nur { $name } hat Karten von { $of-horse }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
} zu holen.
# 1-3: told
stands-several = { $players } Leute am Tisch haben Karten von { $of-horse }.
    .v2 = { $players } Leute drücken { $of-horse } die Daumen.
    .v3 = { $the-horse } hat { $players } Freunde an diesem Tisch.
# 1-3: told
stands-nobody = { $the-horse } führt, und niemand hat eine Karte davon.
    .v2 = Niemand am Tisch hat { $the-horse }. Peinlich.
    .v3 = { $the-horse } läuft nur für sich selbst.
# 1-2: told
wins-broke = { $rolls ->
    [one] Vor einem Wurf war { $name } pleite.
   *[other] Vor { $rolls } Würfen war { $name } pleite.
} Jetzt: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}!
    .v2 = Vom Fussel zum Vermögen: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
} für { $name }!
# 1-3: told
roller-purse = { $name } hat den Sieger ins Ziel gewürfelt: { chips } aus dem Topf.
    .v2 = { chips } Prämie für { $name }, für den Wurf ins Ziel.
    .v3 = Der Wurf ins Ziel bringt { $name } { chips }.
# 1-3: told
wins = { $name } gewinnt { chips }.
    .v2 = { chips } für { $name }.
    .v3 = { $name } kassiert { chips }.
# 1-4: told
wins-big = { $name } gewinnt { chips }!
    .v2 = { chips } für { $name }! Die nächste Runde geht aufs Haus. Aufs andere Haus.
    .v3 = Ein ganzer Berg für { $name }: { chips }!
    .v4 = Platz da: { chips } für { $name }!
# 1-2: told
wins-nobody = Niemand hat den Sieger.
    .v2 = Und niemand hat eine Karte vom Sieger.
# 1-2: told
carry = { $chips ->
    [one] Ein Chip bleibt
   *[other] { $chips } Chips bleiben
} im Topf, fürs nächste Rennen.
    .v2 = Fürs nächste Rennen im Topf: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}.
# 1-2: told
carry-all = Niemand bekommt etwas: Alle { $chips } Chips bleiben im Topf.
    .v2 = Der ganze Topf mit { $chips } Chips wartet auf das nächste Rennen.
# 1-3: scratched
off-without = Und los, ohne { $the-horse }!
    .v2 = Heute ohne { $the-horse }, und ab die Post!
    .v3 = { $the-horse } bleibt im Stall, und das Rennen läuft!
