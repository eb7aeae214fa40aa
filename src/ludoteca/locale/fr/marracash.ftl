### Les mots de Marracash.

## Noms

marracash-seat = { $seat ->
    [ali] Ali
    [aida] Aida
    [omar] Omar
    [laila] Laila
   *[other] { $seat }
}
# Au masculin singulier ; qui a besoin du féminin le choisit lui-même.
marracash-colour = { $colour ->
    [yellow] jaune
    [purple] violet
    [green] vert
    [red] rouge
    [blue] bleu
   *[other] { $colour }
}
# La lettre d’une couleur, et une boutique comme le plan l’appelle ; toutes différentes : V pour vert, L (lilas) pour violet
marracash-letter = { $colour ->
    [yellow] J
    [purple] L
    [green] V
    [red] R
    [blue] B
   *[other] { $colour }
}
marracash-sign = { $letter }{ $number }
marracash-shop = boutique { $colour ->
    [violet] violette
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} { $shop }
marracash-souvenir = souvenir { $colour } à { $value }
marracash-visitors = { $count } { $count ->
    [one] { $colour }
   *[other] { $colour }s
}

## Ce qui s’est passé

marracash-gathered = Un visiteur { $colour } attend à la fontaine { $fountain }.
marracash-queued = Un visiteur { $colour } rejoint la file.
marracash-first = { $seat } commence.
marracash-card-turned = Face visible : { $card }.
marracash-turn = C’est à { $seat } de jouer.
marracash-passed-over = { $seat } a moins de 100 dirhams et passe son tour.
marracash-idle = { $seat } ne peut rien faire ce tour-ci.
marracash-moved = { $seat } conduit le groupe de la fontaine { $start } à la fontaine { $target } : { $group }.
marracash-auctioned = { $seat } met aux enchères la { $shop }.
marracash-opened = { $seat } ouvre les enchères à { $amount } dirhams.
marracash-raised = { $seat } enchérit à { $amount } dirhams.
marracash-passed = { $seat } passe.
marracash-cannot-raise = { $seat } ne peut pas surenchérir et se retire.
marracash-bought = { $seat } remporte la { $shop } pour { $price } dirhams.
marracash-bonus = { $seat } reçoit { $bonus } dirhams pour avoir mené les enchères.
marracash-entered = { $count ->
    [one] Un visiteur entre chez { $seat }, dans la { $shop }.
   *[other] { $count } visiteurs entrent chez { $seat }, dans la { $shop }.
}
marracash-sold = { $seat } vend le { $card }.
# $souvenirs : la part du gain payée pour les souvenirs
marracash-earned = { $seat } gagne { $income } dirhams{ $souvenirs ->
    [0] .
   *[other] , dont { $souvenirs } pour les souvenirs.
}
marracash-share = { $owner } verse à { $seat } une part de { $share } dirhams.
# $left : visiteurs encore dans la file
marracash-brought = { $seat } fait entrer des visiteurs par la fontaine { $fountain } : { $group }. { $left ->
    [0] La file est vide.
    [one] Il en reste un dans la file.
   *[other] Il en reste { $left } dans la file.
}
marracash-last-round = { $seat } fait entrer les derniers visiteurs : chacun a encore un tour, et { $seat } joue en dernier.
marracash-over = { $reason ->
    [visitors] La dernière manche est terminée, et la partie aussi.
    [standstill] Il ne se passe plus rien depuis cinq manches : la partie est terminée.
   *[other] La partie est terminée.
}
# À la fin, pour chaque place
marracash-final = { $seat } a { $money ->
    [one] { $money } dirham
   *[other] { $money } dirhams
}.
marracash-won = { $seats } gagne avec { $money } dirhams !
marracash-won-together = { $seats } gagnent à égalité avec { $money } dirhams !

## Ce qu’il faut faire maintenant

