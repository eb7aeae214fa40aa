### Quello che dice solo il tabellone di Mini City nel browser.

minicity-title = Mini City
minicity-pitch = Guida le formiche di un formicaio per i suoi tunnel e metti via il cibo prima degli altri.
web-minicity-drawn = { $seat } pesca { $count } carte: { $ants }.
web-minicity-drawn-hidden = { $seat } pesca { $count } carte.
web-minicity-stocked = { $seat } prende { $count } segnalini nella parte piccola ({ $foods }).

## Nomi brevi

# Una lettera per ogni cibo, tutte diverse
web-minicity-food-letter = { $food ->
    [yellow] G
    [orange] A
    [blue] B
    [green] V
    [pink] R
   *[other] { $food }
}
# Una lettera per ogni formica, tutte diverse
web-minicity-ant-letter = { $ant ->
    [yellow] G
    [blue] B
    [red] R
    [grey] S
    [violet] V
   *[other] { $ant }
}
# Che cosa fa un amico
web-minicity-effect = { $friend ->
    [millipede] un magazzino più lontano, una volta a turno
    [ladybird] sposta i segnalini di un magazzino, una volta a turno
    [dragonfly] scambia due formiche, una volta a turno
    [bumblebee] scambia un segnalino con la riserva, una volta a turno
    [stick-insect] gioca una carta come una formica a scelta, una volta a turno
    [beetle] 1 ♥ a ogni turno
    [orange-caterpillar] posto per 8 segnalini nella parte piccola
    [exotic-caterpillar] posto per 10 segnalini nella parte piccola
    [grasshopper] riempi subito dopo aver scaricato
   *[snail] 5 carte in mano
}

## Il formicaio e i percorsi

web-minicity-hill = Formicaio. Le frecce portano da un magazzino all’altro.
web-minicity-chamber-filled = depositi occupati: { $tokens } su { $places }
web-minicity-could-unload = { $tokens ->
    [one] potresti scaricare { $tokens } segnalino
   *[other] potresti scaricare { $tokens } segnalini
}
# $range: con il posto migliore su un percorso, o con quello considerato
web-minicity-too-far = { $range ->
    [1] Con questa carta la { $ant } va solo di un magazzino: il { $chamber } è troppo lontano.
   *[other] Con questa carta la { $ant } arriva al massimo a { $range } magazzini di distanza: il { $chamber } è troppo lontano.
}
web-minicity-zoom-in = Ingrandisci il formicaio
web-minicity-zoom-out = Mostra tutto il formicaio
# $cards: da sinistra a destra
web-minicity-road = Percorso { $road }: { $cards }.

## Davanti a chi gioca

web-minicity-hand = Le tue carte
# $range: con il posto migliore su un percorso; 0 se non si possono giocare carte
web-minicity-card = Carta della { $ant }, { $copies ->
    [one] una in mano
   *[other] { $copies } in mano
}{ $range ->
    [0] {""}
   *[other] , fino a { $range } di distanza
}
web-minicity-as = Con l’insetto stecco muove la
web-minicity-how-card = Prendi una carta.
web-minicity-how-lay = Posala a un’estremità illuminata.
web-minicity-lay = Posala a un’estremità illuminata o scegli un magazzino illuminato. Premila di nuovo per rimetterla a posto.
web-minicity-both = vai al { $chamber }, con la carta della { $card } all’estremità { $end ->
    [left] sinistra
   *[right] destra
} del percorso { $road }
# $second: yes quando la prima delle due è scelta
web-minicity-how-helper = { $friend ->
    [ladybird] Scegli il magazzino da svuotare.
    [dragonfly] { $second ->
        [yes] Scegli la formica con cui si scambia.
       *[no] Scegli una formica.
    }
   *[bumblebee] Scegli che cosa dare e che cosa prendere.
}
web-minicity-played = Carte giocate in questo turno: { $played } su { $limit }
web-minicity-pile = Carte nel mazzo: { $cards }
web-minicity-basket = Parte piccola
web-minicity-reserve = Riserva
# $tokens: per cibo
web-minicity-small-part = Parte piccola: { $tokens }
web-minicity-count = { $food }: { $count }
web-minicity-stock = Un segnalino { $food } in più; nella riserva: { $left }
web-minicity-unstock = Non prendere questo segnalino { $food }
web-minicity-accept = { $tokens ->
    [0] Non prenderne
    [one] Prendi questo
   *[other] Prendi questi { $tokens }
}
web-minicity-give = Dai
web-minicity-take = per
web-minicity-helpers = I tuoi amici che possono aiutarti ora
web-minicity-market = Amici
web-minicity-to-market = Amici ↓
web-minicity-cost = { $cost ->
    [one] costa { $cost } punto
   *[other] costa { $cost } punti
}
# Titoli nell’elenco di tutte le scelte
web-minicity-group = { $kind ->
    [play] Carte
    [buy] Compra un amico
    [spread] Coccinella
    [swap] Libellula
   *[exchange] Bombo
}

## Cassette

web-minicity-left = { $left ->
    [one] segnalino rimasto
   *[other] segnalini rimasti
}
web-minicity-points = Punti amicizia: { $points }
web-minicity-cards = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
web-minicity-used = { $owned ->
    [1] già usato in questo turno
   *[other] usati in questo turno: { $used } su { $owned }
}

## La fine

web-minicity-result-unloaded = Scaricati
web-minicity-result-points = Amicizia avanzata
web-minicity-result-left = Segnalini rimasti
web-minicity-result-course = Round: { $rounds }, turni: { $turns }. Ognuno ha iniziato con { $share } segnalini; vince chi non ne ha più.

## Il tabellone come testo

web-minicity-text-round = Round { $round }. Carte nel mazzo: { $pile }.
web-minicity-text-hand = In mano a { $seat }: { $cards }.
web-minicity-text-ant = La { $ant } è nel { $chamber }. Tunnel verso { $tunnels }.
web-minicity-text-seat = { $seat }. Segnalini rimasti: { $left }. Parte piccola: { $small }. Riserva: { $reserve }. Carte: { $cards }.
web-minicity-text-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} amicizia. { $count ->
    [0] Ancora nessun amico.
   *[other] Amici: { $friends }.
}
web-minicity-text-places = Depositi liberi, { $food }: { $count ->
    [0] nessuno
   *[other] { $chambers }
}.
web-minicity-text-place = magazzino { $chamber } ({ $free })
web-minicity-text-friend = In vendita: { $friend }, { $cost ->
    [one] { $cost } punto
   *[other] { $cost } punti
}: { $effect }.
web-minicity-text-chamber = { $chamber }: { $filled }{ $ants ->
    [0] .
   *[other] ; qui c’è la { $ant }.
}
web-minicity-text-tunnels = Dal magazzino { $chamber } i tunnel portano a { $tunnels }.
web-minicity-name-chamber = magazzino { $chamber }
web-minicity-name-ant = formica { $number }

## Personaggi: come sono

minicity-character = { $name ->
    [gaston] Gaston è un buongustaio: il cibo più raro va dentro per primo.
    [greta] Greta comincia dal mucchio più grande: scarica prima ciò che abbonda.
    [marco] Marco prende un po’ di tutto: è pronto ovunque una formica si fermi.
   *[other] { $name }
}
