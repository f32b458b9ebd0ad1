# Lo que dice el locutor, en español. Estructura y argumentos: véase el archivo inglés.
# $the-horse es "el siete", $of-horse "del siete", $to-horse "al siete".

## Partes

runner = { $number ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] número { $number }
}
    .the = el { runner }
    .of = del { runner }
    .to = al { runner }
named = { $label }
    .the = { $label }
    .of = de { $label }
    .to = a { $label }
paired = { $label }
    .the = el { $label }
    .of = del { $label }
    .to = al { $label }
unnamed = el asiento { $seat }
chips = { $chips ->
    [one] una ficha
   *[other] { $chips } fichas
}
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
minus = menos
odds = { $win } a { $stake }

## La velada

opened = ¡Bienvenidos a { $game }!
    .v2 = El juego de esta noche: ¡{ $game }!
    .v3 = Señoras y señores, ¡{ $game }!
closed = ¡Hasta aquí la partida! ¡Gracias por jugar!
    .v2 = La partida ha terminado. ¡Gracias por jugar!
sound-test = Esto es una prueba de sonido. ¿Me oís todos?
seat-taken = ¡Hola, { $name }!
    .v2 = { $name } se sienta a la mesa.
    .v3 = ¡Me alegro de verte, { $name }!
seat-renamed = El asiento { $seat } se llama ahora { $name }.
seat-cleared = El asiento { $seat } está libre.
joined = { $name } entra con { chips }.
left = { $name } se va con { chips }.
topped-up = { $name } compra { chips }.
correction = Corrección: los dados muestran { $first } y { $second }.
    .v2 = Los comisarios corrigen la tirada: { $first } y { $second }.

## Antes de la salida

race = ¡Carrera { $number }! Los caballos, a la salida.
    .v2 = Los caballos van a la salida para la carrera { $number }.
    .v3 = Llega la carrera { $number }. ¡A la salida, por favor!
race-last = Carrera { $number }, ¡la última de la noche! Los caballos, a la salida.
    .v2 = Por última vez, los caballos a la salida: carrera { $number }.
carried-in = El bote empieza con { chips }.
    .v2 = Ya en el bote: { chips }.
    .v3 = Arrancamos con { chips } en el bote.
redistributed = Nuevo reparto de fichas: { $chips } por cabeza.
    .v2 = Borrón y cuenta nueva: { $chips } por cabeza.
first-roller = { $name } tira primero.
    .v2 = La primera tirada, para { $name }.
    .v3 = { $name }, los dados son tuyos.
has-dice = { $name } tiene los dados.
    .v2 = Los dados, en manos de { $name }.
    .v3 = Adelante, { $name }.
roll = { $name } saca { $first } y { $second }.
roll-sum = { $name } saca { $total }.
scratch = { $the-horse } queda retirado.
    .v2 = ¡Retirado { $the-horse }!
    .v3 = Hoy no hay carrera para { $the-horse }.
    .v4 = { $the-horse } vuelve a la cuadra.
scratch-favourite = Cae un favorito: ¡retirado { $the-horse }!
    .v2 = ¡Vaya golpe! { $the-horse } queda retirado.
    .v3 = Los corredores de apuestas palidecen: no corre { $the-horse }.
scratch-outsider = { $the-horse } queda retirado, y nadie se inmuta.
    .v2 = Un soñador menos: { $the-horse }.
    .v3 = { $the-horse } ya puede descansar. Total, le quedaba muy lejos.
price = { chips } por carta.
one-more-scratch = Una retirada más, ¡y salen!
    .v2 = Falta una retirada.
    .v3 = Tres fuera, falta uno.
ask-scratch = ¿Quién tiene { $the-horse }?
    .v2 = Cartas a la vista: ¿quién tiene { $the-horse }?
ask-finish = Ha ganado { $the-horse }: ¿quién lo tiene?
    .v2 = ¿Quién tiene cartas del ganador, { $the-horse }?
held = { $name } { $cards ->
    [0] no tiene ninguna carta
    [one] tiene una carta
   *[other] tiene { $cards } cartas
} { $of-horse }.
counted-missing = { $cards ->
    [one] Una carta { $of-horse } no ha aparecido.
   *[other] { $cards } cartas { $of-horse } no han aparecido.
}
pay = { chips }, { $name }.
pay-short = { $name } debe { $due } y paga { chips }.
pay-nothing = { $name } debe { $due }, pero tiene el bolsillo vacío.
    .v2 = Con { $name } no hay nada que rascar.
pay-nobody = Nadie lo tiene, nadie paga.
    .v2 = ¡Y ni una carta suya en la mesa!
    .v3 = Por ese no paga nadie.
broke = { $name } se ha quedado sin fichas.
    .v2 = A { $name } solo le quedan pelusas en el bolsillo.
    .v3 = { $name } sigue jugando a base de coraje.
repeat = ¡Otra vez { $the-horse }! Eso se paga.
    .v2 = { $the-horse } ya está retirado. ¡A pagar!
    .v3 = { $the-horse }, una vez más. El bote lo agradece.
