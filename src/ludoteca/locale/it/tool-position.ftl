### Posizioni impostate a mano: campi, valori possibili e ciò che è impossibile.

position-impossible = Questa posizione è impossibile. { $faults }
position-none = Le posizioni di «{ $game }» non si possono impostare a mano.
position-unknown = In una posizione di questo gioco non c’è «{ $name }».
position-value = { $group }, { $field }: «{ $value }» non è possibile.
position-group = { $group ->
    [course] Andamento della partita
    [tiles] Tessere coperte
    [hexes] Esagoni
    [ants] Formiche
    [pile] Scarti
    [chambers] Segnalini nei magazzini
    [money] Denaro
    [line] Fila dei visitatori
    [fountains] Visitatori alle fontane
    [souvenirs] Souvenir
   *[souvenirs-down] Souvenir coperti
}
position-field = { $field ->
    [first] Primo giocatore
    [turn] Di chi comincia il turno
    [round] Round
    [anthills] Formicai rimasti
    [points] Punti amicizia
    [hand] Carte in mano
    [discards] Carte scartate
    [cards] Carte da sinistra a destra
    [from] Casella della prima carta
    [quiet] Turni senza eventi, compreso questo
    [turns-left] Turni rimasti senza fila, compreso questo
    [line] Visitatori da sinistra a destra
    [owner] Proprietario
   *[customers] Clienti
}
position-word = { $word ->
    [yes] sì
    [no] no
    [nobody] nessuno
    [none] nessuna
    [open] disponibile
   *[crossed] barrato
}

## Marabunta

marabunta-set-number = { $seat } { $number }
marabunta-set-leaf = Cerchi sulla foglia: { $region }
marabunta-set-crates = Casse del gruppo { $number } ({ $power })
marabunta-impossible-tiles = Tessere coperte all’inizio del round { $round }: { $wanted }, non { $found }.
marabunta-impossible-fresh = Nel round 1 non è ancora disegnato nulla.
marabunta-impossible-cupcakes = Prima del round { $round }, esagoni cupcake non più disponibili: almeno { $count }.
marabunta-impossible-leaf = Cerchi sulla foglia ({ $region }): { $count }. Ce ne sono solo { $most }.
marabunta-impossible-over = Così la partita sarebbe finita: { $reason }.
marabunta-impossible-apart = Luoghi separati con numeri ({ $seat }): { $groups }. Potrebbero essere { $most }: ognuno comincia con un formicaio, o con uno 0 o un 3 che può stare ovunque.

## Mini City

minicity-set-road = Percorso { $road }
minicity-set-tokens = { $part ->
    [small] Parte piccola: { $food }
   *[reserve] Riserva: { $food }
}
minicity-impossible-ants = Due formiche stanno in: { $chamber }. Ognuna ha bisogno di un magazzino suo.
minicity-impossible-cards = Carte in uso ({ $ant }): { $count }. Ce ne sono solo { $most }.
minicity-impossible-hand = Carte in mano ({ $seat }): { $count }. All’inizio di un turno: { $wanted }.
minicity-impossible-road = { $road }: le carte stanno una accanto all’altra, coprono le caselle { $left } e { $right } e lasciano libere le caselle 1 e { $last }.
minicity-impossible-tokens = { $food }: depositi liberi nel formicaio { $places }, segnalini ancora in mano ai giocatori { $tokens }. Devono essere uguali.
minicity-impossible-share = { $seat }, { $food }: nessuno comincia con più di { $most }.
minicity-impossible-small = La parte piccola è troppo grande ({ $seat }). Al massimo: { $most }.
minicity-impossible-unloaded = { $seat } non ha più segnalini, quindi la partita sarebbe finita.
minicity-impossible-friends = { $friend }: copie esistenti: { $copies }.

## Marracash

marracash-set-fountain = Fontana { $fountain }
marracash-set-card = Scoperta, posto { $place }
marracash-impossible-visitors = Visitatori ({ $colour }): { $count }. Nella fila, in città e nei negozi devono essere { $wanted }.
marracash-impossible-row = Nella fila, dello stesso colore di seguito al massimo: { $most }.
marracash-impossible-outside = { $fountain }: visitatori ({ $colour }) stanno davanti a { $shop }, che ha un proprietario. Sarebbero entrati.
marracash-impossible-entrance = Un’entrata è vuota anche se nella fila aspettano visitatori.
marracash-impossible-customers = Nessuno possiede { $shop }, ma ha clienti.
marracash-impossible-signs = Negozi di { $seat }: { $count }. Ci sono insegne per { $most }.
marracash-impossible-money = Tutte le borse insieme: { $money }. La banca avrebbe pagato al massimo { $most }, e proprio tanto prima che si venda il primo negozio.
marracash-impossible-card = { $card } sta in due posti.
marracash-impossible-places = Due souvenir stanno scoperti finché ce ne sono.
marracash-impossible-quiet = Non ci sono ancora stati così tanti turni.
marracash-impossible-nothing = { $seat } non potrebbe fare nulla qui, quindi questo turno non comincerebbe.

## Sulla pagina

position-title = Imposta una posizione
position-lead = La posizione comincia con un turno. Premi un luogo sul tabellone, o apri una parte qui sotto.
position-here = Qui: { $place }
position-possible = Questa posizione è possibile.
position-faults = Che cosa è impossibile
position-use = Analizza questa posizione
position-back = Indietro
