### Ce que seul le plateau de Marabunta dit dans le navigateur.

marabunta-title = Marabunta
marabunta-pitch = Deux colonies de fourmis à un pique-nique. Vous partagez les dés, l’autre choisit : faites que chaque moitié vous convienne.

## Noms courts

# Une lettre par région, toutes différentes
web-marabunta-letter = { $colour ->
    [pink] R
    [blue] B
    [orange] O
    [green] V
    [grey] G
    [yellow] J
   *[other] { $colour }
}
# Sur la tuile elle-même : très court
web-marabunta-tile = { $tile ->
    [two-crates] deux caisses
    [two-leaves] deux feuilles
    [one] un 1
    [two-zeros] deux 0
    [free-zero] un 0 partout
    [cross-out] rayer 2 hexagones
    [again] encore un dé
    [cupcake] rayer un cupcake
   *[other] { $tile }
}

## Le territoire

web-marabunta-territory = Territoire. Les flèches mènent d’un hexagone à l’autre.
web-marabunta-regions = Régions : { $regions }.
web-marabunta-hex-open = libre
web-marabunta-hex-cupcake = libre, avec un cupcake
web-marabunta-hex-crate = libre, avec une caisse
web-marabunta-hex-crossed = rayé
web-marabunta-zoom-in = Agrandir la carte
web-marabunta-zoom-out = Voir toute la carte

## Feuilles

web-marabunta-leaves = Feuilles de score
web-marabunta-leaf-tied = { $region } : Rouge { $red }, Bleu { $blue }. Égalité, personne ne marquerait. Cercles vierges : { $blank }. Hexagones libres : { $open }.
web-marabunta-leaf-won = { $region } : Rouge { $red }, Bleu { $blue }. { $seat } marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Cercles vierges : { $blank }. Hexagones libres : { $open }.

## Dés, tuile et groupes

web-marabunta-one-pool = Un groupe
web-marabunta-other-pool = L’autre groupe
web-marabunta-move = { $element } : mettre dans l’autre groupe
web-marabunta-split-how = Touchez ou glissez ce qui va de ce côté
web-marabunta-split-offer = Proposer ces deux groupes
web-marabunta-lay-over = touchez { $elements }, puis « { $offer } »
web-marabunta-pool-tile = Groupe avec la tuile
web-marabunta-pool-rest = L’autre groupe
web-marabunta-take = Prendre ce groupe
web-marabunta-ignore = ignorer

## Déroulement de la partie

web-marabunta-round = Tour { $round }
web-marabunta-face-down = Tuiles encore face cachée : { $count }. { $tiles }
web-marabunta-none-face-down = Plus aucune tuile face cachée : la tuile cupcake reste.
web-marabunta-cupcakes-left = Hexagones cupcake encore libres : { $count }. À 0, la partie se termine.
web-marabunta-last-round = Dernier tour

## Plateaux Pouvoirs

web-marabunta-score = { $track } sur la piste, { $regions } par les régions pour l’instant
web-marabunta-anthills = { $count ->
    [0] Plus aucune fourmilière
    [one] { $count } fourmilière restante
   *[other] { $count } fourmilières restantes
}
web-marabunta-boxes = Cases cupcake cochées : { $boxes } sur { $all }. Points pour la suivante : { $next }.
web-marabunta-boxes-full = Les { $all } cases cupcake sont cochées.
web-marabunta-group = { $power } : { $crossed } sur { $crates } cochées

## D’où viennent les points

web-marabunta-result-cupcakes = Cupcakes
web-marabunta-result-powers = Pouvoirs
web-marabunta-result-total = En tout
web-marabunta-result-ended = { $seat } a déclenché la fin : { $reasons }.

## Le plateau en mots

web-marabunta-text-rolled = Sur la table : { $elements }.
web-marabunta-text-offered = Un groupe : { $pool }. L’autre : { $rest }.
web-marabunta-text-pool = Groupe de { $seat } : { $elements }.
web-marabunta-text-seat = { $seat }. Score pour l’instant : { $score }. Fourmilières : { $anthills }. Cases cupcake cochées : { $boxes }.
web-marabunta-text-region = Région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}. Rouge : somme { $red }, cercles { $red-circles }. Bleu : somme { $blue }, cercles { $blue-circles }. Hexagones libres : { $open }.
web-marabunta-text-numbers = Chiffres de { $seat } : { $numbers }.
web-marabunta-text-number = { $number } en { $place }
web-marabunta-text-cupcakes = Cupcakes à prendre : { $hexes }.
web-marabunta-text-crates = Caisses à prendre : { $hexes }.
web-marabunta-text-crossed = Hexagones rayés : { $hexes }.
web-marabunta-hex-number = { $seat } { $number }
web-marabunta-text-hex = { $hex } : { $state }.
web-marabunta-text-neighbours = À côté de { $hex } : { $hexes }.
web-marabunta-text-neighbour = { $hex } { $state }

## Personnages : comment ils sont

marabunta-character = { $name ->
    [livia] Livia veut tout le pré : elle écrit partout où il y a de la place, et compte après.
    [bruno] Bruno n’oublie aucune caisse : il vit pour ses pouvoirs.
    [zuzu] Zuzu collectionne les feuilles : s’il y a un cercle à cocher, elle le coche.
    [felix] Felix est pressé : il préfère gagner vite que gagner de beaucoup.
   *[other] { $name }
}
