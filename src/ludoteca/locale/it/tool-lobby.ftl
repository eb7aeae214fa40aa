### Trovare qualcuno: la sala, e inviti a chi ha già giocato con noi.

find-title = Siediti con altri
find-filters = Filtri
find-all = Tutti ({ $count })
find-game = Gioco
find-any = qualsiasi
find-room = Posti liberi, almeno
find-pace = { $pace ->
    [none] senza fretta
    [clock] con l’orologio
    [days] giorni per mossa
   *[any] qualsiasi
}
find-only-rated = Solo classificate
find-looking = Vediamo chi c’è…
find-empty = Ora nessuno aspetta a un tavolo. Apri il tuo, e gli altri ti troveranno.
find-none = { $count ->
    [one] Un tavolo è aperto, ma non corrisponde ai tuoi filtri.
   *[other] { $count } tavoli sono aperti, ma nessuno corrisponde ai tuoi filtri.
}
find-count = { $count ->
    [one] Un tavolo ha un posto libero.
   *[other] { $count } tavoli hanno un posto libero.
}
find-free = { $free ->
    [one] uno libero su { $seats }
   *[other] { $free } liberi su { $seats }
}
find-running = in corso con bot
find-clock = { $clock ->
    [relaxed] 15 minuti
    [fast] 3 minuti
    [day] un giorno per mossa
    [three-days] tre giorni per mossa
    [week] una settimana per mossa
   *[none] senza orologio
}
find-rated = classificata
find-taken = Occupato
find-play = Gioca subito con altri
find-lead = Si comincia subito; i bot tengono i posti finché arriva qualcuno.
find-invitations = Inviti
find-invited = { $player } ti invita a { $game }.
find-somebody = Qualcuno
find-decline = Non stavolta
find-mute = Non ascoltare più
find-muted = Non ascolti più { $player }: niente più inviti. Nelle impostazioni puoi ascoltare di nuovo tutti.
invite-nobody = Non hai ancora finito una partita con nessuno. Manda il link.
invite-send = Invita
invite-state = { $state ->
    [invited] Invito mandato
    [declined] Non stavolta
   *[seated] È qui
}
