### Les mots communs à tous les jeux. On vouvoie ; une espace insécable précède : ; ! ? et ».

# Au masculin, comme « un hexagone vert » ; qui a besoin du féminin le choisit
# lui-même : { $region -> [bleu] bleue [vert] verte [gris] grise *[other] … }.
region = { $region ->
    [pink] rose
    [blue] bleu
    [orange] orange
    [green] vert
    [grey] gris
    [yellow] jaune
   *[other] { $region }
}

match-over = La partie est terminée.

## Ce qu’on ne peut pas jouer

refused-unknown = Ce jeu n’a pas d’action « { $action } ». Vérifiez son écriture.
refused-kind = { $action } n’est pas une action : jouez son numéro, son texte ou l’une des actions permises.
refused-number = Il n’y a pas d’action numéro { $number }. Les numéros vont de 0 à { $limit }.
refused-over = La partie est terminée : on ne peut plus rien jouer.
refused-undo = Il n’y a rien à annuler : on ne peut revenir que sur les choix faits depuis le dernier tirage ou lancer de dés.

## Ce qu’on ne peut pas mettre en place

bad-game = Il n’y a pas de jeu « { $game } ». Choisissez parmi : { $allowed }.
bad-seats = « { $game } » ne se joue pas avec ce nombre de places : { $seats }. Possible : { $allowed }.
bad-option = « { $game } » n’a pas d’option « { $option } ». Choisissez parmi : { $allowed }.
bad-seed = Une graine est une ligne de texte sans espace au début ni à la fin.
bad-value = L’option « { $option } » ne peut pas valoir « { $value } ». Choisissez parmi : { $allowed }.
bad-board-value = Pour l’option « { $option } », « { $value } » n’est ni un plateau du jeu ni un fichier. Choisissez parmi : { $allowed } ; ou donnez le chemin d’un fichier de plateau.

## Ce qui ne va pas dans un texte, quel qu’il soit

text-not-unicode = Il y a ici la moitié d’un caractère, ce qu’aucun texte ne peut contenir. Enregistrez le texte en UTF-8.
text-long = Ce texte est trop long. Octets au maximum : { $limit }.
text-line-long = Cette ligne est trop longue. Caractères au maximum : { $limit }.

## Ce qui ne va pas dans le texte d’une partie

record-title = Ceci n’est pas le texte d’une partie : la première ligne doit être « { $title } » ou « { $other } ».
record-analysis = C’est une analyse, pas une partie. Ouvrez-la dans { $page } ou avec « { $command } ».
record-line = La ligne { $line } n’appartient ni à l’en-tête ni aux actions : « { $text } ». Corrigez-la ou supprimez-la.
record-again = La ligne { $line } indique « { $what } » une seconde fois, et une seule des deux peut être vraie. Prenez le texte tel qu’il a été enregistré.
record-rules = Cette partie suit la version { $rules } des règles de « { $game } », mais ce programme utilise la version { $have }. Ouvrez-la avec un programme qui a la même version.
record-commitment = Il manque la ligne « commitment » : personne ne pourrait vérifier le hasard. Prenez le texte tel qu’il a été enregistré.
record-seed = Cette graine ne correspond pas à la ligne « commitment » de la partie. Vérifiez que c’est bien la graine de cette partie.
record-entropy-seats = Cette partie doit avoir une ligne « entropy » par place, dans cet ordre : { $seats }. Prenez le texte tel qu’il a été enregistré.
record-entropy = Ligne { $line } : « { $seat } » ne peut pas avoir ajouté cela au hasard. La valeur doit avoir le SHA-256 qui la précède.
record-redacted = La ligne { $line } cache une action : la partie ne peut pas être rejouée. Utilisez son texte complet.
record-actor = Ligne { $line } : ce n’est pas à « { $actor } » de jouer. Vérifiez s’il manque une ligne ou si l’une d’elles est fausse.
record-action = La ligne { $line } enfreint les règles. { $reason }
record-cut = Le texte donne le résultat, mais la partie n’y va pas jusqu’au bout. Vérifiez s’il manque des lignes.
record-breaks-off = Le texte s’interrompt à la ligne { $line } : la fin de la partie manque. Prenez le texte entier, tel qu’il a été enregistré.
record-ends-early = Le texte finit après la ligne { $line }, au milieu de la partie : la fin de la partie manque. Prenez le texte entier, tel qu’il a été enregistré.
record-without-seed = Cette partie peut seulement être regardée. Pour la continuer, donnez sa graine secrète.
record-too-large = Ligne { $line } : { $reason }
record-steps = À partir de la ligne { $line }, il y a plus d’actions qu’une partie de ce jeu ne peut en avoir. Au maximum : { $limit }.
analysis-large = Une analyse a au plus { $limit } moments. Enregistrez celle-ci et commencez-en une autre.
analysis-note = Cette note ne peut pas être gardée. { $reason }
analysis-unclosed = Le texte finit à la ligne { $line }, dans une parenthèse. Fermez-la, ou prenez le texte tel qu’il a été enregistré.
analysis-order = Un arbre doit citer chaque moment après celui qu’il suit. Rechargez la page : elle est peut-être plus ancienne que le serveur.
analysis-no-decision = Ici, personne n’a rien à décider.

