### Mots de `ludoteca train` : son rapport, la fiche d’un réseau et ce qu’il fait.

bad-training-folder = Le dossier « { $folder } » n’est pas celui d’un entraînement, et il n’est pas vide. Rien n’y a été changé.
bad-training-other = Le dossier « { $folder } » contient un autre entraînement : { $what } y est { $there }, ici { $wanted }. Rien n’y a été changé.

training-stage = Génération { $number } : { $stage ->
    [searched] parties avec recherche
    [drills] parties à première vue
    [fit] ajustement du réseau
    [trial] épreuve contre le meilleur joueur jusqu’ici
   *[strength] force contre des adversaires fixes
}
training-done = { $better ->
    [0] Aucun réseau n’était meilleur que ce que l’on savait déjà.
   *[other] Le meilleur réseau est dans « { $folder } ».
} Le rapport est dans « { $report } ».

training-title = { $game } : un réseau qui apprend en jouant
training-lead = { $generations ->
    [one] { $generations } génération de parties a été jouée et apprise.
   *[other] { $generations } générations de parties ont été jouées et apprises.
} { $better ->
    [0] Aucun réseau n’a gagné son épreuve : le joueur d’avant reste.
    [one] Un réseau a gagné son épreuve contre le meilleur joueur d’avant.
   *[other] { $better } réseaux ont gagné leur épreuve contre le meilleur joueur d’avant.
}
training-part = { $part ->
    [strength] Force
    [losses] Ce qui est encore faux
   *[calibration] Dit et gagné
}
training-note = { $part ->
    [strength] Part des parties gagnées à la table habituelle, avec des intervalles à 95 %. La première ligne est l’épreuve séquentielle, qui décide si le réseau reste.
    [losses] Entropies croisées, époque par époque : moins vaut mieux. Si les positions mises à part vont de mal en pis, le réseau apprend par cœur.
   *[calibration] Positions de parties dont rien n’a été appris, selon la chance de gagner qui a été dite : combien ont été gagnées ? Sur la diagonale, les deux sont égales.
}
training-generation = Génération { $number }
training-verdict = { $better ->
    [yes] Il a gagné son épreuve : c’est maintenant le meilleur réseau.
   *[no] Il n’a pas gagné son épreuve : le joueur d’avant reste.
}
training-opponent = { $opponent ->
    [before] contre le meilleur réseau d’avant
    [beginner] contre le niveau « beginner »
   *[other] contre « { $opponent } »
}
training-by-hand = contre le savoir à la main, { $settings }
training-loss = { $loss ->
    [shares] chances de gagner
   *[choices] choix
}
training-series = { $series ->
    [learn] positions apprises
    [check] positions mises à part
    [learned] réseau
    [fair] part équitable
   *[hand] savoir écrit à la main
}
training-head = { $head ->
    [opponent] rencontre
    [won] gagné
    [interval] intervalle à 95 %
    [games] parties
    [epoch] époque
    [learn] apprises
    [check] mises à part
    [hand] à la main
    [by] dit par
    [said] dit
   *[positions] nombre de positions
}
training-told = De { $least } à { $greatest }.
training-brier = Score de Brier { $learned }, celui du savoir écrit à la main { $hand } (0 est le meilleur), sur { $positions } positions mises à part.
training-card-what = { $weights } poids, { $size } ko, pour { $subject }.
training-card-games = Génération { $generation } : { $games } parties avec { $iterations } itérations par recherche, { $drills } parties à première vue ; { $epochs } époques sur { $positions } positions ; graine { $seed }.
training-card-when = Terminé le { $day } après { $minutes } minutes ; ajusté sur : { $device }.
training-card-strength = A gagné { $rate } { $opponent } ({ $interval }, parties : { $games }).
