# What the caller says of dice races. See locale/es/calls.ftl for arguments and parts of messages.

# 1-3: told
carried-in = El bote empieza con { chips }.
    .v2 = Ya en el bote: { chips }.
    .v3 = Arrancamos con { chips } en el bote.
# 1-2: told
redistributed = Nuevo reparto de fichas: { chips } por cabeza.
    .v2 = Borrón y cuenta nueva: { chips } por cabeza.
# 1-3: told
ante = Todos ponen su apuesta inicial: { chips }.
    .v2 = Apuesta inicial: { chips } por cabeza.
    .v3 = Antes de los dados: { chips } por cabeza al bote.
# 1: told
left-over = { $cards ->
    [one] Sobra una carta. Pertenece al bote.
   *[other] Sobran { $cards } cartas. Pertenecen al bote.
}
# 1-4: scratched
scratch = { $the-horse } no corre.
    .v2 = ¡Fuera { $the-horse }!
    .v3 = Hoy no hay carrera para { $the-horse }.
    .v4 = { $the-horse } vuelve a la cuadra.
# 1-3: told
scratch-favourite = Cae un favorito: ¡no corre { $the-horse }!
    .v2 = ¡Vaya golpe! { $the-horse } no corre.
    .v3 = Los corredores de apuestas palidecen: no corre { $the-horse }.
# 1-3: told
scratch-outsider = { $the-horse } no corre, y nadie se inmuta.
    .v2 = Un soñador menos: { $the-horse }.
    .v3 = { $the-horse } ya puede descansar. Total, le quedaba muy lejos.
# 1: told
price = { chips } por carta.
# 1-3: told
one-more-scratch = Una retirada más, ¡y salen!
    .v2 = Falta una retirada.
    .v3 = Tres fuera, falta uno.
# 1-2: told
ask-scratch = ¿Quién tiene { $the-horse }?
    .v2 = Cartas a la vista: ¿quién tiene { $the-horse }?
# 1-2: told
ask-finish = Ha ganado { $the-horse }: ¿quién lo tiene?
    .v2 = ¿Quién tiene cartas del ganador, { $the-horse }?
# 1: told
held = { $name } { $cards ->
    [0] no tiene ninguna carta
    [one] tiene una carta
   *[other] tiene { $cards } cartas
} { $of-horse }.
# 1: told
counted-missing = { $cards ->
    [one] Una carta { $of-horse } no ha aparecido.
   *[other] { $cards } cartas { $of-horse } no han aparecido.
}
# 1: told
pay = { chips }, { $name }.
# 1: told
pay-short = { $name } debe { due } y paga { chips }.
# 1-2: told
pay-nothing = { $name } debe { due }, pero tiene el bolsillo vacío.
    .v2 = Con { $name } no hay nada que rascar.
# 1-3: told
pay-nobody = Nadie lo tiene, nadie paga.
    .v2 = ¡Y ni una carta suya en la mesa!
    .v3 = Por ese no paga nadie.
# 1-3: told
broke = { $name } se ha quedado sin fichas.
    .v2 = A { $name } solo le quedan pelusas en el bolsillo.
    .v3 = { $name } sigue jugando a base de coraje.
# 1-3: scratched
repeat = ¡Otra vez { $the-horse }! Eso se paga.
    .v2 = { $the-horse } ya no corre. ¡A pagar!
    .v3 = { $the-horse }, una vez más. El bote lo agradece.
# 1-3: scratched
repeat-again = ¡Otra vez { $the-horse }! Hay que tirar de nuevo.
    .v2 = { $the-horse } ya está fuera. ¡Otra tirada!
    .v3 = Ya lo hemos dicho: { $the-horse } no corre. Otra vez, por favor.
# 1: scratched
# 2: scratched, idiom
# 3-6: scratched
scratched-roll = { $the-horse } está comiendo heno. ¡Al bote!
    .v2 = Con { $the-horse } solo corre la cuenta.
    .v3 = ¡Ay, { $the-horse }! Ese no corre.
    .v4 = { $the-horse } está en la cuadra. ¡A pagar!
    .v5 = { $the-horse } tiene el día libre. ¡Al bote!
    .v6 = { $the-horse } ni está ni se le espera. ¡Al bote!
# 1-3: told
no-horse = Con eso no corre nadie. Los dados siguen.
    .v2 = Ese número no es de nadie. ¡El siguiente!
    .v3 = No se mueve nadie. Los dados siguen.
# 1-3: told
fined-again = Van { $times } multas para { $name } en esta carrera. El bote se ha enamorado.
    .v2 = Multa número { $times } para { $name }. ¡Que alguien traiga dados nuevos!
    .v3 = { $name } da de comer al bote, y van { $times }. ¡Qué amable!
# 1-3: told
stands = Si ahora gana { $the-horse }, { $name } cobra { chips }.
    .v2 = { chips } para { $name }, si gana ahora { $the-horse }.
    .v3 = Solo { $name } tiene cartas { $of-horse }: { chips } en juego.
# 1-3: told
stands-several = { $players } jugadores tienen cartas { $of-horse }.
    .v2 = { $players } jugadores animan { $to-horse }.
    .v3 = { $the-horse } tiene { $players } amigos en esta mesa.
# 1-3: told
stands-nobody = Manda { $the-horse }, y nadie tiene una carta suya.
    .v2 = Nadie en la mesa tiene { $the-horse }. Qué apuro.
    .v3 = { $the-horse } corre solo para sí mismo.
# 1-2: told
wins-broke = { $rolls ->
    [one] Hace una tirada, { $name } estaba sin blanca.
   *[other] Hace { $rolls } tiradas, { $name } estaba sin blanca.
} Y ahora: ¡{ chips }!
    .v2 = De las pelusas a la riqueza: ¡{ chips } para { $name }!
# 1-3: told
roller-purse = { $name } tiró los dados de la victoria: { chips } del bote.
    .v2 = Premio de { chips } para { $name }, por la tirada ganadora.
    .v3 = La tirada ganadora da { chips } a { $name }.
# 1-3: told
wins = { $name } gana { chips }.
    .v2 = { chips } para { $name }.
    .v3 = { $name } se lleva { chips }.
# 1-4: told
wins-big = ¡{ $name } gana { chips }!
    .v2 = ¡{ chips } para { $name }! Invita la casa. La otra casa.
    .v3 = ¡Una montaña de { chips } para { $name }!
    .v4 = ¡Hagan sitio: { chips } para { $name }!
# 1-2: told
wins-nobody = Nadie tiene al ganador.
    .v2 = Y nadie tiene una carta del ganador.
# 1-2: told
carry = { $chips ->
    [one] Una ficha se queda
   *[other] { $chips } fichas se quedan
} en el bote para la próxima carrera.
    .v2 = El bote guarda { chips } para la próxima carrera.
# 1-2: told
carry-all = Nadie cobra: las { $chips } fichas se quedan en el bote.
    .v2 = El bote entero, { $chips } fichas, espera a la próxima carrera.
# 1-3: scratched
off-without = ¡Y salen, sin { $the-horse }!
    .v2 = Hoy no corre { $the-horse }, ¡y allá van!
    .v3 = { $the-horse } se queda en la cuadra, ¡y arrancan!
