# What the caller says of Bettor Horse. See locale/es/calls.ftl for arguments and parts of messages.

# 1-3: told
locked = { $name } ya ha elegido.
    .v2 = { $name } ha decidido.
    .v3 = { $name } lo tiene claro.
# 1-3: told
track-wet = Llueve. La pista está mojada.
    .v2 = Hoy la pista está mojada.
    .v3 = Barro, señoras y señores. La pista está mojada.
# 1-3: told
track-dry = Sale el sol. La pista está seca.
    .v2 = Hoy la pista está seca.
    .v3 = Una pista bien seca.
# 1-3: told
final = ¡Y ahora, la final!
    .v2 = Esta es la última carrera.
    .v3 = Aquí se decide todo: ¡la final!
# 1-3: told
duel-round = Ronda { $number }: ¡{ $name } contra { $rival }!
    .v2 = ¡{ $name } se mide con { $rival }, ronda { $number }!
    .v3 = Ronda { $number }: ¿{ $name } o { $rival }?
# 1-3: told
expects-win = ¡{ $name } apuesta a ganar!
    .v2 = { $name } dice: ¡gano yo!
    .v3 = ¡{ $name } lo ve claro: victoria!
# 1-3: told
expects-lose = ¡{ $name } apuesta a perder!
    .v2 = ¡{ $name } quiere perder!
    .v3 = ¡{ $name } va con el otro bando!
# 1-3: told
expects-draw = ¡{ $name } apuesta al empate!
    .v2 = { $name } dice: ¡empate!
    .v3 = ¡No gana nadie, dice { $name }!
# 1-3: told
duel-lane = Calle { $number }: ¡{ $name } contra { $rival }!
    .v2 = A los cajones, calle { $number }: ¡{ $name } y { $rival }!
    .v3 = ¡{ $name }, { $rival }, calle { $number }!
# 1-3: told
duel-next = ¡Calle { $number }!
    .v2 = ¡Vamos a la calle { $number }!
    .v3 = ¡Ahora, la calle { $number }!
# 1-2: told
duel-single = Una carrera y nada más: ¡{ $name } contra { $rival }!
    .v2 = ¡{ $name } contra { $rival }, una sola carrera!
# 1-3: told
duel-horses = ¡{ $horse } para { $name }, { $other } para { $rival }!
    .v2 = ¡{ $name } corre con { $horse }, { $rival } con { $other }!
    .v3 = ¡{ $name }, con { $horse }; { $rival }, con { $other }!
# 1-4: told
duel-horses-next = Calle { $number }: ¡{ $horse } contra { $other }!
    .v2 = ¡Ahora, { $horse } contra { $other }!
    .v3 = ¡{ $horse } se mide con { $other }!
    .v4 = ¡Les toca a { $horse } y a { $other }!
# 1-7: told
duel-leads = ¡{ $name } va delante!
    .v2 = ¡{ $name } lidera!
    .v3 = ¡{ $name } sale mejor!
    .v4 = ¡Delante, { $name }!
    .v5 = ¡{ $name } marca el paso!
    .v6 = ¡Ventaja para { $name }!
    .v7 = ¡Quien antes sale, { $name }!
# 1-3: told
duel-passes = ¡{ $name } pasa a { $rival }!
    .v2 = ¡{ $name } alcanza a { $rival } y se pone delante!
    .v3 = ¡Ahí viene { $name }!
# 1-3: told
duel-again = ¡{ $name } vuelve a estar delante!
    .v2 = ¡Otra vez { $name }!
    .v3 = ¡{ $name } recupera el mando!
# 1-2: told
duel-level = ¡Codo con codo!
    .v2 = ¡Cabeza con cabeza!
# 1-5: told
duel-clear = ¡{ $name } se escapa!
    .v2 = ¡{ $name }, y detrás, nadie!
    .v3 = ¡{ $rival } no aguanta el ritmo!
    .v4 = ¡{ $name } se va y no vuelve!
    .v5 = ¡{ $name } deja atrás a { $rival }!
# 1-3: told
duel-close = ¡{ $rival } le pisa los talones a { $name }!
    .v2 = ¡{ $name }, justo por delante de { $rival }!
    .v3 = ¡{ $rival } no suelta a { $name }!
# 1-3: told
duel-wire = ¡La meta! ¿De quién es?
    .v2 = ¡A la meta, y muy juntos!
    .v3 = ¡Van a la par, y la meta está ahí!
# 1-7: told
duel-won = ¡Es para { $name }!
    .v2 = ¡Es { $name }!
    .v3 = ¡{ $name } cruza la meta!
    .v4 = ¡{ $name } se la lleva!
    .v5 = ¡La calle, para { $name }!
    .v6 = ¡{ $name }, sin discusión!
    .v7 = ¡Llega antes { $name }!
# 1-2: told
duel-drawn = ¡Empate! ¡Ni { $name } ni { $rival }!
    .v2 = ¡Imposible separar a { $name } y { $rival }!
# 1-2: told
mud-likes = ¡Al caballo de { $name } le encanta el barro!
    .v2 = ¿Barro? ¡Perfecto para { $name }!
# 1-2: told
mud-hates = ¡El caballo de { $name } odia el barro!
    .v2 = ¡Barro! ¡{ $name } resbala!
