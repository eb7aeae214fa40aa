### Mots de `ludoteca study` : le rapport sur de nombreuses parties entre bots.

study-written = Le rapport est dans « { $file } ».
study-too-many = Il y a { $bots } joueurs pour { $seats } places. Retirez-en.

## La page

study-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre bots
study-lead = Des bots de niveau « { $level } » ont joué entre eux ; { $table }.
study-seats = { $seats } places
study-glance = En bref
study-goals = Ce que montre une bonne conception
study-goals-note = Chaque objectif avec ce qui a été trouvé. Un point d’interrogation dit que l’intervalle à 95 % dépasse une limite : il faudrait plus de parties pour le savoir.
study-winning = Qui gagne, et comment les parties finissent
study-players = Qui joue comment
study-spreads = Scores et durée
study-maps = Cartes
study-tables = Ce qui est utilisé
study-numbers = Les chiffres
study-making = Comment ce rapport a été fait
study-making-note = Cette commande refait le même rapport, à l’octet près. Ludoteca { $version }, règles en version { $rules }.
study-interval-note = Les intervalles sont ceux de Wilson, à 95 %. La plus petite ligne d’un tableau est choisie parmi plusieurs, son intervalle est donc trop étroit.
study-fair = part équitable : { $share }
study-zone = objectif : de { $low } à { $high }
study-middle = 90 % vont de { $low } à { $high }
study-place = { $place ->
    [1] premier joueur
   *[other] joueur { $place }
}

# Ce que montre une figure, pour qui ne la voit pas
study-told-bars = Minimum : { $least }. Maximum : { $greatest }.
study-told-spread = { $what } : { $mean } en moyenne, de { $least } à { $greatest }.

study-fact = { $fact ->
    [first] le premier joueur gagne
    [winner] score du vainqueur
    [losers] score des autres
    [rounds] tours
    [turns] tours de joueur
    [steps] étapes des places
    [choices] vrais choix
    [chance] étapes du hasard
   *[other] { $fact }
}

study-figure = { $figure ->
    [order] Victoires selon l’ordre de jeu
    [seat] Victoires selon la place
    [ends] Comment les parties finissent
    [scores] Scores finaux
    [rounds] Tours
    [turns] Tours de joueur
    [steps] Étapes des places
    [choices] Vrais choix
    [chance] Étapes du hasard
    [players] Victoires par joueur
   *[other] { $figure }
}
study-figure-note = { $name ->
    [order] Part des parties gagnées par qui joue en premier, en deuxième et ainsi de suite. Une victoire partagée compte en partie.
    [seat] Le premier joueur est tiré au sort : les places ne devraient différer que par chance.
    [ends] Une partie peut finir pour deux raisons à la fois.
    [scores] La marque sous la ligne est la moyenne.
    [rounds] Combien de tours dure une partie.
    [turns] Tours de chaque joueur, un par un.
    [steps] Tout ce que fait une place, étapes forcées comprises.
    [choices] Étapes avec plus d’une action possible.
    [chance] Dés, tuiles, cartes et autres tirages.
    [players] Victoires de chaque joueur, comptées par les places qu’il a eues.
    [habits] En moyenne sur les parties, avec l’intervalle à 95 %.
   *[other] { $name }
}

study-head = { $head ->
    [goal] objectif
    [found] trouvé
    [interval] intervalle à 95 %
   *[verdict] jugement
}
study-verdict = { $verdict ->
    [met] atteint
    [met-unsure] atteint, pas sûr
    [missed] manqué
    [missed-unsure] manqué, pas sûr
   *[other] { $verdict }
}
study-goal = { $goal ->
    [first-player] Le premier joueur gagne de { $low } à { $high } des parties.
    [first-edge] Le premier joueur gagne au plus { $high } des parties.
    [rounds] { $low } des parties au moins durent de { $least } à { $greatest } tours.
    [winner-score] Le score du vainqueur va de { $least } à { $greatest } dans { $low } des parties au moins.
    [powers] Chaque pouvoir est débloqué dans { $low } des parties au moins.
    [regions] Dans chaque région on écrit en moyenne dans { $low } hexagones au moins.
    [ends] Chaque raison met fin à { $low } des parties au moins.
    [quiet-end] Au plus { $high } des tours du dernier quart se passent sans décharger.
    [chambers] Chaque chambre est visitée dans { $low } des parties au moins.
    [friends] Chaque ami est acheté dans { $low } des parties au moins.
   *[other] { $goal } : { $low }, { $high }, { $least }, { $greatest }
}

