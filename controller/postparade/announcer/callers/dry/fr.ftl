# 1-2: told
dry-signature = C'était une course de chevaux. Il existe un formulaire.
    .v2 = Je n'ai rien à ajouter. Les perdants non plus.
# 1-4: told
dry-off = Ils sont partis. Pour la plupart.
    .v2 = Départ. Il fallait bien.
    .v3 = Les stalles sont ouvertes. Certains l'ont remarqué.
    .v4 = C'est parti. Pas de panique.
# 1-3: scratched
dry-off-without = Ils partent. On n'a pas consulté { $the-horse }.
    .v2 = Départ, sans { $the-horse }. L'écurie est chauffée.
    .v3 = Sans { $the-horse }. Personne n'a fait signe.
# 1-3: told
dry-race = Course { $number }. Merci de rester éveillés.
    .v2 = Course { $number }. Les papiers sont en règle.
    .v3 = Course { $number }. Temps doux, risque de chevaux.
# 1-3: leads, first-out
dry-first-step = { $the-horse } part devant. C'est peut-être une erreur.
    .v2 = En tête, pour ce que cela vaut : { $the-horse }.
    .v3 = { $the-horse } a bougé. Cela compte comme une avance.
# 1-12: moved-before
dry-move = { $the-horse }. Un progrès, si l'on veut.
    .v2 = { $the-horse } bouge. Discrètement.
    .v3 = { $the-horse } n'a pas renoncé. C'est noté.
    .v4 = Un pas { $of-horse }. Pas d'applaudissements, merci.
    .v5 = { $the-horse }, sans façons.
    .v6 = { $the-horse } mérite son avoine.
    .v7 = { $the-horse }, j'imagine.
    .v8 = { $the-horse } continue. Il faut bien.
    .v9 = Et { $the-horse }. Un café, quelqu'un ?
    .v10 = { $the-horse } avance. Le temps se maintient.
    .v11 = { $the-horse }. À classer.
    .v12 = { $the-horse }, à sa convenance.
# 1-4: moved-before, backed
dry-move-for = { $the-horse } bouge. { $name } feint l'indifférence.
    .v2 = { $the-horse }, et { $name } hoche la tête. À peine.
    .v3 = Un pas pour { $the-horse }. { $name } a droit à un biscuit.
    .v4 = { $the-horse }. { $name } en a pris note.
# 1-3: moved
dry-move-first = { $the-horse } a trouvé la sortie.
    .v2 = { $the-horse } se joint à nous. Trop aimable.
    .v3 = { $the-horse } apparaît. Mieux vaut tard.
# 1-5: moved
dry-move-hot = { $the-horse }. Hum.
    .v2 = { $the-horse }, je vous prie.
    .v3 = { $the-horse }, donc.
    .v4 = Tiens. { $the-horse }.
    .v5 = { $the-horse }. Soit.
# 1-4: moved, outsider, behind-three
dry-move-outsider = { $the-horse } bouge. La statistique l'exigeait.
    .v2 = { $the-horse } ne se presse pas. Son propriétaire non plus.
    .v3 = Un pas pour { $the-horse }. Prévenez la presse.
    .v4 = { $the-horse } bouge. Le café reste chaud.
# 1-3: moved
dry-left-gate = { $the-horse } a fini son petit déjeuner.
    .v2 = { $the-horse } a lu le mode d'emploi.
    .v3 = { $the-horse }, avec un retard distingué.
# 1-3: moved
dry-double = Un double, et { $the-horse } avance. Soigné.
    .v2 = Un double pour { $the-horse }. Très symétrique.
    .v3 = { $the-horse }, sur un double. Élégant.
# 1-3: second-now
dry-up-to-second = { $the-horse } est à la deuxième place. Du calme.
    .v2 = Deuxième place : { $the-horse }. De l'ambition.
    .v3 = { $the-horse } se range derrière { $the-other }. Discrètement.
# 1-4: leads
dry-lead = { $the-horse } mène. Il en faut bien un.
    .v2 = En tête, { $the-horse }. J'ai vu pire.
    .v3 = { $the-horse } a la tête. Fragile.
    .v4 = { $the-horse } mène à présent. Notez au crayon.
# 1-3: leads
dry-lead-hot = { $the-horse } mène. Hum.
    .v2 = { $the-horse }. Devant.
    .v3 = Oh. { $the-horse }.
# 1-3: leads, passed
dry-lead-from = { $the-horse } dépasse { $the-other }. Sans rancune.
    .v2 = { $the-horse } relève { $the-other } de ses fonctions.
    .v3 = { $the-horse } passe { $the-other }. Poliment.
# 1-2: leads, passed
dry-lead-from-hot = { $the-horse } passe { $the-other }. Hum.
    .v2 = { $the-horse }, et non { $the-other }.
# 1: leads, led-before
# 2: leads, led-before
# 3: leads, led-before
dry-lead-back = { $the-horse } mène de nouveau. Un oubli, sans doute.
    .v2 = { $the-horse }, retour en tête. La vue est connue.
    .v3 = La tête revient à { $the-horse }. Signez ici.
