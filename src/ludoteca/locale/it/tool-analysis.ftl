### Il tavolo d’analisi.

analysis-title = Tavolo d’analisi
analysis-of = Analisi: { $game }
analysis-lead = Apri il testo di una partita, o un’analisi che qualcuno ha salvato. Va’ avanti e indietro, prova altre mosse per ogni posto, decidi che cosa porta la sorte, e guarda che cosa ne pensa il motore.
analysis-file = Partita o analisi
analysis-open = Analizza
analysis-anew = Dalla prima mossa
analysis-game = Gioco
analysis-seats = Posti
analysis-begin = Comincia
analysis-other = Un’altra analisi
analysis-gone = Questa non si può analizzare
analysis-bad-link = Questo link non è intero. Chiedilo di nuovo, o chiedi il file.
analysis-walk = Attraverso l’analisi
analysis-aside = Che cosa è stato provato invece
analysis-moves = Mosse
analysis-instead = Invece di questa
analysis-chance = Ora tocca al caso. Scegli che cosa fa, o lascialo decidere.
analysis-random = A caso
analysis-percent = { $percent } %
analysis-judge = Parere del motore
analysis-roll-on = Il caso decide da sé
analysis-thinking = { $count ->
    [0] Sta pensando…
   *[other] Continua a pensare. Tentativi guardati: { $count }.
}
analysis-thought = Tentativi guardati: { $count }.
analysis-note-here = Nota su questo momento
analysis-save = Salva in un file
analysis-share = Condividi con un link
analysis-share-lead = Tutta l’analisi è in questo link, con le note. Chi lo apre può continuare da lì.
analysis-too-long = Questa analisi è troppo lunga per un link. Salvala in un file e manda quello.
analysis-promote = Falla linea principale
analysis-remove = Togli da qui in poi
analysis-set-up = Imposta una posizione
analysis-change = Cambia questa posizione
