### Mini City sullo schermo.

# Che cosa significa un segno
minicity-terminal-legend = { $sign ->
    [token] segnalino
    [free] deposito libero
    [points] punti amicizia
   *[lit] lo puoi scegliere
}
# Segnalini che un posto non ha ancora scaricato
minicity-terminal-left = { $count ->
    [one] { $count } rimasto
   *[other] { $count } rimasti
}
minicity-terminal-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
minicity-terminal-small = Parte piccola
minicity-terminal-reserve = Riserva
minicity-terminal-friends = Amici
# $kind: quando aiutano
minicity-terminal-market = { $kind ->
    [once] Amici in vendita: una volta a turno
   *[always] Amici in vendita: per sempre
}
# Che cosa fa un amico, in pochissime parole
minicity-terminal-effect = { $friend ->
    [millipede] un passo in più
    [ladybird] sposta segnalini
    [dragonfly] scambia due formiche
    [bumblebee] segnalino ↔ riserva
    [stick-insect] carta jolly
    [beetle] 1 ♥ a turno
    [orange-caterpillar] posto per 8
    [exotic-caterpillar] posto per 10
    [grasshopper] riempie subito
   *[snail] 5 carte
}
minicity-terminal-round = Round { $number }
minicity-terminal-played = carte giocate: { $played } su { $limit }
minicity-terminal-pile = mazzo: { $count }
minicity-terminal-discards = scarti:
minicity-terminal-road = Percorso { $number }
minicity-terminal-end = { $end ->
    [left] sinistra
   *[right] destra
}
minicity-terminal-hand = In mano
# Dove si trova la formica di una carta
minicity-terminal-at = nel magazzino { $chamber }
minicity-terminal-outlook = Di quanti magazzini va la formica, se giochi la sua carta a quell’estremità. +2: potresti scaricare fino a 2 segnalini. ≈: poi il ruscello svuota il percorso.
minicity-terminal-reach = Dove può fermarsi questa formica (+2: lì potresti scaricare 2 segnalini):
minicity-terminal-steps = a { $count } tunnel
minicity-terminal-unloaded = Scaricati in tutto
minicity-terminal-of = { $count } su { $share }
minicity-terminal-rank = Posizione
# $roads: quanti sono in uso
minicity-terminal-hint-play = { $roads ->
    [1] Scrivi una carta e un’estremità del percorso: «rs» gioca la carta rossa a sinistra. «done» termina il tuo turno.
   *[2] Scrivi una carta, un percorso e un’estremità: «r1s» gioca la carta rossa a sinistra sul percorso 1. «done» termina il tuo turno.
}
minicity-terminal-hint-chamber = Scrivi un magazzino segnato con * come «m12». Se sotto c’è una lista di scelte, un numero da solo indica una di quelle.
minicity-terminal-hint-food = Scrivi la lettera di un cibo: «y» per un segnalino giallo.
