# 1-2: told
fiery-signature = Mein Herz! Mein armes Herz! Was für ein Rennen!
    .v2 = Einen Stuhl! Und noch ein Rennen!
# 1-4: told
fiery-off = Los! Los! Los! Sie fliegen!
    .v2 = Die Boxen explodieren! Sie sind los!
    .v3 = Weckt die Nachbarn! Sie sind los!
    .v4 = Feuer! Feuer! Und ab!
# 1-3: scratched
fiery-off-without = Los! Ohne { $the-horse }! Keine Gnade!
    .v2 = Kein Auftritt für { $the-horse }! Weint später! Los!
    .v3 = { $the-horse } bleibt daheim! Egal! Los!
# 1-3: told
fiery-race = Rennen { $number }! Das Herz schlägt mir im Hals!
    .v2 = Rennen { $number }! Wasser! Einen Priester!
    .v3 = Da kommt es! Rennen { $number }! Zündet die Feuer an!
# 1-3: leads, first-out
fiery-first-step = { $the-horse }! { $the-horse } bricht aus!
    .v2 = Schaut hin! Allen voran! { $the-horse }!
    .v3 = Der erste Biss! Es ist { $the-horse }!
# 1-12: moved-before
fiery-move = { $the-horse }! Wie Donner!
    .v2 = Oh, { $the-horse }! Was für ein Sprung!
    .v3 = Verbrenn die Bahn, { $horse }!
    .v4 = Ja! Ja! { $the-horse }!
    .v5 = { $the-horse } speit Feuer!
    .v6 = Lauf, { $horse }! Lauf für deine Mutter!
    .v7 = Donner! Es ist { $the-horse }!
    .v8 = { $the-horse }! Ich kann nicht hinsehen! Ich sehe hin!
    .v9 = Weiter, { $horse }! Weiter!
    .v10 = Hört die Hufe! { $the-horse }!
    .v11 = Mein Herz! { $the-horse }!
    .v12 = { $the-horse }! Wild! Wild!
# 1-4: moved-before, backed
fiery-move-for = { $the-horse }! Für { $name }! Für den Ruhm!
    .v2 = { $name }! Dein Pferd! { $the-horse } fliegt!
    .v3 = Küss die Würfel, { $name }! { $the-horse } läuft!
    .v4 = Schrei, { $name }! Es ist { $the-horse }!
# 1-3: moved
fiery-move-first = { $the-horse } ist los! Los!
    .v2 = Die Tür fliegt auf! { $the-horse }!
    .v3 = Jetzt gibt es Ärger! { $the-horse }!
# 1-5: moved
fiery-move-hot = { $the-horse }! { $the-horse }!
    .v2 = Ja! { $the-horse }!
    .v3 = Flieg, { $horse }! Flieg!
    .v4 = Oh! { $the-horse }!
    .v5 = Feuer! { $the-horse }!
# 1-2: moved, outsider, behind-three
# 3-4: moved, outsider, behind-three, idiom
fiery-move-outsider = { $the-horse }! Ich liebe dieses Pferd! Ich liebe es!
    .v2 = Glaub daran, { $horse }! Glaub daran!
    .v3 = Niemand hat es { $of-horse } gesagt! Es läuft!
    .v4 = Niemals aufgeben, { $horse }! Niemals!
# 1-3: moved
fiery-left-gate = Es lebt! { $the-horse } lebt!
    .v2 = { $the-horse }! Von den Toten auferstanden!
    .v3 = Guten Morgen, Sonnenschein! { $the-horse }!
# 1-3: moved
fiery-double = Zwillinge! { $the-horse } auf Zwillingen!
    .v2 = Ein Pasch! Ein Pasch! { $the-horse }!
    .v3 = Pasch! Mein Herz! { $the-horse }!
# 1-3: second-now
fiery-up-to-second = { $the-horse } auf Platz zwei! Es riecht Blut!
    .v2 = Platz zwei! { $the-horse }! Und hungrig!
    .v3 = Pass auf, { $other }! { $the-horse } kommt!
