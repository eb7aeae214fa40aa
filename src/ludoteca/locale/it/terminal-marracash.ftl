### Marracash sullo schermo del terminale.

marracash-terminal-round = Round { $number }
# $seat: un nome
marracash-terminal-last = Ultimo round: chiude { $seat }.
marracash-terminal-money = Denaro
marracash-terminal-shops = Negozi
# Davanti ai visitatori in fila; $count: quanti sono
marracash-terminal-line = { $count ->
    [0] La fila lungo le mura è vuota.
   *[other] Fila ({ $count }):
}
# Della fila
marracash-terminal-end = { $end ->
    [left] sinistra
   *[right] destra
}
# Sotto la città: che cosa significa un segno
marracash-terminal-legend = { $sign ->
    [fountain] fontana
    [entrance] entrata
    [palm] palma
    [owner] proprietario e clienti
    [pays] paga il prossimo
    [enters] entrano alla vendita
    [auction] all’asta
   *[lit] lo puoi scegliere
}
marracash-terminal-auction = { $shop } è all’asta, nessuno ha ancora offerto.
marracash-terminal-bid = { $shop } è all’asta: { $seat } offre { $bid }.
marracash-terminal-in = Ancora in gara: { $seats }
marracash-terminal-souvenirs = Souvenir:
marracash-terminal-deck = (mazzo: { $count })
# Sopra le mosse che rendono denaro
marracash-terminal-column = { $column ->
    [move] Mossa
    [enter] Entra
    [owner] Chi
    [earns] guadagna
   *[share] a te
}

## Il risultato

marracash-terminal-visited = Negozio: clienti → quanto hanno pagato
marracash-terminal-start = All’inizio
marracash-terminal-customers = Dai clienti
# $souvenirs: yes se sono in gioco
marracash-terminal-rest = { $souvenirs ->
    [yes] Aste, quote, souvenir
   *[no] Aste e quote
}

## Come scrivere una scelta

# $move: «8 9», $shop: «Y1»
marracash-terminal-hint-act = Per muovere un gruppo scrivi dove si trova e dove va, come «{ $move }». Per mettere all’asta un negozio segnato con * scrivi il suo nome, come «{ $shop }». «list» dice che cosa porta ogni scelta.
marracash-terminal-hint-move = Scrivi dove si trova il gruppo e dove va, come «{ $move }». «list» dice che cosa porta ogni scelta.
marracash-terminal-hint-auction = Scrivi il nome di un negozio segnato con *, come «{ $shop }». «list» dice che cosa porta ogni scelta.
marracash-terminal-hint-open = Scrivi una somma a passi di 25, come «{ $amount }».
marracash-terminal-hint-bid = Scrivi una somma a passi di 25, come «{ $amount }», oppure «pass».
# La parola dopo il numero si può scrivere anche in inglese, o solo con la sua iniziale.
marracash-terminal-hint-bring = Scrivi l’entrata, quanti visitatori e da quale capo della fila, come «{ $entrance } 3 sinistra».
