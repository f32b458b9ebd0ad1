# 1-2: told
dry-signature = Das war ein Pferderennen. Es liegt ein Formular vor.
    .v2 = Dem ist nichts hinzuzufügen. Den Verlierern auch nicht.
# 1-4: told
dry-off = Sie sind los. Größtenteils.
    .v2 = Start. Es musste ja so kommen.
    .v3 = Die Boxen sind offen. Einige haben es bemerkt.
    .v4 = Ab geht es. Bitte keine Panik.
# 1-3: scratched
dry-off-without = Sie sind los. { $the-horse } wurde nicht gefragt.
    .v2 = Start, ohne { $the-horse }. Der Stall ist beheizt.
    .v3 = Ohne { $the-horse }. Niemand hat gewinkt.
# 1-3: told
dry-race = Rennen { $number }. Bitte wach bleiben.
    .v2 = Rennen { $number }. Die Papiere sind in Ordnung.
    .v3 = Rennen { $number }. Heiter bis pferdig.
# 1-3: leads, first-out
dry-first-step = { $the-horse } geht voran. Das rächt sich vielleicht.
    .v2 = Die Führung, so man will: { $the-horse }.
    .v3 = { $the-horse } hat sich bewegt. Das gilt als Führung.
# 1-12: moved-before
dry-move = { $the-horse }. Ein Fortschritt, gewissermaßen.
    .v2 = { $the-horse } bewegt sich. Leise.
    .v3 = { $the-horse } hat nicht aufgegeben. Vermerkt.
    .v4 = Ein Schritt von { $of-horse }. Beifall unnötig.
    .v5 = { $the-horse }, ohne Aufhebens.
    .v6 = { $the-horse } tut, wofür es Hafer gibt.
    .v7 = { $the-horse }, nehme ich an.
    .v8 = { $the-horse } macht weiter. Man muss ja.
    .v9 = Und { $the-horse }. Kaffee, jemand?
    .v10 = { $the-horse } läuft. Das Wetter hält.
    .v11 = { $the-horse }. Bitte abheften.
    .v12 = { $the-horse }, ganz nach Belieben.
# 1-4: moved-before, backed
dry-move-for = { $the-horse } bewegt sich. { $name } tut gleichgültig.
    .v2 = { $the-horse }, und { $name } nickt. Kaum merklich.
    .v3 = Ein Schritt für { $the-horse }. { $name } darf einen Keks nehmen.
    .v4 = { $the-horse }. { $name } hat es vermerkt.
# 1-3: moved
dry-move-first = { $the-horse } hat den Ausgang gefunden.
    .v2 = { $the-horse } stößt dazu. Wie aufmerksam.
    .v3 = { $the-horse } taucht auf. Besser spät.
# 1-5: moved
dry-move-hot = { $the-horse }. Hm.
    .v2 = { $the-horse }, bitte sehr.
    .v3 = { $the-horse }, also.
    .v4 = Nun ja. { $the-horse }.
    .v5 = { $the-horse }. Sieh an.
# 1-4: moved, outsider, behind-three
dry-move-outsider = { $the-horse } bewegt sich. Statistisch war das fällig.
    .v2 = { $the-horse } hat es nicht eilig. Der Besitzer auch nicht.
    .v3 = Ein Schritt für { $the-horse }. Verständigt die Presse.
    .v4 = { $the-horse } bewegt sich. Der Kaffee hält sich.
# 1-3: moved
dry-left-gate = { $the-horse } ist mit dem Frühstück fertig.
    .v2 = { $the-horse } hat die Anleitung gelesen.
    .v3 = { $the-horse }, vornehm verspätet.
# 1-3: moved
dry-double = Ein Pasch, und { $the-horse } läuft. Ordentlich.
    .v2 = Pasch für { $the-horse }. Sehr symmetrisch.
    .v3 = { $the-horse }, per Pasch. Elegant.
# 1-3: second-now
dry-up-to-second = { $the-horse } liegt auf Platz zwei. Ruhig bleiben.
    .v2 = Platz zwei: { $the-horse }. Mit Ambitionen.
    .v3 = { $the-horse } reiht sich hinter { $the-other } ein. Diskret.
