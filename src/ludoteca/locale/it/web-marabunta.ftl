### Ciò che dice solo il tabellone di Marabunta nel browser.

marabunta-title = Marabunta
marabunta-pitch = Due colonie di formiche a un picnic. Tu dividi i dadi, l’altro sceglie: dividi in modo che ti vada bene ogni metà.

## Nomi brevi

# Una lettera per regione, tutte diverse
web-marabunta-letter = { $colour ->
    [pink] R
    [blue] B
    [orange] A
    [green] V
    [grey] S
    [yellow] G
   *[other] { $colour }
}
# Sulla tessera stessa: brevissimo
web-marabunta-tile = { $tile ->
    [two-crates] due casse
    [two-leaves] due foglie
    [one] un 1
    [two-zeros] due 0
    [free-zero] uno 0 ovunque
    [cross-out] barra 2 esagoni
    [again] di nuovo un dado
    [cupcake] barra un cupcake
   *[other] { $tile }
}

## Il territorio

web-marabunta-territory = Territorio. Con le frecce passi da un esagono all’altro.
web-marabunta-regions = Regioni: { $regions }.
web-marabunta-hex-open = disponibile
web-marabunta-hex-cupcake = disponibile, con un cupcake
web-marabunta-hex-crate = disponibile, con una cassa
web-marabunta-hex-crossed = barrato
web-marabunta-zoom-in = Ingrandisci il territorio
web-marabunta-zoom-out = Mostra tutto il territorio

## Foglie

web-marabunta-leaves = Foglie punteggio
web-marabunta-leaf-tied = { $region }: Rosso { $red }, Blu { $blue }. Parità, nessuno otterrebbe punti. Cerchi vuoti: { $blank }. Esagoni disponibili: { $open }.
web-marabunta-leaf-won = { $region }: Rosso { $red }, Blu { $blue }. { $seat } otterrebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Cerchi vuoti: { $blank }. Esagoni disponibili: { $open }.

## Dadi, tessera e riserve

web-marabunta-one-pool = Una riserva
web-marabunta-other-pool = L’altra riserva
web-marabunta-move = { $element }: sposta nell’altra riserva
web-marabunta-split-how = Tocca o trascina ciò che va da questa parte
web-marabunta-split-offer = Offri queste due riserve
web-marabunta-lay-over = tocca { $elements }, poi «{ $offer }»
web-marabunta-pool-tile = Riserva con la tessera
web-marabunta-pool-rest = L’altra riserva
web-marabunta-take = Prendi questa riserva
web-marabunta-ignore = ignora

## Andamento della partita

web-marabunta-round = Round { $round }
web-marabunta-face-down = Tessere ancora coperte: { $count }. { $tiles }
web-marabunta-none-face-down = Non ci sono più tessere coperte: resta la tessera «cupcake barrato».
web-marabunta-cupcakes-left = Esagoni cupcake ancora disponibili: { $count }. A 0 la partita finisce.
web-marabunta-last-round = Ultimo round

## Plance

web-marabunta-score = { $track } sul tracciato, { $regions } dalle regioni per ora
web-marabunta-anthills = { $count ->
    [0] Nessun formicaio rimasto
    [one] { $count } formicaio rimasto
   *[other] { $count } formicai rimasti
}
web-marabunta-boxes = Caselle cupcake barrate: { $boxes } su { $all }. Punti per la prossima: { $next }.
web-marabunta-boxes-full = Tutte le { $all } caselle cupcake sono barrate.
web-marabunta-group = { $power }: { $crossed } su { $crates } barrate

## Da dove vengono i punti

web-marabunta-result-cupcakes = Cupcake
web-marabunta-result-powers = Poteri
web-marabunta-result-total = In tutto
web-marabunta-result-ended = { $seat } ha innescato la fine: { $reasons }.

## Il tabellone in parole

web-marabunta-text-rolled = Sul tavolo: { $elements }.
web-marabunta-text-offered = Una riserva: { $pool }. L’altra: { $rest }.
web-marabunta-text-pool = Riserva di { $seat }: { $elements }.
web-marabunta-text-seat = { $seat }. Punteggio per ora: { $score }. Formicai: { $anthills }. Caselle cupcake barrate: { $boxes }.
web-marabunta-text-region = Regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}. Rosso: somma { $red }, cerchi { $red-circles }. Blu: somma { $blue }, cerchi { $blue-circles }. Esagoni disponibili: { $open }.
web-marabunta-text-numbers = Numeri di { $seat }: { $numbers }.
web-marabunta-text-number = { $number } in { $place }
web-marabunta-text-cupcakes = Cupcake ancora da prendere: { $hexes }.
web-marabunta-text-crates = Casse ancora da prendere: { $hexes }.
web-marabunta-text-crossed = Esagoni barrati: { $hexes }.
web-marabunta-hex-number = { $seat } { $number }
web-marabunta-text-hex = { $hex }: { $state }.
web-marabunta-text-neighbours = Accanto a { $hex }: { $hexes }.
web-marabunta-text-neighbour = { $hex } { $state }

## Personaggi: come sono

marabunta-character = { $name ->
    [livia] Livia vuole tutto il prato: scrive ovunque ci sia posto, e conta dopo.
    [bruno] Bruno non lascia indietro nessuna cassa: vive per i suoi poteri.
    [zuzu] Zuzu colleziona foglie: se c’è un cerchio da riempire, lo riempie.
    [felix] Felix ha fretta: preferisce vincere presto che vincere di molto.
   *[other] { $name }
}
