### Positions installées à la main : champs, valeurs possibles et ce qui est impossible.

position-impossible = Cette position est impossible. { $faults }
position-none = Les positions de « { $game } » ne peuvent pas être installées à la main.
position-unknown = Une position de ce jeu n’a pas de « { $name } ».
position-value = { $group }, { $field } : « { $value } » n’est pas possible.
position-group = { $group ->
    [course] Déroulement de la partie
    [tiles] Tuiles face cachée
    [hexes] Hexagones
    [ants] Fourmis
    [pile] Défausse
    [chambers] Jetons dans les chambres
    [money] Argent
    [line] File des visiteurs
    [fountains] Visiteurs aux fontaines
    [souvenirs] Souvenirs
   *[souvenirs-down] Souvenirs face cachée
}
position-field = { $field ->
    [first] Premier joueur
    [turn] Qui commence son tour
    [round] Manche
    [anthills] Fourmilières restantes
    [points] Points d’amitié
    [hand] Cartes en main
    [discards] Cartes défaussées
    [cards] Cartes de gauche à droite
    [from] Case de la première carte
    [quiet] Tours sans événement, celui-ci compris
    [turns-left] Tours restants sans file, celui-ci compris
    [line] Visiteurs de gauche à droite
    [owner] Propriétaire
   *[customers] Clients
}
position-word = { $word ->
    [yes] oui
    [no] non
    [nobody] personne
    [none] aucune
    [open] libre
   *[crossed] rayé
}

## Marabunta

marabunta-set-number = { $seat } { $number }
marabunta-set-leaf = Cercles sur la feuille : { $region }
marabunta-set-crates = Caisses du groupe { $number } ({ $power })
marabunta-impossible-tiles = Tuiles face cachée au début du tour { $round } : { $wanted }, et non { $found }.
marabunta-impossible-fresh = Au tour 1, rien n’est encore dessiné.
marabunta-impossible-cupcakes = Avant le tour { $round }, hexagones cupcake qui ne sont plus libres : au moins { $count }.
marabunta-impossible-leaf = Cercles sur la feuille ({ $region }) : { $count }. Il n’y en a que { $most }.
marabunta-impossible-over = La partie serait alors finie : { $reason }.
marabunta-impossible-apart = Endroits séparés avec des chiffres ({ $seat }) : { $groups }. Il pourrait y en avoir { $most } : chacun commence par une fourmilière, ou par un 0 ou un 3 qui peut être partout.

## Mini City

minicity-set-road = Chemin { $road }
minicity-set-tokens = { $part ->
    [small] Petit compartiment : { $food }
   *[reserve] Réserve : { $food }
}
minicity-impossible-ants = Deux fourmis se trouvent ici : { $chamber }. Chacune a besoin d’une chambre à elle.
minicity-impossible-cards = Cartes utilisées ({ $ant }) : { $count }. Il n’y en a que { $most }.
minicity-impossible-hand = Cartes en main ({ $seat }) : { $count }. Quand un tour commence : { $wanted }.
minicity-impossible-road = { $road } : ses cartes se touchent, couvrent les cases { $left } et { $right } et laissent libres les cases 1 et { $last }.
minicity-impossible-tokens = { $food } : emplacements libres dans la fourmilière { $places }, jetons encore détenus { $tokens }. Les deux doivent être égaux.
minicity-impossible-share = { $seat }, { $food } : personne ne commence avec plus de { $most }.
minicity-impossible-small = Le petit compartiment est trop plein ({ $seat }). Au plus : { $most }.
minicity-impossible-unloaded = { $seat } n’a plus de jetons, la partie serait donc finie.
minicity-impossible-friends = { $friend } : exemplaires existants : { $copies }.

## Marracash

marracash-set-fountain = Fontaine { $fountain }
marracash-set-card = Face visible, place { $place }
marracash-impossible-visitors = Visiteurs ({ $colour }) : { $count }. Dans la file, en ville et dans les boutiques, il doit y en avoir { $wanted }.
marracash-impossible-row = Dans la file, de la même couleur à la suite au plus : { $most }.
marracash-impossible-outside = { $fountain } : des visiteurs ({ $colour }) se tiennent devant { $shop }, qui a un propriétaire. Ils seraient entrés.
marracash-impossible-entrance = Une entrée est vide alors que des visiteurs attendent dans la file.
marracash-impossible-customers = Personne ne possède { $shop }, mais il y a des clients.
marracash-impossible-signs = Boutiques de { $seat } : { $count }. Il y a des enseignes pour { $most }.
marracash-impossible-money = Toutes les bourses ensemble : { $money }. La banque aurait payé { $most } au plus, et exactement cela avant la première vente.
marracash-impossible-card = { $card } est à deux endroits.
marracash-impossible-places = Deux souvenirs sont face visible tant qu’il y en a.
marracash-impossible-quiet = Il n’y a pas encore eu autant de tours.
marracash-impossible-nothing = { $seat } ne pourrait rien faire ici, ce tour ne commencerait donc pas.

## Sur la page

position-title = Installer une position
position-lead = La position commence par un tour. Appuyez sur un endroit du plateau, ou ouvrez une partie ci-dessous.
position-here = Ici : { $place }
position-possible = Cette position est possible.
position-faults = Ce qui est impossible
position-use = Analyser cette position
position-back = Retour