# $left : actions qui suivent celle-ci
marracash-prompt-act = { $seat }, { $left ->
    [0] il vous reste une action
   *[other] vous avez deux actions
} : déplacez un groupe ou mettez une boutique aux enchères.
marracash-prompt-move = { $seat }, { $left ->
    [0] il vous reste une action
   *[other] vous avez deux actions
} : déplacez un groupe.
marracash-prompt-auction = { $seat }, { $left ->
    [0] choisissez une boutique à mettre aux enchères.
   *[other] choisissez une boutique à mettre aux enchères ; une autre suivra.
}
marracash-prompt-open = { $seat }, ouvrez les enchères pour la { $shop } à { $least } dirhams au moins.
marracash-prompt-raise = { $seat }, { $leader } offre { $bid } dirhams pour la { $shop } : offrez au moins { $least } ou passez.
marracash-prompt-sell = { $seat }, quel souvenir votre visiteur achète-t-il dans la { $shop } ?
marracash-prompt-bring = { $seat }, une entrée est vide : faites entrer des visiteurs d’un bout de la file (il en reste { $left }).

## Choix

marracash-do-move = Déplacer le groupe de la fontaine { $start } à la fontaine { $target }
marracash-do-move-selling = Déplacer le groupe de la fontaine { $start } à la fontaine { $target } : { $sales }
marracash-sale = { $count } dans la { $shop } ({ $seat } gagne { $income }{ $share ->
    [0] {""}
   *[other] {" "}et vous donne { $share }
})
marracash-sale-waiting = { $count } dans la { $shop } ({ $seat } choisit un souvenir)
marracash-do-auction = Mettre aux enchères la { $shop }
marracash-do-auction-pulling = Mettre aux enchères la { $shop } ({ $count ->
    [one] un visiteur y entre
   *[other] { $count } visiteurs y entrent
} aussitôt)
marracash-do-bid = Offrir { $amount }
marracash-do-pass = Passer
marracash-do-sell = Vendre le { $card }
marracash-do-bring-left = Faire entrer du bout gauche de la file, à la fontaine { $fountain } : { $group }
marracash-do-bring-right = Faire entrer du bout droit de la file, à la fontaine { $fountain } : { $group }

## Ce qu’on ne peut pas jouer ; $action est la notation, comme « move 1 3 »

marracash-refused-other-step = Cela ne convient pas ici : il faut maintenant un coup d’un autre type. Choisissez parmi ceux qui sont proposés.
marracash-refused-colour-gone = Il n’y a plus de visiteur de cette couleur. Choisissez une autre couleur.
marracash-refused-colour-gathered = Un visiteur de cette couleur attend déjà à cette entrée. Choisissez une autre couleur.
marracash-refused-four-in-a-row = Il y aurait quatre visiteurs de la même couleur à la suite. Choisissez une autre couleur.
marracash-refused-unfinishable = On ne pourrait plus finir la file sans quatre visiteurs de la même couleur à la suite. Choisissez une autre couleur.
marracash-refused-no-seat = Personne n’est assis là. Choisissez une place occupée.
marracash-refused-no-fountain = Cette ville n’a pas cette fontaine. Cherchez son numéro sur le plan.
marracash-refused-first-round = Personne ne se déplace pendant la première manche. Choisissez une boutique à mettre aux enchères.
marracash-refused-after-auction = Après une vente aux enchères, on ne déplace plus de groupe pendant ce tour. Choisissez une boutique à mettre aux enchères.
marracash-refused-no-group = Il n’y a personne à cette fontaine. Choisissez-en une avec des visiteurs.
marracash-refused-not-adjacent = Aucune rue ne mène directement d’une fontaine à l’autre. Choisissez la prochaine fontaine le long d’une rue.
marracash-refused-no-shop = Cette ville n’a pas cette boutique. Cherchez son nom sur le plan.
marracash-refused-shop-owned = Cette boutique a déjà un propriétaire. Choisissez-en une qui est libre.
marracash-refused-no-sign = Vos six enseignes sont toutes posées. Déplacez plutôt un groupe.
marracash-refused-no-money = Les enchères s’ouvrent à 100 dirhams au moins, et vous en avez moins. Déplacez plutôt un groupe.
marracash-refused-bid-low = C’est trop peu. Offrez au moins { $least } dirhams.
marracash-refused-bid-high = C’est plus que vous n’avez. Offrez au plus { $most } dirhams.
marracash-refused-bid-steps = Une offre doit être un multiple de { $coin }, de { $least } à { $most } dirhams.
marracash-refused-must-open = Qui met une boutique aux enchères doit ouvrir avec une offre. Offrez au moins 100 dirhams.
marracash-refused-card-not-open = Ce souvenir n’est pas face visible. Choisissez l’un des deux qui le sont.
marracash-refused-entrance-taken = Cette entrée n’est pas vide. Choisissez-en une qui l’est.
marracash-refused-line-short = La file est trop courte pour cela. Faites entrer moins de visiteurs.
marracash-refused-one-alone = Un visiteur n’entre seul que s’il est le dernier de la file. Faites-en entrer au moins deux.
marracash-refused-card-gone = Cette carte n’est plus dans la pioche. Choisissez-en une qui y est encore.