# 1-4: leads
fiery-lead = { $the-horse } führt! { $the-horse } führt!
    .v2 = Nach vorn! { $the-horse } brennt!
    .v3 = Wer ist das? { $the-horse }! Vorn!
    .v4 = { $the-horse }! Auf dem Gipfel! Auf dem Gipfel!
# 1-3: leads
fiery-lead-hot = { $the-horse }! Vorn!
    .v2 = { $the-horse } führt! Oh!
    .v3 = Feuer! { $the-horse } führt!
# 1-3: leads, passed
fiery-lead-from = { $the-horse } frisst { $the-other } bei lebendigem Leib!
    .v2 = Leb wohl, { $other }! Willkommen, { $horse }!
    .v3 = { $the-horse } donnert an { $of-other } vorbei!
# 1-2: leads, passed
fiery-lead-from-hot = { $the-horse }! Vorbei an { $of-other }!
    .v2 = Tschüss, { $other }! { $the-horse }!
# 1-3: leads, led-before
fiery-lead-back = { $the-horse } ist zurück! Ich wusste es! Zurück!
    .v2 = Das Pferd gibt nicht auf! { $the-horse } führt wieder!
    .v3 = Rache! { $the-horse } ist wieder vorn!
# 1-2: leads, led-before
fiery-lead-back-hot = { $the-horse }! Zurück!
    .v2 = Wieder! Wieder! { $the-horse }!
# 1-4: level
fiery-level = { $the-horse }! { $the-other }! Mein Herz hält das nicht aus!
    .v2 = Seite an Seite! { $the-horse } und { $the-other }! Feuer gegen Feuer!
    .v3 = Nicht atmen! { $the-horse } und { $the-other }!
    .v4 = { $the-horse }! Und { $the-other }! Haltet meine Hand!
# 1-2: level
fiery-level-hot = { $the-horse }! { $the-other }! Hilfe!
    .v2 = Gleichauf! Gleichauf! Mein Herz!
# 1-3: leads, past-half
fiery-halfway = Halbzeit! { $the-horse } führt! Ich schmelze!
    .v2 = Halbzeit! Fangt { $the-horse }! Fangt das Pferd!
    .v3 = Halb! Und { $the-horse } führt! Wasser! Wasser!
# 1-3: one-step
fiery-near = Ein Schritt! { $the-horse }! Ein Schritt! Mutter!
    .v2 = { $the-horse } kann es riechen! Ein Schritt!
    .v3 = Haltet mich! { $the-horse } braucht einen!
# 1-3: one-step
fiery-near-hot = Einer! { $the-horse }! Einer!
    .v2 = { $the-horse }! So nah!
    .v3 = Haltet mich! { $the-horse }!
# 1-3: one-step, backed
fiery-near-for = { $name }! Dein Pferd! { $the-horse }! Ein Schritt! Schrei!
    .v2 = Ein Schritt! { $the-horse }! Bete, { $name }! Bete!
    .v3 = { $the-horse }! Ein Schritt! Halt mich, { $name }!
# 1-3: one-step, backed
fiery-near-for-hot = Bete, { $name }! { $the-horse }!
    .v2 = { $the-horse }! Für { $name }!
    .v3 = Einer! Schrei, { $name }!
# 1-2: one-step
fiery-near-two-hot = { $the-horse }! { $the-other }! Hilfe!
    .v2 = { $the-other }! { $the-horse }! Mein Herz!
# 1-3: again-rolled
fiery-twice = Wieder! { $the-horse }! Wieder!
    .v2 = Wieder { $the-horse }! Vom Teufel geritten!
    .v3 = Und wieder! { $the-horse }! Donner!
# 1-3: again-rolled
fiery-twice-hot = { $the-horse }! Wieder!
    .v2 = Wieder! Wieder! { $the-horse }!
    .v3 = Und wieder! { $the-horse }!