repeat-again = ¡Otra vez { $the-horse }! Hay que tirar de nuevo.
    .v2 = { $the-horse } ya está fuera. ¡Otra tirada!
    .v3 = Ya hemos retirado { $to-horse }. Otra vez, por favor.
off = ¡Y allá van!
    .v2 = Se abren los cajones, ¡y en marcha!
    .v3 = ¡Ya están en carrera!
    .v4 = Cae la bandera, ¡y salen!

## Una tirada

snake-eyes = ¡Doble uno!
    .v2 = ¡Dos unitos de nada!
    .v3 = ¡Dos unos, ojos de serpiente!
boxcars = ¡Doble seis!
    .v2 = ¡Dos seises!
    .v3 = ¡Doble seis, el máximo!
double = ¡Dobles, y avanza { $the-horse }!
    .v2 = ¡Una pareja para { $the-horse }!
    .v3 = ¡{ $the-horse }, con dobles!

## La carrera

first-step = ¡{ $the-horse } sale primero!
    .v2 = ¡El primer paso es { $of-horse }!
    .v3 = ¡El más rápido en salir, { $the-horse }!
move = ¡{ $the-horse } araña un cuerpo!
    .v2 = { $the-horse } no afloja.
    .v3 = { $the-horse } saca fuerzas.
    .v4 = ¡{ $the-horse } pide paso!
    .v5 = { $the-horse } aprieta los dientes.
    .v6 = Ahí viene { $the-horse }.
    .v7 = ¡{ $the-horse } estira el tranco!
    .v8 = ¡{ $the-horse } devora la pista!
    .v9 = { $the-horse } gana terreno.
    .v10 = ¡Buen tranco { $of-horse }!
    .v11 = { $the-horse } sigue a lo suyo.
    .v12 = ¡Y sigue { $the-horse }!
move-first = { $the-horse } sale del cajón.
    .v2 = Ya se mueve { $the-horse }.
    .v3 = { $the-horse } entra en carrera.
move-hot = ¡{ $the-horse }!
    .v2 = ¡Viene { $the-horse }!
    .v3 = ¡Ahora { $the-horse }!
    .v4 = ¡Ahí va { $the-horse }!
    .v5 = ¡Vamos, { $horse }!
    .v6 = ¡Cómo corre { $the-horse }!
move-outsider = { $the-horse }, despacio pero seguro.
    .v2 = { $the-horse } lo intenta, pobrecito.
    .v3 = Un paso { $of-horse }, y lo que le queda.
    .v4 = Hasta { $the-horse } se mueve.
    .v5 = Nadie le ha dicho { $to-horse } que no puede ganar.
    .v6 = { $the-horse } ha salido a tomar el aire.
left-gate = ¡{ $the-horse } se ha despertado!
    .v2 = Por fin sale del cajón { $the-horse }.
    .v3 = ¡Buenos días, { $horse }!
surge = ¡Arreón { $of-horse }!
    .v2 = ¡{ $the-horse } da un tranco de más!
    .v3 = ¡{ $the-horse } tiene alas!
lead = ¡{ $the-horse } se pone en cabeza!
    .v2 = ¡{ $the-horse } pasa al frente!
    .v3 = ¡Ahora manda { $the-horse }!
    .v4 = ¡Y en cabeza, { $the-horse }!
lead-from = ¡{ $the-horse } adelanta { $to-other }!
    .v2 = ¡{ $the-horse } le quita el mando { $to-other }!
    .v3 = Cazado { $the-other }, ¡manda { $the-horse }!
lead-back = ¡Vuelve a mandar { $the-horse }!
    .v2 = ¡{ $the-horse } recupera el mando!
    .v3 = ¡De nuevo en cabeza, { $the-horse }!
level = ¡{ $the-horse } y { $the-other }, cabeza con cabeza!
    .v2 = ¡{ $the-horse } y { $the-other }, codo con codo!
    .v3 = ¡Nada separa { $to-horse } { $of-other }!
    .v4 = ¡{ $the-horse } y { $the-other } mandan a la par!
level-many = ¡{ $runners } caballos igualados en cabeza!
    .v2 = ¡Un muro de { $runners } caballos delante!
    .v3 = ¡{ $runners } caballos comparten el mando!
clear = ¡{ $the-horse }, { $moves } cuerpos, y detrás, nadie!
    .v2 = ¡{ $the-horse } se escapa: { $moves } cuerpos!
    .v3 = ¡{ $the-horse } se va solo: { $moves } cuerpos de ventaja!
catching = ¡{ $the-horse } se echa encima { $of-other }!
    .v2 = ¡{ $the-other } ya oye { $to-horse }!
    .v3 = ¡Ahí llega { $the-horse }, justo detrás { $of-other }!
halfway = Pasada la mitad: ¡a por { $the-horse }!
    .v2 = Media carrera hecha para el líder, { $the-horse }.
    .v3 = Mitad de carrera, y manda { $the-horse }.
