### Les plateaux.

gallery-title = Les plateaux
gallery-lead = Tous les plateaux sont nos propres créations. Regardez-les de près, jouez dessus, ou apportez le vôtre : un plateau est un fichier texte que l’on peut écrire à la main.
gallery-drawing = { $board }, { $game } : dessin du plateau
gallery-play = Jouer dessus
gallery-large = Voir en grand
gallery-text = Le fichier
gallery-edit = Partir de celui-ci
gallery-own = Un plateau à vous
gallery-own-lead = Ouvrez un fichier ou écrivez ici. La vérification indique la ligne et ce qui était attendu.
gallery-file = Fichier du plateau
gallery-board-text = Texte du plateau
gallery-check = Vérifier et dessiner
gallery-checking = Vérification…
gallery-good = C’est bon : c’est un plateau pour { $game }. Il prend la place de : { $option }.
gallery-fault = Ligne { $line } : { $fault }
gallery-show-line = Aller à la ligne