## Ce qui ne va pas dans un fichier de plateau

board-fault = { $file }, ligne { $line } : { $fault }
board-key-missing = Il manque la clé « { $key } ». Ajoutez-la.
board-key-kind = La valeur de « { $key } » doit être { $kind ->
    [str] un texte entre guillemets
    [list] une liste entre crochets
   *[other] du type { $kind }
}.
board-key-unknown = La clé « { $key } » n’a pas de sens ici. Clés possibles : { $allowed }.
board-kind-unknown = Il n’y a pas de plateau du genre « { $kind } ». Genres possibles : { $allowed }.
board-other-kind = Il faut ici un plateau d’un autre genre : « { $kind } ».
board-name = Le nom d’un plateau tient sur une ligne, sans signes spéciaux. Caractères au maximum : { $limit }.
board-nesting = Il y a ici trop de listes et de tables les unes dans les autres. Au maximum : { $limit }.
board-key-parts = Cette clé a trop de parties reliées par des points. Au maximum : { $limit }.
board-key-long = Cette clé est trop longue. Caractères au maximum : { $limit }.
board-number-long = Ce nombre est trop long. Caractères au maximum : { $limit }.
board-entries = Il y a trop de valeurs dans ce fichier. Au maximum : { $limit }.

# Bots
bad-bot = Il n’y a pas de bot « { $bot } ». Choisissez parmi : { $allowed }.
bad-search = « { $text } » n’est pas un réglage de la recherche. Écrivez NOM=NOMBRE avec un de ces noms : { $allowed }.
bad-self-play-folder = Le dossier « { $folder } » n’est pas un dossier de parties entre bots, et il n’est pas vide. Rien n’y a été changé.
bad-self-play-other = Le dossier « { $folder } » contient d’autres parties entre bots : { $what } y est { $there }, ici { $wanted }. Rien n’y a été changé.
bad-ladder = « { $file } » n’est pas un classement et n’a pas été modifié : { $reason }.
ladder-names = Deux bots ont le même nom. Dans un classement, chacun a besoin d’un nom à lui.
arena-bots = Il faut au moins deux bots pour une arène.
sequential-bots = Le test séquentiel compare deux bots, le premier avec le second. Ici il y en a { $bots }.
cluster-unreachable = Aucune grappe ne répond à « { $address } ». Écrivez l’adresse de son nœud principal avec son port, ou auto sur l’une de ses machines.
cluster-version = Une machine de la grappe a Ludoteca { $there }, celle-ci { $here }. Toutes ont besoin de la même version.
