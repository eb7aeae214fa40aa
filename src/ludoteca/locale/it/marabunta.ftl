### Le parole di Marabunta.

## Nomi

marabunta-seat = { $seat ->
    [red] Rosso
    [blue] Blu
   *[other] { $seat }
}

marabunta-tile = { $tile ->
    [two-crates] tessera «due casse»
    [two-leaves] tessera «due foglie»
    [one] tessera «un 1»
    [two-zeros] tessera «due 0»
    [free-zero] tessera «uno 0 ovunque»
    [cross-out] tessera «barra 2 esagoni»
    [again] tessera «di nuovo un dado»
    [cupcake] tessera «cupcake barrato»
   *[other] tessera «{ $tile }»
}

marabunta-power = { $power ->
    [one] un 1
    [two] un 2
    [free-zero] uno 0 ovunque
    [free-three] un 3 ovunque
    [two-cupcakes] due cupcake
    [two-points] 2 punti
    [three-points] 3 punti
    [three-ones] tre 1
    [cross-out] barra 2 esagoni
    [two-leaves] due foglie
   *[other] { $power }
}

marabunta-die = { $face ->
    [leaf] foglia { $region ->
        [grigio] grigia
        [giallo] gialla
       *[other] { $region }
    }
    [crate] cassa { $region ->
        [grigio] grigia
        [giallo] gialla
       *[other] { $region }
    }
   *[other] { $face } { $region }
}

marabunta-hex = { $hex } ({ $region })

# La fine della frase «Rosso innesca la fine della partita: …»
marabunta-end-reason = { $reason ->
    [region] in una regione non ci sono più esagoni disponibili
    [leaf] su una foglia non ci sono più cerchi vuoti
    [cupcakes] non ci sono più esagoni cupcake disponibili
   *[other] { $reason }
}

## Che cosa fare adesso

marabunta-prompt-split = { $seat }, dividi i dadi e la tessera in due riserve.
marabunta-prompt-take = { $seat }, prendi una delle due riserve.
marabunta-prompt-element = { $seat }, scegli che cosa applicare o ignorare adesso.
marabunta-prompt-circle = { $seat }, scegli una foglia punteggio e riempi un suo cerchio.
marabunta-prompt-crate = { $seat }, barra una cassa sulla tua plancia.
marabunta-prompt-again = { $seat }, scegli un dado della tua riserva da usare ancora una volta.
marabunta-prompt-cross-cupcake = { $seat }, barra un esagono cupcake disponibile.
# $left: esagoni ancora da scegliere, su due
marabunta-prompt-cross = { $left ->
    [1] { $seat }, scegli un esagono accanto al primo: verranno barrati entrambi.
   *[other] { $seat }, scegli il primo di { $left } esagoni adiacenti da barrare.
}
# $left: esagoni ancora da scegliere, su due o tre
marabunta-prompt-write-set = { $left ->
    [1] { $seat }, scegli l’ultimo esagono in cui scrivere { $number }: deve toccare quelli già scelti.
   *[other] { $seat }, scegli esagoni tutti adiacenti tra loro e scrivi { $number } in ciascuno: ne mancano { $left }.
}
marabunta-prompt-write-any = { $seat }, scrivi il tuo { $number } in un esagono disponibile di qualsiasi regione.
marabunta-prompt-write = { $seat }, scrivi il tuo { $number } in un esagono { $region } disponibile.

## Scelte

marabunta-do-split = Una riserva: { $pool }; l’altra: { $rest }
marabunta-do-take = Prendi: { $pool }
marabunta-do-apply = Applica: { $element }
marabunta-do-ignore = Ignora: { $element }
marabunta-do-write = Scrivi { $number } in { $place }
marabunta-do-write-anthill = Scrivi { $number } in { $place } e barra un formicaio
marabunta-do-pick = Scegli { $place } per scriverci { $number }
marabunta-do-cross = Barra { $place }
marabunta-do-circle = Riempi un cerchio sulla foglia { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}
# $left: casse del gruppo non ancora barrate
marabunta-do-crate = { $left ->
    [1] Gruppo { $group }, «{ $power }»: barra l’ultima cassa
   *[other] Gruppo { $group }, «{ $power }»: barra 1 delle { $left } casse rimaste
}
marabunta-do-again = Usa di nuovo: { $element }
marabunta-do-decline = Rinuncia a questo potere

## Che cosa è successo

marabunta-first = Sorteggio: comincia { $seat }.
marabunta-round = Round { $number }: divide { $seat }.
marabunta-turned = In gioco: { $tile }.
marabunta-rolled = Esce: { $die }.
marabunta-split = { $seat } divide. Una riserva: { $pool }. L’altra: { $rest }.
marabunta-took = { $seat } prende la riserva: { $pool }.
marabunta-applied = { $seat } applica: { $element }.
marabunta-ignored = { $seat } ignora: { $element }.
marabunta-used-again = { $seat } usa di nuovo: { $element }.
marabunta-picked = { $seat } sceglie { $place }.
marabunta-wrote = { $seat } scrive { $number } in { $hexes }.
marabunta-crossed-out = { $seat } barra { $hexes }.
marabunta-circled = { $seat } riempie un cerchio sulla foglia { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}.
marabunta-crate-crossed = { $left ->
    [0] { $seat } barra l’ultima cassa per «{ $power }».
    [one] { $seat } barra una cassa per «{ $power }»: ne manca { $left }.
   *[other] { $seat } barra una cassa per «{ $power }»: ne mancano { $left }.
}
marabunta-unlocked = { $seat } sblocca il potere «{ $power }».
marabunta-lost = Il potere «{ $power }» non si può usare e va perso.
marabunta-declined = { $seat } rinuncia al potere.
marabunta-anthill = { $left ->
    [0] { $seat } barra un formicaio e non ne ha più.
    [one] { $seat } barra un formicaio: ne resta { $left }.
   *[other] { $seat } barra un formicaio: ne restano { $left }.
}
marabunta-boxes = { $seat } barra { $boxes ->
    [one] una casella cupcake
   *[other] { $boxes } caselle cupcake
} e ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
marabunta-points = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
marabunta-ending = { $seat } innesca la fine della partita: { $reasons }. Questo round è l’ultimo.
marabunta-region-tied = Parità nella regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
} (Rosso { $red }, Blu { $blue }): nessuno ottiene punti.
marabunta-region-won = { $seat } vince la regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
} (Rosso { $red }, Blu { $blue }) e ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
marabunta-tie-boxes = Parità di punti: decide chi ha barrato più cupcake (Rosso { $red }, Blu { $blue }).
marabunta-tie-ended = Parità di punti e di cupcake: vince chi ha innescato la fine, cioè { $seat }.
marabunta-won = { $seat } vince la partita! Rosso { $red }, Blu { $blue }.

