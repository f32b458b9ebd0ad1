# 1-2: told
dry-signature = Eso ha sido una carrera de caballos. Consta en acta.
    .v2 = No tengo nada que añadir. Los perdedores tampoco.
# 1-4: told
dry-off = Han salido. La mayoría.
    .v2 = Salida. Tenía que pasar.
    .v3 = Los cajones están abiertos. Algunos lo han notado.
    .v4 = Arrancan. Que no cunda el pánico.
# 1-3: scratched
dry-off-without = Salen. A { $the-horse } no se le consultó.
    .v2 = Salida, sin { $the-horse }. La cuadra tiene calefacción.
    .v3 = Sin { $the-horse }. Nadie saludó.
# 1-3: told
dry-race = Carrera { $number }. Procuren no dormirse.
    .v2 = Carrera { $number }. Los papeles están en regla.
    .v3 = Carrera { $number }. Templado, con probabilidad de caballos.
# 1-3: leads, first-out
dry-first-step = { $the-horse } sale delante. Quizá se arrepienta.
    .v2 = En cabeza, si eso importa: { $the-horse }.
    .v3 = { $the-horse } se ha movido. Cuenta como ventaja.
# 1-12: moved-before
dry-move = { $the-horse }. Un avance, digamos.
    .v2 = { $the-horse } se mueve. En silencio.
    .v3 = { $the-horse } no se ha rendido. Conste.
    .v4 = Un paso { $of-horse }. Sin aplausos, por favor.
    .v5 = { $the-horse }, sin alharacas.
    .v6 = { $the-horse } se gana la avena.
    .v7 = { $the-horse }, supongo.
    .v8 = { $the-horse } continúa. Qué remedio.
    .v9 = Y { $the-horse }. ¿Un café, alguien?
    .v10 = { $the-horse } avanza. El tiempo aguanta.
    .v11 = { $the-horse }. Para el archivo.
    .v12 = { $the-horse }, cuando le viene bien.
# 1-4: moved-before, backed
dry-move-for = { $the-horse } se mueve. { $name } finge indiferencia.
    .v2 = { $the-horse }, y { $name } asiente. Apenas.
    .v3 = Un paso para { $the-horse }. { $name } puede tomar una galleta.
    .v4 = { $the-horse }. { $name } ha tomado nota.
# 1-3: moved
dry-move-first = { $the-horse } ha encontrado la puerta.
    .v2 = { $the-horse } se nos une. Qué detalle.
    .v3 = { $the-horse } aparece. Más vale tarde.
# 1-5: moved
dry-move-hot = { $the-horse }. Ejem.
    .v2 = { $the-horse }, si gusta.
    .v3 = { $the-horse }, pues.
    .v4 = Vaya. { $the-horse }.
    .v5 = { $the-horse }. Sea.
# 1-4: moved, outsider, behind-three
dry-move-outsider = { $the-horse } se mueve. Lo exigía la estadística.
    .v2 = { $the-horse } no tiene prisa. Su dueño tampoco.
    .v3 = Un paso para { $the-horse }. Avisen a la prensa.
    .v4 = { $the-horse } se mueve. El café aguanta.
# 1-3: moved
dry-left-gate = { $the-horse } ha terminado el desayuno.
    .v2 = { $the-horse } ha leído las instrucciones.
    .v3 = { $the-horse }, con elegante retraso.
# 1-3: moved
dry-double = Un doble, y { $the-horse } avanza. Pulcro.
    .v2 = Doble para { $the-horse }. Muy simétrico.
    .v3 = { $the-horse }, con un doble. Elegante.
# 1-3: second-now
dry-up-to-second = { $the-horse }, segundo puesto. Calma.
    .v2 = Segundo puesto: { $the-horse }. Con aspiraciones.
    .v3 = { $the-horse } se coloca tras { $the-other }. Con discreción.
# 1-4: leads
dry-lead = { $the-horse } va delante. Alguien tenía que ir.
    .v2 = En cabeza, { $the-horse }. Los he visto peores.
    .v3 = { $the-horse } lleva la delantera. Frágil.
    .v4 = Ahora lidera { $the-horse }. Apúntenlo a lápiz.
# 1-3: leads
dry-lead-hot = { $the-horse } delante. Ejem.
    .v2 = { $the-horse }. En cabeza.
    .v3 = Oh. { $the-horse }.
# 1-3: leads, passed
dry-lead-from = { $the-horse } adelanta { $to-other }. Sin rencor.
    .v2 = { $the-horse } releva { $to-other } en el cargo.
    .v3 = { $the-horse } pasa { $to-other }. Con educación.
# 1-2: leads, passed
dry-lead-from-hot = { $the-horse } pasa { $to-other }. Ejem.
    .v2 = { $the-horse }, no { $the-other }.
# 1: leads, led-before
# 2: leads, led-before
# 3: leads, led-before
dry-lead-back = { $the-horse } lidera de nuevo. Se había dejado algo.
    .v2 = { $the-horse }, de vuelta en cabeza. Conoce las vistas.
    .v3 = La cabeza vuelve { $to-horse }. Firme aquí.
