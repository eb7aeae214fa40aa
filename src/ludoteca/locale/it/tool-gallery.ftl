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
