### Problemi: una posizione, una scelta migliore.

web-puzzles-today-solved = Problema del giorno: risolto
web-puzzles-today-missed = Problema del giorno: rivedi la risposta
web-puzzles-next = Risolvi al tuo livello
web-puzzles-another = Prossimo problema
web-puzzles-all = Tutti i problemi
web-puzzles-about = Su una cosa sola:
web-puzzles-count = { $puzzles } problemi
web-puzzles-stand = Il tuo punteggio { $rating }, { $solved } su { $tried } risolti al primo tentativo
web-puzzles-new = Nessuno ancora provato
web-puzzles-title = Problema: { $game }
web-puzzles-ask = Sei { $seat }. Qual è la scelta migliore?
web-puzzles-difficulty = Difficoltà { $difficulty } su 5
web-puzzles-rating = vale { $rating }
web-puzzles-again = L’hai già provato: non conta più.
web-puzzles-checking = Controllo…
web-puzzles-right = Giusto!
web-puzzles-wrong = Non è la migliore
web-puzzles-change = Il tuo punteggio: { $before } → { $after }
web-puzzles-chances = Quanto vale ogni scelta
web-puzzles-chance = { $chance } % di vincere
web-puzzles-best = migliore
web-puzzles-yours = tua
web-puzzles-obvious = a prima vista
web-puzzles-line = Che cosa segue
web-puzzles-step = Passo { $number } di { $count }
web-puzzles-back = Un passo indietro
web-puzzles-on = Un passo avanti
web-puzzles-question = La domanda
web-puzzles-theme =
    { $theme ->
        [split] La divisione migliore
        [apply] Che cosa applicare prima
        [write] Dove scrivere
        [cross] Che cosa barrare
        [circle] Quale foglia
        [crate] Quale cassa
        [again] Che cosa usare di nuovo
        [stock] Che cosa mettere nella parte piccola
        [play] Quale carta e dove
        [go] Dove andare
        [unload] Quanto scaricare
        [buy] Quale amico
        [spread] Dove suddividere
        [swap] Che cosa scambiare
        [exchange] Che cosa cambiare
        [move] Quale gruppo si muove
        [auction] Quale negozio all’asta
        [bid] L’offerta migliore
        [sell] Che cosa vendere
        [bring] Chi far entrare
        [win] Vinci subito
        [deny] Togli agli altri
       *[other] Altro
    }