near = ¡{ $to-horse } solo le falta uno!
    .v2 = ¡Un { $horse } más y está hecho!
    .v3 = ¡{ $the-horse } está a un paso de la meta!
    .v4 = ¡{ $the-horse } ya ve la meta!
near-two = ¡{ $the-horse } alcanza { $to-other }: un paso y meta!
    .v2 = ¡{ $the-horse } y { $the-other }, los dos a un paso de la meta!
    .v3 = ¡Uno más, para { $the-horse } o para { $the-other }!
near-many = { $runners } caballos, un paso. ¡Sin pestañear!
    .v2 = ¡{ $runners } caballos están a un paso de la meta!
    .v3 = ¡Aguantad la respiración: a { $runners } caballos les falta uno!
longshot = ¡Ojo { $to-horse }, que nadie lo esperaba!
    .v2 = ¿Quién lo habría dicho? ¡Ahí viene { $the-horse }!
    .v3 = ¡Manda la sorpresa! ¡Es { $the-horse }!
twice = ¡Otra vez { $the-horse }!
    .v2 = ¡Dos seguidas { $of-horse }!
    .v3 = ¡De nuevo { $the-horse }!
    .v4 = ¡{ $horse } y otra vez { $horse }!
streak = ¡Otra vez { $the-horse }! ¡Van { $times } seguidas!
    .v2 = ¡{ $times } veces seguidas, { $the-horse }!
    .v3 = ¡{ $times } del tirón para { $the-horse }!
scratched-roll = { $the-horse } está comiendo heno. ¡Al bote!
    .v2 = Con { $the-horse } solo corre la cuenta.
    .v3 = ¡Ay, { $the-horse }! Ese no corre.
    .v4 = { $the-horse } está en la cuadra. ¡A pagar!
    .v5 = { $the-horse } tiene el día libre. ¡Al bote!
    .v6 = { $the-horse } ni está ni se le espera. ¡Al bote!
fined-again = Van { $times } multas para { $name } en esta carrera. El bote se ha enamorado.
    .v2 = Multa número { $times } para { $name }. ¡Que alguien traiga dados nuevos!
    .v3 = { $name } da de comer al bote, y van { $times }. ¡Qué amable!
wasted = Tres números retirados seguidos. Los caballos toman el té.
    .v2 = Tres tiradas y ni un paso. Eso sí, qué buen tiempo hace.
    .v3 = Nadie se mueve, todos pagan.
pot = Hay { $chips } fichas en el bote.
    .v2 = ¡El bote llega a { $chips } fichas!
    .v3 = ¡Ya hay { $chips } fichas en el bote!

## Momentos tranquilos

order = Manda { $the-horse }, lo sigue { $the-other }, luego { $the-third }.
    .v2 = El orden: { $horse }, { $other }, { $third }.
    .v3 = { $the-horse } delante, { $the-other } segundo, { $the-third } tercero.
    .v4 = { $the-horse }; tras él, { $the-other } y { $the-third }.
order-two = Manda { $the-horse }, { $the-other } lo sigue.
    .v2 = { $the-horse } delante { $of-other }, los demás esperan.
    .v3 = Solo { $the-horse } y { $the-other } han salido del cajón.
order-level = { $the-horse } y { $the-other } mandan a la par; tercero, { $the-third }.
    .v2 = Igualados delante: { $the-horse } y { $the-other }. Detrás, { $the-third }.
    .v3 = { $the-third } persigue { $to-horse } y { $to-other }.
still-level = { $the-horse } y { $the-other } no se despegan.
    .v2 = { $the-horse } y { $the-other } siguen igualados.
    .v3 = ¿{ $the-horse } o { $the-other }? Nadie lo sabe.
stands = Si ahora gana { $the-horse }, { $name } cobra { chips }.
    .v2 = { chips } para { $name }, si gana ahora { $the-horse }.
    .v3 = Solo { $name } tiene cartas { $of-horse }: { chips } en juego.
stands-several = { $players } jugadores tienen cartas { $of-horse }.
    .v2 = { $players } jugadores animan { $to-horse }.
    .v3 = { $the-horse } tiene { $players } amigos en esta mesa.
stands-nobody = Manda { $the-horse }, y nadie tiene una carta suya.
    .v2 = Nadie en la mesa tiene { $the-horse }. Qué apuro.
    .v3 = { $the-horse } corre solo para sí mismo.
gap = { $the-horse } va { $moves } cuerpos por delante.
    .v2 = { $moves } cuerpos entre { $the-horse } y los demás.
    .v3 = Los demás necesitan prismáticos: { $the-horse }, a { $moves } cuerpos.
needs = { $to-horse } le faltan { $moves }.
    .v2 = Faltan { $moves } para { $the-horse }.
    .v3 = ¡Solo { $moves } pasos, { $horse }!
still-home = { $the-horse } sigue en el cajón.
    .v2 = { $the-horse } sigue admirando las vistas desde el cajón.
    .v3 = ¿Alguien despierta { $to-horse }, por favor?
