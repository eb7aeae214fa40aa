### Le parole di Mini City.

## Nomi

minicity-seat = { $seat ->
    [circle] Cerchio
    [square] Quadrato
    [triangle] Triangolo
    [diamond] Rombo
   *[other] { $seat }
}

# Cibo e magazzini si riconoscono dal colore. Al maschile singolare.
minicity-food = { $food ->
    [yellow] giallo
    [orange] arancione
    [blue] blu
    [green] verde
    [pink] rosa
   *[other] { $food }
}

# Il colore di una formica non c’entra con il cibo.
minicity-ant = { $ant ->
    [yellow] formica gialla
    [blue] formica blu
    [red] formica rossa
    [grey] formica grigia
    [violet] formica viola
   *[other] formica { $ant }
}

minicity-friend = { $friend ->
    [millipede] millepiedi
    [ladybird] coccinella
    [dragonfly] libellula
    [bumblebee] bombo
    [stick-insect] insetto stecco
    [beetle] scarabeo rinoceronte
    [orange-caterpillar] bruco arancione
    [exotic-caterpillar] bruco esotico
    [grasshopper] cavalletta
    [snail] lumaca
   *[other] { $friend }
}

minicity-chamber = magazzino { $chamber } ({ $food })

## Che cosa fare adesso

# $left: segnalini ancora da scegliere
minicity-prompt-small-part = { $left ->
    [1] { $seat }, scegli l’ultimo segnalino per la tua parte piccola.
   *[other] { $seat }, scegli i segnalini per la tua parte piccola: ne mancano { $left }.
}
# §2.7; $other: l’altro giocatore
minicity-prompt-offer = { $seat }, quanti segnalini offri? Chi viene per secondo li mette via prima del primo turno, e { $other } decide chi comincia.
# $tokens: offerti a chi viene per secondo
minicity-prompt-begin = { $tokens ->
    [0] { $seat }, decidi chi comincia. A chi viene per secondo non è offerto nulla.
    [one] { $seat }, decidi chi comincia. Chi viene per secondo mette via { $tokens } segnalino prima del primo turno.
   *[other] { $seat }, decidi chi comincia. Chi viene per secondo mette via { $tokens } segnalini prima del primo turno.
}
minicity-prompt-put = { $left ->
    [1] { $seat }, metti un segnalino della tua parte piccola in un magazzino del suo colore.
   *[other] { $seat }, metti { $left } segnalini della tua parte piccola in magazzini del loro colore, uno alla volta.
}
# $left: carte che si possono giocare in questo turno
minicity-prompt-first-card = { $left ->
    [1] { $seat }, gioca una carta. In questo turno puoi giocarne una sola.
   *[other] { $seat }, gioca una carta. In questo turno puoi giocarne fino a { $left }.
}
minicity-prompt-choice = { $left ->
    [0] { $seat }, hai giocato tutte le tue carte. Usa i tuoi amici o termina il turno.
    [1] { $seat }, gioca un’altra carta o termina il turno.
   *[other] { $seat }, gioca altre carte, al massimo { $left }, o termina il turno.
}
minicity-prompt-go = { $range ->
    [1] { $seat }, muovi la { $ant } di un magazzino.
   *[other] { $seat }, muovi la { $ant } fino a { $range } magazzini di distanza.
}
minicity-prompt-unload = { $seat }, quanti segnalini scarichi nel { $chamber }?
minicity-prompt-spread = { $seat }, scegli dove va il prossimo segnalino del { $source }.
minicity-prompt-grasshopper = { $left ->
    [1] { $seat }, la tua cavalletta può portarti subito un segnalino dalla riserva.
   *[other] { $seat }, la tua cavalletta può portarti subito fino a { $left } segnalini dalla riserva.
}
minicity-prompt-refill = { $left ->
    [1] { $seat }, riempi la tua parte piccola: manca un segnalino.
   *[other] { $seat }, riempi la tua parte piccola: mancano { $left } segnalini.
}

## Scelte

