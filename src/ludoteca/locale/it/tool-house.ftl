### Buone maniere al tavolo, e la pagina di chi ospita.

manners-title = Su chi l’ha scritto
manners-company = Silenziare o segnalare qualcuno
manners-mute-lead = Non vedi più niente di quello che scrive, né qui né altrove, e nessun suo invito.
manners-mute = Non ascoltare più
manners-mute-done = Non ascolti più
manners-report-lead = Che cosa deve sapere chi ospita questa casa?
manners-report = Dillo a chi ospita
manners-reported = Chi ospita lo vedrà, con le ultime righe di questa persona.
manners-muted = Non ascolti: { $players }
manners-hear-all = Ascolta di nuovo tutti

house-title = La pagina di chi ospita
house-how = All’avvio il server stampa un indirizzo. Chi lo apre per primo è l’ospite di casa.
house-counts = { $people ->
    [one] Qui si conosce { $people } persona
   *[other] Qui si conoscono { $people } persone
}, { $guests } da ieri. Partite in corso: { $matches }, tavoli in attesa: { $tables }.
house-disk = Il database occupa { $megabytes } MB.
house-reports = Segnalazioni
house-look = Guarda la partita
house-done = Sistemata
house-done-done = La segnalazione è sistemata.
house-announcement = Annuncio
house-announcement-lead = In cima a ogni pagina; lascialo vuoto per toglierlo.
house-tell = Dillo a tutti
house-told = Entro un minuto lo vedono tutti.
house-untold = Non c’è più nessun annuncio.
house-people = Persone
house-search = Cerca un nome
house-nameless = Visitatore { $id }
house-here = è qui adesso
house-host = ospita
house-banned = fuori: { $reason }
house-ban = Escludi
house-ban-sure = Viene disconnessa subito ovunque e non può tornare; dal suo indirizzo non entrano nuovi visitatori finché il server non riparte.
house-ban-why = Perché
house-ban-done = { $player } è fuori.
house-pardon = Riammetti
house-pardoned = { $player } può rientrare.
house-matches = Partite in corso
house-bots = Bot che devono muovere: { $thinking }; in attesa di pensare: { $waiting }, al massimo { $seconds } s, in { $processes ->
    [one] un solo processo
   *[other] { $processes } processi
}.
house-with-bots = { $count } bot al tavolo
house-thinking = un bot pensa
house-end = Chiudi la partita
house-end-sure = La partita si interrompe senza risultato.
house-end-done = La partita è chiusa.
house-waiting = Tavoli in attesa
house-close = Chiudi il tavolo
house-close-sure = Chi vi siede ne cerca un altro.
house-close-done = Il tavolo è chiuso.
house-events = Eventi
house-event-end = Termina l’evento
house-event-end-sure = Niente altri turni; ciò che si sta giocando non conta più.
house-event-end-done = L’evento è terminato.
house-limits = Limiti
house-limits-lead = Valgono subito e restano finché non li cambi. La documentazione per chi gestisce un server ne dice di più.
house-change = Cambia
house-changed = Cambiati.
house-limit-started = all’avvio: { $value }
house-limit = { $limit ->
    [rate] Quanto spesso si può chiedere qualcosa; 2 è il doppio
    [tables_per_person] Tavoli aperti da una sola persona
    [events_per_person] Eventi che una persona organizza insieme
    [event_players] Giocatori in un evento
    [sockets_per_person] Finestre aperte da una sola persona
    [sockets_per_address] Finestre aperte da un solo indirizzo; per un circolo fai spazio qui
   *[chat_lines] Righe conservate della chat di una partita
}
house-fixed = Limiti fissati all’avvio
house-export = Esporta tutto
house-export-lead = Persone, partite con i risultati ed eventi, una riga JSON ciascuno; senza segreti.
