### Parole comuni a tutti i giochi. Si dà del tu.

# Al maschile, come «un esagono giallo»; chi ha bisogno del femminile lo sceglie
# da sé: { $region -> [grigio] grigia [giallo] gialla *[other] … }.
region = { $region ->
    [pink] rosa
    [blue] blu
    [orange] arancione
    [green] verde
    [grey] grigio
    [yellow] giallo
   *[other] { $region }
}

match-over = La partita è finita.

## Che cosa non si può giocare

refused-unknown = In questo gioco non esiste l’azione «{ $action }». Controlla come è scritta.
refused-kind = { $action } non è un’azione: gioca il suo numero, il suo testo o una delle azioni permesse.
refused-number = Non esiste un’azione con il numero { $number }. I numeri vanno da 0 a { $limit }.
refused-over = La partita è finita: non si può giocare altro.
refused-undo = Non c’è nulla da annullare: si può tornare solo sulle scelte fatte dopo l’ultimo sorteggio o tiro di dadi.

## Che cosa non si può preparare

bad-game = Non esiste il gioco «{ $game }». Scegli tra: { $allowed }.
bad-seats = Non si può giocare a «{ $game }» con questo numero di posti: { $seats }. Possibili: { $allowed }.
bad-option = «{ $game }» non ha l’opzione «{ $option }». Scegli tra: { $allowed }.
bad-seed = Un seme è una riga di testo senza spazi all’inizio o alla fine.
bad-value = L’opzione «{ $option }» non può valere «{ $value }». Scegli tra: { $allowed }.
bad-board-value = Per l’opzione «{ $option }», «{ $value }» non è né un tabellone del gioco né un file. Scegli tra: { $allowed }; oppure indica il percorso di un file.

## Che cosa non va in un testo qualsiasi

text-not-unicode = Qui c’è mezzo carattere, che nessun testo può contenere. Salva il testo in UTF-8.
text-long = Questo testo è troppo lungo. Byte al massimo: { $limit }.
text-line-long = Questa riga è troppo lunga. Caratteri al massimo: { $limit }.

## Che cosa non va nel testo di una partita

record-title = Questo non è il testo di una partita: la prima riga deve essere «{ $title }» o «{ $other }».
record-analysis = Questa è un’analisi, non una partita. Aprila in { $page } o con «{ $command }».
record-line = La riga { $line } non fa parte né dell’intestazione né delle azioni: «{ $text }». Correggila o toglila.
record-again = La riga { $line } indica «{ $what }» una seconda volta, e solo una delle due può essere vera. Usa il testo così com’è stato salvato.
record-rules = Questa partita segue la versione { $rules } delle regole di «{ $game }», ma questo programma usa la versione { $have }. Aprila con un programma che abbia la stessa versione.
record-commitment = Manca la riga «commitment»: nessuno potrebbe controllare il caso. Usa il testo così com’è stato salvato.
record-seed = Questo seme non corrisponde alla riga «commitment» della partita. Controlla che sia proprio il seme di questa partita.
record-entropy-seats = Questa partita deve avere una riga «entropy» per ogni posto, in quest’ordine: { $seats }. Usa il testo così com’è stato salvato.
record-entropy = Riga { $line }: «{ $seat }» non può avere aggiunto questo al caso. Il valore deve avere lo SHA-256 che lo precede.
record-redacted = La riga { $line } nasconde un’azione, quindi la partita non si può ripercorrere. Usa il testo completo.
record-actor = Riga { $line }: non è il turno di «{ $actor }». Controlla se una riga manca o è sbagliata.
record-action = La riga { $line } va contro le regole. { $reason }
record-cut = Il testo riporta il risultato, ma la partita non arriva alla fine. Controlla se mancano delle righe.
record-breaks-off = Il testo si interrompe alla riga { $line }: manca la fine della partita. Usa il testo intero, così com’è stato salvato.
record-ends-early = Il testo finisce dopo la riga { $line }, nel mezzo della partita: manca la fine della partita. Usa il testo intero, così com’è stato salvato.
record-without-seed = Questa partita si può solo guardare. Per continuarla serve il suo seme segreto.
record-too-large = Riga { $line }: { $reason }
record-steps = Dalla riga { $line } in poi ci sono più azioni di quante ne possa avere una partita di questo gioco. Al massimo: { $limit }.
analysis-large = Un’analisi ha al massimo { $limit } momenti. Salva questa e comincia un’altra.
analysis-note = Questa nota non può essere conservata. { $reason }
analysis-unclosed = Il testo finisce alla riga { $line }, dentro una parentesi. Chiudila, o usa il testo com’era stato salvato.
analysis-order = Un albero deve elencare ogni momento dopo quello che lo precede. Ricarica la pagina: può essere più vecchia del server.
analysis-no-decision = Qui nessuno deve decidere niente.

## Che cosa non va nel file di un tabellone

board-fault = { $file }, riga { $line }: { $fault }
board-key-missing = Manca la chiave «{ $key }». Aggiungila.
board-key-kind = Il valore di «{ $key }» deve essere { $kind ->
    [str] un testo tra virgolette
    [list] un elenco tra parentesi quadre
   *[other] del tipo { $kind }
}.
board-key-unknown = La chiave «{ $key }» qui non ha significato. Chiavi possibili: { $allowed }.
board-kind-unknown = Non esiste il tipo di tabellone «{ $kind }». Tipi possibili: { $allowed }.
board-other-kind = Qui serve un tabellone di un altro tipo: «{ $kind }».
board-name = Il nome di un tabellone è una sola riga senza segni speciali. Caratteri al massimo: { $limit }.
board-nesting = Qui ci sono troppi elenchi e tabelle uno dentro l’altro. Al massimo: { $limit }.
board-key-parts = Questa chiave ha troppe parti unite da punti. Al massimo: { $limit }.
board-key-long = Questa chiave è troppo lunga. Caratteri al massimo: { $limit }.
board-number-long = Questo numero è troppo lungo. Caratteri al massimo: { $limit }.
board-entries = In questo file ci sono troppi valori. Al massimo: { $limit }.

# Bot
bad-bot = Non c’è un bot «{ $bot }». Scegli tra: { $allowed }.
bad-search = «{ $text }» non è un’impostazione della ricerca. Scrivi NOME=NUMERO con uno di: { $allowed }.
bad-self-play-folder = La cartella “{ $folder }” non è di partite dei bot e non è vuota. Niente è stato cambiato.
bad-self-play-other = La cartella “{ $folder }” contiene altre partite dei bot: { $what } lì è { $there } e qui { $wanted }. Niente è stato cambiato.
bad-ladder = “{ $file }” non è una classifica ed è rimasto com’era: { $reason }.
ladder-names = Due bot hanno lo stesso nome. In una classifica ognuno ha bisogno di un nome suo.
arena-bots = Per un’arena servono almeno due bot.
sequential-bots = Il test sequenziale confronta due bot, il primo con il secondo. Qui { $bots ->
    [one] ce n’è { $bots }
   *[other] ce ne sono { $bots }
}.
cluster-unreachable = Nessun cluster risponde a “{ $address }”. Scrivi HOST:PORT del suo nodo principale, oppure auto su una delle sue macchine.
cluster-version = Una macchina del cluster ha Ludoteca { $there }, questa { $here }. A tutte serve la stessa versione.
