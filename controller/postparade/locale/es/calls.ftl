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
due = { $due ->
    [one] una ficha
   *[other] { $due } fichas
}
points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
and = y
minus = menos
odds = { $win } a { $stake }

## La velada

# 1-3: told
opened = ¡Bienvenidos a { $game }!
    .v2 = El juego de esta noche: ¡{ $game }!
    .v3 = Señoras y señores, ¡{ $game }!
# 1-2: told
closed = ¡Hasta aquí la partida! ¡Gracias por jugar!
    .v2 = La partida ha terminado. ¡Gracias por jugar!
# 1: told
sound-test = Esto es una prueba de sonido. ¿Me oís todos?
# 1: told
announcement = { $text }
# 1-3: told
seat-taken = ¡Hola, { $name }!
    .v2 = { $name } se sienta a la mesa.
    .v3 = ¡Me alegro de verte, { $name }!
# 1: told
seat-renamed = El asiento { $seat } se llama ahora { $name }.
# 1: told
seat-cleared = El asiento { $seat } está libre.
# 1: told
joined = { $name } entra con { chips }.
# 1: told
left = { $name } se va con { chips }.
# 1: told
topped-up = { $name } compra { chips }.
# 1-2: told
correction = Corrección: los dados muestran { $first } y { $second }.
    .v2 = Los comisarios corrigen la tirada: { $first } y { $second }.
# 1: told
correction-one = Corrección: el dado muestra { $total }.
# 1-3: told
roll-taken-back = La última tirada no cuenta.
    .v2 = Los comisarios anulan la última tirada.
    .v3 = Olvidad la última tirada: nadie ha tirado.

## Antes de la salida

# 1-3: told
race = ¡Carrera { $number }! Los caballos, a la salida.
    .v2 = Los caballos van a la salida para la carrera { $number }.
    .v3 = Llega la carrera { $number }. ¡A la salida, por favor!
# 1-2: told
race-last = Carrera { $number }, ¡la última de la partida! Los caballos, a la salida.
    .v2 = Por última vez, los caballos a la salida: carrera { $number }.
# 1-3: told
first-roller = { $name } tira primero.
    .v2 = La primera tirada, para { $name }.
    .v3 = { $name }, los dados son tuyos.
# 1-3: told
has-dice = { $name } tiene los dados.
    .v2 = Los dados, en manos de { $name }.
    .v3 = Adelante, { $name }.
# 1: told
roll = { $name } saca { $first } y { $second }.
# 1: told
roll-sum = { $name } saca { $total }.
# 1-4: told
off = ¡Y allá van!
    .v2 = Se abren los cajones, ¡y en marcha!
    .v3 = ¡Ya están en carrera!
    .v4 = Cae la bandera, ¡y salen!

## Una tirada

# 1-3: told
snake-eyes = ¡Doble uno!
    .v2 = ¡Dos unitos de nada!
    .v3 = ¡Dos unos, imposible menos!
# 1-3: told
boxcars = ¡Doble seis!
    .v2 = ¡Dos seises!
    .v3 = ¡Doble seis, el máximo!
# 1-3: moved
double = ¡Dobles, y avanza { $the-horse }!
    .v2 = ¡Una pareja para { $the-horse }!
    .v3 = ¡{ $the-horse }, con dobles!

## La carrera

# 1-3: leads, first-out
first-step = ¡{ $the-horse } sale en cabeza!
    .v2 = ¡El primer paso es { $of-horse }!
    .v3 = ¡La mejor salida es { $of-horse }!
# 1-12: moved-before
move = ¡{ $the-horse } araña un cuerpo!
    .v2 = { $the-horse } no afloja.
    .v3 = { $the-horse } saca fuerzas.
    .v4 = ¡{ $the-horse } pide paso!
    .v5 = { $the-horse } aprieta los dientes.
    .v6 = Ahí va { $the-horse }.
    .v7 = ¡{ $the-horse } estira el tranco!
    .v8 = ¡{ $the-horse } devora la pista!
    .v9 = { $the-horse } no pierde el ritmo.
    .v10 = ¡Buen tranco { $of-horse }!
    .v11 = { $the-horse } sigue a lo suyo.
    .v12 = ¡Y sigue { $the-horse }!
