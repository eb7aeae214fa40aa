### Le parole di Marracash.

## Nomi

marracash-seat = { $seat ->
    [ali] Ali
    [aida] Aida
    [omar] Omar
    [laila] Laila
   *[other] { $seat }
}
# Al maschile singolare; chi ha bisogno del plurale lo sceglie da sé.
marracash-colour = { $colour ->
    [yellow] giallo
    [purple] viola
    [green] verde
    [red] rosso
    [blue] blu
   *[other] { $colour }
}
# La lettera di un colore, e un negozio come lo chiama la mappa; tutte diverse: la V è del verde, la L (lilla) del viola
marracash-letter = { $colour ->
    [yellow] G
    [purple] L
    [green] V
    [red] R
    [blue] B
   *[other] { $colour }
}
marracash-sign = { $letter }{ $number }
marracash-shop = negozio { $colour } { $shop }
marracash-souvenir = souvenir { $colour } da { $value }
marracash-visitors = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour ->
        [giallo] gialli
        [verde] verdi
        [rosso] rossi
       *[other] { $colour }
    }
}

## Che cosa è successo

marracash-gathered = Un visitatore { $colour } aspetta alla fontana { $fountain }.
marracash-queued = Un visitatore { $colour } si mette in fila.
marracash-first = Comincia { $seat }.
marracash-card-turned = Carta scoperta: { $card }.
marracash-turn = È il turno di { $seat }.
marracash-passed-over = { $seat } ha meno di 100 dirham e salta il turno.
marracash-idle = { $seat } non può fare nulla in questo turno.
marracash-moved = { $seat } guida il gruppo dalla fontana { $start } alla fontana { $target }: { $group }.
marracash-auctioned = { $seat } mette all’asta il { $shop }.
marracash-opened = { $seat } apre l’asta con { $amount } dirham.
marracash-raised = { $seat } offre { $amount } dirham.
marracash-passed = { $seat } passa.
marracash-cannot-raise = { $seat } non può rilanciare ed esce dall’asta.
marracash-bought = { $seat } si aggiudica il { $shop } per { $price } dirham.
marracash-bonus = { $seat } riceve { $bonus } dirham come banditore.
marracash-entered = { $count ->
    [one] Un visitatore entra nel { $shop } di { $seat }.
   *[other] { $count } visitatori entrano nel { $shop } di { $seat }.
}
marracash-sold = { $seat } vende il { $card }.
# $souvenirs: la parte dell’incasso pagata per i souvenir
marracash-earned = { $seat } guadagna { $income } dirham{ $souvenirs ->
    [0] .
   *[other] , di cui { $souvenirs } per i souvenir.
}
marracash-share = { $seat } riceve da { $owner } una quota di { $share } dirham.
# $left: visitatori ancora in fila
marracash-brought = { $seat } fa entrare nuovi visitatori dalla fontana { $fountain }: { $group }. { $left ->
    [0] La fila è vuota.
    [one] In fila ne resta uno.
   *[other] In fila ne restano { $left }.
}
marracash-last-round = { $seat } fa entrare gli ultimi visitatori: ancora un turno a testa, e quello di { $seat } chiude la partita.
marracash-over = { $reason ->
    [visitors] L’ultimo round è finito, e con lui la partita.
    [standstill] Da cinque round non succede nulla: la partita finisce qui.
   *[other] La partita è finita.
}
# Alla fine, per ogni posto
marracash-final = { $seat } ha { $money } dirham.
marracash-won = { $seats } vince con { $money } dirham!
marracash-won-together = { $seats } vincono insieme con { $money } dirham a testa!

## Che cosa fare adesso

# $left: azioni che seguono questa
marracash-prompt-act = { $seat }, { $left ->
    [0] ti resta un’azione
   *[other] hai due azioni
}: muovi un gruppo o metti all’asta un negozio.
marracash-prompt-move = { $seat }, { $left ->
    [0] ti resta un’azione
   *[other] hai due azioni
}: muovi un gruppo.
marracash-prompt-auction = { $seat }, { $left ->
    [0] scegli un negozio da mettere all’asta.
   *[other] scegli un negozio da mettere all’asta; poi ne seguirà un’altra.
}
marracash-prompt-open = { $seat }, apri l’asta del { $shop } con almeno { $least } dirham.
marracash-prompt-raise = { $seat }, { $leader } offre { $bid } dirham per il { $shop }: offri almeno { $least } o passa.
marracash-prompt-sell = { $seat }, quale souvenir compra il visitatore entrato nel tuo { $shop }?
marracash-prompt-bring = { $seat }, un’entrata è vuota: fai entrare dei visitatori da un capo della fila (in attesa: { $left }).

## Scelte

marracash-do-move = Muovi il gruppo dalla fontana { $start } alla fontana { $target }
marracash-do-move-selling = Muovi il gruppo dalla fontana { $start } alla fontana { $target }: { $sales }
marracash-sale = { $count } nel { $shop } ({ $seat } guadagna { $income }{ $share ->
    [0] {""}
   *[other] {" "}e ti dà { $share }
})
marracash-sale-waiting = { $count } nel { $shop } ({ $seat } sceglie un souvenir)
marracash-do-auction = Metti all’asta il { $shop }
marracash-do-auction-pulling = Metti all’asta il { $shop } ({ $count ->
    [one] un visitatore entra
   *[other] { $count } visitatori entrano
} subito)
marracash-do-bid = Offri { $amount }
marracash-do-pass = Passa
marracash-do-sell = Vendi il { $card }
marracash-do-bring-left = Fai entrare dal capo sinistro della fila, alla fontana { $fountain }: { $group }
marracash-do-bring-right = Fai entrare dal capo destro della fila, alla fontana { $fountain }: { $group }

