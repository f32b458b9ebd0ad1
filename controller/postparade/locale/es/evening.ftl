# El final de una velada, lo que queda de ella y el tablero entre veladas, en español.

evening-over = La velada ha terminado
evening-counting = Los jueces hacen sus cuentas
evening-games = Una velada, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
podium-3 = Tercer puesto
podium-2 = Segundo puesto
podium-1 = La victoria de la velada
evening-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
evening-titles = Los títulos de la velada
evening-standings = Clasificación de la velada
evening-rule = Última plaza de una partida: 1 punto. Las demás: 1 más por cada persona por detrás. A igualdad de puntos cuentan más partidas ganadas.
evening-place = puesto
evening-name = nombre
evening-sum = puntos
evening-trophy = Trofeo de la velada
evening-level = igual que { $names }
title-comeback = La remontada de la velada
title-comeback-for = subió { $value ->
    [one] { $value } puesto
   *[other] { $value } puestos
} en una partida
title-luck = La suerte de cara
title-luck-for = el azar pagó por sí solo { $value ->
    [one] { $value } vez
   *[other] { $value } veces
}
title-risk = Corazón de león
title-risk-for = { $value ->
    [one] { $value } apuesta audaz
   *[other] { $value } apuestas audaces
}
title-fine = Sostén de la caja de multas
title-fine-for = { $value ->
    [one] { $value } multa
   *[other] { $value } multas
}
title-pot = Un corazón para el bote
title-pot-for = puso { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}
title-right = La vista más fina
title-right-for = { $value ->
    [one] { $value } pronóstico cumplido
   *[other] { $value } pronósticos cumplidos
}
title-take = Manos de oro
title-take-for = de { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
} nadie sacó más
title-home = La mano del destino
title-home-for = { $value ->
    [one] { $value } carrera decidida
   *[other] { $value } carreras decididas
} con su tirada
title-scheme = Un as en la manga
title-scheme-for = { $value ->
    [one] { $value } carta jugada
   *[other] { $value } cartas jugadas
} para cambiar una carrera
title-lead = Un hocico por delante
title-lead-for = en cabeza en solitario tras { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}
title-scratch = Las llaves del establo
title-scratch-for = mandó { $value ->
    [one] { $value } caballo
   *[other] { $value } caballos
} de vuelta
title-double = Viendo doble
title-double-for = { $value ->
    [one] { $value } doble
   *[other] { $value } dobles
} con los dados
title-wait = Santa paciencia
title-wait-for = esperó { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
} al siguiente mejor premio
title-wrong = Optimismo eterno
title-wrong-for = { $value ->
    [one] { $value } pronóstico fallido
   *[other] { $value } pronósticos fallidos
}
title-throw = El brazo más fuerte
title-throw-for = { $value ->
    [one] { $value } tirada
   *[other] { $value } tiradas
}
title-steady = La calma misma
title-steady-for = { $value ->
    [one] { $value } carrera no movió
   *[other] { $value } carreras no movieron
} su puesto
title-haul = El mayor bocado
title-haul-for = { $value } % de todo lo que dio una carrera
title-snake = Encanto de serpientes
title-snake-for = { $value ->
    [one] { $value } doble uno
   *[other] { $value } dobles unos
} con los dados
title-boxcars = A galope tendido
title-boxcars-for = { $value ->
    [one] { $value } doble seis
   *[other] { $value } dobles seises
} con los dados
title-climb = Salida de cohete
title-climb-for = subió { $value ->
    [one] { $value } puesto
   *[other] { $value } puestos
} en una carrera
title-fall = Lo que viene, se va
title-fall-for = perdió { $value ->
    [one] { $value } puesto
   *[other] { $value } puestos
} en una carrera
title-shadow = Pisando los talones
title-shadow-for = segundo puesto en solitario tras { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}
title-second = Brillo de plata
title-second-for = segundo mejor premio de { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}
title-lantern = Farolillo rojo
title-lantern-for = último puesto en solitario tras { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}
title-edge = Un corazón para los tapados
title-edge-for = sacó 2, 3, 11 o 12 { $value ->
    [one] { $value } vez
   *[other] { $value } veces
}
title-seven = Lealtad al siete
title-seven-for = sacó siete { $value ->
    [one] { $value } vez
   *[other] { $value } veces
}
title-early = El pie en el estribo
title-early-for = se sentó antes que nadie
title-late = La entrada triunfal
title-late-for = se sentó después de todos
title-number = Número { $value } del desfile
title-number-for = se sentó como invitado número { $value }
title-there = El alma de la mesa
title-there-for = presente en { $value ->
    [one] { $value } carrera
   *[other] { $value } carreras
}
close-evening = Terminar la velada
close-evening-note = El tablero muestra podio, títulos y trofeo. La partida en la mesa cuenta tal como está.
close-evening-asked = ¿Terminar la velada?
close-evening-stay = Seguir jugando
keepsake-yours = Tu velada
keepsake-save = Guardar mi velada
keepsake-share = Compartir
keepsake-note = Un archivo con todo dentro: se abre sin la mesa y se puede enviar.
keepsake-looks-up = Mira arriba: la velada acaba en el tablero.
keepsake-place = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Puesto { $place }
} de { $guests }
attract-welcome = Bienvenidos a las carreras
attract-join = Escanea y juega
attract-wifi = Wi-Fi: { $name }
attract-wifi-code = Código QR: entrar en el Wi-Fi
attract-off = Una carrera de demostración: los caballos ya corren
attract-moves = El { $horse } da un paso
attract-leads = El { $horse } se pone en cabeza
attract-one-to-go = Al { $horse } le falta un paso
attract-wins = Gana el { $horse }. Siéntate: el próximo puede ser el tuyo
hall-of-fame = Cuadro de honor
hall-note = Guarda quién ganó tus veladas, solo en esta mesa. Mientras esté apagado no se anota nada.
hall-keep = Guardar los ganadores de las veladas
hall-show = Mostrarlos en el tablero entre veladas
hall-clear = Vaciar el cuadro de honor
hall-clear-asked = ¿Vaciar el cuadro de honor?
hall-clear-note = Se { $evenings ->
    [one] olvidará { $evenings } velada
   *[other] olvidarán { $evenings } veladas
} para siempre. Los informes y el diario se quedan.
hall-clear-stay = Dejarlo
hall-empty = Aún no hay ninguna velada guardada.
tonight = Qué hay esta noche
tonight-note = Una línea que el tablero muestra mientras no hay nadie.
tonight-keep = Ponerla en el tablero
tonight-kept = Ya está en el tablero.
watching-title = Mirar - Post Parade
watch-heading = Mirar y pronosticar
watch-what = Elige el ganador antes de la salida: 1 punto por cada carrera acertada. Sin fichas ni apuestas.
watch-only = Solo mirar y elegir ganadores por puntos
watch-enter = Mirar
watch-horses = Caballos
watch-sit = Sentarse, desde la próxima carrera
watch-pick = ¿Quién gana? Toca un caballo antes de la salida.
watch-picked = Tu pronóstico. Puedes cambiarlo hasta la salida.
watch-late = Ya corren. Elige antes de la próxima carrera.
watch-runs = ¡Tu caballo corre!
watch-waits = Esperando la próxima carrera.
watch-right = Acertaste: ¡1 punto!
watch-wrong = Esta vez no fue tu caballo.
watch-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en { $races ->
    [one] { $races } carrera
   *[other] { $races } carreras
}
watch-pick-horse = Elegir { $horse }
watch-ranking = Los mejores pronósticos sin asiento

