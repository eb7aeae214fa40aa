### Zadania, tak jak mówi o nich wiersz poleceń.

bad-mine-folder = Folder „{ $folder }” nie jest folderem szukania zadań i nie jest pusty. Nic w nim nie zmieniono.
bad-mine-other = Folder „{ $folder }” zawiera inne szukanie zadań: { $what } to tam { $there }, a tutaj { $wanted }. Nic w nim nie zmieniono.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } zadanie
    [few] { $puzzles } zadania
   *[many] { $puzzles } zadań
} w { $games ->
    [one] { $games } partii
    [few] { $games } partiach
   *[many] { $games } partiach
}; z nich w „{ $file }”: { $shelved }.
cli-puzzles-column = Zadania
cli-puzzles-difficulty = Trudność { $difficulty }
cli-puzzles-themes = Tematy
cli-puzzles-checked = Odpowiedzi, które się potwierdzają: { $held } z { $of }.
cli-puzzles-file = W pliku „{ $file }” nie ma zadań tej gry i jej zasad.
