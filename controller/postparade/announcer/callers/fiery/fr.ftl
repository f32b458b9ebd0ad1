# 1-2: told
fiery-signature = Mon cœur ! Mon pauvre cœur ! Quelle course !
    .v2 = Une chaise ! Et encore une course !
# 1-4: told
fiery-off = Allez ! Allez ! Allez ! Ils volent !
    .v2 = Les stalles explosent ! C'est parti !
    .v3 = Réveillez les voisins ! C'est parti !
    .v4 = Au feu ! Au feu ! Ils sont partis !
# 1-3: scratched
fiery-off-without = Partis ! Sans { $the-horse } ! Pas de pitié !
    .v2 = Pas de { $the-horse } ! On pleurera plus tard ! Partis !
    .v3 = { $the-horse } reste à la maison ! Tant pis ! Partis !
# 1-3: told
fiery-race = Course { $number } ! J'ai le cœur dans la gorge !
    .v2 = Course { $number } ! De l'eau ! Un prêtre !
    .v3 = La voilà ! Course { $number } ! Allumez les feux !
# 1-3: leads, first-out
fiery-first-step = { $the-horse } ! { $the-horse } surgit en tête !
    .v2 = Regardez-moi ça ! Devant ! { $the-horse } !
    .v3 = Premier sang ! C'est { $the-horse } !
# 1-12: moved-before
fiery-move = { $the-horse } ! Comme le tonnerre !
    .v2 = Oh, { $the-horse } ! Quelle foulée !
    .v3 = Brûle la piste, { $horse } !
    .v4 = Oui ! Oui ! { $the-horse } !
    .v5 = { $the-horse } crache le feu !
    .v6 = Cours, { $horse } ! Cours pour ta mère !
    .v7 = Le tonnerre ! C'est { $the-horse } !
    .v8 = { $the-horse } ! Je ne peux pas regarder ! Je regarde !
    .v9 = Allez, { $horse } ! Allez !
    .v10 = Écoutez ces sabots ! { $the-horse } !
    .v11 = Mon cœur ! { $the-horse } !
    .v12 = { $the-horse } ! De la folie ! De la folie !
# 1-4: moved-before, backed
fiery-move-for = { $the-horse } ! Pour { $name } ! Pour la gloire !
    .v2 = { $name } ! Ton cheval ! { $the-horse } vole !
    .v3 = Embrasse les dés, { $name } ! { $the-horse } avance !
    .v4 = Crie, { $name } ! C'est { $the-horse } !
# 1-3: moved
fiery-move-first = { $the-horse } est lâché dans la nature ! Gare !
    .v2 = La porte vole ! { $the-horse } !
    .v3 = Voilà les ennuis ! { $the-horse } !
# 1-5: moved
fiery-move-hot = { $the-horse } ! { $the-horse } !
    .v2 = Oui ! { $the-horse } !
    .v3 = Vole, { $horse } ! Vole !
    .v4 = Oh ! { $the-horse } !
    .v5 = Au feu ! { $the-horse } !
# 1-2: moved, outsider, behind-three
# 3-4: moved, outsider, behind-three, idiom
fiery-move-outsider = { $the-horse } ! J'adore ce cheval ! Je l'adore !
    .v2 = Crois-y, { $horse } ! Crois-y !
    .v3 = Personne n'a prévenu { $the-horse } ! Ça court !
    .v4 = { $name }'abandonne jamais, { $horse } ! Jamais !
# 1-3: moved
fiery-left-gate = Il vit ! { $the-horse } vit !
    .v2 = { $the-horse } ! Revenu d'entre les morts !
    .v3 = Bonjour, soleil ! { $the-horse } !
# 1-3: moved
fiery-double = Des jumeaux ! { $the-horse } sur des jumeaux !
    .v2 = Un double ! Un double ! { $the-horse } !
    .v3 = Double ! Mon cœur ! { $the-horse } !
# 1-3: second-now
fiery-up-to-second = { $the-horse } à la deuxième place ! Ça sent le sang !
    .v2 = Deuxième ! { $the-horse } ! Et affamé !
    .v3 = Attention, { $other } ! { $the-horse } arrive !