# 1-3: moved
move-first = { $the-horse } sale del cajón.
    .v2 = Ya se mueve { $the-horse }.
    .v3 = { $the-horse } entra en carrera.
# 1-6: moved
move-hot = ¡{ $the-horse }!
    .v2 = ¡Viene { $the-horse }!
    .v3 = ¡Ahora { $the-horse }!
    .v4 = ¡Ahí va { $the-horse }!
    .v5 = ¡Vamos, { $horse }!
    .v6 = ¡Cómo corre { $the-horse }!
# 1-4: moved, outsider, behind-three
# 5: moved, outsider, behind-three, idiom
# 6: moved, outsider, behind-three
move-outsider = { $the-horse }, despacio pero seguro.
    .v2 = { $the-horse } lo intenta, qué ternura.
    .v3 = Un paso { $of-horse }, y lo que le queda.
    .v4 = Hasta { $the-horse } se mueve.
    .v5 = Nadie le ha dicho { $to-horse } que no puede ganar.
    .v6 = { $the-horse } ha salido a tomar el aire.
# 1-3: moved
left-gate = ¡{ $the-horse } se ha despertado!
    .v2 = Por fin sale del cajón { $the-horse }.
    .v3 = ¡Buenos días, { $horse }!
# 1-3: moved
surge = ¡Arreón { $of-horse }!
    .v2 = ¡{ $the-horse } da un tranco de más!
    .v3 = ¡{ $the-horse } tiene alas!
# 1-4: leads
lead = ¡{ $the-horse } se pone en cabeza!
    .v2 = ¡{ $the-horse } pasa al frente!
    .v3 = ¡Ahora va delante { $the-horse }!
    .v4 = ¡Y en cabeza, { $the-horse }!
# 1-3: leads, passed
lead-from = ¡{ $the-horse } adelanta { $to-other }!
    .v2 = ¡{ $the-horse } le quita el mando { $to-other }!
    .v3 = ¡{ $the-horse } deja atrás { $to-other }!
# 1-3: leads, led-before
lead-back = ¡Vuelve a la cabeza { $the-horse }!
    .v2 = ¡{ $the-horse } recupera el mando!
    .v3 = ¡De nuevo en cabeza, { $the-horse }!
# 1-4: level
level = ¡{ $the-horse } y { $the-other }, cabeza con cabeza!
    .v2 = ¡{ $the-horse } y { $the-other }, codo con codo!
    .v3 = ¡Nada separa { $to-horse } { $of-other }!
    .v4 = ¡{ $the-horse } y { $the-other } mandan a la par!
# 1-3: count-in-front
level-many = ¡{ $runners } caballos igualados en cabeza!
    .v2 = ¡Un muro de { $runners } caballos delante!
    .v3 = ¡{ $runners } caballos comparten el mando!
# 1: leads, margin, idiom
# 2: leads, margin
# 3: leads, margin, idiom
clear = ¡{ $the-horse }, { $moves } cuerpos, y detrás, nadie!
    .v2 = ¡{ $the-horse } se escapa: { $moves } cuerpos!
    .v3 = ¡{ $the-horse } se va solo: { $moves } cuerpos de ventaja!
# 1-3: close-behind
catching = ¡{ $the-horse } se echa encima { $of-other }!
    .v2 = ¡{ $the-other } ya oye { $to-horse }!
    .v3 = ¡Ahí llega { $the-horse }, justo detrás { $of-other }!
