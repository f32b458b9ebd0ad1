# Lo que dicen las pantallas, en español. Estructura y argumentos: véase el archivo inglés.

seat = Puesto { $seat }
and = y
cards-found = { $found } de 4 cartas encontradas, { $open ->
    [one] falta { $open } respuesta
   *[other] faltan { $open } respuestas
}
players-wait = { $players ->
    [one] { $players } jugador está
   *[other] { $players } jugadores están
} en la mesa. El juego empieza en la consola del anfitrión.
scan-to-sit = Escanea el código con el móvil para sentarte. El juego se elige en la consola del anfitrión.

track = La pista
lanes = Calles
table = Mesa
result = Resultado
devices = Aparatos
to-go = faltan
cards-held = cartas
chance = opción
favourite = favorito
long-shot = sorpresa
in-the-pot = En el bote
scratched = Retirados
scratched-long = Retirado
the-dice = Los dados
at-the-table = En la mesa
join-in = Únete
connecting = Conectando con la mesa…
reconnecting = Volviendo a conectar con la mesa…
welcome = Bienvenidos a las carreras.
gates-empty = Los cajones están vacíos
more-in-box = { $chips } más esperan en la caja
pot-expected = unas { $chips } cuando se gane
scratch-box = Casilla { $box }:
a-card = { $chips } por carta
costs = cuesta { $chips }
first-place = 1.º
race-number = Carrera { $number }
race-of = Carrera { $number } de { $races }
last-roll = Última tirada { $sum }
last-roll-by = Última tirada { $sum } de { $name }
rolls = Tira { $name }
ready-to-deal = Listos para repartir
race-over = Fin de la carrera
game-over = Fin del juego
who-holds = ¿Quién tiene el { $horse }?
waits = espera

tell-dealt = Carrera { $race }: { $name } tira primero.
tell-redistribute = Se reparten de nuevo las fichas: { $each } para cada uno.
tell-scratch = El caballo { $horse } queda retirado, { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
} por carta.
tell-repeat = El { $horse } ya está retirado.
tell-repeat-again = El { $horse } ya está retirado: { $name } tira otra vez.
tell-off = ¡Y allá van! { $name } tiene los dados.
tell-move = El caballo { $horse } avanza, le faltan { $left }.
tell-line = ¡El caballo { $horse } cruza la meta!
tell-payout = { $name } cobra { $amount }.
tell-ask = ¿Quién tiene cartas del { $horse }?
tell-counted = { $missing ->
    [one] No apareció { $missing } carta
   *[other] No aparecieron { $missing } cartas
} del { $horse }.
tell-pays = { $name } paga { $paid }

dice-moving = Los dados ruedan…
dice-reading = Leyendo los dados…
dice-covered = Algo tapa la bandeja.
dice-moved = Se ha movido la cámara de los dados.
dice-calibrating = Se está ajustando la cámara de los dados; las tiradas esperan.
phase-setup = Antes del primer reparto
phase-scratch = Retiradas
phase-race = Ya corren
phase-finished = Terminada
phase-game-over = Fin del juego

counting = Contando las cartas…
nobody-holds = Nadie tiene el ganador: el bote se queda.
cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
number-wins = Gana el número { $number }
named-wins = Gana { $horse }, número { $number }
pot-stays = { $chips ->
    [one] { $chips } ficha queda
   *[other] { $chips } fichas quedan
} en el bote.
share-victory = { $names } comparten la victoria
wins-evening = { $name } gana la noche
tokens-won = Fichas ganadas en todas las carreras
chips-at-end = Fichas al final
left-in-pot = { $chips } quedan en el bote