drought = { $rolls } tiradas sin un { $horse }.
    .v2 = { $rolls } tiradas sin { $the-horse }. Serán las herraduras.
    .v3 = { $the-horse } lleva { $rolls } tiradas sin salir. Los dados no tienen memoria, dicen.
dreaming = Quedan { $moves } para { $the-horse }. Soñar es gratis.
    .v2 = A falta de { $moves }, { $the-horse } no se rinde. Admirable.
    .v3 = { $to-horse } le quedan { $moves } pasos y todo el tiempo del mundo.
pot-now = { $chips } fichas esperan en el bote.
    .v2 = En juego: { $chips } fichas.
    .v3 = En el bote: { $chips } fichas.
generous = { $name } es quien más ha pagado en esta carrera: { chips }.
    .v2 = Cortesía de { $name }: { chips } para el bote.
    .v3 = El bote le da las gracias a { $name }: { chips }.
richest = { $name } nada en la abundancia: { $chips }.
    .v2 = Nadie tiene más que { $name }: { $chips }.
    .v3 = { $name } tiene el bolsillo más lleno: { $chips }.
winner-nose = ¡{ $the-horse }, por una nariz!
    .v2 = ¡Por una nariz, { $the-horse }!
    .v3 = ¡{ $the-horse } en la misma meta, por una nariz!
winner-snake-eyes = ¡Doble uno, y gana { $the-horse }!
    .v2 = ¡Dos unos, y es { $the-horse }!
winner-boxcars = ¡Doble seis, y gana { $the-horse }!
    .v2 = ¡Dos seises, y es { $the-horse }!
wins-tonight = { $the-horse } ya ha ganado { $times } carreras.
    .v2 = { $times } victorias { $of-horse } hasta ahora.
    .v3 = Vuelve a correr { $the-horse }, { $times } veces ganador.
long-race = Ya van { $rolls } tiradas. Nadie tiene prisa.
    .v2 = Tirada { $rolls } superada. ¡Qué aguante!
    .v3 = { $rolls } tiradas. Los caballos piden agua.
waiting = Los dados esperan a { $name }.
    .v2 = Cuando quieras, { $name }.
    .v3 = Le toca a { $name }.

## La meta

photo = ¡Hay foto finish!
    .v2 = ¡Qué final!
    .v3 = ¡Por los pelos!
winner = ¡{ $the-horse } gana la carrera!
    .v2 = ¡{ $the-horse } cruza la meta!
    .v3 = ¡Es { $the-horse }! ¡Gana { $the-horse }!
    .v4 = ¡Primero en la meta, { $the-horse }!
winner-again = El ganador: ¡{ $the-horse }!
    .v2 = ¡{ $the-horse } lo ha conseguido!
    .v3 = ¡Sí, ha ganado { $the-horse }!
sleeper-wins = ¡{ $rolls } tiradas durmiendo, y es { $the-horse }!
    .v2 = { $the-horse } durmió { $rolls } tiradas. ¡Menudo despertar!
    .v3 = ¡{ $rolls } tiradas en el cajón, y de ahí a la gloria!
second = Segundo, { $the-horse }.
    .v2 = Detrás del ganador: { $the-horse }.
placed = Segundo { $the-horse }, tercero { $the-other }.
    .v2 = Detrás, { $the-horse }, y luego { $the-other }.
second-level = { $the-horse } y { $the-other }, empatados en el segundo puesto.
    .v2 = Segundo puesto compartido: { $the-horse } y { $the-other }.
second-many = { $runners } caballos, empatados en el segundo puesto.
    .v2 = Segundo puesto compartido por { $runners } caballos.
third-level = { $the-horse } y { $the-other }, empatados en el tercer puesto.
    .v2 = Tercer puesto compartido: { $the-horse } y { $the-other }.
wins-broke = { $rolls ->
    [one] Hace una tirada, { $name } estaba sin blanca.
   *[other] Hace { $rolls } tiradas, { $name } estaba sin blanca.
} Y ahora: ¡{ chips }!
    .v2 = De las pelusas a la riqueza: ¡{ chips } para { $name }!
longshot-wins = ¡Ha saltado la sorpresa!
    .v2 = Nadie creía en { $the-horse }. ¡Nadie!
    .v3 = Gana el que nadie esperaba. ¡Contádselo a vuestros nietos!
wire-to-wire = { $the-horse } mandó de principio a fin.
    .v2 = De punta a punta, { $the-horse }.
    .v3 = { $to-horse } no lo ha pasado nadie.
comeback = ¡Qué remontada { $of-horse }!
    .v2 = { $the-horse } venía de muy atrás.
    .v3 = { $the-horse } parecía vencido, y de eso nada.
easy-win = Y nunca hubo duda.
    .v2 = Los demás aún vienen de camino.
    .v3 = Un paseo para { $the-horse }.
wins = { $name } gana { chips }.
wins-big = ¡{ $name } gana { chips }!
    .v2 = ¡{ chips } para { $name }! Invita la casa. La otra casa.
    .v3 = ¡Una montaña de { chips } para { $name }!
