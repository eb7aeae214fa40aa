### Parole delle analisi: uno sguardo indietro su una partita.

review-still-running = Questa partita non è finita. Si potrà rivedere quando sarà terminata.

## Svolte

# $played, $better: scelte come le elenca il gioco; le cifre sono centesimi della vittoria
review-gave-away = { $seat }: “{ $played }” è stata { $verdict ->
    [blunder] un grave errore
    [mistake] un errore
   *[other] un’imprecisione
}. È costata il { $lost } % della vittoria; restava una probabilità del { $chance } %.
review-better = Meglio era “{ $better }”:
review-luck = { $sign ->
    [good] Una fortuna per { $seat }: { $size } % più del previsto.
   *[other] Una sfortuna per { $seat }: { $size } % meno del previsto.
}

## Il resoconto

review-title = { $game }: la partita rivista
review-lead = Le probabilità di vincere in ogni momento, ogni decisione giudicata, la fortuna separata dall’abilità. Ricerca: { $iterations } iterazioni per posizione.
review-verdict = { $verdict ->
    [best] ottima
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
review-part = { $part ->
    [balance] Fortuna e abilità
    [curve] Probabilità di vincere
    [turning] Svolte
    [decisions] Che cosa si poteva fare meglio
   *[making] Come è stato fatto
}
review-note = { $part ->
    [balance] La fortuna è ciò che il caso ha dato oltre il previsto. L’abilità è ciò che le proprie decisioni hanno regalato. Entrambe in centesimi della vittoria.
    [curve] Come le vede chi conosce tutte le mani.
    [turning] I cambiamenti più grandi della partita.
    [decisions] Ogni decisione è giudicata da ciò che il suo posto poteva sapere. Imprecisione: dal { $inaccuracy } % perso; errore: dal { $mistake } %; errore grave: dal { $blunder } %.
   *[making] Questo comando rifà lo stesso resoconto, identico al byte.
}
review-head = { $head ->
    [seat] Posto
    [luck] Fortuna
    [skill] Abilità
    [step] Passo
    [verdict] Giudizio
    [played] Giocato
    [better] Meglio
   *[lost] Perso
}
review-balance = fortuna { $luck }, abilità { $skill }
review-no-turning = Niente ha ribaltato questa partita: nessun singolo passo ha spostato molto le probabilità.
review-no-faults = Nessuno avrebbe potuto fare chiaramente meglio.
review-told = Dal passo 0 al { $steps }. Alla fine: { $ends }.
review-step = Passo { $step }
review-written = L’analisi è in “{ $file }”.

## Sulla pagina

review-open = Analisi
review-making = Sto guardando il passo { $done } di { $total }…
review-again = Chiedi di nuovo
review-shares = { $seat }: { $share } %
review-lost = { $verdict }: perso il { $lost } % della vittoria
review-show = Mostra che cosa era meglio
review-table = Tutte le probabilità in una tabella
review-line = Che cosa sarebbe seguito
review-try = Prova da qui
