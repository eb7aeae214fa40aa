### Ciò che si dice a chi non c’è, per posta e sullo schermo del telefono.

notice-turn-title = { $game }: tocca a te
notice-turn = Tocca a te in { $game } con { $players }. Hai { $unit ->
    [days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
   *[hours] { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
}.
notice-asked-title = { $game }: annullare una mossa?
notice-asked = In { $game } con { $players } qualcuno chiede di annullare una mossa. Sei d’accordo?
notice-soon-title = { $game }: resta poco tempo
notice-soon = Il tuo tempo per questa mossa in { $game } con { $players } sta per finire. Restano: { $unit ->
    [days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
   *[hours] { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
}.
notice-late-title = { $game }: tempo scaduto
notice-late = In { $game } con { $players } il tempo di qualcuno è finito. Puoi far continuare un bot al suo posto, chiudere la partita o aspettare.
notice-over-title = { $game }: la partita è finita
notice-over = { $game } con { $players } è finita. Guarda com’è andata.
notice-invited-title = { $game }: un invito
notice-invited = { $player } ti invita a un tavolo di { $game }. C’è un posto per te.
notice-confirm-title = Ludoteca: è il tuo indirizzo?
notice-confirm = Qualcuno, probabilmente tu, vuole un avviso a questo indirizzo quando è il suo turno. Se è così, apri questa pagina. Altrimenti non fare nulla: non arriverà altro.
notice-stop = Per non ricevere più queste lettere: { $address }
