# 1-2: told
fiery-signature = ¡Mi corazón! ¡Mi pobre corazón! ¡Qué carrera!
    .v2 = ¡Una silla! ¡Y otra carrera!
# 1-4: told
fiery-off = ¡Vamos! ¡Vamos! ¡Vuelan!
    .v2 = ¡Revientan los cajones! ¡Han salido!
    .v3 = ¡Despertad a los vecinos! ¡Han salido!
    .v4 = ¡Fuego! ¡Fuego! ¡Allá van!
# 1-3: scratched
fiery-off-without = ¡Fuera! ¡Sin { $the-horse }! ¡Sin piedad!
    .v2 = ¡Hoy no hay { $the-horse }! ¡Llorad luego! ¡Fuera!
    .v3 = ¡{ $the-horse } se queda en casa! ¡Qué más da! ¡Fuera!
# 1-3: told
fiery-race = ¡Carrera { $number }! ¡Tengo el corazón en la boca!
    .v2 = ¡Carrera { $number }! ¡Agua! ¡Un cura!
    .v3 = ¡Ya está aquí! ¡Carrera { $number }! ¡Encended los fuegos!
# 1-3: leads, first-out
fiery-first-step = ¡{ $the-horse }! ¡{ $the-horse } revienta la salida!
    .v2 = ¡Mirad! ¡Delante! ¡{ $the-horse }!
    .v3 = ¡Primera sangre! ¡Es { $the-horse }!
# 1-12: moved-before
fiery-move = ¡{ $the-horse }! ¡Como un trueno!
    .v2 = ¡Oh, { $the-horse }! ¡Qué tranco!
    .v3 = ¡Quema la pista, { $horse }!
    .v4 = ¡Sí! ¡Sí! ¡{ $the-horse }!
    .v5 = ¡{ $the-horse } escupe fuego!
    .v6 = ¡Corre, { $horse }! ¡Corre por tu madre!
    .v7 = ¡Un trueno! ¡Es { $the-horse }!
    .v8 = ¡{ $the-horse }! ¡No puedo mirar! ¡Miro!
    .v9 = ¡Dale, { $horse }! ¡Dale!
    .v10 = ¡Oíd los cascos! ¡{ $the-horse }!
    .v11 = ¡Mi corazón! ¡{ $the-horse }!
    .v12 = ¡{ $the-horse }! ¡Locura! ¡Locura!
# 1-4: moved-before, backed
fiery-move-for = ¡{ $the-horse }! ¡Por { $name }! ¡Por la gloria!
    .v2 = ¡{ $name }! ¡Tu caballo! ¡{ $the-horse } vuela!
    .v3 = ¡Besa los dados, { $name }! ¡{ $the-horse } avanza!
    .v4 = ¡Grita, { $name }! ¡Es { $the-horse }!
# 1-3: moved
fiery-move-first = ¡Se desata { $the-horse }! ¡Cuidado!
    .v2 = ¡La puerta salta! ¡{ $the-horse }!
    .v3 = ¡Llegan los problemas! ¡{ $the-horse }!
# 1-5: moved
fiery-move-hot = ¡{ $the-horse }! ¡{ $the-horse }!
    .v2 = ¡Sí! ¡{ $the-horse }!
    .v3 = ¡Vuela, { $horse }! ¡Vuela!
    .v4 = ¡Oh! ¡{ $the-horse }!
    .v5 = ¡Fuego! ¡{ $the-horse }!
# 1-2: moved, outsider, behind-three
# 3-4: moved, outsider, behind-three, idiom
fiery-move-outsider = ¡{ $the-horse }! ¡Adoro este caballo! ¡Lo adoro!
    .v2 = ¡Cree, { $horse }! ¡Cree!
    .v3 = ¡Nadie ha avisado { $to-horse }! ¡Corre!
    .v4 = ¡Nunca te rindas, { $horse }! ¡Nunca!
# 1-3: moved
fiery-left-gate = ¡Vive! ¡{ $the-horse } vive!
    .v2 = ¡{ $the-horse }! ¡De entre los muertos!
    .v3 = ¡Buenos días, sol! ¡{ $the-horse }!
# 1-3: moved
fiery-double = ¡Gemelos! ¡{ $the-horse } con gemelos!
    .v2 = ¡Un doble! ¡Un doble! ¡{ $the-horse }!
    .v3 = ¡Doble! ¡Mi corazón! ¡{ $the-horse }!
# 1-3: second-now
fiery-up-to-second = ¡{ $the-horse } al segundo puesto! ¡Huele la sangre!
    .v2 = ¡Segundo puesto! ¡{ $the-horse }! ¡Y con hambre!
    .v3 = ¡Cuidado, { $other }! ¡Viene { $the-horse }!
