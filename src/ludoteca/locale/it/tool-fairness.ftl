### La sorte è imparziale? Che cosa se ne dice e si controlla.

web-chance-own = Il tuo browser ha aggiunto un suo numero alla sorte di questa partita.
web-chance-added = { $count ->
    [one] Un browser ha aggiunto un proprio numero: nessuno poteva decidere da solo che cosa esce, nemmeno questo server.
   *[other] { $count } browser hanno aggiunto un proprio numero: nessuno poteva decidere da solo che cosa esce, nemmeno questo server.
}
web-chance-nobody = Nessun browser ha aggiunto un numero: quello che esce dipende solo dal seme segreto del tavolo.
web-chance-what = Questi lunghi numeri fissano tutto ciò che porterà la sorte, senza rivelarlo: a partita finita il tuo browser può verificare con essi che nessuno l’abbia cambiato.
web-chance-told = Questi lunghi numeri hanno fissato tutto ciò che la sorte ha portato, senza rivelarlo. Ora il seme si conosce, e il tuo browser può verificare con essi che nessuno abbia cambiato nulla.
web-fair-lead = Prima dell’inizio il tavolo ha pubblicato l’impronta di un seme segreto, e i browser dei giocatori hanno aggiunto ognuno un proprio numero. Ora il seme si conosce, e il tuo browser può estrarre tutto di nuovo da solo.
web-fair-more = Come funziona è spiegato nella documentazione di Ludoteca, in docs/fairness.md.
web-fair-commitment = Impronta, detta all’inizio
web-fair-promised = Ciò che ogni posto aveva promesso prima dell’inizio:
web-fair-nothing = niente
web-fair-seed = Seme, detto adesso
web-fair-number = Numero del tuo browser
web-fair-check = Controlla qui
web-fair-cannot = I browser controllano solo via HTTPS o sullo stesso computer. Salva la partita e usa «ludoteca verify».
web-fair-seed-fits = Il seme ha l’impronta detta all’inizio.
web-fair-seed-differs = Il seme non ha l’impronta detta all’inizio.
web-fair-promise-broken = Un numero non è quello promesso prima dell’inizio.
web-fair-added = { $count ->
    [one] Un posto ha aggiunto un proprio numero, come promesso prima dell’inizio.
   *[other] { $count } posti hanno aggiunto un proprio numero, come promesso prima dell’inizio.
}
web-fair-own = { $where ->
    [in] Il numero del tuo browser fa parte di ciò che è stato estratto.
    [late] Il numero del tuo browser è arrivato troppo tardi e non fa parte di ciò che è stato estratto.
    [replaced] La promessa del tuo browser non fa parte di questa partita. Se prima dell’inizio non hai lasciato il posto né usato un altro browser, qualcuno può aver scelto un numero al suo posto.
   *[lost] Il tavolo ha accettato il numero del tuo browser ma non l’ha usato.
}
web-fair-withheld = { $count ->
    [one] Un posto non ha rivelato in tempo il suo numero.
   *[other] { $count } posti non hanno rivelato in tempo il loro numero.
}
web-fair-agreed = { $count ->
    [one] Un esito è quello che dà il seme.
   *[other] { $count } esiti sono quelli che dà il seme.
}
web-fair-unknown = { $count ->
    [one] Un esito non si può controllare in questa pagina; con «ludoteca verify» sì.
   *[other] { $count } esiti non si possono controllare in questa pagina; con «ludoteca verify» sì.
}
web-fair-scripted = { $count ->
    [one] Un esito è stato fissato a mano e non prova nulla.
   *[other] { $count } esiti sono stati fissati a mano e non provano nulla.
}
web-fair-set-up = La partita è cominciata da una posizione impostata da qualcuno, che non prova nulla.
web-fair-other = La registrazione non è scritta come la scrive un tavolo, o racconta una partita diversa da quella giocata qui.
web-fair-differs = Il passo { $place } era «{ $text }», ma il seme dà «{ $expected }».
web-fair-impossible = Il passo { $place } è «{ $text }», che lì non poteva uscire. La registrazione è stata modificata.
web-fair-yes = Imparziale: tutto segue dal seme e dai numeri dei giocatori.
web-fair-alone = Tutto segue dal seme. Ma nessun giocatore ha aggiunto un numero, quindi non si può sapere chi abbia scelto il seme.
web-fair-unproved = Niente contraddice il seme, ma non tutto si può dimostrare.
web-fair-no = Qualcosa non torna.
