### Problemi, come ne parla la riga di comando.

bad-mine-folder = La cartella “{ $folder }” non è di una ricerca di problemi e non è vuota. Niente è stato cambiato.
bad-mine-other = La cartella “{ $folder }” contiene un’altra ricerca di problemi: { $what } lì è { $there } e qui { $wanted }. Niente è stato cambiato.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemi
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}; in “{ $file }” ne sono finiti { $shelved }.
cli-puzzles-column = Problemi
cli-puzzles-difficulty = Difficoltà { $difficulty }
cli-puzzles-themes = Temi
cli-puzzles-checked = Reggono { $held } risposte su { $of }.
cli-puzzles-file = Il file “{ $file }” non contiene problemi di questo gioco e delle sue regole.