minicity-do-stock = Metti un segnalino { $food } nella parte piccola
# $stream: yes se la carta tocca il ruscello, e dopo il percorso viene svuotato
minicity-do-play = Gioca la carta della { $card } all’estremità { $end ->
    [left] sinistra
   *[right] destra
} del percorso { $road }: distanza massima { $range }{ $stream ->
    [yes] ; poi il percorso viene svuotato
   *[no] {""}
}
minicity-do-play-as = Gioca la carta della { $card } come se fosse della { $ant } all’estremità { $end ->
    [left] sinistra
   *[right] destra
} del percorso { $road }: distanza massima { $range }{ $stream ->
    [yes] ; poi il percorso viene svuotato
   *[no] {""}
}
minicity-do-stay = Resta nel { $chamber }: non si scarica nulla
# $free: depositi liberi del magazzino
minicity-do-go = Vai al { $chamber }: { $free ->
    [0] nessun deposito libero
    [one] { $free } deposito libero
   *[other] { $free } depositi liberi
}
minicity-do-go-far = Vai al { $chamber } con { $millipedes ->
    [1] il tuo millepiedi
   *[other] { $millipedes } millepiedi
}: { $free ->
    [0] nessun deposito libero
    [one] { $free } deposito libero
   *[other] { $free } depositi liberi
}
minicity-do-unload = Scarica { $tokens ->
    [one] { $tokens } segnalino { $food }
   *[other] { $tokens } segnalini { $food ->
        [giallo] gialli
        [arancione] arancioni
        [verde] verdi
       *[other] { $food }
    }
}
minicity-do-unload-nothing = Non scaricare nulla
minicity-do-refuse = Non scaricare nulla e ottieni { $points } punti
minicity-do-done = Termina il turno
minicity-do-buy = Compra la carta «{ $friend }» per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}
minicity-do-spread = Coccinella: suddividi i segnalini del { $chamber }
minicity-do-to = Sposta un segnalino nel { $chamber }
minicity-do-offer = { $tokens ->
    [0] Non offrire nulla
    [one] Offri { $tokens } segnalino
   *[other] Offri { $tokens } segnalini
}
# $other: l’altro giocatore, che allora viene per secondo
minicity-do-begin = { $tokens ->
    [0] Comincia tu
    [one] Comincia tu, e { $other } mette via { $tokens } segnalino
   *[other] Comincia tu, e { $other } mette via { $tokens } segnalini
}
# $other: l’altro giocatore, che allora comincia
minicity-do-come-second = { $tokens ->
    [0] Lascia cominciare { $other }
    [one] Lascia cominciare { $other }, e metti via { $tokens } segnalino
   *[other] Lascia cominciare { $other }, e metti via { $tokens } segnalini
}
minicity-do-put = Metti un segnalino nel { $chamber }
minicity-do-swap = Libellula: scambia di posto la { $first } e la { $second }
minicity-do-exchange = Bombo: rimetti nella riserva un segnalino { $given } e prendine uno { $taken }
minicity-do-enough = Basta così: nessun altro segnalino

## Che cosa è successo

