### La ligne de commande : ce qu’on peut taper au lieu de cliquer, et ce qu’elle répond.

command-open = Commandes
command-title = Taper des commandes
command-label = Commande
command-lead = Un choix ou « aide »
command-answers = Réponses
# Ce qu’on peut taper, plusieurs mots séparés par des virgules
command-word-help = aide, help, ?
command-word-choices = choix, coups
command-word-last = dernier, derniers
command-word-board = plateau
command-word-score = points, score
command-word-where = où, où est
command-word-undo = annuler
command-word-hint = conseil
command-word-next = suivant
command-word-back = retour
command-word-first = début
command-word-end = fin
command-help = Tapez un choix ou son début, comme il est dans la liste, et il est fait. Ou tapez un de ces mots :
command-about = { $word } : { $about }
command-about-help = cette liste
command-about-choices = tout ce que vous pouvez faire maintenant
command-about-last = ce qui s’est passé en dernier
command-about-board = tout le plateau en mots
command-about-score = où en est chacun
command-about-where = où se trouve quelque chose, suivi de son nom ; son nom seul en parle aussi
command-about-undo = annuler votre dernier choix
command-about-hint = ce que ferait un bot fort
command-about-next = un pas en avant
command-about-back = un pas en arrière
command-about-first = au début
command-about-end = à la fin
command-fitting = { $count ->
    [one] Un choix. Tapez son numéro pour le faire.
   *[other] { $count } choix. Tapez un numéro pour en faire un.
}
command-option = { $number } : { $choice }
command-chosen = Choisi : { $choice }
command-shown = Montré : { $choice }. La même chose encore une fois le joue.
command-nothing = Vous n’avez rien à choisir maintenant.
command-late = La partie a continué entre-temps. Redemandez les choix.
command-unknown = Rien ne s’appelle « { $typed } » ici. Tapez « { $help } » pour savoir quoi taper.
keys-title = Touches
keys-list = cette liste
keys-undo = annuler
keys-hint = demander un conseil
keys-log = la ligne suivante du journal, à partir de votre dernier tour
keys-confirm = répondre oui à ce qui est demandé
keys-commands = taper des commandes
keys-board = Sur un plateau, les flèches vont d’un endroit à l’autre et Entrée choisit.
keys-ear = Il n’est pas nécessaire de voir : chaque coup est lu, « { $text } » dit ce qui est dessiné, et sous « { $commands } » on écrit choix et questions avec des mots, à commencer par « { $help } ».