study-end = { $reason ->
    [region] une région est pleine
    [leaf] une feuille est pleine
    [cupcakes] il ne reste plus d’hexagone cupcake
    [unloaded] une place a tout déchargé
    [turns] la limite de tours
    [visitors] la file des visiteurs est vide
    [standstill] blocage
   *[other] { $reason }
}

## Tableaux

study-table = { $table ->
    [powers] Pouvoirs
    [regions] Régions
    [sources] D’où viennent les points
    [resources] Ce qui est dépensé et coché
    [tiles] Tuiles
    [faces] Faces des dés
    [pools] Groupes
    [quarters] Tours sans décharger
    [friends] Amis
    [offers] Offres
    [foods] Nourriture
    [ants] Fourmis
    [cards] Cartes à jouer
    [shops] Boutiques
    [colours] Couleurs
    [plans] Tours
    [purses] D’où vient l’argent
    [souvenirs] Souvenirs vendus
   *[other] { $table }
}
study-table-note = { $name ->
    [powers] Combien de fois le pouvoir d’un groupe complet de caisses est débloqué, par l’une ou l’autre place.
    [regions] Combien on écrit dans chaque région, et qui la gagne.
    [sources] Points du vainqueur et du perdant.
    [resources] Marques du vainqueur et du perdant.
    [tiles] Combien de fois une tuile est utilisée plutôt qu’ignorée.
    [faces] Combien de fois un dé est utilisé plutôt qu’ignoré.
    [pools] Lequel des deux groupes prend le second joueur.
    [quarters] Tours où aucun jeton n’est déchargé, dans chaque quart de partie.
    [friends] Quelles cartes ami sont achetées.
    [offers] Ce qui a été offert à qui vient en second, et ce qui s’ensuivit.
    [foods] Combien de fois un déplacement finit dans une chambre de chaque nourriture, et ce qu’on y décharge.
    [ants] Combien de fois chaque fourmi se déplace, et jusqu’où.
    [cards] Ce qui arrive aux cartes dans une partie.
    [shops] À quel prix chaque boutique est vendue, et ce qu’elle rapporte.
    [colours] La même chose par couleur.
    [plans] Ce que les joueurs font des deux actions d’un tour, à partir de la deuxième manche.
    [purses] Argent du vainqueur et, en moyenne, de chaque autre place.
    [souvenirs] Combien de souvenirs de chaque couleur sont vendus.
   *[other] { $name }
}

study-column = { $column ->
    [share] part
    [mean] moyenne
    [deviation] écart type
    [least] minimum
    [p5] 5 %
    [p25] 25 %
    [median] médiane
    [p75] 75 %
    [p95] 95 %
    [greatest] maximum
    [games-with] part des parties
    [unlocked] débloqué par partie
    [owner-won] qui le débloque gagne
    [written] hexagones écrits par partie
    [crossed-out] hexagones rayés par partie
    [red-won] gagnée par Rouge
    [blue-won] gagnée par Bleu
    [tied] égalité
    [winner-won] qui la gagne gagne la partie
    [sum] somme des chiffres
    [circles] cercles cochés
    [points] points qu’elle rapporte
    [winner] vainqueur, par partie
    [loser] perdant, par partie
    [others] chaque autre place, par partie
    [applied] utilisé
    [turned] en jeu par partie
    [rolled] lancé par partie
    [taken] pris
    [quiet] tours sans décharger
    [turns] tours par partie
    [tokens] jetons déchargés par partie
    [tokens-turn] jetons par tour
    [visits] visites par partie
    [visits-fruitless] visites sans décharger
    [filled] pleine à la fin
    [bought] acheté par partie
    [buyer-won] qui l’achète gagne
    [chooser-began] l’autre choisit de commencer
    [first-won] qui commence gagne
    [chooser-won] l’autre gagne
    [moves] déplacements par partie
    [tunnels] tunnels par déplacement
    [fruitful] déplacements avec déchargement
    [walked] parcourue par partie
    [times] par partie
    [price] prix
    [sold] part des parties où elle est vendue
    [sold-number] boutiques vendues par partie
    [customers] clients par partie
    [income] recette par partie
    [profit] recette moins prix
    [crowd] visiteurs présents, en moyenne
    [arrivals] visiteurs qui arrivent par partie
    [walkers] visiteurs qui passent par partie
    [plan] part des tours
    [value] argent par partie
    [from] de
    [to] à
    [seats] places
   *[other] { $column }
}