# 1-4: leads
fiery-lead = ¡{ $the-horse } delante! ¡{ $the-horse } delante!
    .v2 = ¡Al frente! ¡{ $the-horse } echa fuego!
    .v3 = ¿Quién es? ¡Es { $the-horse }! ¡Delante!
    .v4 = ¡{ $the-horse }! ¡En la cima! ¡En la cima!
# 1-3: leads
fiery-lead-hot = ¡{ $the-horse }! ¡Delante!
    .v2 = ¡{ $the-horse } en cabeza! ¡Oh!
    .v3 = ¡Fuego! ¡{ $the-horse } delante!
# 1-3: leads, passed
fiery-lead-from = ¡{ $the-horse } se come { $to-other }!
    .v2 = ¡Adiós, { $other }! ¡Hola, { $horse }!
    .v3 = ¡{ $the-horse } ruge y pasa { $to-other }!
# 1-2: leads, passed
fiery-lead-from-hot = ¡{ $the-horse }! ¡Delante { $of-other }!
    .v2 = ¡Adiós, { $other }! ¡{ $the-horse }!
# 1-3: leads, led-before
fiery-lead-back = ¡Vuelve { $the-horse }! ¡Lo sabía! ¡Vuelve!
    .v2 = ¡No se rinde! ¡{ $the-horse } delante otra vez!
    .v3 = ¡Venganza! ¡Vuelve { $the-horse }!
# 1-2: leads, led-before
fiery-lead-back-hot = ¡{ $the-horse }! ¡Vuelve!
    .v2 = ¡Otra vez! ¡{ $the-horse }!
# 1-4: level
fiery-level = ¡{ $the-horse }! ¡{ $the-other }! ¡Mi corazón no aguanta!
    .v2 = ¡Codo con codo! ¡{ $the-horse } y { $the-other }! ¡Fuego contra fuego!
    .v3 = ¡No respiréis! ¡{ $the-horse } y { $the-other }!
    .v4 = ¡{ $the-horse }! ¡Y { $the-other }! ¡Dadme la mano!
# 1-2: level
fiery-level-hot = ¡{ $the-horse }! ¡{ $the-other }! ¡Socorro!
    .v2 = ¡Iguales! ¡Iguales! ¡Mi corazón!
# 1-3: leads, past-half
fiery-halfway = ¡Media carrera! ¡{ $the-horse } delante! ¡Me derrito!
    .v2 = ¡Mitad! ¡Coged { $to-horse }! ¡Cogedlo!
    .v3 = ¡Mitad! ¡Y { $the-horse } delante! ¡Agua! ¡Agua!
# 1-3: one-step
fiery-near = ¡Un paso! ¡{ $the-horse }! ¡Un paso! ¡Madre!
    .v2 = ¡{ $the-horse } huele la meta! ¡Un paso!
    .v3 = ¡Sujetadme! ¡Un paso para { $the-horse }!
# 1-3: one-step
fiery-near-hot = ¡Uno! ¡{ $the-horse }! ¡Uno!
    .v2 = ¡{ $the-horse }! ¡Tan cerca!
    .v3 = ¡Sujetadme! ¡{ $the-horse }!
# 1-3: one-step, backed
fiery-near-for = ¡{ $name }! ¡Tu caballo! ¡{ $the-horse }! ¡Un paso! ¡Grita!
    .v2 = ¡Un paso! ¡{ $the-horse }! ¡Reza, { $name }! ¡Reza!
    .v3 = ¡{ $the-horse }! ¡Un paso! ¡Sujétame, { $name }!
# 1-3: one-step, backed
fiery-near-for-hot = ¡Reza, { $name }! ¡{ $the-horse }!
    .v2 = ¡{ $the-horse }! ¡Por { $name }!
    .v3 = ¡Uno! ¡Grita, { $name }!
# 1-2: one-step
fiery-near-two-hot = ¡{ $the-horse }! ¡{ $the-other }! ¡Socorro!
    .v2 = ¡{ $the-other }! ¡{ $the-horse }! ¡Mi corazón!
# 1-3: again-rolled
fiery-twice = ¡Otra vez! ¡{ $the-horse }! ¡Otra vez!
    .v2 = ¡Otra vez { $the-horse }! ¡Es el diablo!
    .v3 = ¡Y otra vez! ¡{ $the-horse }! ¡Un trueno!
# 1-3: again-rolled
fiery-twice-hot = ¡{ $the-horse }! ¡Otra vez!
    .v2 = ¡Otra! ¡Otra! ¡{ $the-horse }!
    .v3 = ¡Y otra vez! ¡{ $the-horse }!
# 1-3: told
fiery-snake-eyes = ¡Doble uno! ¡Muerde! ¡Muerde!
    .v2 = ¡Uno y uno! ¡Oh, mi corazón!
    .v3 = ¡Dos pequeñines! ¡Esconded a los niños!