wins-nobody = Nadie tiene al ganador.
    .v2 = Y nadie tiene una carta del ganador.
carry = { $chips ->
    [one] Una ficha se queda
   *[other] { $chips } fichas se quedan
} en el bote para la próxima carrera.
    .v2 = El bote guarda { chips } para la próxima carrera.
carry-all = Nadie cobra: las { $chips } fichas se quedan en el bote.
    .v2 = El bote entero, { $chips } fichas, espera a la próxima carrera.
official = El resultado es oficial: { $horse }, { $other }, { $third }.
    .v2 = Resultado oficial: primero { $the-horse }, segundo { $the-other }, tercero { $the-third }.
    .v3 = Para que conste: { $the-horse }, { $the-other } y { $the-third }.
official-two = El resultado es oficial: { $the-horse } y luego { $the-other }.
    .v2 = Resultado oficial: primero { $the-horse }, segundo { $the-other }.
    .v3 = Para que conste: { $the-horse }, después { $the-other }.
official-one = El resultado es oficial: ha ganado { $the-horse }.
    .v2 = Resultado oficial: el ganador es { $the-horse }.
    .v3 = Para que conste: la carrera es { $of-horse }.
result-winner = ¡{ $name } gana la partida con { $chips }!
    .v2 = La partida es de { $name }: ¡{ $chips }!
result-shared = ¡{ $names } comparten la victoria con { $chips } por cabeza!
result-rank = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Puesto { $place }
}: { $name } con { $chips }.
unclaimed = { $chips ->
    [one] Una ficha queda en el bote y no es
   *[other] { $chips } fichas quedan en el bote y no son
} de nadie.

## Juegos con apuestas

bets-open = ¡Se abren las apuestas!
    .v2 = ¡Hagan juego!
    .v3 = Se abre la ventanilla. ¡A apostar!
bet = { $name } pone { $chips } en { $the-horse }.
    .v2 = { $chips } de { $name } en { $the-horse }.
    .v3 = { $name } apuesta { $chips } por { $the-horse }.
red-line = ¡{ $the-horse } cruza la línea roja!
    .v2 = ¡{ $the-horse } ha pasado la línea roja!
    .v3 = ¡Y { $the-horse } pasa la línea!
red-line-last = { $the-horse } pasa la línea. ¡Uno más y se cierran las apuestas!
    .v2 = { $the-horse } cruza la línea: ¡el siguiente cierra la ventanilla!
    .v3 = Tras { $the-horse }, uno más y se cierran las apuestas.
bets-closed = ¡No va más!
    .v2 = ¡Apuestas cerradas!
    .v3 = Se cierra la ventanilla, ¡no va más!
locked = { $name } ya ha elegido.
    .v2 = { $name } ha decidido.
    .v3 = { $name } lo tiene claro.
revealed = { $name } apuesta { chips }.
    .v2 = { chips } de { $name }.
    .v3 = { $name } ofrece { chips }.
withdrawn = ¡{ $the-horse } queda fuera!
    .v2 = ¡{ $the-horse } no puede seguir!
    .v3 = Ay, no, ¡{ $the-horse } abandona!
track-wet = Llueve. La pista está mojada.
    .v2 = Hoy la pista está mojada.
    .v3 = Barro, señoras y señores. La pista está mojada.
track-dry = Sale el sol. La pista está seca.
    .v2 = Hoy la pista está seca.
    .v3 = Una pista bien seca.
final = ¡Y ahora, la final!
    .v2 = Esta es la última carrera.
    .v3 = Aquí se decide todo: ¡la final!
dead-heat = ¡Empate! ¡{ $the-horse } y { $the-other } comparten la victoria!
    .v2 = ¡Imposible separar { $to-horse } { $of-other }: empate!
    .v3 = ¡Dos ganadores, { $the-horse } y { $the-other }!

## Los últimos pasos: más corto

lead-hot = ¡Manda { $the-horse }!
    .v2 = ¡{ $the-horse } delante!
    .v3 = ¡Es { $the-horse }!
lead-from-hot = ¡{ $the-horse } pasa { $to-other }!
    .v2 = ¡{ $the-horse } caza { $to-other }!
lead-back-hot = ¡Vuelve { $the-horse }!
    .v2 = ¡Otra vez manda { $the-horse }!
level-hot = ¡{ $horse }! ¡{ $other }! ¡Iguales!
    .v2 = ¡{ $horse } y { $other }!
level-many-hot = ¡{ $runners } en línea!
    .v2 = ¡{ $runners } a la par!
clear-hot = ¡{ $the-horse }, por { $moves }!
    .v2 = ¡{ $moves } cuerpos, { $the-horse }!
catching-hot = ¡Ojo { $to-horse }!
    .v2 = ¡{ $other }, mira atrás!
halfway-hot = A la mitad, ¡{ $the-horse }!
    .v2 = ¡{ $the-horse } pasa la mitad!
near-hot = ¡{ $the-horse }, a un paso!
    .v2 = ¡Uno más, { $horse }!
    .v3 = ¡{ $the-horse } ve la meta!