# 1-4: leads
dry-lead = { $the-horse } führt. Irgendwer muss ja.
    .v2 = Vorn: { $the-horse }. Ich habe Schlimmeres gesehen.
    .v3 = { $the-horse } hat die Führung. Bitte vorsichtig behandeln.
    .v4 = Jetzt führt { $the-horse }. Mit Bleistift notieren.
# 1-3: leads
dry-lead-hot = { $the-horse } führt. Hm.
    .v2 = { $the-horse }. Vorn.
    .v3 = Oh. { $the-horse }.
# 1-3: leads, passed
dry-lead-from = { $the-horse } überholt { $the-other }. Bitte um Nachsicht.
    .v2 = { $the-other } wird abgelöst, durch { $the-horse }.
    .v3 = { $the-horse } geht an { $of-other } vorbei. Höflich.
# 1-2: leads, passed
dry-lead-from-hot = { $the-horse } vor { $of-other }. Hm.
    .v2 = { $the-horse }, nicht { $the-other }.
# 1: leads, led-before
# 2: leads, led-before
# 3: leads, led-before
dry-lead-back = { $the-horse } führt wieder. Da lag noch etwas.
    .v2 = { $the-horse }, zurück an der Spitze. Man kennt die Aussicht.
    .v3 = Die Führung geht zurück an { $the-horse }. Bitte hier unterschreiben.
# 1-2: leads, led-before
dry-lead-back-hot = { $the-horse }. Wieder vorn.
    .v2 = Wieder { $the-horse }. Nun.
# 1-4: level
dry-level = { $the-horse } und { $the-other }, gleichauf. Wie gesittet.
    .v2 = { $the-horse } und { $the-other } teilen sich die Führung. Wie Erwachsene.
    .v3 = { $the-horse }, { $the-other }. Ein Lineal, bitte.
    .v4 = { $the-horse } und { $the-other }, Seite an Seite. Vorsicht, Lack.
# 1-2: level
dry-level-hot = { $the-horse }, { $the-other }. Gleichauf.
    .v2 = { $the-horse } und { $the-other }. So, so.
# 1-3: leads, past-half
dry-halfway = Halbzeit, und { $the-horse } führt. Kaffeepause.
    .v2 = Die Hälfte ist um. Vorn { $the-horse }, falls es jemanden interessiert.
    .v3 = Halbzeit. { $the-horse } vorn. Der Rest ist Papierkram.
# 1-3: one-step
dry-near = Ein Schritt noch, { $horse }. Ganz ohne Druck.
    .v2 = { $the-horse }, ein Schritt. Man könnte umfallen.
    .v3 = { $the-horse } ist fast fertig. Wir auch.
# 1-3: one-step
dry-near-hot = { $the-horse }. Ein Schritt.
    .v2 = Ein Schritt, { $the-horse }. Ruhig.
    .v3 = { $the-horse }, beinahe.
# 1-3: one-step, backed
dry-near-for = { $the-horse } braucht einen Schritt. { $name } braucht ein Getränk.
    .v2 = Ein Schritt für { $the-horse }. { $name } redet nicht mehr.
    .v3 = { $the-horse }, ein Schritt. { $name } trägt es mit Fassung.
# 1-3: one-step, backed
dry-near-for-hot = { $the-horse }. Für { $name }.
    .v2 = { $name } möchte { $the-horse }.
    .v3 = Einer, { $name }.
# 1-2: one-step
dry-near-two-hot = { $the-horse } oder { $the-other }. Eben.
    .v2 = { $the-horse }, { $the-other }. Ein Schritt.
# 1-3: again-rolled
dry-twice = Wieder { $the-horse }. Kennt wohl den Weg.
    .v2 = { $the-horse }, noch einmal. Bitte die Würfel prüfen.
    .v3 = Schon wieder { $the-horse }. Wie hartnäckig.
# 1-3: again-rolled
dry-twice-hot = { $the-horse }. Wieder.
    .v2 = Und { $the-horse }, wieder.
    .v3 = Wieder { $the-horse }. Hm.