# 1-3: told
fiery-boxcars = ¡Doble seis! ¡Rayos y truenos!
    .v2 = ¡Seis y seis! ¡Vuela el tejado!
    .v3 = ¡Seises! ¡Seises! ¡Fuego!
# 1-3: leads, margin
fiery-clear = ¡{ $the-horse } por { $moves } cuerpos! ¡Llamad a los bomberos!
    .v2 = ¡{ $moves } cuerpos! ¡{ $the-horse } quema la pista!
    .v3 = ¡{ $moves }! ¡{ $moves } cuerpos! ¡{ $the-horse } tiene alas!
# 1-3: first-three
fiery-order = ¡{ $the-horse }! ¡Luego { $the-other }! ¡Luego { $the-third }! ¡Fuego!
    .v2 = ¡Es { $the-horse }! ¡{ $the-other } caza! ¡{ $the-third } arde!
    .v3 = ¡{ $the-horse }! ¡{ $the-other }! ¡{ $the-third }! ¡Mi corazón!
# 1-6: scratched
fiery-scratch = ¡No! ¡{ $the-horse } no! ¡Fuera!
    .v2 = ¡{ $the-horse }, fuera! ¡Estoy llorando! ¡Fuera!
    .v3 = ¡Fuera! ¡{ $the-horse }! ¡Se me parte el corazón!
    .v4 = ¡Oh, qué dolor! ¡{ $the-horse } no corre!
    .v5 = ¡Lágrimas! ¡Lágrimas! ¡{ $the-horse } no corre!
    .v6 = ¿Quién hace esto? ¡{ $the-horse } no! ¡Fuera!
# 1-3: scratched
fiery-scratch-outsider = ¡{ $the-horse }, fuera! ¡Alguien lo quería!
    .v2 = ¡Fuera! ¡{ $the-horse }! ¡Adiós, soñador!
    .v3 = ¡Fuera! ¡{ $the-horse }! ¡Yo creía!
# 1-3: scratched
fiery-scratch-favourite = ¡El favorito! ¡No! ¡No! ¡{ $the-horse }, fuera!
    .v2 = ¡Desastre! ¡{ $the-horse }! ¡Fuera! ¡Desastre!
    .v3 = ¡Sujetadme! ¡{ $the-horse } no corre!
# 1-8: scratched
fiery-scratched-roll = ¡{ $the-horse }! ¡No está! ¡Mirad en la cuadra!
    .v2 = ¡{ $the-horse } no! ¡Cualquiera menos { $the-horse }!
    .v3 = ¡{ $the-horse }! ¡El fantasma! ¡El fantasma!
    .v4 = ¡Dados crueles! ¡{ $the-horse } no corre!
    .v5 = ¡{ $the-horse }! ¡El espectro de la cuadra!
    .v6 = ¡No! ¡No! ¡{ $the-horse } no!
    .v7 = ¡{ $the-horse }! ¡Mi corazón! ¡No corre!
    .v8 = ¡Quemad esa tirada! ¡Es { $the-horse }!
# 1-3: moved
fiery-surge = ¡{ $the-horse } salta! ¡Como un tigre!
    .v2 = ¡Qué salto! ¡{ $the-horse }! ¡Alas de fuego!
    .v3 = ¡{ $the-horse } vuela! ¡Vuela!
# 1: photo, idiom
# 2-3: photo
fiery-photo = ¡Foto! ¡Foto! ¡Que nadie se mueva!
    .v2 = ¡Mis ojos! ¡No lo sé! ¡Foto!
    .v3 = ¡Tan justo! ¡Tan justo! ¡Me falta el aire!
# 1-4: won
fiery-winner = ¡{ $the-horse }! ¡{ $the-horse }! ¡{ $the-horse } gana!
    .v2 = ¡Se acabó! ¡{ $the-horse }! ¡Que suenen las campanas!
    .v3 = ¡{ $the-horse } lo logra! ¡Besad al vecino!
    .v4 = ¡La meta! ¡La gloria! ¡{ $the-horse }!
# 1-3: won
fiery-winner-again = ¡{ $the-horse }! ¡He dicho { $the-horse }!
    .v2 = ¡Cantadlo! ¡{ $the-horse }!
    .v3 = ¡Escribidlo con fuego! ¡{ $the-horse }!
# 1-3: won, photo
fiery-winner-nose = ¡Por una nariz! ¡Por un pelo! ¡{ $the-horse }!
    .v2 = ¡{ $the-horse }! ¡Por una nariz! ¡Me desmayo!
    .v3 = ¡Una nariz! ¡Una nariz! ¡{ $the-horse }!
