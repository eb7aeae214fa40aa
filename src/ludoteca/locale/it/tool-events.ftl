### Serate al club: pagine per creare, raggiungere, condurre e mostrare un evento.

events-mine = I miei eventi
events-make = Crea un evento
events-title = Nome dell’evento
events-game = Gioco
events-format = Tipo di evento
events-format-name = { $format ->
    [swiss] Svizzero
    [round-robin] Tutti contro tutti
    [knock-out] Eliminazione diretta
   *[tables] Tavoli da tre e da quattro
}
events-format-about = { $format ->
    [swiss] Si incontra chi ha circa gli stessi punti, e nessuno incontra due volte lo stesso avversario se non è inevitabile. Se il numero è dispari uno riposa, e vale come una vittoria; nessuno riposa due volte prima di tutti gli altri.
    [round-robin] A ogni turno tutti hanno un avversario diverso, finché tutti si sono incontrati.
    [knock-out] Chi perde è fuori; la patta va a chi sedeva per secondo. Se il numero non torna riposano i primi estratti, e dopo l’inizio non entra più nessuno.
   *[tables] Tutti incontrano tutti nel modo più uniforme possibile. Chi vince un tavolo ha 1 punto, l’ultimo nessuno, gli altri parti uguali; chi resta senza tavolo ha mezzo punto.
}
events-rounds = Turni
events-rounds-usual = Quanti di solito
events-minutes = Tempo per un turno
events-minutes-of = { $minutes ->
    [0] Quanto ci vuole
    [one] { $minutes } minuto, poi finiscono i bot
   *[other] { $minutes } minuti, poi finiscono i bot
}
events-rated = Classificato: le partite contano per i punteggi. I turni non hanno limite di tempo; orologi e abbandoni contano.
events-is-rated = Classificato
events-pause = Pausa tra i turni
events-pause-of = { $minutes ->
    [0] Nessuna
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
events-status = { $status ->
    [open] Si aspettano i giocatori
    [running] In corso
   *[over] Finito
}
events-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
events-who = Chi partecipa
events-join = Partecipa
events-join-late = Giochi dal prossimo turno.
events-join-here = Partecipa
events-leave = Non partecipare più
events-wait-start = Partecipi come { $player }. Resta su questa pagina: ti porta al tuo tavolo.
events-in = Partecipi come { $player }.
events-your-table = Giochi al tavolo { $number }.
events-go = Al mio tavolo
events-table = Tavolo { $number }
events-tables = Tavoli
events-table-state = { $state ->
    [waiting] Si prepara
    [running] In corso
    [ended] Interrotto
   *[over] Finito
}
events-play = Gioca
events-watch = Guarda il tavolo { $number }
events-byes = { $count ->
    [one] { $players } riposa in questo turno.
   *[other] { $players } riposano in questo turno.
}
events-round = Turno { $number } di { $rounds }
events-next-in = Il prossimo turno comincia tra { $time }.
events-next-round = al prossimo turno
events-time-left = Restano { $time } in questo turno.
events-standings = Classifica
events-ties = { $format ->
    [knock-out] In base ai turni superati.
   *[other] A parità decidono il Buchholz (i punti degli avversari), poi il Sonneborn-Berger (i punti di chi si è battuto, metà di chi si è pattato), poi i tavoli vinti.
}
events-place = Posto
events-player = Giocatore
events-points = Punti
events-wins = Vinti
events-gone = via
events-results = Risultati per un foglio di calcolo
events-earlier = Turni precedenti
events-invite = Invita
events-invite-lead = Chi apre questo link o inquadra questo codice può partecipare e guardare.
events-link = Link all’evento
events-organise = Organizzi tu questo evento
events-start = { $count ->
    [one] Comincia con { $count } giocatore
   *[other] Comincia con { $count } giocatori
}
events-next-now = Comincia subito il prossimo turno
events-wall = Pagina per il proiettore
events-end = Chiudi l’evento
events-end-sure = Non si abbina nessun altro turno. I tavoli in corso possono continuare, ma non contano più.
events-bots = Bot per fare numero
events-how-many = Quanti
events-add-bots = Aggiungi
events-take-out = Togli qualcuno
events-take-out-one = Togli
events-take-out-whom = Togli { $player }
events-take-out-sure = Non sarà più abbinato. Quello che ha giocato vale. Può tornare con il link.
