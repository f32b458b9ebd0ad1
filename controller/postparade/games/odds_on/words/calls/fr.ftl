# What the caller says of Odds On. See locale/fr/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = { $the-horse } est hors course !
    .v2 = { $the-horse } ne peut plus continuer !
    .v3 = Oh non, { $the-horse } abandonne !
# 1: told
meeting = La réunion commence. Le terrain est { $going ->
    [soft] souple
    [firm] ferme
    [good] bon
   *[hard] dur
}.
# 1-3: told
field = Parmi les partants : { $horse } et { $other }.
    .v2 = Dans le lot : { $horse } et { $other }.
    .v3 = Dans cette course, entre autres : { $horse } et { $other }.
# 1-2: told
field-next = Puis { $horse }, et { $other }.
    .v2 = { $horse } et { $other }.
# 1-2: told
field-last = { $horse } et { $other } complètent le lot.
    .v2 = Et pour finir, { $horse } et { $other }.
# 1: told
field-one = { $horse } complète le lot.
# 1-3: told
market = Le marché est ouvert. { $name } donne la première cote.
    .v2 = Les cotes, s'il vous plaît ! { $name } commence.
    .v3 = À vos craies ! { $name } d'abord.
# 1-4: told
price-first = { $name } propose { odds } pour { $the-horse }.
    .v2 = { odds } pour { $the-horse }, dit { $name }.
    .v3 = { $the-horse } ? { odds }, chez { $name }.
    .v4 = { $name } affiche { $the-horse } à { odds }.
# 1-3: told
price-shortens = { $the-horse } descend à { odds } !
    .v2 = On joue { $the-horse } : { odds }, { $name } !
    .v3 = La cote baisse : { $the-horse } à { odds } !
# 1-3: told
price-drifts = { $the-horse } monte à { odds }.
    .v2 = Qui veut { $the-horse } ? { $name } donne { odds }.
    .v3 = { odds } maintenant pour { $the-horse }, repris par { $name }.
# 1-3: told
last-market = Plus que { $the-horse } sans cote. Encore une, et c'est parti !
    .v2 = Une cote pour { $the-horse }, et c'est parti !
    .v3 = Reste { $the-horse } : qui ose ?
# 1-2: told
special-1 = { $name } a un soupçon de moutarde pour { $the-horse } !
    .v2 = Ça pique : { $name } met de la moutarde pour { $the-horse } !
# 1-2: told
special-2 = { $name } demande un contrôle : { $the-horse } ne passe pas !
    .v2 = Contrôle positif pour { $the-horse }, dit { $name } ! Dehors !
# 1-2: told
special-3 = { $name } commande une averse sur la piste !
    .v2 = Sortez les parapluies : { $name } fait pleuvoir !
# 1-2: told
special-4 = { $name } l'avait prévu : { $the-horse } perd son jockey !
    .v2 = Chute ! { $name } met le jockey { $of-horse } dans l'herbe !
# 1-2: told
special-5 = { $name } a touché à { $the-horse } !
    .v2 = Qui est entré dans le box { $of-horse } ? Demandez à { $name } !
# 1-2: told
special-6 = { $name } a un faible pour { $the-horse } !
    .v2 = Le tuyau du jour, signé { $name } : { $the-horse } !
# 1-2: told
special-7 = { $name } achète le jockey { $of-horse } !
    .v2 = Une enveloppe de { $name } pour le jockey { $of-horse } !
# 1-2: told
special-8 = { $name } sème la confusion au paddock ! Est-ce bien { $the-horse } ?
    .v2 = Où est { $the-horse } ? { $name } a tout mélangé !
# 1-2: told
special-9 = { $name } veut un lourd handicap pour { $the-horse } !
    .v2 = Du plomb en plus pour { $the-horse }, dit { $name } !
# 1-2: told
special-10 = { $name } vante { $the-horse } : le public adore !
    .v2 = Tout le monde joue { $the-horse } ! Une idée de { $name } !
# 1-2: told
special-11 = { $name } enlève le jockey { $of-horse } !
    .v2 = Où est le jockey { $of-horse } ? Demandez à { $name } !
# 1-2: told
special-12 = { $name } annule tous les paris sur { $the-horse } !
    .v2 = { $name } efface tout : plus de paris sur { $the-horse } !
# 1-2: told
horse-in = { $the-horse } court à sa place !
    .v2 = Nouveau partant : { $the-horse } !
# 1: told
going-now = La pluie ! Le terrain est maintenant { $going ->
    [soft] souple
    [firm] ferme
    [good] bon
   *[hard] dur
}.
# 1-2: told
likes-course = { $the-horse } adore cette piste !
    .v2 = C'est la piste { $of-horse } !
# 1-2: told
hates-course = { $the-horse } déteste cette piste !
    .v2 = Pas une piste pour { $the-horse } !
# 1-2: told
likes-going = Ce terrain convient { $to-horse } !
    .v2 = Le terrain rêvé pour { $the-horse } !
# 1-2: told
helped = Mais qu'est-ce qui prend { $to-horse } ?
    .v2 = Regardez { $the-horse } !
# 1-2: told
hurt = Quelque chose ne va pas chez { $the-horse } !
    .v2 = Que se passe-t-il avec { $the-horse } ?
# 1-2: told
likes-course-hot = { $the-horse } adore ça !
    .v2 = { $the-horse } se régale !
# 1-2: told
hates-course-hot = { $the-horse } peine !
    .v2 = { $the-horse } souffre !
# 1-2: told
likes-going-hot = { $the-horse } se régale !
    .v2 = { $the-horse } aime ça !
# 1-2: told
helped-hot = Regardez { $the-horse } !
    .v2 = Tiens, { $the-horse } !
# 1-2: told
hurt-hot = { $the-horse } coince !
    .v2 = Aïe, { $the-horse } !
# 1-3: level, told
level-still = Toujours à égalité !
    .v2 = Toujours ensemble !
    .v3 = Ils sont deux !
# 1-3: leads, told
leads-still = Toujours { $the-horse } !
    .v2 = { $the-horse } tient !
    .v3 = Encore { $the-horse } !
# 1-3: first-two
chased = { $the-horse } devant { $the-other } !
    .v2 = { $the-other } à la poursuite { $of-horse } !
    .v3 = { $the-horse } mène, { $the-other } n'est pas loin !
# 1-3: told
points-won = { points } pour { $name }.
    .v2 = { $name } prend { points }.
    .v3 = Plus { points } pour { $name }.
# 1-3: told
points-lost = Moins { points } pour { $name }. Aïe !
    .v2 = { $name } paie { points }.
    .v3 = Cette victoire coûte { points } à { $name }.
# 1-3: told
chalked = { $name } avait affiché { $the-horse } à { odds } !
    .v2 = { odds } au tableau de { $name } : { $the-horse } !
    .v3 = La cote du vainqueur était chez { $name } : { odds } !