# 1-3: close-up, was-behind, idiom
closing = Nadie contaba con { $the-horse }, ¡y mira ahora!
    .v2 = ¿De dónde sale { $the-horse }?
    .v3 = ¡{ $the-horse } ha borrado la distancia!
# 1-3: leads, past-half
halfway = Pasada la mitad: ¡a por { $the-horse }!
    .v2 = Media carrera hecha, y en cabeza { $the-horse }.
    .v3 = Mitad de carrera, y lidera { $the-horse }.
# 1-4: one-step
near = ¡{ $to-horse } solo le falta uno!
    .v2 = ¡Un paso más, y { $the-horse } llega a la meta!
    .v3 = ¡{ $the-horse } está a un paso de la meta!
    .v4 = ¡{ $the-horse } ya ve la meta!
# 1-3: one-step
near-two = ¡{ $the-horse } alcanza { $to-other }: un paso y meta!
    .v2 = ¡{ $the-horse } y { $the-other }, los dos a un paso de la meta!
    .v3 = ¡Uno más, para { $the-horse } o para { $the-other }!
# 1-3: count-at-the-wire
near-many = { $runners } caballos, un paso. ¡Sin pestañear!
    .v2 = ¡{ $runners } caballos están a un paso de la meta!
    .v3 = ¡Aguantad la respiración: a { $runners } caballos les falta uno!
# 1-3: leads, past-half, outsider
longshot = ¡Ojo { $to-horse }, menuda sorpresa!
    .v2 = ¿Quién lo habría dicho? ¡Va delante { $the-horse }!
    .v3 = ¡La sorpresa va en cabeza! ¡Es { $the-horse }!
# 1-4: again-rolled
twice = ¡Otra vez { $the-horse }!
    .v2 = ¡Dos seguidas { $of-horse }!
    .v3 = ¡De nuevo { $the-horse }!
    .v4 = ¡{ $horse } y otra vez { $horse }!
# 1-3: row
streak = ¡Otra vez { $the-horse }! ¡Van { $times } seguidas!
    .v2 = ¡{ $times } veces seguidas, { $the-horse }!
    .v3 = ¡{ $times } del tirón para { $the-horse }!
# 1-3: nobody-moved
wasted = Tres números retirados seguidos. Los caballos toman el té.
    .v2 = Tres tiradas y ni un paso. Eso sí, qué buen tiempo hace.
    .v3 = Nadie se mueve. Bosteza hasta la meta.

## Momentos tranquilos

# 1: first-three, idiom
# 2-4: first-three
order = Lidera { $the-horse }, le sigue { $the-other }, luego { $the-third }.
    .v2 = El orden: { $horse }, { $other }, { $third }.
    .v3 = En cabeza { $the-horse }, después { $the-other } y { $the-third }.
    .v4 = { $the-horse } por delante { $of-other } y { $of-third }.
# 1: first-two, only-two-moved, idiom
# 2-3: first-two, only-two-moved
order-two = Lidera { $the-horse }, le sigue { $the-other }.
    .v2 = { $the-horse } delante { $of-other }, los demás esperan.
    .v3 = Solo { $the-horse } y { $the-other } han salido del cajón.
# 1-3: level
order-level = { $the-horse } y { $the-other } van a la par, con { $the-third } al acecho.
    .v2 = Igualados delante: { $the-horse } y { $the-other }. Detrás, { $the-third }.
    .v3 = { $the-third } persigue { $to-horse } y { $to-other }.
# 1-2: level
# 3: level, idiom
still-level = { $the-horse } y { $the-other } no se despegan.
    .v2 = { $the-horse } y { $the-other } siguen igualados.
    .v3 = ¿{ $the-horse } o { $the-other }? Nadie lo sabe.
# 1-3: leads, margin
gap = { $the-horse } va { $moves } cuerpos por delante.
    .v2 = { $moves } cuerpos entre { $the-horse } y los demás.
    .v3 = Los demás necesitan prismáticos: { $the-horse }, a { $moves } cuerpos.
