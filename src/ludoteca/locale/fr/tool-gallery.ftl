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

board-not-text = Ceci n’est pas un fichier texte en UTF-8. Enregistrez le plateau en texte brut.
board-not-toml = Cette ligne n’est pas du TOML. Vérifiez les guillemets, les crochets et les virgules ici et plus haut.
board-toml-quotes = Un texte doit être entre guillemets droits, ainsi : "{ $text }". Un nombre n’a pas de lettres.
board-toml-empty = Il manque une valeur après « = », comme dans name = "picnic".
board-toml-line = Il faut ici une clé, « = » et une valeur, comme dans name = "picnic". Si cette ligne fait partie d’un texte, vérifiez les guillemets plus haut.
board-toml-unclosed = Les guillemets de ce texte ne sont pas fermés. Un texte de plusieurs lignes en a trois au début et trois à la fin.
board-toml-twice = La clé « { $key } » est déjà à la ligne { $before }. Gardez une seule des deux.
