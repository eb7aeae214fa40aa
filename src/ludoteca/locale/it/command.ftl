### La riga di comando: che cosa si può scrivere invece di cliccare, e che cosa risponde.

command-open = Comandi
command-title = Scrivi comandi
command-label = Comando
command-lead = Una mossa o «aiuto»
command-answers = Risposte
# Che cosa si può scrivere, più parole separate da virgole
command-word-help = aiuto, help, ?
command-word-choices = mosse, scelte
command-word-last = ultimo, ultima
command-word-board = tabellone
command-word-score = punti, punteggio
command-word-where = dove, dov’è
command-word-undo = annulla
command-word-hint = consiglio
command-word-next = avanti
command-word-back = indietro
command-word-first = inizio
command-word-end = fine
command-help = Scrivi una mossa o il suo inizio, come è nell’elenco, e viene fatta. Oppure scrivi una di queste parole:
command-about = { $word }: { $about }
command-about-help = questo elenco
command-about-choices = tutto ciò che puoi fare adesso
command-about-last = che cosa è successo per ultimo
command-about-board = tutto il tabellone a parole
command-about-score = come stanno tutti
command-about-where = dov’è qualcosa, con il nome dopo; anche il nome da solo ne parla
command-about-undo = annulla la tua ultima scelta
command-about-hint = che cosa farebbe un bot forte
command-about-next = un passo avanti
command-about-back = un passo indietro
command-about-first = all’inizio
command-about-end = alla fine
command-fitting = { $count ->
    [one] Una mossa. Scrivi il suo numero per farla.
   *[other] { $count } mosse. Scrivi un numero per farne una.
}
command-option = { $number }: { $choice }
command-chosen = Scelto: { $choice }
command-shown = Mostrato: { $choice }. Lo stesso ancora una volta lo gioca.
command-nothing = Adesso non hai niente da scegliere.
command-late = La partita intanto è andata avanti. Chiedi di nuovo le mosse.
command-unknown = Qui niente si chiama «{ $typed }». Scrivi «{ $help }» per sapere che cosa puoi scrivere.
keys-title = Tasti
keys-list = questo elenco
keys-undo = annulla
keys-hint = chiedi un consiglio
keys-log = la riga seguente del diario, a partire dal tuo ultimo turno
keys-confirm = rispondi sì a ciò che viene chiesto
keys-commands = scrivi comandi
keys-board = Sul tabellone le frecce vanno da un posto all’altro e Invio sceglie.
keys-ear = Non serve vedere: ogni mossa viene letta, «{ $text }» dice che cosa è disegnato, e con «{ $commands }» scelte e domande si scrivono a parole, a cominciare da «{ $help }».