# 1-3: told
dry-snake-eyes = Zwei Einsen. Kleiner geht es nicht.
    .v2 = Einserpasch. Bitte nicht anfassen.
    .v3 = Eins und eins. Rechnen Sie selbst.
# 1-3: told
dry-boxcars = Zwei Sechsen. Angeber.
    .v2 = Sechserpasch. Da hat jemand geübt.
    .v3 = Sechs und sechs. Vermerkt.
# 1-3: leads, margin
dry-clear = { $the-horse } mit { $moves } Längen. Der Rest besichtigt die Gegend.
    .v2 = { $the-horse }, { $moves } Längen vorn. Einsam da.
    .v3 = { $the-horse } mit { $moves } Längen. Bitte die anderen wecken.
# 1-2: first-three
# 3: first-three, idiom
dry-order = { $the-horse }, { $the-other }, { $the-third }. Stand jetzt.
    .v2 = Der Reihe nach: { $the-horse }, { $the-other }, { $the-third }. Weitermachen.
    .v3 = { $the-horse }, { $the-other }, { $the-third }. Ich lese nur vor.
# 1-6: scratched
dry-scratch = { $the-horse } ist gestrichen. Blumen an die übliche Adresse.
    .v2 = Heute ohne { $the-horse }. Das verkraften wir.
    .v3 = { $the-horse } lässt sich entschuldigen.
    .v4 = { $the-horse } läuft nicht. Der Steuerberater besteht darauf.
    .v5 = { $the-horse } bleibt im Bett. Beneidenswert.
    .v6 = Gestrichen: { $the-horse }. Das Heu soll gut sein.
# 1-3: scratched
dry-scratch-outsider = { $the-horse } ist gestrichen. Das hatte ich schon vergessen.
    .v2 = { $the-horse } läuft nicht. War das geplant?
    .v3 = { $the-horse } ist raus. Der Markt gähnt.
# 1-3: scratched
dry-scratch-favourite = { $the-horse } ist gestrichen. Das wird teuer.
    .v2 = Der Favorit bedauert: { $the-horse }.
    .v3 = { $the-horse } ist raus. Halten Sie die Möbel fest.
# 1-8: scratched
dry-scratched-roll = { $the-horse }. Nicht anwesend.
    .v2 = { $the-horse } grüßt aus dem Stall.
    .v3 = { $the-horse }. Leider immer noch gestrichen.
    .v4 = { $the-horse }, in Abwesenheit.
    .v5 = { $the-horse }. Gerade beim Kaffee.
    .v6 = { $the-horse }. Kein Anschluss.
    .v7 = { $the-horse } ist zu Tisch.
    .v8 = { $the-horse }. Bitte eine Nachricht hinterlassen.
# 1-3: moved
dry-surge = { $the-horse } nimmt mehr. Gierig.
    .v2 = { $the-horse } war am Hafer.
    .v3 = { $the-horse }, weiter als nötig.
# 1-3: photo
dry-photo = Knapp. Unangenehm knapp.
    .v2 = Die Kamera, falls sie wach ist.
    .v3 = Ich hätte gern ein Foto.
# 1-4: won
dry-winner = { $the-horse } gewinnt. Das wollte ich erwähnt haben.
    .v2 = { $the-horse } hat gewonnen. So viel zur Wissenschaft.
    .v3 = Gewonnen hat { $the-horse }. Sie dürfen ausatmen.
    .v4 = { $the-horse }, vor den anderen. Das reicht gewöhnlich.
# 1-3: won
dry-winner-again = { $the-horse }. Ja, wirklich.
    .v2 = Ich wiederhole: { $the-horse }. Ohne Gefühl.
    .v3 = { $the-horse }, für alle, die an der Bar waren.
# 1-3: won, photo
dry-winner-nose = { $the-horse }, um eine Nase. Eine kleine.
    .v2 = Um eine Nase: { $the-horse }. Es lohnt sich, eine zu haben.
    .v3 = { $the-horse }. Um eine Nase. Wie knapp.
# 1-3: won, far-behind
dry-comeback = { $the-horse } kam von weit hinten. Es war ja Zeit.
    .v2 = Eine Aufholjagd von { $of-horse }. Der Nachruf war schon geschrieben.
    .v3 = { $the-horse } war geschlagen. Man hatte es { $of-horse } nicht gesagt.