near-two-hot = ¡{ $other }! ¡{ $horse }! ¡Un paso!
    .v2 = ¡{ $horse } o { $other }!
near-many-hot = ¡{ $runners } caballos, una meta!
    .v2 = ¡{ $runners } caballos, un paso!
longshot-hot = ¡La sorpresa! ¡{ $the-horse }!
    .v2 = ¡Quién lo diría, { $the-horse }!
surge-hot = ¡{ $the-horse } vuela!
    .v2 = ¡{ $the-horse }, con alas!
twice-hot = ¡Otra vez { $the-horse }!
    .v2 = ¡Y { $the-horse }!
    .v3 = ¡Y otra vez { $the-horse }!
streak-hot = ¡{ $times } veces { $the-horse }!
    .v2 = ¡{ $the-horse }, { $times } seguidas!
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } delante { $of-other }.
order-level-hot = { $horse }, { $other }: iguales.
    .v2 = ¿{ $the-horse } o { $the-other }?
still-level-hot = ¿{ $horse } o { $other }?
    .v2 = { $horse }, { $other }: iguales.
needs-hot = ¡Faltan { $moves }, { $horse }!
    .v2 = ¡Faltan { $moves }!
gap-hot = { $the-horse }, por { $moves }.
    .v2 = { $moves } cuerpos.

## Apuestas durante la carrera

race-best = Lo mejor de la carrera: { $name }, ¡con { $chips }!
    .v2 = ¡{ $name } saca { $chips } de esta carrera!
race-best-shared = Quienes más sacan: { $names }, { $chips } por cabeza.
race-nobody = La banca sonríe: nadie ha ganado nada.
    .v2 = Nadie ha ganado dinero en esta carrera.
prop = { $the-horse } delante { $of-other }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other }.
prop-two = { $the-horse } delante { $of-other } y { $of-third }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana { $to-other } y { $to-third }.
prop-many = { $the-horse } delante de otros { $runners }: { $times } a 1.
    .v2 = { $times } a 1 a que { $the-horse } gana a otros { $runners }.
prop-pays = { $the-horse } delante { $of-other } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other }.
prop-two-pays = { $the-horse } delante { $of-other } y { $of-third } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante { $of-other } y { $of-third }.
prop-many-pays = { $the-horse } delante de otros { $runners } paga { $times } a 1.
    .v2 = Paga { $times } a 1: { $the-horse } delante de otros { $runners }.
exotic-pays = ¡Paga { $number ->
    [1] Corta cabeza
    [2] Escapada
    [3] Galope tendido
    [4] Salida dormida
   *[5] Foto finish
}!
cards-pay-nothing = De las cartas, no paga ninguna.
    .v2 = Nada para las cartas esta vez.
ended = Ha sido la última carrera. Contad vuestras fichas: ¡quien tenga más gana la noche!
    .v2 = Se acabaron las carreras. Contad vuestras fichas: ¡quien tenga más ha ganado!
exotic-1 = Nuevo en la pizarra: Corta cabeza.
exotic-2 = Nuevo en la pizarra: Escapada.
exotic-3 = Nuevo en la pizarra: Galope tendido.
exotic-4 = Nuevo en la pizarra: Salida dormida.
exotic-5 = Nuevo en la pizarra: Foto finish.
paused = Todo quieto: la carrera está en pausa.
    .v2 = La carrera se detiene.
resumed = ¡Y seguimos!
    .v2 = ¡La carrera sigue!

## Duelos

duel-round = Ronda { $number }: ¡{ $name } contra { $rival }!
    .v2 = ¡{ $name } se mide con { $rival }, ronda { $number }!
    .v3 = Ronda { $number }: ¿{ $name } o { $rival }?
expects-win = ¡{ $name } apuesta a ganar!
    .v2 = { $name } dice: ¡gano yo!
    .v3 = ¡{ $name } lo ve claro: victoria!
expects-lose = ¡{ $name } apuesta a perder!
    .v2 = ¡{ $name } quiere perder!
    .v3 = ¡{ $name } va con el otro bando!
expects-draw = ¡{ $name } apuesta al empate!
    .v2 = { $name } dice: ¡empate!
    .v3 = ¡No gana nadie, dice { $name }!
duel-lane = Calle { $number }: ¡{ $name } contra { $rival }!
    .v2 = A los cajones, calle { $number }: ¡{ $name } y { $rival }!
    .v3 = ¡{ $name }, { $rival }, calle { $number }!
duel-next = ¡Calle { $number }!
    .v2 = ¡Vamos a la calle { $number }!
    .v3 = ¡Ahora, la calle { $number }!
duel-single = Una carrera y nada más: ¡{ $name } contra { $rival }!
    .v2 = ¡{ $name } contra { $rival }, una sola carrera!
duel-horses = ¡{ $horse } para { $name }, { $other } para { $rival }!
    .v2 = ¡{ $name } corre con { $horse }, { $rival } con { $other }!
    .v3 = ¡{ $name }, con { $horse }; { $rival }, con { $other }!
