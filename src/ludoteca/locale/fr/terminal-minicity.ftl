### Mini City à l’écran.

# Ce que veut dire un signe
minicity-terminal-legend = { $sign ->
    [token] jeton
    [free] emplacement libre
    [points] points d’amitié
   *[lit] au choix
}
# Jetons qu’une place n’a pas encore déchargés
minicity-terminal-left = { $count ->
    [one] { $count } restant
   *[other] { $count } restants
}
minicity-terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
minicity-terminal-small = Petit compartiment
minicity-terminal-reserve = Réserve
minicity-terminal-friends = Amis
# $kind : quand ils aident
minicity-terminal-market = { $kind ->
    [once] Amis à vendre : une fois par tour
   *[always] Amis à vendre : pour toujours
}
# Ce que fait un ami, en très peu de mots
minicity-terminal-effect = { $friend ->
    [millipede] un pas de plus
    [ladybird] répartit des jetons
    [dragonfly] échange deux fourmis
    [bumblebee] jeton ↔ réserve
    [stick-insect] carte joker
    [beetle] 1 ♥ par tour
    [orange-caterpillar] place pour 8
    [exotic-caterpillar] place pour 10
    [grasshopper] remplit aussitôt
   *[snail] 5 cartes
}
minicity-terminal-round = Manche { $number }
minicity-terminal-played = cartes jouées : { $played } sur { $limit }
minicity-terminal-pile = pioche : { $count }
minicity-terminal-discards = défausse :
minicity-terminal-road = Chemin { $number }
minicity-terminal-end = { $end ->
    [left] gauche
   *[right] droite
}
minicity-terminal-hand = Votre main
# Où se trouve la fourmi d’une carte
minicity-terminal-at = dans la chambre { $chamber }
minicity-terminal-outlook = Portée de la fourmi, si vous jouez sa carte à ce bout d’un chemin. +2 : vous pourriez décharger jusqu’à 2 jetons. ≈ : ensuite le ruisseau vide le chemin.
minicity-terminal-reach = Où cette fourmi peut s’arrêter (+2 : vous pourriez y décharger 2 jetons) :
minicity-terminal-steps = { $count ->
    [one] à { $count } tunnel
   *[other] à { $count } tunnels
}
minicity-terminal-unloaded = Déchargés en tout
minicity-terminal-of = { $count } sur { $share }
minicity-terminal-rank = Rang
# $roads : combien sont utilisés
minicity-terminal-hint-play = { $roads ->
    [1] Tapez une carte et un bout du chemin : « rg » joue la carte rouge au bout gauche. « done » termine votre tour.
   *[2] Tapez une carte, un chemin et un bout : « r1g » joue la carte rouge au bout gauche du chemin 1. « done » termine votre tour.
}
minicity-terminal-hint-chamber = Tapez une chambre marquée * sous la forme « c12 ». Si des choix sont listés dessous, un nombre seul désigne l’un d’eux.
minicity-terminal-hint-food = Tapez la lettre d’une nourriture : « y » pour un jeton jaune.