# 1-3: leads, reigning
reign = { $the-horse } está a gusto ahí delante.
    .v2 = { $the-horse } lleva un buen rato en cabeza.
    .v3 = ¿Alcanzar { $to-horse }? Hace un buen rato que nadie lo hace.
# 1-3: leads, steps-left
needs = { $to-horse } le faltan { $moves }.
    .v2 = Faltan { $moves } para { $the-horse }.
    .v3 = ¡Solo { $moves } pasos, { $horse }!
# 1-3: in-the-gate
still-home = { $the-horse } sigue en el cajón.
    .v2 = { $the-horse } sigue admirando las vistas desde el cajón.
    .v3 = ¿Alguien despierta { $to-horse }, por favor?
# 1-3: not-rolled-for
drought = Nada { $of-horse } en { $rolls } tiradas.
    .v2 = { $rolls } tiradas sin { $the-horse }. Serán las herraduras.
    .v3 = { $the-horse } lleva { $rolls } tiradas sin salir. Los dados no tienen memoria, dicen.
# 1-3: steps-left, outsider, behind-three
dreaming = Quedan { $moves } para { $the-horse }. Soñar es gratis.
    .v2 = A falta de { $moves }, { $the-horse } no se rinde. Admirable.
    .v3 = { $to-horse } le quedan { $moves } pasos y todo el tiempo del mundo.
# 1-3: told
pot-now = { $chips } fichas esperan en el bote.
    .v2 = En juego: { $chips } fichas.
    .v3 = { $chips } fichas buscan dueño.
# 1-3: told
generous = { $name } es quien más ha pagado en esta carrera: { chips }.
    .v2 = Cortesía de { $name }: { chips } para el bote.
    .v3 = El bote le da las gracias a { $name }: { chips }.
# 1-3: told
richest = { $name } nada en la abundancia: { chips }.
    .v2 = Nadie tiene más que { $name }: { chips }.
    .v3 = { $name } tiene el bolsillo más lleno: { chips }.
# 1-3: won, photo
winner-nose = ¡{ $the-horse }, por una nariz!
    .v2 = ¡Por una nariz, { $the-horse }!
    .v3 = ¡{ $the-horse } en la misma meta, por una nariz!
# 1-2: won
winner-snake-eyes = ¡Doble uno, y gana { $the-horse }!
    .v2 = ¡Dos unos, y es { $the-horse }!
# 1-2: won
winner-boxcars = ¡Doble seis, y gana { $the-horse }!
    .v2 = ¡Dos seises, y es { $the-horse }!
# 1-3: told
wins-tonight = { $the-horse } ya ha ganado { $times } carreras.
    .v2 = { $times } victorias { $of-horse } hasta ahora.
    .v3 = Esta noche, { $times } carreras han sido { $of-horse }.
# 1-3: told
long-race = Ya van { $rolls } tiradas. Nadie tiene prisa.
    .v2 = Tirada { $rolls } superada. ¡Qué aguante!
    .v3 = { $rolls } tiradas. Los caballos piden agua.
# 1-3: told
waiting = Los dados esperan a { $name }.
    .v2 = Cuando quieras, { $name }.
    .v3 = Le toca a { $name }.

## La meta

# 1-3: photo
photo = ¡Hay foto finish!
    .v2 = ¡Qué final!
    .v3 = ¡Por los pelos!
# 1-4: won
winner = ¡{ $the-horse } gana la carrera!
    .v2 = ¡{ $the-horse } cruza la meta!
    .v3 = ¡Es { $the-horse }! ¡Gana { $the-horse }!
    .v4 = ¡A la meta antes que nadie, { $the-horse }!
# 1-3: won
winner-again = ¡La victoria es { $of-horse }!
    .v2 = ¡{ $the-horse } lo ha conseguido!
    .v3 = ¡Sí, ha ganado { $the-horse }!