# 1-2: leads, led-before
dry-lead-back-hot = { $the-horse }. De vuelta.
    .v2 = Otra vez { $the-horse }. Bien.
# 1-4: level
dry-level = { $the-horse } y { $the-other }, a la par. Qué civilizado.
    .v2 = { $the-horse } y { $the-other } comparten la cabeza. Como adultos.
    .v3 = { $the-horse }, { $the-other }. Una regla, por favor.
    .v4 = { $the-horse } y { $the-other }, codo con codo. Cuidado con la pintura.
# 1-2: level
dry-level-hot = { $the-horse }, { $the-other }. A la par.
    .v2 = { $the-horse } y { $the-other }. Ya.
# 1-3: leads, past-half
dry-halfway = Media carrera, y { $the-horse } delante. Pausa para el café.
    .v2 = La mitad está hecha. { $the-horse }, por si interesa.
    .v3 = Mitad. { $the-horse } en cabeza. Lo demás es papeleo.
# 1-3: one-step
dry-near = Falta un paso, { $horse }. Sin presión.
    .v2 = { $the-horse }, un paso. Es para desmayarse.
    .v3 = { $the-horse } casi ha acabado. Nosotros también.
# 1-3: one-step
dry-near-hot = { $the-horse }. Un paso.
    .v2 = Un paso, { $the-horse }. Con calma.
    .v3 = { $the-horse }, casi.
# 1-3: one-step, backed
dry-near-for = Un paso para { $the-horse }. Una copa para { $name }.
    .v2 = Un paso para { $the-horse }. { $name } ya no habla.
    .v3 = { $the-horse }, un paso. { $name } lo lleva bien.
# 1-3: one-step, backed
dry-near-for-hot = { $the-horse }. Por { $name }.
    .v2 = { $name } querría { $the-horse }.
    .v3 = Uno, { $name }.
# 1-2: one-step
dry-near-two-hot = { $the-horse } o { $the-other }. En fin.
    .v2 = { $the-horse }, { $the-other }. Un paso.
# 1-3: again-rolled
dry-twice = Otra vez { $the-horse }. Sabe el camino.
    .v2 = { $the-horse }, de nuevo. Revisen los dados.
    .v3 = Una vez más { $the-horse }. Qué insistencia.
# 1-3: again-rolled
dry-twice-hot = { $the-horse }. Otra vez.
    .v2 = Y { $the-horse }, otra vez.
    .v3 = Otra vez { $the-horse }. Ejem.
# 1-3: told
dry-snake-eyes = Dos unos. Menos, imposible.
    .v2 = Doble uno. No tocar.
    .v3 = Uno y uno. Hagan la suma.
# 1-3: told
dry-boxcars = Doble seis. Presumido.
    .v2 = Dos seises. Alguien ha ensayado.
    .v3 = Seis y seis. Conste.
# 1-3: leads, margin
dry-clear = { $the-horse } por { $moves } cuerpos. Los demás hacen turismo.
    .v2 = { $the-horse }, { $moves } cuerpos delante. Qué soledad.
    .v3 = { $the-horse } por { $moves } cuerpos. Despierten a los demás.
# 1-2: first-three
# 3: first-three, idiom
dry-order = { $the-horse }, { $the-other }, { $the-third }. Por ahora.
    .v2 = Por orden: { $the-horse }, { $the-other }, { $the-third }. Prosigan.
    .v3 = { $the-horse }, { $the-other }, { $the-third }. Yo me limito a leer.
# 1-6: scratched
dry-scratch = { $the-horse } no corre. Flores a la dirección de siempre.
    .v2 = Hoy sin { $the-horse }. Lo superaremos.
    .v3 = { $the-horse } manda sus disculpas.
    .v4 = { $the-horse } no corre. Su gestor insiste.
    .v5 = { $the-horse } se queda en la cama. Qué envidia.
    .v6 = No sale { $the-horse }. Dicen que el heno es bueno.
# 1-3: scratched
dry-scratch-outsider = { $the-horse } no corre. Lo había olvidado.
    .v2 = { $the-horse } no corre. ¿Estaba previsto?
    .v3 = { $the-horse } queda fuera. El mercado bosteza.
# 1-3: scratched
dry-scratch-favourite = { $the-horse } no corre. Sale caro.
    .v2 = El favorito lo lamenta: { $the-horse }.
    .v3 = { $the-horse } queda fuera. Agárrense a los muebles.
# 1-8: scratched
dry-scratched-roll = { $the-horse }. Ausente.
    .v2 = { $the-horse } saluda desde la cuadra.
    .v3 = { $the-horse }. Sigue sin correr, me temo.
    .v4 = { $the-horse }, en rebeldía.
    .v5 = { $the-horse }. Está con el café.
    .v6 = { $the-horse }. Número equivocado.
    .v7 = { $the-horse } ha salido a comer.
    .v8 = { $the-horse }. Deje su mensaje.