# 1-2: leads, led-before
dry-lead-back-hot = { $the-horse }. De retour.
    .v2 = De nouveau { $the-horse }. Bien.
# 1-4: level
dry-level = { $the-horse } et { $the-other }, à égalité. Quelle civilité.
    .v2 = { $the-horse } et { $the-other } partagent la tête. En adultes.
    .v3 = { $the-horse }, { $the-other }. Une règle, s'il vous plaît.
    .v4 = { $the-horse } et { $the-other }, côte à côte. Attention à la peinture.
# 1-2: level
dry-level-hot = { $the-horse }, { $the-other }. À égalité.
    .v2 = { $the-horse } et { $the-other }. Bien.
# 1-3: leads, past-half
dry-halfway = Mi-course, et { $the-horse } mène. Pause café.
    .v2 = La moitié est faite. { $the-horse }, si cela vous intéresse.
    .v3 = Mi-course. { $the-horse } devant. Le reste est paperasse.
# 1-3: one-step
dry-near = Plus qu'un pas, { $horse }. Sans pression.
    .v2 = { $the-horse }, un pas. On défaillirait.
    .v3 = { $the-horse } a presque fini. Nous aussi.
# 1-3: one-step
dry-near-hot = { $the-horse }. Un pas.
    .v2 = Un pas, { $the-horse }. Calmement.
    .v3 = { $the-horse }, presque.
# 1-3: one-step, backed
dry-near-for = Un pas pour { $the-horse }. Un verre pour { $name }.
    .v2 = Un pas pour { $the-horse }. { $name } ne parle plus.
    .v3 = { $the-horse }, un pas. { $name } le prend bien.
# 1-3: one-step, backed
dry-near-for-hot = { $the-horse }. Pour { $name }.
    .v2 = { $name } souhaite { $the-horse }.
    .v3 = Un, { $name }.
# 1-2: one-step
dry-near-two-hot = { $the-horse } ou { $the-other }. Bref.
    .v2 = { $the-horse }, { $the-other }. Un pas.
# 1-3: again-rolled
dry-twice = Encore { $the-horse }. Le chemin est connu.
    .v2 = { $the-horse }, de nouveau. Vérifiez les dés.
    .v3 = Encore une fois { $the-horse }. Quelle obstination.
# 1-3: again-rolled
dry-twice-hot = { $the-horse }. Encore.
    .v2 = Et { $the-horse }, encore.
    .v3 = Encore { $the-horse }. Hum.
# 1-3: told
dry-snake-eyes = Deux as. Impossible de faire moins.
    .v2 = Double as. Ne pas toucher.
    .v3 = Un et un. Faites le compte.
# 1-3: told
dry-boxcars = Double six. Frimeur.
    .v2 = Deux six. Quelqu'un s'est entraîné.
    .v3 = Six et six. Nous en prenons acte.
# 1-3: leads, margin
dry-clear = { $the-horse }, { $moves } longueurs d'avance. Les autres visitent.
    .v2 = { $the-horse }, { $moves } longueurs devant. On s'y ennuie.
    .v3 = { $the-horse } de { $moves } longueurs. Réveillez les autres.
# 1-2: first-three
# 3: first-three, idiom
dry-order = { $the-horse }, { $the-other }, { $the-third }. À cette heure.
    .v2 = Dans l'ordre : { $the-horse }, { $the-other }, { $the-third }. Continuez.
    .v3 = { $the-horse }, { $the-other }, { $the-third }. Je ne fais que lire.
# 1-6: scratched
dry-scratch = { $the-horse } ne court pas. Fleurs à l'adresse habituelle.
    .v2 = Pas de { $the-horse } aujourd'hui. On s'en remettra.
    .v3 = { $the-horse } vous prie de l'excuser.
    .v4 = { $the-horse } ne court pas. Son comptable insiste.
    .v5 = { $the-horse } reste au lit. Enviable.
    .v6 = Forfait : { $the-horse }. Le foin est bon, paraît-il.
# 1-3: scratched
dry-scratch-outsider = { $the-horse } ne court pas. Je l'avais oublié.
    .v2 = { $the-horse } ne court pas. Était-ce prévu ?
    .v3 = { $the-horse } est dehors. Le marché bâille.
# 1-3: scratched
dry-scratch-favourite = { $the-horse } ne court pas. Coûteux.
    .v2 = Le favori regrette : { $the-horse }.
    .v3 = { $the-horse } est dehors. Tenez vos meubles.
# 1-8: scratched
dry-scratched-roll = { $the-horse }. Absent.
    .v2 = { $the-horse } vous salue de l'écurie.
    .v3 = { $the-horse }. Toujours non partant, hélas.
    .v4 = { $the-horse }, par contumace.
    .v5 = { $the-horse }. En pause café.
    .v6 = { $the-horse }. Mauvais numéro.
    .v7 = { $the-horse } est à table.
    .v8 = { $the-horse }. Laissez un message.