# 1-4: leads
fiery-lead = { $the-horse } mène ! { $the-horse } mène !
    .v2 = En tête ! { $the-horse } en feu !
    .v3 = Qui est-ce ? C'est { $the-horse } ! Devant !
    .v4 = { $the-horse } ! Au sommet ! Au sommet !
# 1-3: leads
fiery-lead-hot = { $the-horse } ! Devant !
    .v2 = { $the-horse } mène ! Oh !
    .v3 = Au feu ! { $the-horse } mène !
# 1-3: leads, passed
fiery-lead-from = { $the-horse } dévore { $the-other } tout cru !
    .v2 = Adieu, { $other } ! Bonjour, { $horse } !
    .v3 = { $the-horse } rugit et passe { $the-other } !
# 1-2: leads, passed
fiery-lead-from-hot = { $the-horse } ! Devant { $the-other } !
    .v2 = Adieu, { $other } ! { $the-horse } !
# 1-3: leads, led-before
fiery-lead-back = { $the-horse } est de retour ! Je le savais ! De retour !
    .v2 = Ça ne veut pas mourir ! { $the-horse } mène de nouveau !
    .v3 = Vengeance ! Revoilà { $the-horse } !
# 1-2: leads, led-before
fiery-lead-back-hot = { $the-horse } ! De retour !
    .v2 = Revoilà ! Revoilà { $the-horse } !
# 1-4: level
fiery-level = { $the-horse } ! { $the-other } ! Mon cœur n'y résiste pas !
    .v2 = Côte à côte ! { $the-horse } et { $the-other } ! Feu contre feu !
    .v3 = Ne respirez plus ! { $the-horse } et { $the-other } !
    .v4 = { $the-horse } ! Et { $the-other } ! Tenez-moi la main !
# 1-2: level
fiery-level-hot = { $the-horse } ! { $the-other } ! Au secours !
    .v2 = Égalité ! Égalité ! Mon cœur !
# 1-3: leads, past-half
fiery-halfway = Mi-course ! { $the-horse } mène ! Je fonds !
    .v2 = Mi-course ! Attrapez { $the-horse } ! Attrapez-le !
    .v3 = La moitié ! Et { $the-horse } mène ! J'ai soif ! J'ai soif !
# 1-3: one-step
fiery-near = Un pas ! { $the-horse } ! Un pas ! Maman !
    .v2 = { $the-horse } sent l'arrivée ! Un pas !
    .v3 = Tenez-moi ! Un pas pour { $the-horse } !
# 1-3: one-step
fiery-near-hot = Un ! { $the-horse } ! Un !
    .v2 = { $the-horse } ! Si près !
    .v3 = Tenez-moi ! { $the-horse } !
# 1-3: one-step, backed
fiery-near-for = { $name } ! Ton cheval ! { $the-horse } ! Un pas ! Crie !
    .v2 = Un pas ! { $the-horse } ! Prie, { $name } ! Prie !
    .v3 = { $the-horse } ! Un pas ! Tiens-moi, { $name } !
# 1-3: one-step, backed
fiery-near-for-hot = Prie, { $name } ! { $the-horse } !
    .v2 = { $the-horse } ! Pour { $name } !
    .v3 = Un ! Crie, { $name } !
# 1-2: one-step
fiery-near-two-hot = { $the-horse } ! { $the-other } ! Au secours !
    .v2 = { $the-other } ! { $the-horse } ! Mon cœur !
# 1-3: again-rolled
fiery-twice = Encore ! { $the-horse } ! Encore !
    .v2 = Encore { $the-horse } ! C'est le diable !
    .v3 = Et encore ! { $the-horse } ! Le tonnerre !
# 1-3: again-rolled
fiery-twice-hot = { $the-horse } ! Encore !
    .v2 = Encore ! Encore ! { $the-horse } !
    .v3 = Et encore ! { $the-horse } !
