### What only the report of the command says.

review-title = { $game }: la partita rivista
review-lead = Le probabilità di vincere in ogni momento, ogni decisione giudicata, la fortuna separata dall’abilità. Ricerca: { $iterations } iterazioni per posizione.
review-note = { $part ->
    [balance] La fortuna è ciò che il caso ha dato oltre il previsto. L’abilità è ciò che le proprie decisioni hanno regalato. Entrambe in centesimi della vittoria.
    [curve] Come le vede chi conosce tutte le mani.
    [turning] I cambiamenti più grandi della partita.
    [decisions] Ogni decisione è giudicata da ciò che il suo posto poteva sapere. Imprecisione: dal { $inaccuracy } % perso; errore: dal { $mistake } %; errore grave: dal { $blunder } %.
   *[making] Questo comando rifà lo stesso resoconto, identico al byte.
}
review-told = Dal passo 0 al { $steps }. Alla fine: { $ends }.
review-written = La revisione è in “{ $file }”.