# 1-3: told
fiery-snake-eyes = Einserpasch! Er beißt! Er beißt!
    .v2 = Eins und eins! Oh, mein Herz!
    .v3 = Zwei Winzlinge! Versteckt die Kinder!
# 1-3: told
fiery-boxcars = Sechserpasch! Blitz und Donner!
    .v2 = Sechs und sechs! Das Dach fliegt weg!
    .v3 = Sechsen! Sechsen! Feuer!
# 1-3: leads, margin
fiery-clear = { $the-horse } mit { $moves } Längen! Ruft die Feuerwehr!
    .v2 = { $moves } Längen! { $the-horse } verbrennt die Bahn!
    .v3 = { $moves }! { $moves } Längen! { $the-horse } hat Flügel!
# 1-3: first-three
fiery-order = { $the-horse }! Dann { $the-other }! Dann { $the-third }! Feuer!
    .v2 = Es ist { $the-horse }! { $the-other } jagt! { $the-third } brennt!
    .v3 = { $the-horse }! { $the-other }! { $the-third }! Mein Herz!
# 1-6: scratched
fiery-scratch = Nein! Nicht { $the-horse }! Gestrichen!
    .v2 = { $the-horse } ist raus! Ich weine! Raus!
    .v3 = Gestrichen! { $the-horse }! Mir bricht das Herz!
    .v4 = Oh, der Schmerz! Kein Rennen für { $the-horse }!
    .v5 = Tränen! Tränen! { $the-horse } ist gestrichen!
    .v6 = Wer tut so etwas? Nicht { $the-horse }! Gestrichen!
# 1-3: scratched
fiery-scratch-outsider = { $the-horse } ist raus! Jemand hat es geliebt!
    .v2 = Raus! { $the-horse }! Leb wohl, Träumer!
    .v3 = Gestrichen! { $the-horse }! Ich habe daran geglaubt!
# 1-3: scratched
fiery-scratch-favourite = Der Favorit! Nein! Nein! { $the-horse } ist raus!
    .v2 = Katastrophe! { $the-horse }! Gestrichen! Katastrophe!
    .v3 = Haltet mich! Sie haben { $the-horse } gestrichen!
# 1-8: scratched
fiery-scratched-roll = { $the-horse }! Nicht da! Schaut im Stall nach!
    .v2 = Nicht { $the-horse }! Bitte nicht { $the-horse }!
    .v3 = { $the-horse }! Der Geist! Der Geist!
    .v4 = Grausame Würfel! { $the-horse } ist gestrichen!
    .v5 = { $the-horse }! Gespenst im Stall!
    .v6 = Nein! Nein! Nicht { $the-horse }!
    .v7 = { $the-horse }! Mein Herz! Gestrichen!
    .v8 = Verbrennt diesen Wurf! Es ist { $the-horse }!
# 1-3: moved
fiery-surge = { $the-horse } springt! Wie ein Tiger!
    .v2 = Was für ein Satz! { $the-horse }! Flügel aus Feuer!
    .v3 = { $the-horse } fliegt! Fliegt!
# 1: photo, idiom
# 2-3: photo
fiery-photo = Foto! Foto! Keiner bewegt sich!
    .v2 = Meine Augen! Ich sehe es nicht! Foto!
    .v3 = So knapp! So knapp! Mir bleibt die Luft weg!
# 1-4: won
fiery-winner = { $the-horse }! { $the-horse }! { $the-horse } gewinnt!
    .v2 = Es ist aus! { $the-horse }! Läutet die Glocken!
    .v3 = { $the-horse } schafft es! Küsst den Nachbarn!
    .v4 = Das Ziel! Der Sieg! { $the-horse }!
# 1-3: won
fiery-winner-again = { $the-horse }! Ich sage: { $the-horse }!
    .v2 = Singt es! { $the-horse }!
    .v3 = Schreibt es mit Feuer! { $the-horse }!
# 1-3: won, photo
fiery-winner-nose = Um eine Nase! Um ein Haar! { $the-horse }!
    .v2 = { $the-horse }! Um eine Nase! Ich falle um!
    .v3 = Eine Nase! Eine Nase! { $the-horse }!
