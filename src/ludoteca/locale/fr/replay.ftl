### Revoir une partie.

replay-title = Revoir une partie
replay-lead = Ouvrez l’enregistrement d’une partie : un fichier texte que la page du résultat enregistre. Elle est rejouée selon les règles, et chaque tirage est vérifié.
replay-file = Fichier d’enregistrement
replay-paste = … ou collez son texte ici
replay-open = Regarder
replay-other = Un autre enregistrement
replay-fetching = Chargement de la partie…
replay-gone = Cette partie ne peut pas être revue
replay-controls = Commandes de lecture
replay-position = Étape { $number } sur { $count }
replay-jump = Aller à une étape
replay-play = Lecture
replay-pause = Arrêter
replay-next-move = Prochaine décision
replay-to-end = À la fin
replay-speed = Vitesse
replay-since = { $player } joue à partir de l’étape { $step } ; avant, un bot gardait la place.
replay-begin = Avant la première étape.
replay-hidden = Quelque chose que les autres ne voient pas.

replay-check = Vérifier le hasard
replay-checking = Vérification…
replay-rules-kept = Chaque étape suit les règles.
replay-checked = { $count ->
    [one] { $count } tirage est celui que donne la graine.
   *[other] { $count } tirages sont ceux que donne la graine.
}
replay-contributed = { $count ->
    [one] Une place a ajouté son propre nombre à la graine.
   *[other] { $count } places ont ajouté leur propre nombre à la graine.
}
replay-no-seed = L’enregistrement ne donne pas la graine : le hasard ne peut pas encore être vérifié.
replay-outcome-differs = Le résultat inscrit n’est pas celui qui a été joué.
review-gone = Cette partie n’a pas de bilan
review-open = Bilan
review-chances = Afficher les chances de gagner
