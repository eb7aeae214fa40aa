### Les mots de Mini City.

## Noms

minicity-seat = { $seat ->
    [circle] Cercle
    [square] Carré
    [triangle] Triangle
    [diamond] Losange
   *[other] { $seat }
}

# La nourriture et les chambres se reconnaissent à leur couleur. Au masculin singulier.
minicity-food = { $food ->
    [yellow] jaune
    [orange] orange
    [blue] bleu
    [green] vert
    [pink] rose
   *[other] { $food }
}

# La couleur d’une fourmi n’a rien à voir avec la nourriture.
minicity-ant = { $ant ->
    [yellow] fourmi jaune
    [blue] fourmi bleue
    [red] fourmi rouge
    [grey] fourmi grise
    [violet] fourmi violette
   *[other] fourmi { $ant }
}

minicity-friend = { $friend ->
    [millipede] mille-pattes
    [ladybird] coccinelle
    [dragonfly] libellule
    [bumblebee] bourdon
    [stick-insect] phasme
    [beetle] scarabée rhinocéros
    [orange-caterpillar] chenille orange
    [exotic-caterpillar] chenille exotique
    [grasshopper] sauterelle
    [snail] escargot
   *[other] { $friend }
}

minicity-chamber = chambre { $chamber } ({ $food ->
    [bleu] bleue
    [vert] verte
   *[other] { $food }
})

## Ce qu’il faut faire maintenant

# $left : jetons encore à choisir
minicity-prompt-small-part = { $left ->
    [1] { $seat }, choisissez le dernier jeton de votre petit compartiment.
   *[other] { $seat }, choisissez les jetons de votre petit compartiment : encore { $left }.
}
# §2.7 ; $other : l’autre joueur
minicity-prompt-offer = { $seat }, combien de jetons offrez-vous ? Qui vient en second les range avant le premier tour, et { $other } décide qui commence.
# $tokens : offerts à qui vient en second
minicity-prompt-begin = { $tokens ->
    [0] { $seat }, décidez qui commence. Rien n’est offert à qui vient en second.
    [one] { $seat }, décidez qui commence. Qui vient en second range { $tokens } jeton avant le premier tour.
   *[other] { $seat }, décidez qui commence. Qui vient en second range { $tokens } jetons avant le premier tour.
}
minicity-prompt-put = { $left ->
    [1] { $seat }, mettez un jeton de votre petit compartiment dans une chambre de sa couleur.
   *[other] { $seat }, mettez { $left } jetons de votre petit compartiment dans des chambres de leur couleur, un par un.
}
# $left : cartes qu’on peut jouer pendant ce tour
minicity-prompt-first-card = { $left ->
    [1] { $seat }, jouez une carte. Ce tour-ci, vous ne pouvez en jouer qu’une.
   *[other] { $seat }, jouez une carte. Ce tour-ci, vous pouvez en jouer jusqu’à { $left }.
}
minicity-prompt-choice = { $left ->
    [0] { $seat }, vous avez joué toutes vos cartes. Utilisez vos amis ou terminez votre tour.
    [1] { $seat }, jouez encore une carte ou terminez votre tour.
   *[other] { $seat }, jouez encore jusqu’à { $left } cartes ou terminez votre tour.
}
minicity-prompt-go = { $range ->
    [1] { $seat }, déplacez la { $ant } d’une chambre.
   *[other] { $seat }, déplacez la { $ant } de { $range } chambres au plus.
}
minicity-prompt-unload = { $seat }, combien de jetons déchargez-vous dans la { $chamber } ?
minicity-prompt-spread = { $seat }, choisissez où va le prochain jeton de la { $source }.
minicity-prompt-grasshopper = { $left ->
    [1] { $seat }, votre sauterelle peut apporter tout de suite un jeton de la réserve.
   *[other] { $seat }, votre sauterelle peut apporter tout de suite jusqu’à { $left } jetons de la réserve.
}
minicity-prompt-refill = { $left ->
    [1] { $seat }, remplissez votre petit compartiment : il manque un jeton.
   *[other] { $seat }, remplissez votre petit compartiment : il manque { $left } jetons.
}

## Choix