# 1-3: won, told
sleeper-wins = ¡{ $rolls } tiradas durmiendo, y es { $the-horse }!
    .v2 = { $the-horse } durmió { $rolls } tiradas. ¡Menudo despertar!
    .v3 = ¡{ $rolls } tiradas en el cajón, y de ahí a la gloria!
# 1-2: told
second = Segunda plaza para { $the-horse }.
    .v2 = Detrás llega { $the-horse }.
# 1-2: told
placed = Segunda plaza, { $the-horse }; tercera, { $the-other }.
    .v2 = Detrás, { $the-horse }, y luego { $the-other }.
# 1-2: told
second-level = { $the-horse } y { $the-other }, empatados en el segundo puesto.
    .v2 = Segundo puesto compartido: { $the-horse } y { $the-other }.
# 1-2: told
second-many = { $runners } caballos, empatados en el segundo puesto.
    .v2 = Segundo puesto compartido por { $runners } caballos.
# 1-2: told
third-level = { $the-horse } y { $the-other }, empatados en el tercer puesto.
    .v2 = Tercer puesto compartido: { $the-horse } y { $the-other }.
# 1-3: won, outsider
longshot-wins = ¡Ha saltado la sorpresa!
    .v2 = ¿Quién contaba con { $the-horse }? ¡La verdad!
    .v3 = Gana una sorpresa. ¡Contádselo a vuestros nietos!
# 1-3: won, from-start-to-finish
wire-to-wire = { $the-horse } lideró de principio a fin.
    .v2 = De punta a punta, { $the-horse }.
    .v3 = Nadie ha pasado { $to-horse }.
# 1-3: won, far-behind
comeback = ¡Qué remontada { $of-horse }!
    .v2 = { $the-horse } venía de muy atrás.
    .v3 = Parecía que { $the-horse } no llegaba. De eso nada.
# 1-3: won, far-ahead, others-on-their-way
easy-win = Y los demás, lejísimos.
    .v2 = Los demás aún vienen de camino.
    .v3 = Victoria holgada { $of-horse }.
# 1-3: won, first-three
official = El resultado es oficial: { $horse }, { $other }, { $third }.
    .v2 = Resultado oficial: gana { $the-horse }, con { $the-other } y { $the-third } detrás.
    .v3 = Para que conste: { $the-horse }, { $the-other } y { $the-third }.
# 1-3: won, first-two
official-two = El resultado es oficial: { $the-horse } y luego { $the-other }.
    .v2 = Resultado oficial: gana { $the-horse }, con { $the-other } detrás.
    .v3 = Para que conste: { $the-horse }, después { $the-other }.
# 1-3: won
official-one = Los jueces lo confirman: { $the-horse }.
    .v2 = Nada que objetar: victoria { $of-horse }.
    .v3 = Confirmado: ha ganado { $the-horse }.
# 1-2: told
result-winner = ¡{ $name } gana la partida con { $chips }!
    .v2 = La partida es de { $name }: ¡{ $chips }!
# 1: told
result-shared = ¡{ $names } comparten la victoria con { $chips } por cabeza!
# 1: told
result-rank = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Puesto { $place }
}: { $name } con { $chips }.
# 1: told
unclaimed = { $chips ->
    [one] Una ficha queda en el bote y no es
   *[other] { $chips } fichas quedan en el bote y no son
} de nadie.

## Juegos con apuestas

# 1-3: told
bets-open = ¡Se abren las apuestas!
    .v2 = ¡Hagan juego!
    .v3 = Se abre la ventanilla. ¡A apostar!
# 1-3: told
bets-closed = ¡No va más!
    .v2 = ¡Apuestas cerradas!
    .v3 = Se cierra la ventanilla, ¡no va más!
# 1-3: won-together, photo
dead-heat = ¡Empate! ¡{ $the-horse } y { $the-other } comparten la victoria!
    .v2 = ¡Imposible separar { $to-horse } { $of-other }: empate!
    .v3 = ¡Dos ganadores, { $the-horse } y { $the-other }!

