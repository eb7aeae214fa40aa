### Les mots de Marabunta.

## Noms

marabunta-seat = { $seat ->
    [red] Rouge
    [blue] Bleu
   *[other] { $seat }
}

marabunta-tile = { $tile ->
    [two-crates] tuile « deux caisses »
    [two-leaves] tuile « deux feuilles »
    [one] tuile « un 1 »
    [two-zeros] tuile « deux 0 »
    [free-zero] tuile « un 0 n’importe où »
    [cross-out] tuile « rayer 2 hexagones »
    [again] tuile « encore un dé »
    [cupcake] tuile « rayer un cupcake »
   *[other] tuile « { $tile } »
}

marabunta-power = { $power ->
    [one] un 1
    [two] un 2
    [free-zero] un 0 n’importe où
    [free-three] un 3 n’importe où
    [two-cupcakes] deux cupcakes
    [two-points] 2 points
    [three-points] 3 points
    [three-ones] trois 1
    [cross-out] rayer 2 hexagones
    [two-leaves] deux feuilles
   *[other] { $power }
}

marabunta-die = { $face ->
    [leaf] feuille { $region ->
        [bleu] bleue
        [vert] verte
        [gris] grise
       *[other] { $region }
    }
    [crate] caisse { $region ->
        [bleu] bleue
        [vert] verte
        [gris] grise
       *[other] { $region }
    }
   *[other] { $face } { $region }
}

marabunta-hex = { $hex } ({ $region })

# La fin de la phrase « Rouge déclenche la fin de la partie : … »
marabunta-end-reason = { $reason ->
    [region] une région n’a plus d’hexagone libre
    [leaf] une feuille n’a plus de cercle vierge
    [cupcakes] il n’y a plus d’hexagone cupcake libre
   *[other] { $reason }
}

## Ce qu’il faut faire maintenant

marabunta-prompt-split = { $seat }, répartissez les dés et la tuile en deux groupes.
marabunta-prompt-take = { $seat }, prenez l’un des deux groupes.
marabunta-prompt-element = { $seat }, choisissez ce que vous utilisez ou ignorez maintenant.
marabunta-prompt-circle = { $seat }, choisissez une feuille de score et cochez-y un cercle.
marabunta-prompt-crate = { $seat }, cochez une caisse de votre plateau Pouvoirs.
marabunta-prompt-again = { $seat }, choisissez un dé de votre groupe à utiliser encore une fois.
marabunta-prompt-cross-cupcake = { $seat }, rayez un hexagone cupcake libre.
# $left : hexagones encore à choisir, sur deux
marabunta-prompt-cross = { $left ->
    [1] { $seat }, choisissez un hexagone à côté du premier : les deux seront rayés.
   *[other] { $seat }, choisissez le premier de { $left } hexagones adjacents à rayer.
}
# $left : hexagones encore à choisir, sur deux ou trois
marabunta-prompt-write-set = { $left ->
    [1] { $seat }, choisissez le dernier hexagone où écrire { $number } : il doit toucher ceux déjà choisis.
   *[other] { $seat }, choisissez des hexagones tous adjacents entre eux et écrivez { $number } dans chacun : encore { $left }.
}
marabunta-prompt-write-any = { $seat }, écrivez votre { $number } dans un hexagone libre de n’importe quelle région.
marabunta-prompt-write = { $seat }, écrivez votre { $number } dans un hexagone { $region } libre.

## Choix

marabunta-do-split = Un groupe : { $pool } ; l’autre : { $rest }
marabunta-do-take = Prendre : { $pool }
marabunta-do-apply = Utiliser : { $element }
marabunta-do-ignore = Ignorer : { $element }
marabunta-do-write = Écrire { $number } en { $place }
marabunta-do-write-anthill = Écrire { $number } en { $place } et cocher une fourmilière
marabunta-do-pick = Choisir { $place } pour y écrire { $number }
marabunta-do-cross = Rayer { $place }
marabunta-do-circle = Cocher un cercle sur la feuille { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}
# $left : caisses du groupe pas encore cochées
marabunta-do-crate = { $left ->
    [1] Groupe { $group }, « { $power } » : cocher la dernière caisse
   *[other] Groupe { $group }, « { $power } » : cocher 1 des { $left } caisses restantes
}
marabunta-do-again = Utiliser encore une fois : { $element }
marabunta-do-decline = Renoncer à ce pouvoir

