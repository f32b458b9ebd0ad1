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
night-guests = invitados
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
night-sign-out = Salir
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
night-announcement-clear = Retirar el anuncio
night-announcement-note = Los paneles, los teléfonos y el escenario lo muestran enseguida; se dice entre dos carreras, nunca sobre una llegada.
night-notice-soon = La próxima carrera empieza en cinco minutos.
night-notice-break = Hacemos una pausa de un cuarto de hora.
night-notice-bar = El bar cierra pronto: ¡últimas consumiciones, por favor!
night-notice-final = La final está a punto de correrse.
night-notice-prizes = La entrega de premios va a empezar.
night-move = Cambio de mesa
night-moves = Cambiar de mesa a alguien
night-moves-note = La persona se va después de la carrera con lo que le dejan las reglas y se sienta en la otra mesa, en el mismo asiento si está libre. El teléfono la sigue solo.
night-move-who = Persona
night-move-to = A la mesa
night-move-everybody = Toda la mesa { $table }
night-move-on-the-way = { $name }: de camino a { $table }
night-move-done = { $name }: ahora en { $table }, asiento { $seat }
night-move-stayed = { $name }: se queda en { $table }
night-move-stay = Dejar que se quede
night-move-nobody = Todavía no hay nadie en ninguna mesa.
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
night-race = Carrera común
night-race-round = Carrera común de { $lengths } cuerpos · ronda { $round }
night-race-won = { $tables } { $count ->
    [one] ha ganado la carrera común
   *[other] han ganado la carrera común
}
night-race-missing = Faltan por tirar: { $tables }
night-race-rolled-of = Han tirado { $rolled } de { $field }
night-race-left = quedan { $seconds } s
night-race-counts = Vuestra próxima tirada cuenta
night-race-no-dice = sin dados
night-race-needs-dice = Jugad a un juego con dados para tirar por vuestro caballo
night-race-counted = { $sum } para vuestro caballo
night-race-place = puesto { $place } de { $field }
night-race-how = Cada mesa tira por un caballo propio mientras juega: en cada ronda cuenta su primera tirada de dos dados.
night-race-lengths = Cuerpos
night-race-seconds = Segundos que dura una ronda desde su primera tirada
night-race-begin = Empezar la carrera común
night-race-close = Cerrar la ronda ahora
night-race-call-off = Anular la carrera
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
night-league-reports = Esta noche se comunica a la liga { $league }.
night-league-joins = Esta noche se comunicará a una liga que aún no ha contestado.
night-forget = Borrar un nombre
night-forget-note = El nombre desaparece de esta central y de la liga; la mesa lo conserva hasta que se cambie el nombre del invitado.
night-forget-who = Nombre
night-forget-do = Borrar el nombre
night-forgotten = { $seats ->
    [0] Aquí nadie se llama así.
    [one] El nombre se ha borrado en un asiento.
   *[other] El nombre se ha borrado en { $seats } asientos.
}
league-title = Liga - Post Parade
league-console-title = Consola de la liga - Post Parade
league-page = Liga
league-console = Consola de la liga
league-season = Temporada
league-season-number = Temporada { $number }
league-venue = local
league-venues = Locales
league-meetings = reuniones
league-records = Récords de la temporada
league-record-purse = Mayor premio en una carrera
league-record-points = Más puntos
league-record-wins = Más carreras ganadas
league-record-races = Más carreras corridas
league-record-streak = Más victorias seguidas
league-guest = Invitado { $code }
league-no-races = En esta temporada aún no se ha comunicado ninguna carrera.
league-no-venues = Aún no participa ningún local.
league-names-note = Solo aparecen los nombres de quienes lo han aceptado en su teléfono.
league-csv = Todas las carreras en CSV
league-json = Todas las carreras en JSON
league-away-page = No se llega a la liga; lo que se ve puede ser antiguo.
league-pin-where = postparade league lo muestra al arrancar.
league-join = Comunicar a la liga
league-invite = Dejar entrar a un local
league-invite-how = Inicia la central de cada local con este enlace:
league-command = postparade hub --league { $link }
league-new-season = Una temporada nueva
league-new-season-note = Lo que los locales comuniquen desde ahora pertenece a ella.
league-begin-season = Empezar la temporada
league-forget-note = El nombre desaparece de todas las temporadas; las carreras quedan con un seudónimo.
league-consent = ¿Mostrar mi nombre en la liga { $league }?
league-consent-yes = La liga muestra tu nombre. Puedes retirarlo cuando quieras.
league-consent-no = La liga cuenta tus carreras sin tu nombre.