## Los últimos pasos: más corto

# 1-3: leads
lead-hot = ¡Manda { $the-horse }!
    .v2 = ¡{ $the-horse } delante!
    .v3 = ¡Es { $the-horse }!
# 1-2: leads, passed
lead-from-hot = ¡{ $the-horse } pasa { $to-other }!
    .v2 = ¡{ $the-horse } caza { $to-other }!
# 1-2: leads, led-before
lead-back-hot = ¡Vuelve { $the-horse }!
    .v2 = ¡Otra vez delante { $the-horse }!
# 1-2: level
level-hot = ¡{ $horse }! ¡{ $other }! ¡Iguales!
    .v2 = ¡{ $horse } y { $other }!
# 1-2: count-in-front
level-many-hot = ¡{ $runners } en línea!
    .v2 = ¡{ $runners } a la par!
# 1-2: leads, margin
clear-hot = ¡{ $the-horse }, por { $moves }!
    .v2 = ¡{ $moves } cuerpos, { $the-horse }!
# 1-2: close-behind
catching-hot = ¡Ojo { $to-horse }!
    .v2 = ¡{ $other }, mira atrás!
# 1-2: close-up, was-behind, idiom
closing-hot = ¡{ $the-horse }, de la nada!
    .v2 = ¡Ahí viene { $the-horse }!
# 1-2: leads, past-half
halfway-hot = A la mitad, ¡{ $the-horse }!
    .v2 = ¡{ $the-horse } pasa la mitad!
# 1-3: one-step
near-hot = ¡{ $the-horse }, a un paso!
    .v2 = ¡Uno más, { $horse }!
    .v3 = ¡{ $the-horse } ve la meta!
# 1-2: one-step
near-two-hot = ¡{ $other }! ¡{ $horse }! ¡Un paso!
    .v2 = ¡{ $horse } o { $other }!
# 1-2: count-at-the-wire
near-many-hot = ¡{ $runners } caballos, una meta!
    .v2 = ¡{ $runners } caballos, un paso!
# 1-2: leads, past-half, outsider
longshot-hot = ¡La sorpresa! ¡{ $the-horse }!
    .v2 = ¡Quién lo diría, { $the-horse }!
# 1-2: moved
surge-hot = ¡{ $the-horse } vuela!
    .v2 = ¡{ $the-horse }, con alas!
# 1-3: again-rolled
twice-hot = ¡Otra vez { $the-horse }!
    .v2 = ¡Y { $the-horse }!
    .v3 = ¡Y otra vez { $the-horse }!
# 1-2: row
streak-hot = ¡{ $times } veces { $the-horse }!
    .v2 = ¡{ $the-horse }, { $times } seguidas!
# 1-2: first-three
order-hot = { $horse }, { $other }, { $third }.
    .v2 = { $the-horse } delante { $of-other }.
# 1-2: level
order-level-hot = { $horse }, { $other }: iguales.
    .v2 = ¿{ $the-horse } o { $the-other }?
# 1-2: level
still-level-hot = ¿{ $horse } o { $other }?
    .v2 = { $horse }, { $other }: iguales.
# 1-2: leads, steps-left
needs-hot = ¡Faltan { $moves }, { $horse }!
    .v2 = ¡Faltan { $moves }!
# 1-2: leads, margin
gap-hot = { $the-horse }, por { $moves }.
    .v2 = { $moves } cuerpos.

## Apuestas durante la carrera

# 1-2: told
race-nobody = La banca sonríe: nadie ha ganado nada.
    .v2 = Nadie ha ganado dinero en esta carrera.
# 1-2: told
ended = Ha sido la última carrera. Contad vuestras fichas: ¡quien tenga más gana la partida!
    .v2 = Se acabaron las carreras. Contad vuestras fichas: ¡quien tenga más ha ganado!
