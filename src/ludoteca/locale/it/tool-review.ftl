### Parole delle revisioni: uno sguardo indietro su una partita.

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
review-step = Passo { $step }

## Sulla pagina

review-making = Sto guardando il passo { $done } di { $total }…
review-again = Chiedi di nuovo
review-shares = { $seat }: { $share } %
review-lost = { $verdict }: perso il { $lost } % della vittoria
review-verdicts = Giudizi
review-from = dal { $lost } % della vittoria perso
review-show = Mostra che cosa era meglio
review-table = Tutte le probabilità in una tabella
review-line = Che cosa sarebbe seguito
review-try = Prova da qui
review-next-swing = { $count ->
    [one] Alla svolta
   *[other] Alla prossima di { $count } svolte
}
