### Che cosa dice solo il tabellone di Marracash nel browser.

marracash-title = Marracash
marracash-pitch = Una città murata, di sera. Compra negozi all’asta, poi fai passare la folla davanti ai tuoi.
web-marracash-gathered = Alla fontana { $fountain } aspettano visitatori: { $groups }.
web-marracash-queued = { $count } visitatori si mettono in fila: { $groups }.

## La città

web-marracash-town = Città. Le frecce portano da una fontana o da un negozio all’altro.
web-marracash-fountain = Fontana { $fountain }: { $group }.
web-marracash-fountain-empty = Fontana { $fountain }: nessuno.
web-marracash-entrance = Fontana { $fountain }, un’entrata: { $group }.
web-marracash-entrance-empty = Fontana { $fountain }, un’entrata: nessuno.
web-marracash-choose-group = Scegli questo gruppo.
web-marracash-chosen = Scelto. Ora scegli dove va.
web-marracash-shop-free = { $shop }, senza proprietario. Il primo cliente paga { $pays }.
web-marracash-shop-owned = { $shop } di { $seat }, { $customers ->
    [0] ancora nessun cliente
    [one] un cliente
   *[other] { $customers } clienti
}. Il prossimo paga { $pays }.
web-marracash-zoom-in = Ingrandisci la città
web-marracash-zoom-out = Mostra tutta la città

## Andamento della partita

web-marracash-round = Round { $round }
web-marracash-last-round = Ultimo round, chiude { $seat }
web-marracash-how-target = Ora scegli una fontana illuminata.
web-marracash-souvenirs = Scegli un souvenir
web-marracash-face-up = Souvenir scoperti: { $cards }.
web-marracash-deck = Coperti: { $count }.
web-marracash-list-move = Muovi un gruppo
web-marracash-list-auction = Metti all’asta un negozio

## La fila lungo le mura

web-marracash-line = Fila lungo le mura: { $count ->
    [one] un visitatore
   *[other] { $count } visitatori
}
web-marracash-line-empty = La fila lungo le mura è vuota.
web-marracash-left = Da sinistra
web-marracash-right = Da destra
web-marracash-which-entrance = Quale entrata
web-marracash-to = Fontana { $fountain }

## Aste

web-marracash-auction = Asta
web-marracash-auction-by = Banditore: { $seat }
web-marracash-pulls = { $count ->
    [one] Un visitatore entra subito
   *[other] { $count } visitatori entrano subito
}
web-marracash-no-bid = ancora nessuna offerta
web-marracash-out = fuori
web-marracash-leads = offerta più alta
web-marracash-bids-now = offre ora
web-marracash-exact = La tua offerta
web-marracash-less = Offri meno
web-marracash-more = Offri di più
web-marracash-bonus = Se compra qualcun altro, { $seat } riceve { $bonus } dalla banca, oltre i { $price } anche { $high }.
web-marracash-share = { $seat } riceve { $bonus }, oltre { $price }: { $high }
web-marracash-doubt-bid = { $dear ->
    [yes] È più di quanto il negozio potrà rendere, e ti resterebbero { $left }.
   *[no] Ti resterebbero solo { $left }.
} Offrire { $amount }?
web-marracash-dock = Mettila accanto alla città
web-marracash-undock = Lasciala libera

## Posti

web-marracash-dirham = dirham
web-marracash-signs = { $count ->
    [0] Nessun contrassegno rimasto
    [one] Un contrassegno rimasto
   *[other] { $count } contrassegni rimasti
}
web-marracash-no-shops = Ancora nessun negozio
web-marracash-history = Entrate e uscite

## Da dove viene il denaro

web-marracash-result-start = All’inizio
web-marracash-result-customers = Dai clienti
web-marracash-result-souvenirs = Per i souvenir
web-marracash-result-got = Quote ricevute
web-marracash-result-given = Quote date
web-marracash-result-auctions = Aste tenute
web-marracash-result-bought = Negozi comprati
web-marracash-result-total = In tutto
web-marracash-result-shops = Negozi

## Il tabellone in parole

web-marracash-text-auction = All’asta: { $shop }. Ancora nessuna offerta. In gara: { $seats }.
web-marracash-text-bid = All’asta: { $shop }. { $seat } offre { $bid }. In gara: { $seats }.
web-marracash-text-seat = { $seat }. Denaro: { $money }. Contrassegni rimasti: { $signs }.
web-marracash-text-free = Negozi senza proprietario: { $shops }.
web-marracash-text-line = Fila lungo le mura, { $count } da sinistra a destra: { $line }.
web-marracash-text-ways = Dalla fontana { $fountain } una strada porta a: { $next }.
web-marracash-text-past = { $shop }: ci si passa davanti andando { $ways }.
web-marracash-text-customers = { $count ->
    [0] All’inizio di queste strade non ci sono clienti per lui.
   *[other] Lo aspettano clienti: { $groups }.
}
web-marracash-text-waiting = { $count } alla fontana { $fountain }
web-marracash-name-fountain = fontana { $fountain }
web-marracash-name-entrance = entrata { $fountain }

## Personaggi: come sono

marracash-character = { $name ->
    [zafira] Zafira non passa davanti a una porta senza comprarla: vuole più negozi di tutti.
    [bakir] Bakir tiene stretta la borsa: pochi negozi, e mai un dirham di troppo per uno.
    [tarik] Tarik vuole essere a casa prima del buio: fa entrare i visitatori a quattro a quattro.
   *[other] { $name }
}