# 1-2: told
paused = Todo quieto: la carrera está en pausa.
    .v2 = La carrera se detiene.
# 1-2: told
resumed = ¡Y seguimos!
    .v2 = ¡La carrera sigue!

## Corredores de apuestas

# 1-2: told
dead-heat-many = ¡Empate! ¡{ $runners } caballos comparten la victoria!
    .v2 = ¡{ $runners } ganadores! ¡Empate!

## Stories: of a race, of the players, of the evening
# 1-3: second-now
up-to-second = ¡{ $the-horse } sube al segundo puesto!
    .v2 = ¡En segunda posición, { $the-horse }!
    .v3 = ¡{ $the-horse } se pone a la estela { $of-other }!
# 1-4: moved-before, backed
move-for = ¡{ $the-horse }, por { $name }!
    .v2 = { $name } respira: ¡{ $the-horse } avanza!
    .v3 = Un paso para { $the-horse } y para { $name }.
    .v4 = { $the-horse } lleva a { $name } un poco más lejos.
# 1-3: one-step, backed
near-for = ¡A { $name } le hace falta { $the-horse }!
    .v2 = ¡Un paso para { $the-horse }, y { $name } no mira!
    .v3 = { $the-horse } está a un paso de la meta. ¡Aguanta, { $name }!
# 1-3: one-step, backed
near-for-hot = ¡{ $the-horse }, por { $name }!
    .v2 = ¡{ $name } sueña con { $the-horse }!
    .v3 = ¡Un paso, { $name }!
# 1-3: swing-up, percent
swing = ¡{ $percent } por ciento ahora para { $the-horse }!
    .v2 = La carrera se inclina hacia { $the-horse }: ¡{ $percent } por ciento!
    .v3 = ¡De golpe, { $percent } por ciento para { $the-horse }!
# 1-2: swing-up, percent
swing-hot = { $the-horse }: ¡{ $percent } por ciento!
    .v2 = ¡{ $percent } por ciento, { $the-horse }!
# 1-3: swing-up, percent, backed
swing-for = Eso le gusta a { $name }: ¡{ $percent } por ciento para { $the-horse }!
    .v2 = { $name } se endereza: ¡{ $percent } por ciento para { $the-horse }!
    .v3 = ¡{ $percent } por ciento para { $the-horse }, y { $name } sonríe!
# 1-4: swing-up, backed
swing-for-hot = ¡Eso es de { $name }!
    .v2 = ¡Bien por { $name }!
    .v3 = ¡Sonríe, { $name }!
    .v4 = ¡Respira, { $name }!
# 1-3: swing-up, likelier-than-not
swing-on = ¡Ahora las cuentas salen para { $the-horse }!
    .v2 = ¡Más sí que no: { $the-horse }!
    .v3 = ¡Desde aquí, la carrera es { $of-horse }!
# 1-3: swing-up, likelier-than-not, backed
swing-on-for = ¡La carrera es { $of-horse }, y { $name } ya hace cuentas!
    .v2 = ¡Más sí que no, { $name }: { $the-horse }!
    .v3 = ¡No mires, { $name }: la carrera es { $of-horse }!
# 1-3: swing-down
swing-against = ¡Eso le duele { $to-horse }!
    .v2 = ¡A { $the-horse } se le escapa la carrera!
    .v3 = ¡Mala tirada para { $the-horse }!
# 1-2: swing-down
swing-against-hot = ¡No para { $the-horse }!
    .v2 = ¡Ay, { $the-horse }!
# 1-3: won, run-of-wins
won-last = ¡{ $times } victorias seguidas para { $the-horse }!
    .v2 = { $the-horse } ganó la carrera anterior, ¡y gana otra vez!
    .v3 = ¿Quién para { $to-horse }? ¡{ $times } seguidas!
