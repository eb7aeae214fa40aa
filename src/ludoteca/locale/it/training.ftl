### Parole di `ludoteca train`: il rapporto, la scheda di una rete e ciò che sta facendo.

bad-training-folder = La cartella “{ $folder }” non è di un addestramento e non è vuota. Niente è stato cambiato.
bad-training-other = La cartella “{ $folder }” contiene un altro addestramento: { $what } lì è { $there } e qui { $wanted }. Niente è stato cambiato.

training-stage = Generazione { $number }: { $stage ->
    [searched] partite con ricerca
    [drills] partite a prima vista
    [fit] adattamento della rete
    [trial] prova contro il miglior giocatore finora
   *[strength] forza contro avversari fissi
}
training-done = { $better ->
    [0] Nessuna rete era migliore di ciò che si sapeva già.
   *[other] La rete migliore è in “{ $folder }”.
} Il rapporto è in “{ $report }”.

training-title = { $game }: una rete che impara giocando
training-lead = { $generations ->
    [one] { $generations } generazione di partite è stata giocata e imparata.
   *[other] { $generations } generazioni di partite sono state giocate e imparate.
} { $better ->
    [0] Nessuna rete ha vinto la prova: resta il giocatore di prima.
    [one] Una rete ha vinto la prova contro il miglior giocatore precedente.
   *[other] { $better } reti hanno vinto la prova contro il miglior giocatore precedente.
}
training-part = { $part ->
    [strength] Forza
    [losses] Che cosa è ancora sbagliato
   *[calibration] Detto e vinto
}
training-note = { $part ->
    [strength] Quota di partite vinte al tavolo abituale, con intervalli al 95 %. La prima riga è la prova sequenziale, che decide se la rete resta.
    [losses] Entropie incrociate, epoca per epoca: meno è meglio. Se le posizioni tenute da parte peggiorano sempre più, la rete impara a memoria.
   *[calibration] Posizioni di partite non usate per imparare, secondo la probabilità di vincere che era stata detta: quante sono state vinte? Sulla diagonale le due coincidono.
}
training-generation = Generazione { $number }
training-verdict = { $better ->
    [yes] Ha vinto la prova: ora è la rete migliore.
   *[no] Non ha vinto la prova: resta il giocatore di prima.
}
training-opponent = { $opponent ->
    [before] contro la miglior rete di prima
    [beginner] contro il livello “beginner”
   *[other] contro “{ $opponent }”
}
training-by-hand = contro la conoscenza a mano, { $settings }
training-loss = { $loss ->
    [shares] probabilità di vincere
   *[choices] scelte
}
training-series = { $series ->
    [learn] posizioni da cui si impara
    [check] posizioni tenute da parte
    [learned] rete
    [fair] quota equa
   *[hand] conoscenza scritta a mano
}
training-head = { $head ->
    [opponent] sfida
    [won] vinte
    [interval] intervallo al 95 %
    [games] partite
    [epoch] epoca
    [learn] imparate
    [check] tenute da parte
    [hand] a mano
    [by] detto da
    [said] detto
   *[positions] posizioni
}
training-told = Da { $least } a { $greatest }.
training-brier = Punteggio di Brier { $learned }, della conoscenza scritta a mano { $hand } (0 è il migliore), su { $positions } posizioni tenute da parte.
training-card-what = { $weights } pesi, { $size } kB, per { $subject }.
training-card-games = Generazione { $generation }: { $games } partite con { $iterations } iterazioni per ricerca, { $drills } partite a prima vista; { $positions } posizioni, { $epochs } epoche; seme { $seed }.
training-card-when = Finito il { $day } dopo { $minutes } minuti; adattata su: { $device }.
training-card-strength = Ha vinto il { $rate } { $opponent } ({ $interval }, partite: { $games }).