# 1-3: moved
dry-surge = { $the-horse } en prend plus. Gourmandise.
    .v2 = { $the-horse } a forcé sur l'avoine.
    .v3 = { $the-horse }, plus loin que prévu.
# 1-3: photo
dry-photo = Serré. Désagréablement serré.
    .v2 = L'appareil photo, s'il est éveillé.
    .v3 = Je préférerais une photo.
# 1-4: won
dry-winner = { $the-horse } gagne. Je tenais à le signaler.
    .v2 = { $the-horse } a gagné. Voilà pour la science.
    .v3 = La victoire est pour { $the-horse }. Vous pouvez expirer.
    .v4 = { $the-horse }, avant les autres. D'ordinaire, cela suffit.
# 1-3: won
dry-winner-again = { $the-horse }. Oui, vraiment.
    .v2 = Je répète : { $the-horse }. Sans émotion.
    .v3 = { $the-horse }, pour ceux qui étaient au bar.
# 1-3: won, photo
dry-winner-nose = { $the-horse }, d'un nez. Un petit.
    .v2 = D'un nez, { $the-horse }. C'est utile d'en avoir un.
    .v3 = { $the-horse }. D'un nez. C'est peu.
# 1-3: won, far-behind
dry-comeback = { $the-horse } revient de loin. On avait le temps.
    .v2 = Une remontée { $of-horse }. La nécrologie était prête.
    .v3 = Pour { $the-horse }, tout semblait dit. On a oublié de le lui dire.
# 1-3: won, outsider
dry-longshot-wins = Un outsider. Les bookmakers s'allongent.
    .v2 = { $the-horse } a gagné. Il me le faudra par écrit.
    .v3 = { $the-horse }. Les pronostics iront au feu.
# 1-3: won, far-ahead, others-on-their-way
dry-easy-win = Les autres sont encore dehors. Allez les chercher.
    .v2 = { $the-horse }, sans effort. On aurait pu partir plus tôt.
    .v3 = { $the-horse }. Les autres enverront une carte.
# 1-3: told
dry-bets-closed = Les jeux sont faits. C'est pour votre bien.
    .v2 = Le guichet est fermé. Attention aux doigts.
    .v3 = Les paris sont clos. Les regrets sont ouverts.
# 1: swing-up, percent, idiom
# 2-3: swing-up, percent
dry-swing = { $percent } pour cent pour { $the-horse }. Je ne fais que travailler ici.
    .v2 = { $the-horse } est à { $percent } pour cent. Apparemment.
    .v3 = { $percent } pour cent, { $the-horse }. Concluez vous-mêmes.
# 1-3: swing-up, percent, backed
dry-swing-for = { $percent } pour cent pour { $the-horse }. { $name } peut sourire, modérément.
    .v2 = { $the-horse }, { $percent } pour cent. { $name } compte déjà.
    .v3 = { $percent } pour cent pour { $the-horse }. Du calme, { $name }.
# 1-4: swing-up, backed
dry-swing-for-hot = { $name } approuve.
    .v2 = Du calme, { $name }.
    .v3 = C'est noté, { $name }.
    .v4 = Tenue, { $name }.
# 1-5: told
dry-duel-leads = { $name } mène. Pour l'instant.
    .v2 = { $name }, devant. Sans hâte.
    .v3 = { $name } est devant. Cela arrive.
    .v4 = Devant, { $name }. Il en faut un.
    .v5 = { $name }, donc.
# 1-5: told
dry-duel-won = { $name }. Convenable.
    .v2 = { $name } l'emporte. Sans façons.
    .v3 = { $name } gagne le couloir. Suivant.
    .v4 = { $name }, voilà tout.
    .v5 = Le couloir pour { $name }. Signez ici.
# 1-3: told
dry-duel-clear = { $name } s'échappe. { $rival } a une belle vue.
    .v2 = { $name } est loin. { $rival } admire le paysage.
    .v3 = { $name }, confortablement. Courage, { $rival }.
# 1-6: told
dry-price-first = { odds } pour { $the-horse }, dit { $name }. Audacieux.
    .v2 = { $name } propose { odds } pour { $the-horse }. Pas moi.
    .v3 = { $the-horse } à { odds }, chez { $name }. À la craie, heureusement.
    .v4 = { odds } pour { $the-horse }. { $name } a un système.
    .v5 = { $name } dit { odds }, { $the-horse }. Exprès, on suppose.
    .v6 = { odds } pour { $the-horse }. { $name } a dormi dessus.
# 1-3: told
dry-round-won = La manche pour { $name }. Pas de discours.
    .v2 = { $name } a la manche. Ainsi soit-il.
    .v3 = { $name } gagne la manche. Il en fallait un.
# 1-3: told
dry-points-lost = Moins { points } pour { $name }. Instructif.
    .v2 = { $name } paie { points }. Cela forme le caractère.
    .v3 = Cela coûte { points } à { $name }. { $name }'insistons pas.
# 1-3: told
dry-points-won = { points } pour { $name }. À ne pas dépenser.
    .v2 = { $name } marque { points }. Modestement.
    .v3 = { $name } prend { points }. Il y aura des formulaires.
