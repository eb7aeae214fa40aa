### Mots des analyses : une partie vue après coup.

review-still-running = Cette partie n’est pas finie. Elle pourra être analysée quand elle sera terminée.

## Tournants

# $played, $better : des choix comme le jeu les nomme ; les chiffres sont des centièmes de la victoire
review-gave-away = { $seat } : « { $played } » était { $verdict ->
    [blunder] une gaffe
    [mistake] une erreur
   *[other] une imprécision
}. Cela a coûté { $lost } % de la victoire ; il restait une chance de { $chance } %.
review-better = Mieux valait « { $better } » :
review-luck = { $sign ->
    [good] Une chance pour { $seat } : { $size } % de plus que prévu.
   *[other] Une malchance pour { $seat } : { $size } % de moins que prévu.
}

## Le compte rendu

review-title = { $game } : la partie analysée
review-lead = Les chances de gagner à chaque moment, chaque décision jugée, la chance séparée du talent. Recherche : { $iterations } itérations par position.
review-verdict = { $verdict ->
    [best] le mieux
    [good] bien
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review-part = { $part ->
    [balance] Chance et talent
    [curve] Chances de gagner
    [turning] Tournants
    [decisions] Ce qui aurait été mieux
   *[making] Comment cela a été fait
}
review-note = { $part ->
    [balance] La chance est ce que le hasard a donné de plus que prévu. Le talent est ce que les décisions du siège ont laissé échapper. Tous deux en centièmes de la victoire.
    [curve] Comme les voit une personne qui connaît toutes les mains.
    [turning] Les plus grands changements de la partie.
    [decisions] Chaque décision est jugée d’après ce que son siège pouvait savoir. Imprécision : à partir de { $inaccuracy } % perdus ; erreur : de { $mistake } % ; gaffe : de { $blunder } %.
   *[making] Cette commande refait le même compte rendu, à l’octet près.
}
review-head = { $head ->
    [seat] Siège
    [luck] Chance
    [skill] Talent
    [step] Étape
    [verdict] Jugement
    [played] Joué
    [better] Mieux
   *[lost] Perdu
}
review-balance = chance { $luck }, talent { $skill }
review-no-turning = Rien n’a fait basculer cette partie : aucune étape n’a beaucoup changé les chances.
review-no-faults = Personne n’aurait pu faire nettement mieux.
review-told = De l’étape 0 à { $steps }. À la fin : { $ends }.
review-step = Étape { $step }
review-written = L’analyse est dans « { $file } ».

## Sur la page

review-open = Analyse
review-making = Examen de l’étape { $done } sur { $total }…
review-again = Redemander
review-shares = { $seat } : { $share } %
review-lost = { $verdict } : { $lost } % de la victoire perdus
review-show = Montrer ce qui était mieux
review-table = Toutes les chances en tableau
review-line = Ce qui aurait suivi
review-try = Essayer à partir d’ici