minicity-dealt = { $seat } pesca una carta della { $ant }.
minicity-dealt-hidden = { $seat } pesca una carta.
minicity-laid = Nuova sul percorso { $road }: una carta della { $ant }.
minicity-first = Sorteggio: comincia { $seat }.
minicity-drawn = Sorteggio: l’offerta tocca a { $seat }.
minicity-offered = { $seat } offre { $tokens ->
    [0] nulla
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
} a chi viene per secondo.
minicity-begins = { $seat } decide: comincia { $first }.
minicity-put = { $seat } mette un segnalino nel { $chamber }.
# $cards: quante carte si possono giocare in questo turno
minicity-turn = Turno { $turn }: { $seat } gioca { $cards ->
    [1] una carta
   *[other] fino a { $cards } carte
}.
minicity-stocked = { $seat } mette un segnalino { $food } nella parte piccola.
minicity-played = { $seat } gioca una carta della { $card } all’estremità { $end ->
    [left] sinistra
   *[right] destra
} del percorso { $road }.
minicity-played-as = { $seat } usa l’insetto stecco: una carta della { $card } all’estremità { $end ->
    [left] sinistra
   *[right] destra
} del percorso { $road } muove la { $ant }.
minicity-blocked = La { $ant } non ha dove fermarsi e resta al suo posto.
minicity-stayed = La { $ant } resta dov’è.
minicity-moved = La { $ant } va al { $chamber }.
minicity-millipede = { $seat } usa { $copies ->
    [1] il millepiedi
   *[other] { $copies } millepiedi
} per andare più lontano.
minicity-unloaded = { $seat } { $tokens ->
    [0] non scarica nulla
    [one] scarica { $tokens } segnalino
   *[other] scarica { $tokens } segnalini
} nel { $chamber }.
minicity-earned = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} amicizia.
minicity-beetle = { $seat } ottiene 1 punto amicizia dallo scarabeo rinoceronte.
minicity-done = { $seat } non gioca altre carte.
minicity-bought = { $seat } compra la carta «{ $friend }» per { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}.
minicity-spread = { $seat } usa la coccinella per suddividere i segnalini del { $chamber }.
minicity-spread-to = { $seat } sposta un segnalino dal { $source } al { $target }.
minicity-swapped = { $seat } usa la libellula: la { $first } e la { $second } si scambiano di posto.
minicity-exchanged = { $seat } usa il bombo: un segnalino { $given } torna nella riserva, ne arriva uno { $taken }.
minicity-enough-spread = { $seat } non sposta altri segnalini.
minicity-enough-stock = { $seat } per ora non vuole altri segnalini dalla cavalletta.
minicity-cleared = Il ruscello porta via le carte del percorso { $road }.
minicity-shuffled = Gli scarti vengono mescolati: il nuovo mazzo ha { $cards } carte.
minicity-turn-limit = Dopo { $turns } turni la partita finisce.
# $place: 1 è chi vince
minicity-result = { $place ->
    [1] { $left ->
        [0] { $seat } ha scaricato tutto e vince!
        [one] { $seat } vince: gli resta { $left } segnalino.
       *[other] { $seat } vince: gli restano { $left } segnalini.
    }
   *[other] { $left ->
        [one] { $seat } ha ancora { $left } segnalino: { $place }º posto.
       *[other] { $seat } ha ancora { $left } segnalini: { $place }º posto.
    }
}

## Che cosa non si può giocare; $action è la notazione, come «play red 1 left»

minicity-refused-other-step = Qui non va bene: adesso serve una mossa di altro tipo. Scegli tra quelle proposte.
minicity-refused-no-seat = Questo posto è libero. Scegli un posto occupato.
minicity-refused-none-in-pile = Nel mazzo non c’è più questa carta. Scegline un’altra.
minicity-refused-not-in-hand = Non hai in mano questa carta. Giocane una che hai.
minicity-refused-not-in-small = Nella tua parte piccola non ci sono abbastanza segnalini di questo colore. Scegline meno, o un altro colore.
minicity-refused-not-in-reserve = Nella tua riserva non ci sono segnalini di questo colore. Scegli un altro colore.
minicity-refused-card-limit = Hai già giocato tutte le carte permesse in questo turno. Termina il turno.
minicity-refused-road-unused = In due si usa solo il percorso 1. Gioca su quello.
minicity-refused-play-first = Nel tuo turno devi giocare almeno una carta. Prima giocane una.
minicity-refused-same-chamber = Questo è il magazzino di partenza. Scegline un altro.
minicity-refused-too-far = Questo magazzino è troppo lontano. Scegline uno più vicino.
minicity-refused-zone-taken = Lì c’è già un’altra formica. Scegli un magazzino senza formica.
minicity-refused-chamber-full = Il magazzino non ha abbastanza depositi liberi. Scegli meno segnalini, o un altro magazzino.
minicity-refused-chamber-empty = In questo magazzino non ci sono segnalini. Scegline uno che ne ha.
minicity-refused-no-other-place = Nessun altro magazzino di questo colore ha un deposito libero. Scegli un magazzino di un altro colore.
minicity-refused-other-food = Questo magazzino è di un altro colore. Scegline uno dello stesso colore.
minicity-refused-spread-first = La coccinella sposta almeno un segnalino. Scegli dove va.
minicity-refused-friends-off = Questa partita si gioca senza amici. Gioca una carta o termina il turno.
minicity-refused-one-purchase = In questo turno hai già comprato un amico. Potrai comprarne un altro nel prossimo turno.
minicity-refused-friend-gone = Le carte di questo amico sono finite. Scegli un altro amico.
minicity-refused-too-dear = Non hai abbastanza punti amicizia. Scegli un amico che costa meno, o ottieni prima altri punti.
minicity-refused-not-owned = Non hai l’amico che serve. Prima compralo.
minicity-refused-used-up = Questo amico ha già dato una mano in questo turno. Potrà aiutarti di nuovo nel prossimo.