# 1-3: won, far-behind
fiery-comeback = ¡De la nada! ¡De la tumba! ¡{ $the-horse }!
    .v2 = ¡{ $the-horse } no respiraba! ¡Y gana! ¡Gana!
    .v3 = ¡Resucitó! ¡Creedlo! ¡{ $the-horse }!
# 1-3: won, outsider
fiery-longshot-wins = ¡La sorpresa! ¡La sorpresa! ¡Lloro!
    .v2 = ¡{ $the-horse }! ¡Lo imposible! ¡{ $the-horse }!
    .v3 = ¡Los sueños se cumplen! ¡Mirad { $to-horse }!
# 1-3: won, far-ahead, others-on-their-way
fiery-easy-win = ¡Una paliza! ¡{ $the-horse }! ¡Una paliza!
    .v2 = ¡{ $the-horse } ha hecho cenizas al resto!
    .v3 = ¡Un rayo! ¡{ $the-horse }! ¡Lo demás es humo!
# 1-3: told
fiery-bets-closed = ¡Manos fuera! ¡No va más! ¡Manos fuera!
    .v2 = ¡La ventanilla se cierra de golpe! ¡Pum!
    .v3 = ¡Tarde! ¡Tarde! ¡No va más!
# 1-3: swing-up, percent
fiery-swing = ¡{ $percent } por ciento! ¡{ $the-horse }! ¡{ $percent } por ciento! ¡Locura!
    .v2 = ¡Tiembla la tierra! ¡{ $percent } por ciento para { $the-horse }!
    .v3 = ¡{ $the-horse }! ¡{ $percent } por ciento! ¡Sujetadme!
# 1-3: swing-up, percent, backed
fiery-swing-for = ¡{ $percent } por ciento! ¡{ $the-horse }! ¡Baila, { $name }! ¡Baila!
    .v2 = ¡{ $name }! ¡Es { $the-horse }! ¡{ $percent } por ciento! ¡Grita!
    .v3 = ¡Mirad a { $name }! ¡{ $percent } por ciento para { $the-horse }! ¡Fuego!
# 1-4: swing-up, backed
fiery-swing-for-hot = ¡Baila, { $name }! ¡Baila!
    .v2 = ¡Grita, { $name }!
    .v3 = ¡Oh, { $name }! ¡Sí!
    .v4 = ¡Fuego, { $name }! ¡Fuego!
# 1-5: told
fiery-duel-leads = ¡{ $name }! ¡Como una bala!
    .v2 = ¡Fuego! ¡{ $name } delante!
    .v3 = ¡{ $name }! ¡Un cohete!
    .v4 = ¡Mirad a { $name }! ¡Locura! ¡Locura!
    .v5 = ¡{ $name }! ¡{ $name }! ¡Delante!
# 1-5: told
fiery-duel-won = ¡{ $name }! ¡Sí! ¡{ $name }!
    .v2 = ¡Es { $name }! ¡Las campanas! ¡Las campanas!
    .v3 = ¡{ $name } se la lleva! ¡Mi corazón!
    .v4 = ¡La calle! ¡La gloria! ¡{ $name }!
    .v5 = ¡{ $name }! ¡Los fuegos artificiales!
# 1-3: told
fiery-duel-clear = ¡{ $name } se desboca! ¡Adiós, { $rival }!
    .v2 = ¡{ $name } quema la pista! ¡Ay, { $rival }!
    .v3 = ¡Parad ese caballo! ¡{ $name } vuela!
# 1-4: told
fiery-price-first = ¡{ odds }! ¡{ $name }! ¡{ odds } por { $the-horse }!
    .v2 = ¡{ $the-horse } a { odds }! ¡Qué locura, { $name }!
    .v3 = ¡{ $name } se atreve! ¡{ odds }! ¡{ $the-horse }!
    .v4 = ¡{ odds }! ¡Por { $the-horse }! ¡Sujétame, { $name }!
# 1-3: told
fiery-round-won = ¡La ronda! ¡La ronda para { $name }! ¡Fuego!
    .v2 = ¡{ $name }! ¡{ $name }! ¡La ronda!
    .v3 = ¡Besa a alguien, { $name }! ¡La ronda es tuya!
# 1-3: told
fiery-points-lost = ¡Menos { points }! ¡Oh, qué dolor, { $name }!
    .v2 = ¡{ $name } paga { points }! ¡Se me rompe el alma!
    .v3 = ¡Quema! ¡{ points } perdidos, { $name }!
# 1-3: told
fiery-points-won = ¡{ points }! ¡Baila, { $name }!
    .v2 = ¡{ $name }! ¡{ points }! ¡Música! ¡Música!
    .v3 = ¡Más { points }! ¡Fuego, { $name }! ¡Fuego!
