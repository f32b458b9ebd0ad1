# What the caller says of Odds On. See locale/fr/calls.ftl for arguments and parts of messages.

# 1-3: told
withdrawn = { $the-horse } est hors course !
    .v2 = { $the-horse } ne peut plus continuer !
    .v3 = Oh non, { $the-horse } abandonne !
# 1: told
meeting = Bienvenue aux courses ! Le terrain est { $going ->
    [soft] souple
    [firm] ferme
    [good] bon
   *[hard] dur
}.
# 1-3: told
field = Les partants : { $horse } et { $other }.
    .v2 = Au départ : { $horse } et { $other }.
    .v3 = Dans cette course : { $horse } et { $other }.
# 1-2: told
field-next = { $horse }, { $other }.
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
special-1 = Un soupçon de moutarde pour { $the-horse } !
    .v2 = Ça pique : moutarde pour { $the-horse } !
# 1-2: told
special-2 = Le contrôle antidopage ! { $the-horse } ne passe pas !
    .v2 = Contrôle positif pour { $the-horse } ! Dehors !
# 1-2: told
special-3 = Une averse sur la piste !
    .v2 = Sortez les parapluies : une averse !
# 1-2: told
special-4 = Chute ! { $the-horse } a perdu son jockey !
    .v2 = Le jockey { $of-horse } est dans l'herbe !
# 1-2: told
special-5 = Quelqu'un a touché à { $the-horse } !
    .v2 = Qui est entré dans le box { $of-horse } ?
# 1-2: told
special-6 = Les pronostiqueurs ont un faible pour { $the-horse } !
    .v2 = Le tuyau du jour : { $the-horse } !
# 1-2: told
special-7 = Le jockey { $of-horse } a été acheté !
    .v2 = Une enveloppe pour le jockey { $of-horse } !
# 1-2: told
special-8 = Confusion au paddock ! Est-ce bien { $the-horse } ?
    .v2 = Où est { $the-horse } ? Confusion au paddock !
# 1-2: told
special-9 = Un lourd handicap pour { $the-horse } !
    .v2 = Du plomb en plus dans la selle { $of-horse } !
# 1-2: told
special-10 = Le public adore { $the-horse } !
    .v2 = Tout le monde joue { $the-horse } !
# 1-2: told
special-11 = Le jockey { $of-horse } a été enlevé !
    .v2 = Où est le jockey { $of-horse } ? Enlevé !
# 1-2: told
special-12 = Tous les paris sur { $the-horse } sont annulés !
    .v2 = On efface : plus de paris sur { $the-horse } !
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
    .v2 = Regardez { $the-horse }, maintenant !
# 1-2: told
hurt = Quelque chose ne va pas chez { $the-horse } !
    .v2 = Que se passe-t-il avec { $the-horse } ?
# 1-3: leads, told
leads-still = Toujours { $the-horse } !
    .v2 = { $the-horse } tient bon !
    .v3 = { $the-horse } garde la tête !
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