## Ce qui s’est passé

marabunta-first = Tirage au sort : { $seat } commence.
marabunta-round = Tour { $number } : { $seat } fait le partage.
marabunta-turned = En jeu : { $tile }.
marabunta-rolled = Résultat du dé : { $die }.
marabunta-split = { $seat } fait le partage. Un groupe : { $pool }. L’autre : { $rest }.
marabunta-took = { $seat } prend le groupe : { $pool }.
marabunta-applied = { $seat } utilise : { $element }.
marabunta-ignored = { $seat } ignore : { $element }.
marabunta-used-again = { $seat } utilise encore une fois : { $element }.
marabunta-picked = { $seat } choisit { $place }.
marabunta-wrote = { $seat } écrit { $number } en { $hexes }.
marabunta-crossed-out = { $seat } raye { $hexes }.
marabunta-circled = { $seat } coche un cercle sur la feuille { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}.
marabunta-crate-crossed = { $left ->
    [0] { $seat } coche la dernière caisse pour « { $power } ».
   *[other] { $seat } coche une caisse pour « { $power } » : il en reste { $left }.
}
marabunta-unlocked = { $seat } débloque le pouvoir « { $power } ».
marabunta-lost = Le pouvoir « { $power } » ne peut pas être utilisé et il est perdu.
marabunta-declined = { $seat } renonce au pouvoir.
marabunta-anthill = { $left ->
    [0] { $seat } coche une fourmilière et n’en a plus.
   *[other] { $seat } coche une fourmilière : il lui en reste { $left }.
}
marabunta-boxes = { $seat } coche { $boxes ->
    [one] { $boxes } cupcake
   *[other] { $boxes } cupcakes
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-ending = { $seat } déclenche la fin de la partie : { $reasons }. Ce tour est le dernier.
marabunta-region-tied = Égalité dans la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
} (Rouge { $red }, Bleu { $blue }) : personne ne marque.
marabunta-region-won = { $seat } remporte la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
} (Rouge { $red }, Bleu { $blue }) et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-tie-boxes = Égalité de points : le plus de cupcakes cochés départage (Rouge { $red }, Bleu { $blue }).
marabunta-tie-ended = Égalité de points et de cupcakes : { $seat } a déclenché la fin et l’emporte.
marabunta-won = { $seat } gagne la partie ! Rouge { $red }, Bleu { $blue }.

## Ce qu’on ne peut pas jouer ; $action est la notation, comme « write c7 »

