### Le parole della riga di comando e dei tabelloni disegnati nel terminale.

## Che cosa è stato scritto male

bad-game-twice = Più pacchetti hanno un gioco «{ $game }»: { $packages }. Togline tutti tranne uno.
bad-game-import = Il gioco «{ $game }» non si può caricare, il suo pacchetto { $package } è guasto: { $fault }
bad-game-entry = Il pacchetto { $package } promette un gioco «{ $game }» e al suo posto ha altro.
bad-install = Qui non è installato nessun gioco. Installa di nuovo Ludoteca.
missing-extra =
    { $extra ->
        [server] Il tavolo nel browser
        [cuda] Una GPU
        [rl] Un ambiente di apprendimento o un file Parquet
        [openspiel] Il ponte verso OpenSpiel
        [cluster] Il lavoro su più macchine
        [train] L’apprendimento dalle partite
       *[other] Questo
    } richiede l’aggiunta «{ $extra }», che non è installata: pip install "ludoteca[{ $extra }]"
cli-bad-text = Al gioco mancano delle parole; deve rimediare chi l’ha fatto: { $fault }.
cli-no-file = Non c’è nessun file «{ $file }». Controlla il nome e la cartella.
cli-bad-file = Il file «{ $file }» non si può usare ({ $reason }).
cli-not-text = Un file indicato qui non è un testo in UTF-8.
cli-not-text-file = Il file «{ $file }» non è un testo in UTF-8.
cli-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore, come territory=picnic.
cli-seat = In questa partita non c’è il posto «{ $seat }». Scegli tra: { $allowed }.
cli-too-many-bots = Ci sono { $bots } bot per { $seats } posti. Togline qualcuno.
cli-load-alone = Una partita salvata ha già seme, posti e opzioni: non indicarli insieme a --load.
cli-other-game = «{ $file }» è una partita di un altro gioco: { $game }.
cli-device = Non esiste il dispositivo «{ $device }». Scegli cpu o cuda.
missing-gpu = Qui non si può usare nessuna GPU: ne serve una con CUDA, e l’aggiunta «cuda»: pip install "ludoteca[cuda]"
cli-no-board = «{ $board }» non è né un tabellone né un file. Tabelloni: { $allowed }.

## Mentre si compilano le regole

cli-preparing = Preparo le regole di { $game }, una volta sola: circa mezzo minuto…

## Tabelle

cli-game-column = Gioco
cli-seats-column = Posti
cli-seat-column = Posto
cli-options-column = Opzioni
cli-option-column = Opzione
cli-board-column = Tabellone
cli-option = { $option } = { $default } (tra { $choices })
cli-board-option = { $option } = { $default } (tra { $choices }, o un file)
cli-character = { $seat }: { $name }. { $about }
cli-character-line = { $name }: { $about }
cli-simulated = { $game }: giocatori casuali, seme { $seed }
cli-games = Partite
cli-moves = Mosse
cli-seconds = Secondi
cli-speed = Mosse al secondo
cli-mean-rounds = Round in media
cli-wins = Vittorie
cli-mean-score = Punteggio medio
cli-end-reason = Motivo della fine
cli-bench-moves-per-second = Mosse al secondo
cli-bench-threads = Thread
cli-bench-state-bytes = Byte per stato
cli-bench-one-thread-moves-per-second = Mosse al secondo, un thread

## Al tavolo

# $seat: come lo chiama il gioco, «Rosso»
cli-welcome = { $game }: giochi come { $seat }. Scrivi «help» per sapere che cosa puoi scrivere.
cli-commitment = Correttezza: tutto il caso di questa partita è fissato da un seme segreto il cui SHA-256 è { $commitment }.
cli-help =
    Un numero gioca la scelta con quel numero. Puoi anche scrivere una scelta in notazione, come «write c7».
      list         tutte le scelte, numerate
      board        ridisegna il tavolo
      hint         che cosa farebbe un bot
      undo         annulla la tua ultima scelta
      log          il racconto della partita fin qui
      record       la partita come testo
      save FILE    salva la partita; «ludoteca play GIOCO --load FILE» la continua
      quit         lascia il tavolo
