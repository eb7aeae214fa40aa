### Ce que seul le plateau de Mini City dit dans le navigateur.

minicity-title = Mini City
minicity-pitch = Menez les fourmis d’une fourmilière dans ses tunnels et rangez la nourriture avant les autres.
web-minicity-drawn = { $seat } pioche { $count } cartes : { $ants }.
web-minicity-drawn-hidden = { $seat } pioche { $count } cartes.
web-minicity-stocked = { $seat } prend { $count } jetons dans le petit compartiment ({ $foods }).

## Noms courts

# Une lettre pour chaque nourriture, toutes différentes
web-minicity-food-letter = { $food ->
    [yellow] J
    [orange] O
    [blue] B
    [green] V
    [pink] R
   *[other] { $food }
}
# Une lettre pour chaque fourmi, toutes différentes
web-minicity-ant-letter = { $ant ->
    [yellow] J
    [blue] B
    [red] R
    [grey] G
    [violet] V
   *[other] { $ant }
}
# Ce que fait un ami
web-minicity-effect = { $friend ->
    [millipede] une chambre plus loin, une fois par tour
    [ladybird] répartit les jetons d’une chambre, une fois par tour
    [dragonfly] échange deux fourmis, une fois par tour
    [bumblebee] échange un jeton avec la réserve, une fois par tour
    [stick-insect] une carte vaut la fourmi de votre choix, une fois par tour
    [beetle] 1 ♥ à chaque tour
    [orange-caterpillar] place pour 8 jetons dans le petit compartiment
    [exotic-caterpillar] place pour 10 jetons dans le petit compartiment
    [grasshopper] remplissage juste après le déchargement
   *[snail] une main de 5 cartes
}

## La fourmilière et les chemins

web-minicity-hill = Fourmilière. Les flèches mènent d’une chambre à l’autre.
web-minicity-chamber-filled = emplacements occupés : { $tokens } sur { $places }
web-minicity-could-unload = { $tokens ->
    [one] vous pourriez décharger { $tokens } jeton
   *[other] vous pourriez décharger { $tokens } jetons
}
# $range : avec la meilleure place sur un chemin, ou avec celle envisagée
web-minicity-too-far = { $range ->
    [1] Avec cette carte, la { $ant } n’avance que d’une chambre : la { $chamber } est trop loin.
   *[other] Avec cette carte, la { $ant } avance de { $range } chambres au plus : la { $chamber } est trop loin.
}
web-minicity-zoom-in = Agrandir la fourmilière
web-minicity-zoom-out = Voir toute la fourmilière
# $cards : de gauche à droite
web-minicity-road = Chemin { $road } : { $cards }.

## Devant la personne qui joue

web-minicity-hand = Votre main
# $range : avec la meilleure place sur un chemin ; 0 tant qu’aucune carte ne peut être jouée
web-minicity-card = Carte de la { $ant }, { $copies ->
    [one] une en main
   *[other] { $copies } en main
}{ $range ->
    [0] {""}
   *[other] , portée jusqu’à { $range }
}
web-minicity-as = Avec le phasme, elle déplace la
web-minicity-how-card = Prenez une carte.
web-minicity-how-lay = Posez-la à un bout éclairé.
web-minicity-lay = Posez-la à un bout éclairé ou choisissez une chambre éclairée. Touchez-la à nouveau pour la reprendre.
web-minicity-both = aller dans la { $chamber }, avec la carte de la { $card } au bout { $end ->
    [left] gauche
   *[right] droit
} du chemin { $road }
# $second : yes quand la première des deux est choisie
web-minicity-how-helper = { $friend ->
    [ladybird] Choisissez la chambre à vider.
    [dragonfly] { $second ->
        [yes] Choisissez la fourmi avec laquelle l’échanger.
       *[no] Choisissez une fourmi.
    }
   *[bumblebee] Choisissez ce que vous donnez et ce que vous prenez.
}
web-minicity-played = Cartes jouées ce tour-ci : { $played } sur { $limit }
web-minicity-pile = Cartes dans la pioche : { $cards }
web-minicity-basket = Petit compartiment
web-minicity-reserve = Réserve
# $tokens : par nourriture
web-minicity-small-part = Petit compartiment : { $tokens }
web-minicity-count = { $food } : { $count }
web-minicity-stock = Un jeton { $food } de plus ; dans la réserve : { $left }
web-minicity-unstock = Ne pas prendre ce jeton { $food }
web-minicity-accept = { $tokens ->
    [0] Ne rien prendre
    [one] Prendre ce jeton
   *[other] Prendre ces { $tokens } jetons
}
web-minicity-give = Donner
web-minicity-take = contre
web-minicity-helpers = Vos amis qui peuvent aider maintenant
web-minicity-market = Amis
web-minicity-to-market = Amis ↓
web-minicity-cost = { $cost ->
    [one] coûte { $cost } point
   *[other] coûte { $cost } points
}
# Titres dans la liste de tous les choix
web-minicity-group = { $kind ->
    [play] Cartes
    [buy] Acheter un ami
    [spread] Coccinelle
    [swap] Libellule
   *[exchange] Bourdon
}

## Boîtes

web-minicity-left = { $left ->
    [one] jeton restant
   *[other] jetons restants
}
web-minicity-points = Points d’amitié : { $points }
web-minicity-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
web-minicity-used = { $owned ->
    [1] déjà utilisé ce tour-ci
   *[other] utilisés ce tour-ci : { $used } sur { $owned }
}

## La fin

web-minicity-result-unloaded = Déchargés
web-minicity-result-points = Amitié restante
web-minicity-result-left = Jetons restants
web-minicity-result-course = Manches : { $rounds }, tours : { $turns }. Au début, chacun avait { $share } jetons ; gagne qui n’en a plus.

## Le plateau en texte

web-minicity-text-round = Manche { $round }. Cartes dans la pioche : { $pile }.
web-minicity-text-hand = Main de { $seat } : { $cards }.
web-minicity-text-ant = La { $ant } est dans la { $chamber }. Tunnels vers { $tunnels }.
web-minicity-text-seat = { $seat }. Jetons restants : { $left }. Petit compartiment : { $small }. Réserve : { $reserve }. Cartes : { $cards }.
web-minicity-text-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’amitié. { $count ->
    [0] Pas encore d’amis.
   *[other] Amis : { $friends }.
}
web-minicity-text-places = Emplacements libres, { $food } : { $count ->
    [0] aucun
   *[other] { $chambers }
}.
web-minicity-text-place = chambre { $chamber } ({ $free })
web-minicity-text-friend = À vendre : { $friend }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} : { $effect }.
web-minicity-text-chamber = { $chamber } : { $filled }{ $ants ->
    [0] .
   *[other] , avec la { $ant }.
}
web-minicity-text-tunnels = De la chambre { $chamber }, des tunnels mènent à { $tunnels }.
web-minicity-name-chamber = chambre { $chamber }
web-minicity-name-ant = fourmi { $number }

## Personnages : comment ils sont

minicity-character = { $name ->
    [gaston] Gaston est un gourmet : la nourriture la plus rare entre d’abord.
    [greta] Greta commence par le plus gros tas : elle décharge d’abord ce qui abonde.
    [marco] Marco emporte un peu de tout : il est prêt où qu’une fourmi s’arrête.
   *[other] { $name }
}