study-row = { $row ->
    [cupcakes] cupcakes
    [powers] pouvoirs
    [regions] régions
    [boxes] cupcakes du plateau cochés
    [crates] caisses cochées
    [circles] cercles cochés
    [hexes] hexagones écrits
    [anthills] fourmilières cochées
    [pool-tile] le groupe avec la tuile
    [pool-rest] l’autre groupe
    [first-quarter] premier quart
    [second-quarter] deuxième quart
    [third-quarter] troisième quart
    [last-quarter] dernier quart
    [played] cartes jouées
    [blocked] fourmis qui ne pouvaient pas bouger
    [cleared] chemins vidés
    [shuffled] défausses mélangées
    [move-move] deux déplacements
    [move-auction] un déplacement et une enchère
    [auction-auction] deux enchères
    [one-move] un seul déplacement
    [one-auction] une seule enchère
    [customers] clients
    [souvenirs] ventes de souvenirs
    [shares] parts pour les déplacements
    [shares-paid] parts versées
    [bonuses] primes d’enchères
    [prices] prix payés
    [own-shops] boutiques possédées
    [price-paid] prix payé pour une boutique
    [own-customers] clients dans ses boutiques
    [brought] visiteurs amenés à la fois
    [rounds] tours
    [turns] tours de joueur
    [kinds-ready] nourritures dans le petit compartiment
    [tokens-load] jetons par arrêt
    [rare-early] rareté de ce qui est déchargé d’abord, de 0 à 4
   *[other] { $row }
}
study-face = { $face ->
    [leaf] feuille
    [crate] caisse
   *[other] chiffre { $face }
}
study-offer = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
study-tunnel = tunnel de { $one } à { $other }
study-street = rue de { $one } à { $other }
study-fountain = fontaine { $fountain }

## Cartes

study-map = { $map ->
    [hexes-written] Hexagones écrits
    [hexes-crossed] Hexagones rayés
    [chambers-visited] Chambres visitées, tunnels parcourus
    [chambers-filled] Jetons déchargés
    [crowds] Foule aux fontaines et dans les rues
    [shops-sold] Boutiques vendues
    [shops-income] Recette des boutiques
   *[other] { $map }
}
study-map-note = { $name ->
    [hexes-written] Combien de fois par partie un chiffre est écrit dans chaque hexagone. Une marque ronde est un cupcake, une carrée une caisse.
    [hexes-crossed] Combien de fois par partie chaque hexagone est rayé. Une marque ronde est un cupcake, une carrée une caisse.
    [chambers-visited] Combien de fois par partie une fourmi s’arrête dans chaque chambre ; les tunnels larges sont plus parcourus. S’il y a plusieurs plus courts chemins, chacun compte en partie.
    [chambers-filled] Combien de jetons par partie sont déchargés dans chaque chambre. Les points sont ses emplacements.
    [crowds] Combien de visiteurs se tiennent en moyenne à chaque fontaine ; il en passe plus dans les rues larges.
    [shops-sold] Dans combien de parties chaque boutique est vendue.
    [shops-income] Ce que chaque boutique rapporte par partie, en dirhams.
   *[other] { $name }
}