## Che cosa non va nel file di un tabellone

minicity-board-road = Un percorso non può avere questo numero di caselle: { $road }. Ne serve un numero pari da { $least } a { $most }.
minicity-board-count = { $what }: { $wanted ->
    [one] ne serve { $wanted }
   *[other] ne servono { $wanted }
} (presenti: { $found }).
# $what di minicity-board-count
minicity-board-chambers = Magazzini in tutto
minicity-board-food-places = Depositi { $food ->
    [giallo] gialli
    [arancione] arancioni
    [verde] verdi
   *[other] { $food }
}
minicity-board-two-ants = Depositi { $food ->
    [giallo] gialli
    [arancione] arancioni
    [verde] verdi
   *[other] { $food }
} contrassegnati da due formiche
minicity-board-three-ants = Depositi { $food ->
    [giallo] gialli
    [arancione] arancioni
    [verde] verdi
   *[other] { $food }
} contrassegnati da tre formiche
minicity-board-starts = Punti di partenza della { $ant }
minicity-board-friend-cards = Carte amico in tutto
minicity-board-chamber-name = Questo magazzino si chiama «{ $name }», ma il prossimo numero è { $wanted }. Numera i magazzini in ordine a partire da 1.
minicity-board-chamber-keys = Al magazzino { $name } servono le chiavi { $keys }; può avere anche { $others }, e nessun’altra.
minicity-board-at = La posizione del magazzino { $name } deve essere fatta di due numeri interi, [destra, giù], non oltre { $limit } in ogni direzione.
minicity-board-food = «{ $food }» non è un cibo. Scegli tra: { $allowed }.
minicity-board-size = Un magazzino ha da 1 a { $limit } depositi, non { $places }.
minicity-board-size-missing = Ci deve essere almeno un magazzino { $food } con { $size ->
    [one] { $size } deposito
   *[other] { $size } depositi
}.
minicity-board-tunnels = Al magazzino { $name } serve un elenco da { $least } a { $most } tunnel.
minicity-board-tunnel = Il magazzino { $name } non può avere un tunnel verso { $end }. Indica il numero di un altro magazzino, e una volta sola.
minicity-board-one-way = Il magazzino { $name } ha un tunnel verso il magazzino { $other }, quindi a { $other } ne serve uno verso { $name }.
minicity-board-ant = «{ $ant }» non è una formica. Scegli tra: { $allowed }.
minicity-board-marks = Il magazzino { $name } ha { $places ->
    [one] { $places } deposito
   *[other] { $places } depositi
}: non può avere più contrassegni di così, né meno di zero.
minicity-board-torn = Il magazzino { $name } non si può raggiungere dal magazzino 1. Collegali con dei tunnel.
minicity-board-same-place = I magazzini { $name } e { $other } sono nello stesso punto. Spostane uno.
minicity-board-through = Il tunnel { $tunnel } passa attraverso il magazzino { $name }. Sposta uno dei due.
minicity-board-crossing = I tunnel { $tunnel } e { $other } si incrociano. Sposta un magazzino, o togli uno dei tunnel.
minicity-board-friend = «{ $name }» non è un amico. Scegli tra: { $allowed }.
minicity-board-without-friends = Il formicaio «{ $hill }» non ha carte amico. Giocate senza amici, oppure aggiungete la tabella «friends» al suo file.
minicity-board-friend-missing = Manca l’amico «{ $name }». Aggiungilo con le sue copie e il suo costo.
minicity-board-friend-keys = All’amico «{ $name }» servono queste chiavi e nessun’altra: { $keys }.
minicity-board-friend-value = «{ $key }» dell’amico «{ $name }» deve essere un numero intero da 1 a { $limit }, non { $text }.