# 1-3: moved
dry-surge = { $the-horse } toma de más. Glotonería.
    .v2 = { $the-horse } ha abusado de la avena.
    .v3 = { $the-horse }, más de la cuenta.
# 1-3: photo
dry-photo = Justo. Incómodamente justo.
    .v2 = La cámara, si está despierta.
    .v3 = Preferiría una foto.
# 1-4: won
dry-winner = { $the-horse } gana. Creí oportuno decirlo.
    .v2 = { $the-horse } ha ganado. Adiós a la ciencia.
    .v3 = La victoria es { $of-horse }. Pueden espirar.
    .v4 = { $the-horse }, antes que el resto. Suele bastar.
# 1-3: won
dry-winner-again = { $the-horse }. Sí, de verdad.
    .v2 = Repito: { $the-horse }. Sin emoción.
    .v3 = { $the-horse }, para quien estaba en la barra.
# 1-3: won, photo
dry-winner-nose = { $the-horse }, por una nariz. Pequeña.
    .v2 = Por una nariz, { $the-horse }. Conviene tenerla.
    .v3 = { $the-horse }. Por una nariz. Qué poco.
# 1-3: won, far-behind
dry-comeback = { $the-horse } venía de lejos. Tiempo había.
    .v2 = Una remontada { $of-horse }. La esquela estaba escrita.
    .v3 = { $the-horse } no tenía opciones. Faltó decírselo { $to-horse }.
# 1-3: won, outsider
dry-longshot-wins = Una sorpresa. Los corredores de apuestas se tumban.
    .v2 = { $the-horse } ha ganado. Lo necesito por escrito.
    .v3 = { $the-horse }. Los pronósticos, a la estufa.
# 1-3: won, far-ahead, others-on-their-way
dry-easy-win = Los demás siguen ahí fuera. Que alguien los recoja.
    .v2 = { $the-horse }, sin esfuerzo. Podíamos habernos ido antes.
    .v3 = { $the-horse }. Los demás escribirán.
# 1-3: told
dry-bets-closed = No va más. Es por su bien.
    .v2 = La ventanilla está cerrada. Cuidado con los dedos.
    .v3 = Las apuestas están cerradas. Los lamentos, abiertos.
# 1: swing-up, percent, idiom
# 2-3: swing-up, percent
dry-swing = { $percent } por ciento para { $the-horse }. Yo aquí solo trabajo.
    .v2 = { $the-horse } está en { $percent } por ciento. Al parecer.
    .v3 = { $percent } por ciento, { $the-horse }. Saquen sus conclusiones.
# 1-3: swing-up, percent, backed
dry-swing-for = { $percent } por ciento para { $the-horse }. { $name } puede sonreír, con mesura.
    .v2 = { $the-horse }, { $percent } por ciento. { $name } ya está contando.
    .v3 = { $percent } por ciento para { $the-horse }. Calma, { $name }.
# 1-4: swing-up, backed
dry-swing-for-hot = { $name } lo aprueba.
    .v2 = Calma, { $name }.
    .v3 = Conste, { $name }.
    .v4 = Compostura, { $name }.
# 1-5: told
dry-duel-leads = { $name } va delante. De momento.
    .v2 = { $name }, en cabeza. Sin prisa.
    .v3 = { $name } va por delante. Ocurre.
    .v4 = Delante { $name }. Alguien debe.
    .v5 = { $name }, pues.
# 1-5: told
dry-duel-won = { $name }. Correcto.
    .v2 = { $name } se la lleva. Sin alharacas.
    .v3 = { $name } gana la calle. Siguiente.
    .v4 = { $name }, y ya está.
    .v5 = La calle para { $name }. Firme aquí.
# 1-3: told
dry-duel-clear = { $name } se marcha. { $rival } tiene buenas vistas.
    .v2 = { $name } va lejos. { $rival } admira el paisaje.
    .v3 = { $name }, con holgura. Ánimo, { $rival }.
# 1-6: told
dry-price-first = { odds } por { $the-horse }, dice { $name }. Atrevido.
    .v2 = { $name } ofrece { odds } por { $the-horse }. Yo no.
    .v3 = { $the-horse } a { odds }, de { $name }. Por suerte es tiza.
    .v4 = { odds } por { $the-horse }. { $name } tiene un sistema.
    .v5 = { $name } dice { odds }, { $the-horse }. Adrede, se supone.
    .v6 = { odds } por { $the-horse }. { $name } lo consultó con la almohada.
# 1-3: told
dry-round-won = La ronda para { $name }. Sin discursos.
    .v2 = { $name } tiene la ronda. Conste.
    .v3 = { $name } gana la ronda. Alguien debía.
# 1-3: told
dry-points-lost = Menos { points } para { $name }. Instructivo.
    .v2 = { $name } paga { points }. Forja el carácter.
    .v3 = A { $name } le cuesta { points }. No insistamos.
# 1-3: told
dry-points-won = { points } para { $name }. No los gastes.
    .v2 = { $name } suma { points }. Con modestia.
    .v3 = { $name } se lleva { points }. Habrá formularios.
