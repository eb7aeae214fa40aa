### La table d’analyse.

analysis-title = Table d’analyse
analysis-of = Analyse : { $game }
analysis-lead = Ouvrez le texte d’une partie, ou une analyse que quelqu’un a enregistrée. Avancez et reculez, essayez d’autres coups pour chaque place, décidez ce que le hasard apporte, et voyez ce que le moteur en pense.
analysis-file = Partie ou analyse
analysis-open = Analyser
analysis-anew = Depuis le premier coup
analysis-game = Jeu
analysis-seats = Places
analysis-begin = Commencer
analysis-other = Une autre analyse
analysis-gone = Ceci ne peut pas être analysé
analysis-bad-link = Ce lien n’est pas entier. Redemandez-le, ou demandez le fichier.
analysis-walk = À travers l’analyse
analysis-aside = Ce qui a été essayé à la place
analysis-moves = Coups
analysis-instead = À la place de celui-ci
analysis-chance = C’est au hasard. Choisissez ce qu’il fait, ou laissez-le décider.
analysis-random = Au hasard
analysis-percent = { $percent } %
analysis-judge = Avis du moteur
analysis-roll-on = Le hasard décide seul
analysis-thinking = { $count ->
    [0] Il réfléchit…
   *[other] Il réfléchit encore. Essais regardés : { $count }.
}
analysis-thought = Essais regardés : { $count }.
analysis-note-here = Note sur ce moment
analysis-save = Enregistrer un fichier
analysis-share = Partager par un lien
analysis-share-lead = Toute l’analyse est dans ce lien, avec ses notes. Qui l’ouvre peut continuer à partir de là.
analysis-too-long = Cette analyse est trop longue pour un lien. Enregistrez-la dans un fichier et envoyez-le.
analysis-promote = En faire la ligne principale
analysis-remove = Retirer à partir d’ici
analysis-set-up = Installer une position
analysis-change = Changer cette position