cli-no-choice = Non c’è la scelta { $number }. Scegli da 1 a { $limit }.
cli-hint = { $choice } (vinci nel { $chance } % delle prove del bot)
cli-hint-exact = { $choice } (vinci nel { $chance } % dei casi, calcolato fino alla fine)
cli-undone = Annullato.
cli-left = Lasci il tavolo. La partita resta solo dove l’hai salvata.
cli-saved = Salvata in «{ $file }».
cli-save-where = Scrivi dove: save FILE
cli-proof =
    Il seme segreto era { $seed }.
    Il suo SHA-256, detto all’inizio: { $commitment }.
cli-offer-save = Scrivi il nome di un file per salvare la partita, o premi Invio per uscire.

## Rivedere

cli-replaying = { $game }, { $actions ->
    [one] { $actions } passo
   *[other] { $actions } passi
}
cli-press-enter = Premi Invio per continuare.
cli-not-over = Il testo finisce qui; la partita non è finita.

## Verificare

cli-verify-match = { $game }: { $actions ->
    [one] { $actions } passo segue
   *[other] { $actions } passi seguono
} le regole.
cli-verify-commitment = Commitment: { $commitment }.
cli-verify-checked = { $count ->
    [one] { $count } esito del caso è come dice
   *[other] { $count } esiti del caso sono come dice
} il seme.
cli-verify-contributed = { $count ->
    [one] { $count } posto ha aggiunto al seme un proprio numero.
   *[other] { $count } posti hanno aggiunto al seme un proprio numero.
}
cli-verify-withheld = { $count ->
    [one] { $count } posto non ha rivelato in tempo il suo numero.
   *[other] { $count } posti non hanno rivelato in tempo il loro numero.
}
cli-verify-scripted = { $count ->
    [one] { $count } esito è stato deciso
   *[other] { $count } esiti sono stati decisi
} da un copione e non si può verificare.
cli-verify-difference = Passo { $index }, riga { $line }: il testo dice «{ $recorded }», il seme dice «{ $expected }».
cli-verify-set-up = La partita è cominciata da una posizione impostata da qualcuno, che non prova nulla.
cli-verify-so-far = La partita non è stata giocata fino alla fine: vale fin qui.
cli-verify-promised = Promesso da { $seat }: { $promise }.
cli-verify-outcome = Il risultato scritto alla fine non è quello che danno le regole.
cli-verify-later = Il seme è ancora segreto: il caso si potrà verificare a partita finita.
cli-verify-fair = Corretta.
cli-verify-alone = Tutto segue dal seme, ma nessun giocatore ha aggiunto un numero: non si può sapere chi abbia scelto il seme.
cli-verify-unproved = Non dimostrato: qualcuno ha scelto alcuni esiti, o la posizione iniziale.
cli-verify-unfair = Non corretta.

## Tabelloni

cli-board-ok = { $file }: va bene, un tabellone di { $game } per l’opzione «{ $option }».
cli-drawn = Disegnato in «{ $file }».

## Marabunta sullo schermo

terminal-legend = { $sign ->
    [cupcake] cupcake
    [crate] cassa
    [crossed] barrato
   *[lit] lo puoi scegliere
}
terminal-round = Round { $number }
terminal-pool = { $pool ->
    [tile] La riserva con la tessera:
   *[rest] Il resto:
}
terminal-score = Punteggio
terminal-now = Punteggio ora
terminal-track = Tracciato punteggio
terminal-anthills = Formicai
terminal-cupcakes = Cupcake
terminal-powers = Poteri
terminal-boxes = Caselle cupcake barrate
terminal-ended = Ha innescato la fine
terminal-hint-split = Scrivi i dadi che vanno con la tessera, per lettera o per nome: «P B» mette rosa e blu con la tessera e tutti gli altri nell’altra riserva; «tile» lascia sola la tessera.
terminal-hint-hex = Scrivi il nome di un esagono segnato con *, come c7.

