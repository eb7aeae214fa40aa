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