duel-horses-next = Calle { $number }: ¡{ $horse } contra { $other }!
    .v2 = ¡Ahora, { $horse } contra { $other }!
    .v3 = ¡{ $horse } se mide con { $other }!
    .v4 = ¡Les toca a { $horse } y a { $other }!
duel-leads = ¡{ $name } va delante!
    .v2 = ¡{ $name } manda!
    .v3 = ¡{ $name } sale mejor!
    .v4 = ¡Delante, { $name }!
    .v5 = ¡{ $name } marca el paso!
    .v6 = ¡Ventaja para { $name }!
    .v7 = ¡Quien antes sale, { $name }!
duel-passes = ¡{ $name } pasa a { $rival }!
    .v2 = ¡{ $name } alcanza a { $rival } y manda!
    .v3 = ¡Ahí viene { $name }!
duel-again = ¡{ $name } vuelve a mandar!
    .v2 = ¡Otra vez { $name }!
    .v3 = ¡{ $name } recupera el mando!
duel-level = ¡Codo con codo!
    .v2 = ¡Cabeza con cabeza!
duel-clear = ¡{ $name } se escapa!
    .v2 = ¡{ $name }, y detrás, nadie!
    .v3 = ¡{ $rival } no aguanta el ritmo!
    .v4 = ¡{ $name } se va y no vuelve!
    .v5 = ¡{ $name } deja atrás a { $rival }!
duel-close = ¡{ $rival } le pisa los talones a { $name }!
    .v2 = ¡{ $name }, justo por delante de { $rival }!
    .v3 = ¡{ $rival } no suelta a { $name }!
duel-wire = ¡La meta! ¿De quién es?
    .v2 = ¡A la meta, y muy juntos!
    .v3 = ¡Van a la par, y la meta está ahí!
duel-won = ¡Es para { $name }!
    .v2 = ¡Es { $name }!
    .v3 = ¡{ $name } cruza la meta!
    .v4 = ¡{ $name } llega!
    .v5 = ¡La calle, para { $name }!
    .v6 = ¡{ $name }, sin discusión!
    .v7 = ¡Llega antes { $name }!
duel-drawn = ¡Empate! ¡Ni { $name } ni { $rival }!
    .v2 = ¡Imposible separar a { $name } y { $rival }!
mud-likes = ¡Al caballo de { $name } le encanta el barro!
    .v2 = ¿Barro? ¡Perfecto para { $name }!
mud-hates = ¡El caballo de { $name } odia el barro!
    .v2 = ¡Barro! ¡{ $name } resbala!
round-won = ¡La ronda es para { $name }!
    .v2 = ¡{ $name } gana la ronda!
    .v3 = ¡Esta ronda es de { $name }!
round-drawn = ¡La ronda queda en empate!
    .v2 = ¡Ronda sin ganador!
bet-right = ¡{ $name } ha acertado!
    .v2 = ¡{ $name } lo sabía!
    .v3 = La apuesta buena: ¡{ $name }!
bet-right-both = ¡Los dos han acertado!
    .v2 = ¡Dos apuestas, dos aciertos!
bet-right-nobody = ¡No ha acertado nadie!
    .v2 = ¡Dos apuestas, ningún acierto!
    .v3 = ¡Los dos se equivocaban!
    .v4 = ¡Y ninguno de los dos lo vio venir!
prize = { $cards ->
    [one] ¡Una carta
   *[other] ¡{ $cards } cartas
} para { $name }!
    .v2 = ¡{ $name } se lleva { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}!
prize-own = Cada cual se lleva sus cartas.
    .v2 = Las cartas vuelven a sus dueños.
    .v3 = Nadie pierde sus cartas.
prize-pool = ¡Al bote! { $cards ->
    [one] Ahora hay una carta
   *[other] Ahora hay { $cards } cartas
} allí.
    .v2 = Se las queda el bote: ya { $cards ->
    [one] hay una carta
   *[other] son { $cards } cartas
}.
pool-dealt = Se reparte el bote: ¡{ $cards } cartas!
pool-unclaimed = { $cards } cartas en el bote, y no son de nadie.
finals = ¡La final! ¡Un caballo cada uno y sin vuelta atrás!
    .v2 = Desde ahora, un caballo cada uno: ¡la final!
finals-go-on = ¡Sigue la final!
    .v2 = Y ahora, ¡la última parte de la final!
sudden-death = ¡Muerte súbita! ¡{ $names }!
    .v2 = Nada los separa. Muerte súbita: ¡{ $names }!
duel-survives = ¡{ $name } sigue dentro!
    .v2 = ¡{ $name } sobrevive!
duel-undecided = Sigue sin decidirse. ¡Otra vez!
    .v2 = ¡Otra vez nadie! ¡Y otra más!

## Corredores de apuestas

meeting = ¡Bienvenidos a las carreras! El terreno está { $going ->
    [soft] blando
    [firm] firme
    [good] en buen estado
   *[hard] duro
}.
field = Corren { $the-horse } y { $the-other }.
    .v2 = En los cajones: { $the-horse } y { $the-other }.
    .v3 = En esta carrera: { $the-horse } y { $the-other }.