## Che cosa non si può giocare; $action è la notazione, come «move 1 3»

marracash-refused-other-step = Qui non va bene: adesso serve una mossa di altro tipo. Scegli tra quelle proposte.
marracash-refused-colour-gone = Non ci sono più visitatori di questo colore. Scegli un altro colore.
marracash-refused-colour-gathered = A questa entrata c’è già un visitatore di questo colore. Scegli un altro colore.
marracash-refused-four-in-a-row = Ci sarebbero quattro visitatori dello stesso colore di seguito. Scegli un altro colore.
marracash-refused-unfinishable = Così la fila non si potrebbe più completare senza quattro visitatori dello stesso colore di seguito. Scegli un altro colore.
marracash-refused-no-seat = Questo posto è libero. Scegli un posto occupato.
marracash-refused-no-fountain = In questa città non c’è questa fontana. Cerca il suo numero sulla mappa.
marracash-refused-first-round = Nel primo round non si muove nessuno. Scegli un negozio da mettere all’asta.
marracash-refused-after-auction = Dopo un’asta, nello stesso turno non si muovono più gruppi. Scegli un negozio da mettere all’asta.
marracash-refused-no-group = A questa fontana non c’è nessuno. Scegline una con dei visitatori.
marracash-refused-not-adjacent = Nessuna strada porta direttamente da una fontana all’altra. Scegli la prossima fontana lungo una strada.
marracash-refused-no-shop = In questa città non c’è questo negozio. Cerca il suo nome sulla mappa.
marracash-refused-shop-owned = Questo negozio ha già un proprietario. Scegline uno libero.
marracash-refused-no-sign = Hai già usato tutti e sei i tuoi contrassegni. Muovi un gruppo.
marracash-refused-no-money = Un’asta si apre con almeno 100 dirham, e tu ne hai meno. Muovi un gruppo.
marracash-refused-bid-low = L’offerta è troppo bassa. Offri almeno { $least } dirham.
marracash-refused-bid-high = L’offerta è più di quanto hai. Offri al massimo { $most } dirham.
marracash-refused-bid-steps = Un’offerta deve essere un multiplo di { $coin }, da { $least } a { $most } dirham.
marracash-refused-must-open = Il banditore deve aprire l’asta con un’offerta. Offri almeno 100 dirham.
marracash-refused-card-not-open = Questo souvenir non è scoperto. Scegli uno dei due scoperti.
marracash-refused-entrance-taken = Questa entrata non è vuota. Scegline una vuota.
marracash-refused-line-short = In fila non ce ne sono così tanti. Fai entrare meno visitatori.
marracash-refused-one-alone = Un visitatore entra da solo soltanto se è l’ultimo della fila. Fanne entrare almeno due.
marracash-refused-card-gone = Questa carta non è più nel mazzo. Scegline una che c’è ancora.

## Che cosa non va nel file di una città; $place è colonna,riga

marracash-board-header = La mappa deve cominciare con una riga che numera le colonne: 0, 1, 2 e così via.
marracash-board-large = La città è troppo grande. Disegna al massimo { $limit } colonne e { $limit } righe.
marracash-board-row = Questa riga comincia con «{ $text }». Falla cominciare con il suo numero, { $row }.
marracash-board-length = La riga { $row } deve avere tante caselle quante sono le colonne: ne servono { $wanted }, trovate { $found }.
marracash-board-sign = «{ $text }» in { $place } non è una casella. Scrivi «.» per una strada, «##» per una palma, un numero da 1 a 99 per una fontana, con «*» per un’entrata, oppure una delle lettere { $letters } e un numero da 1 a 99 per un negozio.
marracash-board-fountain-twice = In { $place } c’è una seconda fontana { $fountain }. Dalle un altro numero.
marracash-board-fountains = Da { $place } in poi le fontane sono troppe. Disegnane al massimo { $limit }.
marracash-board-entrances = Entrate (fontane con «*»): ne servono { $wanted }, trovate { $found }.
marracash-board-shop-torn = La casella del negozio { $shop } in { $place } è isolata. Tutte le caselle di un negozio devono essere collegate.
marracash-board-colour-shops = Da { $place } in poi i negozi { $colour ->
    [giallo] gialli
    [verde] verdi
    [rosso] rossi
   *[other] { $colour }
} sono troppi. Disegnane al massimo { $limit } per colore.
marracash-board-shops = Quando tutti i contrassegni sono in uso deve avanzare un negozio: servono almeno { $wanted } negozi, trovati { $found }.
marracash-board-entrance-shop = La fontana { $fountain } in { $place } è un’entrata ed è accanto al negozio { $shop }. Tieni i negozi lontani dalle entrate.
marracash-board-street = { $ways ->
    [0] La strada in { $place } non prosegue da nessuna parte.
    [one] La strada in { $place } prosegue da una parte sola.
   *[other] La strada in { $place } prosegue da { $ways } parti.
} Una strada prosegue esattamente da due parti; dove se ne incontrano di più, metti una fontana.
marracash-board-loop = Il percorso dalla fontana { $fountain } per { $place } torna alla stessa fontana. Metti una fontana lungo il percorso.
marracash-board-two-routes = Il percorso per { $place } è il secondo dalla fontana { $one } alla fontana { $other }. Metti una fontana lungo il percorso, o chiudine uno.
marracash-board-same-colour = La casella in { $place } tocca due negozi dello stesso colore, { $one } e { $other }. Spostane uno.
marracash-board-apart = La fontana { $fountain } in { $place } non si può raggiungere dalla fontana { $near }. Collegale con delle strade.
marracash-board-ring = La strada in { $place } non porta a nessuna fontana. Mettine una, o chiudi la strada.