# ludoteca arena
cli-bot-fault = Un bot non ha scelto ({ $fault }); al suo posto è stata giocata una mossa semplice.
cli-arena-fault = { $bot } non ha scelto in { $times ->
    [one] { $times } decisione
   *[other] { $times } decisioni
} ({ $fault }); al suo posto è stata giocata una mossa semplice.
cli-arena-title = { $game }, { $seats } posti, { $games } partite, seme { $seed }
cli-arena-bot = giocatore
cli-arena-games = partite
cli-arena-wins = vittorie
cli-arena-rate = tasso di vittoria
cli-arena-interval = intervallo al 95 %
cli-arena-fair = quota equa
cli-arena-rating = forza
cli-arena-speed = { $seconds } s, { $speed } mosse al secondo, caso compreso
cli-arena-sprt = “{ $text }” non è un test. Scrivi elo=MIN,MAX o share=MIN,MAX, per esempio elo=0,50: il primo numero minore del secondo, e le quote tra 0 e 1.
cli-arena-errors = --alpha è { $alpha } e --beta è { $beta }. Entrambi devono essere sopra 0 e sotto 0.5.
cli-arena-verdict = { $found ->
    [better] { $bot } vince { $high } e non solo { $low }
    [not-better] { $bot } vince solo { $low } e non { $high }
   *[open] Non è ancora chiaro se { $bot } vinca { $low } o { $high }
}: il logaritmo del rapporto di verosimiglianza è { $ratio } (limiti { $least } e { $most }).
cli-arena-ladder = La classifica:

# ludoteca self-play
cli-self-play-bots = Indica un bot per tutti i posti o uno per ciascuno dei { $seats } posti; qui { $bots ->
    [one] ce n’è { $bots }
   *[other] ce ne sono { $bots }
}.
cli-self-play-done = { $played ->
    [one] { $played } partita giocata
   *[other] { $played } partite giocate
} in “{ $folder }” ({ $there } c’erano già).
cli-self-play-faults = I bot non hanno scelto in { $times ->
    [one] { $times } decisione
   *[other] { $times } decisioni
}; al loro posto sono state giocate mosse semplici. Le registrazioni dicono perché.
# ludoteca puzzles
bad-mine-folder = La cartella “{ $folder }” non è di una ricerca di problemi e non è vuota. Niente è stato cambiato.
bad-mine-other = La cartella “{ $folder }” contiene un’altra ricerca di problemi: { $what } lì è { $there } e qui { $wanted }. Niente è stato cambiato.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemi
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; in “{ $file }” ne sono finiti { $shelved }.
cli-puzzles-column = Problemi
cli-puzzles-difficulty = Difficoltà { $difficulty }
cli-puzzles-themes = Temi
cli-puzzles-checked = Reggono { $held } risposte su { $of }.
cli-puzzles-file = Il file “{ $file }” non contiene problemi di questo gioco e delle sue regole.

## Il server

serve-at = Ludoteca è a { $url } (fermala con Ctrl+C).
serve-host = Chi apre per primo { $url } è l’ospite di casa.
serve-play = Gioca a { $url } (ferma tutto con Ctrl+C).
serve-elsewhere = Un altro programma occupa la porta { $port }, quindi questo tavolo è a un indirizzo diverso dal solito: quello che il browser conserva per quello solito qui non c’è.
serve-play-already = Ludoteca è già in funzione: gioca a { $url }. Si ferma dove è stata avviata, con Ctrl+C.
serve-play-in-use = Un altro programma sta usando { $file } e non dice dov’è il suo tavolo. Fermalo e riprova.
serve-options = Queste opzioni valgono per una partita nel terminale: indica anche un gioco, oppure toglile.
serve-database = Un database di questo tipo non si può usare: { $database }. Dai il nome di un file, o l’indirizzo di un database PostgreSQL.
serve-workers = Più processi richiedono PostgreSQL: indicalo con --database.
serve-smtp = { $name } dev’essere un indirizzo come { $example }.
serve-mail-needs = Per mandare posta servono --sender, l’indirizzo da cui parte, e --origin, per i link che contiene.
serve-in-use = Un altro server sta usando { $file }. Fermalo, oppure dai a questo un file tutto suo con --database.
serve-in-use-at = Un altro server sta usando { $file }: è a { $url }. Fermalo, oppure dai a questo un file tutto suo con --database.
serve-port = Non si può usare la porta { $port } di { $host } ({ $reason }). Scegli un’altra porta con --port.
serve-set-form = Un’impostazione si scrive NOME=VALORE, non “{ $text }”.
serve-set-name = L’impostazione “{ $name }” non esiste. Scegli tra: { $allowed }.
serve-set-value = L’impostazione { $name } non può essere “{ $value }”.
