# Le pagine sulle persone: profilo, classifiche, progressi; passkey; andarsene per sempre.
people-somebody = Qualcuno
people-since = Qui dal { $since }
people-matches = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
people-streak = Vinte di fila: { $now } ora, { $best } al massimo
people-ratings = Punteggi
people-no-ratings = Ancora nessuna partita classificata. Spunta “Classificata” quando apri un tavolo: ne basta una contro un bot per avere un punteggio.
people-game-seats = { $game }, { $seats } posti
people-ladder = Classifica
people-ladders = Classifiche
people-ladder-lead = Chi ha giocato { $least } partite classificate e ha un profilo pubblico, secondo il punteggio che quasi certamente ha.
people-ladder-empty = Ancora nessuno. Il primo gradino è libero.
people-ladder-bots = I bot, come misurati nell’arena
people-ladder-join = Come ti vedono gli altri, e se sei in classifica
people-results = Risultati
people-latest = Ultime partite
people-all-matches = Le tue partite
people-no-matches = Nessuna partita è ancora finita.
people-column = { $column ->
    [game] Gioco
    [rivals] Contro
    [played] Giocate
    [won] Vinte
    [share] Quota
    [left] Abbandonate
    [match] Partita
    [kind] Tipo di decisione
    [decisions] Decisioni
    [faults] Errori
    [opening] Prima decisione
   *[each] Persa ogni volta
}
people-rivals = { $rivals ->
    [people] Persone
   *[mixed] Avversari diversi
}
people-against = contro
people-left = Abbandonata
people-rival-left = { $player } (ha abbandonato)
people-no-result = Senza risultato
people-rank = Posto { $rank } su { $seats }
people-score = Punti: { $score }
people-more = Mostra altre
people-won = vinta
people-not-won = non vinta
people-seen = Che cosa vedono gli altri
people-public = Gli altri possono vedere il mio profilo: nome, ritratto, punteggi, risultati e ultime partite
people-your-address = Il tuo profilo, come lo vedono gli altri
people-face = Scegli il tuo ritratto
people-face-part = { $part ->
    [ground] Sfondo
    [colour] Colore
    [figure] Figura
   *[extra] Aggiunta
}
people-face-choice = { $part ->
    [ground] Sfondo
    [colour] Colore
    [figure] Figura
   *[extra] Aggiunta
} { $number }
people-kept = Salvato.
people-settings = Impostazioni, dispositivi e passkey
people-house = La pagina di chi ospita
people-play = Come giochi
people-play-lead = Dalle revisioni delle tue partite. Non lo vede nessun altro.
people-no-reviews = Nessuna delle tue partite è stata ancora rivista. Aprine una e scegli la revisione: da allora conta qui.
people-summary = { $count ->
    [one] In 1 partita rivista una decisione ha ceduto in media { $lost } della vittoria, e il caso ti ha dato { $luck }.
   *[other] In { $count } partite riviste una decisione ha ceduto in media { $lost } della vittoria, e il caso ti ha dato { $luck } a partita.
}
people-lost = Possibilità di vincere ceduta da una decisione, partita per partita
people-lost-column = Ceduta
people-luck = Fortuna ricevuta, partita per partita
people-luck-column = Fortuna
people-as-table = Come tabella
people-kinds = Dove sono i tuoi errori
people-openings = Come cominci
people-began = Decidendo per primo: { $firstWon } vinte su { $first }. Decidendo dopo: { $laterWon } vinte su { $later }.
people-kind = { $kind ->
    [marabunta-split] Dividere i dadi
    [marabunta-take] Prendere una riserva
    [marabunta-apply] Scegliere che cosa applicare
    [marabunta-ignore] Ignorare qualcosa
    [marabunta-again] Usare di nuovo qualcosa
    [marabunta-write] Scrivere un numero
    [marabunta-cross] Barrare un esagono
    [marabunta-circle] Riempire un cerchio
    [marabunta-crate] Barrare una cassa
    [marabunta-pick] Scegliere un esagono
    [marabunta-decline] Rinunciare
    [minicity-play] Giocare una carta
    [minicity-go] Andare in un magazzino
    [minicity-unload] Scaricare
    [minicity-stock] Riempire la parte piccola
    [minicity-done] Finire il turno
    [marracash-auction] Mettere all’asta un negozio
    [marracash-bid] Offrire
    [marracash-pass] Passare
    [marracash-move] Muovere un gruppo
    [marracash-bring] Portare in città visitatori
   *[other] { $word }
}
people-take = Porta tutto con te
people-take-lead = Tutto ciò che è conservato su di te, e il testo di ogni partita che hai finito.
people-take-data = Dati (JSON)
people-take-records = Partite (zip)
people-passkeys-lead = Una passkey conserva il tuo nome senza codice: il telefono, il computer o la chiave di sicurezza ti riconoscono, qui e sugli altri tuoi dispositivi.
people-passkey-add = Aggiungi una passkey
people-passkey-sign-in = Entra con una passkey
people-passkey-added = La passkey c’è. D’ora in poi ti riporta qui.
people-passkey-named = Passkey di { $device }
people-passkey-unknown = Una passkey
people-passkey-used = Aggiunta { $added }, usata l’ultima volta { $used }
people-passkey-new = Aggiunta { $added }, non ancora usata
people-passkey-remove = Togli
people-passkey-remove-named = Togli: { $passkey }
people-passkey-removed = Qui la passkey non apre più niente. Cancellala anche sul tuo dispositivo.
people-passkey-none = Su questa pagina il browser non ha passkey: serve HTTPS, o «localhost» nell’indirizzo, e un nome invece di numeri.
people-passkey-stopped = Non è successo niente: il dispositivo non è stato interpellato, o ha detto di no.
people-passkey-there = Questo dispositivo ha già una tua passkey.
people-delete-lead = Se ne va tutto ciò che è tuo: nome, ritratto, punteggi, progressi, dispositivi e le partite che hai giocato da solo. Le partite con altri restano, senza il tuo nome. In quelle ancora in corso continua un bot. Niente può riportarlo indietro.
people-delete = Cancellami
people-delete-sure = Cancellare tutto per sempre?
people-delete-yes = Sì, cancellami
people-delete-no = No, resto
people-passkeys = Le tue passkey
people-passkey-entered = Ben tornato. Ora le tue partite sono qui.
