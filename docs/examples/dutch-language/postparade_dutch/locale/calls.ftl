# What the caller says, in Dutch. A message's value is its first wording, its attributes v2, v3 ... are the others.

runner = { $number ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] nummer { $number }
}
    .the = de { runner }
named = { $label }
    .the = { $label }
unnamed = plaats { $seat }
chips = { $chips ->
    [one] één fiche
   *[other] { $chips } fiches
}

opened = Welkom bij { $game }!
    .v2 = Vanavond spelen we { $game }!
seat-taken = Welkom, { $name }!
    .v2 = { $name } schuift aan.
scratch = { $the-horse } is teruggetrokken.
    .v2 = Geen race vandaag voor { $the-horse }.
off = Ze zijn weg!
    .v2 = De boxen gaan open, daar gaan ze!
move = { $the-horse } komt naar voren.
    .v2 = { $the-horse } doet een stap.
lead = { $horse } neemt de leiding!
    .v2 = Nu ligt { $horse } voorop!
photo = Het wordt een fotofinish!