## Ce qui ne va pas dans un fichier de ville ; $place est colonne,rangée

marracash-board-header = Le plan doit commencer par une ligne qui numérote ses colonnes : 0, 1, 2 et ainsi de suite.
marracash-board-large = La ville est trop grande. Dessinez au plus { $limit } colonnes et { $limit } rangées.
marracash-board-row = Cette rangée commence par « { $text } ». Commencez-la par son numéro, { $row }.
marracash-board-length = La rangée { $row } doit avoir autant de cases qu’il y a de colonnes : il en faut { $wanted }, il y en a { $found }.
marracash-board-sign = « { $text } » en { $place } n’est pas une case. Écrivez « . » pour une rue, « ## » pour un palmier, un nombre de 1 à 99 pour une fontaine, avec « * » pour une entrée, ou l’une des lettres { $letters } et un nombre de 1 à 99 pour une boutique.
marracash-board-fountain-twice = Il y a une deuxième fontaine { $fountain } en { $place }. Donnez-lui un autre numéro.
marracash-board-fountains = Il y a trop de fontaines à partir de { $place }. Dessinez-en au plus { $limit }.
marracash-board-entrances = Entrées (fontaines avec « * ») : il en faut { $wanted }, il y en a { $found }.
marracash-board-shop-torn = La case de la boutique { $shop } en { $place } est isolée. Toutes les cases d’une boutique doivent se toucher.
marracash-board-colour-shops = Il y a trop de boutiques { $colour ->
    [violet] violettes
    [vert] vertes
    [bleu] bleues
   *[other] { $colour }s
} à partir de { $place }. Dessinez-en au plus { $limit } par couleur.
marracash-board-shops = Il doit rester une boutique quand toutes les enseignes sont posées : il faut au moins { $wanted } boutiques, il y en a { $found }.
marracash-board-entrance-shop = La fontaine { $fountain } en { $place } est une entrée et se trouve à côté de la boutique { $shop }. Éloignez les boutiques des entrées.
marracash-board-street = { $ways ->
    [0] La rue en { $place } ne continue nulle part.
    [one] La rue en { $place } ne continue que d’un côté.
   *[other] La rue en { $place } continue de { $ways } côtés.
} Une rue continue d’exactement deux côtés ; là où il y en a plus, mettez une fontaine.
marracash-board-loop = Le trajet de la fontaine { $fountain } par { $place } revient à la même fontaine. Mettez une fontaine en chemin.
marracash-board-two-routes = Le trajet par { $place } est le deuxième de la fontaine { $one } à la fontaine { $other }. Mettez une fontaine en chemin, ou fermez-en un.
marracash-board-same-colour = La case en { $place } touche deux boutiques de la même couleur, { $one } et { $other }. Déplacez-en une.
marracash-board-apart = On ne peut pas aller de la fontaine { $near } à la fontaine { $fountain } en { $place }. Reliez-les par des rues.
marracash-board-ring = La rue en { $place } ne mène à aucune fontaine. Mettez-en une, ou fermez la rue.