marabunta-refused-other-step = Cela ne convient pas ici : il faut maintenant un coup d’un autre type. Choisissez parmi ceux qui sont proposés.
marabunta-refused-not-in-pool = Cet élément n’est pas dans votre groupe, ou vous l’avez déjà utilisé ou ignoré. Choisissez-en un autre.
marabunta-refused-useless = Cela n’aurait aucun effet maintenant. Choisissez autre chose ou ignorez cet élément.
marabunta-refused-cupcake-compulsory = La tuile « rayer un cupcake » est obligatoire tant qu’il reste un hexagone cupcake libre. Utilisez-la.
marabunta-refused-hex-taken = Cet hexagone contient déjà un chiffre. Choisissez un hexagone libre.
marabunta-refused-hex-crossed = Cet hexagone est rayé. Choisissez un hexagone libre.
marabunta-refused-other-region = Cet hexagone est dans une autre région. Choisissez-en un de la couleur du dé.
marabunta-refused-no-cupcake-hex = Cet hexagone n’a pas de cupcake. Choisissez un hexagone avec un cupcake.
marabunta-refused-already-picked = Vous avez déjà choisi cet hexagone. Choisissez-en un autre à côté.
marabunta-refused-not-beside-picked = Cet hexagone ne touche pas tous ceux que vous avez choisis. Choisissez-en un qui les touche tous.
marabunta-refused-not-beside-own = Cet hexagone ne touche aucun de vos chiffres, et vous n’avez plus de fourmilière. Choisissez-en un à côté d’un de vos chiffres.
marabunta-refused-no-room = Il n’y a pas assez de place ici pour tous les hexagones nécessaires. Choisissez un hexagone entouré de plus d’hexagones libres.
marabunta-refused-same-leaf = Vous venez de cocher un cercle sur cette feuille. Choisissez une autre feuille.
marabunta-refused-leaf-full = Cette feuille n’a plus de cercle vierge. Choisissez une autre feuille.
marabunta-refused-no-group = Votre plateau Pouvoirs n’a pas ce groupe de caisses. Choisissez un groupe qui existe.
marabunta-refused-group-full = Toutes les caisses de ce groupe sont cochées. Choisissez un autre groupe.
marabunta-refused-tile-gone = Cette tuile a déjà été révélée. Choisissez-en une qui est encore face cachée.
marabunta-refused-other-die = Les dés sont lancés dans l’ordre, et c’est le tour d’un autre. Lancez celui-là.
marabunta-refused-compulsory = Vous ne pouvez renoncer qu’à un pouvoir qui vous coûterait de toute façon une fourmilière, et seulement avant son premier hexagone. Choisissez un hexagone.

## Ce qui ne va pas dans un fichier de plateau

board-face = Il n’y a pas de face « { $face } ». Écrivez « picnic » ou « crumbs ».
board-rows = La carte a trop de rangées. Dessinez-en au plus { $limit }.
board-hex = « { $text } » n’est pas un hexagone. Écrivez l’une des lettres { $letters }, puis « . » ou « c » (cupcake) ou « x » (caisse).
board-column = « { $text } » est mal placé. Les hexagones se suivent tous les quatre caractères, et chaque rangée est décalée de deux par rapport à celle du dessus.
board-count = { $what } : il en faut { $wanted }, il y en a { $found }.
board-hexes = Hexagones en tout
board-part-hexes = Hexagones de la partie { $part }
board-cupcakes = Hexagones cupcake en tout
board-crates = Hexagones caisse en tout
board-region-hexes = Hexagones de la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}
board-region-cupcakes = Hexagones cupcake de la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}
board-region-crates = Hexagones caisse de la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
}
board-torn = L’hexagone { $name } est isolé. Tous les hexagones du territoire doivent être reliés entre eux.
board-region-torn = L’hexagone { $name } est isolé de sa région. Tous les hexagones de la région { $region ->
    [bleu] bleue
    [vert] verte
    [gris] grise
   *[other] { $region }
} doivent être reliés entre eux.
board-crumbs = Sur la face « crumbs », la région bleue doit être morcelée en { $wanted } îlots ou plus. Trouvés : { $found }.
board-row-length = La rangée de cupcakes doit avoir de 1 à { $limit } cases. Trouvées : { $found }.
board-row-points = « { $points } » ne peut pas surmonter un cupcake. Écrivez un nombre entier de 0 à 9.
board-row-first = Le premier cupcake donne 0 point, pas { $points }. Commencez la rangée par 0.
board-groups = Un plateau Pouvoirs doit avoir de 1 à { $limit } groupes de caisses. Trouvés : { $found }.
board-group-keys = Le groupe { $number } doit avoir les clés « crates » et « power », et aucune autre.
board-group-crates = Un groupe ne peut pas avoir « { $crates } » caisses. Écrivez un nombre entier de 1 à { $limit }.
board-power = Il n’y a pas de pouvoir « { $power } ». Choisissez parmi : { $allowed }.
