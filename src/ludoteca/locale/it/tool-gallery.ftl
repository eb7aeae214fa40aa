### I tabelloni.

gallery-title = I tabelloni
gallery-lead = Tutti i tabelloni sono disegnati da noi. Guardali da vicino, giocaci, oppure porta il tuo: un tabellone è un file di testo che puoi scrivere a mano.
gallery-drawing = { $board }, { $game }: disegno del tabellone
gallery-play = Gioca qui
gallery-large = Guardalo in grande
gallery-text = Il file
gallery-edit = Parti da questo
gallery-own = Un tabellone tuo
gallery-own-lead = Apri un file o scrivi qui. Il controllo indica la riga e che cosa era atteso.
gallery-file = File del tabellone
gallery-board-text = Testo del tabellone
gallery-check = Controlla e disegna
gallery-checking = Controllo…
gallery-good = Va bene: è un tabellone per { $game }. Prende il posto di: { $option }.
gallery-fault = Riga { $line }: { $fault }
gallery-show-line = Vai alla riga

board-not-text = Questo non è un file di testo in UTF-8. Salva il tabellone come testo semplice.
board-not-toml = Questa riga non è TOML. Controlla le virgolette, le parentesi e le virgole qui e più sopra.
board-toml-quotes = Un testo va tra virgolette diritte, così: "{ $text }". Un numero non ha lettere.
board-toml-empty = Dopo «=» manca un valore, come in name = "picnic".
board-toml-line = Qui ci vogliono una chiave, «=» e un valore, come in name = "picnic". Se questa riga fa parte di un testo, controlla le virgolette più sopra.
board-toml-unclosed = Le virgolette di questo testo non sono chiuse. Un testo di più righe ne ha tre all’inizio e tre alla fine.
board-toml-twice = La chiave «{ $key }» c’è già alla riga { $before }. Tieni solo una delle due.
