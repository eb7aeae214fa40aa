### Rivedere una partita.

replay-title = Rivedi una partita
replay-lead = Apri la registrazione di una partita: un file di testo che si salva dalla pagina del risultato. Viene rigiocata secondo le regole, e ogni esito della sorte è verificato.
replay-file = File della registrazione
replay-paste = … oppure incolla qui il testo
replay-open = Guarda
replay-other = Un’altra registrazione
replay-fetching = Carico la partita…
replay-gone = Questa partita non si può rivedere
replay-controls = Comandi
replay-position = Passo { $number } di { $count }
replay-jump = Vai a un passo
replay-play = Avvia
replay-pause = Ferma
replay-next-move = Prossima decisione
replay-to-end = Alla fine
replay-speed = Velocità
replay-since = { $player } gioca dal passo { $step }; prima un bot teneva il posto.
replay-begin = Prima del primo passo.
replay-hidden = Qualcosa che gli altri non possono vedere.

replay-check = Verifica la sorte
replay-checking = Verifico…
replay-rules-kept = Ogni passo segue le regole.
replay-checked = { $count ->
    [one] Un esito della sorte è quello dato dal seme.
   *[other] { $count } esiti della sorte sono quelli dati dal seme.
}
replay-contributed = { $count ->
    [one] Un posto ha aggiunto al seme un proprio numero.
   *[other] { $count } posti hanno aggiunto al seme un proprio numero.
}
replay-no-seed = La registrazione non rivela il seme, quindi la sorte non si può ancora verificare.
replay-outcome-differs = Il risultato scritto nella registrazione non è quello giocato.
review-gone = Di questa partita non c’è una revisione
review-open = Revisione
review-chances = Mostra le probabilità di vittoria