# 1-3: told
fiery-snake-eyes = Double as ! Ça mord ! Ça mord !
    .v2 = Un et un ! Oh, mon cœur !
    .v3 = Deux petits as ! Cachez les enfants !
# 1-3: told
fiery-boxcars = Double six ! Tonnerre et éclairs !
    .v2 = Six et six ! Le toit s'envole !
    .v3 = Des six ! Des six ! Au feu !
# 1-3: leads, margin
fiery-clear = { $the-horse }, { $moves } longueurs d'avance ! Appelez les pompiers !
    .v2 = { $moves } longueurs ! { $the-horse } brûle la piste !
    .v3 = { $moves } ! { $moves } longueurs ! { $the-horse } a des ailes !
# 1-3: first-three
fiery-order = { $the-horse } ! Puis { $the-other } ! Puis { $the-third } ! Au feu !
    .v2 = C'est { $the-horse } ! { $the-other } chasse ! { $the-third } brûle !
    .v3 = { $the-horse } ! { $the-other } ! { $the-third } ! Mon cœur !
# 1-6: scratched
fiery-scratch = Non ! Pas { $the-horse } ! Non partant !
    .v2 = { $the-horse } dehors ! Je pleure ! Dehors !
    .v3 = Non partant ! { $the-horse } ! Mon cœur se brise !
    .v4 = Oh, la douleur ! Pas de course pour { $the-horse } !
    .v5 = Des larmes ! Des larmes ! { $the-horse } ne court pas !
    .v6 = Qui fait ça ? Pas { $the-horse } ! Non partant !
# 1-3: scratched
fiery-scratch-outsider = { $the-horse } dehors ! Quelqu'un l'aimait !
    .v2 = Dehors ! { $the-horse } ! Adieu, rêveur !
    .v3 = Non partant ! { $the-horse } ! J'y croyais !
# 1-3: scratched
fiery-scratch-favourite = Le favori ! Non ! Non ! { $the-horse } dehors !
    .v2 = Catastrophe ! { $the-horse } ! Non partant ! Catastrophe !
    .v3 = Tenez-moi ! { $the-horse } ne court pas !
# 1-8: scratched
fiery-scratched-roll = { $the-horse } ! Pas là ! Cherchez à l'écurie !
    .v2 = Pas { $the-horse } ! Tout, mais pas { $the-horse } !
    .v3 = { $the-horse } ! Le fantôme ! Le fantôme !
    .v4 = Dés cruels ! { $the-horse } ne court pas !
    .v5 = { $the-horse } ! Le spectre de l'écurie !
    .v6 = Non ! Non ! Pas { $the-horse } !
    .v7 = { $the-horse } ! Mon cœur ! Non partant !
    .v8 = Brûlez ce lancer ! C'est { $the-horse } !
# 1-3: moved
fiery-surge = { $the-horse } bondit ! Comme un tigre !
    .v2 = Quel bond ! { $the-horse } ! Des ailes de feu !
    .v3 = { $the-horse } vole ! Vole !
# 1: photo, idiom
# 2-3: photo
fiery-photo = Photo ! Photo ! Que personne ne bouge !
    .v2 = Mes yeux ! Je ne sais pas ! Photo !
    .v3 = Si serré ! Si serré ! Je suffoque !
# 1-4: won
fiery-winner = { $the-horse } ! { $the-horse } ! { $the-horse } gagne !
    .v2 = C'est fini ! { $the-horse } ! Sonnez les cloches !
    .v3 = { $the-horse } l'a fait ! Embrassez vos voisins !
    .v4 = Le poteau ! La gloire ! { $the-horse } !
# 1-3: won
fiery-winner-again = { $the-horse } ! J'ai dit { $the-horse } !
    .v2 = Chantez-le ! { $the-horse } !
    .v3 = Écrivez-le en lettres de feu ! { $the-horse } !
# 1-3: won, photo
fiery-winner-nose = D'un nez ! D'un poil ! { $the-horse } !
    .v2 = { $the-horse } ! D'un nez ! Je m'évanouis !
    .v3 = Un nez ! Un nez ! { $the-horse } !