# 1-3: won, won-race
won-before = { $the-horse } ya ganó la carrera { $number }.
    .v2 = Vieja conocida esta victoria: la carrera { $number } fue para { $the-horse }.
    .v3 = Tras la carrera { $number }, ¡otra para { $the-horse }!
# 1-3: won, beat-in-race
rival-beaten = ¡{ $the-horse } gana otra vez { $to-other }, como en la carrera { $number }!
    .v2 = Como en la carrera { $number }: ¡{ $the-horse } por delante { $of-other }!
    .v3 = Contra { $the-horse }, { $the-other } sigue sin respuesta.
# 1-3: won, beaten-in-race
rival-repaid = ¡Esta vez { $the-horse } gana { $to-other }!
    .v2 = Revancha por la carrera { $number }: ¡{ $the-horse } gana { $to-other }!
    .v3 = ¡La carrera { $number } queda vengada: { $the-horse } por delante { $of-other }!
# 1-3: rolled-winners
rolls-home = ¡{ $times } ganadores seguidos de la mano de { $name }!
    .v2 = ¿Quién tiró los dados de los últimos { $times } ganadores? ¡{ $name }!
    .v3 = Mano caliente: ¡{ $times } ganadores seguidos para { $name }!
# 1-3: won, second-in-race
second-before = Segundo puesto en la carrera { $number }, victoria en esta: ¡{ $the-horse }!
    .v2 = ¡{ $the-horse } se resarce del segundo puesto de la carrera { $number }!
    .v3 = Tan cerca en la carrera { $number }, y ahora mirad: ¡{ $the-horse }!
# 1-3: won, lost-race
made-good = { $the-horse } tiró por la borda la carrera { $number }. ¡Esta no!
    .v2 = La carrera { $number } se escapó junto a la meta. ¡Esta es para { $the-horse }!
    .v3 = ¿Os acordáis de la carrera { $number }? ¡{ $the-horse } sí!
# 1-3: won, out-of-race
scratched-before = En la cuadra en la carrera { $number }, y ahora la victoria: ¡{ $the-horse }!
    .v2 = De la cuadra, carrera { $number }, a la gloria: ¡{ $the-horse }!
    .v3 = { $the-horse } no corrió la carrera { $number }, ¡y gana la siguiente!
# 1-3: won, all-different
new-winners = ¡{ $times } carreras, { $times } ganadores distintos!
    .v2 = Nadie ha ganado dos veces esta noche: ¡{ $times } carreras, { $times } ganadores!
    .v3 = Con { $the-horse } son { $times } ganadores en { $times } carreras.
# 1-3: won, no-win-before
first-win = ¡La primera victoria de la noche para { $the-horse }!
    .v2 = ¡{ $the-horse } se estrena esta noche!
    .v3 = Ninguna victoria esta noche para { $the-horse }. ¡Hasta ahora!
# 1-3: won, traded-the-lead
duel-ends = ¡Qué duelo! ¡{ $the-horse } gana { $to-other }!
    .v2 = { $the-horse } y { $the-other } se han turnado en cabeza, ¡y { $the-horse } dice la última palabra!
    .v3 = Golpe a golpe con { $the-other }, ¡y el último es de { $the-horse }!
# 1-3: won, had-it-won
thrown-away = ¡{ $the-other } la tenía ganada, y la pierde!
    .v2 = Tan cerca para { $the-other }, ¡y es para { $the-horse }!
    .v3 = { $the-other } ya olía la meta. ¡Llega { $the-horse }!
# 1-2: told
signature = ¡Y esto, amigos míos, son las carreras!
    .v2 = ¡Sujetad los sombreros, amigos, y las fichas también!
# 1-2: told
dead-heats = { $times ->
    [1] ¡El primer empate de la noche!
   *[other] ¡{ $times } empates esta noche!
}
    .v2 = { $times ->
    [1] ¡Antes de este, ningún empate esta noche!
   *[other] ¡Empate número { $times } de la noche!
}