## Che cosa non si può giocare; $action è la notazione, come «write c7»

marabunta-refused-other-step = Qui non va bene: adesso serve una mossa di altro tipo. Scegli tra quelle proposte.
marabunta-refused-not-in-pool = Questo elemento non è nella tua riserva, oppure l’hai già usato o ignorato. Scegline un altro.
marabunta-refused-useless = Adesso non avrebbe alcun effetto. Scegli altro, oppure ignora questo elemento.
marabunta-refused-cupcake-compulsory = La tessera «cupcake barrato» è obbligatoria finché c’è un esagono cupcake disponibile. Applicala.
marabunta-refused-hex-taken = In questo esagono c’è già un numero. Scegline uno disponibile.
marabunta-refused-hex-crossed = Questo esagono è barrato. Scegline uno disponibile.
marabunta-refused-other-region = Questo esagono è di un’altra regione. Scegline uno del colore del dado.
marabunta-refused-no-cupcake-hex = Questo esagono non ha un cupcake. Scegline uno con il cupcake.
marabunta-refused-already-picked = Hai già scelto questo esagono. Scegline un altro accanto.
marabunta-refused-not-beside-picked = Questo esagono non tocca tutti quelli che hai scelto. Scegline uno che li tocchi tutti.
marabunta-refused-not-beside-own = Questo esagono non tocca un tuo numero, e non hai più formicai. Scegli un esagono accanto a un tuo numero.
marabunta-refused-no-room = Qui non c’è posto per tutti gli esagoni che servono. Scegli un esagono con più esagoni disponibili attorno.
marabunta-refused-same-leaf = Hai appena riempito un cerchio su questa foglia. Scegli una foglia diversa.
marabunta-refused-leaf-full = Su questa foglia non ci sono più cerchi vuoti. Scegli un’altra foglia.
marabunta-refused-no-group = La tua plancia non ha questo gruppo di casse. Scegli un gruppo che c’è.
marabunta-refused-group-full = Le casse di questo gruppo sono già tutte barrate. Scegli un altro gruppo.
marabunta-refused-tile-gone = Questa tessera è già stata rivelata. Scegline una ancora coperta.
marabunta-refused-other-die = I dadi si tirano in ordine, e adesso tocca a un altro. Tira quello.
marabunta-refused-compulsory = Puoi rinunciare solo a un potere che ti costerebbe comunque un formicaio, e solo prima del suo primo esagono. Scegli un esagono.

## Che cosa non va nel file di un tabellone

board-face = Non esiste la faccia «{ $face }». Scrivi «picnic» o «crumbs».
board-rows = La mappa ha troppe righe. Disegnane al massimo { $limit }.
board-hex = «{ $text }» non è un esagono. Scrivi una delle lettere { $letters }, poi «.» oppure «c» (cupcake) oppure «x» (cassa).
board-column = «{ $text }» è nel posto sbagliato. Gli esagoni distano quattro caratteri l’uno dall’altro, e ogni riga è spostata di due rispetto a quella sopra.
board-count = { $what }: ne servono { $wanted }, trovati { $found }.
board-hexes = Esagoni in tutto
board-part-hexes = Esagoni nella parte { $part }
board-cupcakes = Esagoni cupcake in tutto
board-crates = Esagoni cassa in tutto
board-region-hexes = Esagoni della regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}
board-region-cupcakes = Esagoni cupcake della regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}
board-region-crates = Esagoni cassa della regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
}
board-torn = L’esagono { $name } è isolato. Tutti gli esagoni del territorio devono essere collegati.
board-region-torn = L’esagono { $name } è isolato dalla sua regione. Tutti gli esagoni della regione { $region ->
    [grigio] grigia
    [giallo] gialla
   *[other] { $region }
} devono essere collegati.
board-crumbs = Sulla faccia «crumbs» la regione blu deve essere divisa in { $wanted } o più macchie separate. Trovate: { $found }.
board-row-length = La fila di cupcake deve avere da 1 a { $limit } caselle. Trovate: { $found }.
board-row-points = «{ $points }» non può stare sopra una casella cupcake. Scrivi un numero intero da 0 a 9.
board-row-first = La prima casella cupcake dà 0 punti, non { $points }. Comincia la fila con 0.
board-groups = Una plancia giocatore deve avere da 1 a { $limit } gruppi di casse. Trovati: { $found }.
board-group-keys = Il gruppo { $number } deve avere le chiavi «crates» e «power», e nessun’altra.
board-group-crates = Un gruppo non può avere «{ $crates }» casse. Scrivi un numero intero da 1 a { $limit }.
board-power = Non esiste il potere «{ $power }». Scegli tra: { $allowed }.