# 1-3: won, outsider
dry-longshot-wins = Ein Außenseiter. Die Buchmacher legen sich hin.
    .v2 = { $the-horse } hat gewonnen. Das brauche ich schriftlich.
    .v3 = { $the-horse }. Die Formtabellen dürfen in den Ofen.
# 1-3: won, far-ahead, others-on-their-way
dry-easy-win = Die anderen sind noch draußen. Bitte abholen.
    .v2 = { $the-horse }, mühelos. Wir hätten früher gehen können.
    .v3 = { $the-horse }. Der Rest schreibt eine Karte.
# 1-3: told
dry-bets-closed = Keine Wetten mehr. Es ist zu Ihrem Besten.
    .v2 = Das Fenster ist zu. Achten Sie auf Ihre Finger.
    .v3 = Die Wetten sind geschlossen. Die Reue ist geöffnet.
# 1: swing-up, percent, idiom
# 2-3: swing-up, percent
dry-swing = { $percent } Prozent für { $the-horse }. Ich arbeite hier nur.
    .v2 = { $the-horse } steht bei { $percent } Prozent. Offenbar.
    .v3 = { $percent } Prozent, { $the-horse }. Ziehen Sie Ihre Schlüsse.
# 1-3: swing-up, percent, backed
dry-swing-for = { $percent } Prozent für { $the-horse }. { $name } darf lächeln, in Maßen.
    .v2 = { $the-horse }, { $percent } Prozent. { $name } zählt schon.
    .v3 = { $percent } Prozent für { $the-horse }. Ruhig, { $name }.
# 1-4: swing-up, backed
dry-swing-for-hot = { $name } billigt das.
    .v2 = Ruhig, { $name }.
    .v3 = Vermerkt, { $name }.
    .v4 = Fassung, { $name }.
# 1-5: told
dry-duel-leads = { $name } führt. Vorerst.
    .v2 = { $name }, vorn. Ohne Eile.
    .v3 = { $name } liegt vorn. Kommt vor.
    .v4 = Vorn { $name }. Einer muss ja.
    .v5 = { $name }, also.
# 1-5: told
dry-duel-won = { $name }. Ausreichend.
    .v2 = { $name } holt sie. Ohne Aufhebens.
    .v3 = { $name } gewinnt die Bahn. Weiter.
    .v4 = { $name }, und damit gut.
    .v5 = Die Bahn an { $name }. Bitte unterschreiben.
# 1-3: told
dry-duel-clear = { $name } zieht davon. { $rival } hat gute Sicht darauf.
    .v2 = { $name } ist klar vorn. { $rival } bewundert die Landschaft.
    .v3 = { $name }, bequem. Kopf hoch, { $rival }.
# 1-6: told
dry-price-first = { odds } für { $the-horse }, sagt { $name }. Mutig.
    .v2 = { $name } bietet { odds } für { $the-horse }. Ich nicht.
    .v3 = { $the-horse } zu { odds }, von { $name }. Zum Glück mit Kreide.
    .v4 = { odds } für { $the-horse }. { $name } hat ein System.
    .v5 = { $name } sagt { odds }, { $the-horse }. Mit Absicht, nimmt man an.
    .v6 = { odds } für { $the-horse }. { $name } hat darüber geschlafen.
# 1-3: told
dry-round-won = Die Runde an { $name }. Bitte keine Rede.
    .v2 = { $name } hat die Runde. Vermerkt.
    .v3 = { $name } gewinnt die Runde. Einer musste ja.
# 1-3: told
dry-points-lost = Minus { points } für { $name }. Lehrreich.
    .v2 = { $name } zahlt { points }. Das bildet den Charakter.
    .v3 = Das kostet { $name } { points }. Reden wir nicht darüber.
# 1-3: told
dry-points-won = { points } für { $name }. Nicht gleich ausgeben.
    .v2 = { $name } bekommt { points }. Bescheiden.
    .v3 = { $name } nimmt { points }. Dazu gibt es Formulare.