minicity-do-stock = Mettre un jeton { $food } dans le petit compartiment
# $stream : yes si la carte touche le ruisseau, et que le chemin est ensuite vidé
minicity-do-play = Jouer la carte de la { $card } au bout { $end ->
    [left] gauche
   *[right] droit
} du chemin { $road } : portée { $range }{ $stream ->
    [yes] , puis le chemin est vidé
   *[no] {""}
}
minicity-do-play-as = Jouer la carte de la { $card } comme celle de la { $ant } au bout { $end ->
    [left] gauche
   *[right] droit
} du chemin { $road } : portée { $range }{ $stream ->
    [yes] , puis le chemin est vidé
   *[no] {""}
}
minicity-do-stay = Rester dans la { $chamber } : on ne décharge rien
# $free : emplacements libres de la chambre
minicity-do-go = Aller dans la { $chamber } : { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
minicity-do-go-far = Aller dans la { $chamber } avec { $millipedes ->
    [1] votre mille-pattes
   *[other] { $millipedes } mille-pattes
} : { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
minicity-do-unload = Décharger { $tokens ->
    [one] { $tokens } jeton { $food }
   *[other] { $tokens } jetons { $food ->
        [orange] orange
       *[other] { $food }s
    }
}
minicity-do-unload-nothing = Ne rien décharger
minicity-do-refuse = Ne rien décharger et gagner { $points } points
minicity-do-done = Terminer le tour
minicity-do-buy = Acheter la carte « { $friend } » pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
minicity-do-spread = Coccinelle : répartir les jetons de la { $chamber }
minicity-do-to = Mettre un jeton dans la { $chamber }
minicity-do-offer = { $tokens ->
    [0] Ne rien offrir
    [one] Offrir { $tokens } jeton
   *[other] Offrir { $tokens } jetons
}
# $other : l’autre joueur, qui vient alors en second
minicity-do-begin = { $tokens ->
    [0] Commencer
    [one] Commencer, et { $other } range { $tokens } jeton
   *[other] Commencer, et { $other } range { $tokens } jetons
}
# $other : l’autre joueur, qui commence alors
minicity-do-come-second = { $tokens ->
    [0] Laisser { $other } commencer
    [one] Laisser { $other } commencer, et ranger { $tokens } jeton
   *[other] Laisser { $other } commencer, et ranger { $tokens } jetons
}
minicity-do-put = Ranger un jeton dans la { $chamber }
minicity-do-swap = Libellule : échanger la { $first } et la { $second }
minicity-do-exchange = Bourdon : remettre un jeton { $given } dans la réserve et en prendre un { $taken }
minicity-do-enough = C’est assez : pas d’autre jeton

## Ce qui s’est passé

minicity-dealt = { $seat } pioche une carte de la { $ant }.
minicity-dealt-hidden = { $seat } pioche une carte.
minicity-laid = Du nouveau sur le chemin { $road } : une carte de la { $ant }.
minicity-first = Tirage au sort : { $seat } commence.
minicity-drawn = Tirage au sort : { $seat } fait une offre.
minicity-offered = { $seat } offre { $tokens ->
    [0] zéro jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} à qui vient en second.
minicity-begins = { $seat } décide : { $first } commence.
minicity-put = { $seat } range un jeton dans la { $chamber }.
# $cards : combien de cartes on peut jouer pendant ce tour
minicity-turn = Tour { $turn } : { $seat } joue { $cards ->
    [1] une carte
   *[other] jusqu’à { $cards } cartes
}.
minicity-stocked = { $seat } met un jeton { $food } dans le petit compartiment.
minicity-played = { $seat } joue une carte de la { $card } au bout { $end ->
    [left] gauche
   *[right] droit
} du chemin { $road }.
minicity-played-as = { $seat } utilise le phasme : une carte de la { $card } au bout { $end ->
    [left] gauche
   *[right] droit
} du chemin { $road } déplace la { $ant }.
minicity-blocked = La { $ant } n’a nulle part où s’arrêter et reste sur place.
minicity-stayed = La { $ant } reste sur place.
minicity-moved = La { $ant } va dans la { $chamber }.
minicity-millipede = { $seat } utilise { $copies ->
    [1] le mille-pattes
   *[other] { $copies } mille-pattes
} pour aller plus loin.
minicity-unloaded = { $seat } { $tokens ->
    [0] ne décharge rien
    [one] décharge { $tokens } jeton
   *[other] décharge { $tokens } jetons
} dans la { $chamber }.
minicity-earned = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’amitié.
minicity-beetle = { $seat } gagne 1 point d’amitié grâce au scarabée rhinocéros.
minicity-done = { $seat } ne joue plus de carte.
minicity-bought = { $seat } achète la carte « { $friend } » pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
minicity-spread = { $seat } utilise la coccinelle pour répartir les jetons de la { $chamber }.
minicity-spread-to = { $seat } déplace un jeton de la { $source } à la { $target }.
minicity-swapped = { $seat } utilise la libellule : la { $first } et la { $second } échangent leurs places.
minicity-exchanged = { $seat } utilise le bourdon : un jeton { $given } retourne dans la réserve, un { $taken } en sort.
minicity-enough-spread = { $seat } ne déplace plus de jeton.
minicity-enough-stock = { $seat } ne veut plus de jeton de la sauterelle pour le moment.
minicity-cleared = Le ruisseau emporte les cartes du chemin { $road }.
minicity-shuffled = La défausse est mélangée : la nouvelle pioche a { $cards } cartes.
minicity-turn-limit = Après { $turns } tours, la partie s’arrête.
# $place : 1 pour qui gagne
minicity-result = { $place ->
    [1] { $left ->
        [0] { $seat } a tout déchargé et gagne !
        [one] { $seat } gagne avec { $left } jeton restant.
       *[other] { $seat } gagne avec { $left } jetons restants.
    }
   *[other] { $left ->
        [one] { $seat } a encore { $left } jeton : { $place }e place.
       *[other] { $seat } a encore { $left } jetons : { $place }e place.
    }
}

## Ce qu’on ne peut pas jouer ; $action est la notation, comme « play red 1 left »

minicity-refused-other-step = Cela ne convient pas ici : il faut maintenant un coup d’un autre type. Choisissez parmi ceux qui sont proposés.
minicity-refused-no-seat = Personne n’est assis là. Choisissez une place occupée.
minicity-refused-none-in-pile = Cette carte n’est plus dans la pioche. Choisissez-en une autre.
minicity-refused-not-in-hand = Vous n’avez pas cette carte en main. Jouez-en une que vous avez.
minicity-refused-not-in-small = Votre petit compartiment n’a pas assez de jetons de cette couleur. Choisissez-en moins, ou une autre couleur.
minicity-refused-not-in-reserve = Votre réserve n’a pas de jeton de cette couleur. Choisissez une autre couleur.
minicity-refused-card-limit = Vous avez déjà joué toutes les cartes permises ce tour-ci. Terminez votre tour.
minicity-refused-road-unused = À deux, on n’utilise que le chemin 1. Jouez sur celui-là.
minicity-refused-play-first = Vous devez jouer au moins une carte pendant votre tour. Jouez-en d’abord une.
minicity-refused-same-chamber = C’est la chambre de départ. Choisissez-en une autre.
minicity-refused-too-far = Cette chambre est trop loin. Choisissez-en une plus proche.
minicity-refused-zone-taken = Une autre fourmi s’y trouve. Choisissez une chambre sans fourmi.
minicity-refused-chamber-full = La chambre n’a pas assez d’emplacements libres. Choisissez moins de jetons, ou une autre chambre.
minicity-refused-chamber-empty = Il n’y a pas de jeton dans cette chambre. Choisissez-en une qui en a.
minicity-refused-no-other-place = Aucune autre chambre de cette couleur n’a d’emplacement libre. Choisissez une chambre d’une autre couleur.
minicity-refused-other-food = Cette chambre est d’une autre couleur. Choisissez-en une de la même couleur.
minicity-refused-spread-first = La coccinelle déplace au moins un jeton. Choisissez où il va.
minicity-refused-friends-off = Cette partie se joue sans amis. Jouez une carte ou terminez votre tour.
minicity-refused-one-purchase = Vous avez déjà acheté un ami ce tour-ci. Achetez le suivant à votre prochain tour.
minicity-refused-friend-gone = Toutes les cartes de cet ami sont vendues. Choisissez un autre ami.
minicity-refused-too-dear = Vous n’avez pas assez de points d’amitié. Choisissez un ami moins cher, ou gagnez d’abord d’autres points.
minicity-refused-not-owned = Vous n’avez pas l’ami qu’il faut. Achetez-le d’abord.
minicity-refused-used-up = Cet ami est déjà intervenu pendant ce tour. Il pourra de nouveau vous aider à votre prochain tour.

## Ce qui ne va pas dans un fichier de plateau

minicity-board-road = Un chemin ne peut pas avoir ce nombre de cases : { $road }. Il en faut un nombre pair, de { $least } à { $most }.
minicity-board-count = { $what } : il en faut { $wanted }, il y en a { $found }.
# $what de minicity-board-count
minicity-board-chambers = Chambres en tout
minicity-board-food-places = Emplacements { $food ->
    [orange] orange
   *[other] { $food }s
}
minicity-board-two-ants = Emplacements { $food ->
    [orange] orange
   *[other] { $food }s
} marqués de deux fourmis
minicity-board-three-ants = Emplacements { $food ->
    [orange] orange
   *[other] { $food }s
} marqués de trois fourmis
minicity-board-starts = Zones de départ de la { $ant }
minicity-board-friend-cards = Cartes d’amis en tout
minicity-board-chamber-name = Cette chambre s’appelle « { $name } », mais le prochain numéro est { $wanted }. Numérotez les chambres dans l’ordre, à partir de 1.
minicity-board-chamber-keys = La chambre { $name } doit avoir les clés { $keys }, et peut avoir { $others } ; aucune autre.
minicity-board-at = La position de la chambre { $name } doit être faite de deux nombres entiers, [droite, bas], sans dépasser { $limit } d’un côté ni de l’autre.
minicity-board-food = « { $food } » n’est pas une nourriture. Choisissez parmi : { $allowed }.
minicity-board-size = Une chambre a de 1 à { $limit } emplacements, pas { $places }.
minicity-board-size-missing = Il doit y avoir au moins une chambre { $food ->
    [bleu] bleue
    [vert] verte
   *[other] { $food }
} avec { $size ->
    [one] { $size } emplacement
   *[other] { $size } emplacements
}.
minicity-board-tunnels = Donnez à la chambre { $name } une liste de tunnels, de { $least } à { $most } en tout.
minicity-board-tunnel = La chambre { $name } ne peut pas avoir de tunnel vers { $end }. Donnez le numéro d’une autre chambre, et une seule fois.
minicity-board-one-way = La chambre { $name } a un tunnel vers la chambre { $other } : il en faut donc un de { $other } vers { $name }.
minicity-board-ant = « { $ant } » n’est pas une fourmi. Choisissez parmi : { $allowed }.
minicity-board-marks = La chambre { $name } a { $places ->
    [one] { $places } emplacement
   *[other] { $places } emplacements
} : elle ne peut pas avoir plus de marques que cela, ni moins de zéro.
minicity-board-torn = On ne peut pas aller de la chambre 1 à la chambre { $name }. Reliez-les par des tunnels.
minicity-board-same-place = Les chambres { $name } et { $other } sont au même endroit. Déplacez-en une.
minicity-board-through = Le tunnel { $tunnel } traverse la chambre { $name }. Déplacez l’un ou l’autre.
minicity-board-crossing = Les tunnels { $tunnel } et { $other } se croisent. Déplacez une chambre, ou supprimez l’un des tunnels.
minicity-board-friend = « { $name } » n’est pas un ami. Choisissez parmi : { $allowed }.
minicity-board-without-friends = La fourmilière « { $hill } » n’a pas de cartes d’amis. Jouez sans amis, ou ajoutez la table « friends » à son fichier.
minicity-board-friend-missing = Il manque l’ami « { $name } ». Ajoutez-le avec son nombre de cartes et son coût.
minicity-board-friend-keys = L’ami « { $name } » doit avoir ces clés et aucune autre : { $keys }.
minicity-board-friend-value = « { $key } » de l’ami « { $name } » doit être un nombre entier de 1 à { $limit }, pas { $text }.