# 1-3: won, far-behind
fiery-comeback = De nulle part ! De la tombe ! { $the-horse } !
    .v2 = { $the-horse }, donné pour mort ! Et qui gagne !
    .v3 = D'entre les morts ! Croyez-le ! { $the-horse } !
# 1-3: won, outsider
fiery-longshot-wins = L'outsider ! L'outsider ! Je pleure !
    .v2 = { $the-horse } ! L'impossible ! { $the-horse } !
    .v3 = Les rêves se réalisent ! Regardez { $the-horse } !
# 1-3: won, far-ahead, others-on-their-way
fiery-easy-win = Un massacre ! { $the-horse } ! Un massacre !
    .v2 = { $the-horse } a réduit les autres en cendres !
    .v3 = L'éclair ! { $the-horse } ! Le reste est fumée !
# 1-3: told
fiery-bets-closed = Bas les pattes ! Les jeux sont faits ! Bas les pattes !
    .v2 = Le guichet claque ! Boum !
    .v3 = Trop tard ! Trop tard ! Les paris sont clos !
# 1-3: swing-up, percent
fiery-swing = { $percent } pour cent ! { $the-horse } ! { $percent } pour cent ! C'est insensé !
    .v2 = La terre tremble ! { $percent } pour cent pour { $the-horse } !
    .v3 = { $the-horse } ! { $percent } pour cent ! Tenez-moi !
# 1-3: swing-up, percent, backed
fiery-swing-for = { $percent } pour cent ! { $the-horse } ! Danse, { $name } ! Danse !
    .v2 = { $name } ! C'est { $the-horse } ! { $percent } pour cent ! Crie !
    .v3 = Regardez { $name } ! { $percent } pour cent pour { $the-horse } ! Au feu !
# 1-4: swing-up, backed
fiery-swing-for-hot = Danse, { $name } ! Danse !
    .v2 = Crie, { $name } !
    .v3 = Oh, { $name } ! Oui !
    .v4 = Au feu, { $name } ! Au feu !
# 1-5: told
fiery-duel-leads = { $name } ! Comme une balle !
    .v2 = Au feu ! { $name } mène !
    .v3 = { $name } ! Une vraie fusée !
    .v4 = Regardez { $name } ! Quelle furie !
    .v5 = { $name } ! { $name } ! Devant !
# 1-5: told
fiery-duel-won = { $name } ! Oui ! { $name } !
    .v2 = C'est { $name } ! Les cloches ! Les cloches !
    .v3 = { $name } l'emporte ! Mon cœur !
    .v4 = Le couloir ! La gloire ! { $name } !
    .v5 = { $name } ! Le feu d'artifice !
# 1-3: told
fiery-duel-clear = { $name } se déchaîne ! Adieu, { $rival } !
    .v2 = { $name } brûle la piste ! Hélas, { $rival } !
    .v3 = Arrêtez ce cheval ! { $name } vole !
# 1-4: told
fiery-price-first = { odds } ! { $name } ! { odds } pour { $the-horse } !
    .v2 = { $the-horse } à { odds } ! Quelle folie, { $name } !
    .v3 = { $name } ose ! { odds } ! { $the-horse } !
    .v4 = { odds } ! Pour { $the-horse } ! Tiens-moi, { $name } !
# 1-3: told
fiery-round-won = La manche ! La manche pour { $name } ! Au feu !
    .v2 = { $name } ! { $name } ! La manche !
    .v3 = Embrasse quelqu'un, { $name } ! La manche est à toi !
# 1-3: told
fiery-points-lost = Moins { points } ! Oh, la douleur, { $name } !
    .v2 = { $name } paie { points } ! Ça me déchire !
    .v3 = Ça brûle ! { points } envolés, { $name } !
# 1-3: told
fiery-points-won = { points } ! Danse, { $name } !
    .v2 = { $name } ! { points } ! Musique ! Musique !
    .v3 = Plus { points } ! Au feu, { $name } ! Au feu !
