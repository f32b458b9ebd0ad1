# Una noche de carreras: las páginas de la central, en español.

night-stage-title = Escenario - Post Parade
night-standings-title = Clasificación - Post Parade
night-console-title = Consola de la organización - Post Parade
night-join-title = Unirse a una noche de carreras - Post Parade
night-pages = Páginas
night-stage = Escenario
night-console = Consola de la organización
night-standings = Clasificación
night-tables = Mesas
night-guests = Invitados
night-final = Final
night-final-at = Final en { $table }
night-heats = Eliminatorias
night-no-table = Todavía no se ha unido ninguna mesa.
night-no-table-how = La consola de la organización muestra el enlace con el que se unen las mesas.
night-no-results = Todavía no ha terminado ninguna carrera.
night-away = ausente
night-away-since = ausente desde hace { $seconds } s
night-waiting = todavía sin juego
night-paused = en pausa
night-leads = Lidera el { $horse }
night-leads-chance = Lidera el { $horse } · { $chance } %
night-level = igualados
night-won = Ha ganado el { $horse }
night-close = Final reñido
night-at-the-gates = en los cajones
night-away-stage = No se llega a la central; lo que se ve puede ser antiguo.
night-over = La noche de carreras ha terminado
night-meeting = { $name }: { $races ->
    [one] { $races } carrera
   *[other] { $races } carreras
} en cada mesa
night-place = puesto
night-name = nombre
night-table = mesa
night-points = puntos
night-purse = bolsa
night-wins = victorias
night-races = carreras
night-points-each = puntos por carrera
night-purse-each = bolsa por carrera
night-rule-points = Por cada carrera 10, 6, 4, 3, 2 y 1 punto a quienes más les dio.
night-rule-place = Cuentan las carreras ganadas, luego los segundos puestos, y así sucesivamente.
night-rule-purse = Lo que dieron las carreras, en centésimas de lo que había al empezar.
night-seat = asiento { $seat }
night-pin = PIN de la organización
night-pin-where = postparade hub lo muestra al arrancar.
night-sign-in = Entrar
night-invite = Unir una mesa
night-invite-how = Arranca cada mesa con este enlace:
night-command = postparade run --join { $link }
night-renew-code = Otro código
night-all = Todas las mesas
night-start = Seguir
night-start-all = Arrancar todas a la vez
night-pause = Pausa
night-resume = Reanudar
night-end = Terminar la noche
night-duck = Sonido bajo
night-announce = Anunciar
night-announcement = Anuncio
night-contest = Competición
night-contest-name = Nombre
night-contest-races = Carreras en cada mesa (vacío: todas)
night-contest-by = Deciden
night-by-points = los puntos
night-by-place = los puestos
night-by-purse = la bolsa
night-contest-teams = Noche por equipos: primero las mesas
night-contest-advance = Finalistas por mesa (0: sin final)
night-contest-draw = Asientos de la final
night-draw-lot = sorteados
night-draw-seeding = los mejores primero
night-begin = Empezar la competición
night-draw-final = Sortear la final
night-final-table = Mesa de la final
night-health = Estado de las mesas
night-here = presente
night-latency = { $ms } ms
night-entry = entrada { $entry }
night-behind = { $entries ->
    [one] { $entries } entrada
   *[other] { $entries } entradas
} de retraso
night-clock = reloj desviado { $seconds } s
night-version = versión { $version }
night-refused = { $times ->
    [one] { $times } mensaje rechazado
   *[other] { $times } mensajes rechazados
}
night-withdrawn = { $entries ->
    [one] { $entries } entrada retirada
   *[other] { $entries } entradas retiradas
}
night-rejoin = Tomar el diario como está ahora
night-order-open = pedido, aún no hecho
night-order-done = hecho
night-done = Hecho.
night-table-fault = no puede jugar ({ $code })
night-join-how = Con este enlace una mesa se une a la noche de carreras. Arranca la mesa en su equipo con él:
night-join = Unirse a la noche de carreras