## an evening on autopilot
schedule-title = Programa - Post Parade
schedule = Programa
schedules = Veladas previstas
schedules-note = La mesa lleva la velada sola: juegos, pausas, cierre. Lo que el anfitrión haga a mano va primero.
no-schedules = Todavía no hay ninguna velada prevista.
new-schedule = Preparar una velada
example-pub = Noche de bar: cinco juegos
example-afternoon = Tarde en familia: dos juegos
example-corner = Rincón de carreras: una y otra vez
example-empty = Vacío
start-schedule = Iniciar esta noche
edit-schedule = Cambiar
delete-schedule = Borrar
save-schedule = Guardar
leave-plan = Cancelar
hold-schedule = Pausar el programa
continue-schedule = Seguir
skip-item = Saltar este juego
extend-schedule = 15 minutos más
call-closing = Última carrera y fin
stop-schedule = Seguir a mano
schedule-starts = El próximo juego empieza solo.
stage-gathering = Esperando invitados
stage-needs = { $needs ->
    [one] Falta 1 invitado
   *[other] Faltan { $needs } invitados
 }
stage-race-in = Próxima carrera en { $time }
stage-last-race-in = Última carrera en { $time }
stage-game-in = { $game } en { $time }
stage-pause = Descanso · { $game } en { $time }
stage-playing = Se juega
stage-playing-last = Última carrera de la velada
stage-result = Ha sido { $game }
stage-paused = El juego está en pausa
stage-resuming = La carrera sigue en { $time }
stage-held = El programa está en pausa
stage-by_hand = Primero va un juego del anfitrión
stage-misfit = { $game } no es para tantos invitados
stage-closing = La velada se acaba
stage-stuck = La última carrera está parada
hint-gathering = Empieza cuando haya bastantes invitados en la mesa.
hint-paused = Alguien ha pausado el juego: haz que siga en la consola.
hint-held = Nada empieza solo hasta que lo hagas seguir.
hint-by_hand = El programa sigue cuando ese juego acabe o se retire de la mesa.
hint-misfit = Salta este juego, o libera un sitio.
hint-stuck = Tira los dados, o retira el juego en la consola; a la media hora la velada acaba sin él.
item-races = { $races ->
    [one] 1 carrera
   *[other] { $races } carreras
 }
item-minutes = { $minutes } min
item-whole = El juego entero
item-on = ahora: { $races } corridas · { $length }
item-next = siguiente
item-played = jugado
item-skipped = saltado
skipped-asked = saltado
skipped-too_few = saltado: pocos invitados
skipped-too_many = saltado: demasiados invitados
skipped-refused = saltado: no se puede preparar
closes-at = cierra a las { $when }
next-evening = Próxima velada: { $when }
venue-clock = Reloj de la mesa: { $time }
venue-clock-wrong = El reloj de la mesa marca { $time } y no es de fiar: nada empieza solo hasta que se ponga en hora.
plan = Plan de la velada
plan-name = Nombre
plan-opens = Abre a las
plan-closes = Cierra a las
plan-zone = Zona horaria
plan-zone-own = la de la mesa
plan-days = Empieza solo los
plan-days-note = Sin día, empieza cuando la inicies.
plan-items = Juegos
plan-add = Añadir un juego
plan-game = Juego { $number }
plan-races = Carreras (0: todas)
plan-minutes = Minutos (0: libre)
plan-pause = Descanso, min
plan-up = Antes
plan-down = Después
plan-rules = Reglas de la casa
plan-own-rules = Reglas de la casa: { $rules }
plan-seat-option = nadie en concreto, porque aún no se sabe quién viene
plan-rhythm = Invitados y pausas
plan-least = Invitados como mínimo
plan-between = Segundos entre carreras
plan-patience = Minutos de espera a los invitados (0: sin límite)
plan-fill = La mesa completa hasta tantos sitios (0: ninguno)
plan-again = Tras el último juego, volver a empezar hasta el cierre