field-next = { $horse }, { $other }.
    .v2 = { $horse } y { $other }.
field-last = { $the-horse } y { $the-other } completan la lista.
    .v2 = Y por último, { $the-horse } y { $the-other }.
field-one = { $the-horse } completa la lista.
market = Se abre el mercado. { $name } pone la primera cuota.
    .v2 = ¡Cuotas, por favor! Empieza { $name }.
    .v3 = ¡Tizas en mano! Abre { $name }.
price-first = { $name } ofrece { odds } por { $the-horse }.
    .v2 = { odds } por { $the-horse }, dice { $name }.
    .v3 = ¿{ $the-horse }? { odds }, de { $name }.
    .v4 = { $name } apunta { odds } por { $the-horse }.
price-shortens = ¡{ $the-horse } baja a { odds }!
    .v2 = Entra dinero por { $the-horse }: ¡{ odds }, { $name }!
    .v3 = ¡Baja la cuota: { $the-horse }, { odds }!
price-drifts = { $the-horse } sube a { odds }.
    .v2 = ¿Quién quiere { $to-horse }? { $name } da { odds }.
    .v3 = Ahora { odds } por { $the-horse }, y se lo queda { $name }.
last-market = Solo { $the-horse } sigue sin cuota. ¡Una más y salen!
    .v2 = Una cuota para { $the-horse }, ¡y salen!
    .v3 = Falta { $the-horse }: ¿quién se atreve?
special-1 = ¡Un toque de mostaza para { $the-horse }!
    .v2 = ¡Cómo pica! ¡Mostaza para { $the-horse }!
special-2 = ¡Control antidopaje! ¡{ $the-horse } da positivo!
    .v2 = ¡Dopaje! ¡Fuera { $the-horse }!
special-3 = ¡Un chaparrón sobre la pista!
    .v2 = ¡A abrir los paraguas: un chaparrón!
special-4 = ¡Al suelo! ¡{ $the-horse } pierde a su jinete!
    .v2 = ¡El jinete { $of-horse } está en la hierba!
special-5 = ¡Le han hecho algo { $to-horse }!
    .v2 = ¿Quién ha entrado en la cuadra { $of-horse }?
special-6 = ¡Los pronósticos señalan { $to-horse }!
    .v2 = El soplo del día: ¡{ $the-horse }!
special-7 = ¡Han comprado al jinete { $of-horse }!
    .v2 = ¡Un sobre para el jinete { $of-horse }!
special-8 = ¡Confusión en el paddock! ¿Ese es { $the-horse }?
    .v2 = ¿Cuál es { $the-horse }? ¡Confusión en el paddock!
special-9 = ¡Mucho peso para { $the-horse }!
    .v2 = ¡Más plomo en la silla { $of-horse }!
special-10 = ¡El público adora { $to-horse }!
    .v2 = ¡Todos van con { $the-horse }!
special-11 = ¡Han secuestrado al jinete { $of-horse }!
    .v2 = ¿Dónde está el jinete { $of-horse }? ¡Secuestrado!
special-12 = ¡Se anulan todas las apuestas por { $the-horse }!
    .v2 = ¡A borrar la pizarra: nada por { $the-horse }!
horse-in = ¡{ $the-horse } corre en su lugar!
    .v2 = Nuevo participante: ¡{ $the-horse }!
going-now = ¡Lluvia! El terreno está ahora { $going ->
    [soft] blando
    [firm] firme
    [good] en buen estado
   *[hard] duro
}.
likes-course = ¡Esta pista le va { $to-horse }!
    .v2 = ¡Esta es la pista { $of-horse }!
hates-course = ¡{ $the-horse } odia esta pista!
    .v2 = ¡No es pista para { $the-horse }!
likes-going = ¡Este terreno le va { $to-horse }!
    .v2 = ¡Este es el terreno { $of-horse }!
helped = ¿Qué le ha dado { $to-horse }?
    .v2 = ¡Ojo ahora { $to-horse }!
hurt = ¡Algo le pasa { $to-horse }!
    .v2 = ¿Qué le ocurre { $to-horse }?
leads-still = ¡Sigue { $the-horse } delante!
    .v2 = ¡{ $the-horse } aguanta!
    .v3 = ¡{ $the-horse } no suelta el mando!
chased = ¡{ $the-horse } por delante { $of-other }!
    .v2 = ¡{ $the-other } persigue { $to-horse }!
    .v3 = ¡Manda { $the-horse }, y { $the-other } no está lejos!
dead-heat-many = ¡Empate! ¡{ $runners } caballos comparten la victoria!
    .v2 = ¡{ $runners } ganadores! ¡Empate!
points-won = { points } para { $name }.
    .v2 = { $name } se lleva { points }.
    .v3 = { points } más para { $name }.
points-lost = Menos { points } para { $name }. ¡Ay!
    .v2 = { $name } paga { points }.
    .v3 = Esa victoria le cuesta { points } a { $name }.
