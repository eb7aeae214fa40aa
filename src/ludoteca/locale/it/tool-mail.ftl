### Mosse per posta: vacanze e avvisi.

web-vacation = Vacanza
web-vacation-lead = Nelle partite con giorni per ogni mossa, i tuoi non passano mentre sei via.
web-vacation-left = { $days ->
    [one] Puoi prendere ancora un giorno in un anno.
   *[other] Puoi prendere ancora { $days } giorni in un anno.
}
web-vacation-from = Primo giorno
web-vacation-to = Ultimo giorno
web-vacation-take = Allora sono via
web-vacation-until = Sei via dal { $begins } al { $ends }.
web-vacation-end = Sono di nuovo qui
web-notices = Avvisi
web-notices-lead = Nelle partite con giorni per ogni mossa puoi avere un avviso quando tocca a te, anche se non sei qui. Non si manda niente se non lo chiedi.
web-notices-here = Avvisami in questo browser
web-notices-address = Il tuo indirizzo di posta
web-notices-mail = Avvisami per posta
web-notices-letter = Una lettera è in viaggio. Apri il link che contiene, e riceverai gli avvisi.
web-notices-browser = un browser ({ $service })
web-notices-unconfirmed = non ancora confermato
web-notices-stop = Basta
web-notices-stop-named = Basta: { $name }
web-notices-stopped = Lì non si manda più niente.
web-notices-kept = Salvato.
web-quiet = Ore di silenzio, senza avvisi
web-quiet-from = Dalle
web-quiet-until = Alle
web-needs-https = Questo browser lo può fare solo via HTTPS, o non lo può fare.
web-offline = Senza rete
web-offline-lead = Regole, prime partite e alcuni problemi si possono tenere qui per quando manca la rete. Un’app installata li tiene da sé.
web-offline-keep = Tienili qui
web-offline-forget = Dimenticali
web-offline-kept = È tutto qui.
web-offline-gone = Qui non si tiene più niente.
web-letter-confirm = Ti scriviamo quando tocca a te?
web-letter-confirm-yes = Sì, scrivetemi
web-letter-confirm-done = Riceverai gli avvisi.
web-letter-stop = Basta lettere?
web-letter-stop-yes = Ferma queste lettere
web-letter-stop-done = Non arriveranno altre lettere.
web-order = Passa a ogni offerta oltre
web-order-keep = Dillo
web-order-end = Chiedimelo di nuovo
web-order-told = Passi a ogni offerta oltre { $most }, senza che ti si chieda. Nessun altro lo sa.