# 1-3: told
round-won = ¡La ronda es para { $name }!
    .v2 = ¡{ $name } gana la ronda!
    .v3 = ¡Esta ronda es de { $name }!
# 1-2: told
round-drawn = ¡La ronda queda en empate!
    .v2 = ¡Ronda sin ganador!
# 1-3: told
bet-right = ¡{ $name } ha acertado!
    .v2 = ¡{ $name } lo sabía!
    .v3 = La apuesta buena: ¡{ $name }!
# 1-2: told
bet-right-both = ¡Los dos han acertado!
    .v2 = ¡Dos apuestas, dos aciertos!
# 1-4: told
bet-right-nobody = ¡No ha acertado nadie!
    .v2 = ¡Dos apuestas, ningún acierto!
    .v3 = ¡Los dos se equivocaban!
    .v4 = ¡Y ninguno de los dos lo vio venir!
# 1-2: told
prize = { $cards ->
    [one] ¡Una carta
   *[other] ¡{ $cards } cartas
} para { $name }!
    .v2 = ¡{ $name } se lleva { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
# 1-3: told
prize-own = Cada cual se lleva sus cartas.
    .v2 = Las cartas vuelven a sus dueños.
    .v3 = Nadie pierde sus cartas.
# 1-2: told
prize-pool = ¡Al bote! { $cards ->
    [one] Ahora hay una carta
   *[other] Ahora hay { $cards } cartas
} allí.
    .v2 = Se las queda el bote: ya { $cards ->
    [one] hay una carta
   *[other] son { $cards } cartas
}.
# 1: told
pool-dealt = Se reparte el bote: ¡{ $cards } cartas!
# 1: told
pool-unclaimed = { $cards } cartas en el bote, y no son de nadie.
# 1-2: told
finals = ¡La final! ¡Un caballo cada uno y sin vuelta atrás!
    .v2 = Desde ahora, un caballo cada uno: ¡la final!
# 1-2: told
finals-go-on = ¡Sigue la final!
    .v2 = Y ahora, ¡la última parte de la final!
# 1-2: told
pool-race = Nadie ha ganado el bote. { $cards } cartas: ¡a correr por ellas!
    .v2 = { $cards } cartas sin dueño. ¡Mazos enteros y otra carrera por el bote!
# 1-2: told
pool-race-again = Nadie todavía. ¡Otra vez por { $cards } cartas!
    .v2 = El bote se queda sus { $cards } cartas. ¡Otra vez!
# 1-2: told
sudden-death = ¡Muerte súbita! ¡{ $names }!
    .v2 = Nada los separa. Muerte súbita: ¡{ $names }!
# 1-2: told
duel-survives = ¡{ $name } sigue dentro!
    .v2 = ¡{ $name } sobrevive!
# 1-2: told
duel-undecided = Sigue sin decidirse. ¡Otra vez!
    .v2 = ¡Otra vez nadie! ¡Y otra más!
# 1-7: told
duel-leads-unwanted = ¡{ $name } va delante, y apostó por perder!
    .v2 = ¡Demasiada prisa para esa apuesta, { $name }!
    .v3 = ¡Más despacio, { $name }! ¡Apostaste por perder!
    .v4 = ¡{ $name } delante, y no le hace gracia!
    .v5 = { $name } va delante. ¿Dónde está el freno de este caballo?
    .v6 = Malas noticias, { $name }: ¡vas ganando!
    .v7 = ¡Guarda la fusta, { $name }! ¡Apostaste por perder!
# 1-5: told
duel-won-unwanted = ¡{ $name } gana la calle, y quería perder!
    .v2 = { $name } llega antes. ¡Ay!
    .v3 = ¡Una victoria que { $name } no había pedido!
    .v4 = { $name } gana. ¡Basta ver la cara!
    .v5 = Enhorabuena, { $name }. ¡O no!
# 1-2: told
needs-win = ¡{ $name } necesita ganar en la calle { $number }!
    .v2 = En la calle { $number }, ¡{ $name } tiene que ganar!
# 1-2: told
needs-lose = ¡{ $name } espera perder en la calle { $number }!
    .v2 = En la calle { $number }, ¡{ $name } tiene que perder!
# 1-2: told
needs-draw = ¡{ $name } espera un empate en la calle { $number }!
    .v2 = Empate en la calle { $number }, ¡o { $name } se equivocó!
# 1-2: told
takes-revenge = ¡{ $name } se toma la revancha con { $rival }!
    .v2 = Revancha para { $name }: ¡la última ronda fue de { $rival }!
# 1-2: told
beats-again = ¡{ $name } gana otra vez a { $rival }!
    .v2 = { $rival } no encuentra respuesta a { $name }: ¡otra vez!
# 1-2: told
rounds-tonight = ¡Ya son { $times } rondas para { $name } esta noche!
    .v2 = ¡{ $times } rondas para { $name } hasta ahora!
# 1-2: told
first-round-won = ¡La primera ronda de la noche para { $name }!
    .v2 = ¡{ $name } se estrena!
# 1-2: told
draws-tonight = { $times ->
    [1] ¡La primera ronda empatada de la noche!
   *[other] ¡{ $times } rondas empatadas esta noche!
}
    .v2 = { $times ->
    [1] ¡Hasta ahora, cada ronda tenía ganador!
   *[other] ¡Empate número { $times } de la noche!
}