# 1-3: won, far-behind
fiery-comeback = Aus dem Nichts! Aus dem Grab! { $the-horse }!
    .v2 = { $the-horse } war tot! Tot! Und siegt!
    .v3 = Von den Toten! Glaubt es! { $the-horse }!
# 1-3: won, outsider
fiery-longshot-wins = Der Außenseiter! Der Außenseiter! Ich weine!
    .v2 = { $the-horse }! Das Unmögliche! { $the-horse }!
    .v3 = Träume werden wahr! Schaut auf { $the-horse }!
# 1-3: won, far-ahead, others-on-their-way
fiery-easy-win = Ein Triumph! { $the-horse }! Ein Triumph!
    .v2 = { $the-horse } hat den Rest zu Asche verbrannt!
    .v3 = Ein Blitz! { $the-horse }! Die anderen sind Rauch!
# 1-3: told
fiery-bets-closed = Finger weg! Keine Wetten mehr! Finger weg!
    .v2 = Das Fenster knallt zu! Rums!
    .v3 = Zu spät! Zu spät! Keine Wetten mehr!
# 1-3: swing-up, percent
fiery-swing = { $percent } Prozent! { $the-horse }! { $percent } Prozent! Wahnsinn!
    .v2 = Die Erde bebt! { $percent } Prozent für { $the-horse }!
    .v3 = { $the-horse }! { $percent } Prozent! Haltet mich!
# 1-3: swing-up, percent, backed
fiery-swing-for = { $percent } Prozent! { $the-horse }! Tanz, { $name }! Tanz!
    .v2 = { $name }! Es ist { $the-horse }! { $percent } Prozent! Schrei!
    .v3 = Schaut { $name } an! { $percent } Prozent für { $the-horse }! Feuer!
# 1-4: swing-up, backed
fiery-swing-for-hot = Tanz, { $name }! Tanz!
    .v2 = Schrei, { $name }!
    .v3 = Oh, { $name }! Ja!
    .v4 = Feuer, { $name }! Feuer!
# 1-5: told
fiery-duel-leads = { $name }! Wie eine Kugel!
    .v2 = Feuer! { $name } führt!
    .v3 = { $name }! Ab wie eine Rakete!
    .v4 = Schaut { $name } an! Wild! Wild!
    .v5 = { $name }! { $name }! Vorn!
# 1-5: told
fiery-duel-won = { $name }! Ja! { $name }!
    .v2 = Es ist { $name }! Die Glocken! Die Glocken!
    .v3 = { $name } holt sie! Mein Herz!
    .v4 = Die Bahn! Der Ruhm! { $name }!
    .v5 = { $name }! Zündet das Feuerwerk!
# 1-3: told
fiery-duel-clear = { $name } läuft wild! Leb wohl, { $rival }!
    .v2 = { $name } verbrennt die Bahn! Ach, { $rival }!
    .v3 = Haltet das Pferd! { $name } fliegt!
# 1-4: told
fiery-price-first = { odds }! { $name }! { odds } für { $the-horse }!
    .v2 = { $the-horse } zu { odds }! Bist du wahnsinnig, { $name }?
    .v3 = { $name } traut sich! { odds }! { $the-horse }!
    .v4 = { odds }! Für { $the-horse }! Halt mich, { $name }!
# 1-3: told
fiery-round-won = Die Runde! Die Runde an { $name }! Feuer!
    .v2 = { $name }! { $name }! Die Runde!
    .v3 = Küss jemanden, { $name }! Die Runde ist dein!
# 1-3: told
fiery-points-lost = Minus { points }! Oh, der Schmerz, { $name }!
    .v2 = { $name } zahlt { points }! Es zerreißt mich!
    .v3 = Das brennt! { points } weg, { $name }!
# 1-3: told
fiery-points-won = { points }! Tanz, { $name }!
    .v2 = { $name }! { points }! Musik! Musik!
    .v3 = Plus { points }! Feuer, { $name }! Feuer!
