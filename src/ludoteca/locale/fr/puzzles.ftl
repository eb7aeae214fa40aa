### Problèmes, tels que la ligne de commande en parle.

bad-mine-folder = Le dossier « { $folder } » n’est pas celui d’une recherche de problèmes, et il n’est pas vide. Rien n’y a été changé.
bad-mine-other = Le dossier « { $folder } » contient une autre recherche de problèmes : { $what } y est { $there }, ici { $wanted }. Rien n’y a été changé.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; { $shelved } sont dans « { $file } ».
cli-puzzles-column = Problèmes
cli-puzzles-difficulty = Difficulté { $difficulty }
cli-puzzles-themes = Thèmes
cli-puzzles-checked = { $held } réponses sur { $of } tiennent.
cli-puzzles-file = Le fichier « { $file } » ne contient pas de problèmes de ce jeu et de ses règles.
